"""Play whole games at own phones, a device for each seat, and compare their ends.

    python -m proofs.evenings                    San Juan, Puerto Rico and both toys
    python -m proofs.evenings --games san-juan --seed 7

Host and guests are Chromiums in a network of their own, connected by WebRTC: three
processes, the last of which has the pages of all further devices. San Juan has four
seats and a shared screen, Puerto Rico five seats. People answer at random by the
buttons of the page. Every device has to show the end, and the same points.
"""

import argparse
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from time import monotonic

from playwright.sync_api import Browser, sync_playwright

from web.evening import PROCESSES, TABLES, begin_evening
from web.games.kinds import GAMES
from web.own_network import own_network
from web.toys.building import build
from web.two_devices import launcher

HEAD = """\
| game | devices | presses at each | the same points on all | seconds | totals |
|---|--:|---|---|--:|---|"""


def totals(points: str) -> str:
    """The row of all points."""
    rows = (line.split("\t") for line in points.splitlines())
    (found,) = [row[1:] for row in rows if row[0] == "Total"]
    return ", ".join(found)


def play(browsers: Sequence[Browser], game: str, seed: int) -> tuple[bool, str]:
    """Play a game; whether all devices show the same points, and the row about it."""
    evening = begin_evening(browsers, build(), GAMES, game)
    began = monotonic()
    evening.play(seed)
    ends = evening.ends()
    seconds = monotonic() - began
    presses = ", ".join(str(device.rest()) for device in evening.devices)
    evening.close()
    alike = len({one.points for one in ends}) == 1
    said = "yes" if alike else "NO"
    cells = [game, str(len(ends)), presses, said, f"{seconds:.0f}"]
    return alike, f"| {' | '.join([*cells, totals(ends[0].points)])} |"


def main(arguments: Sequence[str] | None = None) -> None:
    """Play the games and print a table; fail if two devices show other points."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", nargs="*", choices=list(TABLES), default=[*TABLES])
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    print(HEAD)
    with ExitStack() as stack:
        room = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        network = stack.enter_context(own_network())
        playwright = stack.enter_context(sync_playwright())
        launch = stack.enter_context(launcher(network, playwright, room))
        browsers = [launch() for _ in range(PROCESSES)]
        for game in asked.games:
            alike, row = play(browsers, game, asked.seed)
            print(row, flush=True)
            if not alike:
                sys.exit("Devices show other points.")


if __name__ == "__main__":
    main()
