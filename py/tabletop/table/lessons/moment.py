"""A moment of a lesson's game, and the steps that fit it."""

from collections.abc import Collection, Mapping
from functools import cached_property
from typing import Any

from tabletop.record.game import Game
from tabletop.table.lessons.facts import LessonStep
from tabletop.table.registry import Occasions


class Moment:
    """The facts of a moment that steps may ask for."""

    def __init__(
        self,
        game: Game[Any],
        learners: Collection[int],
        occasions: Occasions[Any] | None,
    ) -> None:
        self._game = game
        self._learners = learners
        self._occasions = occasions
        self._question = game.question

    def fits(self, step: LessonStep) -> bool:
        """Whether a step is for this moment."""
        return (
            (self.is_learners or step.get("halt", False))
            and step.get("stage", self._asked) == self._asked
            and all(self._seen.get(k) == it for k, it in step.get("where", {}).items())
            and ("when" not in step or step["when"] in self._met)
        )

    @property
    def is_learners(self) -> bool:
        """Whether a learner must answer, or the game is over."""
        return self._question is None or self._question.seat in self._learners

    @property
    def _asked(self) -> str:
        return self._question.name if self._question else "over"

    @cached_property
    def _seen(self) -> Mapping[str, object]:
        """The view of a spectator."""
        return self._game.view(None)

    @cached_property
    def _met(self) -> Collection[str]:
        """The occasions that the first learner meets."""
        occasions = self._occasions
        return occasions(self._game, min(self._learners)) if occasions else ()
