"""Offline, an address of a game that was never opened leads to one that was."""

from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tabletop.table.codes import deal_code, game_code
from web.form import start_button
from web.games.kinds import KINDS, Kind
from web.games.own_python import own_python
from web.games.test_games_offline import KEPT
from web.loading import wait_until_ready
from web.words import ENGLISH

Way = Callable[[Kind], str]

WAYS: Final[dict[str, Way]] = {
    "name": lambda kind: f"?play={kind.id}",
    "start": lambda kind: f"?play={kind.id}&level=random&start",
    "deal": lambda kind: f"#deal={deal_code(kind.table())}",
    "game": lambda kind: f"#game={game_code(kind.table())}",
    "puzzle": lambda kind: f"?play={kind.id}#puzzle=1",
    "book": lambda kind: f"?play={kind.id}#book=R1",
}
"""The addresses of a game."""


@pytest.fixture(scope="module")
def page(browser: Browser, with_toys: str, kind: Kind) -> Iterator[Page]:
    """A page without a network, in a browser that has one game."""
    with own_python(browser, "ERR_|Failed to|preload|Uncaught") as page:
        page.goto(f"{with_toys}?play={kind.id}&level=random")
        wait_until_ready(page)
        page.evaluate(KEPT)
        page.context.set_offline(True)
        yield page


PAIRS: Final = [(kind.id, way) for kind in KINDS for way in WAYS]


@pytest.mark.pyodide
@pytest.mark.parametrize(("other", "way"), PAIRS)
def test_a_game_that_is_not_there_gives_way_to_one_that_is(
    page: Page, with_toys: str, kind: Kind, other: str, way: str
) -> None:
    (lost,) = (one for one in KINDS if one.id == other)
    if lost == kind:
        pytest.skip("This game is there.")
    address = f"{with_toys}{WAYS[way](lost)}"
    page.goto("about:blank")
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_have_text(kind.title)
    told = ENGLISH("error-no-network", file=lost.title)
    expect(page.locator("[role=alert]").filter(has_text=told)).to_be_visible()
    assert page.url == address


@pytest.mark.pyodide
def test_the_game_that_is_there_is_played(
    page: Page, with_toys: str, kind: Kind
) -> None:
    (lost, *_) = (one for one in KINDS if one != kind)
    page.goto("about:blank")
    page.goto(f"{with_toys}?play={lost.id}")
    wait_until_ready(page)
    start_button(page).click()
    page.get_by_role("button", name="Menu").wait_for()
