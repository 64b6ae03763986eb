"""Many worlds that fit one view: only the order of the tiles in the stack is hidden."""

from __future__ import annotations

from puerto_rico.knowledge.determinize import determinize
from puerto_rico.knowledge.facts import View
from puerto_rico.rules.state import State
from tabletop.base.rng import Chance


class Worlds:
    """Deals worlds that fit a view of the seat that must decide."""

    def __init__(self, view: View, rng: Chance) -> None:
        self.base = determinize(view, rng)
        self._random = rng.random
        self._deck = self.base.deck

    def deal(self) -> State:
        """The next world, whose stack is cut and riffled once more."""
        world = self.base.copy()
        world.deck = self._riffle()[:]
        world.seed = self.base.seed = self.base.seed + 1
        return world

    def _riffle(self) -> list[int]:
        """Cut and riffle the stack: fast, and random enough in a row."""
        old = self._deck
        cut = int(self._random() * len(old))
        old = old[cut:] + old[:cut]
        half = (len(old) + 1) // 2
        new = self._deck = old[:]
        new[::2] = old[:half]
        new[1::2] = old[half:]
        return new


class Stack:
    """The luck of a game: the order of the tiles in the stack."""

    def drawn(self, state: State) -> tuple[int, int]:
        """A count that changes with each tile drawn."""
        return state.shuffles, len(state.deck)

    def again(self, state: State, world: State) -> State:
        """A copy of the state, with the stack of that world."""
        new = state.copy()
        new.deck = world.deck[:]
        new.seed = world.seed
        return new
