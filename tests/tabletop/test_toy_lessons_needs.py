"""Lessons in the toy game: steps that halt, give a reason, or wait for an occasion."""

from typing import Any

from duel import DUEL
from toy_lesson import LESSON, NOTHING, ZEROS, answer, coach, lesson, read_on

from tabletop.base.validation import Fields, bad_switch
from tabletop.table.lessons.table import LessonTable

HALT = {"say": "look", "where": {"round": 1}, "next": True, "halt": True}


def test_a_step_that_halts_comes_before_the_computer_decides() -> None:
    steps = [*LESSON["steps"][:2], HALT]
    table = lesson(lesson={**LESSON, "steps": steps})
    read_on(table)
    told = answer(table, ZEROS)
    assert (told["say"], table.game.ply, table.thinker()) == ("look", 1, None)
    assert read_on(table)["over"]
    assert table.thinker() == 1


def test_a_step_gives_its_reason() -> None:
    steps = [{"say": "hello", "why": "because"}]
    assert coach(lesson(lesson={**LESSON, "steps": steps}))["why"] == "because"
    assert coach(lesson())["why"] is None


def halves(game: Any, seat: int) -> list[str]:
    """Two occasions of the second half of a game."""
    return ["half", "late"] if game.ply > 1 else []


def needy(**changed: object) -> LessonTable[Any, Any]:
    """A lesson with two steps for occasions, in a game that has them."""
    waits = [{"say": when, "when": when, "next": True} for when in ("half", "late")]
    message = {"lesson": {**LESSON, "steps": waits}, **changed}
    game_type = DUEL._replace(occasions=halves)
    return LessonTable.begun(game_type, Fields(message, bad_switch))


def test_a_step_waits_for_its_occasion() -> None:
    table = needy()
    assert coach(table)["by_need"]
    assert coach(table)["say"] is None
    assert answer(table, ZEROS)["say"] == "half"


def test_one_occasion_is_enough_for_one_question() -> None:
    table = needy()
    answer(table, ZEROS)
    assert read_on(table)["say"] is None
    assert answer(table, NOTHING)["say"] == "late"


def test_a_game_without_occasions_meets_none() -> None:
    steps = [{"say": "never", "when": "half"}]
    assert coach(lesson(lesson={**LESSON, "steps": steps}))["say"] is None
