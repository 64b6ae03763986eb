"""A finger carries a settler on a phone without a mouse."""

import json
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page

from tabletop.base.rng import GUESTS, stream
from web.complaints import Complaints
from web.emptied import PLAIN
from web.games.guest import Guest
from web.games.kinds import GAMES, KINDS, Kind
from web.person import READY
from web.pressing import MIDDLE
from web.stand_in import stand_in
from web.visitor import AT_ONCE
from web.waiting import until
from web.words import ENGLISH

ISLAND: Final = next(kind for kind in KINDS if kind.id == "puerto-rico")

CIRCLES: Final = "[data-place=city] :is([data-sort=circle], [data-sort=tile])"
PICKED: Final = f"""() => [...document.querySelectorAll("{CIRCLES}")]
  .filter((one) => one.ariaPressed === "true").map((one) => one.dataset.option)"""


def middle(one: Locator) -> tuple[float, float]:
    """The middle of an element, once it can be touched there."""
    while not (found := one.evaluate(MIDDLE)):
        one.page.wait_for_timeout(10)
    x, y = found
    return x, y


def drag(page: Page, begin: tuple[float, float], end: tuple[float, float]) -> None:
    """Draw a finger over the glass, as the system reports it to the browser."""
    session = page.context.new_cdp_session(page)
    between = ((begin[0] + end[0]) / 2, (begin[1] + end[1]) / 2)
    for type, at in (
        ("touchStart", begin),
        ("touchMove", between),
        ("touchMove", end),
        ("touchEnd", None),
    ):
        points = [{"x": at[0], "y": at[1]}] if at else []
        session.send("Input.dispatchTouchEvent", {"type": type, "touchPoints": points})
    session.detach()


def placing(kind: Kind) -> str:
    """The save of a table whose person places settlers and leaves circles free."""
    table, rng = kind.table(), stream(1, GUESTS[0])
    while (asked := table.game.question) is not None:
        mine = asked.name == "place" and asked.seat == 0
        if mine and 1 < asked.low < len(asked.options):
            return json.dumps(table.save())
        table.game.answer(asked.sample(rng))
    raise AssertionError("nobody places settlers")


@pytest.fixture(scope="module")
def page(browser: Browser, with_toys: str, kind: Kind) -> Iterator[Page]:
    """The page of a game on a phone without a mouse."""
    phone = browser.new_context(
        viewport={"width": 390, "height": 664},
        locale="en-GB",
        reduced_motion="reduce",
        has_touch=True,
        is_mobile=True,
    )
    phone.add_init_script(PLAIN)
    context = stand_in(phone, games=GAMES)
    complaints = Complaints(context)
    page = context.new_page()
    page.add_init_script(AT_ONCE)
    page.goto(f"{with_toys}?play={kind.id}")
    until(page, READY, ENGLISH("loading-ready"), seconds=60)
    yield page
    context.close()
    assert complaints.unexpected() == []


@pytest.mark.parametrize("kind", [ISLAND], ids=[ISLAND.id], scope="module")
def test_a_finger_carries_a_settler_to_a_free_circle(page: Page, kind: Kind) -> None:
    Guest(page).come_to(placing(kind))
    before = page.evaluate(PICKED)
    circles = page.locator(CIRCLES)
    here = circles.and_(page.locator("[aria-pressed=true]")).first
    there = circles.and_(page.locator("[aria-pressed=false]")).first
    options = [one.get_attribute("data-option", timeout=5000) for one in (here, there)]
    drag(page, middle(here), middle(there))
    until(page, f"(before) => String(({PICKED})()) !== String(before)", before)
    assert {*page.evaluate(PICKED)} == {*before} - {options[0]} | {options[1]}
