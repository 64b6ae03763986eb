"""A page that keeps the logs of a table and of its replay. No test is here."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from every_game import GAMES

from messages import COMPUTER, PERSON
from tabletop.page.bridge import Bridge
from tabletop.table.registry import GameType
from tabletop.table.table import Table

Reply = dict[str, Any]


class Page:
    """It keeps a log for each viewer, and checks each reply against a whole log."""

    def __init__(self) -> None:
        self.bridge = Bridge(GAMES)
        self.forget()
        self.reply: Reply = {}
        self.lengths: list[int] = []

    def forget(self) -> None:
        """Drop all logs, as with a new worker."""
        self.logs: dict[str, dict[str, list[Any]]] = {"view": {}, "replay": {}}
        self.since: dict[str, dict[str, int]] = {"view": {}, "replay": {}}
        self.answers: list[Any] = []

    def restart(self) -> None:
        """Begin with another Python, and open the table there."""
        save = json.dumps(self.table.save())
        self.bridge = Bridge(GAMES)
        self.forget()
        self.send(type="load", text=save)

    def send(self, **message: Any) -> Reply:
        log = "replay" if message["type"] == "replay" else "view"
        message = {"since": self.known(log), **message}
        self.hear(self.bridge.request(json.dumps(message)))
        return self.reply

    def known(self, log: str) -> Any:
        """The value of `since` in a message about these logs."""
        return self.since[log]

    def hear(self, text: str) -> None:
        """Add the events of a reply to the log of its viewer."""
        self.reply = json.loads(text)
        self.lengths.append(len(text))
        kind, shown = self.reply["type"], self.reply.get("table")
        if not shown:
            return
        viewer = json.dumps(shown["events_for"])
        before = self.logs[kind].get(viewer, [])
        earlier = [e for e in before if e["ply"] < shown["events_from"]]
        self.logs[kind][viewer] = [*earlier, *shown["events"]]
        self.since[kind][viewer] = shown["view"]["ply"] + 1
        if kind == "view":
            self.complete(shown)
            assert self.is_whole()

    def complete(self, shown: Reply) -> None:
        """Add the answers of a table's save to those before."""
        rest = shown["save"]["game"]["answers"]
        self.answers = [*self.answers[: shown["save_from"]], *rest]
        shown["save"]["game"]["answers"] = self.answers
        self.since["view"]["save"] = len(self.answers) + 1

    def wait(self) -> None:
        while text := self.bridge.think(50):
            self.hear(text)

    @property
    def log(self) -> list[Any]:
        """The log of the table's viewer."""
        viewer = self.table.game.log_of(self.table.eyes)
        return self.logs["view"][json.dumps(viewer)]

    def is_whole(self) -> bool:
        """Whether log and save are those that a page without a log would get."""
        whole = json.loads(json.dumps(self.table.facts()))
        saved = self.answers == whole["save"]["game"]["answers"]
        return bool(saved and whole["events"] == self.log)

    @property
    def table(self) -> Table[Any, Any]:
        assert self.bridge.table is not None
        return self.bridge.table

    def decide(self, rng: Random | None = None) -> None:
        """Give the first options, or random ones, and let the computers answer."""
        question, game = self.table.game.asked(), self.table.game
        fewest = question.options[: max(question.low, min(1, question.high))]
        answer = [*(question.sample(rng) if rng else fewest)]
        self.take()
        at = {"seat": question.seat, "ply": game.ply}
        self.send(type="answer", **at, answer=answer)
        self.wait()

    def take(self) -> None:
        """Hand the device to the person asked."""
        seat = self.table.game.asked().seat
        if not self.table.hotseat.have_device(seat):
            self.send(type="take_device", seat=seat)

    def begin(self, kind: GameType[Any, Any], people: int = 1, seats: int = 0) -> None:
        seats = seats or kind.new({}).seats
        players = [PERSON] * people + [COMPUTER] * (seats - people)
        options = {"seats": seats, "seed": 5}
        self.send(type="new", game=kind.name, options=options, players=players)


class FormerPage(Page):
    """A page of an earlier version: it keeps the log of the latest viewer alone."""

    def known(self, log: str) -> Any:
        return next(iter(self.since[log].values()), 0)

    def hear(self, text: str) -> None:
        reply = json.loads(text)
        if shown := reply.get("table"):
            kind, latest = reply["type"], json.dumps(shown["events_for"])
            for kept in (self.logs[kind], self.since[kind]):
                for viewer in {*kept} - {latest}:
                    del kept[viewer]
        super().hear(text)

    def complete(self, shown: Reply) -> None:
        self.answers = shown["save"]["game"]["answers"]
