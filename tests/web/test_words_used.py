"""Each game words all that its scripts say, and nothing else."""

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast

from locales import (
    HOUSE_NAME,
    PAGES,
    WEB,
    messages_in,
    own_entries,
    own_patterns,
    parts,
)
from toolchain.games import GAMES
from web.toys.games import GAMES as TOYS

CALL: Final = re.compile(r"\b(?:t|tell)\(((?:[^,()]|\([^)]*\))*)")
"""A call for words, up to its first comma."""
QUOTED: Final = re.compile(r'"([a-z]+(?:-[\w-]+)+(?:\.\w+)?)"')
LITERAL: Final = re.compile(r'["`]([a-z][\w-]*)(?:\.[\w-]+)?["`]')
TEMPLATE: Final = re.compile(
    r"`([a-z][a-z-]*-)\$\{[^`]*?\}((?:-[a-z-]+)?)(?:\.[a-z]+)?`"
)
"""An id that a script makes of a word: the parts around the word."""

games: Final = pytest.mark.parametrize("game", PAGES)


def read(paths: list[Path]) -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(paths))


@cache
def house() -> str:
    """The scripts of the house."""
    found = WEB.rglob("*.js")
    return read([one for one in found if own(one)])


def own(script: Path) -> bool:
    """Whether a script is of the house: no folder of a game holds it."""
    return not any(page in script.parents for page in PAGES.values())


def ids(owner: str) -> set[str]:
    """The ids of the messages that the house or a game words."""
    return {one.id.name for one in messages_in(own_entries(owner, "en"))}


def options(id: str) -> set[str]:
    """The ids of the words for the declared options of a game, and their values."""
    (game,) = [one for one in (*GAMES, *TOYS) if one.id == id]
    found = set()
    for option in game.catalogue()["options"]:
        name = f"new-{option['name']}".replace("_", "-")
        values = option.get("values", ())
        assert isinstance(values, list | tuple)
        found |= {name, f"{name}-note", *(f"{name}-{value}" for value in values)}
    return found


@games
def test_every_id_that_a_game_asks_for_has_words(game: str) -> None:
    calls = CALL.findall(read([*PAGES[game].rglob("*.js")]))
    asked = {id for call in calls for id in QUOTED.findall(call)}
    said = {*own_patterns(HOUSE_NAME, "en"), *own_patterns(game, "en")}
    assert asked - said == set()


@games
def test_no_message_of_a_game_is_unused(game: str) -> None:
    page = PAGES[game]
    code = house() + read([*page.rglob("*.js"), *page.rglob("*.json")])
    ends = {*TEMPLATE.findall(code)}
    entries = own_entries(game, "en")
    referred = {
        one.id.name for each in entries for one in parts(each, ast.MessageReference)
    }
    used = referred | {*LITERAL.findall(code)} | ids(HOUSE_NAME) | options(game)
    made = {
        id for id in ids(game) for a, b in ends if id.startswith(a) and id.endswith(b)
    }
    assert ids(game) - used - made == set()
