"""The look back on a game of Puerto Rico, from its save."""

from __future__ import annotations

from collections.abc import Collection

from puerto_rico.ai.advisor import ADVISOR
from puerto_rico.game import Game
from tabletop.advice.review.look_back import ITERATIONS, LookBack
from tabletop.base.errors import SaveError


class Analysis(LookBack):
    """The decisions of a game, each searched when the caller asks for it.

    `analyse` makes one from a save. Iterate over it, or let `think` run for a few
    milliseconds at a time; both can pause at any point and resume. `len` is the number
    of decisions.
    """

    def __init__(
        self,
        game: Game,
        iterations: int = ITERATIONS,
        seats: Collection[int] | None = None,
    ) -> None:
        if not isinstance(game, Game):
            raise SaveError("not_a_save")
        super().__init__(game, ADVISOR, iterations, seats)


def analyse(
    save: object, *, iterations: int = ITERATIONS, seats: Collection[int] | None = None
) -> Analysis:
    """Look back on the game of a save: the loss of each decision, and better answers.

    The search is lazy: it runs when the caller asks for a decision. `iterations`, at
    least 1, is the number of tries in the search of one decision; `seats` limits the
    look back to the decisions of these seats, None takes all. The same save and
    iterations give the same decisions and losses on every Python. Raises SaveError for
    a save that `Game.load` refuses, OptionError for a seat that does not exist or for
    fewer than 1 iteration.
    """
    return Analysis(Game.load(save), iterations, seats)
