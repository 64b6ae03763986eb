"""Every game is played on own phones: a browser for each seat, joined by WebRTC."""

import json
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright

from web.games.guest import READ, Guest
from web.games.kinds import GAMES, KINDS, Kind
from web.own_network import own_network
from web.stand_in import stand_in
from web.test_own_phones import sat_down
from web.toys.building import build
from web.two_devices import SITE, launcher, serve
from web.visitor import AT_ONCE, Visitor
from web.waiting import until

PRESSES: Final = 60
WAITING: Final = """() => document.querySelector("[data-screen=end]") !== null
  || document.querySelector("[data-question]:not([data-idle])") !== null"""


@pytest.fixture(scope="module")
def browser(
    playwright: Playwright, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Browser]:
    """A browser in a network of its own; each device has a profile of its own."""
    folder = tmp_path_factory.mktemp("devices")
    with own_network() as network, launcher(network, playwright, folder) as launch:
        yield launch()


def profile(browser: Browser) -> BrowserContext:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    serve(context, build())
    return context


def seated(browser: Browser, kind: Kind) -> list[Page]:
    """The pages of all seats, the host's first."""
    (option,) = (o for o in kind.type.game.rules.options if o.name == "seats")
    seats = min(option.choices)
    page = stand_in(profile(browser), games=GAMES).new_page()
    page.add_init_script(AT_ONCE)
    players = ",".join(["you"] * seats)
    page.goto(f"{SITE}?play={kind.id}&players={players}&start")
    guests = [profile(browser).new_page() for _ in range(seats - 1)]
    host = Visitor(page)
    for seat, guest in enumerate(guests, 2):
        sat_down(host, guest, f"Player {seat}")
    return [page, *guests]


def press(pages: list[Page], turn: int) -> bool:
    """Let the person press who is asked; false at the end of the game."""
    asked: list[Page] = []
    while not asked:
        asked = [page for page in pages if page.evaluate(WAITING)]
    who = Guest(asked[0])
    who.turn = turn
    before = str(who.page.evaluate(READ))
    read = json.loads(before)
    if read["over"]:
        return False
    who.go_on(read)
    until(who.page, f"(seen) => ({READ})() !== seen", before)
    return True


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
def test_a_game_is_played_on_a_phone_for_each_seat(
    browser: Browser, kind: Kind
) -> None:
    pages = seated(browser, kind)
    for turn in range(PRESSES):
        if not press(pages, turn):
            break
    for page in pages:
        page.context.close()
