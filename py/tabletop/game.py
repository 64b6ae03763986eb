"""A game: how it began and the answers given; everything else follows from them.

Here answers are checked; undo, saves and replays are the same answers played again.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from typing import Any, ClassVar, Generic, Self, TypeVar, cast

from tabletop import saves
from tabletop.border import taken
from tabletop.chance import MAX_SEED, SHUFFLES, Chance, stream
from tabletop.errors import (
    AnswerError,
    NothingToUndo,
    OptionError,
    PositionError,
    QueryError,
    SaveError,
    StaleAnswer,
    WrongSeat,
)
from tabletop.events import Entry, tell
from tabletop.facts import Event, GameSave
from tabletop.questions import Answer, Question
from tabletop.reading import Fields
from tabletop.scoring import Scored
from tabletop.state import State

S = TypeVar("S", bound=State)


class Game(Scored, Generic[S]):
    """A game, moved on by answers to its one open question.

    A subclass deals the state and calls `_begin`; it says what a seat may see, who is
    ahead, and what a digest is made of.
    """

    NAME: ClassVar[str]
    """Which game it is; saves call themselves `NAME-game`."""

    def _begin(self, origin: Mapping[str, Any], state: S) -> None:
        """Begin with a state that was dealt; saves keep `origin`, from which it was."""
        self._origin = origin
        self._begun = state.copy(), [Entry(0, note) for note in state.log or ()]
        self._rewind()

    def _rewind(self) -> None:
        """Go back to before the first answer."""
        state, entries = self._begun
        self._state = state.copy()
        self._answers: list[Answer] = []
        self._deciders: list[int] = []
        self._entries = entries[:]

    # ------------------------------------------------------------ what a game says

    @abstractmethod
    def view(self, seat: int | None) -> Mapping[str, object]:
        """What that seat may know, JSON-ready; None: what a spectator may."""

    @abstractmethod
    def _world(self, seat: int, rng: Chance) -> S:
        """A state in which that seat sees the same; the rest is dealt by chance."""

    @abstractmethod
    def _facts(self) -> object:
        """Everything on the table, JSON-ready: what the digest is made of."""

    @classmethod
    def _of_origin(cls, origin: Fields) -> Self:
        """The game before its first answer, from what `_begin` was told."""
        begun: type[Any] = cls
        return begun(**origin.get("options"), seed=origin.number("seed"))  # type: ignore[no-any-return]

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
    def seats(self) -> int:
        """How many seats there are."""
        return len(self._state.seats)

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
        self._deciders.append(question.seat)
        self._entries += [Entry(self.ply, note) for note in log]

    def asked(self, seat: int | None = None, ply: int | None = None) -> Question:
        """The open question.

        Raises StaleAnswer or WrongSeat if it is not at that ply, or not of that seat.
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
        """Go back to that seat's latest earlier question; later answers are dropped."""
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

        `events(seat, number)` tells what followed from it and from later answers.
        """
        plies = range(self.ply, 0, -1)
        return next((ply for ply in plies if self._deciders[ply - 1] == seat), None)

    # ------------------------------------------------------------ looking

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened from answer number `since` on, as that seat saw it."""
        self._check_seat(seat, None)
        return tell((one for one in self._entries if one.ply >= since), seat)

    def _check_seat(self, seat: int | None, *others: None) -> None:
        if seat not in (*range(self.seats), *others):
            raise QueryError("no_such_seat", {"seat": seat})

    # ------------------------------------------------------------ keeping

    def dealt_anew(self, seed: int) -> Self:
        """The game from here on, all that the seat asked does not know dealt anew."""
        dealt = {"answers": self.save()["answers"], "seed": seed}
        before = self._origin.get("dealt_anew", [])
        origin = {**self._origin, "dealt_anew": [*before, dealt]}
        new = self.copy()
        new._begin(origin, self._world(self.asked().seat, stream(seed, SHUFFLES[0])))
        return new

    def copy(self) -> Self:
        """A game that goes on by itself from here."""
        new = self.__class__.__new__(self.__class__)
        new._origin = self._origin
        new._begun = self._begun
        new._state = self._state.copy()
        new._answers = self._answers[:]
        new._deciders = self._deciders[:]
        new._entries = self._entries[:]
        return new

    __copy__ = copy

    def save(self) -> GameSave:
        """The whole game, JSON-ready."""
        save = {
            "format": f"{self.NAME}-game",
            "version": saves.VERSION,
            **deepcopy(self._origin),
            "answers": [list(answer) for answer in self._answers],
            "digest": self.digest(),
        }
        return cast(GameSave, save)

    @classmethod
    def load(cls, save: object) -> Self:
        """The game of a save, played again; raises SaveError.

        The save may be given as the text of its file.
        """
        save = taken(save, SaveError, "not_a_save")
        given = saves.check(save, f"{cls.NAME}-game")
        try:
            game = cls.begun_as(given)._answered(given)
        except AnswerError:
            raise SaveError("altered_save") from None
        if given.get("digest") != game.digest():
            raise SaveError("altered_save")
        return game

    @classmethod
    def begun_as(cls, origin: Fields) -> Self:
        """The game of a save before its first answer; raises SaveError."""
        try:
            game = cls._of_origin(origin)
        except (TypeError, OptionError, PositionError):
            raise SaveError("damaged_save") from None
        for dealt in saves.dealt_anew(origin):
            seed = dealt.number("seed", range(MAX_SEED + 1))
            game = game._answered(dealt).dealt_anew(seed)
        return game

    def _answered(self, save: Fields) -> Self:
        """The same game, once the answers in a save have been given."""
        for answer in saves.answers(save):
            self.answer(answer)
        return self

    def replay(self) -> Iterator[tuple[Self, Answer]]:
        """Yield the game as it was before each answer, and that answer."""
        game = self.copy()
        game._rewind()
        for answer in self._answers:
            yield game, answer
            game.answer(answer)

    def digest(self) -> str:
        """A fingerprint of the table, the same on every Python."""
        return saves.digest(self._facts())
