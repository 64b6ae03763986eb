"""The input of a save's digest: everything on the table.

Saves store digests for ever. So new facts follow all older ones, and are absent where
they are empty; buildings go by their id, and empty places are absent.
"""

from typing import Any

from puerto_rico.rules import stages
from puerto_rico.rules.buildings.tables import IDS, PLACE_NAMES
from puerto_rico.rules.options import Options
from puerto_rico.rules.seat import Seat
from puerto_rico.rules.state import State


def facts(state: State) -> list[Any]:
    """Everything on the table, JSON-ready; old saves store its fingerprint."""
    stack = [(stages.ALL_NAMES[stage], seat) for stage, seat in state.stack]
    nobles = [state.nobles, state.ship_nobles, [_nobles(seat) for seat in state.seats]]
    deposits = [seat.deposit for seat in state.seats]
    tibs = [state.card, state.active, state.spent, any(deposits) and deposits]
    return [
        [_chosen(state.options), state.seed],
        [_seat(seat) for seat in state.seats],
        [state.supply, state.ship, state.pool, state.goods, state.quarries],
        {id: left for id, left in zip(IDS, state.buildings, strict=True) if left},
        [state.deck, state.row, state.aside, state.shuffles],
        [state.shop, state.cargo, state.loaded],
        [state.round, state.governor, state.chooser, state.taken, state.bounty],
        [state.role, state.tile, state.drawn, state.building, state.made, state.kept],
        [state.idle, state.wharfed, state.stuck, state.opened, state.rewarded],
        [state.ending, state.over, stack],
        *([nobles] if state.options.has_nobles else []),
        *([tibs] if any(tibs) else []),
    ]


def _chosen(options: Options) -> dict[str, Any]:
    """The options that differ from their defaults."""
    given, defaults = options._asdict(), Options()._asdict()
    return {name: value for name, value in given.items() if value != defaults[name]}


def _nobles(seat: Seat) -> dict[str, int]:
    """The nobles by place; places without any are absent."""
    names = zip(PLACE_NAMES, seat.nobles, strict=True)
    return {name: count for name, count in names if count}


def _seat(seat: Seat) -> list[Any]:
    names = zip(PLACE_NAMES, seat.men, strict=True)
    return [
        [seat.doubloons, seat.points, seat.goods, seat.san_juan],
        seat.island,
        [IDS[building] for building in seat.city],
        {name: count for name, count in names if count},
    ]
