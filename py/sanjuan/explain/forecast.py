"""What each role would give a seat now, and which of its buildings work in a phase.

The amounts come from the functions that the phases themselves decide by; only what
the seat may know goes into them.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from sanjuan.explain.facts import Forecast, Gain
from sanjuan.rules import stages
from sanjuan.rules.buildings import BIT, CLASSES, KIND, USED_UP
from sanjuan.rules.cards import TILES, prices
from sanjuan.rules.phases import builder, councillor, producer, trader
from sanjuan.rules.state import State

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
    """By role: what the seat would get who takes it (`own`), and if another does.

    `once` is what it would get without doubling the privilege (R59); `tiles` are the
    prices to come as far as the seat knows them.
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
    """What that role would give, tried on a copy of the table."""
    table = state.copy()
    table.role, table.privilege = role, privilege
    table.chooser = seat if privilege else (seat + 1) % len(table.seats)
    return _GIVES[role](table, seat, tiles)


def _builder(state: State, seat: int, tiles: Sequence[str | None]) -> Gain:
    """How many cards could be built, and for how much."""
    due = [_due(state, seat, card) for card in builder.buildable(state, seat)]
    return {"count": len(due), "low": min(due, default=0), "high": max(due, default=0)}


def _due(state: State, seat: int, card: int) -> int:
    """The price of a card on a free place, or over the building it needs to be paid."""
    free = builder.site(state, seat)
    if free.affords(card):
        return free.price(card)
    sites = builder.crane_sites(state, seat)
    over = builder.covers(card, sites)
    return min(site.price(card) for site in sites if site.cover in over)


def _producer(state: State, seat: int, tiles: Sequence[str | None]) -> Gain:
    """How many goods, and how many cards for them."""
    goods = producer.output(state, seat)
    hooks = state.seats[seat].powers.after_produce
    return {"goods": goods, "cards": _drawn(state, seat, hooks, goods)}


def _trader(state: State, seat: int, tiles: Sequence[str | None]) -> Gain:
    """How many goods could be sold, and for how many cards under any tile to come."""
    laden = state.seats[seat].laden()
    most = trader.capacity(state, seat, state.privilege_of(seat))
    hooks = state.seats[seat].powers.after_sell
    more = _drawn(state, seat, hooks, min(len(laden), most))
    incomes = [more + _income(tile, laden, most) for tile in _possible(tiles)]
    return {"goods": min(len(laden), most), "low": min(incomes), "high": max(incomes)}


def _possible(tiles: Sequence[str | None]) -> list[str]:
    """The tiles that may be turned up next."""
    return [tiles[0]] if tiles[0] else [tile for tile in TILES if tile not in tiles]


def _income(tile: str, laden: Sequence[int], most: int) -> int:
    by_kind = prices(tile)
    return sum(sorted((by_kind[KIND[card]] for card in laden), reverse=True)[:most])


Hook: TypeAlias = Callable[[State, int, int], None]


def _drawn(state: State, seat: int, hooks: Sequence[Hook], goods: int) -> int:
    """How many cards the seat's buildings draw for that many goods."""
    hand = state.seats[seat].hand
    before = len(hand)
    for hook in hooks if goods else ():
        hook(state, seat, goods)
    return len(hand) - before


def _councillor(state: State, seat: int, tiles: Sequence[str | None]) -> Gain:
    """How many cards are looked at, and how many of them kept."""
    look = min(councillor.drawn(state.privilege_of(seat)), state.cards_left)
    return {"look": look, "keep": min(look, councillor.kept(state, seat))}


def _prospector(state: State, seat: int, tiles: Sequence[str | None]) -> Gain:
    """How many cards for certain."""
    return {"cards": min(state.privilege_of(seat), state.cards_left)}


_GIVES: Final = (_builder, _producer, _trader, _councillor, _prospector)
