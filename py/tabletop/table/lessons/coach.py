"""The coach of a lesson: the due step, its sentence and its welcome answers.

A step is done once it is answered, or read if it asks for no answer. After a step that
waited for an occasion, others of its kind wait for the next question.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from tabletop.base.errors import IllegalAnswer
from tabletop.record.game import Game
from tabletop.rules.question import Answer, Question
from tabletop.table.facts import CoachFacts, StepTold
from tabletop.table.lessons.facts import LessonFacts, LessonStep
from tabletop.table.lessons.moment import Moment
from tabletop.table.registry import Occasions


class Coach:
    """Leads the people in the seats `learners` through a lesson.

    `done` are the numbers of the steps that were done on earlier visits.
    """

    def __init__(
        self,
        lesson: LessonFacts,
        game: Game[Any],
        learners: Collection[int],
        done: Iterable[int] = (),
        occasions: Occasions[Any] | None = None,
    ) -> None:
        self._lesson = lesson
        self._game = game
        self._learners = learners
        self._occasions = occasions
        self._done = set(done)
        self._refused = 0
        self._said: str | None = None
        """The objection to the latest answer, until the next action."""
        self._spoke_at: int | None = None
        """The number of the question at which the latest occasion was spoken of."""
        if game.ply:
            self._recount(self._to_read)

    # ------------------------------------------------------------ steps

    @property
    def due(self) -> int | None:
        """The number of the due step; None if the coach says nothing."""
        return self._due(self._game)

    def _due(self, game: Game[Any]) -> int | None:
        moment = Moment(game, self._learners, self._occasions)
        steps = enumerate(self._lesson["steps"])
        left = ((n, it) for n, it in steps if not self._waits(n, it, game))
        return next((n for n, step in left if moment.fits(step)), None)

    def _waits(self, number: int, step: LessonStep, game: Game[Any]) -> bool:
        """Whether a step is done, or must wait because one occasion is enough."""
        enough = game.question is not None and game.ply == self._spoke_at
        return number in self._done or ("when" in step and enough)

    def _step(self) -> LessonStep | None:
        return None if self.due is None else self._lesson["steps"][self.due]

    def takes(self, answer: Answer) -> bool:
        """Whether a legal answer is welcome; if it is not, the coach says why."""
        step = self._step()
        said = objection(step, self._game.asked().named(answer)) if step else None
        self._refused += said is not None
        self._said = said
        return said is None

    def read(self, number: int) -> None:
        """Mark a step as read; ignore it unless it is due and only to be read."""
        step = self._step()
        if step and number == self.due and step.get("next"):
            self._note(self._game, number)

    def done(self, number: int | None) -> None:
        """Mark a step as done; None marks no step."""
        self._said = None
        if number is not None:
            self._done.add(number)

    def _note(self, game: Game[Any], number: int) -> None:
        """Mark a step as done at that moment."""
        self.done(number)
        if "when" in self._lesson["steps"][number]:
            self._spoke_at = game.ply

    @property
    def _to_read(self) -> set[int]:
        """The numbers of the steps that are only read."""
        return {n for n, it in enumerate(self._lesson["steps"]) if it.get("next")}

    def go_back(self) -> None:
        """Forget the steps done after the moment to which an undo led."""
        self._recount(self._done & self._to_read)

    def _recount(self, before: Collection[int]) -> None:
        """Mark the steps of all moments so far as done.

        At earlier moments only the steps `before` count as read. So a lesson resumes at
        its moment, whatever numbers its steps had in another version.
        """
        now = self._done & self._to_read
        self._done.clear()
        self._spoke_at = None
        for game, _ in self._game.replay():
            self._read_again(game, before)
            self.done(self._due(game))
        self._read_again(self._game, now)

    def _read_again(self, game: Game[Any], read: Collection[int]) -> None:
        """Mark the steps due at that moment as done, if they are in `read`."""
        while (due := self._due(game)) is not None and due in read:
            self._note(game, due)

    # ------------------------------------------------------------ computers

    def scripted(self) -> Answer | None:
        """The scripted answer of the asked computer player; None if it may choose."""
        script, question = self._lesson["script"], self._game.asked()
        if not script:
            return None
        place = sum(seat not in self._learners for seat in self._game.deciders)
        answer = picked(question, script[place]) if place < len(script) else None
        return answer if answer in question else None

    # ------------------------------------------------------------ facts

    def hides(self, part: str) -> bool:
        """Whether that part of the page is still hidden."""
        return part in self._hidden()

    def _hidden(self) -> list[str]:
        steps, due = self._lesson["steps"], self.due
        reached = [one for n, one in enumerate(steps) if n == due or n in self._done]
        shown = {part for step in reached for part in step.get("show", ())}
        return [part for part in self._lesson["hidden"] if part not in shown]

    def facts(self) -> CoachFacts:
        """The state of the lesson, for the page."""
        steps = self._lesson["steps"]
        return {
            "lesson": self._lesson["name"],
            "step": self.due,
            "steps": len(steps),
            "by_need": any("when" in step for step in steps),
            "done": sorted(self._done),
            "refused": self._refused,
            "hidden": self._hidden(),
            "over": len(steps) - 1 in self._done,
            **self._told(),
        }

    def _told(self) -> StepTold:
        """The content of the due step."""
        step = self._step()
        if step is None:
            blank: StepTold = {
                "say": None,
                "why": None,
                "next": False,
                "place": None,
                "options": [],
            }
            return blank
        return {
            "say": self._said or step["say"],
            "why": step.get("why"),
            "next": step.get("next", False),
            "place": step.get("place"),
            "options": self._pointed(step),
        }

    def _pointed(self, step: LessonStep) -> list[int]:
        """The options that the coach points at."""
        question = self._game.question
        if question is None:
            return []
        names = step.get("options", step.get("welcome", [[]])[0])
        return list(picked(question, names) or ())


def objection(step: LessonStep, names: list[str]) -> str | None:
    """The objection of a step to an answer; None if the answer is welcome."""
    if step.get("next"):
        return step["say"]
    objections = step.get("objections", {})
    for name in names or [""]:
        if name in objections:
            return objections[name]
    welcome = [sorted(one) for one in step.get("welcome", [names])]
    return None if sorted(names) in welcome else step.get("otherwise", step["say"])


def picked(question: Question, names: list[str]) -> Answer | None:
    """The answer with the options of these names; None if a name is unknown."""
    try:
        return question.pick(*names)
    except IllegalAnswer:
        return None
