"""Every lesson, played in the engine: its path is legal, and meets every step."""

import json
import random
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest

from contracts.__main__ import LESSON
from contracts.schema import misfit
from puerto_rico.game_type import PUERTO_RICO
from sanjuan import occasions
from sanjuan.game_type import SAN_JUAN
from tabletop.base.validation import Fields, bad_switch
from tabletop.rules.question import Answer
from tabletop.table.lessons.coach import objection
from tabletop.table.lessons.facts import LessonStep
from tabletop.table.lessons.table import LessonTable
from tabletop.table.registry import GameType

FOLDER: Final = Path(__file__).parents[2] / "web" / "games"
FILES: Final = {
    f"{path.parents[1].name}/{path.stem}": path
    for path in sorted(FOLDER.glob("*/lessons/*.json"))
}
LESSONS: Final = {name: json.loads(path.read_text()) for name, path in FILES.items()}
GAMES: Final[dict[str, GameType[Any, Any]]] = {
    "san_juan": SAN_JUAN,
    "puerto_rico": PUERTO_RICO,
}
WHOLE: Final = "san_juan/whole"
OCCASIONS: Final = {"san_juan": {*occasions.ALWAYS, *occasions.OVER}}

LONGEST: Final = 1000
"""The most answers and readings that a lesson takes."""

Table: TypeAlias = LessonTable[Any, Any]
Choice: TypeAlias = Callable[[Table, list[Answer]], Answer]


def folder_of(name: str) -> str:
    """The folder of a lesson's game."""
    return name.partition("/")[0]


class Learner:
    """A learner that plays a lesson through, and the steps it met on the way."""

    def __init__(self, name: str, choose: Choice, **progress: object) -> None:
        lesson = {"lesson": LESSONS[name], **progress}
        game = GAMES[folder_of(name)]
        self.table: Table = LessonTable.begun(game, Fields(lesson, bad_switch))
        self.steps: list[LessonStep] = LESSONS[name]["steps"]
        self.choose = choose
        self.met: set[int] = set()
        """The steps that were due."""
        self.strayed: list[str] = []
        """The computer players' questions to which the script has no answer."""
        self._play()

    def _play(self) -> None:
        for _ in range(LONGEST):
            told = self.table.coach.facts()
            if told["over"]:
                return
            if self.table.thinker() is None:
                self._learn(told["step"])
            else:
                self._wait()
        raise AssertionError("this lesson does not end")

    def _learn(self, number: int | None) -> None:
        if number is not None:
            self.met.add(number)
            if self.steps[number].get("next"):
                return self.table.coach.read(number)
        question = self.table.game.asked()
        taken = [one for one in question if not self._objects(number, one)]
        assert taken, f"step {number} welcomes nothing that {question} takes"
        self.table.answer(
            list(self.choose(self.table, taken)), question.seat, self.table.game.ply
        )
        return None

    def _objects(self, number: int | None, answer: Answer) -> bool:
        names = self.table.game.asked().named(answer)
        return number is not None and objection(self.steps[number], names) is not None

    def _wait(self) -> None:
        if self.table.coach.scripted() is None:
            self.strayed.append(self.table.game.asked().name)
        while self.table.think(1) is not None:
            pass


def first(table: Table, answers: list[Answer]) -> Answer:
    return answers[0]


def last(table: Table, answers: list[Answer]) -> Answer:
    return answers[-1]


def chance(table: Table, answers: list[Answer]) -> Answer:
    return random.Random(table.game.ply).choice(answers)


def good(table: Table, answers: list[Answer], luck: int = 0) -> Answer:
    """The answer of a computer player, if it is welcome."""
    view, rng = table.game.view(table.game.asked().seat), random.Random(luck)
    best = table.game_type.levels["easy"]().choose(view, rng)
    return best if best in answers else answers[0]


CHOICES: Final[dict[str, Choice]] = {
    choice.__name__: choice for choice in (first, last, chance, good)
}
"""The ways to choose where several answers are welcome."""


@cache
def learner(name: str, how: str) -> Learner:
    return Learner(name, CHOICES[how])


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_what_its_schema_says_and_has_the_name_of_its_file(
    name: str,
) -> None:
    schema = json.loads(LESSON.read_text(encoding="utf-8"))
    assert misfit(schema, LESSONS[name]) == ""
    assert LESSONS[name]["name"] == FILES[name].stem


@pytest.mark.parametrize("how", CHOICES)
@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_learnt_to_its_end_whatever_is_chosen(name: str, how: str) -> None:
    assert learner(name, how).table.coach.facts()["over"]


@pytest.mark.slow
@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_resumes_with_the_progress_of_another_version(name: str) -> None:
    answers = learner(name, "good").table.game.save()["answers"]
    for some in range(1, len(answers), 1 + len(answers) // 5):
        for done in ([], [0, 1, 2]):
            left = {"answers": answers[:some], "done": done}
            assert Learner(name, good, **left).table.coach.facts()["over"]


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_acts_after_one_sentence(game: str) -> None:
    steps = LESSONS[f"{game}/first"]["steps"]
    assert [step.get("next", False) for step in steps[:2]] == [True, False]


@pytest.mark.slow
@pytest.mark.parametrize("name", LESSONS)
def test_every_step_of_a_lesson_is_met(name: str) -> None:
    """A lesson without a script may take luck to bring every question up."""
    steps = set(range(len(LESSONS[name]["steps"])))
    met = {number for how in CHOICES for number in learner(name, how).met}
    for luck in range(1, 20):
        if met == steps:
            break
        met |= Learner(name, partial(good, luck=luck)).met
    assert met == steps


@pytest.mark.parametrize("how", CHOICES)
@pytest.mark.parametrize("name", LESSONS)
def test_what_a_lesson_says_of_the_others_always_happens(name: str, how: str) -> None:
    """The script has every answer of the others until it ends."""
    learnt, script = learner(name, how), LESSONS[name]["script"]
    game = learnt.table.game
    others = [before for before, _ in game.replay() if before.asked().seat]
    assert len(others) - len(learnt.strayed) == len(script)


@pytest.mark.parametrize("how", CHOICES)
def test_the_guide_speaks_at_most_25_times_in_a_game(how: str) -> None:
    learnt = learner(WHOLE, how)
    said = [learnt.steps[number] for number in learnt.met]
    assert sum(step.get("stage") != "over" for step in said) <= 25


@pytest.mark.parametrize("name", LESSONS)
def test_a_step_waits_only_for_an_occasion_that_the_game_has(name: str) -> None:
    known = OCCASIONS.get(folder_of(name), set())
    assert {s["when"] for s in LESSONS[name]["steps"] if "when" in s} <= known


@pytest.mark.parametrize("name", LESSONS)
def test_only_a_step_to_read_halts_the_game(name: str) -> None:
    assert all(s.get("next") for s in LESSONS[name]["steps"] if s.get("halt"))


def steps() -> Iterator[tuple[str, LessonStep]]:
    for name, lesson in LESSONS.items():
        yield from ((name, step) for step in lesson["steps"])


def said(step: LessonStep) -> str:
    return str(step["say"])


@pytest.mark.parametrize("step", [step for _, step in steps()], ids=said)
def test_a_step_that_wants_an_answer_says_why_another_is_not_taken(
    step: LessonStep,
) -> None:
    assert ("welcome" in step) == ("otherwise" in step)
    assert not (step.get("next") and {"welcome", "objections"} & step.keys())


@pytest.mark.parametrize("name", LESSONS)
def test_what_a_step_shows_was_hidden(name: str) -> None:
    hidden = set(LESSONS[name]["hidden"])
    assert hidden >= {
        p for step in LESSONS[name]["steps"] for p in step.get("show", ())
    }
