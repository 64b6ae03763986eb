"""The search for puzzles: judging, storing, choosing and checking them."""

import json
from pathlib import Path

import pytest

from puzzles import __main__ as command
from puzzles import finding, judging, page_file
from puzzles.checking import game_of
from puzzles.choosing import chosen, grade
from puzzles.finding import Found, answers_to, found_in, puzzle_at
from puzzles.game import PuzzleGame, ids, puzzles_of
from puzzles.games.san_juan import PUZZLES
from puzzles.judging import Judge, Judged, is_clear
from puzzles.page_file import PuzzleFacts
from puzzles.record import Record
from sanjuan import Game
from sanjuan.rules import stages
from table_setup import seat, table
from tabletop.base.rng import stream
from tabletop.bots.search.budget import Budget

RIVAL = (
    "archive poor_house well market_stand trading_post black_market chapel tower"
    " indigo_plant hero statue"
)
"""The opponent's city: with a sugar mill, its twelfth building, it has 20 points."""
DECIDED = "statue tower well"
"""Only the statue wins."""


def last_phase(hand: str, city: str = "prefecture") -> Game:
    """A seat with 18 points, more in some cities, before its last building."""
    mine = seat(hand, f"library quarry carpenter hero victory_column {city}")
    at = table(mine, seat("sugar_mill indigo_plant", RIVAL), governor=1)
    return at.role("builder").build("sugar_mill").until("build").game


def judged(game: Game) -> list[Judged]:
    question = game.asked()
    view = game.view(question.seat)
    return Judge(PUZZLES.entry, view, stream(1, 1), answers_to(question)).judge()


def found(stage: str = "role", ease: float = 0.9) -> Found:
    return Found(f"{stage}-{ease}", stage, [0, 8], ease)


def quick(monkeypatch: pytest.MonkeyPatch) -> PuzzleGame:
    """Look only at uses of the library, with fewer playouts."""
    monkeypatch.setattr(finding, "QUICK", Budget(20))
    monkeypatch.setattr(judging, "ERRORS", 1.0)
    for name in ("EVERY", "LEAST", "MOST"):
        monkeypatch.setattr(judging, name, 10)
    others = set(range(stages.COUNT)) - {stages.LIBRARY}
    return PUZZLES._replace(dull=others, level="medium")


# ---------------------------------------------------------------- judging


def test_the_building_that_wins_is_the_best_answer() -> None:
    game = last_phase(DECIDED)
    best, *others = judged(game)
    assert game.asked().named(best.answer) == ["statue"]
    assert is_clear([best, *others])
    assert [one.loss for one in others] == [0.5, 1.0, 1.0]


def test_what_is_as_good_is_no_puzzle_and_left_early() -> None:
    game = last_phase("prefecture tower well", city="statue")
    first, second = judged(game)[:2]
    assert not is_clear([first, second])
    assert second.worlds == judging.EVERY
    assert puzzle_at(PUZZLES, game) is None


def test_what_is_far_behind_is_dropped_early() -> None:
    best, *_, worst = judged(last_phase(DECIDED))
    assert worst.worlds == judging.EVERY < best.worlds


def test_a_loss_that_luck_may_explain_is_not_sure() -> None:
    assert not is_clear([Judged((1,), 0, 0, 200), Judged((2,), 0.09, 0.04, 200)])
    assert is_clear([Judged((1,), 0, 0, 200), Judged((2,), 0.09, 0.03, 200)])


def test_a_puzzle_says_what_each_answer_loses_and_whom_it_is_for() -> None:
    game = last_phase(DECIDED)
    puzzle = puzzle_at(PUZZLES, game)
    assert puzzle
    assert sorted(puzzle.losses) == [0, 50, 100, 100]
    assert puzzle.code.startswith("sanjuan-1.you.hard.")
    assert puzzle.stage == "build"


def test_what_only_looked_clear_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    game = last_phase(DECIDED)
    best, *others = judged(game)

    def lucky(source: PuzzleGame, _: Game, number: int) -> list[Judged]:
        other_worlds = number == finding.CHECKINGS[game.ply]
        return [*others, best] if other_worlds else [best, *others]

    monkeypatch.setattr(finding, "judged_at", lucky)
    assert puzzle_at(PUZZLES, game) is None


# ---------------------------------------------------------------- finding


def test_what_is_found_in_a_game_can_be_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    (puzzle,) = found_in(quick(monkeypatch), 12)
    game = game_of(page_file.facts(puzzle))
    assert game.asked().name == puzzle.stage == "library"
    assert len(answers_to(game.asked())) == len(puzzle.losses)


def test_the_finding_goes_on_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[int] = []

    def look(source: PuzzleGame, number: int) -> list[Found]:
        looked.append(number)
        return [found()]

    monkeypatch.setattr(command, "spread", lambda work, jobs, _: map(work, jobs))
    monkeypatch.setattr(command, "found_in", look)
    record, file = tmp_path / "found.jsonl", tmp_path / "puzzles.json"
    for games in ("2", "3"):
        command.main([f"--games={games}", f"--record={record}", f"--file={file}"])
    assert looked == [0, 1, 2]
    assert len(page_file.read(file)) == 3


def test_a_line_that_was_not_written_to_its_end_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "found.jsonl"
    Record(path).add(7, [found()])
    path.write_text(path.read_text() + "[8, [[")
    assert Record(path).games == {7: [found()]}
    Record(path).add(8, [])
    assert Record(path).games == {7: [found()], 8: []}


def test_a_damaged_record_is_told_by_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "found.jsonl"
    path.write_text("{}\n")
    with pytest.raises(SystemExit, match="damaged"):
        Record(path)


# ---------------------------------------------------------------- choosing, checking


def test_the_easier_to_find_the_easier_its_grade() -> None:
    grades = [grade(found(ease=ease)) for ease in (1, 0.8, 0.6, 0)]
    assert grades == ["easy", "easy", "medium", "hard"]


def test_sets_take_turns_and_questions_and_grades_alternate() -> None:
    same = [found("role"), found("role"), found("build", 0.1)]
    games = {0: same, 1: [found("sell")], len(PUZZLES.sets): [found("keep")]}
    order = [one.stage for one in chosen(games, len(PUZZLES.sets), 4)]
    assert order == ["role", "sell", "build", "keep"]


@pytest.mark.slow
def test_a_puzzle_whose_answer_is_no_longer_best_falls_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = last_phase(DECIDED)
    puzzle = puzzle_at(PUZZLES, game)
    assert puzzle
    sound = page_file.facts(puzzle)
    wrong: PuzzleFacts = {**sound, "losses": sound["losses"][::-1]}
    page_file.write([sound, wrong], tmp_path / "puzzles.json")
    monkeypatch.setattr(command, "spread", lambda work, jobs, _: map(work, jobs))
    command.main(["--check", f"--file={tmp_path / 'puzzles.json'}"])
    assert json.loads((tmp_path / "puzzles.json").read_text()) == [sound]


def test_a_game_without_puzzles_is_told() -> None:
    assert "san_juan" in ids()
    with pytest.raises(SystemExit, match=r"“chess” has no puzzles: .*san_juan"):
        puzzles_of("chess")


@pytest.mark.parametrize("id", ids())
def test_a_decision_of_any_game_is_judged_alike(id: str) -> None:
    source = puzzles_of(id)
    assert {source.level, *source.tries} <= {*source.entry.levels}
    game = source.entry.dealt(source.options_of(0), 1)
    question = game.asked()
    view, answers = game.view(question.seat), answers_to(question)[:2]

    def judged() -> list[Judged]:
        judge = Judge(source.entry, view, stream(1, 1), answers)
        for _ in range(2):
            judge._meet()
        return judge._judged(answers)

    assert judged() == judged()
