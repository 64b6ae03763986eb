"""The look back on a save: a class for each game to inherit."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, ClassVar, Self

from tabletop.advice.advisor import Advisor
from tabletop.advice.review.look_back import ITERATIONS, LookBack
from tabletop.base.errors import SaveError
from tabletop.record.game import Game


class SavedLookBack(LookBack):
    """The decisions of a game, each searched when the caller asks for it.

    `analyse` makes one from a save. Iterate over it, or let `think` run for a few
    milliseconds at a time; both can pause at any point and resume. `len` is the number
    of decisions.
    """

    kind: ClassVar[type[Game[Any]]]
    advisor: ClassVar[Advisor]

    def __init__(
        self,
        game: Game[Any],
        iterations: int = ITERATIONS,
        seats: Collection[int] | None = None,
    ) -> None:
        if not isinstance(game, self.kind):
            raise SaveError("not_a_save")
        super().__init__(game, self.advisor, iterations, seats)

    @classmethod
    def analyse(
        cls,
        save: object,
        *,
        iterations: int = ITERATIONS,
        seats: Collection[int] | None = None,
    ) -> Self:
        """Look back on the game of a save: the loss of each decision, better answers.

        The search is lazy: it runs when the caller asks for a decision. `iterations`,
        at least 1, is the number of tries in the search of one decision; `seats` limits
        the look back to the decisions of these seats, None takes all. The same save and
        iterations give the same decisions and losses on every Python. Raises SaveError
        for a save that `Game.load` refuses, OptionError for a seat that does not exist
        or for fewer than 1 iteration.
        """
        return cls(cls.kind.load(save), iterations, seats)
