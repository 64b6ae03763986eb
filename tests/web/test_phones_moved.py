"""A host opens a game of other people while a phone is at its table."""

from pathlib import Path

from playwright.sync_api import Page, expect

from web.meeting import answered, give, is_connected
from web.two_devices import SITE, Launch, guest_of, host_of
from web.visitor import Visitor
from web.words import ENGLISH

ANSWERS = 12
FIRST = "html[data-game] [data-ply='{ply}']"


def ply_of(page: Page) -> str:
    """The number of answers given at the table on show."""
    return str(page.locator("[data-ply]").first.get_attribute("data-ply"))


def played_by_two(host: Visitor) -> str:
    """Let two people at one device answer; the number of answers in the end."""
    given = 0
    while given < ANSWERS:
        screen = host.look()
        host.decide(screen)
        given += not screen.device_for
    host.look()
    return ply_of(host.page)


def nameless_phone(host: Visitor, guest: Page) -> None:
    """Begin another game with an own phone, whose person types no name."""
    host.page.goto(f"{SITE}?players=you,phone&names=Dora,&start")
    field = host.page.locator("#phones-link")
    expect(field).not_to_have_value("")
    give(host, answered(guest, field.input_value(), ""))
    is_connected(host, guest)
    host.close()


def test_a_phone_sees_no_hand_of_another_game_before_the_host_says_whose_it_is(
    launch: Launch, dist: Path
) -> None:
    host, guest = host_of(launch(), dist), guest_of(launch(), dist)
    ply = played_by_two(host)
    nameless_phone(host, guest)
    host.leave()
    host.earlier_games().locator("[data-action=earlier]").first.click()
    expect(host.page.get_by_text(ENGLISH("phones-placing-nameless"))).to_be_visible()
    expect(guest.get_by_text(ENGLISH("joining-placing"))).to_be_visible()
    there = guest.locator(FIRST.format(ply=ply))
    expect(there).to_have_count(0)
    host.page.locator("[data-action=place-1]").click()
    expect(there.first).to_be_attached()
    expect(guest.get_by_text(ENGLISH("joining-placing"))).to_have_count(0)
    expect(host.page.get_by_text("Ben").first).to_be_visible()
