"""The gains of each role for a seat now, and the buildings that count in its phase.

The functions that the phases themselves use compute the amounts, only from facts that
the seat may know.
"""

from collections.abc import Sequence
from typing import Final

from sanjuan.explain.facts import Forecast, Gain
from sanjuan.rules import stages
from sanjuan.rules.buildings import BIT, CLASSES, KIND, USED_UP
from sanjuan.rules.cards import TILES, prices
from sanjuan.rules.phases import builder, councillor, producer, trader
from sanjuan.rules.state import TAKE, State

WORKS: Final = {
    stages.BUILDER: (
        *("production_discount", "violet_discount", "goods_pay", "covers"),
        *("after_build", "end_builder"),
    ),
    stages.PRODUCER: ("produce_more", "after_produce"),
    stages.TRADER: ("sell_more", "stows", "after_sell", "end_trader"),
    stages.COUNCILLOR: ("keep_more", "keeps_from_hand", "begin_councillor"),
    stages.PROSPECTOR: ("prospects",),
}
"""By role: the perks, hooks and turns of buildings that count in its phase."""


def foresee(state: State, seat: int, tiles: Sequence[str | None]) -> Forecast:
    """By role: the seat's gain if it takes the role (`own`), and if another does.

    `once` is the gain without doubling the privilege (R59); `tiles` are the price tiles
    to come that the seat knows, None for each unknown one.
    """
    return {
        name: {
            "own": _given(state, seat, role, tiles, _privilege(state, seat)),
            "once": _given(state, seat, role, tiles, 1),
            "other": _given(state, seat, role, tiles, 0),
            "works": at_work(state, seat, role),
        }
        for role, name in enumerate(stages.ROLES)
    }


def at_work(state: State, seat: int, role: int) -> list[int]:
    """The seat's buildings that count in the phase of that role, in city order."""
    own = state.seats[seat]
    perks = WORKS.get(role, ())
    return [
        card
        for card in own.buildings
        if own.powers.mask & BIT[card] and any(_has(card, perk) for perk in perks)
    ]


def _has(card: int, perk: str) -> bool:
    return perk in vars(CLASSES[KIND[card]])


def _privilege(state: State, seat: int) -> int:
    """1, or 2 with a library that may still double it (R59)."""
    own = state.seats[seat]
    return 1 + (own.powers.doubles and not own.used & USED_UP["library"])


def _given(
    state: State, seat: int, role: int, tiles: Sequence[str | None], privilege: int
) -> Gain:
    """The gain from that role, by trial on a copy of the table."""
    table = state.copy()
    table.role, table.privilege = role, privilege
    table.chooser = seat if privilege else (seat + 1) % len(table.seats)
    return _GIVES[role](table, seat, tiles)


def _builder(state: State, seat: int, tiles: Sequence[str | None]) -> Gain:
    """The number of cards that could be built, and their prices."""
    due = [_due(state, seat, card) for card in builder.buildable(state, seat)]
    return {"count": len(due), "low": min(due, default=0), "high": max(due, default=0)}


def _due(state: State, seat: int, card: int) -> int:
    """The price of a card on a free place, or else the lowest over a building."""
    free = builder.site(state, seat)
    if free.affords(card):
        return free.price(card)
    sites = builder.crane_sites(state, seat)
    over = builder.covers(card, sites)
    return min(site.price(card) for site in sites if site.cover in over)


def _producer(state: State, seat: int, tiles: Sequence[str | None]) -> Gain:
    """The number of goods, and of cards drawn for them."""
    goods = producer.output(state, seat)
    plants = producer.empty_plants(state, seat)[:goods]
    return {"goods": goods, "cards": _drawn(state, seat, stages.PRODUCE, plants)}


def _trader(state: State, seat: int, tiles: Sequence[str | None]) -> Gain:
    """The number of goods for sale, and the income under any tile to come."""
    laden = state.seats[seat].laden()
    goods = min(len(laden), trader.capacity(state, seat, state.privilege_of(seat)))
    incomes = [_income(state, seat, tile, goods) for tile in _possible(tiles)]
    return {"goods": goods, "low": min(incomes), "high": max(incomes)}


def _possible(tiles: Sequence[str | None]) -> list[str]:
    """The tiles that can come next."""
    return [tiles[0]] if tiles[0] else [tile for tile in TILES if tile not in tiles]


def _income(state: State, seat: int, tile: str, goods: int) -> int:
    """The cards for that number of the dearest goods under a tile."""
    table, by_kind = state.copy(), prices(tile)
    table.tiles = [tile]
    laden = table.seats[seat].laden()
    dearest = sorted(laden, key=lambda card: by_kind[KIND[card]], reverse=True)
    return _drawn(table, seat, stages.SELL, dearest[:goods])


def _drawn(state: State, seat: int, stage: int, buildings: Sequence[int]) -> int:
    """The number of cards that the seat draws for goods of these buildings."""
    hand = state.seats[seat].hand
    before = len(hand)
    TAKE[stage](state, seat, tuple(sorted(buildings)))
    return len(hand) - before


def _councillor(state: State, seat: int, tiles: Sequence[str | None]) -> Gain:
    """The number of cards to look at, and to keep."""
    councillor.begin(state)
    look = min(councillor.drawn(state.privilege_of(seat)), state.cards_left)
    return {"look": look, "keep": min(look, councillor.kept(state, seat))}


def _prospector(state: State, seat: int, tiles: Sequence[str | None]) -> Gain:
    """The number of cards drawn for certain."""
    return {"cards": min(state.privilege_of(seat), state.cards_left)}


_GIVES: Final = (_builder, _producer, _trader, _councillor, _prospector)
