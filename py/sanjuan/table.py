"""A table of people and computer players around one game, and what a page draws of it.

It knows who sits where; it does not know how messages come and go.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from sanjuan.ai import LEVELS, player
from sanjuan.briefing import briefing
from sanjuan.game import Game
from sanjuan.hints import Hint
from sanjuan.review import Review
from sanjuan.rules import stages
from tabletop.chance import PLAYERS, stream
from tabletop.errors import (
    MessageError,
    OptionError,
    SaveError,
    SeriousGame,
    WrongSeat,
)
from tabletop.questions import Answer
from tabletop.thinking import Thinking

Facts: TypeAlias = dict[str, Any]

FORMAT: Final = "sanjuan-table"
VERSION: Final = 1
PERSON: Final = "person"
NAME_LENGTH: Final = 40


class Sitter(NamedTuple):
    """Who sits at a seat: `kind` is `person` or a computer player's level."""

    name: str
    kind: str


class Table:
    """A game with somebody at every seat; a serious one has no undo and no hints."""

    def __init__(
        self, game: Game, sitters: list[Sitter], serious: bool = False
    ) -> None:
        self.game = game
        self.sitters = sitters
        self.serious = serious
        self._viewer = self._latest_person()
        self._thinking: Thinking[Answer] | None = None
        self.hint: Hint | None = None
        self.review: Review | None = None

    @property
    def _people(self) -> list[int]:
        return [n for n, sitter in enumerate(self.sitters) if sitter.kind == PERSON]

    def _latest_person(self) -> int | None:
        """Who decided last of the people, the first of them before any decision."""
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

    def begin_hint(self, seat: int, ply: int) -> None:
        """Begin a hint for the person asked; raises AnswerError, SeriousGame."""
        self._check_casual()
        self._check_person(seat)
        self.game.asked(seat, ply)
        self.hint = Hint(self.game, seat)

    def begin_review(self) -> None:
        """Begin to look back, or go on where that was left; raises MessageError.

        Only once the game is over: a look back shows what others held.
        """
        if not self.game.over:
            raise MessageError("not_over")
        self.review = self.review or Review(self.game)
        self.review.tell_again()

    def advise(self, seconds: float) -> Hint | Review | None:
        """Go on for about that long with what was begun for a person, if anything."""
        begun = self.hint or self.review
        if begun is None or begun.thinking.done == 1:
            return None
        begun.thinking.for_about(seconds)
        return begun

    def undo(self, seat: int) -> None:
        """Take back what was done since that person's latest decision.

        Raises NothingToUndo, SeriousGame, WrongSeat.
        """
        self._check_casual()
        self._check_person(seat)
        self.game.undo(seat)
        self._thinking = self.hint = self.review = None

    def _check_casual(self) -> None:
        if self.serious:
            raise SeriousGame("serious_game")

    def viewer(self) -> int | None:
        """The person to decide, else who decided last; None where nobody sits."""
        question = self.game.question
        if question and question.seat in self._people:
            self._viewer = question.seat
        return self._viewer

    # ------------------------------------------------------------ computers

    def thinker(self) -> int | None:
        """The computer's seat that is to decide, if it is one's turn."""
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
        seat = self.thinker()
        assert seat is not None
        rng = stream(self.game.seed, PLAYERS[self.game.ply])
        return player(self.sitters[seat].kind).start(self.game.view(seat), rng)

    # ------------------------------------------------------------ what is drawn

    def facts(self) -> Facts:
        """All that the page draws, as its viewer may see it, and the save."""
        game, viewer = self.game, self.viewer()
        question = game.question
        return {
            "viewer": viewer,
            "view": game.view(viewer),
            "players": [sitter._asdict() for sitter in self.sitters],
            "hidden": bool(question and question.stage in stages.SECRET),
            **briefing(game, viewer),
            "scores": [score._asdict() for score in game.scores()],
            "leftovers": game.leftovers(),
            "ranking": game.ranking(),
            "events": game.events(viewer),
            "over": game.over,
            "winners": game.winners(),
            "serious": self.serious,
            "can_undo": self._can_undo(viewer),
            "seed": game.seed,
            "save": self.save(),
        }

    def _can_undo(self, viewer: int | None) -> bool:
        return viewer is not None and not self.serious and self.game.can_undo(viewer)

    # ------------------------------------------------------------ keeping

    def save(self) -> Facts:
        """Game and sitters, JSON-ready."""
        return {
            "format": FORMAT,
            "version": VERSION,
            "players": [sitter._asdict() for sitter in self.sitters],
            "serious": self.serious,
            "game": self.game.save(),
        }

    @classmethod
    def load(cls, save: object) -> Table:
        """The table of a save, or of a mere game's save; raises SaveError."""
        if not isinstance(save, dict) or save.get("format") != FORMAT:
            game = Game.load(save)
            return cls(game, _default_sitters(game.options.seats))
        version = save.get("version")
        if type(version) is not int or version < 1:
            raise SaveError("damaged_save")
        if version > VERSION:
            raise SaveError("newer_save", {"version": version, "known": VERSION})
        game = Game.load(save.get("game"))
        try:
            return cls(
                game,
                sitters(save.get("players"), game.options.seats),
                _switch(save.get("serious", False)),
            )
        except OptionError:
            raise SaveError("damaged_save") from None

    @classmethod
    def new(
        cls, options: Mapping[str, Any], players: object, serious: object = False
    ) -> Table:
        """A new game; raises OptionError."""
        known = {"seats", "edition", "expansion", "choose_four", "seed"}
        unknown = sorted(set(options) - known)
        if unknown:
            raise OptionError("no_such_option_name", {"name": unknown[0]})
        game = Game(**options)
        return cls(game, sitters(players, game.options.seats), _switch(serious))


def _switch(serious: object) -> bool:
    if not isinstance(serious, bool):
        raise OptionError("bad_switch", {"name": "serious", "value": serious})
    return serious


def _default_sitters(seats: int) -> list[Sitter]:
    level = list(LEVELS)[-1]
    return [Sitter("", PERSON if seat == 0 else level) for seat in range(seats)]


def sitters(given: object, seats: int) -> list[Sitter]:
    """Who sits where, as a message or a save says; raises OptionError."""
    if not isinstance(given, list) or len(given) != seats:
        raise OptionError("bad_players", {"seats": seats})
    return [_sitter(player) for player in given]


def _sitter(given: object) -> Sitter:
    if not isinstance(given, dict):
        raise OptionError("bad_player")
    name, kind = given.get("name", ""), given.get("kind")
    if not isinstance(name, str) or len(name) > NAME_LENGTH:
        raise OptionError("bad_name", {"most": NAME_LENGTH})
    if not isinstance(kind, str) or kind not in (PERSON, *LEVELS):
        raise OptionError("no_such_level", {"level": kind})
    return Sitter(name, kind)
