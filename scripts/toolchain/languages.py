"""The sentences of every language, as the page fetches them: one file for each."""

import json
import re
from collections.abc import Callable, Iterable
from html import escape
from pathlib import Path
from typing import Final

from toolchain.steps import ROOT, fail, files_in

HOUSE = ROOT / "web" / "words" / "locales"
"""The sentences of any game."""

GAMES = ROOT / "web" / "games"
"""Each game's own sentences are in its folder `locales`."""

SCREENS = ROOT / "web" / "screens"

PARTS: Final = ("book", "explanations", "lessons", "statistics")
"""Folders of games and screens whose sentences load lazily."""

LOST: Final = "error-load-words"
"""The sentence for a language whose file does not load."""

AGAIN: Final = "retry"
"""The word of the button there."""

OWN_NAME: Final = "language-name"
"""A language's own name: browsers take long to look that up."""


def languages() -> list[str]:
    """The tags of all languages."""
    return sorted(path.stem for path in files_in(HOUSE))


def sentences(language: str) -> str:
    """All sentences of a language, the games' after the house's, without comments."""
    games = sorted(GAMES.glob(f"*/locales/{language}.ftl"))
    return _joined([HOUSE / f"{language}.ftl", *games])


def late_sentences(language: str, part: str) -> str:
    """The sentences of one part that loads lazily."""
    return _joined(late_files(language, part))


def late_files(language: str, part: str) -> list[Path]:
    """The files of a part: of a screen of that name, or of parts of games."""
    folders = (SCREENS, *sorted(GAMES.iterdir()))
    files = (one / part / "locales" / f"{language}.ftl" for one in folders)
    return [path for path in files if path.is_file()]


def _joined(files: Iterable[Path]) -> str:
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    return re.sub(r"^(?:#.*)?\n", "", text, flags=re.MULTILINE)


def sentence(language: str, id: str) -> str:
    """One sentence without facts, which the page shows before it has the others."""
    found = re.search(f"^{id} = (.+)$", sentences(language), re.MULTILINE)
    return found[1] if found else fail(f"{language} has no sentence {id}.")


def listed(place: Callable[[str, str], str]) -> str:
    """The list of all languages that the page is built with, as JSON.

    Args:
        place: puts the sentences of a language somewhere, and says where they are.
    """
    return json.dumps(
        {
            tag: {
                "file": place(tag, sentences(tag)),
                **{part: place(tag, late_sentences(tag, part)) for part in PARTS},
                "lost": sentence(tag, LOST),
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
