"""People at one device: the player who has it, and the facts hidden until then."""

from functools import cache
from typing import Any

import pytest
from duel import DUEL

from random_play import until
from sanjuan import Game
from sanjuan.game_type import SAN_JUAN
from sanjuan.page.facts import Table as Facts
from table_people import COMPUTER
from tabletop.base.errors import MessageError, WrongSeat
from tabletop.rules.event import marked
from tabletop.table.hotseat import HotSeat
from tabletop.table.seating import PERSON, seating
from tabletop.table.table import Table

SECRET = ["start_hand", "build", "cover", "market", "pay", "keep", "discard", "chapel"]
OPEN = ["role", "library", "produce", "sell", "mine"]
BRIEFED = "quotes quote covers paid prices barred preselected tray site forecast limit"


@cache
def asking(name: str) -> Game:
    """A game that has reached that question."""
    return until(name, choose_four=name == "start_hand")


def at(name: str, *kinds: str) -> Table[Game, Facts]:
    """A table at that question; no player has taken the device yet."""
    around = [{"kind": kind} for kind in kinds or (PERSON, PERSON)]
    game = asking(name).copy()
    seated = seating(around, 2, SAN_JUAN.levels)
    return Table(SAN_JUAN, game, seated if game.asked().seat == 0 else seated[::-1])


def answered(table: Table[Any, Any], option: int | None = None) -> None:
    """Answer for the seat that is to decide."""
    question = table.game.asked()
    given = question.options[: question.low] if option is None else [option]
    table.answer(list(given), question.seat, table.game.ply)


# ---------------------------------------------------------------- the player who has it


def test_one_person_alone_always_has_the_device() -> None:
    people = HotSeat([2])
    assert people.have_device(2)
    assert not people.have_device(0)
    assert not people.have_device(None)


def test_of_several_people_whoever_took_it_last_has_it() -> None:
    people = HotSeat([0, 2])
    assert not people.have_device(0)
    people.take_device(0)
    people.take_device(2)
    assert (people.have_device(0), people.have_device(2)) == (False, True)


def test_whoever_decides_leaves_it_to_nobody_else() -> None:
    people = HotSeat([0, 2])
    people.take_device(0)
    people.used_by(0)
    assert people.have_device(0)
    people.used_by(2)
    assert not people.have_device(0)


def test_looking_on_does_not_change_for_whom_the_table_is_drawn() -> None:
    table = Table.new(DUEL, {"seats": 3}, [*[{"kind": PERSON}] * 2, {"kind": "random"}])
    for seat in (0, 1):
        table.hotseat.take_device(seat)
        answered(table)
    assert table.viewer() == Table.load(DUEL, table.save()).viewer() == 1


def test_a_person_takes_the_device_when_it_is_for_them() -> None:
    table = Table.new(DUEL, {"seed": 3}, [{"kind": PERSON}] * 2)
    with pytest.raises(WrongSeat, match="for seat 0"):
        table.take_device(1)
    table.take_device(0)
    assert table.facts()["view"]["hand"]
    answered(table)
    assert table.facts()["view"]["hand"] is None
    table.take_device(1)
    assert table.facts()["view"]["hand"]


def test_options_are_worded_for_those_alone_who_may_see_them() -> None:
    table = Table.new(DUEL, {"seed": 3}, [{"kind": PERSON}] * 2)
    assert table.facts()["option_words"] == []
    table.take_device(0)
    words = table.facts()["option_words"]
    assert [one["id"] for one in words] == table.game.asked().kinds()
    game = at("role", PERSON, PERSON)
    words = game.facts()["option_words"]
    assert words[0] == {"id": "builder", "args": {}}
    assert game.then(game.game, None)["option_words"] == []


def test_no_computer_takes_the_device() -> None:
    with pytest.raises(WrongSeat, match="No person"):
        at("role", PERSON, COMPUTER).take_device(1 - asking("role").asked().seat)


def test_a_person_alone_is_told_everything_at_once() -> None:
    told = at("build", PERSON, COMPUTER).facts()
    assert told["view"]["seat"] == told["viewer"]
    assert told["forecast"] and told["quotes"]


def test_a_hand_stays_open_while_the_computers_play() -> None:
    around = [{"kind": kind} for kind in (PERSON, PERSON, COMPUTER)]
    table = Table.new(SAN_JUAN, {"seats": 3, "seed": 7}, around)
    while table.thinker() is None:
        viewer = table.viewer()
        assert viewer is not None
        table.take_device(viewer)
        answered(table)
    assert table.facts()["view"]["seat"] == table.viewer() == 1


# ---------------------------------------------------------------- the facts shown


@pytest.mark.parametrize("name", SECRET)
def test_of_a_secret_question_nothing_is_told_but_who_is_asked(name: str) -> None:
    told = at(name).facts()
    view, question = told["view"], told["view"]["question"]
    assert view == {**asking(name).view(None)}
    assert question and question["seat"] == told["viewer"]
    assert question["secret"] and "options" not in question
    empty: Any = {key: told[key] for key in BRIEFED.split()}  # type: ignore[literal-required]
    assert not any(empty.values())


@pytest.mark.parametrize("name", OPEN)
def test_a_question_without_secrets_is_asked_face_down(name: str) -> None:
    table = at(name)
    told, game = table.facts(), table.game
    question = told["view"]["question"]
    assert question and question["options"] == list(game.asked().options)
    assert told["forecast"] is None and told["quotes"] == {}
    assert not any(isinstance(seat["hand"], list) for seat in told["view"]["seats"])
    answered(table, game.asked().options[0])
    assert game.ply == asking(name).ply + 1


def test_what_everybody_sees_helps_to_sell_and_produce_face_down() -> None:
    sale, produce, mine = (at(name).facts() for name in ("sell", "produce", "mine"))
    assert sale["prices"] and sale["preselected"] and produce["preselected"]
    assert mine["tray"]


def test_events_are_told_as_anybody_saw_them() -> None:
    table = at("keep")
    told = marked(table.game.events(None), SAN_JUAN.marks)
    assert [*table.facts()["events"]] == told


# ---------------------------------------------------------------- refusals


@pytest.mark.parametrize("card", range(0, 110, 9))
def test_no_secret_question_is_answered_face_down(card: int) -> None:
    table = at("build")
    with pytest.raises(MessageError) as error:
        answered(table, card)
    assert (error.value.id, error.value.facts) == ("device_not_taken", {})


def test_no_hint_is_given_face_down() -> None:
    table = at("role")
    seat, ply = table.game.asked().seat, table.game.ply
    with pytest.raises(MessageError, match="Take the device first"):
        table.begin_hint(seat, ply)
    table.take_device(seat)
    assert table.begin_hint(seat, ply)


# ---------------------------------------------------------------- giving it back


def taken() -> Table[Game, Facts]:
    """A table at which the player that chooses a role has the device."""
    table = at("role")
    table.take_device(table.game.asked().seat)
    return table


def test_a_table_that_is_loaded_lies_face_down() -> None:
    table = taken()
    assert Table.load(SAN_JUAN, table.save()).facts()["view"]["seat"] is None


def test_who_answers_without_taking_the_device_leaves_it_to_nobody() -> None:
    table = taken()
    answered(table, 4)
    other = table.viewer()
    assert other is not None and table.facts()["view"]["seat"] is None
    answered(table, 0)
    while table.viewer() == other:
        table.take_device(other)
        answered(table)
    assert table.facts()["view"]["seat"] is None


def test_undo_by_another_turns_the_hand_face_down() -> None:
    table = Table.new(DUEL, {"seed": 3}, [{"kind": PERSON}] * 2)
    for seat in (0, 1, 0):
        table.take_device(seat)
        answered(table)
    table.undo(1)
    assert table.viewer() == 1
    assert table.facts()["view"]["hand"] is None


def test_undo_of_ones_own_leaves_the_hand_open() -> None:
    table = taken()
    (seat,) = {table.viewer()}
    assert seat is not None
    answered(table, 4)
    table.undo(seat)
    assert table.facts()["view"]["seat"] == seat
