"""A finger plays whole games and carries a settler on a phone without a mouse."""

import json
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page

from tabletop.base.rng import GUESTS, stream
from web.emptied import PLAIN
from web.games.guest import Guest
from web.games.kinds import ISLAND, Kind
from web.pressing import MIDDLE
from web.waiting import until

CIRCLES: Final = "[data-place=city] :is([data-sort=circle], [data-sort=tile])"
PICKED: Final = f"""() => [...document.querySelectorAll("{CIRCLES}")]
  .filter((one) => one.ariaPressed === "true").map((one) => one.dataset.option)"""


class Toucher(Guest):
    """A person with a finger."""

    def pick(self, option: int) -> None:
        """Tap an option."""
        tap(self.page.locator(f"[data-place=board] [data-option='{option}']").first)

    def confirm(self) -> None:
        """Tap the button."""
        tap(self.page.locator("[data-action=confirm]"))

    def decline(self) -> None:
        """Tap the button."""
        tap(self.page.locator("[data-action=pass]"))


def middle(one: Locator) -> tuple[float, float]:
    """The middle of an element, once it can be touched there."""
    while not (found := one.evaluate(MIDDLE)):
        one.page.wait_for_timeout(10)
    x, y = found
    return x, y


def tap(one: Locator) -> None:
    """Touch an element with a finger, shortly."""
    one.page.touchscreen.tap(*middle(one))


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


def phone(browser: Browser) -> BrowserContext:
    """The profile of a phone without a mouse."""
    context = browser.new_context(
        viewport={"width": 390, "height": 664},
        locale="en-GB",
        reduced_motion="reduce",
        has_touch=True,
        is_mobile=True,
    )
    context.add_init_script(PLAIN)
    return context


@pytest.fixture(scope="module")
def profile() -> Callable[[Browser], BrowserContext]:
    """Makes the profile of a new browser: a phone's."""
    return phone


@pytest.mark.long
def test_a_whole_game_is_played_by_touch(page: Page, kind: Kind) -> None:
    toucher = Toucher(page)
    toucher.come_to(kind.begun())
    assert toucher.play()["over"]


@pytest.mark.parametrize("kind", [ISLAND], ids=[ISLAND.id], scope="module")
def test_a_finger_carries_a_settler_to_a_free_circle(page: Page, kind: Kind) -> None:
    Toucher(page).come_to(placing(kind))
    before = page.evaluate(PICKED)
    circles = page.locator(CIRCLES)
    here = circles.and_(page.locator("[aria-pressed=true]")).first
    there = circles.and_(page.locator("[aria-pressed=false]")).first
    options = [one.get_attribute("data-option", timeout=5000) for one in (here, there)]
    drag(page, middle(here), middle(there))
    until(page, f"(before) => String(({PICKED})()) !== String(before)", before)
    assert {*page.evaluate(PICKED)} == {*before} - {options[0]} | {options[1]}
