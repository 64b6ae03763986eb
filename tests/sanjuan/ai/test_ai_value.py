"""The value: chances to win."""

from math import isclose
from random import Random
from typing import Any

import pytest

from ai_positions import WIDE, played, some
from sanjuan import Options
from sanjuan.ai.learned import value
from sanjuan.ai.learned.tables import UNITS, WIDTH
from sanjuan.ai.learned.weights import learned
from sanjuan.ai.search.guide import value as learned_value
from sanjuan.knowledge.determinize import determinize
from sanjuan.rules.state import State
from table_setup import seat as hand_and_city
from table_setup import table


def seen(*seats: dict[str, Any]) -> State:
    return determinize(table(*seats).game.view(0), Random(1))


@pytest.mark.parametrize("options", WIDE, ids=str)
def test_chances_add_up_to_one(options: Options) -> None:
    for state in played(options, seed=3):
        chances = learned_value(options).chances(state)
        assert len(chances) == options.seats
        assert isclose(sum(chances), 1, abs_tol=1e-5)


def test_a_finished_game_has_no_chances_left() -> None:
    (*_, over) = played(Options(2), seed=3)
    chances = learned_value(Options(2)).chances(over)
    assert over.over
    assert sorted(chances) in ([0, 1], [0.5, 0.5])


@pytest.mark.parametrize("options", WIDE, ids=str)
def test_the_inputs_for_learning_make_up_the_logit(options: Options) -> None:
    judge = learned_value(options)
    for state in some(options, seed=4, step=9):
        for seat in range(options.seats):
            rows, scale = judge.inputs(state, seat)
            counts = [1.0] * (len(rows) - 1) + [scale]
            units = [
                sum(
                    judge.rows[row][place] * n
                    for row, n in zip(rows, counts, strict=True)
                )
                for place in range(WIDTH)
            ]
            active = [max(0.0, unit) for unit in units[1:]]
            logit = units[0] + sum(active[:UNITS]) - sum(active[UNITS:])
            assert isclose(logit, judge.logit(state, seat), abs_tol=1e-9)


def test_goods_count_by_what_they_are() -> None:
    judge = learned_value(Options(2))
    city = "indigo_plant+ silver_smelter"
    indigo = seen(hand_and_city("hero", city))
    silver = seen(hand_and_city("hero", "indigo_plant silver_smelter+"))
    assert judge.inputs(indigo, 0).rows != judge.inputs(silver, 0).rows
    assert judge.logit(silver, 0) > judge.logit(indigo, 0)


def test_a_violet_card_that_stands_already_is_worth_a_card() -> None:
    judge = learned_value(Options(2))
    hands = ("smithy well", "smithy quarry", "library smithy")
    dead, other, live = (
        set(judge.inputs(seen(hand_and_city(hand, "well quarry")), 0).rows)
        for hand in hands
    )
    assert dead == other != live


def test_what_a_great_building_in_hand_would_bring_is_seen() -> None:
    judge = learned_value(Options(2))
    few, many = (
        set(judge.inputs(seen(hand_and_city("guild_hall", city)), 0).rows)
        for city in ("indigo_plant well tower", "indigo_plant indigo_plant well")
    )
    gains = range(value.GAIN, value.POINTS)
    assert [row for row in few if row in gains] == [value.GAIN + 2]
    assert [row for row in many if row in gains] == [value.GAIN + 4]


def test_who_has_the_better_city_has_the_better_chance() -> None:
    rich = hand_and_city(
        "hero", "silver_smelter coffee_roaster library quarry city_hall"
    )
    judge = learned_value(Options(2))
    state = seen(rich, hand_and_city("hero", "indigo_plant well"))
    assert judge.chances(state)[0] > 0.8
    state.seats.reverse()
    assert judge.chances(state)[0] < 0.2


def test_cities_are_forgotten_when_there_are_too_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(value, "CACHED_CITIES", 3)
    judge = value.Value(learned(2, False), Options(2))
    for state in some(Options(2), seed=6, step=4):
        expected = learned_value(Options(2)).chances(state)
        assert judge.chances(state) == expected
        assert len(judge.cities) <= 3
