"""Worlds that fit the knowledge of a seat: the way back from a view to a state."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from puerto_rico.knowledge.facts import SeatFacts, View
from puerto_rico.rules import stages
from puerto_rico.rules.buildings.tables import IDS, NUMBER, PLACE_NAMES, PLACES, SIZE
from puerto_rico.rules.options import check_options
from puerto_rico.rules.pieces import (
    BOXES,
    FIRST_BUILDING,
    FOREST,
    GOODS,
    NONE,
    QUARRY,
    TILES,
)
from puerto_rico.rules.questions import Question
from puerto_rico.rules.seat import Seat
from puerto_rico.rules.state import SMALL_BITS, State
from puerto_rico.rules.turns import ONCE
from tabletop.base.errors import OptionError, QueryError
from tabletop.base.rng import Chance, drawn_seed, shuffle
from tabletop.rules.facts import Form


def determinize(seen: View, rng: Chance) -> State:
    """Make a whole table that fits a view: a `State` with its hidden tiles at random.

    Points that the viewer has not counted are random, too. At that table the seat of
    the view would see the same. Later shuffles follow a new seed. Only the view of the
    seat that must answer has the options of the question. Raises QueryError unless
    `seen` is a view and `rng` a source of random numbers.
    """
    try:
        return _fitting(seen, rng)
    except _UNFIT as error:
        raise QueryError("not_a_view") from error


_UNFIT: Final = (
    *(AttributeError, IndexError, KeyError, TypeError, ValueError),
    OptionError,
)


def _fitting(seen: View, rng: Chance) -> State:
    state = State(check_options(seen["options"]), drawn_seed(rng))
    _fill_in_board(state, seen)
    _fill_in_progress(state, seen)
    points = _points(state, seen["known"]["points"], rng)
    state.seats = [
        _seat(shown, own) for shown, own in zip(seen["seats"], points, strict=True)
    ]
    state.deck = _unseen(state, seen["deck"])
    shuffle(state.deck, rng)
    state.question = _ask_again(seen)
    return state


def _fill_in_board(state: State, seen: View) -> None:
    """Set all supplies, and what lies on the board."""
    state.supply, state.ship, state.pool = seen["supply"], seen["ship"], seen["pool"]
    state.nobles, state.ship_nobles = seen["nobles"], seen["ship_nobles"]
    state.goods, state.aside = list(seen["goods"]), list(seen["aside"])
    state.row = [TILES.index(tile) for tile in seen["row"]]
    state.quarries = seen["quarries"]
    state.buildings = [seen["buildings"].get(id, 0) for id in IDS]
    state.shop = [GOODS.index(good) for good in seen["shop"]]
    state.cargo = [_number(GOODS, ship["good"]) for ship in seen["ships"]]
    state.loaded = [ship["count"] for ship in seen["ships"]]
    state.bounty = [role["doubloons"] for role in seen["roles"]]


def _fill_in_progress(state: State, seen: View) -> None:
    """Set the progress of the round and of its phase."""
    known = seen["known"]
    state.round, state.governor = seen["round"], seen["governor"]
    state.chooser = seen["chooser"]
    state.taken = [stages.ROLES.index(role) for role in seen["roles_taken"]]
    state.ending, state.over = known["ending"], known["over"]
    state.role = _number(stages.ROLES, known["role"])
    state.tile = _number(TILES, known["tile"])
    state.drawn = _number(TILES, known["drawn"])
    state.building = _number(IDS, known["building"])
    state.made = [tuple(made) for made in known["made"]]
    state.idle, state.wharfed = known["idle"], _bits(known["wharfed"])
    state.wharfed |= _bits(known["small_wharfed"]) << SMALL_BITS
    state.stuck, state.opened = _bits(known["stuck"]), _bits(known["opened"])
    state.rewarded = _bits(known["rewarded"])
    state.kept = _bits(map(GOODS.index, known["kept"]))
    state.card = known["card"]
    state.active = _bits(map(ONCE.index, known["active"]))
    state.spent = _bits(map(ONCE.index, known["spent"]))
    state.stack = [
        (stages.ALL_NAMES.index(step["stage"]), step["seat"]) for step in known["stack"]
    ]


def _points(state: State, known: Sequence[int | None], rng: Chance) -> Iterator[int]:
    """The points of each seat; those that nobody counted are dealt at random."""
    counted = sum([one or 0 for one in known])
    left = max(0, state.options.points - state.pool - counted)
    unknown = known.count(None)
    for one in known:
        if one is None:
            unknown -= 1
            one = int(rng.random() * (left + 1)) if unknown else left
            left -= one
        yield one


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def _number(names: Sequence[str], name: str | None) -> int:
    return NONE if name is None else names.index(name)


def _seat(shown: SeatFacts, points: int) -> Seat:
    seat = Seat(PLACES)
    seat.doubloons, seat.points = shown["doubloons"], points
    seat.deposit = shown["deposit"]
    seat.goods, seat.san_juan = list(shown["goods"]), shown["san_juan"]
    seat.island = [TILES.index(tile["id"]) for tile in shown["island"]]
    for tile in shown["island"]:
        seat.men[TILES.index(tile["id"])] += tile["occupied"]
    seat.city = [NUMBER[building["id"]] for building in shown["city"]]
    for building in shown["city"]:
        place = FIRST_BUILDING + NUMBER[building["id"]]
        seat.men[place] = building["colonists"]
    for name, count in shown["nobles"].items():
        seat.nobles[PLACE_NAMES.index(name)] = count
    seat.used = sum(SIZE[building] for building in seat.city)
    return seat


def _unseen(state: State, count: int) -> list[int]:
    """The plantations that lie nowhere in sight; ValueError for another count."""
    islands = [tile for own in state.seats for tile in own.island if tile != QUARRY]
    shown = [tile % FOREST for tile in islands] + [*state.row, state.drawn]
    left = BOXES[len(state.seats)].tiles
    deck = [
        good
        for good in range(QUARRY)
        for _ in range(left[good] - shown.count(good) - state.aside[good])
    ]
    if len(deck) != count:
        raise ValueError(count)
    return deck


_BOUNDS: Final[dict[Form, tuple[int, int]]] = {
    "one": (1, 1),
    "consent": (0, 1),
    "some": (0, 0),
}
"""The bounds of a question of that form, for viewers who do not know them."""


def _ask_again(seen: View) -> Question | None:
    asked = seen["question"]
    if asked is None:
        return None
    low, high = _BOUNDS[asked["form"]]
    return Question(
        asked["seat"],
        stages.NAMES.index(asked["name"]),
        tuple(asked.get("options", ())),
        asked.get("low", low),
        asked.get("high", high),
        asked.get("source"),
    )
