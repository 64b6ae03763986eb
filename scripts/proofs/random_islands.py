"""Play Puerto Rico at random with all option sets; print a table.

    python -m proofs.random_islands                  50,000 games
    python -m proofs.random_islands --games 400

The option sets are those of the golden games. In a sample of the games, after every
answer, all pieces lie where they may, a copy equals its table, no view changes when the
stack is dealt again, and after a placing no person is idle while a circle is free. The
games of a seed are the same everywhere. Exit code 1 and the seed of the game if
something fails.
"""

import argparse
import sys
from collections.abc import Iterator
from multiprocessing import Pool
from random import Random
from typing import Any, NamedTuple

from island_play import check, idle, keen
from proofs.islands import GAMES
from puerto_rico import Game, Question
from puerto_rico.records import digest
from puerto_rico.rules import stages
from puerto_rico.rules.state import State
from tabletop.base.rng import GUESTS, stream

SAMPLE = 100
"""The games for one in the sample."""
CHUNK = 25


class Tally(NamedTuple):
    """The counts of some games."""

    games: int = 0
    looked_at: int = 0
    answers: int = 0
    rounds: int = 0
    longest: int = 0
    stopped: int = 0
    """The games that only the last round ended."""

    def plus(self, other: "Tally") -> "Tally":
        """Both together."""
        longest = max(self.longest, other.longest)
        both = (a + b for a, b in zip(self, other, strict=True))
        return Tally(*both)._replace(longest=longest)


class Broken(Exception):
    """Something does not hold that always should."""


def play(name: str, seed: int) -> Tally:
    """One game; in the sample, everything is looked at after every answer."""
    options: dict[str, Any] = {**GAMES[name], "seed": seed}
    game, rng = Game(**options), stream(seed, GUESTS[0])
    state, answers = game._state, 0
    sampled = seed % SAMPLE == 0
    while question := state.question:
        state.step(keen(question, rng))
        answers += 1
        if sampled and (complaint := complaint_of(game, question, answers)):
            raise Broken(f"{name}, seed {seed}, answer {answers}: {complaint}")
    _check(name, seed, state)
    stopped = state.ending == "rounds"
    return Tally(1, sampled, answers, state.round, state.round, stopped)


def _check(name: str, seed: int, state: State) -> None:
    try:
        check(state)
    except AssertionError as error:
        raise Broken(f"{name}, seed {seed}: {error}") from error


def complaint_of(game: Game, asked: Question, answers: int) -> str | None:
    """The first thing that is wrong with a table after an answer to that question."""
    state = game._state
    try:
        check(state)
    except AssertionError as error:
        return f"a piece is not where it may be ({error})"
    if digest.facts(state.copy()) != digest.facts(state):
        return "a copy differs"
    other = game.copy()
    Random(answers).shuffle(other._state.deck)
    if any(other.view(n) != game.view(n) for n in (None, *range(game.seats))):
        return "a view tells of the stack"
    is_idle = asked.stage == stages.PLACE and idle(state, asked.seat)
    return "a person is idle" if is_idle else None


def play_some(task: tuple[str, range]) -> tuple[str, Tally]:
    """The games of some seeds."""
    name, seeds = task
    total = Tally()
    for seed in seeds:
        total = total.plus(play(name, seed))
    return name, total


def tasks(games: int) -> Iterator[tuple[str, range]]:
    """The games of each option set in small parts."""
    for place, name in enumerate(GAMES):
        count = games // len(GAMES) + (place < games % len(GAMES))
        for first in range(0, count, CHUNK):
            yield name, range(first, min(count, first + CHUNK))


def report(tallies: dict[str, Tally]) -> Iterator[str]:
    """The table, in Markdown."""
    titles = ("option set", "games", "in the sample", "answers", "rounds (longest)")
    yield f"| {' | '.join(titles)} | stopped |"
    yield "|---|--:|--:|--:|--:|--:|"
    total = Tally()
    for part in tallies.values():
        total = total.plus(part)
    for name, part in [*tallies.items(), ("all", total)]:
        rounds = f"{part.rounds / max(1, part.games):.1f} ({part.longest})"
        yield (
            f"| {name} | {part.games:,} | {part.looked_at:,} | {part.answers:,} "
            f"| {rounds} | {part.stopped:,} |"
        )


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=50_000)
    parser.add_argument("--jobs", type=int, help="processes; default: every core")
    chosen = parser.parse_args()
    tallies = dict.fromkeys(GAMES, Tally())
    try:
        with Pool(chosen.jobs) as pool:
            for name, part in pool.imap_unordered(play_some, tasks(chosen.games)):
                tallies[name] = tallies[name].plus(part)
    except Broken as broken:
        print(f"{broken}.", file=sys.stderr)
        return 1
    print("\n".join(report(tallies)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
