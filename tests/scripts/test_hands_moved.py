"""A host opens another table: which hand each phone sees, with real Python."""

from itertools import product
from random import Random
from typing import Any, Final

import pytest

from proofs.hosted_table import HostedTable
from proofs.with_toys import KINDS, Open, table_of
from tabletop.table.reseating import reseat

NAMES: Final = ("same", "none", "other")
PHONES: Final = range(len(KINDS))
OTHER: Final = 8 * len(KINDS)
"""A table of the same game with a later number has another deal."""


def table_with(number: int, names: str, seats: int, rng: Random, plies: int) -> Open:
    """Another table of the game, with as many seats, whose people have such names."""
    tables = (table_of(one) for one in range(number + OTHER, 10_000, len(KINDS)))
    table = next(one for one in tables if one.game.seats == seats)
    for seat in range(seats):
        name = {"same": "Zo\u00eb", "none": "", "other": f"Cleo {seat}"}[names]
        reseat(table, seat, {"name": name, "kind": "person"})
    for _ in range(plies):
        table.game.answer(table.game.asked().sample(rng))
    return table


def seats_shown(host: HostedTable) -> dict[int, Any]:
    """The viewers of the states that guests got, by connection."""
    shown = [one for one in host.told() if one[1]["type"] == "shown"]
    return {line: message["table"]["view"]["seat"] for line, message in shown}


@pytest.mark.parametrize("number", PHONES, ids=[str(one.name) for one in KINDS])
@pytest.mark.parametrize(("names", "plies"), [*product(NAMES, (0, 3))])
def test_a_phone_sees_a_hand_of_another_table_by_its_token_or_in_a_new_game(
    number: int, names: str, plies: int
) -> None:
    host = HostedTable(number, serious=False)
    host.acknowledge()
    seats = host.table.game.seats
    first, lines = host.table, [*range(1, seats + 1)]
    other = table_with(number, names, seats, Random(number), plies)
    host.open(other)
    by_itself = plies == 0 and names != "other"
    assert host.placing == ([] if by_itself else lines)
    assert seats_shown(host) == ({n: n - 1 for n in lines} if by_itself else {})
    if not by_itself:
        host.place(1, seats - 1)
        assert seats_shown(host) == {1: seats - 1}
    host.open(first)
    assert not host.placing
    assert seats_shown(host) == {line: line - 1 for line in lines}
    host.open(other)
    assert seats_shown(host).get(1) == (0 if by_itself else seats - 1)


def test_no_name_of_a_guest_comes_to_a_game_under_way() -> None:
    host = HostedTable(0, serious=False)
    table = table_with(0, "none", host.table.game.seats, Random(1), 3)
    host.open(table)
    assert {one.name for one in table.seating} == {""}
