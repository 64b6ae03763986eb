"""Lose devices of a table at random moments; count the games that do not go on.

    python -m proofs.losses                       100 losses
    python -m proofs.losses --losses 14 --seed 7

Three devices play San Juan, Puerto Rico and a toy by turns, in three Chromiums in a
network of their own, connected by WebRTC. People answer at random until the moment of a
loss: within two seconds, in the middle of answers. Then the lost device comes back as
its person would bring it back. After that every device must show the question of the
host's Python, no answer that a device had shown may be gone, and the game must go on.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from playwright.sync_api import Playwright, sync_playwright

from proofs.at_risk import Process
from proofs.evening_at_risk import LATE, EveningAtRisk, Truth
from proofs.ways_to_lose import LOSSES, SEATS, Room
from tabletop.table.registry import Registry
from web.own_network import OwnNetwork, own_network
from web.two_devices import program_in

GAMES: Final = ("san-juan", "puerto-rico", "lucky-market")
MOMENT: Final = 2.0
"""Seconds of play within which a loss comes."""


# ---------------------------------------------------------------- a loss


class Tried(NamedTuple):
    """A loss, and what became of it."""

    what: str
    game: str
    paired: int
    """The guests that had to find the host again."""
    fault: str
    """Empty: the game went on at the right question."""


def is_kept(before: Truth, shown: float, after: Truth) -> bool:
    """Whether all answers are there that a device had shown."""
    kept = before.answers[: int(min(shown, before.ply))]
    return after.answers[: len(kept)] == kept


def judged(
    evening: EveningAtRisk, before: Truth, shown: float, seed: int
) -> Iterator[str]:
    """The faults after a loss."""
    if not evening.within(LATE, evening.is_up_to_date):
        yield f"seats {evening.lacking()} lack the question: {evening.told()}"
    if not is_kept(before, shown, evening.truth()):
        yield "an answer is gone"
    if not evening.goes_on(seed):
        yield f"the game does not go on: {evening.told()}"


def attempt(room: Room, what: str, game: str) -> Tried:
    """One loss in the middle of play."""
    evening, rng = room.evening, room.rng
    evening.play(rng.randrange(2**31))
    evening.wait(rng.uniform(0, MOMENT))
    shown, before = max(one.ply for one in evening.seen()), evening.truth()
    absent = LOSSES[what](room)
    evening.rest()
    for seat in absent:
        evening.pair(seat)
    faults = judged(evening, before, shown, rng.randrange(2**31))
    return Tried(what, game, len(absent), "; ".join(faults))


# ---------------------------------------------------------------- the proof


@contextmanager
def evenings(
    playwright: Playwright, site: Path, games: Registry, rng: Random
) -> Iterator[Iterator[tuple[Room, str]]]:
    """One table after the other, as long as they are asked for."""
    with own_network() as network, tempfile.TemporaryDirectory() as folder:

        def begin() -> Iterator[tuple[Room, str]]:
            for number in count():
                with devices(playwright, network, Path(folder), site) as found:
                    game = GAMES[number % len(GAMES)]
                    evening = EveningAtRisk(found, games, game)
                    yield Room(evening, network, rng), game

        yield begin()


@contextmanager
def devices(
    playwright: Playwright, network: OwnNetwork, folder: Path, site: Path
) -> Iterator[list[Process]]:
    """A browser for each seat, each with a profile of its own."""
    program = program_in(network, playwright, folder)
    with ExitStack() as stack:
        found = []
        for _ in range(SEATS):
            made = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
            profile = Path(stack.enter_context(made))
            found.append(Process(playwright, program, profile, site))
            stack.callback(found[-1].close)
        yield found


def tries(
    playwright: Playwright,
    site: Path,
    games: Registry,
    losses: int,
    seed: int = 1,
    kinds: Sequence[str] = tuple(LOSSES),
) -> Iterator[Tried]:
    """All losses: each kind in a game, or in the next one if it is over before."""
    rng = Random(seed)
    with evenings(playwright, site, games, rng) as begin:
        room, game = next(begin)
        for number in range(losses):
            is_next = number and number % len(kinds) == 0
            if is_next or room.evening.truth().seat is None:
                room, game = next(begin)
            yield attempt(room, kinds[number % len(kinds)], game)


HEAD: Final = """\
| lost | losses | came back by itself | with a new code | faults |
|---|--:|--:|--:|--:|"""


def table(tried: Sequence[Tried]) -> Iterator[str]:
    """The losses of each kind."""
    yield HEAD
    for what in LOSSES:
        of_kind = [one for one in tried if one.what == what]
        paired = sum(one.paired > 0 for one in of_kind)
        faults = sum(one.fault != "" for one in of_kind)
        counts = (len(of_kind), len(of_kind) - paired, paired, faults)
        yield f"| {what} | {' | '.join(map(str, counts))} |"


def main(arguments: Sequence[str] | None = None) -> None:
    """Lose devices as often as asked for; fail if a game did not go on."""
    from web.games.kinds import GAMES as ALL
    from web.toys.building import build

    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--losses", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    tried = []
    with sync_playwright() as playwright:
        for one in tries(playwright, build(), ALL, asked.losses, asked.seed):
            print(one, file=sys.stderr, flush=True)
            tried.append(one)
    print(*table(tried), sep="\n")
    games = Counter(one.game for one in tried)
    print("\nGames:", ", ".join(f"{game} {n} losses" for game, n in games.items()))
    if faults := [one for one in tried if one.fault]:
        sys.exit("\n\n".join(map(str, faults)))


if __name__ == "__main__":
    main()
