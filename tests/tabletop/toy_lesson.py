"""A lesson in the toy game, and a learner. No test is here."""

from typing import Any

from duel import DUEL

from tabletop.base.validation import Fields, bad_switch
from tabletop.table.facts import CoachFacts
from tabletop.table.lessons.table import LessonTable

BEGIN = {"options": {"seats": 2}, "seed": 17}
"""Seat 0 holds 0, 1 and 11 of the kinds 0, 0 and 5; seat 1 holds 9 of the kind 4."""

LESSON: dict[str, Any] = {
    "name": "duel",
    "begin": BEGIN,
    "players": ["person", "random"],
    "script": [["4"], ["100"], []],
    "hidden": ["hand", "score", "undo"],
    "steps": [
        {"say": "hello", "next": True, "place": "hand", "show": ["hand"]},
        {
            "say": "play-two",
            "stage": "play",
            "welcome": [["0", "0"]],
            "otherwise": "not-that",
            "objections": {"": "play-something", "9": "not-the-best"},
        },
        {"say": "later", "where": {"round": 3}, "show": ["score"]},
        {"say": "end", "stage": "over", "next": True},
    ],
}

ZEROS, NOTHING = [0, 1], list[int]()


def lesson(**changed: object) -> LessonTable[Any, Any]:
    """That lesson, as a message with these changes begins it."""
    message = {"lesson": LESSON, **changed}
    return LessonTable.begun(DUEL, Fields(message, bad_switch))


def coach(table: LessonTable[Any, Any]) -> CoachFacts:
    told: CoachFacts = table.facts()["coach"]
    return told


def read_on(table: LessonTable[Any, Any]) -> CoachFacts:
    step = coach(table)["step"]
    assert step is not None
    table.coach.read(step)
    return coach(table)


def answer(table: LessonTable[Any, Any], options: list[int]) -> CoachFacts:
    """Answer, then let the computer play."""
    table.answer(options, 0, table.game.ply)
    while table.thinker() is not None:
        table.think(1)
    return coach(table)
