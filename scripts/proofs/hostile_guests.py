"""Let guests send hostile messages to the rules of a host and to its Python.

    python -m proofs.hostile_guests                   100,000 messages
    python -m proofs.hostile_guests --tries 5000 --from 12000

A guest sends changed messages, damaged texts, the answers of other seats, messages of
the host, and floods. At a strict table no guest is asked but another one, so that each
change of the table is a fault. At a casual table the guest is asked: it may answer,
undo its own decision, or agree to the undo of another guest, and any other change is a
fault. So it is at a finished table, at which it may look back and replay. A traceback,
a message to another guest about a refused one, and a message that takes long are
faults, too. Meanwhile the host calls guests, leaves the table and opens others.
"""

from __future__ import annotations

import argparse
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from time import process_time
from typing import Any, Final, TypeAlias

from proofs.compared import Figures, Found, added, print_found
from proofs.hosted_table import HostedTable, Told
from proofs.hostile_guest import Guest

EACH: Final = 50
"""The messages to one table."""
FLOOD: Final = 60
"""The messages of a flood, all at once."""
SLOW: Final = 1.0
"""The most seconds of processor time that a message may take."""
ASKING: Final = frozenset({"asked", "settled"})
"""Messages to others that an undo may need."""
ANSWERED: Final = frozenset({"heard", "refused"})
"""Messages that end the undo of the guest who wants it."""
NEWS: Final = ("hinted", "found", "replayed")
"""Messages that bring the guest what Python has found."""
THOUGHT: Final = 0.5
"""The share of messages after which Python thinks a slice for guests that wait."""
WAITING: Final = 0.8
"""The share of messages without a seat, while the host is asked who the guest is."""
SELDOM: Final = 0.1
"""The share of messages before which the host does something."""

Save: TypeAlias = Any


def save_of(host: HostedTable) -> Save:
    """Everything about the table that a message could change."""
    table = host.table
    given = [*zip(table.game.deciders, table.game.answers, strict=True)]
    return {"table": table.save(), "apart": table.hotseat.apart, "given": given}


def is_allowed(guest: Guest, wish: int | None, before: Save, after: Save) -> bool:
    """Whether all answers that came or went are the guest's own.

    A flood may hold several of them. The undo of the seat `wish`, to which it agreed,
    takes all back that came later; the guest may then undo a decision of its own.
    """
    if guest.strict or before["table"]["players"] != after["table"]["players"]:
        return False
    old, new = before["given"], after["given"]
    pairs = enumerate(zip(old, new, strict=False))
    same = next((n for n, (one, two) in pairs if one != two), min(len(old), len(new)))
    gone, come = ([seat for seat, _ in given[same:]] for given in (old, new))
    if wish in gone:
        return gone[0] in (wish, guest.seat) and {*come} <= {guest.seat}
    return {*gone, *come} == {guest.seat}


# ---------------------------------------------------------------- the proof


def attempt(guest: Guest, rng: Random, figures: Figures) -> Iterator[str]:
    """Send one message, or a flood of them; yield the faults."""
    host = guest.host
    is_waiting = guest.line in host.placing and rng.random() < WAITING
    if not host.is_seated(guest.line) and not is_waiting:
        host.seat(guest.seat)
    if rng.random() < SELDOM:
        guest.others_act(rng)
    host.acknowledge()
    before, began = save_of(host), process_time()
    is_flood = rng.random() < 1 / FLOOD
    for count in range(FLOOD if is_flood else 1):
        host.say(guest.line, guest.hostile(rng), at_once=count > 0)
        figures["messages"] += 1
    if rng.random() < THOUGHT:
        host.think()
    if process_time() - began > SLOW * (FLOOD if is_flood else 1):
        yield f"took {process_time() - began:.1f} s"
    yield from judged(guest, before, figures)


def judged(guest: Guest, before: Save, figures: Figures) -> Iterator[str]:
    """The faults of the table and of the messages after some of a guest."""
    after, told = save_of(guest.host), guest.host.told()
    mine = [message["type"] for line, message in told if line == guest.line]
    wish = guest.wisher if "settled" in mine else None
    figures["refused"] += mine.count("refused")
    figures["changed by right"] += mine.count("heard")
    for news in NEWS:
        figures[news] += mine.count(news)
    is_taken = ("heard" in mine or wish is not None) and not guest.strict
    if after != before and not (is_taken and is_allowed(guest, wish, before, after)):
        yield "the table has changed"
    others = {kind for kind in kinds_to_others(told, guest) if kind not in ASKING}
    if others - ({"shown"} if is_taken else set()):
        yield f"others were sent {others}"
    if wish is not None:
        guest.wisher = None


def kinds_to_others(told: Iterable[Told], guest: Guest) -> set[str]:
    """The messages to other guests but those that end the undo that waits."""
    wish = -1 if guest.wisher is None else guest.wisher + 1
    kinds = [(line, message["type"]) for line, message in told if line != guest.line]
    return {kind for line, kind in kinds if line != wish or kind not in ANSWERED}


def look(number: int, messages: int = EACH) -> Found:
    """Send hostile messages to one table."""
    figures, faults = Counter({"tables": 1}), list[str]()
    guest, rng = Guest(number), Random(number)
    while figures["messages"] < messages:
        try:
            found = list(attempt(guest, rng, figures))
        except Exception:
            found = [traceback.format_exc(limit=-4)]
        faults += [f"table {number}: {one}" for one in found]
        if found:
            break
    return figures, faults


def main(arguments: list[str] | None = None) -> None:
    """Send the messages, and print the figures; fail if any is a fault."""
    made = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    made.add_argument("--tries", type=int, default=100_000)
    made.add_argument("--from", type=int, default=0, dest="first", help="a table")
    asked = made.parse_args(arguments)
    tables = range(asked.first, asked.first + asked.tries // EACH)
    print_found(added(map(look, tables)), "faults")


if __name__ == "__main__":
    main()
