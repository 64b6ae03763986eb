"""The gains of each role for a seat now, and the buildings that count in its phase.

The functions that the phases themselves use compute the amounts, by trial on a copy of
the table.
"""

from collections.abc import Callable
from typing import Final

from puerto_rico.explain.facts import Forecast, Gain
from puerto_rico.rules import stages
from puerto_rico.rules.buildings.building import CLASSES
from puerto_rico.rules.buildings.nobles import Villa, ZoningOffice
from puerto_rico.rules.buildings.tables import (
    BEFORE_TILE,
    END_CRAFTSMAN,
    LOAD_BONUS,
    MAYOR_TURN,
    TAKES_QUARRY,
    Gifts,
    power,
)
from puerto_rico.rules.circles import free_circles
from puerto_rico.rules.codes import COPIES, HOLDS, SMALL_WHARF, WHARF
from puerto_rico.rules.phases import builder, captain, craftsman, settler, trader
from puerto_rico.rules.pieces import BOXES, ISLAND, QUARRY
from puerto_rico.rules.seat import Seat
from puerto_rico.rules.state import State
from puerto_rico.rules.turns import LIBRARY, TOWER

ANY: Final = ("doubles", "shares")
"""Perks that count in every phase."""
WORKS: Final = {
    stages.SETTLER: (
        *("takes_quarry", "makes_forests"),
        *("before_tile", "after_tile", "end_settler"),
    ),
    stages.MAYOR: ("mayor_turn",),
    stages.BUILDER: ("exchanges", "after_build", "asks_builder"),
    stages.CRAFTSMAN: ("good", "after_production", "end_craftsman"),
    stages.TRADER: ("sale_bonus", "sells_same", "posts", "after_sale"),
    stages.CAPTAIN: (
        *("load_bonus", "load_pays", "wharfs", "small_wharfs", "keeps_kinds"),
        *("keeps_barrels", "keeps_each", "unloads", "first_turn"),
    ),
}
"""By role: the perks, hooks and moments of buildings that count in its phase."""


def foresee(state: State, seat: int) -> Forecast:
    """By role: the seat's gain if it takes the role (`own`), and if another does."""
    roles = range(len(state.bounty))
    return {
        stages.ROLES[role]: {
            "own": _given(state, seat, role, seat),
            "other": _given(state, seat, role, _another(state, seat)),
            "works": at_work(state, seat, role),
        }
        for role in roles
    }


def _another(state: State, seat: int) -> int:
    """The seat that chooses a role now, or the next one if that is the seat itself."""
    if state.chooser != seat:
        return state.chooser
    return (seat + 1) % len(state.seats)


def at_work(state: State, seat: int, role: int) -> list[str]:
    """The occupied buildings that count in the phase of that role, in city order."""
    own = state.seats[seat]
    perks = (*ANY, *WORKS.get(role, ()))
    city = [CLASSES[one] for one in own.city if own.men[CLASSES[one].place]]
    lowers = {ZoningOffice} if role == stages.BUILDER else set()
    return [
        one.id
        for one in city
        if one in lowers or any(_has(one, perk) for perk in perks)
    ]


def _has(building: type, perk: str) -> bool:
    return perk in vars(building) or vars(building).get("moment") == perk


def _given(state: State, seat: int, role: int, chooser: int) -> Gain:
    """The gain from that role, by trial on a copy of the table."""
    table = state.copy()
    table.role, table.chooser = role, chooser
    table.active = (LIBRARY | TOWER) & ~table.spent
    table.seats[chooser].doubloons += table.bounty[role]
    return _GIVES[min(role, stages.PROSPECTOR)](table, seat)


def _acting(own: Seat, buildings: Gifts) -> int:
    return sum([own.men[place] > 0 for place, _ in buildings])


def _settler(table: State, seat: int) -> Gain:
    own, privilege = table.seats[seat], table.privilege_of(seat)
    options = settler.offered(table, seat, privilege)
    tiles = bool(options) + (privilege > 1 and _has_second(table, own))
    tiles += table.has_tiles and _acting(own, BEFORE_TILE)
    quarry = any(option // COPIES == QUARRY for option in options)
    left = ISLAND - len(own.island)
    return {"tiles": min(left, tiles), "quarry": quarry and left > 0}


def _has_second(table: State, own: Seat) -> bool:
    """Whether a library would find a second tile: a quarry needs its own leave then."""
    quarries = min(table.quarries, 1 + bool(power(own, TAKES_QUARRY)))
    return len(table.row) + quarries > 1


def _mayor(table: State, seat: int) -> Gain:
    own, seats = table.seats[seat], len(table.seats)
    turn = (seat - table.chooser) % seats
    landing = (table.ship + table.ship_nobles - turn + seats - 1) // seats
    hired = min(table.supply, table.privilege_of(seat))
    if _acting(own, MAYOR_TURN) and own.men[Villa.place]:
        hired += table.nobles + table.supply > hired
    free = sum([count for _, count in free_circles(own)])
    return {"colonists": max(0, landing) + hired, "circles": free}


def _builder(table: State, seat: int) -> Gain:
    prices = [builder.price(table, seat, one) for one in builder.buildable(table, seat)]
    low, high = min(prices, default=0), max(prices, default=0)
    return {"count": len(prices), "low": low, "high": high}


def _craftsman(table: State, seat: int) -> Gain:
    before = table.seats[seat].doubloons
    craftsman.begin(table)
    for one in table.clockwise(table.chooser):
        craftsman.produce(table, one)
    table.call(seat, END_CRAFTSMAN)
    made = table.made[seat]
    left = sum([left for left, count in zip(table.goods, made, strict=True) if count])
    return {
        "goods": list(made),
        "more": min(table.privilege_of(seat), left),
        "doubloons": table.seats[seat].doubloons - before,
    }


def _trader(table: State, seat: int) -> Gain:
    sales = [trader.income(table, seat, one) for one in trader.sellable(table, seat)]
    return {
        "count": len(sales),
        "low": min(sales, default=0),
        "high": max(sales, default=0),
    }


def _captain(table: State, seat: int) -> Gain:
    """The first loading that brings most points."""
    must, may = captain.compulsory(table, seat), captain.voluntary(table, seat)
    loads = [loading(table, seat, option) for option in must + may]
    points, barrels = max(loads, default=(0, 0))
    return {"barrels": barrels, "points": points}


def loading(state: State, seat: int, option: int) -> tuple[int, int]:
    """The points of a loading with every bonus, and its barrels."""
    points, barrels = _loaded(state, seat, option)
    is_first = not state.rewarded >> seat & 1
    privilege = state.privilege_of(seat) if is_first else 0
    return points + privilege + power(state.seats[seat], LOAD_BONUS), barrels


def _loaded(table: State, seat: int, option: int) -> tuple[int, int]:
    """The points without any bonus, and the barrels."""
    goods = table.seats[seat].goods
    if option == SMALL_WHARF:
        return sum(goods) // 2, sum(goods)
    good, hold = divmod(option, HOLDS)
    if hold == WHARF:
        return goods[good], goods[good]
    ship = BOXES[len(table.seats)].ships.index(hold)
    count = min(goods[good], captain.room(table, good)[ship])
    return count, count


def _prospector(table: State, seat: int) -> Gain:
    return {"doubloons": table.privilege_of(seat)}


_GIVES: Final[tuple[Callable[[State, int], Gain], ...]] = (
    *(_settler, _mayor, _builder, _craftsman, _trader, _captain, _prospector),
)
