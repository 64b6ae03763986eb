"""Many worlds that fit one view, each dealt cheaply from the one before.

`determinize` deals the first; for each next one, the hidden cards are cut and riffled,
and every hidden place gets its number of cards again.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from sanjuan.knowledge.determinize import determinize
from sanjuan.knowledge.facts import View
from sanjuan.rules.buildings import NONE
from sanjuan.rules.state import State
from tabletop.base.rng import Chance

SHARES: Final = (1.0, 0.0, 1 / 3, 2 / 3, 1 / 2)
"""By seat: the height in the pile of its draws, 1 on top; the last is for no hand."""


class World(State):
    """An imagined state, in which the order of the pile is unknown to all.

    So draws may come from any place in the pile, and each seat draws at a place of its
    own. The draws of one seat then change no draw of another, so answers tried in the
    same world share more of their luck.
    """

    __slots__ = ()

    def draw(self, count: int, seat: int = NONE) -> list[int]:
        """Take that many cards, or all there are, from the seat's place in the pile."""
        pile = self.pile
        if len(pile) < count:
            self.reshuffle()
        at = int(max(0, len(pile) - count) * SHARES[seat])
        drawn = pile[at : at + count]
        del pile[at : at + count]
        return drawn


class Worlds:
    """Deals worlds that fit a view of the seat that must decide."""

    def __init__(self, view: View, rng: Chance) -> None:
        self.base = base = determinize(view, rng, World)
        self._random = rng.random
        self._seed = base.seed
        self._mine = view["seat"]
        self._shown = len(view["known"]["discard"])
        self._goods = [
            (number, place)
            for number, seat in enumerate(base.seats)
            for place, good in enumerate(seat.goods)
            if good != NONE
        ]
        self._cards = self._hidden(base)
        self._orders = _orders(view["tiles_known"], base.tiles)

    def _hidden(self, base: State) -> list[int]:
        cards: list[int] = []
        for number, seat in enumerate(base.seats):
            if number != self._mine:
                cards += seat.hand + seat.tucked
            cards += seat.stowed
        cards += [base.seats[number].goods[place] for number, place in self._goods]
        return cards + base.discard[self._shown :] + base.pile

    def deal(self) -> State:
        """The next world."""
        world, cards = self.base.copy(), self._riffle()
        self._seed = world.seed = self._seed + 1
        at = len(world.pile)
        world.pile = cards[:at]
        at = self._deal_seats(world, cards, at)
        for number, place in self._goods:
            world.seats[number].goods[place] = cards[at]
            at += 1
        world.discard[self._shown :] = cards[at:]
        orders = self._orders
        world.tiles = orders[int(self._random() * len(orders))][:]
        return world

    def _deal_seats(self, world: State, cards: list[int], at: int) -> int:
        """Deal the seats' hidden cards from that index on; return the next index."""
        for number, seat in enumerate(world.seats):
            if number != self._mine:
                end = at + len(seat.hand)
                seat.hand = cards[at:end]
                at = end + len(seat.tucked)
                seat.tucked = cards[end:at]
            if seat.stowed:
                end = at + len(seat.stowed)
                seat.stowed = cards[at:end]
                at = end
        return at

    def _riffle(self) -> list[int]:
        """Cut and riffle the hidden cards: fast, and random enough in a row."""
        old = self._cards
        cut = int(self._random() * len(old))
        old = old[cut:] + old[:cut]
        half = (len(old) + 1) // 2
        new = self._cards = old[:]
        new[::2] = old[:half]
        new[1::2] = old[half:]
        return new


def _orders(known: list[str | None], tiles: list[str]) -> list[list[str]]:
    """Every order of the tiles that fits the known ones."""
    hidden = [tile for tile in "ABCDE" if tile not in known]
    orders = []
    for chosen in permutations(hidden):
        left = list(chosen)
        orders.append([tile or left.pop() for tile in known])
    return orders
