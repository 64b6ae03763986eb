"""Measure a table of own phones: bytes, memory, and how soon devices show an answer.

    python -m bench.devices                    every row
    python -m bench.devices --joins 3 --answers 40

Host and guests are Chromiums in a network of their own, connected by WebRTC; the host
has its own Python in the browser. A guest's first visit ends when it shows the table;
the time to that begins when the host has the guest's code. An answer takes from the
press at one device until the next table has reached the last one; beside it is the time
until all have drawn it, on the cores that they share here. Four people play San Juan,
and a shared screen shows it; no computer thinks.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from statistics import median
from typing import Any, Final, NamedTuple, TypedDict

from playwright.sync_api import Page, Playwright, sync_playwright

import build_site
from bench import visits, weights
from bench.host import Line, behind
from bench.room import Room, room
from proofs.memory import own, proportional, resident
from web.evening import Device
from web.meeting import answered, give, invited, link_for, open_dialog, put_up, sat_down
from web.own_network import run_inside
from web.visitor import Visitor
from web.waiting import until
from web.words import ENGLISH

INSIDE: Final = "--inside"
"""Marks the program once it runs in the network."""
SEATS: Final = 4
IDLE: Final = 15_000
"""Milliseconds a page is left alone before it is weighed."""
MEASURES: Final = {"Pss": proportional, "RssAnon": own, "RSS": resident}
"""By the system's name: the memory of a process. The first one, which splits a page of
memory among the processes that share it, is the cost of a process, and has the bound.
RssAnon leaves the browser's program out; RSS counts it for each process in full.
"""
THOUGHT: Final = 400
"""Milliseconds between two presses, so that no device still draws the last answer."""
LONG: Final = 300
"""Seconds in which the answers are given."""
PRESSED: Final = """() => {
  const note = ({ key }) => {
    if (key === "Enter") window.begun = performance.timeOrigin + performance.now();
  };
  document.addEventListener("keydown", note, true);
}"""
"""Notes when the host gets the guest's code."""
PAINTED: Final = """(() => {
  const painted = () => window.painted ??= performance.timeOrigin + performance.now();
  const seen = new MutationObserver(() => {
    if (!document.querySelector("[data-ply]")) return;
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(painted));
  });
  seen.observe(document, { childList: true, subtree: true });
})();"""
"""Notes when a guest has painted its table."""


ARRIVED: Final = """(() => {
  window.arrived = [];
  const { prototype } = RTCPeerConnection;
  const make = prototype.createDataChannel;
  prototype.createDataChannel = function (...how) {
    const channel = make.apply(this, how);
    channel.addEventListener("message", ({ data }) => {
      const now = performance.timeOrigin + performance.now();
      if (data.includes('"type":"shown"')) window.arrived.push(now);
    });
    return channel;
  };
})();"""
"""Notes when a state of the table reaches a guest."""
TIMES: Final = "() => ({ ...quick.times(), arrived: window.arrived ?? [] })"


class Row(NamedTuple):
    """A line of the table."""

    what: str
    figure: str
    value: float
    at_most: float

    def __str__(self) -> str:
        """The line, which says so if the value is too high."""
        above = " ABOVE" if self.value > self.at_most else ""
        return f"| {self.what} | {self.figure} | {self.at_most:g}{above} |"


HEAD: Final = "| measured | figure | at most |\n|---|---|--:|"


# ---------------------------------------------------------------- rows


def of_bytes(playwright: Playwright) -> Row:
    """The bytes of a guest's first visit, and those of a host's."""
    hosts = weights.of_visit(playwright, build_site.DIST, "br")
    line = Line("br")
    with room(playwright) as table, behind(line, build_site.DIST) as address:
        host, guest = Visitor(table.host(2).page), table.page()
        link = invited(host, "Player 2").replace(table.site, address)
        give(host, answered(guest, link))
        guest.locator("[data-ply]").first.wait_for()
        guest.wait_for_timeout(visits.SETTLE)
    share = line.sent / hosts
    figure = f"{share:.3f} ({line.sent / 1000:,.0f} of {hosts / 1000:,.0f} kB)"
    return Row(
        "bytes of a guest's first visit, of a host's, brotli", figure, share, 0.15
    )


def of_memory(playwright: Playwright) -> Row:
    """The memory of a guest's page, and of the page with Python."""
    with room(playwright) as table:
        host, guest = table.host(2).page, table.page()
        sat_down(Visitor(host), guest, "Player 2")
        host.wait_for_timeout(IDLE)
        pairs = [(measure(guest), measure(host)) for measure in MEASURES.values()]
    shares = [ours / theirs for ours, theirs in pairs]
    told = [f"{ours:.0f} of {theirs:.0f} MB" for ours, theirs in pairs]
    parts = zip(MEASURES, shares, told, strict=True)
    figure = "; ".join(f"{name} {share:.2f} ({mb})" for name, share, mb in parts)
    return Row("memory of a guest's page, of the host's", figure, shares[0], 0.4)


def of_joining(playwright: Playwright, joins: int) -> Row:
    """The time from the guest's code to its table."""
    with room(playwright) as table:
        host = table.host(2).page
        host.evaluate(PRESSED)
        times = sorted(_joined(table, host) for _ in range(joins))
    middle = median(times)
    figure = f"{middle:.0f} ms, median of {joins} ({times[0]:.0f}–{times[-1]:.0f})"
    return Row("from the code to the guest's table", figure, middle, 1000)


def _joined(table: Room, host: Page) -> float:
    """The milliseconds until one more shared screen has painted the table."""
    person, guest = Visitor(host), table.page()
    guest.add_init_script(PAINTED)
    open_dialog(person)
    code = answered(guest, link_for(person, ENGLISH("phones-invite-screen")))
    give(person, code)
    painted = until(guest, "window.painted")
    begun = host.evaluate("window.begun")
    person.close()
    guest.context.close()
    return float(painted - begun)


def of_answers(playwright: Playwright, answers: int) -> Row:
    """The time from an answer at a device until it has reached all devices."""
    with room(playwright) as table:
        host = table.host(SEATS)
        devices = [host, *(Device(table.page()) for _ in range(SEATS))]
        for guest in devices[1:]:
            guest.page.add_init_script(ARRIVED)
        _sit_down(devices)
        for seed, device in enumerate(devices):
            device.play(seed, THOUGHT)
        until(host.page, f"quick.look().ply >= {answers}", seconds=LONG)
        found = [*delays([one.page.evaluate(TIMES) for one in devices])]
    reached, drawn = (median(times) for times in zip(*found, strict=True))
    figure = f"{reached:.0f} ms, median of {len(found)} (drawn: {drawn:.0f} ms)"
    return Row("an answer until it has reached all five devices", figure, reached, 100)


def _sit_down(devices: Sequence[Device]) -> None:
    """Give each device a seat at the table of the first; the last one is a screen."""
    person = Visitor(devices[0].page)
    for seat, device in enumerate(devices[1:-1], 2):
        sat_down(person, device.page, f"Player {seat}")
    put_up(person, devices[-1].page)


class Times(TypedDict):
    """When a device pressed and drew, by the answers before; when states came."""

    pressed: dict[str, float]
    drawn: dict[str, float]
    arrived: list[float]


def delays(times: Sequence[Times]) -> Iterator[tuple[float, float]]:
    """For each answer: until it had reached all devices, and until all had drawn it.

    It has reached the host, the first device, once that has drawn it.
    """
    pressed: dict[int, float] = {}
    for one in times:
        pressed |= {int(ply): when for ply, when in one["pressed"].items()}
    for ply, when in pressed.items():
        drawn = [one["drawn"].get(str(ply + 1), 0) for one in times]
        came = (min(t for t in one["arrived"] if t > when) for one in times[1:])
        if all(drawn):
            yield max(drawn[0], *came) - when, max(drawn) - when


# ---------------------------------------------------------------- the bench


def measure(asked: Any) -> None:
    """Print all rows; fail if one is above its bound."""
    print(HEAD)
    rows = []
    with sync_playwright() as playwright:
        for row in (
            partial(of_bytes, playwright),
            partial(of_memory, playwright),
            partial(of_joining, playwright, asked.joins),
            partial(of_answers, playwright, asked.answers),
        ):
            rows.append(row())
            print(rows[-1], flush=True)
    if any(row.value > row.at_most for row in rows):
        sys.exit("A figure is above its bound.")


def main(arguments: Sequence[str] | None = None) -> None:
    """Build the site, and measure in a network of its own."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--joins", type=int, default=9)
    parser.add_argument("--answers", type=int, default=80)
    parser.add_argument(INSIDE, action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args(arguments)
    if asked.inside:
        measure(asked)
    else:
        build_site.build()
        sizes = ("--joins", str(asked.joins), "--answers", str(asked.answers))
        sys.exit(run_inside(sys.executable, "-m", "bench.devices", INSIDE, *sizes))


if __name__ == "__main__":
    main()
