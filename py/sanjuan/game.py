"""A game of San Juan: its deal, its views, its prices and its scores.

`tabletop.record.game.Game` has the parts of any game: answers, undo, saves and replays.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, cast

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
from sanjuan.rules.options import OPTIONS, Options, check_options
from sanjuan.rules.phases.start import begin, fresh
from sanjuan.rules.questions import Question
from sanjuan.rules.state import State
from tabletop.base.errors import PositionError
from tabletop.base.json_limits import parse_limited
from tabletop.base.rng import Chance
from tabletop.base.validation import Fields, checked_seat, checked_viewer
from tabletop.record import game
from tabletop.rules.game_def import GameDef
from tabletop.rules.scoring import Rank, Score


class Rules(GameDef[State]):
    """The rules of San Juan for records, tables and searches."""

    name = "sanjuan"
    options = OPTIONS

    def check(self, given: Mapping[str, object]) -> dict[str, Any]:
        """All options with these values, by the checks of San Juan."""
        return check_options(**given)._asdict()

    def deal(self, options: Mapping[str, Any], seed: int) -> State:
        """A new game at its first question, with a log."""
        state = fresh(Options(**options), seed)
        state.log = []
        begin(state)
        return state

    def view(self, state: State, seat: int | None, ply: int) -> View:
        """The knowledge of a seat; None stands for a spectator."""
        return view(state, seat, ply)

    def determinize(self, view: View, rng: Chance) -> State:
        """A state that fits a view; hidden cards are dealt at random."""
        return determinize(view, rng)

    def scores(self, state: State) -> list[Score]:
        """Every seat's score, as if the game ended now."""
        return [scoring.score(state, seat) for seat in range(len(state.seats))]

    def ranks(self, state: State) -> list[Rank]:
        """Every seat's points, then its cards and goods, which decide a tie (R68)."""
        return scoring.ranks(state)

    def contents(self, state: State) -> object:
        """Everything on the table, for the digest of a save."""
        return digest.facts(state)


class Game(game.Game[State]):
    """A game of San Juan, from the deal to the end, with one open question at a time.

    `answer` answers the question and advances the game. `seats` is 2, 3 or 4, `edition`
    is `first` or `second`, `expansion` adds New Buildings, and with `choose_four` each
    seat chooses its first 4 cards out of more. The same options and `seed`, 0 to
    2**53 - 1, always give the same deal; None picks a seed at random. Raises
    OptionError for any other option or seed.
    """

    rules = Rules()

    def __init__(
        self,
        seats: int = 2,
        edition: str = "first",
        expansion: bool = False,
        choose_four: bool = False,
        seed: int | None = None,
    ) -> None:
        super().__init__(
            seed,
            seats=seats,
            edition=edition,
            expansion=expansion,
            choose_four=choose_four,
        )

    @classmethod
    def from_position(cls, position: object) -> Game:
        """Make a game that begins at a position.

        The position is data or JSON text (docs/positions.md); the first question is a
        choice of roles. Raises PositionError for a position that cannot stand on a
        table.
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
        return f"San Juan, {self.options}, seed {self.seed}"

    # ------------------------------------------------------------ looking

    @property
    def options(self) -> Options:
        """The choices before the game."""
        return self._state.options

    @property
    def chosen(self) -> Mapping[str, object]:
        """The value of every option, by name."""
        return self._state.options._asdict()

    @property
    def question(self) -> Question | None:
        """The open question; None once the game is over."""
        return self._state.question

    def view(self, seat: int | None) -> View:
        """The knowledge of a seat as JSON-ready data; None gives that of a spectator.

        Raises QueryError if there is no such seat.
        """
        return cast(View, super().view(seat))

    def face_down(self, seat: int | None) -> View:
        """The knowledge of a spectator, with that seat's question unless it is secret.

        Raises QueryError if there is no such seat.
        """
        return face_down(self._state, checked_viewer(seat, self.seats), self.ply)

    def leftovers(self) -> list[int]:
        """Every seat's count of cards in hand and goods, which decides a tie (R68)."""
        return [scoring.leftovers(self._state, seat) for seat in range(self.seats)]

    def explain(
        self, seat: int, card: int | str, *, cover: int | None = None, goods: int = 0
    ) -> Quote:
        """Price a card for a seat, with the reason if the seat cannot build it.

        The parts of the price add up to it. `card` is a card number or a building's id,
        `cover` the building of the seat to build over, `goods` the number of goods that
        pay a part of the price. Raises QueryError for a card, seat or cover that does
        not exist, and for more goods than the price.
        """
        number = checked_seat(seat, self.seats)
        found = quotes.find(self._state, number, card)
        under = quotes.standing(self._state, number, cover)
        return quotes.quote(self._state, number, found, under, goods)

    def hand_limit(self, seat: int) -> Limit:
        """The most cards that the seat may hold at a hand check, with the reason.

        The `id` is `plain`, `guarded` or `raised`; `args` has the limit. Raises
        QueryError if there is no such seat.
        """
        return quotes.hand_limit(self._state, checked_seat(seat, self.seats))

    def forecast(self, seat: int) -> Forecast:
        """The gains of the seat from each role, by role.

        `own` is the gain if the seat takes the role, `other` if another seat does;
        `works` are the seat's buildings that count in the phase. Raises QueryError if
        there is no such seat.
        """
        return foresee(
            self._state, checked_seat(seat, self.seats), tiles_known(self._state)
        )

    def barred(self) -> dict[int, Refusal]:
        """By card: the reason why the open question does not offer it.

        These cards lie among the options, in the hand or the city. Only the seat that
        must answer may see the cards of its hand.
        """
        return refusals.barred(self._state)

    def offered(self) -> list[int]:
        """The cards on the table that any seat may build (R95)."""
        return quotes.offered(self._state)

    # ------------------------------------------------------------ saving

    def save(self) -> Save:
        """The whole game, JSON-ready; `load` reads it again."""
        return cast(Save, super().save())

    def position(self) -> Position:
        """The whole table by building names, hidden cards included.

        The keys are those of docs/positions.md. `from_position` reads it again if the
        open question is a choice of roles.
        """
        return describe(self._state)

    def _world(self, seat: int, rng: Chance) -> State:
        state = super()._world(seat, rng)
        state.seed = self.seed  # saves of what-ifs replay their shuffles with it
        return state
