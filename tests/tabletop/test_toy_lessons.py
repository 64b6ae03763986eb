"""Lessons in the toy game: steps, welcome answers, the script, resuming one."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from duel import DUEL
from toy_lesson import BEGIN, LESSON, NOTHING, ZEROS, answer, coach, lesson, read_on

from tabletop.page.bridge import Bridge
from tabletop.table.lessons.coach import objection
from tabletop.table.registry import Registry


def test_the_hands_are_those_that_the_lesson_counts_on() -> None:
    assert lesson().game.view(0)["hand"][:2] == ZEROS


# ------------------------------------------------------------ steps


def test_a_step_that_is_read_comes_before_what_is_asked() -> None:
    table = lesson()
    assert (coach(table)["say"], coach(table)["next"]) == ("hello", True)
    assert read_on(table)["say"] == "play-two"


def test_only_the_step_that_is_due_is_read() -> None:
    table = lesson()
    table.coach.read(1)
    assert coach(table)["step"] == 0
    read_on(table)
    table.coach.read(1)
    assert coach(table)["step"] == 1


def test_what_is_hidden_is_shown_by_the_step_that_needs_it() -> None:
    table = lesson()
    assert coach(table)["hidden"] == ["score", "undo"]
    read_on(table)
    answer(table, ZEROS)
    assert answer(table, NOTHING)["hidden"] == ["undo"]


def test_a_step_points_at_the_first_welcome_answer() -> None:
    assert coach(lesson())["options"] == []
    assert read_on(lesson())["options"] == ZEROS


def test_a_step_may_point_at_something_else() -> None:
    steps = [{"say": "hello", "options": ["5"]}]
    assert coach(lesson(lesson={**LESSON, "steps": steps}))["options"] == [11]
    steps = [{"say": "hello", "options": ["100"]}]
    assert coach(lesson(lesson={**LESSON, "steps": steps}))["options"] == []


def test_no_step_is_due_while_another_is_asked() -> None:
    table = lesson()
    read_on(table)
    table.answer(ZEROS, 0, 0)
    told = coach(table)
    assert (told["step"], told["say"], told["options"]) == (None, None, [])


def test_a_step_waits_for_what_everybody_sees() -> None:
    table = lesson()
    read_on(table)
    assert answer(table, ZEROS)["say"] is None
    assert answer(table, NOTHING)["say"] == "later"


def test_a_lesson_is_over_once_its_last_step_is_done() -> None:
    table = lesson()
    read_on(table)
    for options in (ZEROS, NOTHING, NOTHING):
        told = answer(table, options)
    assert (told["say"], told["over"]) == ("end", False)
    assert read_on(table)["over"]


# ------------------------------------------------------------ answers


@pytest.mark.parametrize(
    ("options", "said"), [([0, 11], "not-that"), ([], "play-something")]
)
def test_an_answer_that_is_not_welcome_changes_nothing_but_what_is_said(
    options: list[int], said: str
) -> None:
    table = lesson()
    read_on(table)
    told = answer(table, options)
    assert (told["say"], told["refused"], table.game.ply) == (said, 1, 0)
    assert answer(table, options)["refused"] == 2
    assert answer(table, ZEROS)["say"] is None


def test_an_objection_to_an_option_comes_first() -> None:
    step: Any = LESSON["steps"][1]
    assert objection(step, ["9", "0"]) == "not-the-best"
    assert objection(step, ["0", "0"]) is None


def test_where_nothing_else_is_said_the_step_is_repeated() -> None:
    assert objection({"say": "again", "welcome": [["1"]]}, ["2"]) == "again"


def test_without_a_step_every_answer_is_taken() -> None:
    table = lesson(done=[0, 1, 2, 3])
    assert answer(table, [11])["refused"] == 0
    assert table.game.ply == 2


def test_the_computer_follows_the_script_as_long_as_it_can() -> None:
    table = lesson()
    read_on(table)
    answer(table, ZEROS)
    assert table.game.view(None)["plays"][1] == [9]
    answer(table, NOTHING)
    assert table.game.ply == 4


def test_without_a_script_the_computer_plays_as_it_likes() -> None:
    table = lesson(lesson={**LESSON, "script": []}, done=[0, 1])
    answer(table, ZEROS)
    assert table.game.ply == 2


def test_a_lesson_goes_on_where_it_was_left() -> None:
    first = lesson()
    read_on(first)
    told = answer(first, ZEROS)
    answers = first.game.save()["answers"]
    assert coach(lesson(answers=answers, done=told["done"])) == told


def test_steps_with_other_numbers_than_before_resume_at_their_moment() -> None:
    first = lesson()
    read_on(first)
    answer(first, ZEROS)
    answers = first.game.save()["answers"]
    more = {"say": "more", "stage": "play", "next": True}
    grown = {**LESSON, "steps": [more, more, *LESSON["steps"]]}
    told = coach(lesson(lesson=grown, answers=answers, done=[0, 1]))
    assert (told["say"], told["done"]) == (None, [0, 1, 2, 3])


def test_what_does_not_fit_any_more_begins_anew() -> None:
    table = lesson(answers=[[22]], done=[0])
    assert (table.game.ply, coach(table)["done"]) == (0, [])


def test_nothing_is_taken_back_before_undo_is_shown() -> None:
    table = lesson(done=[0, 1])
    answer(table, ZEROS)
    assert not table.facts()["can_undo"]
    free = lesson(lesson={**LESSON, "hidden": []}, done=[0, 1])
    answer(free, ZEROS)
    assert free.facts()["can_undo"]


# ------------------------------------------------------------ messages


def reply(bridge: Bridge, message: object) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(bridge.request(json.dumps(message)))
    return told


def test_a_page_begins_a_lesson_and_reads_on() -> None:
    bridge = Bridge(Registry(DUEL))
    shown = reply(bridge, {"type": "lesson", "lesson": LESSON})
    assert (shown["visit"], shown["table"]["coach"]["say"]) == (True, "hello")
    shown = reply(bridge, {"type": "read_on", "step": 0})
    assert (shown["visit"], shown["table"]["coach"]["say"]) == (True, "play-two")


def test_only_in_a_lesson_is_there_anything_to_read() -> None:
    bridge, read = Bridge(Registry(DUEL)), {"type": "read_on", "step": 0}
    assert reply(bridge, read)["error"]["id"] == "no_game"
    players = [{"kind": "person"}, {"kind": "random"}]
    reply(bridge, {"type": "new", "options": {"seats": 2}, "players": players})
    assert reply(bridge, read)["error"]["id"] == "no_lesson"


SPOILT = {"answers": [[99]], "seed": 1}


def damaged() -> Iterator[dict[str, object]]:
    """Messages without a valid lesson."""
    yield {}
    yield {"lesson": []}
    yield {"lesson": {**LESSON, "more": 1}}
    yield {"lesson": {**LESSON, "name": 1}}
    yield {"lesson": {**LESSON, "begin": {}}}
    yield {"lesson": {**LESSON, "players": ["person"]}}
    yield {"lesson": {**LESSON, "steps": [{"say": "a", "welcome": ["0"]}]}}
    yield {"lesson": {**LESSON, "steps": [{"say": "a", "welcome": []}]}}
    yield {"lesson": {**LESSON, "begin": {**BEGIN, "dealt_anew": [SPOILT]}}}
    yield {"lesson": {**LESSON, "steps": [{"say": "a", "where": {"round": "1"}}]}}
    yield {"lesson": LESSON, "answers": [["0"]]}
    yield {"lesson": LESSON, "done": None}


@pytest.mark.parametrize("message", list(damaged()), ids=str)
def test_a_damaged_lesson_is_refused(message: dict[str, object]) -> None:
    bridge = Bridge(Registry(DUEL))
    told = reply(bridge, {"type": "lesson", **message})
    assert told["error"]["id"] == "damaged_lesson"
    assert bridge.table is None
