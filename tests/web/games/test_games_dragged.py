"""A piece is carried by mouse, pen or finger; anything doubtful changes nothing."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from serve import served
from toolchain.steps import ROOT
from web.complaints import Complaints
from web.emptied import PLAIN
from web.games.boards import (
    ALONE,
    BARE,
    CARRIED,
    ISLANDS,
    LOST,
    NOTE,
    Board,
    Hand,
    halfway,
    moved,
)
from web.games.kinds import GAMES, ISLAND
from web.person import READY
from web.stand_in import stand_in
from web.visitor import AT_ONCE
from web.waiting import until
from web.words import ENGLISH

BOARDS: Final = {"bare": ALONE, "puerto-rico": ISLANDS}


@pytest.fixture(scope="module", params=BOARDS)
def board(request: pytest.FixtureRequest) -> Board:
    """A bare page and a game in turn."""
    return BOARDS[request.param]


@pytest.fixture(scope="module")
def page(
    browser: Browser, board: Board, request: pytest.FixtureRequest
) -> Iterator[Page]:
    """A page with a mouse and a screen for fingers."""
    window: ViewportSize = {"width": 1024, "height": 1400}
    context = browser.new_context(
        viewport=window, has_touch=True, locale="en-GB", reduced_motion="reduce"
    )
    stand_in(context, games=GAMES)
    complaints = Complaints(context)
    page = context.new_page()
    page.add_init_script(PLAIN)
    if board is ALONE:
        with served(ROOT / "web", "/") as address:
            page.route(
                "**/board",
                lambda route: route.fulfill(content_type="text/html", body=BARE),
            )
            page.goto(f"{address}board")
            yield page
    else:
        page.add_init_script(AT_ONCE)
        page.goto(f"{request.getfixturevalue('with_toys')}?play={ISLAND.id}")
        until(page, READY, ENGLISH("loading-ready"), seconds=60)
        yield page
    context.close()
    assert complaints.unexpected() == []


@pytest.fixture
def hand(page: Page, board: Board) -> Iterator[Hand]:
    """A hand over the board."""
    board.come_to(page)
    page.evaluate(NOTE)
    page.evaluate("getSelection().removeAllRanges()")
    hand = Hand(page, board)
    yield hand
    hand.leave()


def settled(hand: Hand) -> list[str]:
    """The picked options, once the page has drawn."""
    hand.page.wait_for_timeout(100)
    return hand.picked()


def begin(hand: Hand) -> None:
    """Carry a piece half the way by the mouse."""
    here, there = hand.here(), hand.there()
    hand.press(here)
    hand.move(halfway(here, there), there)


@pytest.mark.parametrize("pointer", ["mouse", "pen"])
def test_a_piece_is_carried_to_a_free_place(hand: Hand, pointer: str) -> None:
    before, here, there = hand.picked(), hand.here(), hand.there()
    hand.press(here, pointerType=pointer)
    hand.move(halfway(here, there), there, pointerType=pointer)
    assert hand.carries()
    hand.release(there, pointerType=pointer)
    assert moved(before, settled(hand))
    assert not hand.carries()


def test_a_carried_piece_lies_under_the_pointer_and_is_not_animated(hand: Hand) -> None:
    begin(hand)
    (x, y), piece = hand.there(), hand.page.locator(CARRIED)
    box = piece.bounding_box()
    assert box
    assert abs(box["x"] + box["width"] / 2 - x) < 2
    assert abs(box["y"] + box["height"] / 2 - y) < 2
    assert piece.evaluate("(one) => one.getAnimations().length") == 0
    hand.release(hand.here())


def test_a_finger_carries_a_piece(hand: Hand) -> None:
    before, here, there = hand.picked(), hand.here(), hand.there()
    hand.touch("touchStart", here)
    hand.touch("touchMove", halfway(here, there))
    hand.touch("touchMove", there)
    assert hand.carries()
    hand.touch("touchEnd")
    assert moved(before, settled(hand))


def test_esc_in_a_drag_changes_nothing_and_the_release_does_nothing(hand: Hand) -> None:
    before, there = hand.picked(), hand.there()
    begin(hand)
    hand.page.keyboard.press("Escape")
    assert not hand.carries()
    hand.move(halfway(hand.here(), there), there)
    hand.release(there)
    assert settled(hand) == before


def test_esc_over_the_place_of_the_piece_does_not_press_it(hand: Hand) -> None:
    before, here = hand.picked(), hand.here()
    begin(hand)
    hand.page.keyboard.press("Escape")
    hand.move(here)
    hand.release(here)
    assert settled(hand) == before


def test_a_piece_that_returns_to_its_place_stays_there(hand: Hand) -> None:
    before, here = hand.picked(), hand.here()
    begin(hand)
    hand.move(here)
    hand.release(here)
    assert settled(hand) == before


def test_a_lost_release_drops_nothing_and_the_next_click_presses(hand: Hand) -> None:
    before, there = hand.picked(), hand.there()
    begin(hand)
    hand.mouse("mouseMoved", there, down=False)
    assert not hand.carries()
    assert settled(hand) == before
    here = hand.here()
    hand.press(here)
    hand.release(here)
    assert settled(hand) == before[1:]


@pytest.mark.parametrize("how", LOST)
def test_a_lost_pointer_drops_nothing(hand: Hand, how: str) -> None:
    before, there = hand.picked(), hand.there()
    begin(hand)
    hand.page.evaluate(LOST[how])
    hand.move(there)
    assert not hand.carries()
    hand.release(there)
    assert settled(hand) == before


def test_a_second_finger_neither_moves_nor_drops_a_piece(hand: Hand) -> None:
    before = hand.picked()
    here, there, other = hand.here(), hand.there(), hand.other()
    hand.touch("touchStart", here)
    hand.touch("touchMove", halfway(here, there))
    hand.touch("touchStart", second=other)
    place = hand.page.locator(CARRIED).bounding_box()
    hand.touch("touchMove", second=there)
    assert hand.page.locator(CARRIED).bounding_box() == place
    hand.touch("touchEnd", second=there)
    assert hand.carries()
    assert settled(hand) == before
    hand.touch("touchMove", there)
    hand.touch("touchEnd")
    assert moved(before, settled(hand))


def test_two_fingers_at_once_carry_nothing(hand: Hand) -> None:
    before = hand.picked()
    here, there, other = hand.here(), hand.there(), hand.other()
    hand.touch("touchStart", here)
    hand.touch("touchStart", second=other)
    hand.touch("touchMove", there)
    assert not hand.carries()
    hand.touch("touchEnd")
    assert settled(hand) == before


@pytest.mark.parametrize("begins", ["here", "beside"])
def test_no_text_is_selected_by_a_drag(hand: Hand, begins: str) -> None:
    here: tuple[float, float] = getattr(hand, begins)()
    there = hand.there()
    hand.press(here)
    hand.move(halfway(here, there), there)
    assert hand.page.evaluate("String(getSelection())") == ""
    hand.page.keyboard.press("Escape")
    hand.move(halfway(here, there), here, there)
    assert hand.page.evaluate("String(getSelection())") == ""
    hand.release(here)
    assert hand.page.evaluate("String(getSelection())") == ""


def test_a_press_that_hardly_moves_is_a_tap(hand: Hand) -> None:
    before, (x, y) = hand.picked(), hand.here()
    hand.press((x, y))
    hand.move((x + 5, y + 4))
    assert not hand.carries()
    hand.release((x + 5, y + 4))
    assert settled(hand) == before[1:]
    hand.page.touchscreen.tap(*hand.there())
    assert len(settled(hand)) == len(before)


def test_a_key_presses_a_piece_after_a_drag(hand: Hand) -> None:
    begin(hand)
    hand.release(hand.beside())
    before = settled(hand)
    hand.page.locator("[data-lifts]").first.focus()
    hand.page.keyboard.press("Space")
    assert settled(hand) == before[1:]


@pytest.mark.parametrize("begins", ["beside", "there"])
def test_a_finger_beside_the_pieces_scrolls_the_page(hand: Hand, begins: str) -> None:
    hand.page.evaluate("document.body.style.minHeight = '4000px'")
    before, (x, y) = hand.picked(), getattr(hand, begins)()
    scrolled = hand.page.evaluate("scrollY")
    hand.touch("touchStart", (x, y))
    for far in range(20, 220, 20):
        hand.touch("touchMove", (x, y - far))
    hand.touch("touchEnd")
    until(hand.page, "(before) => scrollY > before + 50", scrolled)
    assert hand.picked() == before
    hand.page.evaluate("document.body.style.minHeight = ''; scrollTo(0, 0)")
