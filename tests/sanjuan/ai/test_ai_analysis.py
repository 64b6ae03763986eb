"""The analysis of the answers to a question: chances, their order, their trials."""

from random import Random

import pytest

from ai_positions import WIDE, asked, some
from sanjuan import Answer, Options
from sanjuan.ai.advisor import ADVISOR
from sanjuan.ai.players import SearchPlayer
from sanjuan.knowledge.view import view
from sanjuan.rules import stages
from sanjuan.rules.state import State
from table_setup import seat, table
from tabletop.advice.advise import SHOWN, Advice, advise
from tabletop.bots.search.budget import Budget

SHORT = Budget(40)


def advice(
    state: State, given: Answer | None = None, budget: Budget = SHORT
) -> list[Advice]:
    assert state.question
    seen = view(state, state.question.seat, 0)
    return advise(ADVISOR, seen, Random(1), budget, given).finish()


@pytest.mark.slow
@pytest.mark.parametrize("options", WIDE, ids=str)
def test_the_answers_come_in_the_order_of_the_chances_told(options: Options) -> None:
    for state in some(options, seed=1, step=40):
        assert state.question
        seat = state.question.seat
        found = [one.chances[seat] for one in advice(state)]
        assert 1 <= len(found) <= SHOWN
        assert found == sorted(found, reverse=True)


@pytest.mark.slow
def test_every_answer_told_of_was_tried_equally_often() -> None:
    for stage in (stages.ROLE, stages.BUILD, stages.PAY, stages.KEEP):
        found = advice(asked(Options(2), stage))
        assert {one.visits for one in found} == {20}
        assert all(abs(sum(one.chances) - 1) < 1e-4 for one in found)


def test_an_answer_without_an_alternative_has_its_chance_too() -> None:
    state = asked(Options(2), stages.BUILD)
    assert state.question
    state.question.options = ()
    (only,) = advice(state)
    assert only.answer == ()
    assert 0 < only.chances[state.question.seat] < 1


@pytest.mark.slow
def test_the_answer_given_is_told_of_however_bad_it_is() -> None:
    state = asked(Options(2), stages.DISCARD, seed=2)
    assert state.question
    told = {one.answer for one in advice(state)}
    other = next(one for one in state.question if one not in told)
    assert other in [one.answer for one in advice(state, other)]


def test_of_two_copies_of_a_card_it_does_not_matter_which_is_given() -> None:
    hand = seat("tower well well smithy", "indigo_plant")
    at = table(hand, seat()).role("builder").build("tower").game
    assert at.question
    well, copy, smithy = at.question.options
    assert at.question.kind(well) == at.question.kind(copy)
    found = [
        advise(ADVISOR, at.view(0), Random(1), SHORT, (card, smithy)).finish()
        for card in (well, copy)
    ]
    assert len(found[0]) == len(found[1]) == 2


def test_what_makes_no_difference_shows_none() -> None:
    """All answers meet the same worlds: equal answers have equal chances."""
    state = asked(Options(3), stages.ROLE)
    seen = view(state, state.chooser, 0)
    search = SearchPlayer(SHORT).search(seen, Random(1))
    search.compare([(0,), (0,)], 12).finish()
    one, other = search.estimates()
    assert one.chances == other.chances
    assert one.visits == other.visits == 12


def test_it_tells_how_far_it_is() -> None:
    state = asked(Options(2), stages.ROLE)
    told = list(advise(ADVISOR, view(state, state.chooser, 0), Random(1), SHORT))
    assert told == sorted(told)
    assert 0 <= told[0] < told[-1] < 1


@pytest.mark.slow
def test_the_same_chance_brings_the_same_advice() -> None:
    state = asked(Options(2), stages.KEEP)
    assert advice(state) == advice(state)
