"""The set New Buildings, in the order of its costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from puerto_rico.rules import stages
from puerto_rico.rules.buildings.building import CLASSES, Building
from puerto_rico.rules.buildings.great import LargeBuilding
from puerto_rico.rules.buildings.production import IndigoPlant, SugarMill
from puerto_rico.rules.circles import free_circles
from puerto_rico.rules.codes import COPIES, copies
from puerto_rico.rules.pieces import CORN, FOREST

if TYPE_CHECKING:
    from puerto_rico.rules.state import State

CLOISTER_POINTS: Final = (0, 1, 3, 6, 10)
"""By number of sets of three equal tiles: the points of a cloister."""


class Aqueduct(Building):
    """Makes one more indigo and sugar if the large mill of the good works."""

    cost, vp, column = 1, 1, 1

    @staticmethod
    def after_production(state: State, seat: int) -> None:
        for mill in (IndigoPlant, SugarMill):
            if state.made[seat][mill.good] and state.seats[seat].men[mill.place]:
                state.produce(seat, mill.good, "aqueduct")


class ForestHouse(Building):
    """Lets its owner turn a tile over into a forest, which lowers prices."""

    cost, vp, column = 2, 1, 1
    makes_forests = 1
    bars = "hacienda"


class BlackMarket(Building):
    """Lets a colonist, a barrel and a point pay a doubloon each of a price."""

    cost, vp, column = 2, 1, 1
    exchanges = 1


class Storehouse(Building):
    """Stores three single barrels."""

    cost, vp, column = 3, 1, 1
    keeps_barrels = 3


class Guesthouse(Building):
    """Holds two guests, who may move to other circles outside the mayor phase."""

    cost, vp, column, circles = 4, 2, 2, 2
    dual = 1
    stage = stages.GUEST
    moment = "before_turn"

    @staticmethod
    def ask(state: State, seat: int) -> None:
        own = state.seats[seat]
        nobles = own.nobles[Guesthouse.place]
        if nobles:
            state.stack.append((stages.GUEST_NOBLE, seat))
        _ask_guests(state, seat, stages.GUEST, own.men[Guesthouse.place] - nobles)

    @staticmethod
    def take(state: State, seat: int, answer: tuple[int, ...]) -> None:
        _move_guests(state, seat, answer, is_noble=False)


def ask_noble_guests(state: State, seat: int) -> None:
    """Ask for the circles of guests who are nobles."""
    nobles = state.seats[seat].nobles[Guesthouse.place]
    _ask_guests(state, seat, stages.GUEST_NOBLE, nobles)


def move_noble_guests(state: State, seat: int, answer: tuple[int, ...]) -> None:
    """Move guests who are nobles."""
    _move_guests(state, seat, answer, is_noble=True)


def _ask_guests(state: State, seat: int, stage: int, count: int) -> None:
    """Ask for free circles outside the guesthouse."""
    own = state.seats[seat]
    free = [pair for pair in free_circles(own) if pair[0] != Guesthouse.place]
    options = tuple([one for place, count in free for one in copies(place, count)])
    state.ask(stage, seat, options, 0, min(count, len(options)))


def _move_guests(
    state: State, seat: int, answer: tuple[int, ...], *, is_noble: bool
) -> None:
    own = state.seats[seat]
    for option in answer:
        own.take(Guesthouse.place, is_noble)
        own.put(option // COPIES, is_noble)
    if answer:
        state.note("moved", seat, circles=answer)


class TradingPost(Building):
    """Sells a barrel of any good to the supply instead of the trading house."""

    cost, vp, column = 5, 2, 2
    posts = 1
    bars = "office"
    shuns = "office"


class Church(Building):
    """Gives points for buildings of the columns 2 to 4 that its owner builds."""

    cost, vp, column = 5, 2, 2

    @staticmethod
    def after_build(state: State, seat: int) -> None:
        points = (0, 0, 1, 1, 2)[CLASSES[state.building].column]
        if points:
            state.score(seat, points, "church")


class SmallWharf(Building):
    """Ships any barrels without a ship for half as many points, once a phase."""

    cost, vp, column = 6, 2, 2
    small_wharfs = 1


class Lighthouse(Building):
    """Pays a doubloon for each loading, and one more to the captain."""

    cost, vp, column = 7, 3, 3
    load_pays = 1

    @staticmethod
    def first_turn(state: State, seat: int) -> None:
        if seat == state.chooser:
            state.pay(seat, 1, "lighthouse")


class SpecialtyFactory(Building):
    """Pays for the barrels of one good that its owner has produced, less one."""

    cost, vp, column = 8, 3, 3
    bars = "factory"

    @staticmethod
    def end_craftsman(state: State, seat: int) -> None:
        most = max(state.made[seat][CORN + 1 :])
        if most > 1:
            state.pay(seat, most - 1, "specialty_factory")


class Library(Building):
    """Doubles the privilege of the role that its owner takes."""

    cost, vp, column = 8, 3, 3
    doubles = 1


class UnionHall(Building):
    """Gives a point for every two equal barrels before the first loading."""

    cost, vp, column = 9, 3, 3

    @staticmethod
    def first_turn(state: State, seat: int) -> None:
        points = sum([count // 2 for count in state.seats[seat].goods])
        if points:
            state.score(seat, points, "union_hall")


class Statue(LargeBuilding):
    """Gives 8 points, and needs no colonist."""

    vp, circles = 8, 0
    scores = False


class Cloister(LargeBuilding):
    """Gives points for sets of three equal tiles."""

    @staticmethod
    def points(state: State, seat: int) -> int:
        island = [min(tile, FOREST) for tile in state.seats[seat].island]
        return CLOISTER_POINTS[sum([island.count(one) // 3 for one in {*island}])]


NEW_BUILDINGS: Final[tuple[type[Building], ...]] = (
    *(Aqueduct, ForestHouse, BlackMarket, Storehouse, Guesthouse, TradingPost),
    *(Church, SmallWharf, Lighthouse, SpecialtyFactory, Library, UnionHall),
    *(Statue, Cloister),
)
