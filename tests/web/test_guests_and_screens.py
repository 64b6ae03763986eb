"""Guests ask, look back and stay for a rematch; a shared screen asks nothing."""

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from puerto_rico.game_type import PUERTO_RICO
from short_game import nearly_over
from tabletop.table.table import Table
from web.meeting import (
    GUEST_NAME,
    answered,
    give,
    is_connected,
    open_dialog,
    put_up,
    sat_down,
)
from web.person import Person
from web.two_devices import SITE, Launch, guest_of, host_of
from web.visitor import OPEN, Visitor
from web.words import ENGLISH

ASKED = "[data-question]:not([data-idle])"
MOST = 60


def finish(people: list[Person]) -> None:
    """Let the people play on until every device shows the end."""
    for _ in range(MOST):
        if all(one.page.locator("[data-screen=end]").count() for one in people):
            return
        for one in people:
            if one.page.locator(ASKED).count():
                one.decide(one.look())
                break
        people[0].page.wait_for_timeout(100)
    raise AssertionError("this game does not end")


def ended(launch: Launch, dist: Path) -> tuple[Visitor, Page, Page]:
    """A host, a guest and a shared screen at the end of a short game."""
    host, guest, screen = (
        host_of(launch(), dist),
        guest_of(launch(), dist),
        guest_of(launch(), dist),
    )
    host.page.get_by_role("button", name=ENGLISH("menu")).wait_for()
    host.come_to(nearly_over(), "person", "person")
    ben = sat_down(host, guest)
    put_up(host, screen)
    finish([host, ben])
    return host, guest, screen


def test_a_game_with_own_phones_invites_one_after_the_other(
    launch: Launch, dist: Path
) -> None:
    host = host_of(launch(), dist)
    host.page.goto(f"{SITE}?players=you,phone,phone&start")
    links = set()
    for seat, name in ((2, "Ben"), (3, "Cleo")):
        heading = ENGLISH("player", seat=seat)
        dialog = host.page.get_by_role("dialog")
        expect(dialog.get_by_role("heading", name=heading)).to_be_visible()
        field = host.page.locator("#phones-link")
        expect(field).not_to_have_value("")
        links.add(field.input_value())
        guest = guest_of(launch(), dist)
        give(host, answered(guest, field.input_value(), name))
        is_connected(host, guest)
    assert len(links) == 2
    expect(host.page.locator("[data-dialog] .ticks")).to_have_count(2)


def test_all_devices_look_back_and_a_rematch_keeps_them(
    launch: Launch, dist: Path
) -> None:
    host, guest, screen = ended(launch, dist)
    for page in (guest, screen):
        page.locator("[data-action=look-back]").click()
        finished = ENGLISH("look-back-finished", count=18)
        expect(page.get_by_text(finished)).to_be_visible(timeout=60_000)
        page.locator("[data-action=close-look-back]").click()
    guest.locator("[data-action=replay]").click()
    guest.locator("[data-action=step-on], [data-action=on]").first.click()
    expect(guest.locator("[data-screen=replay][data-ply='1']")).to_be_visible()
    host.page.locator("[data-action=rematch]").click()
    for page in (guest, screen):
        expect(page.locator("[data-screen=end]")).to_have_count(0)
        expect(page.locator("[data-ply='0']").first).to_be_attached()


def test_a_shared_screen_shows_no_hand_and_asks_nothing(
    launch: Launch, dist: Path
) -> None:
    host, screen = host_of(launch(), dist), guest_of(launch(), dist)
    open_dialog(host)
    host.close()
    put_up(host, screen)
    expect(screen.locator(".ask")).to_be_visible()
    for part in (".hand", ".acts", "[data-action=undo]"):
        expect(screen.locator(part).first).to_be_hidden()


def of_people(*names: str) -> str:
    """The save of a new game of Puerto Rico with these people."""
    people = [{"name": name, "kind": "person"} for name in names]
    options = {"seats": len(names), "seed": 5}
    return json.dumps(Table.new(PUERTO_RICO, options, people, False).save())


def test_all_devices_follow_the_host_to_another_game(
    launch: Launch, dist: Path
) -> None:
    host, guest, screen = (
        host_of(launch(), dist),
        guest_of(launch(), dist),
        guest_of(launch(), dist),
    )
    sat_down(host, guest)
    put_up(host, screen)
    host.leave()
    for page in (guest, screen):
        expect(page.get_by_text(ENGLISH("joining-elsewhere"))).to_be_visible()
    host.page.evaluate(OPEN, of_people("Anna", "", "Cleo"))
    there = "html[data-game=puerto_rico] [data-ply='0']"
    for page in (guest, screen):
        expect(page.locator(there).first).to_be_attached()
        expect(page.get_by_text(ENGLISH("joining-elsewhere"))).to_have_count(0)
    expect(host.page.get_by_text(GUEST_NAME).first).to_be_visible()
