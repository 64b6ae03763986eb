"""Puerto Rico learns: its gradients go where its policy and value look."""

from math import log
from pathlib import Path
from random import Random
from typing import Any

import pytest

from puerto_rico.ai.learned.tables import VALUE_ROWS
from puerto_rico.ai.learned.value import Value
from puerto_rico.rules.options import Options
from puerto_rico.rules.state import State
from training.games.puerto_rico import LEARNER, Gradients, Side
from training.learner import Tables
from training.runs import Plan, Run, learn
from training.value_fit import play

STEP = 1e-3
TWO, FIVE = LEARNER.sets[0], LEARNER.sets[-1]


def rough() -> Tables:
    """Released weights, the value with units that differ."""
    rng = Random(1)
    tables = LEARNER.learned(TWO)
    width = LEARNER.shape.width
    rows = [[rng.gauss(0, 0.1) for _ in range(width)] for _ in range(VALUE_ROWS)]
    return {**tables, "value": rows}


def lead(tables: Tables, state: State) -> float:
    """The first seat's logit beyond the second seat's."""
    first, second = Value(tables["value"]).chances(state)
    return log(first / second)


def test_a_gradient_is_the_same_for_the_same_seed() -> None:
    tables = LEARNER.learned(TWO)
    first, again = (learn(LEARNER, tables, TWO, 1, seed=5) for _ in range(2))
    assert first == again
    assert all(any(map(any, first[0][name])) for name in ("policy", "value"))


def test_the_correction_of_the_value_is_the_slope_of_its_logits() -> None:
    tables = rough()
    state = LEARNER.deal(Options(2), 3)
    side = Side(tables)
    inputs = side.inputs(state)
    side.correct(inputs, [1.0, -1.0])
    before = lead(tables, state)
    for row in (inputs[0][0][0], inputs[0][0][-1]):
        for column in (0, 1, LEARNER.shape.width - 1):
            tables["value"][row][column] += STEP
            slope = (lead(tables, state) - before) / STEP
            tables["value"][row][column] -= STEP
            assert side.slopes[row][column] == pytest.approx(slope, abs=1e-2)


def test_a_push_goes_to_the_weights_of_its_option() -> None:
    gradients = Gradients(LEARNER.learned(TWO))
    side, state = gradients.side(Options(2)), LEARNER.deal(Options(2), 3)
    choices: list[tuple[int, Any]] = []

    def choose(logits: list[float], choice: Any) -> int:
        choices.append((len(logits), choice))
        return 0

    side.pick(state, choose)
    count, choice = choices[0]
    side.push(choice, [1.0] + [0.0] * (count - 1))
    assert sum(map(bool, gradients.total()["policy"][0])) >= 1


def test_samples_have_all_seats_and_whole_wins() -> None:
    samples = play(LEARNER, LEARNER.learned(FIVE), FIVE, 1, seed=2)
    moments = len(samples.won) // 5
    assert moments > 0
    assert sum(samples.won) == pytest.approx(moments)


@pytest.mark.slow
def test_a_run_advances_and_its_weights_can_be_packed(tmp_path: Path) -> None:
    run = Run(tmp_path / "2.json", LEARNER, TWO)
    brief = Plan(steps=1, parts=1, games=1, gating=1)
    list(run.advance(brief, lambda work, jobs: map(work, jobs)))
    assert not run.is_blank
    assert Run(tmp_path / "2.json", LEARNER, TWO).best == run.best
    assert LEARNER.pack([run.best] * len(LEARNER.sets))
