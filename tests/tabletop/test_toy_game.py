"""Tabletop alone plays, undoes, replays, saves and loads a game other than San Juan."""

from typing import Any, cast

import pytest
from duel import Game

from tabletop.base.errors import (
    IllegalAnswer,
    NothingToUndo,
    OptionError,
    QueryError,
    SaveError,
    StaleAnswer,
    WrongSeat,
)
from tabletop.base.rng import MAX_SEED, check_seed, some_seed


def played(plies: int = 99, **options: int) -> Game:
    """A game after that many plies, in which all seats play their two highest cards."""
    game = Game(**options)
    while game.question and game.ply < plies:
        game.answer(game.question.options[-2:])
    return game


def test_it_asks_one_question_after_the_other_until_it_is_over() -> None:
    game = played()
    assert (game.ply, game.over, game.question) == (6, True, None)
    with pytest.raises(StaleAnswer):
        game.answer([])


def test_its_points_say_who_has_won_once_it_is_over() -> None:
    assert played(5).winners() == []
    game = played(seed=2)
    points = [score.total for score in game.scores()]
    assert sum(points) == 3
    assert game.winners() == [points.index(max(points))]
    assert game.ranking()[0] == game.winners()[0]


@pytest.mark.parametrize(
    ("answer", "how", "why"),
    [
        ([99], {}, IllegalAnswer),
        ([], {"seat": 1}, WrongSeat),
        ([], {"ply": 1}, StaleAnswer),
        (7, {}, IllegalAnswer),
    ],
)
def test_a_bad_answer_changes_nothing(
    answer: Any, how: dict[str, int], why: type[Exception]
) -> None:
    game = Game()
    with pytest.raises(why):
        game.answer(answer, **how)
    assert game.digest() == Game().digest()


def test_an_answer_may_say_whose_it_is() -> None:
    game = Game()
    game.answer([], seat=0, ply=0)
    assert game.latest_answer(0) == 1


def test_undo_goes_back_to_the_seats_latest_question() -> None:
    game = played(3)
    game.undo(1)
    assert game.save() == played(1).save()
    assert not game.can_undo(1)
    with pytest.raises(NothingToUndo):
        game.undo(1)


def test_a_replay_shows_the_game_before_each_answer() -> None:
    game = played(4)
    assert [before.digest() for before, _ in game.replay()] == [
        played(plies).digest() for plies in range(4)
    ]


@pytest.mark.parametrize(
    ("change", "id"),
    [
        ({"format": "duel-table"}, "not_a_save"),
        ({"format": "sanjuan-game"}, "save_of_game"),
        ({"version": 2}, "newer_save"),
        ({"version": 0}, "damaged_save"),
        ({"version": "1"}, "damaged_save"),
        ({"seed": None}, "damaged_save"),
        ({"seed": -1}, "damaged_save"),
        ({"options": None}, "damaged_save"),
        ({"options": {"colour": 1}}, "damaged_save"),
        ({"answers": None}, "damaged_save"),
        ({"answers": [0]}, "damaged_save"),
        ({"answers": [[99]]}, "altered_save"),
        ({"answers": []}, "altered_save"),
    ],
)
def test_a_save_that_was_changed_is_refused(change: dict[str, Any], id: str) -> None:
    with pytest.raises(SaveError) as error:
        Game.load({**played(2).save(), **change})
    assert error.value.id == id


def test_what_is_no_object_is_no_save() -> None:
    with pytest.raises(SaveError):
        Game.load([])


def test_each_seat_sees_its_own_cards_dealt() -> None:
    game = Game()
    own = [event["args"]["cards"] for event in game.events(0)]
    assert own == [game.view(0)["hand"], 6]
    assert [event["args"]["cards"] for event in game.events(None)] == [6, 6]


def test_events_can_be_told_from_an_answer_on() -> None:
    told = played(3).events(0, since=3)
    assert [(event["id"], event["ply"]) for event in told] == [("played", 3)]
    assert cast(list[int], told[0]["args"]["faces"])[1:]


@pytest.mark.parametrize("seat", [2, -1, 0.0, 1.0, "0", [0]])
def test_a_seat_there_is_not_is_an_error(seat: Any) -> None:
    with pytest.raises(QueryError):
        Game().view(seat)
    with pytest.raises(QueryError):
        Game().events(seat)


def test_a_seed_may_be_picked_by_chance() -> None:
    assert 0 <= some_seed() <= MAX_SEED
    with pytest.raises(OptionError):
        check_seed("7")


def test_a_copy_keeps_what_a_subclass_adds() -> None:
    game = Game(seed=3)
    vars(game)["mark"] = "here"
    assert vars(game.copy())["mark"] == "here"


def test_a_game_dealt_anew_has_the_seed_of_the_record() -> None:
    game = Game(seed=3)
    assert game.dealt_anew(9).seed == game.seed == 3
