"""Looking back on a game of San Juan from its save."""

from __future__ import annotations

from collections.abc import Collection

from sanjuan.ai.advisor import ADVISOR
from sanjuan.game import Game
from tabletop.advice.look_back import ITERATIONS, LookBack
from tabletop.errors import SaveError


class Analysis(LookBack):
    """The decisions of a game, searched one after the other as they are asked for.

    Iterate over it, or let `think` go on for a few milliseconds at a time; either may
    be left at any point and taken up again. `len` is how many decisions there are.
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
    """Look back on the game of a save; nothing is searched before it is asked for.

    `iterations` are those of the search of a decision; `seats` are those whose
    decisions are looked at, None: all. The same save and iterations give the same
    decisions and losses on every Python. Raises SaveError for what `Game.load` refuses,
    and OptionError for a seat there is not or fewer than 1 iteration.
    """
    return Analysis(Game.load(save), iterations, seats)
