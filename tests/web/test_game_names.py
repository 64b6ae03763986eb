"""No name of a game, of its options or of its parts stands outside of its folders."""

import re
from pathlib import Path
from typing import Final

import pytest

from game_words import told, words_in
from toolchain import games
from toolchain.steps import ROOT

WEB: Final = ROOT / "web"
GAMES: Final = [path.parent for path in WEB.glob("games/*/index.js")]
COMMENT: Final = re.compile(r"/\*.*?\*/|(?<=\s)//[^\n]*", re.DOTALL)
TEXT: Final = re.compile(r'"([^"\n]*)"')
ATTRIBUTE: Final = re.compile(r"\[(data-[\w-]+)")
WRITTEN: Final = re.compile(r"[\s\"]\??(data-[a-z][\w-]*)=")
PLACE: Final = re.compile(r'data-place="(\w+)"')
DIALOG: Final = re.compile(r'^export const name = .*"([\w-]+)"', re.MULTILINE)
NAME: Final = re.compile(
    "|".join(game.id.replace("_", ".?") for game in games.GAMES), re.IGNORECASE
)

LISTS: Final = {"games/index.js", "games/late.js"}
"""The lists of games, with `games/cards.js`, which has their names as data."""

NAMED: Final = {
    *("site/names.js", "site/scripts.js", "games/cards.js"),
    *("embed/host/drawn.js", "embed/host/element.js", "embed/host/embed.js"),
    "embed/protocol.js",
}
"""The name of the whole page: in stored data, in its element for host pages."""

ORDINARY: Final = {"guest", "keep", "kept", "load", "moved", "place", "settled", "won"}
"""Questions and events whose names are words for anything."""

OFFERED: Final = {"data-keeps-key", "data-lifts", "data-part", "data-thing"}
"""Attributes for the parts of any game: a key while a part stands for no option, the
name of a row of points, for a coach to point at, the number of a thing, to open, and a
piece that a drag lifts."""

OF_THEIR_OWN: Final[dict[str, set[str]]] = {
    "devices/inviting.js": {"offer"},
    "devices/joining.js": {"offer"},
    "devices/pairing/connection.js": {"offer"},
    "dialogs/settings.js": {"scores"},
    "screens/look_back/luck.js": {"rivals"},
    "storage/earlier.js": {"offer"},
    "storage/offer.js": {"offer"},
}
"""Scripts with a thing of that name: the setting of points, the luck of the rivals, the
offer to install, and the offer of a connection."""


def code(path: Path) -> str:
    """The code of a script, without comments."""
    return COMMENT.sub("", path.read_text(encoding="utf-8"))


PAGE: Final = {
    path.relative_to(WEB).as_posix(): code(path)
    for path in sorted(WEB.rglob("*.js"))
    if not any(path.is_relative_to(game) for game in GAMES)
}
OWN: Final = "".join(
    code(path) for game in sorted(GAMES) for path in sorted(game.rglob("*.js"))
)


def drawn(pattern: re.Pattern[str]) -> set[str]:
    """The attributes and classes in templates of games, and in none of the page."""
    return set(pattern.findall(OWN)) - set(pattern.findall("".join(PAGE.values())))


PARTS: Final = (told() | drawn(PLACE) | set(DIALOG.findall(OWN))) - ORDINARY
ATTRIBUTES: Final = drawn(WRITTEN) - OFFERED


def named(text: str) -> set[str]:
    """The parts that a script of the page names."""
    return set(TEXT.findall(text)) & PARTS | set(ATTRIBUTE.findall(text)) & ATTRIBUTES


@pytest.mark.parametrize("script", PAGE)
def test_a_script_outside_the_folders_of_games_names_no_part_of_one(
    script: str,
) -> None:
    assert named(PAGE[script]) <= OF_THEIR_OWN.get(script, set())
    assert words_in([PAGE[script]]) == set()


def test_only_the_lists_of_games_and_the_name_of_the_page_name_a_game() -> None:
    said = {script for script, text in PAGE.items() if NAME.search(text)}
    assert said <= {*LISTS, *NAMED}
