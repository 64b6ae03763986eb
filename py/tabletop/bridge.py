"""Messages of the page in, replies out, both as JSON; only this knows of a page."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from tabletop.advice.hint import Hint
from tabletop.advice.report import Report
from tabletop.border import LONGEST, taken
from tabletop.branches import branch
from tabletop.codes import deal_code, game_code, table_of
from tabletop.days import table_of_day
from tabletop.errors import (
    IllegalAnswer,
    MessageError,
    SaveError,
    StaleAnswer,
    TabletopError,
)
from tabletop.kept import compare
from tabletop.lessons.table import LessonTable
from tabletop.puzzles import Puzzles
from tabletop.reading import Fields
from tabletop.registry import Registry
from tabletop.replay import Replay
from tabletop.table import Table

Reply: TypeAlias = Mapping[str, object]


class Bridge:
    """One page's way to its table, and to the games in a registry.

    It remembers the table that the latest what-ifs branched off, for its look back.
    """

    def __init__(self, games: Registry) -> None:
        self.table: Table[Any, Any] | None = None
        self._games = games
        self._replay: Replay[Any, Any] | None = None
        self._trunk: Table[Any, Any] | None = None
        self._puzzles = Puzzles(games)
        self._handlers: Mapping[object, Callable[[Fields], Reply]] = {
            "new": self._new,
            "day": self._begin_day,
            "lesson": self._begin_lesson,
            "read_on": self._read_on,
            "load": self._load,
            "open_code": self._open_code,
            "read_code": self._read_code,
            "codes": self._tell_codes,
            "answer": self._answer,
            "take_device": self._take_device,
            "undo": self._undo,
            "hint": self._begin_hint,
            "look_back": self._begin_look_back,
            "replay": self._show_moment,
            "branch": self._branch,
            **self._puzzles.handlers,
        }

    @property
    def messages(self) -> frozenset[object]:
        """The types of message there are."""
        return frozenset(self._handlers)

    def request(self, text: str) -> str:
        """Do what a message asks; what is wrong with it becomes an `error` reply."""
        try:
            message = _message(text)
            return json.dumps(self._handler(message)(message))
        except TabletopError as error:
            return json.dumps({"type": "error", "error": error.as_json()})

    def think(self, milliseconds: float) -> str:
        """Let whoever thinks go on for about that long; empty if nobody does."""
        seconds = milliseconds / 1000
        told = self._puzzles.go_on(seconds) or _go_on(self.table, seconds)
        return json.dumps(told) if told else ""

    def _handler(self, message: Fields) -> Callable[[Fields], Reply]:
        kind = message.get("type")
        if not isinstance(kind, str) or kind not in self._handlers:
            raise MessageError("bad_message")
        return self._handlers[kind]

    def _open_table(self) -> Table[Any, Any]:
        if self.table is None:
            raise StaleAnswer("no_game")
        return self.table

    # ------------------------------------------------------------ messages

    def _new(self, message: Fields) -> Reply:
        options = message.get("options")
        if not isinstance(options, dict):
            raise MessageError("bad_message")
        game = self._games.named(message.get("game"))
        players, serious = message.get("players"), message.get("serious", False)
        table = Table.new(game, options, players, serious)
        if "code" in message:
            table_of(self._games, message.get("code"))
        self.table = table
        return _view(table)

    def _begin_day(self, message: Fields) -> Reply:
        game = self._games.named(message.get("game"))
        self.table = table_of_day(game, message.get("date"))
        return _view(self.table)

    def _begin_lesson(self, message: Fields) -> Reply:
        game = self._games.named(message.get("game"))
        self.table = LessonTable.begun(game, message)
        return _view(self.table)

    def _read_on(self, message: Fields) -> Reply:
        table, step = self._open_table(), message.number("step")
        if not isinstance(table, LessonTable):
            raise MessageError("no_lesson")
        table.coach.read(step)
        return _view(table)

    def _load(self, message: Fields) -> Reply:
        visit = {"visit": True} if message.switch("visit") else {}
        save, kept = self._read_save(message.get("text")), message.get("kept")
        table = Table.load(self._games.of_save(save), save)
        if kept is not None:
            compare(table, kept)
        for known in filter(None, (self.table, self._trunk)):
            if known.save() == table.save():
                table.look_back = known.look_back
        self.table = table
        told = table.seriousness.told()
        return {**_view(table), **visit, **({"told": told} if told else {})}

    def _open_code(self, message: Fields) -> Reply:
        self.table = table = table_of(self._games, message.get("code"))
        return {**_view(table), "visit": True} if table.game.ply else _view(table)

    def _read_code(self, message: Fields) -> Reply:
        error = None
        try:
            table_of(self._games, message.get("code"))
        except TabletopError as wrong:
            error = wrong.as_json()
        return {"type": "read_code", "error": error}

    def _tell_codes(self, message: Fields) -> Reply:
        table = self._open_table()
        return {"type": "codes", "deal": deal_code(table), "game": game_code(table)}

    def _read_save(self, text: object) -> object:
        if not isinstance(text, str):
            raise SaveError("not_a_save")
        return taken(text, SaveError, self._what_is_wrong(text))

    def _what_is_wrong(self, text: str) -> str:
        """Why this is no JSON; a save that lost its end still says what it was."""
        was_one = any(f'"{format}"' in text for format in self._games.formats())
        return "damaged_save" if was_one else "not_a_save"

    def _answer(self, message: Fields) -> Reply:
        seat, ply = message.number("seat"), message.number("ply")
        answer = message.get("answer")
        if not isinstance(answer, list):
            raise IllegalAnswer("not_an_answer")
        self._open_table().answer(answer, seat, ply)
        return _view(self._open_table())

    def _take_device(self, message: Fields) -> Reply:
        self._open_table().take_device(message.number("seat"))
        return _view(self._open_table())

    def _undo(self, message: Fields) -> Reply:
        self._open_table().undo(message.number("seat"))
        return _view(self._open_table())

    def _begin_hint(self, message: Fields) -> Reply:
        seat, ply = message.number("seat"), message.number("ply")
        return _told(self._open_table().begin_hint(seat, ply))

    def _begin_look_back(self, message: Fields) -> Reply:
        ply = message.number("ply") if "ply" in message else None
        begun = self._open_table().begin_look_back()
        begun.search_next(ply)
        return _told(begun)

    def _branch(self, message: Fields) -> Reply:
        table, ply = self._open_table(), message.number("ply")
        seat, level = message.number("seat"), message.get("level")
        self.table = branch(table, ply, seat, level)
        if not table.branched:
            self._trunk = table
        return {**_view(self.table), "branch": True}

    def _show_moment(self, message: Fields) -> Reply:
        table, ply = self._open_table(), message.number("ply")
        if self._replay is None or not self._replay.is_of(table):
            self._replay = Replay(table)
        seat = message.get("seat")
        shown, decided = self._replay.at(ply, seat)
        if table.look_back:
            table.look_back.search_next(ply)
        told = {"ply": ply, "last": self._replay.last, "seat": seat, "decided": decided}
        return {"type": "replay", **told, "table": shown}


# ---------------------------------------------------------------- replies


def _view(table: Table[Any, Any]) -> Reply:
    """The table; that of a lesson is kept by the page in its own way."""
    told = {"type": "view", "table": table.facts()}
    return {**told, "visit": True} if isinstance(table, LessonTable) else told


def _told(begun: Hint | Report) -> Reply:
    kind = "hint" if isinstance(begun, Hint) else "look_back"
    return {"type": kind, **begun.facts()}


def _go_on(table: Table[Any, Any] | None, seconds: float) -> Reply | None:
    """Let a hint, a look back or a computer player think; the reply, if one does."""
    if begun := table and table.advise(seconds):
        return _told(begun)
    if table is None or (seat := table.thinker()) is None:
        return None
    done = table.think(seconds)
    if done is None:
        return _view(table)
    return {"type": "thinking", "seat": seat, "done": done}


# ---------------------------------------------------------------- reading

MOST_LETTERS: Final = 2 * LONGEST
"""So long a message may be: a text in it has a sign before each of its quotes."""


def _message(text: str) -> Fields:
    message = taken(text, MessageError, "bad_message", MOST_LETTERS)
    if not isinstance(message, dict):
        raise MessageError("bad_message")
    return Fields(message, _wrong)


def _wrong(key: str, value: object) -> MessageError:
    return MessageError("bad_message")
