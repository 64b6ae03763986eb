"""An evening: a game at a table of own phones, played quickly in real browsers."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page

from tabletop.table.registry import Registry
from web.meeting import put_up, sat_down
from web.stand_in import stand_in
from web.two_devices import SITE, serve
from web.visitor import AT_ONCE, Visitor
from web.words import ENGLISH

QUICK: Final = Path(__file__).with_name("quick.js")
LOOK: Final = """globalThis.quick?.look()
  ?? { ply: -1, asked: "", over: false, points: "" }"""
"""Reads a page; one that has yet to open the site shows nothing."""
WHOLE: Final = 1200
"""Seconds that a game may take; five devices on a busy machine are slow."""
PAUSE: Final = 15
SELDOM: Final = 200
"""Milliseconds between two looks for the end."""
PROCESSES: Final = 3
"""The browsers of an evening: those of the host and of two guests."""
TABLES: Final = {
    "san-juan": (4, True),
    "puerto-rico": (5, False),
    "lucky-market": (3, True),
    "duel": (2, True),
}
"""By game: its seats, and whether a shared screen shows it."""


class Seen(NamedTuple):
    """The sight of a table at one device."""

    ply: float
    """The number of answers given; infinite at the end."""
    asked: str
    """The question to this device; empty: none."""
    over: bool
    points: str
    """The tables of points on the end screen."""


class Device:
    """A page at the table, with a person who answers quickly."""

    def __init__(self, page: Page, name: str = "") -> None:
        self.page = page
        self.name = name
        page.add_init_script(AT_ONCE)
        page.add_init_script(path=QUICK)

    def look(self) -> Seen:
        """The sight of its table."""
        read: dict[str, Any] = self.page.evaluate(LOOK)
        return Seen(**read)

    def play(self, seed: int, pause: int = PAUSE) -> None:
        """Answer from now on, with that many milliseconds between two presses."""
        self.page.evaluate("([seed, pause]) => quick.play(seed, pause)", [seed, pause])

    def rest(self) -> int:
        """Answer no more; the number of presses so far."""
        self.page.evaluate("quick.rest()")
        presses: int = self.page.evaluate("quick.presses()")
        return presses

    def until_over(self) -> Seen:
        """The sight of the end; looks seldom, because a game needs the processor."""
        end = time.monotonic() + WHOLE
        while not (seen := self.look()).over:
            assert time.monotonic() < end, f"this game does not end: {seen}"
            self.page.wait_for_timeout(SELDOM)
        return seen._replace(points=named(seen.points, self.name))


def named(points: str, name: str) -> str:
    """The points with the name of a person whom the own device calls “You”."""
    cells = (line.split("\t") for line in points.splitlines())
    return "\n".join(
        "\t".join(name if name and cell == ENGLISH("you") else cell for cell in line)
        for line in cells
    )


def opened(browser: Browser, site: Path) -> Page:
    """The page of a new profile that gets the files of a built site."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    serve(context, site)
    return context.new_page()


class Evening:
    """The devices at a table: the host, a guest at every other seat, and a screen."""

    def __init__(self, host: Device, guests: list[Device], screen: Device | None):
        self.host = host
        self.guests = guests
        self.screen = screen

    @property
    def devices(self) -> list[Device]:
        """All of them, the host first."""
        return [self.host, *self.guests, *([self.screen] if self.screen else [])]

    def play(self, seed: int) -> None:
        """Let all people answer."""
        for number, device in enumerate((self.host, *self.guests)):
            device.play(seed + 1000 * number)

    def ends(self) -> list[Seen]:
        """The end, as each device shows it."""
        return [device.until_over() for device in self.devices]

    def close(self) -> None:
        """Close all profiles."""
        for device in self.devices:
            device.page.context.close()


def begin_evening(
    browsers: Sequence[Browser], site: Path, games: Registry, game: str
) -> Evening:
    """A new game at own phones.

    The first browser is the host's, the next ones are those of guests; the last one is
    that of all further devices.
    """
    seats, has_screen = TABLES[game]
    pages = [opened(browser, site) for browser in _each(browsers, seats + has_screen)]
    host = Device(pages[0], "Player 1")
    guests = [Device(page, f"Guest {seat}") for seat, page in enumerate(pages[1:], 2)]
    stand_in(host.page.context, games=games)
    people = ",".join(["you"] * seats)
    host.page.goto(f"{SITE}?play={game}&players={people}&start")
    person = Visitor(host.page)
    for seat, guest in enumerate(guests[: seats - 1], 2):
        sat_down(person, guest.page, f"Player {seat}", guest.name)
    if has_screen:
        put_up(person, guests[-1].page)
    return Evening(host, guests[: seats - 1], guests[-1] if has_screen else None)


def _each(browsers: Sequence[Browser], count: int) -> Sequence[Browser]:
    """The browsers of that many devices."""
    return [*browsers, *[browsers[-1]] * count][:count]
