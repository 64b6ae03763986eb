"""The forecast of a role is what then happens, in whole random games."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from random_play import keen
from sanjuan import Answer, Game
from sanjuan.explain.forecast import _due
from sanjuan.rules import stages
from sanjuan.rules.buildings import KIND, NONE
from sanjuan.rules.cards import prices
from sanjuan.rules.state import State
from strategies import options, scarce_games, seeds
from tabletop.base.rng import GUESTS, stream
from tabletop.rules.event import Note

MANY: Final = 40
"""With as many cards left, a phase of all seats runs out of none."""


def answer(table: State, seat: int, doubles: bool) -> None:
    """Use a library if asked to; sell the seat's dearest goods; else take least."""
    asked = table.question
    assert asked
    chosen = asked.options[: asked.low]
    if asked.stage == stages.LIBRARY:
        chosen = asked.options[: int(doubles)]
    elif (asked.stage, asked.seat) == (stages.SELL, seat):
        price = prices(table.tiles[0])
        dearest = sorted(asked.options, key=lambda card: price[KIND[card]])
        chosen = tuple(sorted(dearest[len(dearest) - asked.high :]))
    table.step(chosen)


def walk(table: State, seat: int, stage: int, doubles: bool) -> Answer:
    """Answer up to a question of that stage to the seat, and return its options."""
    while table.role != NONE and (asked := table.question):
        if (asked.stage, asked.seat) == (stage, seat):
            return asked.options
        answer(table, seat, doubles)
    return ()


def notes(table: State, seat: int, id: str) -> list[Note]:
    return [one for one in table.log or () if (one.id, one.seat) == (id, seat)]


def drawn(table: State, seat: int, *causes: str) -> int:
    """The cards that a seat has drawn for one of these causes."""
    mine = notes(table, seat, "drew")
    taken = [one.secrets["cards"] for one in mine if one.facts["cause"] in causes]
    return sum(len(one.cards) for one in taken)


def built(table: State, seat: int, doubles: bool) -> dict[str, Any]:
    offered = walk(table, seat, stages.BUILD, doubles)
    due = [_due(table, seat, card) for card in offered]
    return {"count": len(due), "low": min(due, default=0), "high": max(due, default=0)}


def made(table: State, seat: int, doubles: bool) -> dict[str, Any]:
    walk(table, seat, NONE, doubles)
    plants: list[Any] = [one.facts for one in notes(table, seat, "produced")]
    goods = sum(len(one["buildings"]) for one in plants)
    return {"goods": goods, "cards": drawn(table, seat, "well")}


def sold(table: State, seat: int, doubles: bool) -> dict[str, Any]:
    walk(table, seat, NONE, doubles)
    sales: list[Any] = [one.facts for one in notes(table, seat, "sold")]
    goods = sum(len(one["buildings"]) for one in sales)
    income = drawn(table, seat, "sale", "market_stand", "market_hall")
    return {"goods": goods, "income": income}


def seen(table: State, seat: int, doubles: bool) -> dict[str, Any]:
    walk(table, seat, NONE, doubles)
    (look,) = [
        one.secrets["cards"].cards for one in notes(table, seat, "councillor_drew")
    ]
    left = [len(one.secrets["cards"].cards) for one in notes(table, seat, "kept")]
    away = [len(one.secrets["cards"].cards) for one in notes(table, seat, "discarded")]
    kept = left[0] if left else len(look) - sum(away[:1])
    return {"look": len(look), "keep": kept}


def prospected(table: State, seat: int, doubles: bool) -> dict[str, Any]:
    walk(table, seat, NONE, doubles)
    return {"cards": drawn(table, seat, "prospector")}


HAPPENS: Final[tuple[Callable[[State, int, bool], dict[str, Any]], ...]] = (
    *(built, made, sold, seen, prospected),
)
"""By role: the gain of a seat once the role is taken."""


def happens(state: State, seat: int, role: int, doubles: bool) -> dict[str, Any]:
    """The gain of a seat if the seat that chooses takes that role."""
    table = state.copy()
    table.log = []
    table.step((role,))
    return HAPPENS[role](table, seat, doubles)


def fits(gain: dict[str, Any], now: dict[str, Any]) -> bool:
    """Whether a forecast came true; the income depends on the price tile."""
    if "income" in now:
        is_within = gain["low"] <= now["income"] <= gain["high"]
        return bool(gain["goods"] == now["goods"] and is_within)
    return gain == now


def differences(game: Game) -> list[object]:
    """All forecasts at the open choice of a role that do not come true."""
    found: list[object] = []
    state = game._state
    for role in [one for one in range(5) if one not in state.roles_taken]:
        for seat in range(len(state.seats)):
            mine = seat == state.chooser
            if not mine and state.cards_left < MANY:
                continue
            told: Any = game.forecast(seat)[stages.ROLES[role]]
            keys = ["own" if mine else "other", *["once"] * (mine and asks(state))]
            for key in keys:
                now = happens(state, seat, role, key != "once")
                if not fits(told[key], now):
                    found.append((seat, key, stages.ROLES[role], told[key], now))
    return found


def asks(state: State) -> bool:
    """Whether a library could be left unused: with two seats, at their first role."""
    return len(state.seats) == 2 and not state.roles_taken


def check(game: Game, seed: int) -> None:
    """Play to the end, and compare at each choice of a role."""
    rng = stream(seed, GUESTS[0])
    while asked := game.question:
        if asked.name == "role":
            assert not differences(game)
        game.answer(keen(asked, rng))


@pytest.mark.slow
@settings(max_examples=8)
@given(options, seeds)
def test_the_forecast_is_what_then_happens(chosen: dict[str, Any], seed: int) -> None:
    check(Game(**chosen), seed)


@pytest.mark.slow
@settings(max_examples=30)
@given(scarce_games(), st.integers(0, 20), seeds)
def test_the_forecast_counts_the_cards_that_are_left(
    game: Game, plies: int, seed: int
) -> None:
    rng = stream(seed, GUESTS[0])
    for _ in range(plies):
        if not (asked := game.question):
            return
        if asked.name == "role":
            assert not differences(game)
        game.answer(keen(asked, rng))
