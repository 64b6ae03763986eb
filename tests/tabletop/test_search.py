"""The search and players of any game, tested with a toy that has only its rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest
from duel import DUEL, Game, State

from tabletop.bots.players import Player, RandomPlayer, SearchPlayer
from tabletop.bots.search.budget import Budget
from tabletop.bots.search.guide import (
    EveryStage,
    Guide,
    RolloutValue,
    UniformPolicy,
)
from tabletop.bots.search.ismcts import Search
from tabletop.bots.search.tree import Edge, Node, choice_of
from tabletop.rules import scoring

View = Any

RULES, ADVISOR = DUEL.game.rules, DUEL.advisor


def shares(state: State) -> list[float]:
    ranks = RULES.ranks(state)
    return scoring.shares(scoring.winners(ranks), len(ranks))


def searched(game: Game, iterations: int = 300) -> Search[State]:
    """The search of the open question, finished."""
    view = game.view(game.asked().seat)
    search = ADVISOR.search(view, Random(1), Budget(iterations))
    search.run().finish()
    return search


def nodes(edges: Iterable[Edge]) -> Iterator[Node]:
    for edge in edges:
        for node in edge.nodes.values():
            yield node
            yield from nodes(node.edges.values())


def last_play() -> Game:
    """A game in which each seat has won a round, and the second may win the last."""
    game = Game(seed=1)
    for plays_a_card in (False, True, True, False, False):
        game.answer(game.asked().options[-1:] if plays_a_card else [])
    return game


# ---------------------------------------------------------------- defaults


def test_a_uniform_policy_finds_every_choice_as_likely() -> None:
    state, policy = State(2, 1), UniformPolicy(Random(1))
    assert state.question is not None
    answers, priors = zip(*policy.prior(state, 1.0), strict=True)
    assert list(answers) == list(state.question)
    assert set(priors) == {1 / len(answers)}
    assert policy.answer(state) in state.question


def test_a_rollout_ends_with_shares_of_the_win_and_leaves_the_state_alone() -> None:
    state = State(3, 1)
    value = RolloutValue[State](UniformPolicy(Random(1)), shares)
    assert sum(value.chances(state)) == pytest.approx(1)
    assert state.plays == []


def test_every_stage_is_among_all_of_them() -> None:
    assert 7 in EveryStage()


# ---------------------------------------------------------------- the search


def test_what_wins_for_certain_is_found() -> None:
    search = searched(last_play())
    assert search.estimates()[0].chances == [0, 1]
    assert {tuple(one.chances) for one in search.estimates()} == {(0, 1), (1, 0)}


def test_answers_of_several_options_are_choices_of_their_own() -> None:
    """Answers that begin with the same card stay separate."""
    game = Game(seed=1)
    question, found = game.asked(), set[object]()
    for node in nodes(searched(game).edges):
        for choice, edge in node.edges.items():
            found.add(len(edge.answer))
            assert choice == choice_of(question, edge.answer)
    assert found == {0, 1, 2}
    assert len({choice_of(question, one) for one in question}) == len(list(question))


def test_more_seats_take_no_iterations_from_a_search_without_rounds() -> None:
    searches = [searched(Game(seats, seed=1), 40) for seats in (2, 3)]
    assert [search.budget.iterations for search in searches] == [40, 40]


def test_a_guide_is_steady_only_if_it_says_so() -> None:
    blind = searched(Game(seed=1), 1).guide
    assert not blind.steady
    assert "steady" in Guide._field_defaults
    assert not Guide._field_defaults["steady"]


@pytest.mark.slow
def test_the_same_seed_finds_the_same() -> None:
    one, other = (searched(Game(seed=4)).estimates() for _ in range(2))
    assert one == other


# ---------------------------------------------------------------- players

PLAYERS: list[Player[View]] = [
    RandomPlayer(RULES.determinize),
    SearchPlayer(ADVISOR.search, Budget(20)),
]


@pytest.mark.parametrize("player", PLAYERS, ids=["random", "search"])
def test_a_player_answers_by_its_view_alone(player: Player[View]) -> None:
    game = Game(seed=2)
    while game.question:
        game.answer(player.choose(game.view(game.question.seat), Random(1)))
    assert game.over


def test_a_player_says_how_it_thinks() -> None:
    with pytest.raises(NotImplementedError):
        Player[View]().choose({}, Random(1))
