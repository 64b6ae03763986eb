"""The set The Nobles, in the order of its costs.

Some of its buildings do one thing for a colonist and another one for a noble.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from puerto_rico.rules import stages
from puerto_rico.rules.buildings.building import Building
from puerto_rico.rules.buildings.great import LargeBuilding
from puerto_rico.rules.codes import COPIES, occupied_by
from puerto_rico.rules.pieces import ISLAND, QUARRY

if TYPE_CHECKING:
    from puerto_rico.rules.state import State


class LandOffice(Building):
    """Sells its owner a tile (colonist), or buys one from it (noble)."""

    cost, vp, column = 2, 1, 1
    dual = 1
    stage = stages.LAND_OFFICE
    moment = "after_sale"

    @staticmethod
    def ask(state: State, seat: int) -> None:
        own = state.seats[seat]
        if own.nobles[LandOffice.place]:
            ask_for_tile(state, seat, stages.SELL_LAND)
        elif cause := _no_land(state, seat):
            state.skip(stages.LAND_OFFICE, seat, cause)
        else:
            state.consent(stages.LAND_OFFICE, seat, LandOffice.number)

    @staticmethod
    def take(state: State, seat: int, answer: tuple[int, ...]) -> None:
        if answer:
            state.pay(seat, -1, "land_office")
            state.draw_for(seat)


def _no_land(state: State, seat: int) -> str | None:
    """The cause why a seat can buy no tile; None if it can."""
    own = state.seats[seat]
    if own.island_is_full:
        return "island_full"
    if not state.has_tiles:
        return "no_tiles"
    return None if own.doubloons else "no_doubloons"


def sell_land(state: State, seat: int, answer: tuple[int, ...]) -> None:
    """Discard a tile for a doubloon."""
    if answer:
        state.discard(seat, *divmod(answer[0], COPIES))
        state.pay(seat, 1, "land_office")


def ask_for_tile(state: State, seat: int, stage: int) -> None:
    """Ask for a plantation or a forest to discard, by its occupant."""
    own = state.seats[seat]
    options: list[int] = []
    for tile in sorted({*own.island} - {QUARRY}):
        free = own.island.count(tile) - own.men[tile]
        options += occupied_by(tile, free, own.men[tile], own.nobles[tile])
    if options:
        state.ask(stage, seat, tuple(options), 0, 1)
    else:
        state.skip(stage, seat, "no_plantations")


class Chapel(Building):
    """Gives a doubloon (colonist) or a point (noble) in each craftsman phase."""

    cost, vp, column = 3, 1, 1
    dual = 1

    @staticmethod
    def after_production(state: State, seat: int) -> None:
        if state.seats[seat].nobles[Chapel.place]:
            state.score(seat, 1, "chapel")
        else:
            state.pay(seat, 1, "chapel")


class HuntingLodge(Building):
    """Discards a tile (colonist), or gives points for the emptiest island (noble)."""

    cost, vp, column = 4, 2, 2
    dual = 1
    stage = stages.HUNTING_LODGE
    moment = "end_settler"

    @staticmethod
    def ask(state: State, seat: int) -> None:
        own = state.seats[seat]
        if not own.nobles[HuntingLodge.place]:
            ask_for_tile(state, seat, stages.HUNTING_LODGE)
            return
        empty = [ISLAND - len(other.island) for other in state.seats]
        if empty[seat] == max(empty) and empty.count(max(empty)) == 1:
            state.score(seat, 2, "hunting_lodge")
        else:
            state.skip(stages.HUNTING_LODGE, seat, "not_emptiest")

    @staticmethod
    def take(state: State, seat: int, answer: tuple[int, ...]) -> None:
        if answer:
            state.discard(seat, *divmod(answer[0], COPIES))


class ZoningOffice(Building):
    """Lowers prices of small buildings (colonist) or of large ones (noble)."""

    cost, vp, column = 5, 2, 2
    dual = 1


class RoyalSupplier(Building):
    """Turns barrels of different goods into points, one for each noble."""

    cost, vp, column = 6, 2, 2
    stage = stages.ROYAL_SUPPLIER
    moment = "first_turn"

    @staticmethod
    def ask(state: State, seat: int) -> None:
        own = state.seats[seat]
        held = own.held()
        high = min(sum(own.nobles), len(held))
        if high:
            state.ask(stages.ROYAL_SUPPLIER, seat, tuple(held), 0, high)
        else:
            cause = "no_nobles" if held else "no_goods"
            state.skip(stages.ROYAL_SUPPLIER, seat, cause)

    @staticmethod
    def take(state: State, seat: int, answer: tuple[int, ...]) -> None:
        for good in answer:
            state.seats[seat].goods[good] -= 1
            state.goods[good] += 1
        if answer:
            state.note("supplied", seat, goods=answer)
            state.score(seat, len(answer), "royal_supplier")


class Villa(Building):
    """Takes a noble of the supply in each mayor phase, or else a colonist."""

    cost, vp, column = 7, 3, 3
    bars = "jeweler"
    stage = stages.VILLA
    moment = "mayor_turn"

    @staticmethod
    def ask(state: State, seat: int) -> None:
        if state.nobles or state.supply:
            state.consent(stages.VILLA, seat, Villa.number)
        else:
            state.skip(stages.VILLA, seat, "no_colonists")

    @staticmethod
    def take(state: State, seat: int, answer: tuple[int, ...]) -> None:
        if answer:
            state.ennoble(seat)


class Jeweler(Building):
    """Pays a doubloon for each noble of its owner in each craftsman phase."""

    cost, vp, column = 8, 3, 3
    guild_points = 2

    @staticmethod
    def after_production(state: State, seat: int) -> None:
        nobles = sum(state.seats[seat].nobles)
        if nobles:
            state.pay(seat, nobles, "jeweler")


class RoyalGarden(LargeBuilding):
    """Gives a point for each noble of its owner."""

    @staticmethod
    def points(state: State, seat: int) -> int:
        return sum(state.seats[seat].nobles)


NOBLES: Final[tuple[type[Building], ...]] = (
    *(LandOffice, Chapel, HuntingLodge, ZoningOffice, RoyalSupplier, Villa),
    *(Jeweler, RoyalGarden),
)
