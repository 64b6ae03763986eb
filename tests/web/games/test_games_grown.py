"""Text may grow on every screen of every game: nothing overlaps or is cut.

`pytest -m "first or deep or long" tests/web/games/test_games_grown.py` runs all of it.
"""

import re
import tomllib
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page

from hasty import look_back_in_haste
from locales import LANGUAGES
from toolchain.steps import ROOT
from web.games.kinds import KINDS, Kind
from web.games.walk import PARTS, SHOWN, Walk
from web.growth import CASES, Grower

WEB: Final = ROOT / "web"
NAMED: Final = re.compile(r'^export const name = .*\("([\w-]+)"\);$', re.MULTILINE)
HOUSE: Final = [WEB / "screens", WEB / "dialogs", WEB / "parts" / "book"]

LEFT: Final = Path(__file__).with_name("faults_left.toml")
CEILINGS: Final = tomllib.loads(LEFT.read_text(encoding="utf-8"))
"""By game and part: the number of known faults in each language. It may only fall."""

COUNTED: Final = {"start", "shared"}
"""The parts of Puerto Rico whose faults are counted."""
UNCOUNTED: Final = {("puerto-rico", part) for part in PARTS} - {
    ("puerto-rico", part) for part in (*COUNTED, *CEILINGS.get("puerto-rico", {}))
}
"""The games and parts whose faults the table does not hold yet."""


def ceiling(kind: Kind, part: str, language: str) -> int:
    """The known faults of a part in a language; nought if it is not in the table."""
    number: int = CEILINGS.get(kind.id, {}).get(part, {}).get(language, 0)
    return number


def marks(kind: Kind, part: str, language: str) -> Sequence[pytest.MarkDecorator]:
    """German has the longest words: a part that is whole there runs more often."""
    if (kind.id, part) in UNCOUNTED:
        return pytest.mark.long, pytest.mark.xfail(reason="its faults are not counted")
    is_quick = language == "de" and ceiling(kind, part, language) == 0
    return () if is_quick else (pytest.mark.long,)


def walked() -> Iterator[tuple[Kind, str, str]]:
    """Every part of every game in every language."""
    yield from product(KINDS, LANGUAGES, PARTS)


WALKS: Final = [
    pytest.param(
        *(kind, language, part),
        id=f"{kind.id}-{language}-{part}",
        marks=marks(kind, part, language),
    )
    for kind, language, part in walked()
]


def named(*folders: Path) -> set[str]:
    """The names of the screens and dialogs whose scripts lie in these folders."""
    scripts = [path for folder in folders for path in folder.rglob("*.js")]
    return {name for one in scripts for name in NAMED.findall(one.read_text("utf-8"))}


def of_game(kind: Kind) -> set[str]:
    """The names of the dialogs that the game itself has."""
    return named(WEB / "games" / kind.id.replace("-", "_") / "dialogs")


def test_the_table_of_faults_left_holds_existing_parts_with_faults() -> None:
    numbers = {
        (game, part, language): number
        for game, parts in CEILINGS.items()
        for part, languages in parts.items()
        for language, number in languages.items()
    }
    walks = {(kind.id, part, language) for kind, language, part in walked()}
    assert numbers.keys() <= walks
    assert all(number > 0 for number in numbers.values())


def test_the_walk_shows_every_screen_and_dialog_of_the_page() -> None:
    assert set().union(*SHOWN.values()) == named(*HOUSE)


@pytest.mark.first("san-juan-de-start")
@pytest.mark.parametrize(("kind", "language", "part"), WALKS)
def test_nothing_overlaps_or_is_cut_where_text_grows(
    opened: Callable[[Kind, str], Page],
    kind: Kind,
    language: str,
    part: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    look_back_in_haste(monkeypatch)
    page = opened(kind, language)
    walk, grower = Walk(page, kind), Grower(page)
    found = [f"{at}: {one}" for at in walk.part(part) for one in grower.faults(CASES)]
    known = ceiling(kind, part, language)
    assert len(found) <= known, "\n".join([f"{len(found)} > {known}", *found])
    lower = f"Lower [{kind.id}.{part}] {language} in {LEFT.name} to {len(found)}."
    assert len(found) == known, lower
    due = SHOWN[part] if kind is KINDS[0] else set[str]()
    own = of_game(kind) if part == "table" else set[str]()
    assert walk.seen >= due | own - {"book"}
