"""The policy adds up weights, and takes the answer that weighs most."""

from collections import Counter
from math import isclose
from random import Random

import pytest

from ai_positions import OPTIONS, asked, played, some
from sanjuan import Options
from sanjuan.ai.learned import cities
from sanjuan.ai.learned.features import Active
from sanjuan.ai.learned.policy import Logits, Policy, add_up
from sanjuan.ai.learned.weights import learned
from sanjuan.ai.search.guide import policy
from sanjuan.rules import stages
from sanjuan.rules.questions import Question
from tabletop.base.rng import gumbel, softmax

ONCE = Question(0, stages.CHAPEL, (4, 7, 9), 0, 1)
OFTEN = Question(0, stages.OFFICE, (4, 7, 9), 0, 2)


def logits(question: Question, weights: list[float], stops: list[float]) -> Logits:
    places = list(range(len(weights)))
    halts = [(stops, list(range(len(stops))))] if stops else []
    return Logits(question, Active([(weights, places)], halts))


def test_features_are_added_up() -> None:
    features = [([1.0, 2.0], [1, 0, 1]), ([0.5, 0.25], [0, 0, 1])]
    assert add_up(features) == [2.5, 1.5, 2.25]


def test_takes_what_is_likeliest() -> None:
    assert logits(ONCE, [1, 3, 2], [2.5]).best() == (7,)
    assert logits(ONCE, [1, 3, 2], [3.5]).best() == ()


def test_takes_more_while_they_are_likelier_than_stopping() -> None:
    assert logits(OFTEN, [1, 3, 2], [0, 1.5]).best() == (7, 9)
    assert logits(OFTEN, [1, 3, 2], [0, 2.5]).best() == (7,)
    assert logits(OFTEN, [1, 3, 2], [4, 0]).best() == ()
    assert logits(OFTEN, [1, 3, 2], [0]).best() == (7, 9)


def test_takes_as_many_as_are_asked_for() -> None:
    pay = Question(0, stages.PAY, (4, 7, 9), 2, 2)
    assert logits(pay, [1, 3, 2], []).best() == (7, 9)


def test_likelihoods_grow_with_the_weights_and_even_out_with_temperature() -> None:
    cold, hot = softmax([0, 1, 2], 0.5), softmax([0, 1, 2], 5)
    assert isclose(sum(cold), 1, abs_tol=1e-5)
    assert cold[0] < cold[1] < cold[2]
    assert hot[0] < hot[1] < hot[2] < cold[2]


def test_chance_draws_by_likelihood() -> None:
    rng, drawn = Random(5), Counter[tuple[int, ...]]()
    for _ in range(4000):
        choice = logits(ONCE, [0, 1, 2], [1])
        choice.add_noise(1.0, rng)
        drawn[choice.best()] += 1
    expected = softmax([0, 1, 2, 1])
    for answer, chance in zip([(4,), (7,), (9,), ()], expected, strict=True):
        assert abs(drawn[answer] / 4000 - chance) < 0.03


def test_chance_may_be_nothing_at_all() -> None:
    class Nothing:
        def random(self) -> float:
            return 0.0

    assert 0 < gumbel(Nothing()) < 1


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_policy_answers_whatever_is_asked(options: Options) -> None:
    for state in some(options, seed=11, step=1):
        assert state.question is not None
        assert policy(options).answer(state) in state.question


def test_every_answer_has_a_prior() -> None:
    state = asked(Options(2), stages.BUILD)
    assert state.question is not None
    prior = policy(Options(2)).prior(state, 1.0)
    assert [answer for answer, _ in prior] == [
        *[(card,) for card in state.question.options],
        (),
    ]
    assert isclose(sum(chance for _, chance in prior), 1, abs_tol=1e-5)
    best = max(prior, key=lambda pair: pair[1])[0]
    assert best == policy(Options(2)).answer(state)


def test_cities_are_forgotten_when_there_are_too_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cities, "CACHED_CITIES", 5)
    forgetful = Policy(learned(2, False), Options(2))
    for state in some(Options(2), seed=12, step=1):
        assert forgetful.answer(state) == policy(Options(2)).answer(state)
        assert len(forgetful.features.cities) <= 5


def test_games_of_the_policy_are_neither_short_nor_endless() -> None:
    rounds = [list(played(Options(2), seed))[-1].round for seed in range(10)]
    assert 10 < sum(rounds) / 10 < 20
