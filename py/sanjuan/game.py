"""A game: options, a seed and the answers given; everything else follows from them.

Here answers are checked; undo, saves and replays are the same answers played again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import deepcopy
from random import SystemRandom
from typing import Any

from sanjuan.explain import quotes, refusals
from sanjuan.explain.forecast import Forecast, foresee
from sanjuan.knowledge.facts import View
from sanjuan.knowledge.view import view
from sanjuan.records import saves as records
from sanjuan.records.positions import Position, describe, set_up
from sanjuan.records.saves import Save
from sanjuan.rules import scoring
from sanjuan.rules.options import Options, check_options, check_seed
from sanjuan.rules.phases.start import begin, fresh
from sanjuan.rules.questions import Question
from sanjuan.rules.scoring import Score
from sanjuan.rules.state import State
from tabletop.errors import (
    AnswerError,
    NothingToUndo,
    OptionError,
    PositionError,
    SaveError,
    StaleAnswer,
    WrongSeat,
)
from tabletop.events import Event, tell
from tabletop.questions import Answer


class Game:
    """A game of San Juan, moved on by answers to its one open question.

    Raises OptionError for options there are not. Without a seed one is picked by
    chance; it is kept in `seed`.
    """

    def __init__(
        self,
        seats: int = 2,
        edition: str = "first",
        expansion: bool = False,
        choose_four: bool = False,
        seed: int | None = None,
    ) -> None:
        options = check_options(seats, edition, expansion, choose_four)
        if seed is None:
            seed = SystemRandom().randrange(2**32)
        self._origin: Save = {"options": options._asdict(), "seed": check_seed(seed)}
        self._start(fresh(options, seed), dealt=False)

    def _start(self, state: State, dealt: bool) -> None:
        state.log = []
        if not dealt:
            begin(state)
        state.run()
        self._begun = (state.copy(), list(state.log))
        self._rewind()

    def _rewind(self) -> None:
        """Go back to before the first answer."""
        state, log = self._begun
        self._state = state.copy()
        self._state.log = []
        self._answers: list[Answer] = []
        self._asked: list[int] = []
        self._events = [Event(0, note) for note in log]

    # ------------------------------------------------------------ playing

    @property
    def question(self) -> Question | None:
        """What is to be answered; None once the game is over."""
        return self._state.question

    @property
    def ply(self) -> int:
        """How many answers have been given."""
        return len(self._answers)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.over

    @property
    def options(self) -> Options:
        """What was chosen before the game."""
        return self._state.options

    @property
    def seed(self) -> int:
        """What the shuffles follow from."""
        return self._state.seed

    def answer(
        self, answer: Iterable[int], *, seat: int | None = None, ply: int | None = None
    ) -> None:
        """Answer the open question with distinct options in any order.

        `seat` and `ply`, where given, must be those of the question. Raises
        StaleAnswer, WrongSeat or IllegalAnswer, and then nothing has changed.
        """
        question = self.asked(seat, ply)
        checked = question.check(answer)
        log = self._state.log = []
        self._state.step(checked)
        self._answers.append(checked)
        self._asked.append(question.seat)
        self._events += [Event(self.ply, note) for note in log]

    def asked(self, seat: int | None = None, ply: int | None = None) -> Question:
        """The open question, where given of that seat at that ply.

        Raises StaleAnswer or WrongSeat.
        """
        question = self.question
        if ply is not None and ply != self.ply:
            raise StaleAnswer("stale_answer", {"ply": ply, "now": self.ply})
        if question is None:
            raise StaleAnswer("game_over")
        if seat is not None and seat != question.seat:
            raise WrongSeat("wrong_seat", {"seat": seat, "asked": question.seat})
        return question

    def undo(self, seat: int) -> None:
        """Go back to that seat's latest earlier question, dropping all since."""
        latest = self.latest_answer(seat)
        if latest is None:
            raise NothingToUndo("nothing_to_undo", {"seat": seat})
        answers = self._answers[: latest - 1]
        self._rewind()
        for answer in answers:
            self.answer(answer)

    def can_undo(self, seat: int) -> bool:
        """Whether that seat has decided anything yet."""
        return self.latest_answer(seat) is not None

    def latest_answer(self, seat: int) -> int | None:
        """The number of that seat's latest answer, counted from 1; None before any.

        What followed from it and from the answers since: `events(seat, number)`.
        """
        given = (ply for ply in range(self.ply, 0, -1) if self._asked[ply - 1] == seat)
        return next(given, None)

    # ------------------------------------------------------------ looking

    def scores(self) -> list[Score]:
        """What every seat has, or would have if the game ended now."""
        return [scoring.score(self._state, seat) for seat in range(self.options.seats)]

    def leftovers(self) -> list[int]:
        """Cards in hand and goods of every seat, which decide a tie (R68)."""
        return [
            scoring.leftovers(self._state, seat) for seat in range(self.options.seats)
        ]

    def winners(self) -> list[int]:
        """The seats that have won; none until the game is over."""
        return scoring.winners(self._state)

    def ranking(self) -> list[int]:
        """The seats in the order they would come in if the game ended now."""
        return scoring.ranking(self._state)

    def explain(
        self, seat: int, card: int | str, *, cover: int | None = None, goods: int = 0
    ) -> quotes.Quote:
        """What that card would cost the seat now, and why it cannot build it.

        `card` is a physical card or a building's id, `cover` a building of the seat to
        build over, `goods` how many pay for a part of it. Raises OptionError for a
        card, a seat or a cover there is not, and for more goods than the price.
        """
        self._check_seat(seat)
        found = quotes.find(self._state, seat, card)
        under = quotes.standing(self._state, seat, cover)
        return quotes.quote(self._state, seat, found, under, goods)

    def hand_limit(self, seat: int) -> dict[str, Any]:
        """How many cards the seat may hold at a hand check, as `id` and `args`.

        The id is `plain`, `guarded` or `raised`. Raises OptionError for no such seat.
        """
        self._check_seat(seat)
        return quotes.hand_limit(self._state, seat)

    def forecast(self, seat: int) -> Forecast:
        """By role, what it would give the seat that takes it (`own`) or does not.

        `other` is what it gives if somebody else takes it, `works` the buildings that
        count in its phase. Raises OptionError for no such seat.
        """
        tiles = self.view(seat)["tiles_known"]
        return foresee(self._state, seat, tiles)

    def barred(self) -> dict[int, refusals.Reason]:
        """By card: why it is no option of the open question, as others beside it are.

        Only the seat that is asked may see the cards of its hand among them.
        """
        return refusals.barred(self._state)

    def offered(self) -> list[int]:
        """The cards on the table that any seat may build (R95)."""
        return quotes.offered(self._state)

    def view(self, seat: int | None) -> View:
        """What that seat may know, JSON-ready; None: what a spectator may."""
        self._check_seat(seat, None)
        return view(self._state, seat, self.ply)

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What happened from answer number `since` on, as that seat saw it."""
        self._check_seat(seat, None)
        return tell((event for event in self._events if event.ply >= since), seat)

    def _check_seat(self, seat: int | None, *others: None) -> None:
        if seat not in (*range(self.options.seats), *others):
            raise OptionError("no_such_seat", {"seat": seat})

    # ------------------------------------------------------------ keeping

    def copy(self) -> Game:
        """A game that goes on by itself from here."""
        new = Game.__new__(Game)
        new._origin = self._origin
        new._begun = self._begun
        new._state = self._state.copy()
        new._answers = self._answers[:]
        new._asked = self._asked[:]
        new._events = self._events[:]
        return new

    __copy__ = copy

    def save(self) -> Save:
        """The whole game, JSON-ready."""
        return {
            "format": records.FORMAT,
            "version": records.VERSION,
            **deepcopy(self._origin),
            "answers": [list(answer) for answer in self._answers],
            "digest": records.digest(self._state),
        }

    @classmethod
    def load(cls, save: object) -> Game:
        """The game of a save, played again; raises SaveError."""
        given = records.check(save)
        game = cls._from_origin(given)
        try:
            for answer in records.answers(given):
                game.answer(answer)
        except AnswerError:
            raise SaveError("altered_save") from None
        if given.get("digest") != records.digest(game._state):
            raise SaveError("altered_save")
        return game

    @classmethod
    def _from_origin(cls, given: Any) -> Game:
        """The game before its first answer."""
        try:
            if "position" in given:
                return cls.from_position(given["position"])
            return cls(**given["options"], seed=check_seed(given["seed"]))
        except (KeyError, TypeError, OptionError, PositionError):
            raise SaveError("damaged_save") from None

    def replay(self) -> Iterator[tuple[Game, Answer]]:
        """Yield the game as it was before each answer, and that answer."""
        game = self.copy()
        game._rewind()
        for answer in self._answers:
            yield game, answer
            game.answer(answer)

    def digest(self) -> str:
        """A fingerprint of the table, the same on every Python."""
        return records.digest(self._state)

    def position(self) -> Position:
        """The whole table by building names, hidden cards included."""
        return describe(self._state)

    @classmethod
    def from_position(cls, position: object) -> Game:
        """A game that begins at a position, a role to choose; raises PositionError."""
        state = set_up(position)
        game = cls.__new__(cls)
        game._origin = {"position": deepcopy(position)}
        game._start(state, dealt=True)
        return game
