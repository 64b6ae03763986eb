"""Playouts of the answers that the search leaves open, and when they are used."""

from random import Random

import pytest

from ai_positions import WITH_POOR_HOUSE, asked, builder_is_due
from sanjuan import Options
from sanjuan.ai.players import SearchPlayer
from sanjuan.ai.search.guide import search as begin
from sanjuan.knowledge.view import view
from sanjuan.rules import stages
from sanjuan.rules.state import State
from table_setup import Table, seat, table
from tabletop.bots.search.budget import Budget
from tabletop.bots.search.ismcts import Search

SHORT = Budget(40)


def search(state: State, budget: Budget = SHORT) -> Search[State]:
    """The search of the current decision."""
    assert state.question
    return begin(view(state, state.question.seat, 0), Random(1), budget)


def looking(at: Table, budget: Budget) -> Search[State]:
    """The search of the first seat's decision."""
    return SearchPlayer(budget).search(at.game.view(0), Random(1))


@pytest.mark.slow
def test_playouts_have_a_say_in_what_the_value_is_wrong_about() -> None:
    at = builder_is_due(WITH_POOR_HOUSE)
    plain, found = (looking(at, Budget(400, playouts=most)) for most in (0, 150))
    assert plain.question.named(plain.run().finish()) == ["councillor"]
    assert found.question.named(found.run().finish()) == ["builder"]
    assert found.question.named(found.estimates()[0].answer) == ["builder"]


@pytest.mark.slow
@pytest.mark.parametrize(("sure", "taken"), [(3.0, "builder"), (30.0, "councillor")])
def test_playouts_overrule_the_search_only_if_they_are_sure(
    sure: float, taken: str
) -> None:
    budget = Budget(400, errors=4.0, playouts=150, value_worlds=0.0, sure=sure)
    found = looking(builder_is_due(WITH_POOR_HOUSE), budget)
    assert found.question.named(found.run().finish()) == [taken]
    assert found.question.named(found.estimates()[0].answer) == [taken]


@pytest.mark.parametrize("stage", [stages.KEEP, stages.PAY])
def test_playouts_have_no_say_where_nothing_branches(stage: int) -> None:
    state = asked(Options(2), stage)
    plain, found = search(state), search(state, SHORT._replace(playouts=50))
    assert not found.plays_on
    assert plain.run().finish() == found.run().finish()


def test_what_leaves_no_choice_is_not_played_on() -> None:
    state = asked(Options(2), stages.BUILD)
    assert state.question
    state.question.options = ()
    found = search(state, SHORT._replace(playouts=50))
    assert found.run().finish() == ()
    assert not found.plays_on


def test_what_is_far_behind_is_not_played_on() -> None:
    """So playouts of a decision that is clear cost nothing."""
    mine = seat("tobacco_storage smithy well", "library silver_smelter")
    at = table(mine, seat("well crane smithy"))
    found = looking(at, Budget(200, playouts=50, near=0.0))
    dealt, deal = [], found.worlds.deal

    def counted() -> State:
        dealt.append(1)
        return deal()

    found.worlds.deal = counted  # type: ignore[method-assign]
    found.run().finish()
    assert len(dealt) == max(one.visits for one in found.estimates())
