"""An undo at a device asks the others if it takes back something new."""

from collections import Counter
from random import Random

import pytest
from hosting import Host, two_phones
from own_phones import PLIES, every_game, moments, table_of, viewers

from sanjuan.game_type import SAN_JUAN
from tabletop.page.revealed import asked_before_undo, has_learned


@pytest.fixture
def host() -> Host:
    return two_phones()


def choose_builder(host: Host) -> None:
    """Let seat 1 choose the builder, after which it builds first."""
    while "builder" not in host.game.asked().kinds() or host.game.asked().seat != 1:
        host.give()
    question = host.game.asked()
    builder = question.options[question.kinds().index("builder")]
    host.ask("answer_device", viewer=1, seat=1, ply=host.game.ply, answer=[builder])


def test_an_undo_of_a_choice_that_revealed_nothing_asks_nobody() -> None:
    host = two_phones("lucky_market")
    asks = []
    for _ in range(12):
        seat = host.game.asked().seat
        host.give()
        asks.append(host.ask("undo_asks", seat=seat)["seats"])
    assert [] in asks


def test_an_undo_of_a_building_asks_nobody(host: Host) -> None:
    choose_builder(host)
    built = [host.game.asked().options[0]]
    host.ask("answer_device", viewer=1, seat=1, ply=host.game.ply, answer=built)
    assert host.ask("undo_asks", seat=1)["seats"] == []


def test_an_undo_of_a_drawn_card_asks_the_others(host: Host) -> None:
    while "prospector" not in host.game.asked().kinds() or host.game.asked().seat != 1:
        host.give()
    question = host.game.asked()
    taken = [question.options[question.kinds().index("prospector")]]
    host.ask("answer_device", viewer=1, seat=1, ply=host.game.ply, answer=taken)
    assert host.ask("undo_asks", seat=1)["seats"] == [0, 2]


def test_an_undo_of_another_persons_decision_asks_the_others(host: Host) -> None:
    host.reach(1)
    host.give()
    host.reach(2)
    host.give()
    assert host.ask("undo_asks", seat=1)["seats"] == [0, 2]


def test_an_undo_from_a_device_takes_back_its_own_decision(host: Host) -> None:
    host.reach(1)
    ply = host.game.ply
    host.give()
    now = host.game.ply
    assert host.shown(1)["can_undo"] is True
    assert host.ask("undo_device", viewer=1, seat=1, ply=now)["type"] == "heard"
    assert host.game.ply == ply
    news = host.news()
    assert news and news["table"]["view"]["ply"] == ply


def test_a_wrong_undo_changes_nothing(host: Host) -> None:
    host.reach(1)
    host.give()
    now = host.game.ply
    assert host.why("undo_device", viewer=1, seat=1, ply=now - 1) == "stale_answer"
    assert host.why("undo_device", viewer=1, seat=0, ply=now) == "other_device"
    assert host.why("undo_device", viewer=0, seat=0, ply=now) == "other_device"
    assert host.game.ply == now


def test_a_strict_game_has_no_undo_at_a_device() -> None:
    host = two_phones(serious=True)
    host.reach(1)
    host.give()
    ply = host.game.ply
    assert host.why("undo_asks", seat=1) == "serious_game"
    assert host.why("undo_device", viewer=1, seat=1, ply=ply) == "serious_game"
    assert host.shown(1)["can_undo"] is False


def test_an_undo_before_any_decision_is_refused(host: Host) -> None:
    assert host.why("undo_asks", seat=1) == "nothing_to_undo"
    assert host.why("undo_asks", seat=9) == "not_a_person"


def test_a_world_whose_game_is_over_shows_that_another_answer_came() -> None:
    *_, table = moments(table_of("lucky_market"), 5000)
    before, now = table.game, table.game.copy()
    assert before.over
    now._answers.append((0,))
    assert has_learned(before, now, 0)


def test_a_drawn_card_is_something_new_to_its_owner() -> None:
    before = SAN_JUAN.new({"seats": 2, "seed": 7})
    now = before.copy()
    while not any("cards" in one["args"] for one in now.events(0, before.ply + 1)):
        before = now.copy()
        now.answer(now.asked().sample(Random(2)))
    assert has_learned(before, now, before.asked().seat)


# ---------------------------------------------------------------- of every game


@every_game
def test_an_undo_asks_only_if_it_takes_back_something_new(name: str) -> None:
    rng, table, asks = Random(1), table_of(name), Counter[bool]()
    while (question := table.game.question) and table.game.ply < PLIES // 4:
        table.game.answer(question.sample(rng))
        others = {*range(table.game.seats)} - {question.seat}
        found = asked_before_undo(table, question.seat)
        assert found in ([], sorted(others))
        asks[bool(found)] += 1
    assert asks[False] and (asks[True] or name == "duel")


@every_game
def test_no_answer_reveals_nothing(name: str) -> None:
    for table in moments(table_of(name)):
        if not table.game.over:
            for viewer in viewers(table):
                assert not has_learned(table.game, table.game, viewer)


@every_game
def test_an_undo_never_takes_back_the_decision_of_another_unasked(name: str) -> None:
    rng, table, deciders = Random(1), table_of(name), set[int]()
    while (question := table.game.question) and table.game.ply < PLIES // 4:
        table.game.answer(question.sample(rng))
        deciders.add(question.seat)
        for seat in deciders - {question.seat}:
            assert asked_before_undo(table, seat)
