"""Python enforces the promises of a lesson, whatever a page does."""

import pytest
from duel import Game
from toy_lesson import LESSON, NOTHING, ZEROS, answer, coach, lesson, read_on

from tabletop.base.errors import MessageError, NothingToUndo

FREE = {**LESSON, "hidden": []}
"""The lesson with undo from the beginning."""


# ---------------------------------------------------------------- steps to read


@pytest.mark.parametrize("options", [ZEROS, NOTHING])
def test_nothing_is_answered_before_a_step_that_is_only_read(
    options: list[int],
) -> None:
    table = lesson()
    told = answer(table, options)
    assert (table.game.ply, told["done"], told["refused"]) == (0, [], 1)
    assert told["say"] == "hello"
    assert read_on(table)["say"] == "play-two"


# ---------------------------------------------------------------- undo


def test_nothing_is_undone_while_undo_is_hidden() -> None:
    table = lesson()
    read_on(table)
    answer(table, ZEROS)
    with pytest.raises(NothingToUndo):
        table.undo(0)
    assert table.game.ply == 2


def test_after_an_undo_the_coach_says_again_what_was_answered() -> None:
    table = lesson(lesson=FREE)
    was = read_on(table)
    answer(table, ZEROS)
    answer(table, NOTHING)
    assert read_on(lesson(lesson=FREE)) == was
    table.undo(0)
    assert (table.game.ply, coach(table)["done"]) == (2, [0, 1])
    table.undo(0)
    assert (table.game.ply, coach(table)) == (0, was)


def test_after_an_undo_what_was_read_later_is_read_again() -> None:
    later = {"say": "later", "where": {"round": 2}, "next": True}
    table = lesson(lesson={**FREE, "steps": [*LESSON["steps"][:2], later]})
    read_on(table)
    assert answer(table, ZEROS)["say"] == "later"
    read_on(table)
    answer(table, NOTHING)
    table.undo(0)
    assert coach(table)["done"] == [0, 1, 2]
    table.undo(0)
    assert coach(table)["done"] == [0]
    assert answer(table, ZEROS)["say"] == "later"


def test_a_lesson_that_was_left_goes_back_as_well() -> None:
    first = lesson(lesson=FREE)
    was = read_on(first)
    done = answer(first, ZEROS)["done"]
    answers = [list(one) for one in first.game.answers]
    table = lesson(lesson=FREE, answers=answers, done=done)
    table.undo(0)
    assert coach(table) == was


def test_after_an_undo_no_earlier_answer_is_refused_again() -> None:
    table = lesson(lesson=FREE)
    read_on(table)
    assert answer(table, NOTHING)["say"] == "play-something"
    answer(table, ZEROS)
    table.undo(0)
    assert coach(table)["say"] == "play-two"


# ---------------------------------------------------------------- the device


@pytest.mark.parametrize("options", [[99], NOTHING])
def test_no_answer_is_judged_before_the_device_is_taken(options: list[int]) -> None:
    table = lesson(lesson={**LESSON, "players": ["person"] * 2}, done=[0])
    with pytest.raises(MessageError, match="Take the device first"):
        table.answer(options, 0, 0)
    assert coach(table)["refused"] == 0


# ---------------------------------------------------------------- the script


def test_the_script_is_followed_without_playing_the_game_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Game, "replay", None)
    table = lesson()
    read_on(table)
    answer(table, ZEROS)
    assert table.game.deciders == (0, 1)
