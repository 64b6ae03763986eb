"""What happened, as data for a log and for animation; each seat gets what it could see.

An event is `{"id", "ply", "args"}`; in `args`, `cards` is a list for those who saw the
faces and a number for the others.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from tabletop.facts import Event, Fact
from tabletop.questions import Answer


class Note(NamedTuple):
    """What happened: only `seat` has seen the `cards`, everybody knows the `facts`.

    What happened to no seat has a `seat` below 0.
    """

    id: str
    seat: int
    cards: Answer | None
    facts: Mapping[str, Fact | Answer]


class Entry(NamedTuple):
    """A note, and the number of answers given when it was written."""

    ply: int
    note: Note


def tell(entries: Iterable[Entry], viewer: int | None) -> list[Event]:
    """The events as that seat saw them; None: as anybody could."""
    return [_tell(entry, viewer) for entry in entries]


def _tell(entry: Entry, viewer: int | None) -> Event:
    id, seat, cards, facts = entry.note
    args: dict[str, Fact] = {} if seat < 0 else {"seat": seat}
    if cards is not None:
        args["cards"] = list(cards) if seat == viewer else len(cards)
    args |= {
        name: list(fact) if isinstance(fact, tuple) else fact
        for name, fact in facts.items()
    }
    return {"id": id, "ply": entry.ply, "args": args}
