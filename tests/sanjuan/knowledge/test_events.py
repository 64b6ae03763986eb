"""The log: the facts for each viewer, and their truth."""

from typing import Any

import pytest

from event_facts import KNOWN
from random_play import hand_of, play, played, until
from sanjuan import Game


def told(game: Game, id: str, viewer: int | None = None) -> list[dict[str, Any]]:
    """The facts of the events of that kind."""
    return [event["args"] for event in game.events(viewer) if event["id"] == id]


@pytest.mark.parametrize("seed", range(8))
def test_every_event_has_its_own_facts_and_no_others(seed: int) -> None:
    game = Game(3, "second", expansion=True, choose_four=True, seed=seed)
    for event in play(game).events(None):
        assert set(event["args"]) - {"seat"} <= KNOWN[event["id"]]


def test_the_log_begins_with_the_first_round() -> None:
    first = Game(seats=3, seed=1).events(None)[0]
    assert first == {"id": "round_started", "ply": 0, "args": {"seat": 0, "round": 1}}


def test_an_event_bears_the_number_of_the_answer_it_follows() -> None:
    game = Game(seed=1)
    game.answer([4])
    assert [(e["id"], e["ply"]) for e in game.events(0)][1:] == [
        ("role_taken", 1),
        ("drew", 1),
    ]


def test_events_can_be_read_from_an_answer_on() -> None:
    game = played(40)
    assert game.events(0, since=0) == game.events(0)
    late = game.events(0, since=30)
    assert late == [event for event in game.events(0) if event["ply"] >= 30]
    assert game.events(0, since=41) == []


def test_cards_drawn_are_told_to_the_seat_and_counted_for_the_others() -> None:
    game = Game(seed=1)
    game.answer([4])
    assert told(game, "drew", 0)[0]["cards"] == hand_of(game, 0)[-1:]
    assert told(game, "drew", 1)[0]["cards"] == 1
    assert told(game, "drew", None)[0]["cards"] == 1


def test_what_was_paid_is_told_to_the_seat_and_counted_for_the_others() -> None:
    game = until("pay")
    assert game.question is not None
    seat, low = game.question.seat, game.question.low
    paid = game.question.options[:low]
    game.answer(paid)
    assert told(game, "built", seat)[-1]["cards"] == sorted(paid)
    assert told(game, "built", 1 - seat)[-1]["cards"] == low


def test_a_building_is_told_to_all() -> None:
    game = until("pay")
    assert game.question is not None
    card, seat = game.question.source, game.question.seat
    game.answer(game.question.options[: game.question.low])
    assert told(game, "built")[-1]["card"] == card
    assert told(game, "built")[-1]["seat"] == seat


def test_passing_is_told() -> None:
    game = until("sell")
    game.answer([])
    assert told(game, "passed")[-1]["stage"] == "sell"


def test_a_sale_says_what_and_for_how_much() -> None:
    game = until("sell")
    assert game.question is not None
    sold = game.question.options[:1]
    game.answer(sold)
    assert told(game, "sold")[-1]["buildings"] == list(sold)
    assert told(game, "sold")[-1]["income"] in (1, 2, 3)


def test_gold_mine_cards_are_told_to_all() -> None:
    game = until("mine")
    assert game.question is not None
    assert told(game, "revealed")[-1]["faces"] == list(game.question.options)
    (won,) = game.question.options[:1]
    game.answer([won])
    assert told(game, "won")[-1]["card"] == won


def test_a_reshuffle_is_told_of_nobody() -> None:
    game = play(Game(seats=4, seed=1))
    assert told(game, "reshuffled")
    assert not any(told(game, "reshuffled"))


def test_the_end_names_the_winners() -> None:
    game = play(Game(seed=1))
    last = game.events(None)[-1]
    assert last["id"] == "game_over"
    assert last["args"] == {"winners": game.winners()}


def test_what_is_told_is_the_listeners_to_keep() -> None:
    game = played(40)
    game.events(0)[-1]["args"].clear()
    for event in game.events(0):
        event["args"]["cards"] = None
    assert game.events(0) == played(40).events(0)
