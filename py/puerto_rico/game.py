"""A game of Puerto Rico: rules, looking, scores, saves."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import cast

from puerto_rico.knowledge.determinize import determinize
from puerto_rico.knowledge.facts import View
from puerto_rico.knowledge.view import sees_points, view
from puerto_rico.records import digest
from puerto_rico.records.facts import Position, Save
from puerto_rico.records.positions import describe, set_up
from puerto_rico.rules import scoring
from puerto_rico.rules.options import OPTIONS, Options, check_options
from puerto_rico.rules.phases.start import begin, fresh
from puerto_rico.rules.questions import Question
from puerto_rico.rules.state import State
from tabletop.base.errors import PositionError
from tabletop.base.json_limits import parse_limited
from tabletop.base.rng import Chance, check_seed, some_seed
from tabletop.base.validation import Fields, checked_viewer
from tabletop.record import game
from tabletop.rules.scoring import Rank, Score, Standing, ranking


class Game(game.Game[State]):
    """A game of Puerto Rico, with one open question at a time.

    `answer` answers the question and advances the game. `seats` is 2 to 5; `sets` may
    name `new_buildings`. The other options are switches, off by default (see
    `Options`). The same options and `seed`, 0 to 2**53 - 1, always give the same game;
    None picks a seed at random. Raises OptionError for any other option or seed.
    """

    NAME = "puerto_rico"
    OPTIONS = OPTIONS
    HIDDEN = False
    """Any seat could count the points that it may not look at."""

    def __init__(
        self,
        seats: int = 3,
        sets: Sequence[str] = (),
        draft: bool = False,
        open_points: bool = False,
        more_points: bool = False,
        corn_handicap: bool = False,
        swapped_costs: bool = False,
        seed: int | None = None,
    ) -> None:
        options = check_options(
            {
                "seats": seats,
                "sets": sets,
                "draft": draft,
                "open_points": open_points,
                "more_points": more_points,
                "corn_handicap": corn_handicap,
                "swapped_costs": swapped_costs,
            }
        )
        state = fresh(options, some_seed() if seed is None else check_seed(seed))
        state.log = []
        begin(state)
        origin = {"options": options.as_json(), "seed": state.seed}
        self._begin(origin, state, state.seed)

    @classmethod
    def from_position(cls, position: object) -> Game:
        """Make a game that begins at a position.

        The position is data or JSON text; the first question is a choice of roles.
        Raises PositionError for a position that cannot stand on a table.
        """
        position = parse_limited(position, PositionError, "not_a_position")
        state = set_up(position)
        state.run()
        new = cls.__new__(cls)
        new._begin({"position": deepcopy(position)}, state, state.seed)
        return new

    @classmethod
    def _of_origin(cls, origin: Fields) -> Game:
        if "position" in origin:
            return cls.from_position(origin.get("position"))
        return super()._of_origin(origin)

    def __str__(self) -> str:
        return self.title

    @property
    def title(self) -> str:
        """The options and the seed in one line."""
        return f"Puerto Rico, {self.options}, seed {self.seed}"

    # ------------------------------------------------------------ looking

    @property
    def options(self) -> Options:
        """The choices before the game."""
        return self._state.options

    @property
    def question(self) -> Question | None:
        """The open question; None once the game is over."""
        return self._state.question

    def view(self, seat: int | None) -> View:
        """The knowledge of a seat as JSON-ready data; None gives that of a spectator.

        Raises QueryError if there is no such seat.
        """
        return view(self._state, checked_viewer(seat, self.seats), self.ply)

    def scores(self) -> list[Score]:
        """Every seat's score, as if the game ended now."""
        return [scoring.score(self._state, seat) for seat in range(self.seats)]

    def ranks(self) -> list[Rank]:
        """Every seat's points, then its doubloons and barrels, which decide a tie."""
        return scoring.ranks(self._state)

    def standing(self, viewer: int | None) -> Standing:
        """The points and the ranking, without chips that the viewer may not see."""
        scores = [
            one if sees_points(self._state, viewer, seat) else _without_chips(one)
            for seat, one in enumerate(self.scores())
        ]
        left = [scoring.leftovers(self._state, seat) for seat in range(self.seats)]
        ranks = [(one.total, more) for one, more in zip(scores, left, strict=True)]
        return Standing(scores, ranking(ranks))

    # ------------------------------------------------------------ saving

    def save(self) -> Save:
        """The whole game, JSON-ready; `load` reads it again."""
        return cast(Save, super().save())

    def position(self) -> Position:
        """The whole table by names, hidden tiles included.

        `from_position` reads it again if the open question is a choice of roles.
        """
        return describe(self._state)

    @classmethod
    def determinize(cls, view: View, rng: Chance) -> State:
        """A state that fits a view; hidden tiles are shuffled."""
        return determinize(view, rng)

    def _facts(self) -> object:
        return digest.facts(self._state)


def _without_chips(score: Score) -> Score:
    """The points that all seats see; a customs house would tell of the chips."""
    parts = {**score.parts, "chips": 0, "customs_house": 0}
    return Score(sum(parts.values()), parts)
