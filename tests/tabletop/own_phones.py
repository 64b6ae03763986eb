"""Tables of any game at which all people have own phones. No test is here."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from every_game import GAMES, KINDS

from proofs import dealt_anew as redealt
from tabletop.base.errors import MessageError
from tabletop.base.validation import Fields
from tabletop.page.devices import Device
from tabletop.table.seating import PERSON, seating
from tabletop.table.table import Table

SEED = 271_828_182
PLIES, EVERY, FEW = 160, 17, 2
TWENTIETH = 20

Open = Table[Any, Any]

every_game = pytest.mark.parametrize("name", [kind.name for kind in KINDS])


def table_of(name: str, serious: bool = False, *, full: bool = False) -> Open:
    """A new table of people only, each of whom has an own phone.

    A full one has all choices of each option that takes many.
    """
    kind = GAMES.named(name)
    options = kind.game.rules.options
    seats = max(one.default for one in options if one.name == "seats")
    sets = {one.name: one.choices for one in options if one.takes_many and full}
    game = kind.new({"seats": seats, "seed": SEED, **sets})
    people = seating([{"kind": PERSON}] * game.seats, game.seats, kind.levels)
    table = Table(kind, game, people, serious)
    table.hotseat.set_apart(range(game.seats))
    return table


def moments(table: Open, plies: int = PLIES) -> Iterator[Open]:
    """The table at some of its moments, by random answers, and where it ends."""
    rng = Random(1)
    while (question := table.game.question) and table.game.ply < plies:
        if table.game.ply % EVERY == 0:
            yield table
        table.game.answer(question.sample(rng))
    yield table


def every_question(table: Open) -> Iterator[Open]:
    """The table at each twentieth question of each name, the first one included."""
    rng, asked = Random(1), Counter[str]()
    while question := table.game.question:
        if asked[question.name] % TWENTIETH == 0:
            yield table
        asked[question.name] += 1
        table.game.answer(question.sample(rng))


def viewers(table: Open) -> list[int | None]:
    return [None, *range(table.game.seats)]


def sent(table: Open, viewer: int | None) -> str:
    """All that a device new at the table gets, as it crosses."""
    return json.dumps(Device(viewer).view(table))


def message(**fields: Any) -> Fields:
    return Fields(fields, lambda key, value: MessageError("bad_message"))


def dealt_anew(table: Open, viewer: int | None, number: int) -> Open:
    """The table, with all redealt that the viewer has not seen."""
    game = redealt.dealt_anew(table.game, viewer, number)
    other = Table(table.game_type, game, table.seating, table.serious, table.id)
    other.hotseat.set_apart(table.hotseat.apart)
    return other
