"""A table of people and computer players around one game, and what a page draws of it.

It knows who sits where; it does not know how messages come and go.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, Self

from tabletop import records
from tabletop.advice.hint import Hint
from tabletop.advice.report import Report
from tabletop.border import taken
from tabletop.chance import PLAYERS, some_id, stream
from tabletop.errors import (
    MessageError,
    OptionError,
    SaveError,
    SeriousGame,
    WrongSeat,
)
from tabletop.facts import TableFacts, TableSave
from tabletop.questions import Answer
from tabletop.reading import Fields, bad_switch
from tabletop.registry import F, G, GameType
from tabletop.sitters import SAVED_NAME_LENGTH, Sitter, default_sitters, sitters
from tabletop.thinking import Thinking


class Table(Generic[G, F]):
    """A game with somebody at every seat; a serious one has no undo and no hints."""

    def __init__(
        self,
        game_type: GameType[G, F],
        game: G,
        sitters: list[Sitter],
        serious: bool = False,
        id: str | None = None,
    ) -> None:
        self.game_type = game_type
        self.game = game
        self.sitters = sitters
        self.serious = serious
        self.id = id or some_id()
        self._viewer = self._latest_person()
        self._thinking: Thinking[Answer] | None = None
        self.hint: Hint | None = None
        self.look_back: Report | None = None

    @property
    def _people(self) -> list[int]:
        return [n for n, sitter in enumerate(self.sitters) if sitter.level is None]

    def _latest_person(self) -> int | None:
        """The person who decided last; before any decision, the first person."""
        people = self._people
        return max(people, key=lambda n: self.game.latest_answer(n) or 0, default=None)

    # ------------------------------------------------------------ people

    def answer(self, answer: list[int], seat: int, ply: int) -> None:
        """A person's answer; raises AnswerError, and then nothing has changed."""
        self._check_person(seat)
        self.game.answer(answer, seat=seat, ply=ply)
        self.hint = None

    def _check_person(self, seat: int) -> None:
        if seat not in self._people:
            raise WrongSeat("not_a_person", {"seat": seat})

    def begin_hint(self, seat: int, ply: int) -> Hint:
        """Begin a hint for the person asked; raises AnswerError, SeriousGame."""
        self._check_casual()
        self._check_person(seat)
        self.game.asked(seat, ply)
        self.hint = Hint(self.game, self.game_type.advisor)
        return self.hint

    def begin_look_back(self) -> Report:
        """Begin a look back, or go on with one that was left; raises MessageError.

        Only once the game is over: a look back shows what others held.
        """
        if not self.game.over:
            raise MessageError("not_over")
        self.look_back = self.look_back or Report(self.game, self.game_type.advisor)
        self.look_back.tell_again()
        return self.look_back

    def advise(self, seconds: float) -> Hint | Report | None:
        """Go on for about that long with a hint or a look back, if one was begun."""
        begun = self.hint or self.look_back
        if begun is None or begun.thinking.done == 1:
            return None
        begun.thinking.for_about(seconds)
        return begun

    def undo(self, seat: int) -> None:
        """Take back that person's latest decision and all that followed.

        Raises NothingToUndo, SeriousGame, WrongSeat.
        """
        self._check_casual()
        self._check_person(seat)
        self.game.undo(seat)
        self._thinking = self.hint = self.look_back = None

    def _check_casual(self) -> None:
        if self.serious:
            raise SeriousGame("serious_game")

    def viewer(self) -> int | None:
        """The person to decide, else the one who decided last; None: there is none."""
        question = self.game.question
        if question and question.seat in self._people:
            self._viewer = question.seat
        return self._viewer

    # ------------------------------------------------------------ computers

    def thinker(self) -> int | None:
        """The seat that is to decide, if a computer player sits there."""
        question = self.game.question
        if question is None or question.seat in self._people:
            return None
        return question.seat

    def think(self, seconds: float) -> float | None:
        """Let the computer think about that long; None once it has answered."""
        thinking = self._thinking = self._thinking or self._begin_to_think()
        if thinking.for_about(seconds):
            return thinking.done
        self._thinking = None
        self.game.answer(thinking.result)
        return None

    def _begin_to_think(self) -> Thinking[Answer]:
        game, seat = self.game, self.game.asked().seat
        level = self.sitters[seat].level
        assert level is not None, "a person thinks without us"
        rng = stream(game.seed, PLAYERS[game.ply])
        return self.game_type.levels[level]().start(game.view(seat), rng)

    # ------------------------------------------------------------ what is drawn

    def facts(self) -> F:
        """All that the page draws: what the viewer may know, and the save."""
        viewer = self.viewer()
        return self.game_type.facts(self.game, viewer, self._facts(viewer))

    def _facts(self, viewer: int | None) -> TableFacts:
        """What is told of any game."""
        game = self.game
        scores = game.scores()
        return {
            "viewer": viewer,
            "players": [sitter.facts() for sitter in self.sitters],
            "scores": [{"total": one.total, "parts": one.parts} for one in scores],
            "ranking": game.ranking(),
            "over": game.over,
            "winners": game.winners(),
            "since": None if viewer is None else game.latest_answer(viewer),
            "serious": self.serious,
            "can_undo": self._can_undo(viewer),
            "seed": game.seed,
            "save": self.save(),
        }

    def _can_undo(self, viewer: int | None) -> bool:
        return viewer is not None and not self.serious and self.game.can_undo(viewer)

    # ------------------------------------------------------------ keeping

    def save(self) -> TableSave:
        """Game and sitters, JSON-ready."""
        return {
            "format": self.game_type.table_format,
            "version": records.VERSION,
            "id": self.id,
            "players": [sitter.facts() for sitter in self.sitters],
            "serious": self.serious,
            "game": self.game.save(),
        }

    @classmethod
    def load(cls, game_type: GameType[G, F], save: object) -> Self:
        """The table of a save, or of a mere game's save; raises SaveError.

        The save may be given as the text of its file.
        """
        save = taken(save, SaveError, "not_a_save")
        if isinstance(save, dict) and save.get("format") == game_type.table_format:
            return cls._loaded(game_type, records.check(save, game_type.table_format))
        game = game_type.game.load(save)
        return cls(game_type, game, default_sitters(game.seats, game_type.levels))

    @classmethod
    def _loaded(cls, game_type: GameType[G, F], save: Fields) -> Self:
        game, serious = game_type.game.load(save.get("game")), save.switch("serious")
        try:
            players, levels = save.get("players"), game_type.levels
            around = sitters(players, game.seats, levels, SAVED_NAME_LENGTH)
        except OptionError:
            raise SaveError("damaged_save") from None
        return cls(game_type, game, around, serious, records.id_in(save))

    @classmethod
    def new(
        cls,
        game_type: GameType[G, F],
        options: Mapping[str, object],
        players: object,
        serious: object = False,
    ) -> Self:
        """A new game; raises OptionError."""
        game = game_type.new(options)
        around = sitters(players, game.seats, game_type.levels)
        given = Fields({"serious": serious}, bad_switch)
        return cls(game_type, game, around, given.switch("serious"))
