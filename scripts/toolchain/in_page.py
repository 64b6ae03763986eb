"""Makes the inline parts of the page, which are there before any other file."""

import json
import re
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Final

from toolchain import facts, greetings, languages
from toolchain.bundle import bundle
from toolchain.games import GAMES
from toolchain.policy import AS_IT_IS
from toolchain.stage import font_file, from_page
from toolchain.steps import OF_SITE, ROOT, fail

UNSTARTED: Final = "unstarted"
"""The sentences, in every language, that show until the page's script has drawn."""

OF_GAME: Final = ("app-title", "app-description")
"""The sentences of a game that a page has before its script."""

ALONE: Final = (
    "--splitting=false",
    "--format=iife",
    "--log-override:empty-import-meta=silent",  # the code that asks for that is cut
)
"""Options for a script without global names."""


def contents(addresses: Mapping[str, object]) -> dict[str, str]:
    """The content that replaces the comments of these names.

    Args:
        addresses: the files that `web/early.js` fetches.
    """
    known = json.dumps({tag: {} for tag in languages.languages()})
    early = _script("early", LANGUAGES=known, SEVERAL=facts.names()["SEVERAL"])
    told = f'<meta name="early" content="{escape(json.dumps(addresses))}">'
    greet = _script("greet", LANGUAGES=known)
    return {
        "unstarted": languages.paragraphs(UNSTARTED),
        "slash": _script("slash"),
        "early": f"{told}\n{early}",
        "dress": _script("dress"),
        "greeting": f"{greetings.templates()}\n{greet}",
    }


def _script(name: str, **names: object) -> str:
    source = ROOT / "web" / f"{name}.js"
    script = bundle(source, OF_SITE / name, *ALONE, **names)
    return f"<script {AS_IT_IS}>{inline(script)}</script>"


def template() -> str:
    """The page, with the name, the title and the description of its first game."""
    page = (ROOT / "web" / "index.html").read_text(encoding="utf-8")
    title, about = (escape(languages.sentence("en", id)) for id in OF_GAME)
    said = f'<meta name="description" content="{about}">\n<title>{title}</title>'
    named = page.replace('data-game=""', f'data-game="{GAMES[0].id}"')
    return filled(named, {"title": said})


def module_link(path: Path) -> str:
    """The link that fetches a module before another one asks for it."""
    return f'<link rel="modulepreload" href="{from_page(path)}">'


def font_link(name: str) -> str:
    """The link that fetches a font along with the styles that name it."""
    kind = 'rel="preload" as="font" type="font/woff2" crossorigin'
    return f'<link {kind} href="./{font_file(name)}">'


def filled(page: str, parts: Mapping[str, str]) -> str:
    """The page with these in the place of comments of their names."""
    for name, part in parts.items():
        before, comment, after = page.partition(f"<!-- {name} -->")
        if not comment:
            fail(f"The page has no place for what is called {name}.")
        page = before + part + after
    return page


def inline(path: Path) -> str:
    """A script or a style sheet that stands in the page."""
    return checked(path.name, path.read_text(encoding="utf-8").strip())


def checked(name: str, text: str) -> str:
    """The text, if the page does not take it to end before its end."""
    if re.search(r"<!--|</(?:script|style)", text):
        fail(f"{name} cannot stand in a page: it would end there too early.")
    return text
