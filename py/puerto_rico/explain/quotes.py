"""A price by its parts, and the reason why a seat cannot build a building.

The functions that the phases themselves use decide.
"""

from collections.abc import Iterable, Sequence
from typing import Unpack

from puerto_rico.explain.facts import (
    Part,
    PartName,
    Quote,
    Refusal,
    RefusalArgs,
    RefusalName,
)
from puerto_rico.rules import stages
from puerto_rico.rules.buildings.tables import COLUMN, IDS, NUMBER, SHUNS, SIZE
from puerto_rico.rules.phases import builder, exchange
from puerto_rico.rules.pieces import CITY, QUARRY
from puerto_rico.rules.state import State
from tabletop.base.errors import QueryError
from tabletop.base.validation import typed, whole


def find(building: object) -> int:
    """The number of a building by its id or its number; raises QueryError."""
    if isinstance(building, str) and building in NUMBER:
        return NUMBER[building]
    number = whole(building)
    if number is not None and number in range(len(IDS)):
        return number
    shown = typed(building, str, int)
    raise QueryError("bad_value", {"key": "building", "value": shown})


def quotes(state: State, seat: int, buildings: Iterable[int]) -> list[Quote]:
    """The prices of these buildings for a seat."""
    can = builder.buildable(state, seat)
    return [_quote(state, seat, one, can) for one in buildings]


def quote(state: State, seat: int, building: int) -> Quote:
    """The price of a building for a seat, by its parts."""
    return _quote(state, seat, building, builder.buildable(state, seat))


def _quote(state: State, seat: int, building: int, can: Sequence[int]) -> Quote:
    price = builder.price(state, seat, building)
    own = state.seats[seat]
    parts = [
        _part("cost", builder.costs(state.options)[building]),
        _part("privilege", -state.privilege_of(seat)),
        _part("quarries", -min(own.men[QUARRY], COLUMN[building])),
        _part("forests", state.privilege_of(seat) - builder.discount(state, seat)),
        _part("zoning_office", -exchange.zoning(own, building)),
    ]
    parts.append(_part("floor", price - sum(one["args"]["amount"] for one in parts)))
    shown = [one for one in parts if one["args"]["amount"]]
    return {
        "price": price,
        "parts": shown,
        "reason": _reason(state, seat, building, can),
    }


def _part(id: PartName, amount: int) -> Part:
    return {"id": id, "args": {"amount": amount}}


def reason(state: State, seat: int, building: int) -> Refusal | None:
    """The reason why the seat cannot build the building now; None if it can."""
    return _reason(state, seat, building, builder.buildable(state, seat))


def _reason(
    state: State, seat: int, building: int, can: Sequence[int]
) -> Refusal | None:
    own = state.seats[seat]
    if building in own.city:
        return _why("already_built", building=IDS[building])
    if not state.buildings[building]:
        return _why("none_left", building=IDS[building])
    if SHUNS.get(building) in own.city:
        return _why("never_together", building=IDS[SHUNS[building]])
    if own.used + SIZE[building] > CITY:
        return _why("no_place", building=IDS[building])
    if building not in can:
        funds = own.doubloons + len(exchange.means(state, seat, building))
        price = builder.price(state, seat, building)
        return _why("too_dear", building=IDS[building], price=price, funds=funds)
    asked = state.question
    is_asked = asked and (asked.stage, asked.seat) == (stages.BUILD, seat)
    return None if is_asked else _why("not_building", building=IDS[building])


def _why(id: RefusalName, **args: Unpack[RefusalArgs]) -> Refusal:
    return {"id": id, "args": args}
