"""A table: one game, its people and computer players, and the facts for a page to draw.

It knows the players in the seats, but not how messages travel.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self

from tabletop.advice.advisor import ready
from tabletop.advice.hint import Hint
from tabletop.base.errors import MessageError, OptionError, SaveError, WrongSeat
from tabletop.base.json_limits import parse_limited
from tabletop.base.rng import some_id
from tabletop.base.validation import Fields, bad_switch
from tabletop.record import saves
from tabletop.rules.event import Event
from tabletop.rules.question import Question
from tabletop.table.bots_at_table import BotsAtTable, Lend
from tabletop.table.drawing import facts_of
from tabletop.table.facts import TableFacts
from tabletop.table.hotseat import HotSeat
from tabletop.table.integrity import Integrity
from tabletop.table.registry import F, G, GameType
from tabletop.table.save import Branched, TableSave, branched_in, id_in
from tabletop.table.seating import SAVED_NAME_LENGTH, SeatInfo, default_seating, seating

if TYPE_CHECKING:
    from tabletop.advice.review.report import Report


class Table(Generic[G, F]):
    """A game with a player in every seat; a serious table has no undo and no hints."""

    is_visit: ClassVar[bool] = False
    """Whether pages do not store the table."""

    def __init__(
        self,
        game_type: GameType[G, F],
        game: G,
        seating: list[SeatInfo],
        serious: bool = False,
        id: str | None = None,
    ) -> None:
        self.game_type = game_type
        self.game = game
        self.seating = seating
        self.integrity = Integrity.of_new(serious)
        self.id = id or some_id()
        self.hotseat = HotSeat.around(seating, game.rules.hidden)
        self.branched: Branched | None = None
        self.bots = BotsAtTable(game_type, game, seating)
        self.hint: Hint | None = None
        self.look_back: Report | None = None

    # ------------------------------------------------------------ people

    def answer(self, answer: list[int], seat: int, ply: int) -> None:
        """Give a person's answer; raises IllegalAnswer and the errors of `asked`."""
        self.asked(seat, ply)
        self.game.answer(answer, seat=seat, ply=ply)
        self.hotseat.used_by(seat)
        self.hint = None

    def asked(self, seat: int, ply: int) -> Question:
        """The open question, for that person; raises AnswerError, MessageError."""
        self.hotseat.check_here(seat)
        question = self.game.asked(seat, ply)
        if question.secret:  # the reason of a refusal may reveal the hand
            self.hotseat.check_device(seat)
        return question

    def take_device(self, seat: int) -> None:
        """Give the device to that person, whose hand the page then shows.

        Raises WrongSeat unless that person is the viewer.
        """
        self.hotseat.check(seat)
        if seat != self.viewer():
            raise WrongSeat("wrong_seat", {"seat": seat, "asked": self.viewer()})
        self.hotseat.take_device(seat)

    def begin_hint(self, seat: int, ply: int) -> Hint:
        """Begin a hint for the person asked, who must have the device.

        Raises AnswerError, SeriousGame, MessageError.
        """
        self.integrity.check_casual()
        self.asked(seat, ply)
        self.hotseat.check_device(seat)
        self.hint = Hint(self.game, ready(self.game_type.advisor))
        return self.hint

    def begin_look_back(self, again: bool = True) -> Report:
        """Begin or resume a look back; raises MessageError until the game is over.

        A look back shows the hands of all seats. `again` repeats its findings to this
        page.
        """
        if not self.game.over:
            raise MessageError("not_over")
        from tabletop.advice.review.report import Report  # lazy: play does not need it

        self.look_back = self.look_back or Report(self.game, self.game_type.advisor)
        if again:
            self.look_back.tell_again()
        return self.look_back

    def advise(self, seconds: float) -> Hint | Report | None:
        """Think about an unfinished hint or look back, and return it; else None."""
        begun = self.hint or self.look_back
        if begun is None or begun.thinking.done == 1:
            return None
        begun.thinking.for_about(seconds)
        return begun

    def undo(self, seat: int) -> None:
        """Take back that person's latest decision and all answers after it.

        Raises NothingToUndo, SeriousGame, WrongSeat.
        """
        self.integrity.check_casual()
        self.hotseat.check_here(seat)
        self.take_back(seat)
        self.hotseat.used_by(seat)

    def take_back(self, seat: int) -> None:
        """Take back a person's latest decision at any device, as `undo` does."""
        self.integrity.check_casual()
        self.game.undo(seat)
        self.bots.forget()
        self.hint = self.look_back = None

    @property
    def serious(self) -> bool:
        """Whether the table allows no undo and no hints."""
        return self.integrity.serious

    def viewer(self) -> int | None:
        """The person to decide, else the one who decided last; None without people."""
        return self.hotseat.viewer(self.game)

    # ------------------------------------------------------------ computers

    def thinker(self) -> int | None:
        """The seat to decide, if a computer player sits there; else None."""
        question = self.game.question
        seat = question.seat if question else None
        return None if seat in self.hotseat.seats else seat

    def think(self, seconds: float, lend: Lend | None = None) -> float | None:
        """Let the computer player to decide think; None once it has answered."""
        return self.bots.think(seconds, lend)

    @property
    def wants_help(self) -> bool:
        """Whether helpers are of use, now or soon."""
        if self.look_back:
            return self.look_back.thinking.done < 1
        return self.bots.are_slow

    # ------------------------------------------------------------ drawing

    @property
    def eyes(self) -> int | None:
        """The viewer if it has the device; else None, which stands for a spectator."""
        viewer = self.viewer()
        return viewer if self.hotseat.have_device(viewer) else None

    def facts(self, since: int = 0) -> F:
        """All that a page draws: the knowledge of the viewer, and the save.

        A viewer who has not taken the device gets the knowledge of a spectator. The
        events are those from answer number `since` on.
        """
        eyes = self.eyes
        told = self._facts(self.game, self.viewer(), eyes, since)
        return self.game_type.facts(self.game, eyes, told)

    def then(self, game: G, seat: int | None, since: int = 0) -> F:
        """The table at an earlier moment, `game`, as a seat (None: a spectator) saw it.

        The save is that of the whole game, and the moment allows no undo.
        """
        told = self._facts(game, seat, seat, since)
        return self.game_type.facts(game, seat, {**told, "can_undo": False})

    def _facts(
        self, game: G, viewer: int | None, eyes: int | None, since: int
    ) -> TableFacts[Event]:
        return facts_of(self, game, viewer, eyes, since)

    # ------------------------------------------------------------ saving

    def save(self) -> TableSave:
        """Game and players, JSON-ready; sealed if the game is or was serious."""
        save: TableSave = {
            "format": self.game_type.table_format,
            "version": saves.VERSION,
            "id": self.id,
            "players": [one.facts() for one in self.seating],
            "serious": self.serious,
            "game": self.game.save(),
        }
        if self.branched:
            save["branched"] = self.branched
        return self.integrity.sealed(save)

    @classmethod
    def load(cls, game_type: GameType[G, F], save: object) -> Self:
        """The table of a save, which is that of a table or of a game; raises SaveError.

        `save` may also be the text of its file.
        """
        save = parse_limited(save, SaveError, "not_a_save")
        if isinstance(save, dict) and save.get("format") == game_type.table_format:
            return cls._loaded(game_type, save)
        game = game_type.game.load(save)
        return cls(game_type, game, default_seating(game.seats, game_type.rival))

    @classmethod
    def _loaded(cls, game_type: GameType[G, F], given: dict[str, Any]) -> Self:
        save = saves.check(given, game_type.table_format)
        game = game_type.game.load(save.get("game"))
        integrity = Integrity.of_save(given, save)
        try:
            players, levels = save.get("players"), game_type.levels
            around = seating(players, game.seats, levels, SAVED_NAME_LENGTH)
        except OptionError:
            raise saves.damaged("players") from None
        table = cls(game_type, game, around, id=id_in(save))
        table.integrity, table.branched = integrity, branched_in(save)
        return table

    @classmethod
    def new(
        cls,
        game_type: GameType[G, F],
        options: Mapping[str, object],
        players: object,
        serious: object = False,
    ) -> Self:
        """A table with a new game; raises OptionError."""
        game = game_type.new(options)
        around = seating(players, game.seats, game_type.levels)
        given = Fields({"serious": serious}, bad_switch)
        return cls(game_type, game, around, given.switch("serious"))
