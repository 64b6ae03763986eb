"""The things that answers have revealed: after an undo they are known all the same.

Worlds that fit the knowledge of a person before these answers show it. The same answers
lead there to the same view and the same events, unless they have revealed something.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from tabletop.base.errors import IllegalAnswer
from tabletop.record.game import Game
from tabletop.rules.event import Entry, Event, tell
from tabletop.rules.question import Answer
from tabletop.table.table import Table

WORLDS: Final = 6
"""The worlds looked at for each person; by chance a few may look like the table."""


def asked_before_undo(table: Table[Any, Any], seat: int) -> list[int]:
    """The people at other devices whom an undo of that person needs, by seat.

    None, unless the undo takes back a decision of another person, or something new that
    a person has learned since. A person's own choice is nothing new: it shows no more
    than that person gave away. Raises the errors of an undo, and changes nothing.
    """
    table.integrity.check_casual()
    table.hotseat.check(seat)
    before = table.game.copy()
    before.undo(seat)
    people, apart = table.hotseat.seats, table.hotseat.apart
    others = [one for one in people if one != seat and {one, seat} & apart]
    return others if others and _takes_more(before, table.game, seat, people) else []


def _takes_more(
    before: Game[Any], now: Game[Any], seat: int, people: Sequence[int]
) -> bool:
    """Whether the undo takes back more than the undoing person's own decision."""
    others = {*people} - {seat}
    if not others.isdisjoint(now.deciders[before.ply :]):
        return True
    return has_learned(before, now, seat) or any(
        has_learned(before, now, one, chosen=True) for one in others
    )


def has_learned(
    before: Game[Any], now: Game[Any], viewer: int | None, chosen: bool = False
) -> bool:
    """Whether the answers since an earlier moment of a game revealed anything.

    If these answers were somebody's choice, a world that refuses one shows no more than
    that choice.
    """
    seen = now.view(viewer), now.events(viewer, before.ply + 1)
    alike = (seen, None) if chosen else (seen,)
    answers = now.answers[before.ply :]
    worlds = (_played(before, answers, viewer, Random(n)) for n in range(WORLDS))
    return any(world not in alike for world in worlds)


def _played(
    before: Game[Any], answers: Sequence[Answer], viewer: int | None, rng: Random
) -> tuple[object, list[Event]] | None:
    """The view and the events after the answers in a world; None: it refuses one."""
    rules = before.rules
    world = rules.determinize(before.view(viewer), rng)
    try:
        events = tell(_steps(world, answers, before.ply), viewer)
    except IllegalAnswer:
        return None
    return rules.view(world, viewer, before.ply + len(answers)), events


def _steps(world: Any, answers: Sequence[Answer], ply: int) -> Iterator[Entry]:
    """Play the answers, and yield what the world notes; raises IllegalAnswer."""
    for number, answer in enumerate(answers, ply + 1):
        if world.question is None:
            raise IllegalAnswer("game_over")
        checked, world.log = world.question.check(answer), []
        notes = world.log
        world.step(checked)
        yield from (Entry(number, note) for note in notes)
