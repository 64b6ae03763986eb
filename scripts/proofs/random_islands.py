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
from random import Random
from typing import Any

from island_play import check, idle, keen
from proofs.islands import GAMES
from proofs.tallies import (
    SAMPLE,
    Broken,
    Tally,
    arguments,
    parts,
    run,
    share,
    with_total,
)
from puerto_rico import Game, Question
from puerto_rico.records import digest
from puerto_rico.rules import stages
from puerto_rico.rules.state import State
from tabletop.base.rng import GUESTS, stream


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


def tasks(games: int) -> Iterator[tuple[str, range]]:
    """The games of each option set in small parts."""
    for place, name in enumerate(GAMES):
        yield from parts(name, share(games, len(GAMES), place))


HELD = """\
Players who answer at random and seldom pass. No game raised an exception, and at the
end of each all pieces lay where they may. Round 100 stops games that would not end
(P16); the last column counts them.
"""


def report(tallies: dict[str, Tally]) -> Iterator[str]:
    """The checks, and the table, in Markdown."""
    yield HELD
    titles = ("option set", "games", "in the sample", "answers", "rounds (longest)")
    yield f"| {' | '.join(titles)} | stopped |"
    yield "|---|--:|--:|--:|--:|--:|"
    for name, part in with_total(tallies):
        rounds = f"{part.rounds / max(1, part.games):.1f} ({part.longest})"
        yield (
            f"| {name} | {part.games:,} | {part.looked_at:,} | {part.answers:,} "
            f"| {rounds} | {part.unfinished:,} |"
        )


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    arguments(parser, games=50_000)
    chosen = parser.parse_args()
    return run(play, tasks(chosen.games), report, chosen.jobs)


if __name__ == "__main__":
    sys.exit(main())
