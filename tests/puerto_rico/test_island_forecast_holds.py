"""The forecast of a role is what then happens, in whole random games."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from island_play import keen, options, seeds
from puerto_rico import Answer, Game
from puerto_rico.explain.forecast import loading
from puerto_rico.rules import stages
from puerto_rico.rules.codes import COPIES
from puerto_rico.rules.phases import builder, trader
from puerto_rico.rules.pieces import NONE, QUARRY
from puerto_rico.rules.seat import Seat
from puerto_rico.rules.state import State
from tabletop.base.rng import GUESTS, stream

Stages = frozenset[int]
PRIVILEGES: Final = frozenset({stages.LIBRARY, stages.TOWER})
LAND: Final = frozenset({stages.HACIENDA, stages.TILE, stages.SECOND_TILE})
PEOPLE: Final = frozenset({stages.COLONIST, stages.VILLA})


def taken(state: State, role: int) -> State:
    """A copy in which the seat that chooses has taken the role."""
    table = state.copy()
    table.log = []
    table.step((role,))
    return table


def answer(table: State, seat: int, greedy: Stages) -> None:
    """Use towers and libraries; take all at greedy stages of the seat, else least."""
    asked = table.question
    assert asked
    is_greedy = asked.stage in PRIVILEGES or (
        asked.seat == seat and asked.stage in greedy
    )
    count = asked.high if is_greedy else asked.low
    # Quarries are the last options, and leave the row to the second tile.
    is_last = is_greedy and asked.stage == stages.TILE
    table.step(asked.options[-count:] if is_last else asked.options[:count])


def walk(table: State, seat: int, stage: int, greedy: Stages = frozenset()) -> bool:
    """Answer up to a question of that stage to the seat; whether there is one."""
    while table.role != NONE and (asked := table.question):
        if (asked.stage, asked.seat) == (stage, seat):
            return True
        answer(table, seat, greedy)
    return False


def settled(before: Seat, table: State, seat: int) -> dict[str, Any]:
    more, quarry = table.copy(), False
    if walk(table, seat, stages.TILE):
        assert table.question
        quarry = QUARRY in [one // COPIES for one in table.question.options]
    walk(more, seat, NONE, LAND)
    tiles = len(more.seats[seat].island) - len(before.island)
    return {"tiles": tiles, "quarry": quarry}


def employed(before: Seat, table: State, seat: int) -> dict[str, Any]:
    walk(table, seat, NONE, PEOPLE)
    return {"colonists": table.seats[seat].colonists - before.colonists}


def built(before: Seat, table: State, seat: int) -> dict[str, Any]:
    offered = options_at(table, seat, stages.BUILD)
    return spread([builder.price(table, seat, one) for one in offered])


def options_at(table: State, seat: int, stage: int) -> Answer:
    """The options of the first question of that stage to the seat."""
    is_asked = walk(table, seat, stage)
    return table.question.options if is_asked and table.question else ()


def spread(amounts: list[int]) -> dict[str, Any]:
    low, high = min(amounts, default=0), max(amounts, default=0)
    return {"count": len(amounts), "low": low, "high": high}


def crafted(before: Seat, table: State, seat: int) -> dict[str, Any]:
    more = 0
    if walk(table, seat, stages.CRAFT):
        assert table.question
        more = table.question.high
    walk(table, seat, NONE)
    own = table.seats[seat]
    goods = [now - then for now, then in zip(own.goods, before.goods, strict=True)]
    return {"goods": goods, "more": more, "doubloons": own.doubloons - before.doubloons}


def sold(before: Seat, table: State, seat: int) -> dict[str, Any]:
    offered = options_at(table, seat, stages.SELL)
    return spread([trader.income(table, seat, one) for one in offered])


def shipped(before: Seat, table: State, seat: int) -> dict[str, Any]:
    """The best loading offered, or the only one, which is carried out unasked."""
    offered = options_at(table, seat, stages.LOAD)
    loads: list[Any] = [
        (note.facts["points"], note.facts["count"])
        for note in table.log or ()
        if (note.id, note.seat) == ("loaded", seat)
    ]
    loads = loads[:1] or [loading(table, seat, one) for one in offered]
    points, barrels = max(loads, default=(0, 0))
    return {"barrels": barrels, "points": points}


def paid(before: Seat, table: State, seat: int) -> dict[str, Any]:
    walk(table, seat, NONE)
    return {"doubloons": table.seats[seat].doubloons - before.doubloons}


HAPPENS: Final[tuple[Callable[[Seat, State, int], dict[str, Any]], ...]] = (
    *(settled, employed, built, crafted, sold, shipped, paid),
)
"""By role: the gain of a seat once the role is taken."""


def happens(state: State, seat: int, role: int) -> dict[str, Any]:
    """The gain of a seat if the seat that chooses takes that role."""
    before, table = state.seats[seat].copy(), taken(state, role)
    before.doubloons += state.bounty[role] * (seat == state.chooser)
    return HAPPENS[min(role, stages.PROSPECTOR)](before, table, seat)


def is_certain(state: State, seat: int, role: int) -> bool:
    """Whether no other seat has to load before it."""
    if role != stages.CAPTAIN or seat == state.chooser:
        return True
    first = state.clockwise(state.chooser)
    return not any(any(state.seats[one].goods) for one in first[: first.index(seat)])


def differences(game: Game) -> list[object]:
    """All forecasts at the open choice of a role that do not come true."""
    found: list[object] = []
    state = game._state
    for role in [one for one in range(len(state.bounty)) if one not in state.taken]:
        for seat in range(len(state.seats)):
            key = "own" if seat == state.chooser else "other"
            told: Any = game.forecast(seat)[stages.ROLES[role]]
            if not is_certain(state, seat, role):
                continue
            now = happens(state, seat, role)
            gain = {name: told[key][name] for name in now}
            if now != gain:
                found.append((seat, key, stages.ROLES[role], gain, now))
    return found


@pytest.mark.slow
@settings(max_examples=6)
@given(options, seeds, st.integers(0, 30))
def test_the_forecast_is_what_then_happens(
    chosen: dict[str, Any], seed: int, skipped: int
) -> None:
    game, rng = Game(**chosen), stream(seed, GUESTS[0])
    while asked := game.question:
        if asked.name == "role":
            skipped -= 1
            if skipped < 0:
                assert not differences(game)
        game.answer(keen(asked, rng))
