"""Events as data for a log and for animation, each as a seat saw it.

An event is `{"id", "ply", "args"}`; in `args`, `cards` is a list for a seat that saw
the faces, and a number for all others.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeAlias, TypedDict

from tabletop.rules.question import Answer

Fact: TypeAlias = int | str | list[int] | None
"""A fact of an event, under a name of the game: a number, an id, cards, or nothing."""


class Event(TypedDict):
    """A change of the table, as the viewer saw it."""

    id: str
    """The kind of event."""
    ply: int
    """The number of answers given before and with it."""
    args: dict[str, Fact]
    """Its facts; `cards` are card numbers if the viewer saw the faces, else a count."""


class Note(NamedTuple):
    """A note of an event: only `seat` saw the `cards`, all seats know the `facts`.

    An event of no seat has a `seat` below 0.
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
    """The events as that seat saw them; None stands for a spectator."""
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
