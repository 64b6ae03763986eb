"""Optional requests of a page; their modules are lazy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tabletop.base.errors import MessageError, TabletopError
from tabletop.base.validation import Fields
from tabletop.page.device_advice import eyes_in, replay_of
from tabletop.page.device_requests import DeviceRequests
from tabletop.page.jobs import Jobs
from tabletop.page.par_requests import ParRequests
from tabletop.page.puzzle_requests import PuzzleRequests
from tabletop.page.session import Reply, Session, told_of
from tabletop.table.codes import codes_at, deal_code, game_code, table_of
from tabletop.table.daily import table_of_day
from tabletop.table.lessons.table import LessonTable
from tabletop.table.puzzles import playable
from tabletop.table.replay import Replay
from tabletop.table.variations import branch

MOST_MOMENTS: Final = 20
"""The most moments whose codes a message may ask for."""


class Deferred:
    """Requests for days, lessons, codes, look backs, replays, what-ifs and puzzles.

    Those of a host for other devices are here, too.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._replay: Replay[Any, Any] | None = None
        self._puzzles = PuzzleRequests(session.games)
        self.jobs = Jobs(session)
        self._pars = ParRequests(session.games)
        self._devices = DeviceRequests(session)
        self.idle = self._pars.go_on
        self.handlers: Mapping[object, Callable[[Fields], Reply]] = {
            "day": self._begin_day,
            "lesson": self._begin_lesson,
            "read_on": self._read_on,
            "open_code": self._open_code,
            "read_code": self._read_code,
            "codes": self._tell_codes,
            "look_back": self._begin_look_back,
            "replay": self._show_moment,
            "branch": self._branch,
            "play_puzzle": self._play_puzzle,
            **self._puzzles.handlers,
            **self._pars.handlers,
            **self._devices.handlers,
        }

    def go_on(self, seconds: float) -> Reply | None:
        """The table after a change by another device, or a verdict after thinking."""
        return self._devices.news() or self._puzzles.go_on(seconds)

    def check_code(self, code: str) -> None:
        """Raise CodeError or OptionError unless the code opens."""
        table_of(self._session.games, code)

    # ------------------------------------------------------------ messages

    def _begin_day(self, message: Fields) -> Reply:
        game = self._session.games.named(message.get("game"))
        return self._session.show(table_of_day(game, message.get("date")))

    def _begin_lesson(self, message: Fields) -> Reply:
        game = self._session.games.named(message.get("game"))
        return self._session.show(LessonTable.begun(game, message))

    def _read_on(self, message: Fields) -> Reply:
        table, step = self._session.open_table(), message.number("step")
        if not isinstance(table, LessonTable):
            raise MessageError("no_lesson")
        table.coach.read(step)
        return self._session.view()

    def _open_code(self, message: Fields) -> Reply:
        table = table_of(self._session.games, message.get("code"))
        shown = self._session.show(table)
        return {**shown, "visit": True} if table.game.ply else shown

    def _read_code(self, message: Fields) -> Reply:
        error = None
        try:
            self.check_code(message.get("code"))
        except TabletopError as wrong:
            error = wrong.as_json()
        return {"type": "read_code", "error": error}

    def _tell_codes(self, message: Fields) -> Reply:
        table = self._session.open_table()
        codes = {"type": "codes", "deal": deal_code(table), "game": game_code(table)}
        plies = message.listed("plies", [])
        if len(plies) > MOST_MOMENTS:
            raise MessageError("bad_message")
        return {**codes, "moments": codes_at(table, plies)} if plies else codes

    def _begin_look_back(self, message: Fields) -> Reply:
        ply = message.number("ply") if "ply" in message else None
        begun = self._session.open_table().begin_look_back()
        begun.search_next(ply)
        return told_of(begun)

    def _branch(self, message: Fields) -> Reply:
        table, ply = self._session.open_table(), message.number("ply")
        seat, level = message.number("seat"), message.get("level")
        shown = self._session.show(branch(table, ply, seat, level))
        if not table.branched:
            self._session.mainline = table
        return {**shown, "branch": True}

    def _play_puzzle(self, message: Fields) -> Reply:
        return self._session.show(playable(self._session.games, message.get("code")))

    def _show_moment(self, message: Fields) -> Reply:
        table, ply = self._session.open_table(), message.number("ply")
        seat, replay = eyes_in(message), replay_of(table, self._replay)
        shown, decided = replay.at(ply, seat, self._session.moments.first)
        self._replay = replay
        if table.look_back:
            table.look_back.search_next(ply)
        told = {"ply": ply, "last": replay.last, "seat": seat, "decided": decided}
        deciders = [*table.game.deciders]
        return {"type": "replay", **told, "deciders": deciders, "table": shown}
