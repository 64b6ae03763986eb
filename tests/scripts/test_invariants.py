"""The checks in random games notice each broken invariant."""

from random import Random
from typing import Any

import pytest

from proofs import invariants
from proofs.invariants import complaints, whole
from random_play import play, played
from sanjuan import Game, Question
from sanjuan.knowledge.view import view
from sanjuan.rules.stages import ROLE
from sanjuan.rules.state import State


def complained(state: State) -> list[str]:
    return list(complaints(state, Random(1)))


def test_of_a_sound_table_nothing_is_to_complain_of() -> None:
    assert complained(whole(played(40))) == complained(whole(play(Game(seed=1)))) == []


def test_of_a_table_set_up_nothing_is_to_complain_of() -> None:
    city = {"buildings": ["indigo_plant", "well", "crane"]}
    assert complained(whole(Game.from_position({"seats": [city, {}]}))) == []


def test_a_copy_of_a_table_goes_on_without_a_log() -> None:
    state = whole(played(40)).copy()
    assert state.question is not None
    state.step(next(iter(state.question)))
    assert state.log is None


def test_a_lost_card_is_complained_of() -> None:
    state = whole(played(40))
    state.pile.pop()
    assert "a card is lost or doubled" in complained(state)


def test_a_table_that_asks_nothing_before_its_end_is_complained_of() -> None:
    state = whole(played(40))
    state.question = None
    assert complained(state) == [
        "nothing is asked before the end, or something after it"
    ]


def test_a_question_without_a_choice_is_complained_of() -> None:
    state = whole(played(40))
    state.question = Question(0, ROLE, (1,), 1, 1)
    assert "what is asked is no choice" in complained(state)


def test_a_violet_building_that_stands_twice_is_complained_of() -> None:
    game = Game.from_position({"seats": [{"buildings": ["well"]}, {"hand": ["well"]}]})
    state = whole(game)
    state.seats[0].buildings += state.seats[1].hand
    state.seats[0].goods.append(-1)
    state.seats[1].hand = []
    assert "a city is not what its buildings are" in complained(state)


def test_a_copy_that_differs_is_complained_of(monkeypatch: pytest.MonkeyPatch) -> None:
    state, other = whole(played(40)), whole(played(41))
    monkeypatch.setattr(State, "copy", lambda state: other)
    assert "a copy differs" in complained(state)


def test_a_view_that_leaks_is_complained_of(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(state: State, seat: int | None) -> dict[str, Any]:
        return {**view(state, seat), "next": state.pile[-1]}

    monkeypatch.setattr(invariants, "view", leaky)
    assert "seat None sees what is hidden from it" in complained(whole(played(40)))
