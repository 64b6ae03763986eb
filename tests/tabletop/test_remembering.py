"""A seat has one computer player for its whole game, which may remember."""

from collections.abc import Generator
from typing import Any

from duel import DUEL, Game

from tabletop.base.rng import Chance
from tabletop.bots.players import Player
from tabletop.rules.question import Answer
from tabletop.table.seating import PERSON
from tabletop.table.table import Table
from tabletop.table.variations import branch


class Counting(Player[dict[str, Any]]):
    """Plays no card at its first decision, one at its second, then two."""

    def __init__(self) -> None:
        self.decisions = 0

    def think(
        self, view: dict[str, Any], rng: Chance
    ) -> Generator[float, None, Answer]:
        self.decisions += 1
        yield 0.5
        return tuple(view["hand"][: self.decisions - 1][:2])


COUNTED = DUEL._replace(levels={"counting": Counting})
COMPUTER, ADA = {"kind": "counting"}, {"kind": PERSON}


def table(*players: dict[str, str]) -> Table[Game, Any]:
    return Table.new(COUNTED, {"seats": len(players)}, list(players))


def played(at: Table[Game, Any]) -> list[int]:
    """The number of cards of each answer, after the computers have played."""
    while at.thinker() is not None:
        at.think(0)
    return [len(answer) for answer in at.game.save()["answers"]]


def with_ada() -> Table[Game, Any]:
    """A table at which Ada has decided twice and decides next."""
    at = table(ADA, COMPUTER)
    for ply in (0, 2):
        at.answer([], 0, ply)
        assert len(played(at)) == ply + 2
    return at


def test_every_seat_has_a_player_of_its_own_until_the_end() -> None:
    assert played(table(COMPUTER, COMPUTER)) == [0, 0, 1, 1, 2, 2]
    assert played(with_ada()) == [0, 0, 0, 1]


def test_a_game_that_goes_back_seats_a_new_player() -> None:
    at = with_ada()
    at.undo(0)
    at.answer([], 0, 2)
    assert played(at)[3] == 0


def test_a_loaded_game_and_a_what_if_seat_a_new_player() -> None:
    at = with_ada()
    at.take_device(0)
    for other in (Table.load(COUNTED, at.save()), branch(at, 4, 0, None)):
        other.answer([], 0, other.game.ply)
        assert played(other)[-1] == 0


def test_helpers_that_leave_disturb_no_thought_of_its_own() -> None:
    at = table(COMPUTER, COMPUTER)
    assert at.think(0) is not None
    at.bots.part_from_helpers()
    assert played(at) == [0, 0, 1, 1, 2, 2]
