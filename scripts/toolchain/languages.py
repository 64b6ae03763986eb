"""The sentences of every language, as the page fetches them: by game and by part."""

import json
import re
from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path
from typing import Final

from toolchain.game import Game
from toolchain.games import GAMES
from toolchain.steps import ROOT, fail, files_in

HOUSE: Final = ROOT / "web" / "words" / "locales"
"""The sentences of any game; each game has its own folder `locales`."""

WEB: Final = ROOT / "web"

OF_HOUSE: Final = {
    "devices": WEB / "devices",
    "statistics": WEB / "screens" / "statistics",
}
"""Folders of the house whose sentences load lazily."""

OF_GAME: Final = ("answers", "book", "explanations", "lessons")
"""Folders of games whose sentences load lazily."""

PARTS: Final = (*OF_GAME, *OF_HOUSE)

LOST: Final = (
    *("no_network", "no_host", "host_refuses", "file_gone", "signed_out"),
    *("blocked", "policy", "wrong_type", "load_file"),
)
"""The causes (`web/site/causes.js`) why the file of a language does not load."""

AGAIN: Final = "retry"
"""The word of the button there."""

TITLE: Final = "app-title"
"""The sentence that each game has for its title."""

OWN_NAME: Final = "language-name"
"""A language's own name: browsers take long to look that up."""


def languages() -> list[str]:
    """The tags of all languages."""
    return sorted(path.stem for path in files_in(HOUSE))


def sentences(language: str, game: str = GAMES[0].id) -> str:
    """The sentences of the house and of one game, without comments."""
    texts = files(language)
    return texts["house"] + texts[game]


def late_sentences(language: str, part: str, game: str = GAMES[0].id) -> str:
    """The sentences of a part that loads lazily, of the house or of a game."""
    texts = files(language)
    return texts[part] if part in OF_HOUSE else texts[f"{game}-{part}"]


def files(language: str) -> dict[str, str]:
    """All files of sentences that a page may fetch, by name, without comments."""
    return {name: _plain(path) for name, path in sources(language).items()}


def sources(language: str) -> dict[str, Path]:
    """The source of each of these files."""
    return dict(_sources(language))


def _sources(language: str) -> Iterator[tuple[str, Path]]:
    name = f"{language}.ftl"
    yield "house", HOUSE / name
    yield from ((part, at / "locales" / name) for part, at in OF_HOUSE.items())
    for game in GAMES:
        yield game.id, game.page / "locales" / name
        parts = ((part, game.page / part / "locales" / name) for part in OF_GAME)
        yield from ((f"{game.id}-{part}", at) for part, at in parts if at.exists())


def _plain(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    return re.sub(r"^(?:#.*)?\n", "", text, flags=re.MULTILINE)


def sentence(language: str, id: str, game: str = GAMES[0].id) -> str:
    """One sentence without facts, which the page shows before it has the others."""
    found = re.findall(f"^{id} = (.+)$", sentences(language, game), re.MULTILINE)
    return str(found[-1]) if found else fail(f"{language} has no sentence {id}.")


def error(language: str, id: str) -> str:
    """The sentence of an error."""
    return sentence(language, f"error-{id.replace('_', '-')}")


def title(language: str, game: Game) -> str:
    """The title of a game."""
    return sentence(language, TITLE, game.id)


def listed(place: Callable[[str, str], str]) -> str:
    """The list of all languages that the page is built with, as JSON.

    Args:
        place: puts a file of sentences somewhere by its name, and says where it is.
    """
    return json.dumps(
        {
            tag: {
                "files": {
                    name: place(f"{tag}-{name}", text)
                    for name, text in files(tag).items()
                },
                "causes": {id: error(tag, id) for id in LOST},
                "again": sentence(tag, AGAIN),
                "name": sentence(tag, OWN_NAME),
            }
            for tag in languages()
        }
    )


def paragraphs(id: str) -> str:
    """One sentence in every language, as it stands in the page itself."""
    said = {tag: sentence(tag, id) for tag in languages()}
    return "".join(f'<p lang="{tag}">{escape(text)}</p>' for tag, text in said.items())
