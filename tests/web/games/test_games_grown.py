"""Text may grow on every screen of every game: nothing overlaps or is cut.

`pytest -m "first or deep or long" tests/web/games/test_games_grown.py` runs all of it.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from hasty import look_back_in_haste
from locales import LANGUAGES
from toolchain.steps import ROOT
from web.complaints import Complaints
from web.emptied import still
from web.games.kinds import GAMES, KINDS, Kind
from web.games.walk import PARTS, SHOWN, Walk
from web.growth import CASES, Grower
from web.person import READY
from web.stand_in import stand_in
from web.visitor import AT_ONCE
from web.waiting import until
from web.words import Words

WEB: Final = ROOT / "web"
NAMED: Final = re.compile(r'^export const name = .*\("([\w-]+)"\);$', re.MULTILINE)
HOUSE: Final = [WEB / "screens", WEB / "dialogs", WEB / "parts" / "book"]

WHOLE: Final = {
    *(("san-juan", "start"), ("san-juan", "shared")),
    *(("duel", "start"), ("duel", "shared"), ("lucky-market", "shared")),
}
"""The parts that have no fault left in German, which has the longest words."""

UNFINISHED: Final = (
    pytest.mark.long,
    pytest.mark.xfail(reason="some faults are left, of spaced text above all"),
)


WALKS: Final = [
    pytest.param(
        *(kind, language, part),
        id=f"{kind.id}-{language}-{part}",
        marks=() if language == "de" and (kind.id, part) in WHOLE else UNFINISHED,
    )
    for kind in KINDS
    for language in LANGUAGES
    for part in PARTS
]
"""Every part of every game in every language."""


def named(*folders: Path) -> set[str]:
    """The names of the screens and dialogs whose scripts lie in these folders."""
    scripts = [path for folder in folders for path in folder.rglob("*.js")]
    return {name for one in scripts for name in NAMED.findall(one.read_text("utf-8"))}


def of_game(kind: Kind) -> set[str]:
    """The names of the dialogs that the game itself has."""
    return named(WEB / "games" / kind.id.replace("-", "_") / "dialogs")


@pytest.fixture
def opened(browser: Browser, with_toys: str) -> Iterator[Callable[[Kind, str], Page]]:
    """Opens the start screen of a game in a language, in a new profile."""
    contexts = list[tuple[BrowserContext, Complaints]]()

    def open_game(kind: Kind, language: str) -> Page:
        context = stand_in(still(browser, language), games=GAMES)
        contexts.append((context, Complaints(context)))
        page = context.new_page()
        page.add_init_script(AT_ONCE)
        page.goto(f"{with_toys}?play={kind.id}")
        until(page, READY, Words(language)("loading-ready"), seconds=60)
        return page

    yield open_game
    for context, complaints in contexts:
        context.close()
        assert complaints.unexpected() == []


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
    assert not found, "\n".join(found)
    due = SHOWN[part] if kind is KINDS[0] else set[str]()
    own = of_game(kind) if part == "table" else set[str]()
    assert walk.seen >= due | own - {"book"}
