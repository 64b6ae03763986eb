"""Learning: its gradient, its steps, its gating matches, and resuming a run."""

from datetime import datetime
from functools import partial
from math import log
from pathlib import Path
from random import Random

import pytest

from sanjuan import Options
from sanjuan.ai.learned.tables import blank
from sanjuan.ai.learned.value import POINTS, Inputs
from sanjuan.ai.learned.weights import learned, unpack
from training import train, value_fit
from training.adam import TablesAdam
from training.games.san_juan import LEARNER
from training.gating import share_of_wins
from training.learner import Set, ids, learner_of
from training.policy_gradient import Pick, PolicyGradient, entropy_slope
from training.runs import Plan, Run, learn
from training.value_fit import Samples, fit, no_samples, play

SMALL = Plan(steps=2, parts=1, games=2, gating=1)
BRIEF = ["--steps=1", "--parts=1", "--games=1", "--gating=1", "--processes=1"]


TWO, THREE_NEW = LEARNER.sets[0], LEARNER.sets[3]


def run_of(file: Path, of: Set = TWO) -> Run:
    return Run(file, LEARNER, of)


def alone(work, jobs):  # type: ignore[no-untyped-def]
    return map(work, jobs)


def test_a_gradient_is_the_same_for_the_same_seed() -> None:
    first, again = (learn(LEARNER, learned(2, False), TWO, 3, seed=5) for _ in range(2))
    assert first == again
    assert learn(LEARNER, learned(2, False), TWO, 3, seed=6) != first


def test_every_kind_of_question_teaches_something() -> None:
    played = PolicyGradient(LEARNER, learned(3, True), Random(1))
    for seed in range(6):
        played.play(Options(3, "second", True, choose_four=True), seed)
    taught = {name for name, rows in played.gradient().items() if any(map(any, rows))}
    assert {"give_owned", "build_left", "role_taken", "sell_owned", "produce"} <= taught
    assert {"value", "build_edition", "rival_hand"} <= taught


def test_a_choice_that_is_certain_teaches_nothing() -> None:
    tables = blank()
    for row in tables["role_taken"]:
        row[:] = [900.0, 600.0, 300.0, 0.0, -300.0]
    played = PolicyGradient(LEARNER, tables, Random(1))
    played.play(Options(2), 1)
    assert not any(map(any, played.gradient()["role_taken"]))


def test_steps_go_up_the_gradient_and_nowhere_else() -> None:
    adam, slope = TablesAdam(blank()), blank()
    slope["produce"][0][3] = 2.0
    slope["sell_price"][0][1] = -0.1
    for _ in range(10):
        adam.step([slope, slope], 0.1)
    assert adam.tables["produce"][0][3] > 0.5
    assert adam.tables["sell_price"][0][1] < -0.5
    moved = adam.tables
    moved["produce"][0][3] = moved["sell_price"][0][1] = 0.0
    assert moved == blank()


def test_equals_share_the_wins_and_the_learned_beat_the_blank() -> None:
    weights = learned(2, False)
    assert share_of_wins(LEARNER, weights, weights, Options(2), 5) == 0.5
    match = partial(share_of_wins, LEARNER, weights, blank(), Options(2))
    assert sum(map(match, range(4))) >= 3.5


@pytest.mark.slow
def test_a_run_keeps_what_wins_and_goes_on_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "kept" / "2.json"
    run = run_of(file)
    assert list(run.advance(SMALL, alone)) == [2, 2]
    assert run.best != blank()
    assert run.generations[0].kept
    again = run_of(file)
    assert (again.best, again.generations) == (run.best, run.generations)
    list(again.advance(SMALL, alone))
    assert len(again.generations) == 2


def test_a_generation_that_loses_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = run_of(tmp_path / "2.json")
    best = run.best = learned(2, False)
    monkeypatch.setattr("training.runs.share_of_wins", lambda *match: 0.25)
    list(run.advance(SMALL, alone))
    assert not run.generations[0].kept
    assert run.best is best


@pytest.mark.slow
def test_a_new_run_begins_where_a_smaller_one_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("training.runs.share_of_wins", lambda *match: 0.5)
    found = train.runs(tmp_path, LEARNER)
    list(found[0].advance(SMALL, alone))
    train.lend(found)
    assert all(run.best is found[0].best for run in found)
    list(found[1].advance(SMALL, alone))
    assert found[1].best is not found[0].best


def test_an_open_choice_is_worth_more_the_less_likely_it_was() -> None:
    sure = Pick(0, 0, None, [0.9, 0.1], taken=0)
    assert entropy_slope(sure) < 0 < entropy_slope(sure._replace(taken=1))
    even = sure._replace(chances=[0.5, 0.5])
    assert entropy_slope(even) == 0


def samples_where_one_row_wins() -> Samples:
    samples = no_samples()
    for number in range(3000):
        winner = number % 2
        inputs = [Inputs([7 + (seat == winner), POINTS], 0.1) for seat in range(2)]
        samples.add(inputs, [float(seat == winner) for seat in range(2)])
    return samples


@pytest.mark.slow
def test_the_value_learns_which_features_win(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(value_fit, "BATCH", 64)
    rows, error = fit(samples_where_one_row_wins(), 2, LEARNER.shape)
    assert rows[8][0] > 0.2 > -0.2 > rows[7][0]
    assert error < 0.3 < log(2)
    assert fit(samples_where_one_row_wins(), 2, LEARNER.shape) == (rows, error)


def test_samples_are_taken_after_the_exploration_and_sum_to_whole_wins() -> None:
    samples = play(LEARNER, learned(3, True), THREE_NEW, 4, seed=2)
    assert len(samples.lengths) == len(samples.scales) == len(samples.won)
    assert sum(samples.lengths) == len(samples.rows)
    moments = len(samples.won) // 3
    assert moments > 4
    assert sum(samples.won) == pytest.approx(moments)
    assert play(LEARNER, learned(3, True), THREE_NEW, 4, seed=2) == samples


@pytest.mark.slow
def test_a_run_may_begin_from_milder_weights(tmp_path: Path) -> None:
    found = train.runs(tmp_path, LEARNER)
    list(found[0].advance(SMALL, alone))
    begun = found[0].best
    train.soften(found, 0.5)
    train.lend(found)
    assert found[0].best is begun
    row = learned(2, True)["role_taken"][0]
    assert found[1].best["role_taken"][0] == [weight / 2 for weight in row]


class UntilKept:
    """Time is up as soon as the run has accepted a generation."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def up(self) -> bool:
        return any(self.folder.glob("*.json"))


@pytest.mark.slow
def test_training_stops_in_time_writes_weights_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    released = tmp_path / "released.bin"
    monkeypatch.setattr(LEARNER, "released", released)
    place = ["--folder", str(tmp_path), *BRIEF]
    with monkeypatch.context() as clock:
        clock.setattr(train, "Time", lambda end: UntilKept(tmp_path))
        train.main(place)
    assert "| 2 | no | 1 | 1 |" in capsys.readouterr().out
    assert not released.exists()
    train.main([*place, "--minutes", "0"])
    assert "| 2 | no | 1 | 1 |" in capsys.readouterr().out
    train.main([*place, "--value", "1", "--release"])
    assert "| 2 seats | 1 |" in capsys.readouterr().out
    tables = unpack(released.read_bytes(), 2, False)
    assert any(map(any, tables["role_taken"]))


@pytest.mark.slow
def test_weights_of_which_nothing_was_learned_are_not_released(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LEARNER, "released", tmp_path / "released.bin")
    with pytest.raises(SystemExit, match="the set for 2 seats has learned nothing"):
        train.main(["--folder", str(tmp_path), "--minutes", "0", "--release"])
    assert not LEARNER.released.exists()


def test_the_clock_may_be_told() -> None:
    told = train.parser().parse_args
    now = datetime(2026, 3, 1, 12, 0)
    assert train.end_of(told([]), now) == datetime(2026, 3, 1, 13, 0)
    assert train.end_of(told(["--minutes", "5"]), now) == datetime(2026, 3, 1, 12, 5)
    assert train.end_of(told(["--until", "14:30"]), now).hour == 14
    assert train.end_of(told(["--until", "07:30"]), now).day == 2
    with pytest.raises(SystemExit, match="half past"):
        train.end_of(told(["--until", "half past"]), now)


def test_the_sets_lend_to_those_with_more_seats_or_sets() -> None:
    after = {one.stem: one.after for one in LEARNER.sets}
    assert after["2"] == ""
    assert after["3"] == after["2-new-buildings"] == "2"
    assert after["4-new-buildings"] == "4"


def test_each_game_has_a_folder_of_runs() -> None:
    assert train.usual_folder("san_juan").name == "training"
    assert train.usual_folder("puerto_rico").name == "puerto_rico"


def test_a_game_that_learns_nothing_is_told() -> None:
    assert "san_juan" in ids()
    with pytest.raises(SystemExit, match=r"“chess” does not learn: .*san_juan"):
        learner_of("chess")
