"""Compare two pages that draw the same game with different hidden cards.

    python -m proofs.drawn_alike                two games of each sort
    python -m proofs.drawn_alike --games 1

Three people play the same game at one device on two pages. The first page gets the
table as it is. In games of the first sort the second page gets the table with a new
deal of everything that the viewer may not know, the save included. In games of the
second sort one person sees the same cards on both pages, and the two others see other
cards on the second page whenever they have the device; both pages take the answers of
the first. At each decision both pages must be equal, letter by letter: all that they
draw, name, read out and store. Games of the second sort leave out the decisions of the
two others.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, ClassVar, Final
from unittest.mock import patch

from playwright.sync_api import Browser, sync_playwright

import build_site
from proofs.face_down import Open, eyes, twin, twin_for
from sanjuan import Game
from sanjuan.page.facts import Table as Facts
from serve import served
from tabletop.page.bridge import Bridge
from toolchain.browsers import installed_browser
from web.person import Person
from web.screen import Screen
from web.stand_in import stand_in
from web.waiting import until

DRAWN: Final = """() => {
  const told = (one) =>
    one.nodeType === Node.TEXT_NODE ? one.data
    : one.nodeType !== Node.ELEMENT_NODE ? ""
    : `<${one.localName}${marks(one)}>${[...one.childNodes].map(told).join("")}`;
  const marks = (one) =>
    [...one.attributes].map(({ name, value }) => ` ${name}=${value}`).sort().join("");
  const held = document.activeElement;
  const focus = held.localName + marks(held);
  const fields = [...document.querySelectorAll("input, select, textarea")].map(
    ({ id, value, checked }) => `${id} ${value} ${checked}`,
  );
  const kept = [location.href, history.state, { ...sessionStorage }, window.name];
  const text = JSON.stringify([document.title, focus, fields, kept]);
  return [text, told(document.documentElement)].join("\\n");
}"""
"""All elements with their attributes, all texts, the values of all fields, and the data
that the browser stores for this page."""

SETTLED: Final = "!('switching' in document.documentElement.dataset)"
"""Whether the two frames after a change of settings are over."""

OPTIONS: Final[tuple[dict[str, Any], ...]] = (
    {"seed": 4, "expansion": True},
    {"seed": 5, "choose_four": True},
)
NAMES: Final = ("Person", "Person", "Person")
LONGEST: Final = 10_000
"""More decisions than any game takes."""
HANDED_ON: Final = 300
"""The screens to compare of a game of the second sort: a few rounds."""
STIRRED: Final = 5
"""Screens between two looks at a card."""


class Dealing(Bridge):
    """A bridge that sends the twin of each table, with other hidden cards."""

    def request(self, text: str) -> str:
        """The reply to a message, about the twin."""
        reply = json.loads(super().request(text))
        if reply["type"] == "view" and self.table:
            reply["table"] = twin(self.table, Random(self.table.game.ply)).facts()
        return json.dumps(reply)


class Noting(Bridge):
    """A bridge that notes the answers it takes, and the hand that lies open."""

    answers: ClassVar[dict[int, object]]
    eyes: ClassVar[int | None] = None

    def request(self, text: str) -> str:
        """The reply to a message."""
        message, reply = json.loads(text), super().request(text)
        if message["type"] == "answer":
            self.answers[message["ply"]] = message["answer"]
        if self.table:
            type(self).eyes = eyes(self.table)
        return reply


def bridges_for(seat: int) -> tuple[type[Noting], type[Bridge]]:
    """Two bridges of one game: the second shows the other people a new deal."""

    class First(Noting):
        answers: ClassVar[dict[int, object]] = {}

    class Second(Bridge):
        def request(self, text: str) -> str:
            message = json.loads(text)
            if message["type"] == "answer":
                message["answer"] = First.answers[message["ply"]]
            reply = json.loads(super().request(json.dumps(message)))
            if reply["type"] == "view" and self.table:
                reply["table"] = as_told(seat, self.table)
            return json.dumps(reply)

    return First, Second


def as_told(seat: int, table: Open) -> Facts:
    """The facts that this person knows; the two others see a new deal.

    Such a deal has the old options, so no reason explains why it offers a card or not.
    """
    other = twin_for(seat, table, Random(table.game.ply))
    if eyes(table) in (None, seat):
        return other.facts()
    with patch.object(Game, "barred", return_value={}):
        return other.facts()


def stir(person: Person, screen: Screen) -> None:
    """Look at a card, near and in full: either may leave something in the page."""
    if not screen.hand:
        return
    card = person.page.locator(".hand [data-card]:not([aria-pressed=true])").first
    for place in (8, 12):  # the first may scroll the page, and then nothing is shown
        card.hover(position={"x": place, "y": place})
    person.page.locator(".peek:popover-open").wait_for()
    card.click(button="right")
    person.close()


def screens(person: Person, stirs: bool = False) -> Iterator[str]:
    """The whole page at each decision, to the end of the game."""
    for count in range(LONGEST):
        screen = person.look()
        until(person.page, SETTLED)
        yield person.page.evaluate(DRAWN)
        if screen.over:
            return
        if stirs and count % STIRRED == 0:
            stir(person, screen)
        person.decide(screen)


def begun(browser: Browser, site: str, bridge: type[Bridge], options: Any) -> Person:
    """Three people who have begun a game at a page with such a bridge."""
    context = browser.new_context(reduced_motion="reduce", locale="en-GB")
    person = Person(stand_in(context, bridge).new_page())
    person.open(site)
    person.set_sail(*NAMES, **options)
    return person


def compare(
    browser: Browser, site: str, options: Any, most: int | None = None
) -> tuple[int, list[str]]:
    """The number of screens compared in a game, and their differences."""
    pages = [begun(browser, site, bridge, options) for bridge in (Bridge, Dealing)]
    pairs = zip(*map(screens, pages), strict=True)
    return differences(pages, islice(pairs, most))


def compare_for(
    seat: int, browser: Browser, site: str, options: Any, most: int | None = None
) -> tuple[int, list[str]]:
    """The same for a page where the two others have seen other cards."""
    first, second = bridges_for(seat)
    pages = [begun(browser, site, bridge, options) for bridge in (first, second)]
    pairs = zip(*(screens(person, stirs=True) for person in pages), strict=True)
    may_know = (pair for pair in pairs if first.eyes in (None, seat))
    return differences(pages, islice(may_know, most))


def differences(
    pages: list[Person], pairs: Iterator[tuple[str, ...]]
) -> tuple[int, list[str]]:
    """The number of pairs of screens, and the differences."""
    count, faults = 0, list[str]()
    for one, other in pairs:
        count += 1
        if one != other:
            faults.append(f"screen {count}: {difference(one, other)}")
    for person in pages:
        person.page.context.close()
    return count, faults


def difference(one: str, other: str) -> str:
    """The text around the first difference of two screens."""
    place = next(
        (n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0
    )
    return f"{one[place - 60 : place + 60]!r}, not {other[place - 60 : place + 60]!r}"


def main(arguments: list[str] | None = None) -> None:
    """Print the number of screens compared; fail if any differ."""
    made = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    made.add_argument("--games", type=int, default=len(OPTIONS))
    games = made.parse_args(arguments).games
    build_site.build()
    count, faults = 0, list[str]()
    with served(build_site.DIST) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=installed_browser(), args=["--no-sandbox"]
        )
        for seat, options in enumerate(OPTIONS[:games]):
            for more, found in (
                compare(browser, site, options),
                compare_for(seat, browser, site, options, HANDED_ON),
            ):
                count, faults = count + more, faults + found
        browser.close()
    print(f"screens: {count:,}, differences: {len(faults)}")
    if faults:
        sys.exit(faults[0])


if __name__ == "__main__":
    main()
