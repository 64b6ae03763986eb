"""Deal the stack of Puerto Rico again, and count where a player decides otherwise.

    python -m proofs.hidden_islands --positions 10000

The player decides every position twice with the same seed: as it is, and with the stack
dealt again and another shuffle to come. Both decisions must be the same. A canary shows
that they could differ: a search that knows the order of the stack decides otherwise in
some positions, and the script prints how often. Exit code 1 if a decision differs.
"""

from __future__ import annotations

import sys
from functools import partial
from random import Random
from typing import Final, NamedTuple

import puerto_rico
from proofs.compared import position_line, until_enough
from proofs.islands import GAMES
from puerto_rico.ai import LEVELS
from puerto_rico.ai.search.guide import guide, paced, policy
from puerto_rico.knowledge.determinize import determinize
from puerto_rico.knowledge.view import view
from puerto_rico.rules.options import check_options
from puerto_rico.rules.phases.start import begin, fresh
from puerto_rico.rules.state import State
from tabletop.bots.search.budget import Budget
from tabletop.bots.search.ismcts import Search
from tabletop.rules.question import Answer

KNOWING: Final = Budget(60, rounds=1, c_puct=0.1)
CANARY: Final = 25
"""Every so-many-th position is put to the canary, too."""
LIVELY: Final = 0.3
"""The temperature of the policy that plays the games."""


class Count(NamedTuple):
    """Positions looked at, other decisions; the same of the canary."""

    positions: int
    other: int
    told: int
    told_other: int


class Told:
    """The true world in place of the worlds that fit the view."""

    def __init__(self, state: State) -> None:
        self.base = state

    def deal(self) -> State:
        """The truth."""
        return self.base.copy()


def canary(state: State) -> Answer:
    """The decision of a search that knows the order of the stack."""
    seats = len(state.seats)
    search = Search(Told(state), guide(seats), paced(KNOWING, seats))
    return search.run().finish()


def dealt(game: int) -> State:
    """The start of a game, whose options are those of the golden games by turns."""
    options = [*GAMES.values()][game % len(GAMES)]
    chosen = {name: one for name, one in options.items() if name != "seed"}
    state = fresh(check_options(chosen), game)
    begin(state)
    return state


def look(level: str, iterations: int, step: int, game: int) -> Count:
    """Every `step`-th position of one game of the policy against itself."""
    state, rng, counts = dealt(game), Random(game), [0] * len(Count._fields)
    number = 0
    while state.question is not None:
        if number % step == 0:
            _compare(state, puerto_rico.player(level, iterations), counts)
        state.step(policy(len(state.seats)).draw(state, LIVELY, rng))
        number += 1
    return Count(*counts)


def _compare(state: State, player: puerto_rico.Player, counts: list[int]) -> None:
    assert state.question is not None
    seen = view(state, state.question.seat)
    other = determinize(seen, Random(state.seed))
    counts[0] += 1
    first = player.choose(seen, Random(1))
    counts[1] += first != player.choose(view(other, seen["seat"]), Random(1))
    if counts[0] % CANARY == 0:
        counts[2] += 1
        counts[3] += canary(state) != canary(other)


def main(arguments: list[str] | None = None) -> None:
    """Look at as many positions as asked for; fail if any decision differs."""
    made = position_line(__doc__, LEVELS)
    made.add_argument("--step", type=int, default=1, help="positions from one on")
    told = made.parse_args(arguments)
    work = partial(look, told.level, told.iterations, told.step)
    total = until_enough(work, Count, told)
    print(f"{told.level}: {total.positions} positions, {total.other} differences")
    print(f"told the stack: {total.told} positions, {total.told_other} differences")
    if total.other:
        sys.exit(1)


if __name__ == "__main__":
    main()
