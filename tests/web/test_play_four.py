"""Two people and two computers at one device: the facts for each, and its holder.

New Buildings have more hidden decisions than the base game.
"""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page

from web.final import final_points, headline, points_of
from web.layout import SIZES
from web.person import Person
from web.prepared import replayed
from web.screen import Screen

HIDDEN = {"start_hand", "build", "pay", "keep", "discard", "office", "chapel", "bank"}
"""Decisions from cards that no other player may see."""

WATCH = """
window.glimpses = [];
const secret = ["start_kept", "drew", "councillor_drew", "kept", "discarded", "tucked"];
const told = secret.map((event) => `.log [data-event=${event}] [data-named]`).join();
const drawn = ".tray:not([aria-label='Cards revealed'])";
function glimpse() {
  const device = document.querySelector("[data-action=take-device]");
  if (device) return `to ${device.textContent.trim().replace("I am ", "")}`;
  const open = document.querySelector(`.hand > ol [data-card], ${drawn}, ${told}`);
  if (!open) return null;
  const board = document.querySelector(".hand");
  return board.getAttribute("aria-label").split("’s hand")[0];
}
new MutationObserver(() => {
  const seen = glimpse();
  if (seen && seen !== window.glimpses.at(-1)) window.glimpses.push(seen);
}).observe(document, { childList: true, subtree: true, attributes: true });
"""
"""Records whose cards can be seen, and the receiver of the device, at every change.

The cards that a gold mine reveals are for all to see.
"""


def holds_device(before: str | None, screen: Screen) -> str | None:
    """The player that has the device with open cards after this decision."""
    if screen.device_for:
        return screen.device_for
    return before if before == screen.asked else None


def check_hand_overs(seen: list[Screen]) -> int:
    """Check that the device changes hands exactly before another's hidden decision."""
    holder: str | None = None
    count = 0
    for screen, after in pairwise(seen):
        if name := screen.device_for:
            count += 1
            assert name != holder
            assert not screen.hand and not screen.offered
            assert (after.asked, after.stage in HIDDEN) == (name, True)
        elif screen.stage in HIDDEN:
            assert holder == screen.asked
        assert screen.open_hand in (None, holder)
        holder = holds_device(holder, screen)
    return count


def check_glimpses(glimpses: list[str]) -> None:
    """Check that no cards were open for a moment before the device was handed over."""
    holder = ""
    for glimpse in glimpses:
        if glimpse.startswith("to "):
            holder = glimpse.removeprefix("to ")
        else:
            assert glimpse == holder


@pytest.fixture
def people(page: Page, site: str) -> Person:
    """People on a phone that records the cards and the person it shows them to."""
    page.add_init_script(WATCH)
    page.set_viewport_size(SIZES["phone"])
    people = Person(page)
    people.open(site)
    people.want_turns_at_once()
    people.set_sail(*("Person", "Computer, medium") * 2, expansion=True, seed=4)
    return people


def test_two_people_share_the_device(people: Person) -> None:
    for _ in range(20):
        people.decide(people.look())
    assert check_hand_overs(people.seen) > 5
    check_glimpses(people.page.evaluate("window.glimpses"))


@pytest.mark.long
def test_two_people_share_the_device_to_the_end(people: Person) -> None:
    people.play()
    assert check_hand_overs(people.seen) > 10
    check_glimpses(people.page.evaluate("window.glimpses"))
    people.page.locator(".others > summary").click()  # a phone folds this button
    game, names = replayed(people.keep()), ("Player 1", "Tomás", "Player 3", "Inés")
    assert final_points(people.page) == points_of(game, names)
    assert re.search(r"wins? (the|with)|share the win", headline(people.page))
