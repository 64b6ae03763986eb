"""The start screens as a newcomer sees them, drawn by the build in every language.

They stand in the page itself, so that one is seen before the page's script is there.
`web/greet.js` shows it.
"""

import re
import subprocess
import tempfile
from html import escape
from pathlib import Path
from typing import Final

from toolchain import facts, languages
from toolchain.game import Game
from toolchain.games import GAMES
from toolchain.page_script import bundle_for_node
from toolchain.steps import OF_SITE, ROOT, fail

MADE: Final = OF_SITE / "greeting"

UNSTARTED: Final = "unstarted-greeted"
"""The sentences that show once the page's script has taken long."""

NO_BROWSER: Final = {
    "LANGUAGES": languages.listed(lambda name, _: name),
    "location": {"href": "https://page.invalid/", "search": "", "hash": ""},
}
"""The parts of a browser that the page's scripts ask for as they load."""

NOT_SHOWN: Final = re.compile(
    r"<!--.*?-->|<\?>| (?:checked|selected)=\"false\"", re.DOTALL
)
"""Marks for lit-html; and properties as attributes, which check a box all the same."""

SPACE: Final = re.compile(r"\s+", re.ASCII)
"""Not those spaces at which a line may not break."""

DRAWING: Final = re.compile(r"<svg\b.*?</svg>", re.DOTALL)


def templates() -> str:
    """The greeting of each game and language, and once for all of them the drawings."""
    source = ROOT / "scripts" / "toolchain" / "greeting.mjs"
    script = bundle_for_node(source, MADE, **NO_BROWSER, **facts.names())
    drawings: dict[str, int] = {}

    def numbered(found: re.Match[str]) -> str:
        number = drawings.setdefault(found[0], len(drawings))
        return f'<svg data-drawing="{number}"></svg>'

    greetings = {
        f"{game.id}-{tag}": DRAWING.sub(numbered, _greeting(script, game, tag))
        for game in GAMES
        for tag in languages.languages()
    }
    parts = {"drawings": "".join(drawings), **greetings}
    return "\n".join(
        f'<template id="greeting-{id}">{text}</template>' for id, text in parts.items()
    )


def _greeting(script: Path, game: Game, tag: str) -> str:
    """That of one game in one language, on a line of its own."""
    drawn = SPACE.sub(" ", NOT_SHOWN.sub("", _drawn(script, game, tag)))
    return f"{drawn}<p>{escape(languages.sentence(tag, UNSTARTED))}</p>"


def _drawn(script: Path, game: Game, tag: str) -> str:
    """The start screen as lit-html's own renderer writes it."""
    with tempfile.NamedTemporaryFile("w", encoding="utf-8") as sentences:
        sentences.write(languages.sentences(tag, game.id))
        sentences.flush()
        command = ["node", str(script), game.id, tag, sentences.name]
        done = subprocess.run(command, stdout=subprocess.PIPE, encoding="utf-8")
    if done.returncode:
        fail(f"The start screen of {game.id} could not be drawn in {tag}.")
    return done.stdout
