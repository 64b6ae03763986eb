"""Seats know what they saw: events name their witnesses, open games have no device."""

from typing import Any

import duel
import pytest

from tabletop.rules.event import Entry, Note, Secret, tell
from tabletop.table.registry import GameType
from tabletop.table.replay import Replay
from tabletop.table.seating import PERSON, seating
from tabletop.table.table import Table
from tabletop.table.variations import branch

SWAP = Note("swapped", 0, {"with": 2}, {"gave": Secret((7,), 0b101)})


class Rules(duel.Rules):
    """Duel with nothing to hide."""

    name, hidden = "plain", False


class OpenGame(duel.Game):
    """A game by these rules."""

    rules = Rules()


PLAIN: GameType[duel.Game, Any] = duel.DUEL._replace(game=OpenGame)


def at(*kinds: str) -> Table[duel.Game, Any]:
    return Table(
        PLAIN, OpenGame(), seating([{"kind": k} for k in kinds], 2, ["search"])
    )


@pytest.mark.parametrize(("viewer", "gave"), [(0, [7]), (1, 1), (2, [7]), (None, 1)])
def test_a_secret_is_told_to_the_seats_that_saw_it(
    viewer: int | None, gave: object
) -> None:
    (told,) = tell([Entry(1, SWAP)], viewer)
    assert told["args"] == {"seat": 0, "gave": gave, "with": 2}


def test_a_game_without_hidden_hands_asks_for_no_device() -> None:
    table = at(PERSON, PERSON)
    table.begin_hint(0, 0)
    table.answer([], 0, 0)
    replay = Replay(table)
    assert replay.at(0, 0)[1] == {"answer": [], "names": []}
    assert branch(table, 0, 0, None).game.ply == 0
