"""The policy's best answers, in the form that playouts use."""

from collections.abc import Iterator
from random import Random

import pytest

from ai_positions import OPTIONS
from sanjuan import Options
from sanjuan.ai.learned.light import Light
from sanjuan.ai.search.guide import policy
from sanjuan.rules import stages
from sanjuan.rules.phases.start import dealt
from sanjuan.rules.state import State


def wandering(options: Options, seed: int) -> Iterator[State]:
    """The questions of a game by the policy, with a random answer now and then."""
    state, rng = dealt(options, seed), Random(seed)
    while (question := state.question) is not None:
        yield state
        by_chance = rng.random() < 0.1 * seed
        found = policy(options).logits(state).best()
        state.step(question.sample(rng) if by_chance else found)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_answers_at_a_glance_are_those_of_the_policy(options: Options) -> None:
    for seed in range(4):
        for state in wandering(options, seed):
            found = policy(options).logits(state).best()
            assert policy(options).answer(state) == found, state.question


def test_what_is_asked_often_is_written_out() -> None:
    written = set(Light(policy(Options(2)).features).glances)
    asked = [
        state.question.stage
        for seed in range(3)
        for state in wandering(Options(2), seed)
        if state.question
    ]
    assert sum(stage in written for stage in asked) > 0.9 * len(asked)


def test_rows_are_kept_in_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sanjuan.ai.learned.light.CACHED_HANDS", 3)
    features = policy(Options(2)).features
    light = Light(features)
    for state in wandering(Options(2), 1):
        question = state.question
        assert question is not None
        if question.stage == stages.KEEP:
            found = light.glances[stages.KEEP](state, question)
            assert found == policy(Options(2)).logits(state).best()
    assert len(light.rows) <= 3
