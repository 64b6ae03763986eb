"""Learning: its gradient, its steps, its trials, and a course that goes on."""

from datetime import datetime
from math import log
from pathlib import Path
from random import Random

import pytest

from sanjuan import Options
from sanjuan.ai.learned.columns import Choice
from sanjuan.ai.learned.tables import SETS, blank, learned, unpack
from sanjuan.ai.learned.value import POINTS, Facts
from training import appraisal, train
from training.appraisal import Samples, fit, no_samples, play
from training.course import Course, Plan, teach
from training.descent import Adam
from training.lesson import Lesson, Pick, surprise
from training.trial import beats

SMALL = Plan(batches=2, lessons=1, games=2, trials=1)
BRIEF = ["--batches=1", "--lessons=1", "--games=1", "--trials=1", "--processes=1"]


def alone(work, jobs):  # type: ignore[no-untyped-def]
    return map(work, jobs)


def test_a_lesson_is_the_same_for_the_same_seed() -> None:
    first, again = (teach(learned(2, False), 2, False, 3, seed=5) for _ in range(2))
    assert first == again
    assert teach(learned(2, False), 2, False, 3, seed=6) != first


def test_every_kind_of_question_teaches_something() -> None:
    lesson = Lesson(learned(3, True), Random(1))
    for seed in range(6):
        lesson.play(Options(3, "second", True, choose_four=True), seed)
    taught = {name for name, rows in lesson.gradient().items() if any(map(any, rows))}
    assert {"give_owned", "build_left", "role_taken", "sell_owned", "produce"} <= taught
    assert {"value", "build_edition", "rival_hand"} <= taught


def test_a_choice_that_is_certain_teaches_nothing() -> None:
    tables = blank()
    for row in tables["role_taken"]:
        row[:] = [900.0, 600.0, 300.0, 0.0, -300.0]
    lesson = Lesson(tables, Random(1))
    lesson.play(Options(2), 1)
    assert not any(map(any, lesson.gradient()["role_taken"]))


def test_steps_go_up_the_gradient_and_nowhere_else() -> None:
    adam, slope = Adam(blank()), blank()
    slope["produce"][0][3] = 2.0
    slope["sell_price"][0][1] = -0.1
    for _ in range(10):
        adam.step([slope, slope], 0.1)
    assert adam.tables["produce"][0][3] > 0.5
    assert adam.tables["sell_price"][0][1] < -0.5
    adam.tables["produce"][0][3] = adam.tables["sell_price"][0][1] = 0.0
    assert adam.tables == blank()


def test_equals_share_the_wins_and_the_learned_beat_the_blank() -> None:
    weights = learned(2, False)
    assert beats(weights, weights, Options(2), 5) == 0.5
    assert sum(beats(weights, blank(), Options(2), deal) for deal in range(4)) >= 3.5


def test_a_course_keeps_what_wins_and_goes_on_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "kept" / "2.json"
    course = Course(file, 2, expansion=False)
    assert list(course.advance(SMALL, alone)) == [2, 2]
    assert course.best != blank()
    assert course.generations[0].kept
    again = Course(file, 2, expansion=False)
    assert (again.best, again.generations) == (course.best, course.generations)
    list(again.advance(SMALL, alone))
    assert len(again.generations) == 2


def test_a_generation_that_loses_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    course = Course(tmp_path / "2.json", 2, expansion=False)
    list(course.advance(SMALL, alone))
    best = course.best
    monkeypatch.setattr("training.course.beats", lambda *match: 0.25)
    list(course.advance(SMALL, alone))
    assert not course.generations[1].kept
    assert course.best is best


def test_a_new_course_begins_where_a_smaller_one_is(tmp_path: Path) -> None:
    found = train.courses(tmp_path)
    list(found[0].advance(SMALL, alone))
    train.lend(found)
    assert all(course.best is found[0].best for course in found)
    list(found[1].advance(SMALL, alone))
    assert found[1].best is not found[0].best


def test_an_open_choice_is_worth_more_the_less_likely_it_was() -> None:
    sure = Pick(0, 0, Choice([], []), [0, 1], -1, [0.9, 0.1], taken=0)
    assert surprise(sure) < 0 < surprise(sure._replace(taken=1))
    even = sure._replace(chances=[0.5, 0.5])
    assert surprise(even) == 0


def samples_where_one_row_wins() -> Samples:
    samples = no_samples()
    for number in range(3000):
        winner = number % 2
        facts = [Facts([7 + (seat == winner), POINTS], 0.1) for seat in range(2)]
        samples.add(facts, [float(seat == winner) for seat in range(2)])
    return samples


def test_the_value_learns_which_facts_win(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(appraisal, "BATCH", 64)
    rows, error = fit(samples_where_one_row_wins(), 2)
    assert rows[8][0] > 0.2 > -0.2 > rows[7][0]
    assert error < 0.3 < log(2)
    assert fit(samples_where_one_row_wins(), 2) == (rows, error)


def test_samples_are_taken_once_nobody_strays_and_sum_to_whole_wins() -> None:
    samples = play(learned(3, True), 3, True, 4, seed=2)
    assert len(samples.lengths) == len(samples.much) == len(samples.won)
    assert sum(samples.lengths) == len(samples.rows)
    moments = len(samples.won) // 3
    assert moments > 4
    assert sum(samples.won) == pytest.approx(moments)
    assert play(learned(3, True), 3, True, 4, seed=2) == samples


def test_an_appraisal_is_kept_with_what_came_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("training.course.PART", 2)
    monkeypatch.setattr(appraisal, "BATCH", 8)
    course = Course(tmp_path / "2.json", 2, expansion=False)
    course.best = learned(2, False)
    assert list(course.appraise(3, 1, alone)) == [2, 2]
    (kept,) = course.appraisals
    assert kept.games == 4
    assert kept.samples > 8
    assert course.best["value"] != learned(2, False)["value"]
    assert Course(tmp_path / "2.json", 2, expansion=False).best == course.best


def test_a_course_may_begin_from_milder_weights(tmp_path: Path) -> None:
    found = train.courses(tmp_path)
    list(found[0].advance(SMALL, alone))
    begun = found[0].best
    train.soften(found, 0.5)
    train.lend(found)
    assert found[0].best is begun
    row = learned(2, True)["role_taken"][0]
    assert found[1].best["role_taken"][0] == [weight / 2 for weight in row]


def test_training_stops_in_time_writes_weights_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    released = tmp_path / "released.bin"
    monkeypatch.setattr(train, "RELEASED", released)
    place = ["--folder", str(tmp_path), *BRIEF]
    train.main([*place, "--minutes", "0.02"])
    assert "| 2 | no | 1 | 1 |" in capsys.readouterr().out
    assert not released.exists()
    train.main([*place, "--minutes", "0"])
    assert "| 2 | no | 1 | 1 |" in capsys.readouterr().out
    train.main([*place, "--value", "1", "--release"])
    assert "| 2 seats | 1 |" in capsys.readouterr().out
    tables = unpack(released.read_bytes(), SETS.index((2, False)))
    assert any(map(any, tables["role_taken"]))


def test_weights_of_which_nothing_was_learned_are_not_released(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train, "RELEASED", tmp_path / "released.bin")
    with pytest.raises(SystemExit, match="the set for 2 seats has learned nothing"):
        train.main(["--folder", str(tmp_path), "--minutes", "0", "--release"])
    assert not train.RELEASED.exists()


def test_the_clock_may_be_told() -> None:
    told = train.parser().parse_args
    now = datetime(2026, 3, 1, 12, 0)
    assert train.end_of(told([]), now) == datetime(2026, 3, 1, 13, 0)
    assert train.end_of(told(["--minutes", "5"]), now) == datetime(2026, 3, 1, 12, 5)
    assert train.end_of(told(["--until", "14:30"]), now).hour == 14
    assert train.end_of(told(["--until", "07:30"]), now).day == 2
    with pytest.raises(SystemExit, match="half past"):
        train.end_of(told(["--until", "half past"]), now)
