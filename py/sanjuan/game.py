"""A game of San Juan: how it is dealt, and what can be asked of it.

What holds for any game, answers, undo, saves and replays, is `tabletop.game.Game`.
"""

from __future__ import annotations

from copy import deepcopy
from typing import cast

from sanjuan.explain import quotes, refusals
from sanjuan.explain.facts import Forecast, Limit, Quote, Refusal
from sanjuan.explain.forecast import foresee
from sanjuan.knowledge.determinize import determinize
from sanjuan.knowledge.facts import View
from sanjuan.knowledge.view import face_down, tiles_known, view
from sanjuan.records import digest
from sanjuan.records.facts import Position, Save
from sanjuan.records.layout import laid_out
from sanjuan.records.positions import describe, set_up
from sanjuan.rules import scoring
from sanjuan.rules.options import Options, check_options
from sanjuan.rules.phases.start import begin, fresh
from sanjuan.rules.questions import Question
from sanjuan.rules.state import State
from tabletop import game
from tabletop.border import taken
from tabletop.chance import Chance, check_seed, some_seed
from tabletop.errors import PositionError
from tabletop.reading import Fields, checked_seat, checked_viewer
from tabletop.scoring import Rank, Score


class Game(game.Game[State]):
    """A game of San Juan, moved on by answers to its one open question.

    Raises OptionError for options there are not. Without a seed one is picked by
    chance; it is kept in `seed`.
    """

    NAME = "sanjuan"
    OPTIONS = frozenset(Options._fields)

    def __init__(
        self,
        seats: int = 2,
        edition: str = "first",
        expansion: bool = False,
        choose_four: bool = False,
        seed: int | None = None,
    ) -> None:
        options = check_options(seats, edition, expansion, choose_four)
        state = fresh(options, some_seed() if seed is None else check_seed(seed))
        state.log = []
        begin(state)
        self._begin({"options": options._asdict(), "seed": state.seed}, state)

    @classmethod
    def from_position(cls, position: object) -> Game:
        """A game that begins at a position, a role to choose; raises PositionError.

        The position may be given as JSON text.
        """
        position = taken(position, PositionError, "not_a_position")
        state = set_up(position)
        state.run()
        new = cls.__new__(cls)
        new._begin({"position": deepcopy(position)}, state)
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
        """The options and the seed in a line."""
        return f"San Juan, {self.options}, seed {self.seed}"

    # ------------------------------------------------------------ looking

    @property
    def options(self) -> Options:
        """What was chosen before the game."""
        return self._state.options

    @property
    def question(self) -> Question | None:
        """What is to be answered; None once the game is over."""
        return self._state.question

    def view(self, seat: int | None) -> View:
        """What that seat may know, JSON-ready; None: what a spectator may."""
        return view(self._state, checked_viewer(seat, self.seats), self.ply)

    def face_down(self, seat: int | None) -> View:
        """What everybody may know, and what that seat is asked if that is no secret."""
        return face_down(self._state, checked_viewer(seat, self.seats), self.ply)

    def scores(self) -> list[Score]:
        """What every seat has, or would have if the game ended now."""
        return [scoring.score(self._state, seat) for seat in range(self.seats)]

    def leftovers(self) -> list[int]:
        """Cards in hand and goods of every seat, which decide a tie (R68)."""
        return [scoring.leftovers(self._state, seat) for seat in range(self.seats)]

    def ranks(self) -> list[Rank]:
        """By what the seats are compared: points, then cards and goods (R68)."""
        return scoring.ranks(self._state)

    def explain(
        self, seat: int, card: int | str, *, cover: int | None = None, goods: int = 0
    ) -> Quote:
        """What that card would cost the seat now, and why it cannot build it.

        `card` is a physical card or a building's id, `cover` a building of the seat to
        build over, `goods` how many pay for a part of it. Raises QueryError for a
        card, a seat or a cover there is not, and for more goods than the price.
        """
        number = checked_seat(seat, self.seats)
        found = quotes.find(self._state, number, card)
        under = quotes.standing(self._state, number, cover)
        return quotes.quote(self._state, number, found, under, goods)

    def hand_limit(self, seat: int) -> Limit:
        """How many cards the seat may hold at a hand check, as `id` and `args`.

        The id is `plain`, `guarded` or `raised`. Raises QueryError for no such seat.
        """
        return quotes.hand_limit(self._state, checked_seat(seat, self.seats))

    def forecast(self, seat: int) -> Forecast:
        """By role, what it would give the seat.

        `own` is what it gives if the seat takes it, `other` if somebody else does;
        `works` are the buildings that count in its phase. Raises QueryError for no such
        seat.
        """
        return foresee(
            self._state, checked_seat(seat, self.seats), tiles_known(self._state)
        )

    def barred(self) -> dict[int, Refusal]:
        """By card: why it is no option of the open question.

        These are the cards that lie among the options, in the hand or the city. Only
        the seat that is asked may see those of its hand.
        """
        return refusals.barred(self._state)

    def offered(self) -> list[int]:
        """The cards on the table that any seat may build (R95)."""
        return quotes.offered(self._state)

    # ------------------------------------------------------------ keeping

    def save(self) -> Save:
        """The whole game, JSON-ready."""
        return cast(Save, super().save())

    def position(self) -> Position:
        """The whole table by building names, hidden cards included."""
        return describe(self._state)

    def _world(self, seat: int, rng: Chance) -> State:
        state = determinize(self.view(seat), rng)
        state.seed = self.seed
        return state

    def _facts(self) -> object:
        return digest.facts(self._state)
