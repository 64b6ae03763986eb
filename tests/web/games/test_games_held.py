"""A long press explains a part of the table; only one pointer at a time makes one."""

from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from web.games.boards import ISLANDS, Hand, middle
from web.games.guest import Guest
from web.games.kinds import ISLAND, KINDS, Kind
from web.games.test_games_touched import phone

SUBJECTS: Final = "[data-place=board] [data-what=role]"

LONG: Final = 900
"""Milliseconds in which any long press would have opened something."""


@pytest.fixture(scope="module")
def profile() -> Callable[[Browser], BrowserContext]:
    """Makes the profile of a new browser: a phone's."""
    return phone


@pytest.fixture
def hand(page: Page, kind: Kind) -> Iterator[Hand]:
    """A hand over a new table that explains its roles."""
    Guest(page).come_to(kind.begun())
    hand = Hand(page, ISLANDS)
    yield hand
    hand.leave()
    page.keyboard.press("Escape")


def subject(hand: Hand, number: int) -> Locator:
    """A role on the board."""
    return hand.page.locator(SUBJECTS).nth(number)


def explained(hand: Hand) -> list[str | None]:
    """The roles that are explained after a while."""
    hand.page.wait_for_timeout(LONG)
    marked = hand.page.locator("[data-explained]").all()
    return [one.get_attribute("data-of") for one in marked]


WITH_ROLES: Final = [kind for kind in KINDS if kind.id in {"san-juan", "puerto-rico"}]
of_roles = pytest.mark.parametrize(
    "kind", WITH_ROLES, ids=lambda kind: kind.id, scope="module"
)


@of_roles
@pytest.mark.parametrize("first", ["pen", "palm"])
def test_a_palm_beside_a_pen_explains_nothing(hand: Hand, first: str) -> None:
    mine, other = subject(hand, 0), subject(hand, 1)
    role, pen, palm = mine.get_attribute("data-of"), middle(mine), middle(other)
    if first == "palm":
        hand.touch("touchStart", palm)
        hand.page.wait_for_timeout(100)
    hand.press(pen, pointerType="pen")
    if first == "pen":
        hand.page.wait_for_timeout(100)
        hand.touch("touchStart", palm)
    assert explained(hand) == [role]
    hand.touch("touchEnd")
    hand.release(pen, pointerType="pen")
    expect(hand.page.locator("[data-explanation]")).to_have_count(1)


@of_roles
def test_a_palm_that_leaves_does_not_end_the_press_of_a_pen(hand: Hand) -> None:
    mine, other = subject(hand, 0), subject(hand, 1)
    role, pen, palm = mine.get_attribute("data-of"), middle(mine), middle(other)
    hand.press(pen, pointerType="pen")
    hand.touch("touchStart", palm)
    hand.touch("touchMove", (palm[0], palm[1] + 40))
    hand.touch("touchEnd")
    assert explained(hand) == [role]
    hand.release(pen, pointerType="pen")


@of_roles
def test_two_fingers_explain_nothing(hand: Hand) -> None:
    hand.touch("touchStart", middle(subject(hand, 0)))
    hand.touch("touchStart", second=middle(subject(hand, 1)))
    assert explained(hand) == []
    hand.touch("touchEnd")


@pytest.mark.parametrize("kind", [ISLAND], ids=[ISLAND.id], scope="module")
def test_a_finger_that_has_explained_a_piece_does_not_carry_it(hand: Hand) -> None:
    ISLANDS.come_to(hand.page)
    before, (x, y) = hand.picked(), hand.here()
    hand.touch("touchStart", (x, y))
    hand.page.locator("[data-explained]").wait_for()
    hand.touch("touchMove", (x + 20, y))
    hand.touch("touchMove", (x + 40, y))
    assert not hand.carries()
    hand.touch("touchEnd")
    hand.page.wait_for_timeout(100)
    assert hand.picked() == before
