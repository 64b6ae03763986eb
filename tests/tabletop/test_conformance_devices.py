"""Every game shows a device all that its viewer may know, and takes its answers."""

from random import Random
from typing import Any

import pytest
from every_game import GAMES
from hypothesis import given, settings
from hypothesis import strategies as st
from own_phones import (
    EVERY,
    FEW,
    SEED,
    dealt_anew,
    every_game,
    every_question,
    message,
    moments,
    sent,
    table_of,
    viewers,
)

from strategies import json_values
from tabletop.base.errors import TabletopError, WrongSeat
from tabletop.page.devices import Device
from tabletop.table.table import Table

# ---------------------------------------------------------------- knowledge


@pytest.mark.slow
@pytest.mark.parametrize("full", [False, True])
@every_game
def test_hidden_facts_dealt_anew_change_nothing_that_is_sent(
    name: str, full: bool
) -> None:
    canary = 0
    for table in every_question(table_of(name, full=full)):
        for viewer in viewers(table):
            other = dealt_anew(table, viewer, 7)
            assert sent(other, viewer) == sent(table, viewer)
        other = dealt_anew(table, None, 8)
        assert other.game.view(None) == table.game.view(None)
        other = dealt_anew(table, table.game.asked().seat, 7)
        canary += any(sent(other, one) != sent(table, one) for one in viewers(table))
    assert canary or not GAMES.named(name).game.rules.hidden


@every_game
def test_neither_save_nor_seed_is_sent_before_the_end(name: str) -> None:
    for table in moments(table_of(name)):
        for viewer in viewers(table):
            shown: Any = Device(viewer).view(table)["table"]
            assert shown["save"] == {"id": table.id}
            assert shown["seed"] == (SEED if table.game.over else None)
            assert table.game.over or str(SEED) not in sent(table, viewer)


@every_game
def test_a_device_sees_what_a_page_of_its_seat_draws(name: str) -> None:
    for table in moments(table_of(name), FEW * EVERY):
        for seat in range(table.game.seats):
            page = Table(table.game_type, table.game, table.seating, id=table.id)
            page.hotseat.set_apart({*range(table.game.seats)} - {seat})
            drawn: Any = page.facts()
            shown: Any = Device(seat).view(table)["table"]
            hidden = {"save", "seed", "can_undo"}
            assert shown.keys() == drawn.keys()
            assert {k: v for k, v in shown.items() if k not in hidden} == {
                k: v for k, v in drawn.items() if k not in hidden
            }


@every_game
def test_a_device_gets_the_events_that_it_lacks(name: str) -> None:
    devices: dict[int | None, Device] = {}
    logs: dict[int | None, list[Any]] = {}
    table = table_of(name)
    for _ in moments(table, FEW * EVERY):
        for viewer in viewers(table):
            device = devices.setdefault(viewer, Device(viewer))
            had = logs.setdefault(viewer, [])
            since = had[-1]["ply"] + 1 if had else 0
            device.hear(message(since=since))
            shown: Any = device.view(table)["table"]
            assert not had or shown["events_from"] > 0
            kept = [one for one in had if one["ply"] < shown["events_from"]]
            logs[viewer] = [*kept, *shown["events"]]
            whole: Any = Device(viewer).view(table)["table"]
            assert logs[viewer] == whole["events"]


# ---------------------------------------------------------------- answers


@every_game
def test_a_seat_answers_from_its_own_device_alone(name: str) -> None:
    for table in moments(table_of(name), FEW * EVERY):
        question = table.game.question
        if question is None:
            return
        before, given = table.save(), [*question.sample(Random(3))]
        asked = {"seat": question.seat, "ply": table.game.ply, "answer": given}
        for viewer in viewers(table):
            if viewer != question.seat:
                with pytest.raises(WrongSeat):
                    Device(viewer).answer(table, message(**asked))
        with pytest.raises(WrongSeat, match="another device"):
            table.answer(given, question.seat, table.game.ply)
        with pytest.raises(WrongSeat, match="another device"):
            table.undo(question.seat)
        assert table.save() == before
        other = dealt_anew(table, question.seat, 0)
        Device(question.seat).answer(other, message(**asked))
        assert other.game.ply == table.game.ply + 1


@every_game
def test_an_answer_to_an_earlier_question_changes_nothing(name: str) -> None:
    table = table_of(name)
    question, device = table.game.asked(), Device(table.game.asked().seat)
    asked = message(seat=question.seat, ply=0, answer=[*question.sample(Random(3))])
    device.answer(table, asked)
    before = table.save()
    with pytest.raises(TabletopError):
        device.answer(table, asked)
    assert table.save() == before


ODD_NUMBER = st.one_of(st.integers(-1, 5), st.just(0), json_values)
ODD = st.one_of(json_values, st.lists(st.integers(-2, 120), max_size=6))


@every_game
@settings(max_examples=25)
@given(seat=ODD_NUMBER, ply=ODD_NUMBER, answer=ODD)
def test_a_hostile_answer_changes_nothing(
    name: str, seat: object, ply: object, answer: object
) -> None:
    table = table_of(name)
    before = table.save()
    for viewer in viewers(table):
        if viewer == table.game.asked().seat:
            continue
        with pytest.raises(TabletopError):
            Device(viewer).answer(table, message(seat=seat, ply=ply, answer=answer))
    assert table.save() == before


@pytest.mark.slow
@every_game
@settings(max_examples=25)
@given(ply=ODD_NUMBER, answer=ODD)
def test_the_seat_asked_gets_an_answer_in_or_a_sentence(
    name: str, ply: object, answer: object
) -> None:
    table = table_of(name)
    before, seat = table.save(), table.game.asked().seat
    try:
        Device(seat).answer(table, message(seat=seat, ply=ply, answer=answer))
    except TabletopError as error:
        assert table.save() == before
        assert str(error) != f"error-{error.id}"
    else:
        assert table.game.ply == 1


# ---------------------------------------------------------------- people at the host


@every_game
def test_the_people_without_an_own_phone_share_the_device(name: str) -> None:
    table = table_of(name)
    table.hotseat.set_apart({*range(1, table.game.seats)})
    assert table.viewer() == table.eyes == 0
    table.hotseat.set_apart(range(table.game.seats))
    assert table.viewer() is table.eyes is None
    with pytest.raises(WrongSeat, match="No person"):
        table.hotseat.set_apart([table.game.seats])
    assert table.hotseat.apart == {*range(table.game.seats)}


@every_game
def test_a_computer_never_takes_the_turn_of_an_own_phone(name: str) -> None:
    for table in moments(table_of(name), EVERY):
        assert table.thinker() is None
