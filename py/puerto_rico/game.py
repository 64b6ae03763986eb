"""A game of Puerto Rico: rules, looking, scores, saves."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from copy import deepcopy
from typing import Any, cast

from puerto_rico.explain import quotes, refusals
from puerto_rico.explain.facts import Forecast, Quote, Refusal
from puerto_rico.explain.forecast import foresee
from puerto_rico.knowledge.determinize import determinize
from puerto_rico.knowledge.facts import View
from puerto_rico.knowledge.view import sees_points, view
from puerto_rico.records import digest
from puerto_rico.records.facts import Position, Save
from puerto_rico.records.layout import laid_out
from puerto_rico.records.positions import describe, set_up
from puerto_rico.rules import scoring
from puerto_rico.rules.options import OPTIONS, Options, check_options
from puerto_rico.rules.phases.start import begin, fresh
from puerto_rico.rules.questions import Question
from puerto_rico.rules.state import State
from tabletop.base.errors import PositionError
from tabletop.base.json_limits import parse_limited
from tabletop.base.rng import Chance
from tabletop.base.validation import Fields, checked_seat
from tabletop.record import game
from tabletop.rules.game_def import GameDef
from tabletop.rules.scoring import Rank, Score, Standing, ranking


class Rules(GameDef[State]):
    """The rules of Puerto Rico for records, tables and searches."""

    name = "puerto_rico"
    options = OPTIONS
    hidden = False
    """Any seat could count the points that it may not look at."""

    def check(self, given: Mapping[str, object]) -> dict[str, Any]:
        """All options with these values, the others with defaults."""
        self.check_names(given)
        return check_options(given).as_json()

    def deal(self, options: Mapping[str, Any], seed: int) -> State:
        """A new game at its first question, with a log."""
        state = fresh(check_options(options), seed)
        state.log = []
        begin(state)
        return state

    def view(self, state: State, seat: int | None, ply: int) -> View:
        """The knowledge of a seat; None stands for a spectator."""
        return view(state, seat, ply)

    def determinize(self, view: View, rng: Chance) -> State:
        """A state that fits a view; hidden tiles are shuffled."""
        return determinize(view, rng)

    def seen(self, state: State) -> Hashable:
        """The tiles that have come face up."""
        return (*state.row, len(state.deck), *state.aside)

    def scores(self, state: State) -> list[Score]:
        """Every seat's score, as if the game ended now."""
        return [scoring.score(state, seat) for seat in range(len(state.seats))]

    def ranks(self, state: State) -> list[Rank]:
        """Every seat's points, then its doubloons and barrels, which decide a tie."""
        return scoring.ranks(state)

    def standing(self, state: State, viewer: int | None) -> Standing:
        """The points and the ranking, without chips that the viewer may not see."""
        scores = [
            one if sees_points(state, viewer, seat) else _without_chips(one)
            for seat, one in enumerate(self.scores(state))
        ]
        left = [scoring.leftovers(state, seat) for seat in range(len(scores))]
        ranks = [(one.total, more) for one, more in zip(scores, left, strict=True)]
        return Standing(scores, ranking(ranks))

    def contents(self, state: State) -> object:
        """Everything on the table, for the digest of a save."""
        return digest.facts(state)


def _without_chips(score: Score) -> Score:
    """The points that all seats see; a customs house would tell of the chips."""
    parts = {**score.parts, "chips": 0, "customs_house": 0}
    return Score(sum(parts.values()), parts)


class Game(game.Game[State]):
    """A game of Puerto Rico, with one open question at a time.

    `answer` answers the question and advances the game. `seats` is 2 to 5; `sets` may
    name `new_buildings`, `nobles` and `tibs`. The other options are switches, off by
    default (see `Options`). The same options and `seed`, 0 to 2**53 - 1, always give
    the same game; None picks a seed at random. Raises OptionError for any other option
    or seed.
    """

    rules = Rules()

    def __init__(
        self,
        seats: int = 3,
        sets: Sequence[str] = (),
        draft: bool = False,
        open_points: bool = False,
        more_points: bool = False,
        corn_handicap: bool = False,
        swapped_costs: bool = False,
        all_pairs: bool = False,
        library_once: bool = False,
        seed: int | None = None,
    ) -> None:
        super().__init__(
            seed,
            seats=seats,
            sets=sets,
            draft=draft,
            open_points=open_points,
            more_points=more_points,
            corn_handicap=corn_handicap,
            swapped_costs=swapped_costs,
            all_pairs=all_pairs,
            library_once=library_once,
        )

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
        lines = laid_out(self.position(), self.scores(), self.winners())
        return "\n".join([self.title, *lines])

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
        return cast(View, super().view(seat))

    def explain(self, seat: int, building: int | str) -> Quote:
        """Price a building for a seat, with the reason if the seat cannot build it.

        The parts of the price add up to it. `building` is a building's id or number.
        The builder's privilege counts for the seat that has chosen the latest role.
        Raises QueryError for a seat or a building that does not exist.
        """
        number = checked_seat(seat, self.seats)
        return quotes.quote(self._state, number, quotes.find(building))

    def forecast(self, seat: int) -> Forecast:
        """The gains of the seat from each role, by role.

        `own` is the gain if the seat takes the role, `other` if another seat does;
        `works` are the seat's buildings that count in the phase. Raises QueryError if
        there is no such seat.
        """
        return foresee(self._state, checked_seat(seat, self.seats))

    def barred(self) -> dict[int, Refusal]:
        """By number: why a thing is no option of the open question while others are.

        These are roles, tiles, buildings, goods and loadings; the number is that which
        the option would have. `puerto_rico.explain.citations` has the rule behind each
        reason.
        """
        return refusals.barred(self._state)

    # ------------------------------------------------------------ saving

    def save(self) -> Save:
        """The whole game, JSON-ready; `load` reads it again."""
        return cast(Save, super().save())

    def position(self) -> Position:
        """The whole table by names, hidden tiles included.

        `from_position` reads it again if the open question is a choice of roles.
        """
        return describe(self._state)
