"""Answers that are not worth a search, because another is sure to be as good."""

import pytest

from ai_positions import OPTIONS, some
from sanjuan import Options
from sanjuan.ai.search.candidates import candidates
from sanjuan.ai.search.dominance import sound_order, wasteful
from sanjuan.ai.search.guide import policy
from sanjuan.rules.questions import Question
from sanjuan.rules.state import State
from table_setup import Table, extended, seat, table


def names(question: Question, answer: tuple[int, ...]) -> str:
    return " ".join(sorted(question.named(answer)))


def sorted_out(at: Table) -> tuple[set[str], set[str]]:
    """The answers to the open question: wasteful ones, and those worth searching."""
    state: State = at.game._state
    question = state.question
    assert question
    waste: set[str] = set()
    worth: set[str] = set()
    for answer in question:
        found = waste if wasteful(state, question, answer) else worth
        found.add(names(question, answer))
    return waste, worth


def test_the_dearer_goods_are_made() -> None:
    city = "indigo_plant sugar_mill silver_smelter"
    waste, worth = sorted_out(table(seat("", city)).role("producer"))
    assert worth == {"silver_smelter sugar_mill"}
    assert waste == {"indigo_plant silver_smelter", "indigo_plant sugar_mill"}


def test_of_goods_with_one_price_the_cheaper_is_sold() -> None:
    at = table(
        seat("", "indigo_plant+ sugar_mill+ silver_smelter+"),
        tiles=[*"ABCDE"],
        tiles_seen=5,
    )
    waste, worth = sorted_out(at.role("trader"))
    assert "sugar_mill" in waste
    assert {"", "indigo_plant", "silver_smelter"} <= worth


def test_cards_that_cannot_be_built_any_more_pay_first() -> None:
    at = table(seat("well library smithy", "smithy")).role("builder").build("well")
    assert sorted_out(at) == ({"library"}, {"smithy"})


def test_of_two_violet_cards_alike_one_can_never_be_built() -> None:
    at = table(seat("well smithy smithy library")).role("builder").build("well")
    assert sorted_out(at) == ({"library"}, {"smithy"})


def test_a_second_copy_of_what_is_being_built_pays_first() -> None:
    at = table(seat("well well library")).role("builder").build("well")
    assert sorted_out(at) == ({"library"}, {"well"})


def test_production_buildings_can_be_built_twice() -> None:
    hand = seat("sugar_mill well library", "sugar_mill")
    at = table(hand, seat("")).role("builder").build("well")
    assert sorted_out(at) == (set(), {"sugar_mill", "library"})


def test_a_card_that_can_be_built_is_kept() -> None:
    at = table(
        seat("", "smithy"), pile="smithy library indigo_plant sugar_mill well"
    ).role("councillor")
    waste, worth = sorted_out(at)
    assert "smithy" in waste
    assert "library" in worth


def test_the_office_takes_every_dead_card() -> None:
    mine = seat("well well library", "office_building well")
    at = extended(mine, seat(""), roles_taken="councillor producer")
    waste, worth = sorted_out(at.role("trader"))
    assert worth == {"well well"}
    assert "" in waste


@pytest.mark.parametrize("options", OPTIONS[::5], ids=str)
def test_what_is_searched_is_never_wasteful(options: Options) -> None:
    """If all answers are wasteful, the search still gets some."""
    for state in some(options, seed=26, step=2):
        assert state.question is not None
        found = candidates(policy(options), state, 1.0)
        assert found
        assert not any(wasteful(state, state.question, answer) for answer, _ in found)


@pytest.mark.parametrize("options", OPTIONS[::5], ids=str)
def test_the_first_in_order_are_never_wasteful(options: Options) -> None:
    for state in some(options, seed=27, step=3):
        question = state.question
        assert question is not None
        if question.high == 1:
            continue
        places = sound_order(state, question, [*range(len(question.options))])
        taken = sorted(question.options[place] for place in places[: question.high])
        assert not wasteful(state, question, tuple(taken))
