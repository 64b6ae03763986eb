"""The games that a value learns from: by which player, and what stays of them."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sanjuan import Options
from sanjuan.ai.learned.weights import learned
from training import train, value_fit
from training.games.san_juan import LEARNER
from training.runs import Run
from training.value_fit import by_level, play

TWO = LEARNER.sets[0]


def run_of(file: Path) -> Run:
    return Run(file, LEARNER, TWO)


def alone(work: Callable[[int], Any], jobs: Iterable[int]) -> Iterator[Any]:
    return map(work, jobs)


@pytest.mark.slow
def test_a_fit_of_the_value_is_kept_with_what_came_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("training.runs.PART", 2)
    monkeypatch.setattr(value_fit, "BATCH", 8)
    run = run_of(tmp_path / "2.json")
    run.best = learned(2, False)
    assert list(run.fit_value(3, 1, alone)) == [2, 2]
    (kept,) = run.value_fits
    assert kept.games == 4
    assert kept.samples > 8
    assert run.best["value"] != learned(2, False)["value"]
    assert run_of(tmp_path / "2.json").best == run.best


def test_games_for_a_value_stay_when_a_fit_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("training.runs.PART", 1)
    monkeypatch.setattr(value_fit, "BATCH", 8)
    asked: list[int] = []

    def noted(work: Callable[[int], Any], jobs: Iterable[int]) -> Iterator[Any]:
        wanted = [*jobs]
        asked.extend(wanted)
        return map(work, wanted)

    stopped = run_of(tmp_path / "2.json").fit_value(2, 1, noted)
    next(stopped)
    del stopped
    assert len([*run_of(tmp_path / "2.json").fit_value(2, 1, noted)]) == 2
    assert asked == [1_000_000, 1_000_001, 1_000_001]
    next(run_of(tmp_path / "2.json").fit_value(2, 1, noted, "easy"))
    assert len(asked) == 5


def test_a_level_may_play_the_games_for_a_value() -> None:
    own, rng = learned(2, False), Random(1)
    samples = play(LEARNER, own, TWO, 1, seed=2, level="easy")
    assert sum(samples.won) == pytest.approx(len(samples.won) / 2)
    assert samples != play(LEARNER, own, TWO, 1, seed=2)
    state = LEARNER.deal(Options(2), 1)
    assert state.question is not None
    assert by_level("san_juan", "medium", rng)(state) in state.question


def test_an_unknown_set_ends_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="There is no set 9: there are 2, "):
        train.main([f"--folder={tmp_path}", "--value=1", "--sets", "9"])
