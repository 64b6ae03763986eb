"""Events as data for a log and for animation, each as a seat saw it.

An event is `{"id", "ply", "args"}`; in `args`, a secret such as `cards` is a list for
each seat that saw it, and a number for all others.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final, Literal, NamedTuple, NotRequired, TypeAlias, TypedDict

from tabletop.rules.question import Answer

Fact: TypeAlias = int | str | list[int] | None
"""A fact of an event, under a name of the game: a number, an id, cards, or nothing."""

Mark: TypeAlias = Literal["era", "phase"]
"""The beginning of a round, or whatever the game counts, or of a part of one."""


class Event(TypedDict):
    """A change of the table, as the viewer saw it."""

    id: str
    """The kind of event."""
    ply: int
    """The number of answers given before and with it."""
    args: dict[str, Fact]
    """Its facts; a secret is a list of numbers if the viewer saw it, else a count."""
    mark: NotRequired[Mark]
    """The part of the game that begins with it; only tables tell it."""


class Secret(NamedTuple):
    """Cards, or other numbers, and the seats that saw them: bit 0 for seat 0."""

    cards: Answer
    seen: int

    def told(self, viewer: int | None) -> int | list[int]:
        """The cards for a seat that saw them, their count for all others."""
        saw = viewer is not None and self.seen >> viewer & 1
        return list(self.cards) if saw else len(self.cards)


NO_SECRETS: Final[Mapping[str, Secret]] = MappingProxyType({})


class Note(NamedTuple):
    """A note of an event: all seats know the `facts`, few the `secrets`.

    Both are by name. An event of no seat has a `seat` below 0.
    """

    id: str
    seat: int
    facts: Mapping[str, Fact | Answer]
    secrets: Mapping[str, Secret] = NO_SECRETS


class Entry(NamedTuple):
    """A note, and the number of answers given when it was written."""

    ply: int
    note: Note


def tell(entries: Iterable[Entry], viewer: int | None) -> list[Event]:
    """The events as that seat saw them; None stands for a spectator."""
    return [_tell(entry, viewer) for entry in entries]


def marked(events: Iterable[Event], marks: Mapping[str, Mark]) -> list[Event]:
    """The events, those that begin a part of the game with its mark."""
    return [
        {**event, "mark": marks[event["id"]]} if event["id"] in marks else event
        for event in events
    ]


def _tell(entry: Entry, viewer: int | None) -> Event:
    id, seat, facts, secrets = entry.note
    args: dict[str, Fact] = {} if seat < 0 else {"seat": seat}
    args |= {name: secret.told(viewer) for name, secret in secrets.items()}
    args |= {
        name: list(fact) if isinstance(fact, tuple) else fact
        for name, fact in facts.items()
    }
    return {"id": id, "ply": entry.ply, "args": args}
