"""A table for a lesson: a coach checks the answers, and adds to the facts."""

from __future__ import annotations

from typing import Self, cast

from tabletop.base.errors import (
    AnswerError,
    LessonError,
    NothingToUndo,
    OptionError,
    SaveError,
)
from tabletop.base.validation import Fields, is_of
from tabletop.record import saves
from tabletop.rules.event import Event
from tabletop.rules.question import Answer
from tabletop.table.bots_at_table import Lend
from tabletop.table.facts import TableFacts
from tabletop.table.lessons.coach import Coach
from tabletop.table.lessons.facts import LessonFacts
from tabletop.table.registry import F, G, GameType
from tabletop.table.seating import seating
from tabletop.table.table import Table


class LessonTable(Table[G, F]):
    """A table of learners, and of computer players that follow a script."""

    is_visit = True
    coach: Coach

    @classmethod
    def begun(cls, game_type: GameType[G, F], message: Fields) -> Self:
        """A lesson at its beginning, or resumed with its answers; raises LessonError.

        It restarts if the answers, given in an earlier version of the lesson, no longer
        fit.
        """
        lesson = _lesson(message.get("lesson"))
        answers, done = message.get("answers", []), message.get("done", [])
        if not (is_of(answers, list[list[int]]) and is_of(done, list[int])):
            raise LessonError("damaged_lesson")
        try:
            return cls._at(game_type, lesson, [tuple(one) for one in answers], done)
        except AnswerError:
            return cls._at(game_type, lesson, [], [])

    @classmethod
    def _at(
        cls,
        game_type: GameType[G, F],
        lesson: LessonFacts,
        answers: list[Answer],
        done: list[int],
    ) -> Self:
        players = [{"kind": kind} for kind in lesson["players"]]
        try:
            game = game_type.game.begun_as(Fields(lesson["begin"], saves.damaged))
            around = seating(players, game.seats, game_type.levels)
        except (AnswerError, OptionError, SaveError):
            raise LessonError("damaged_lesson") from None
        for answer in answers:
            game.answer(answer)
        table = cls(game_type, game, around)
        seats, occasions = table.hotseat.seats, game_type.occasions
        table.coach = Coach(lesson, game, seats, done, occasions)
        return table

    def answer(self, answer: list[int], seat: int, ply: int) -> None:
        """Take a person's answer if it is welcome; raises the errors of any table."""
        checked, step = self.asked(seat, ply).check(answer), self.coach.due
        if self.coach.takes(checked):
            super().answer(answer, seat, ply)
            self.coach.done(step)

    def undo(self, seat: int) -> None:
        """Take back that person's latest decision, and the steps done since.

        Raises NothingToUndo also while undo is hidden.
        """
        if self.coach.hides("undo"):
            raise NothingToUndo("nothing_to_undo", {"seat": seat})
        super().undo(seat)
        self.coach.go_back()

    def thinker(self) -> int | None:
        """The computer player to decide; None while the coach must be read first."""
        return None if self.coach.due is not None else super().thinker()

    def think(self, seconds: float, lend: Lend | None = None) -> float | None:
        """Give the scripted answer; if there is none, let the computer player think."""
        scripted = self.coach.scripted()
        if scripted is None:
            return super().think(seconds, lend)
        self.game.answer(scripted)
        return None

    def _facts(
        self, game: G, viewer: int | None, eyes: int | None, since: int
    ) -> TableFacts[Event]:
        told = super()._facts(game, viewer, eyes, since)
        can_undo = told["can_undo"] and not self.coach.hides("undo")
        return {**told, "can_undo": can_undo, "coach": self.coach.facts()}


def _lesson(given: object) -> LessonFacts:
    if not is_of(given, LessonFacts):
        raise LessonError("damaged_lesson")
    lesson = cast(LessonFacts, given)
    if any(step.get("welcome") == [] for step in lesson["steps"]):
        raise LessonError("damaged_lesson")
    return lesson
