"""The small violet buildings of the base game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from puerto_rico.rules import stages
from puerto_rico.rules.buildings.building import CLASSES, Building
from puerto_rico.rules.pieces import FOREST, SAN_JUAN

if TYPE_CHECKING:
    from puerto_rico.rules.state import State

FACTORY_PAYS: Final = (0, 0, 1, 2, 3, 5)
"""By number of different goods produced: the doubloons of a factory."""


class SmallMarket(Building):
    """Adds a doubloon to a sale in the trading house."""

    cost, vp, column = 1, 1, 1
    sale_bonus = 1


class Hacienda(Building):
    """Takes a face-down tile before its owner's own tile."""

    cost, vp, column = 2, 1, 1
    stage = stages.HACIENDA
    moment = "before_tile"

    @staticmethod
    def ask(state: State, seat: int) -> None:
        if state.seats[seat].island_is_full:
            state.skip(stages.HACIENDA, seat, "island_full")
        elif state.has_tiles:
            state.consent(stages.HACIENDA, seat, Hacienda.number)
        else:
            state.skip(stages.HACIENDA, seat, "no_tiles")

    @staticmethod
    def take(state: State, seat: int, answer: tuple[int, ...]) -> None:
        if answer:
            state.draw_for(seat)


class ConstructionHut(Building):
    """Lets its owner take a quarry in any settler phase."""

    cost, vp, column = 2, 1, 1
    takes_quarry = 1


class SmallWarehouse(Building):
    """Stores all barrels of one good."""

    cost, vp, column = 3, 1, 1
    keeps_kinds = 1


class Hospice(Building):
    """Puts a colonist on the tile that its owner takes in turn."""

    cost, vp, column = 4, 2, 2
    stage = stages.HOSPICE
    moment = "after_tile"

    @staticmethod
    def ask(state: State, seat: int) -> None:
        if state.has_colonists:
            state.consent(stages.HOSPICE, seat, Hospice.number)
        else:
            state.skip(stages.HOSPICE, seat, "no_colonists")

    @staticmethod
    def take(state: State, seat: int, answer: tuple[int, ...]) -> None:
        if answer:
            place = state.tile if state.tile < FOREST else SAN_JUAN
            state.hire(seat, place, "hospice")


class Office(Building):
    """Sells a good that lies in the trading house already."""

    cost, vp, column = 5, 2, 2
    sells_same = 1


class LargeMarket(Building):
    """Adds two doubloons to a sale in the trading house."""

    cost, vp, column = 5, 2, 2
    sale_bonus = 2


class LargeWarehouse(Building):
    """Stores all barrels of two goods."""

    cost, vp, column = 6, 2, 2
    keeps_kinds = 2


class Factory(Building):
    """Pays for the different goods that its owner has produced."""

    cost, vp, column = 7, 3, 3

    @staticmethod
    def end_craftsman(state: State, seat: int) -> None:
        kinds = sum(map(bool, state.made[seat]))
        if FACTORY_PAYS[kinds]:
            state.pay(seat, FACTORY_PAYS[kinds], "factory")


class University(Building):
    """Puts a colonist on the building that its owner builds."""

    cost, vp, column = 8, 3, 3
    stage = stages.UNIVERSITY
    moment = "after_build"

    @staticmethod
    def ask(state: State, seat: int) -> None:
        if state.has_colonists:
            state.consent(stages.UNIVERSITY, seat, University.number)
        else:
            state.skip(stages.UNIVERSITY, seat, "no_colonists")

    @staticmethod
    def take(state: State, seat: int, answer: tuple[int, ...]) -> None:
        if answer:
            built = CLASSES[state.building]
            place = built.place if built.circles else SAN_JUAN
            state.hire(seat, place, "university")


class Harbor(Building):
    """Adds a point to each loading."""

    cost, vp, column = 8, 3, 3
    load_bonus = 1


class Wharf(Building):
    """Ships all barrels of one good without a ship, once in a captain phase."""

    cost, vp, column = 9, 3, 3
    wharfs = 1


BASE: Final[tuple[type[Building], ...]] = (
    *(SmallMarket, Hacienda, ConstructionHut, SmallWarehouse, Hospice, Office),
    *(LargeMarket, LargeWarehouse, Factory, University, Harbor, Wharf),
)
