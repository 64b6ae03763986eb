"""The way between Python and a page: messages in, replies out, both as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from tabletop.base.errors import IllegalAnswer, MessageError, TabletopError
from tabletop.base.validation import Fields
from tabletop.page.archives import lacking
from tabletop.page.incoming import MOST_LETTERS, message_in, save_in
from tabletop.page.session import Reply, Session, told_of
from tabletop.page.warmup import warm_up
from tabletop.table.bots_at_table import Lend
from tabletop.table.reconcile import reconcile
from tabletop.table.registry import Registry
from tabletop.table.table import Table

if TYPE_CHECKING:
    from tabletop.page.deferred import Deferred


TAKES_UP: Final = frozenset({"view", "hint", "look_back", "heard"})
"""Types of replies after which the page waits for thinking at the table on show."""


def _as_text(reply: Reply) -> str:
    """The reply as it crosses, without spaces: a tenth of its bytes."""
    return json.dumps(reply, separators=(",", ":"))


class Bridge:
    """The way of one page to its table, and to the games in a registry.

    It holds the mainline, the table that the latest variations left, for its look back.
    """

    def __init__(self, games: Registry) -> None:
        self._session = Session(games)
        self._deferred: Deferred | None = None
        self._stopped = False
        self._handlers: Mapping[object, Callable[[Fields], Reply]] = {
            "new": self._new,
            "load": self._load,
            "answer": self._answer,
            "take_device": self._take_device,
            "undo": self._undo,
            "hint": self._begin_hint,
        }

    @property
    def table(self) -> Table[Any, Any] | None:
        """The table on show."""
        return self._session.table

    @table.setter
    def table(self, table: Table[Any, Any] | None) -> None:
        self._session.table = table

    @property
    def messages(self) -> frozenset[object]:
        """The types of all messages."""
        return frozenset({**self._handlers, **self._all_else().handlers})

    def request(self, text: str) -> str:
        """Carry out a message and return the reply; a wrong message gets an `error`.

        Without the modules for it the reply is `lacking`, and it has done nothing.
        """
        try:
            message = message_in(text)
            self._session.hear(message)
            reply = self._handler(message)(message)
            self._stopped = self._stopped and reply["type"] not in TAKES_UP
            return _as_text(reply)
        except ModuleNotFoundError as missing:
            return lacking(missing, self._session.games)
        except TabletopError as error:
            return json.dumps({"type": "error", "error": error.as_json()})

    def think(self, milliseconds: float) -> str:
        """Think for about that long; return the reply, empty if there is no work."""
        seconds = milliseconds / 1000
        told = self._deferred and self._deferred.go_on(seconds)
        lend = self._deferred.jobs.lend if self._deferred else None
        table = None if self._stopped else self.table
        told = told or (self._go_on(table, seconds, lend) if table else None)
        told = told or (self._deferred and self._deferred.idle(seconds))
        return _as_text(told) if told else ""

    def stop(self) -> None:
        """Stop all thinking at the table until a message resumes it.

        Messages about a puzzle or a code do not resume it.
        """
        self._stopped = True

    def _go_on(
        self, table: Table[Any, Any], seconds: float, lend: Lend | None
    ) -> Reply | None:
        """Let a hint, a look back or a computer player think; return any reply."""
        if begun := table.advise(seconds):
            return told_of(begun)
        if (seat := table.thinker()) is None:
            return None
        done = table.think(seconds, lend)
        if done is None:
            return self._session.view()
        waits = table.bots.waits
        return {"type": "thinking", "seat": seat, "done": done, "waits": waits}

    # ------------------------------------------------------------ other workers

    def wants_help(self) -> bool:
        """Whether helpers are of use, now or soon."""
        table = None if self._stopped else self.table
        return table is not None and table.wants_help

    def add_helper(self) -> None:
        """Add a helper, which does parts of long searches."""
        self._all_else().jobs.add_helper()

    def parts(self) -> str:
        """The search parts to do at once, each with its helper; empty without parts."""
        return self._deferred.jobs.parts() if self._deferred else ""

    def hand_out(self) -> str:
        """A job for another worker; empty if there is none.

        Only bridges can read a job and its finding.
        """
        return self._deferred.jobs.hand_out() if self._deferred else ""

    def do_job(self, job: str) -> str:
        """Do another bridge's job; return the finding, or `lacking`."""
        try:
            return self._all_else().jobs.do(job)
        except ModuleNotFoundError as missing:
            return lacking(missing, self._session.games)

    def take(self, told: str) -> None:
        """Take the finding of a job that this bridge handed out."""
        self._all_else().jobs.take(told)

    def take_back(self) -> None:
        """Drop all open jobs, because the helpers are gone."""
        if self._deferred:
            self._deferred.jobs.take_back()

    def rehearse(self, milliseconds: float, game: str | None = None) -> None:
        """Play a game unseen for about that long; the table on show does not change."""
        warm_up(self._session.games.named(game), milliseconds / 1000)

    def _all_else(self) -> Deferred:
        """The optional requests, imported lazily."""
        from tabletop.page.deferred import Deferred

        self._deferred = self._deferred or Deferred(self._session)
        return self._deferred

    def _handler(self, message: Fields) -> Callable[[Fields], Reply]:
        kind = message.get("type")
        if not isinstance(kind, str):
            raise MessageError("bad_message")
        handler = self._handlers.get(kind) or self._all_else().handlers.get(kind)
        if handler is None:
            raise MessageError("bad_message")
        return handler

    # ------------------------------------------------------------ messages

    def _new(self, message: Fields) -> Reply:
        options = message.get("options")
        if not isinstance(options, dict):
            raise MessageError("bad_message")
        game = self._session.games.named(message.get("game"))
        players, serious = message.get("players"), message.get("serious", False)
        table = Table.new(game, options, players, serious)
        if "code" in message:
            self._all_else().check_code(message.get("code"))
        return self._session.show(table)

    def _load(self, message: Fields) -> Reply:
        visit = {"visit": True} if message.switch("visit") else {}
        save = save_in(message.get("text"), self._session.games)
        kept = message.text("kept", MOST_LETTERS) if "kept" in message else None
        table = Table.load(self._session.games.of_save(save), save)
        if kept is not None:
            reconcile(table, kept)
        for known in filter(None, (self.table, self._session.mainline)):
            if known.save() == table.save():
                table.look_back = table.look_back or known.look_back
        told = table.integrity.notice()
        return {
            **self._session.show(table),
            **visit,
            **({"told": told} if told else {}),
        }

    def _answer(self, message: Fields) -> Reply:
        seat, ply = message.number("seat"), message.number("ply")
        answer = message.get("answer")
        if not isinstance(answer, list):
            raise IllegalAnswer("not_an_answer")
        table = self._session.open_table()
        table.answer(answer, seat, ply)
        return self._session.view()

    def _take_device(self, message: Fields) -> Reply:
        self._session.open_table().take_device(message.number("seat"))
        return self._session.view()

    def _undo(self, message: Fields) -> Reply:
        self._session.open_table().undo(message.number("seat"))
        return self._session.view()

    def _begin_hint(self, message: Fields) -> Reply:
        self._all_else()  # the reasons, which end a hint, are lazy, too
        seat, ply = message.number("seat"), message.number("ply")
        return told_of(self._session.open_table().begin_hint(seat, ply))
