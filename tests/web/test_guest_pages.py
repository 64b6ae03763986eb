"""Axe finds nothing on the pages of guests, from the code to the lost connection."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from sanjuan.game_type import SAN_JUAN
from short_game import nearly_over
from tabletop.table.table import Table
from web.axe import COLOURS, RULES, violations
from web.layout import SIZES
from web.meeting import give, invited, link_for, open_dialog
from web.person import Person
from web.test_guests_and_screens import finish, of_people
from web.test_own_phones import decide_on
from web.two_devices import SITE, Launch, host_of, serve
from web.visitor import OPEN, Visitor
from web.words import ENGLISH, Words

TELEVISION: Final[ViewportSize] = {"width": 1920, "height": 1080}
SEEN: Final = [
    pytest.param(("fr", SIZES["phone"]), id="fr-phone"),
    pytest.param(("de", SIZES["tablet"]), id="de-tablet"),
    pytest.param(("en", TELEVISION), id="en-television"),
]
ASKED: Final = "[data-question]:not([data-idle])"
HEIGHTS: Final = "all => all.map((one) => one.getBoundingClientRect().height)"
OUTSIDE: Final = """(port) => [...port.children].filter((one) => {
  const [part, all] = [one, port].map((of) => of.getBoundingClientRect());
  return part.right > all.right + 1 || part.bottom > all.bottom + 1;
}).map((one) => one.className)"""
"""The parts of a harbour that hang out of it."""

pytestmark = pytest.mark.long


def opened(launch: Launch, dist: Path, language: str, size: ViewportSize) -> Page:
    """The page of a device in that language."""
    context = launch().new_context(
        locale=language, reduced_motion="reduce", viewport=size
    )
    serve(context, dist)
    return context.new_page()


def examine(page: Page, where: str) -> None:
    """Let axe look at a page by day, and at its colours by night."""
    for scheme, rules in (("light", RULES), ("dark", COLOURS)):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        assert violations(page, rules) == [], f"{where}, {scheme}"
    page.emulate_media(color_scheme="light")


def code_of(guest: Page, link: str) -> Locator:
    """The code with which a guest answers, after its name."""
    guest.goto(link)
    guest.locator("#joining-name").fill("Benjamin")
    guest.locator("#joining-name").press("Enter")
    expect(guest.locator("#joining-code")).not_to_have_value("")
    return guest.locator("#joining-code")


def seated(host: Visitor, guest: Page) -> Page:
    """The guest at the second seat."""
    give(host, code_of(guest, invited(host)).input_value())
    expect(guest.locator("[data-ply]").first).to_be_attached()
    host.close()
    return guest


def shared(launch: Launch, dist: Path, language: str) -> tuple[Visitor, Page]:
    """A host, and the television that shows its table."""
    host = host_of(launch(), dist)
    page = opened(launch, dist, language, TELEVISION)
    open_dialog(host)
    link = link_for(host, ENGLISH("phones-invite-screen"))
    give(host, code_of(page, link).input_value())
    expect(page.locator("html[data-shared]")).to_be_attached()
    return host, page


@pytest.fixture(params=SEEN)
def device(
    request: pytest.FixtureRequest, launch: Launch, dist: Path
) -> Iterator[tuple[Page, Words]]:
    """The page of a guest, and its words."""
    language, size = request.param
    page = opened(launch, dist, language, size)
    yield page, Words(language)
    page.context.close()


def test_the_way_to_a_table(
    device: tuple[Page, Words], launch: Launch, dist: Path
) -> None:
    page, say = device
    host = host_of(launch(), dist)
    link = invited(host)
    page.goto(link)
    expect(page.locator("#joining-name")).to_be_visible()
    examine(page, "a name")
    code_of(page, link)
    page.get_by_text(say("phones-as-text"), exact=True).click()
    examine(page, "the code")
    page.goto(f"{SITE}#join={link.partition('=')[2][:-9]}")
    page.reload()
    expect(page.get_by_text(say("pairing-cut"))).to_be_visible()
    examine(page, "a code that is cut")


def test_the_table_and_its_losses(
    device: tuple[Page, Words], launch: Launch, dist: Path
) -> None:
    page, say = device
    host = host_of(launch(), dist)
    seated(host, page)
    examine(page, "the table")
    while not page.locator(ASKED).count():
        decide_on((host, Person(page, say)), 1)
    examine(page, "the question")
    host.leave()
    expect(page.get_by_text(say("joining-elsewhere"))).to_be_visible()
    examine(page, "the host elsewhere")
    host.page.close()
    expect(page.get_by_text(say("joining-away"))).to_be_visible(timeout=20_000)
    examine(page, "a lost connection")


def test_the_end_and_the_look_back(
    device: tuple[Page, Words], launch: Launch, dist: Path
) -> None:
    page, say = device
    host = host_of(launch(), dist)
    host.page.get_by_role("button", name=ENGLISH("menu")).wait_for()
    host.come_to(nearly_over(), "person", "person")
    finish([host, Person(seated(host, page), say)])
    examine(page, "the end")
    page.locator("[data-action=look-back]").click()
    finished = say("look-back-finished", count=18)
    expect(page.get_by_text(finished)).to_be_visible(timeout=60_000)
    examine(page, "the look back")


def test_a_shared_screen_shows_the_city_of_everybody(
    launch: Launch, dist: Path
) -> None:
    host, page = shared(launch, dist, "en")
    people = [{"kind": "person"}] * 4
    table = Table.new(SAN_JUAN, {"seats": 4, "seed": 5}, people)
    host.page.evaluate(OPEN, json.dumps(table.save()))
    expect(page.locator(".rival .minis")).to_have_count(3)
    for size in ((1280, 720), (1920, 1080), (3840, 2160)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        heights = page.locator(".rival .minis").evaluate_all(HEIGHTS)
        assert min(heights) >= 50, size


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_shared_screen_keeps_the_harbour_whole(
    language: str, launch: Launch, dist: Path
) -> None:
    host, page = shared(launch, dist, language)
    for seats in (2, 3, 4, 5):
        host.page.evaluate(OPEN, of_people(*["Anna"] * (seats - 1), f"Last {seats}"))
        expect(page.get_by_text(f"Last {seats}").first).to_be_visible()
        for size in ((1280, 720), (1920, 1080), (3840, 2160)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            assert page.locator(".port").evaluate(OUTSIDE) == [], (seats, size)
    examine(page, "the shared screen")
