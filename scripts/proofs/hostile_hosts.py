"""Let hosts send hostile messages to the pages of their guests.

    python -m proofs.hostile_hosts                   100,000 messages
    python -m proofs.hostile_hosts --tries 5000 --from 12000

All games take turns, the toys included. The messages are those of a host at a table
under way or at its end, and a sample of each other kind; most are changed or damaged,
have names and texts of any length, or come at a wrong time. An error, a message that a
guest may not send, a name that is not clean, a log without end and a text that takes
long are faults.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from proofs.compared import Found, added, print_found
from proofs.hosted_table import HostedTable, answer_of, started
from proofs.mutations import changed, damaged
from proofs.wire import from_hosts
from proofs.with_toys import KINDS

SCRIPT: Final = Path(__file__).with_name("guest_door.mjs")
EACH: Final = 50
"""The messages to one guest."""
TABLES: Final = 4
"""The tables of each game from which messages come."""
LONGEST: Final = 10_000
"""More answers than any game takes."""
MOST_ANSWERS: Final = 30
NAMES: Final = ("\u202eneB", "\u2066" * 99, "x" * 1_000_000, "", "\ud83d", 7, None)
"""Names that no seating takes."""
SELDOM: Final = 0.1


@cache
def node() -> subprocess.Popen[str]:
    """The process with the page of a guest."""
    return started(SCRIPT)


@cache
def sound(number: int) -> list[str]:
    """The messages that a host sends to its guests at a table."""
    host, rng = HostedTable(number, serious=False), Random(number)
    is_over = number // len(KINDS) % 2 == 1
    host.play(LONGEST if is_over else rng.randrange(MOST_ANSWERS), rng)
    wishes: list[dict[str, Any]] = [
        {"type": "look_back", "first": None, "again": True},
        {"type": "moment", "ply": 0, "eyes": 0},
        {"type": "hint", "seat": 0, "ply": host.table.game.ply},
    ]
    host.seat(0)
    for wish in wishes:
        host.say(1, json.dumps(wish))
        host.think()
    sent = [json.dumps(message) for _, message in host.told()]
    return [*sent, *map(json.dumps, from_hosts())]


def renamed(text: str, rng: Random) -> str:
    """The message with another name at each player of its table."""
    message = json.loads(text)
    table = message.get("replay", message).get("table")
    for player in table["players"] if isinstance(table, dict) else []:
        player["name"] = rng.choice(NAMES)
    return json.dumps(message)


def hostile(number: int, rng: Random) -> str:
    """A text of a host: changed, damaged, with other names, or at a wrong time."""
    of = number % (TABLES * len(KINDS))
    text, way = rng.choice(sound(of)), rng.random()
    if way < SELDOM:
        return renamed(text, rng)
    if way < 0.5:
        return json.dumps(changed(text, rng))
    return damaged(text, rng) if way < 0.8 else text


def look(number: int, messages: int = EACH) -> Found:
    """Send hostile messages to one guest."""
    rng = Random(number)
    texts = [hostile(number, rng) for _ in range(messages)]
    made = answer_of(node(), texts)
    figures = Counter({"guests": 1, "messages": messages, **made["kinds"]})
    return figures, [f"guest {number}: {one}" for one in made["faults"]]


def main(arguments: list[str] | None = None) -> None:
    """Send the messages, and print the figures; fail if any is a fault."""
    made = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    made.add_argument("--tries", type=int, default=100_000)
    made.add_argument("--from", type=int, default=0, dest="first", help="a guest")
    asked = made.parse_args(arguments)
    guests = range(asked.first, asked.first + asked.tries // EACH)
    print_found(added(map(look, guests)), "faults")


if __name__ == "__main__":
    main()
