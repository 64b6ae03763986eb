"""A drawing lays a table out a few times, not again and again.

A container of container queries has its styles computed at each layout. So a part whose
height depends on its own row, which the browser then tries out, counts several times.
"""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page

from web.games.guest import Guest
from web.games.kinds import Kind
from web.games.test_games_touched import phone
from web.layout import SIZES, give_window

pytestmark = pytest.mark.deep

DRAWINGS: Final = """() => {
  window.drawings = 0;
  new MutationObserver((seen) => { drawings += seen.length; })
    .observe(document.documentElement, { attributeFilter: ["data-game"] });
}"""
"""Counts drawings: each sets the game of the document."""

ANSWERS: Final = 6
MOST: Final = 25
"""The most computations of style in a drawing: a new layout of the table takes 40."""


@pytest.fixture(scope="module")
def profile() -> Callable[[Browser], BrowserContext]:
    """Makes the profile of a new browser: a phone's."""
    return phone


def computed(session: CDPSession) -> int:
    """The number of times that the page has computed styles."""
    found: list[dict[str, Any]] = session.send("Performance.getMetrics")["metrics"]
    (count,) = (one["value"] for one in found if one["name"] == "RecalcStyleCount")
    return int(count)


def most_seats(kind: Kind) -> int:
    """The most seats of a game."""
    (seats,) = (o for o in kind.type.game.rules.options if o.name == "seats")
    return max(int(choice) for choice in seats.choices)


@pytest.mark.parametrize("size", SIZES)
def test_a_drawing_computes_styles_a_few_times(
    page: Page, kind: Kind, size: str
) -> None:
    give_window(page, SIZES[size])
    guest = Guest(page)
    guest.come_to(kind.begun(most_seats(kind)))
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    page.evaluate(DRAWINGS)
    before = computed(session)
    for _ in range(ANSWERS):
        if guest.answer()["over"]:
            break
    drawings = page.evaluate("drawings")
    assert drawings
    assert (computed(session) - before) / drawings < MOST
