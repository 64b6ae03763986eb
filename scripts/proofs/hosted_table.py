"""A table with own phones: the rules of its host in Node, Python here."""

from __future__ import annotations

import atexit
import json
import subprocess
from functools import cache
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

from proofs.wire import SITE, Message, hello
from proofs.with_toys import GAMES, Open, table_of
from tabletop.page.bridge import Bridge
from toolchain.steps import ROOT

SCRIPT: Final = Path(__file__).with_name("device_door.mjs")
SECOND: Final = 1000
"""In milliseconds: the time between two messages, so that none is one too many."""

Told: TypeAlias = tuple[int, Message]
"""A message of the host, with its connection."""


def started(script: Path) -> subprocess.Popen[str]:
    """A process of Node that answers each line by a line."""
    begun = subprocess.Popen(
        ["node", str(script)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    atexit.register(begun.kill)
    return begun


def answer_of(process: subprocess.Popen[str], given: object) -> Message:
    """The answer of such a process to a line, both in JSON."""
    assert process.stdin and process.stdout
    process.stdin.write(json.dumps(given) + "\n")
    process.stdin.flush()
    answer: Message = json.loads(process.stdout.readline())
    return answer


@cache
def node() -> subprocess.Popen[str]:
    """The process with the rules of the host."""
    return started(SCRIPT)


def ask(given: object) -> Message:
    """The answer of the rules to some events."""
    return answer_of(node(), given)


class HostedTable:
    """A host with a guest at every seat, whose connections have the numbers 1 and on.

    `sent` are the messages to guests, each with its connection. Python thinks no longer
    than `think` lets it: the slices that guests wait for are in `_thoughts`. `known`
    are the phones that the host has stored, by table, and `placing` the connections of
    which its people are asked who they are.
    """

    def __init__(self, number: int, serious: bool) -> None:
        self.bridge = Bridge(GAMES)
        self.bridge.table = self.table = table_of(number, serious)
        self.sent: list[tuple[int, Message]] = []
        self._thoughts: list[Message] = []
        self._now = 0
        self._seated: list[int] = []
        self.placing: list[int] = []
        self.known: dict[str, Message] = {}
        self.slowest = 0.0
        self.happen([], {"site": SITE, "table": self.table.id})
        self._see()
        for seat in range(self.table.game.seats):
            self.seat(seat)

    def place(self, line: int, seat: int | None) -> None:
        """Let the host's people say who a guest is."""
        self.happen([{"type": "place", "line": line, "seat": seat}])
        self._see_all()

    def play(self, answers: int, rng: Random) -> None:
        """Give random answers, and show the guests the table after them."""
        for _ in range(answers):
            if (question := self.table.game.question) is None:
                break
            self.table.game.answer(question.sample(rng))
        self._see()

    def open(self, table: Open) -> None:
        """Show another table."""
        self.bridge.table = self.table = table
        self._see()
        self._see_all()

    def think(self) -> None:
        """Let Python think a slice for each guest that waits for it."""
        waiting, self._thoughts = self._thoughts, []
        for effect in waiting:
            self._answer(effect)

    def seat(self, seat: int) -> None:
        """Connect a guest at a seat, which says hello."""
        line = seat + 1
        self.happen([{"type": "closed", "line": line}])
        token = f"token {seat}"
        self.happen([{"type": "open", "line": line, "seat": seat, "token": token}])
        self.say(line, json.dumps(hello(f"token {seat}")))

    def say(self, line: int, text: str, at_once: bool = False) -> None:
        """Bring the text of a guest, and see to everything that follows."""
        self._now += 0 if at_once else SECOND
        event = {"type": "text", "line": line, "text": text, "now": self._now}
        self.happen([event])
        self._see_all()

    def acknowledge(self) -> None:
        """Let the guests acknowledge all states, until they have the newest one."""
        while shown := [one for one in self.told() if one[1]["type"] == "shown"]:
            for line, message in shown:
                self.say(line, json.dumps({"type": "ack", "n": message["n"]}))

    def is_seated(self, line: int) -> bool:
        """Whether the guest still has its seat."""
        return line in self._seated

    def told(self) -> list[tuple[int, Message]]:
        """The messages since the last call."""
        told, self.sent = self.sent, []
        return told

    def happen(self, events: list[Message], begin: Message | None = None) -> None:
        """Bring events to the rules, and the replies of Python to their requests."""
        given = {"events": events, **({"begin": begin} if begin else {})}
        made = ask(given)
        self._seated, self.slowest = made["seated"], max(self.slowest, made["seconds"])
        self.placing = made["placing"]
        for effect in made["effects"]:
            if effect["do"] == "send":
                self.sent.append((effect["line"], effect["message"]))
            elif effect["do"] == "keep":
                self.known[self.table.id] = effect["phones"]
            elif effect["do"] == "ask" and effect["next"]["type"] == "thought":
                self._thoughts.append(effect)
            elif effect["do"] == "ask":
                self._answer(effect)

    def _answer(self, effect: Message) -> None:
        reply = json.loads(self.bridge.request(json.dumps(effect["message"])))
        self.happen([{**effect["next"], "reply": reply}])

    def _see_all(self) -> None:
        """Show the guests each change of the table."""
        while self._heard():
            pass

    def _heard(self) -> bool:
        """Whether a device has changed the table; the page then shows it to all."""
        reply = self.bridge.think(0)
        if not reply or json.loads(reply)["type"] != "view":
            return False
        self._see()
        return True

    def _see(self) -> None:
        table = {"id": self.table.id, "ply": self.table.game.ply, "isOpen": True}
        names = [one.name if one.level is None else None for one in self.table.seating]
        known = self.known.get(self.table.id, {})
        on_show = {**table, "names": names, "known": known}
        self.happen([{"type": "table", "table": on_show}])
