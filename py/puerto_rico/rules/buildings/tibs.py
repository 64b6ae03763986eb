"""The set Tib's, version 5, in the order of its costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from puerto_rico.rules import stages
from puerto_rico.rules.buildings.building import CLASSES, Building
from puerto_rico.rules.buildings.great import LargeBuilding
from puerto_rico.rules.pieces import CORN, INDIGO, NONE, SAN_JUAN

if TYPE_CHECKING:
    from puerto_rico.rules.state import State

FIRST_DEPOSIT: Final = 8
"""The most doubloons that a bank takes when it is built."""
CATHEDRAL_COST: Final = 7
"""The cost of a cathedral, without a doubloon for each seat."""


class GoldMine(Building):
    """Pays a doubloon if both its colonists go to San Juan."""

    cost, vp, column, circles = 1, 1, 1, 2
    is_sure = False
    stage = stages.GOLD_MINE
    moment = "after_production"

    @staticmethod
    def ask(state: State, seat: int) -> None:
        if state.seats[seat].men[GoldMine.place] == GoldMine.circles:
            state.consent(stages.GOLD_MINE, seat, GoldMine.number)
        else:
            state.skip(stages.GOLD_MINE, seat, "one_colonist")

    @staticmethod
    def take(state: State, seat: int, answer: tuple[int, ...]) -> None:
        own = state.seats[seat]
        for _ in range(len(answer) * GoldMine.circles):
            is_noble = own.nobles[GoldMine.place] > 0
            own.take(GoldMine.place, is_noble)
            own.put(SAN_JUAN, is_noble)
        if answer:
            state.pay(seat, 1, "gold_mine")


class Well(Building):
    """Makes one more corn or one more indigo of those that its owner has made."""

    cost, vp, column = 2, 1, 1
    is_sure = False
    stage = stages.WELL
    moment = "after_production"

    @staticmethod
    def ask(state: State, seat: int) -> None:
        made = [good for good in (CORN, INDIGO) if state.made[seat][good]]
        left = tuple([good for good in made if state.goods[good]])
        if left:
            state.ask(stages.WELL, seat, left, 0, 1)
        else:
            state.skip(stages.WELL, seat, "no_supply" if made else "no_goods")

    @staticmethod
    def take(state: State, seat: int, answer: tuple[int, ...]) -> None:
        for good in answer:
            state.produce(seat, good, "well")


class Tower(Building):
    """Shares the privilege of the role that the governor takes."""

    cost, vp, column = 5, 2, 2
    is_sure = False
    shares = 1


class CustomsStation(Building):
    """Takes a barrel of each ship that is emptied, and a point."""

    cost, vp, column = 8, 3, 3
    is_sure = False
    unloads = 1


class Archive(Building):
    """Stores a barrel of each good, and gives a point for each good stored."""

    cost, vp, column = 9, 3, 3
    is_sure = False
    keeps_each = 1


class Bank(LargeBuilding):
    """Holds doubloons, which are points at the end."""

    dual = 1
    stage = stages.DEPOSIT
    asks_builder = True

    @staticmethod
    def ask(state: State, seat: int) -> None:
        """Ask how many doubloons go to the bank: of the role, or after building it."""
        card = state.card if seat == state.chooser else 0
        most = card
        if state.building == Bank.number:
            most = min(FIRST_DEPOSIT, state.seats[seat].doubloons - card)
        if most:
            state.ask(stages.DEPOSIT, seat, tuple(range(most + 1)), 1, 1)
        else:
            state.skip(stages.DEPOSIT, seat, "no_doubloons")

    @staticmethod
    def take(state: State, seat: int, answer: tuple[int, ...]) -> None:
        (amount,) = answer
        own = state.seats[seat]
        own.deposit += amount
        if state.building == NONE:
            state.card -= amount
        if amount:
            state.pay(seat, -amount, "bank")

    @staticmethod
    def points(state: State, seat: int) -> int:
        return state.seats[seat].deposit


class Cathedral(LargeBuilding):
    """Gives two points for each large building of the other seats."""

    cost = CATHEDRAL_COST

    @staticmethod
    def points(state: State, seat: int) -> int:
        cities = [own.city for n, own in enumerate(state.seats) if n != seat]
        return 2 * sum([CLASSES[one].size > 1 for city in cities for one in city])


TIBS: Final[tuple[type[Building], ...]] = (
    *(GoldMine, Well, Tower, CustomsStation, Archive, Bank, Cathedral),
)
