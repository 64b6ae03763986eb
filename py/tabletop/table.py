"""A table of people and computer players around one game, and what a page draws of it.

It knows who sits where; it does not know how messages come and go.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self

from tabletop import saves
from tabletop.advice.hint import Hint
from tabletop.border import taken
from tabletop.chance import some_id
from tabletop.computers import Computers, Lend
from tabletop.deals import commitment
from tabletop.errors import MessageError, OptionError, SaveError, WrongSeat
from tabletop.facts import Branched, TableFacts, TableSave
from tabletop.people import People
from tabletop.questions import Question
from tabletop.reading import Fields, bad_switch
from tabletop.registry import F, G, GameType
from tabletop.seriousness import Seriousness
from tabletop.sitters import SAVED_NAME_LENGTH, Sitter, default_sitters, sitters

if TYPE_CHECKING:
    from tabletop.advice.report import Report


class Table(Generic[G, F]):
    """A game with somebody at every seat; a serious one has no undo and no hints."""

    is_visit: ClassVar[bool] = False
    """Whether a page leaves it out of the tables that it keeps."""

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
        self.seriousness = Seriousness.of_new(serious)
        self.id = id or some_id()
        self.people = People.around(sitters)
        self.branched: Branched | None = None
        self.computers = Computers(game_type, game, sitters)
        self.hint: Hint | None = None
        self.look_back: Report | None = None

    # ------------------------------------------------------------ people

    def answer(self, answer: list[int], seat: int, ply: int) -> None:
        """A person's answer; raises as `asked` does, or IllegalAnswer."""
        self.asked(seat, ply)
        self.game.answer(answer, seat=seat, ply=ply)
        self.people.used_by(seat)
        self.hint = None

    def asked(self, seat: int, ply: int) -> Question:
        """The open question, for that person; raises AnswerError, MessageError."""
        self.people.check(seat)
        question = self.game.asked(seat, ply)
        if question.secret:  # why an answer is refused may tell of the hand
            self.people.check_device(seat)
        return question

    def take_device(self, seat: int) -> None:
        """From now on the page shows that person's hand; raises WrongSeat.

        It is for the viewer alone: at one device the others hand it on.
        """
        self.people.check(seat)
        if seat != self.viewer():
            raise WrongSeat("wrong_seat", {"seat": seat, "asked": self.viewer()})
        self.people.take_device(seat)

    def begin_hint(self, seat: int, ply: int) -> Hint:
        """Begin a hint for the person asked, who has the device.

        Raises AnswerError, SeriousGame, MessageError.
        """
        self.seriousness.check_casual()
        self.asked(seat, ply)
        self.people.check_device(seat)
        self.hint = Hint(self.game, self.game_type.advisor)
        return self.hint

    def begin_look_back(self) -> Report:
        """Begin a look back, or go on with one that was left; raises MessageError.

        Only once the game is over: a look back shows what others held.
        """
        if not self.game.over:
            raise MessageError("not_over")
        from tabletop.advice.report import Report  # nobody needs it to play

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
        self.seriousness.check_casual()
        self.people.check(seat)
        self.game.undo(seat)
        self.people.used_by(seat)
        self.computers.forget()
        self.hint = self.look_back = None

    @property
    def serious(self) -> bool:
        """Whether nothing is taken back here and no hint is given."""
        return self.seriousness.serious

    def viewer(self) -> int | None:
        """The person to decide, else the one who decided last; None: there is none."""
        return self.people.viewer(self.game)

    # ------------------------------------------------------------ computers

    def thinker(self) -> int | None:
        """The seat that is to decide, if a computer player sits there."""
        question = self.game.question
        seat = question.seat if question else None
        return None if seat in self.people.seats else seat

    def think(self, seconds: float, lend: Lend | None = None) -> float | None:
        """Let the computer think about that long; None once it has answered."""
        return self.computers.think(seconds, lend)

    @property
    def wants_help(self) -> bool:
        """Whether others who think along are of use, now or soon."""
        if self.look_back:
            return self.look_back.thinking.done < 1
        return self.computers.are_slow

    # ------------------------------------------------------------ what is drawn

    def facts(self) -> F:
        """All that the page draws: what the viewer may know, and the save.

        Until the viewer has taken the device, that is what everybody may know.
        """
        viewer = self.viewer()
        eyes = viewer if self.people.have_device(viewer) else None
        return self.game_type.facts(self.game, eyes, self._facts(self.game, viewer))

    def then(self, game: G, seat: int | None) -> F:
        """The table with its game as it was, as that seat saw it; None: a spectator.

        The save is of all of the game, and nothing can be taken back there.
        """
        told = self._facts(game, seat)
        return self.game_type.facts(game, seat, {**told, "can_undo": False})

    def _facts(self, game: G, viewer: int | None) -> TableFacts:
        """What is told of any game."""
        scores, salt, name = game.scores(), self.seriousness.salt, self.game_type.name
        return {
            "viewer": viewer,
            "players": [sitter.facts() for sitter in self.sitters],
            "scores": [{"total": one.total, "parts": one.parts} for one in scores],
            "ranking": game.ranking(),
            "over": game.over,
            "winners": game.winners(),
            "since": None if viewer is None else game.latest_answer(viewer),
            "serious": self.serious,
            "lapsed": self.seriousness.lapsed,
            "commitment": commitment(name, self.game, self.sitters, salt),
            "can_undo": not self.serious
            and viewer is not None
            and game.can_undo(viewer),
            "seed": None if self.serious and not self.game.over else game.seed,
            "save": self.save(),
        }

    # ------------------------------------------------------------ keeping

    def save(self) -> TableSave:
        """Game and sitters, JSON-ready; sealed if it is or was a serious game."""
        save: TableSave = {
            "format": self.game_type.table_format,
            "version": saves.VERSION,
            "id": self.id,
            "players": [sitter.facts() for sitter in self.sitters],
            "serious": self.serious,
            "game": self.game.save(),
        }
        if self.branched:
            save["branched"] = self.branched
        return self.seriousness.sealed(save)

    @classmethod
    def load(cls, game_type: GameType[G, F], save: object) -> Self:
        """The table of a save, or of a mere game's save; raises SaveError.

        The save may be given as the text of its file.
        """
        save = taken(save, SaveError, "not_a_save")
        if isinstance(save, dict) and save.get("format") == game_type.table_format:
            return cls._loaded(game_type, save)
        game = game_type.game.load(save)
        return cls(game_type, game, default_sitters(game.seats, game_type.rival))

    @classmethod
    def _loaded(cls, game_type: GameType[G, F], given: dict[str, Any]) -> Self:
        save = saves.check(given, game_type.table_format)
        game = game_type.game.load(save.get("game"))
        seriousness = Seriousness.of_save(given, save)
        try:
            players, levels = save.get("players"), game_type.levels
            around = sitters(players, game.seats, levels, SAVED_NAME_LENGTH)
        except OptionError:
            raise SaveError("damaged_save") from None
        table = cls(game_type, game, around, id=saves.id_in(save))
        table.seriousness, table.branched = seriousness, saves.branched_in(save)
        return table

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
