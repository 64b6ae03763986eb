"""Shuffle all that a seat cannot see, and count where a player then decides otherwise.

    python -m proofs.hidden --level expert --iterations 20 --positions 10000

The player decides every position twice with the same seed: as it is, and with all
hands, goods, piles and tiles redealt that the seat cannot see, and another shuffle to
come of the discard pile. Both decisions must be the same. Two canaries show that they
could differ, and the script prints how often they decide otherwise: a search that knows
every card, and one that knows that shuffle alone, where the pile is short.
"""

from __future__ import annotations

import sys
from functools import partial
from random import Random
from typing import Final, NamedTuple

import sanjuan
from proofs.compared import position_line, until_enough
from sanjuan.ai import LEVELS
from sanjuan.ai.search.guide import guide, paced, policy
from sanjuan.ai.search.worlds import Worlds
from sanjuan.knowledge.determinize import determinize
from sanjuan.knowledge.view import view
from sanjuan.rules.phases.start import dealt
from sanjuan.rules.state import State
from tabletop.bots.search.budget import Budget
from tabletop.bots.search.guide import Worlds as WorldsOf
from tabletop.bots.search.ismcts import Search

KNOWING: Final = Budget(60, c_puct=0.1)
CANARY: Final = 25
"""Every so-many-th position is put to the first canary too."""
SHORT: Final = 10
"""With fewer cards than these to draw, a search looks beyond the shuffle."""


class Count(NamedTuple):
    """Positions looked at, other decisions; the same of the canaries.

    `short` positions are those with a short pile; each is put to the second canary.
    """

    positions: int
    other: int
    told: int
    told_other: int
    short: int
    short_other: int


class Told:
    """The true world in place of the worlds that fit the view."""

    def __init__(self, state: State) -> None:
        self.base = state

    def deal(self) -> State:
        """The truth."""
        return self.base.copy()


class Foreseen(Worlds):
    """Worlds that fit the view, in which the discard pile is shuffled as in truth."""

    def __init__(self, state: State, seen: sanjuan.View) -> None:
        super().__init__(seen, Random(1))
        self._truth = state.seed

    def deal(self) -> State:
        """Another one."""
        world = super().deal()
        world.seed = self._truth
        return world


def canary(state: State) -> sanjuan.Answer:
    """The decision of a search that knows every card."""
    return _decided(Told(state), state.options)


def foresees(state: State, seen: sanjuan.View) -> sanjuan.Answer:
    """The decision of a search that knows the next shuffle of the discard pile."""
    return _decided(Foreseen(state, seen), state.options)


def _decided(worlds: WorldsOf[State], options: sanjuan.Options) -> sanjuan.Answer:
    budget = paced(KNOWING, options.seats)
    return Search(worlds, guide(options), budget).run().finish()


def look(level: str, iterations: int, game: int) -> Count:
    """Every position of one game of the policy against itself, options by turns."""
    options = sanjuan.Options(
        2 + game % 3,
        ("first", "second")[game // 3 % 2],
        bool(game // 6 % 2),
        bool(game // 12 % 2),
    )
    counts = [0] * len(Count._fields)
    state = dealt(options, game)
    while state.question is not None:
        seen = view(state, state.question.seat)
        other = determinize(seen, Random(game))
        player = sanjuan.player(level, iterations)
        counts[0] += 1
        first = player.choose(seen, Random(1))
        counts[1] += first != player.choose(view(other, seen["seat"]), Random(1))
        if counts[0] % CANARY == 0:
            counts[2] += 1
            counts[3] += canary(state) != canary(other)
        if len(state.pile) < SHORT:
            counts[4] += 1
            counts[5] += foresees(state, seen) != foresees(other, seen)
        state.step(policy(options).answer(state))
    return Count(*counts)


def main(arguments: list[str] | None = None) -> None:
    """Look at as many positions as asked for; fail if any decision differs."""
    made = position_line(__doc__, LEVELS)
    told = made.parse_args(arguments)
    work = partial(look, told.level, told.iterations)
    total = until_enough(work, Count, told)
    print(f"{told.level}: {total.positions} positions, {total.other} differences")
    print(f"told every card: {total.told} positions, {total.told_other} differences")
    print(f"told the shuffle: {total.short} positions, {total.short_other} differences")
    if total.other:
        sys.exit(1)


if __name__ == "__main__":
    main()
