"""A search meets dice it has seen, very many answers, and games without an end."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any, Self

import pytest

from tabletop.advice.blind import BlindAdvisor
from tabletop.base.rng import Chance, drawn_seed, roll
from tabletop.bots.search.budget import Budget
from tabletop.bots.search.guide import (
    DRAWN,
    Guide,
    RolloutValue,
    UniformPolicy,
    blind_guide,
)
from tabletop.bots.search.playouts import Playouts
from tabletop.rules.event import Note
from tabletop.rules.question import Answer, Question
from tabletop.rules.scoring import Rank

SAFE, ROLL, START, GUESS = 0, 1, 0, 1


class Die:
    """Play safe, which wins 6 of 10 times, or guess the parity of a die in sight."""

    seats, round = (0, 0), 1

    def __init__(self, seed: int) -> None:
        self.log: list[Note] | None = None
        self.seed, self.won, self.face = seed, False, 0
        self.question: Question | None = Question(0, START, (SAFE, ROLL), 1, 1)

    def step(self, answer: Answer) -> None:
        if self.face:
            self.end(answer[0] == self.face % 2)
        elif answer == (SAFE,):
            self.end(roll(self.seed, "safe", 0, 10) <= 6)
        else:
            self.face = roll(self.seed, "face", 0, 6)
            self.question = Question(0, GUESS, (0, 1), 1, 1)

    def end(self, won: bool) -> None:
        self.question, self.won = None, won

    def copy(self) -> Self:
        new = self.__class__.__new__(self.__class__)
        vars(new).update(vars(self))
        return new

    def ranks(self) -> list[Rank]:
        return [(int(self.won),), (int(not self.won),)]


class Loop(Die):
    """Asks the same question for ever."""

    def step(self, answer: Answer) -> None:
        self.face += 1


class Wide(Loop):
    """Asks for 6 of 36 places."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.question = Question(0, START, tuple(range(36)), 6, 6)


def advisor(
    deal: Callable[[int], Die], seen: Callable[[Die], Any] = lambda state: None
) -> BlindAdvisor[Die]:
    """An advisor of a game with states from `deal`, of which it has `seen` a part."""

    def determinize(view: Any, rng: Chance) -> Die:
        return deal(drawn_seed(rng))

    rules: Any = SimpleNamespace(determinize=determinize, ranks=Die.ranks, seen=seen)
    return BlindAdvisor(rules)


def chances(one: BlindAdvisor[Die]) -> dict[Answer, float]:
    search = one.search({}, Random(1), Budget(1200))
    search.narrow().finish()
    search.compare([(SAFE,), (ROLL,)], 600).finish()
    return {one.answer: one.chances[0] for one in search.estimates()}


def test_a_player_who_may_look_at_the_die_rolls_it() -> None:
    found = chances(advisor(Die, lambda state: state.face))
    assert found[SAFE,] == pytest.approx(0.6, abs=0.06)
    assert found[ROLL,] > 0.95


def test_a_player_who_is_blind_to_the_die_plays_safe() -> None:
    found = chances(advisor(Die))
    assert found[ROLL,] < found[SAFE,]


def test_a_question_counts_its_answers() -> None:
    question = Wide(1).question
    assert question is not None
    assert question.count() == 1_947_792


def test_a_policy_tries_some_of_very_many_answers_the_same_each_time() -> None:
    policy, other = UniformPolicy(Random(1)), UniformPolicy(Random(2))
    tried = policy.prior(Wide(1), 1.0)
    assert len(tried) == DRAWN
    assert sum(prior for _, prior in tried) == pytest.approx(1)
    assert tried == policy.prior(Wide(1), 1.0) != other.prior(Wide(1), 1.0)


@pytest.mark.parametrize("kind", [Loop, Wide])
def test_a_search_of_an_endless_game_ends_at_its_horizon(kind: type[Loop]) -> None:
    search = advisor(kind).search({}, Random(1), Budget(20, horizon=9))
    assert search.run().finish() in search.question


def test_a_search_ends_where_no_question_branches() -> None:
    search = advisor(Loop).search({}, Random(1), Budget(6, horizon=9))
    search._branching = ()
    assert search.run().finish() in search.question


def test_a_playout_of_an_endless_game_ends_at_its_horizon() -> None:
    guide: Guide[Die] = blind_guide(Random(1), lambda state: [1.0, 0.0], horizon=9)
    search = advisor(Loop).search({}, Random(1), Budget(1, horizon=9))
    played = Playouts(search.worlds, guide, [(SAFE,)], horizon=9)
    state = Loop(1)
    played.play_on(state, (SAFE,))
    assert state.face == 10


def test_a_rollout_values_the_table_at_its_horizon() -> None:
    value = RolloutValue[Die](UniformPolicy(Random(1)), lambda s: [s.face, 0], 9)
    assert value.chances(Loop(1)) == [9, 0]
