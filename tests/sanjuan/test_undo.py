"""Undo, and copies: how far back they go, and that they touch nothing else."""

from typing import Any

import pytest

from proofs.invariants import facts
from random_play import play, played
from sanjuan import Game, NothingToUndo

# ---------------------------------------------------------------- undo


def test_undo_goes_back_to_the_seats_latest_earlier_question() -> None:
    game = Game(seats=3, seed=1)
    before = facts(game._state)
    play(game, 1)
    while game.question and game.question.seat == 0:
        play(game, 1)
    asked = [ply for ply in range(game.ply) if game._deciders[ply] == 0]
    game.undo(0)
    assert game.ply == asked[-1]
    while game.ply:
        game.undo(0)
    assert facts(game._state) == before


def test_undo_restores_the_table_the_events_and_the_answers() -> None:
    game = played(40)
    assert game.question is not None
    seat, kept = game.question.seat, game.copy()
    play(game, 7)
    while game.ply > 40:
        game.undo(seat)
    assert facts(game._state) == facts(kept._state)
    assert game.events(0) == kept.events(0)
    assert game.save() == kept.save()


def test_undo_drops_what_other_seats_did_since() -> None:
    game = Game(seats=2, seed=1)
    game.answer([1], seat=0)
    play(game, 6)
    game.undo(1)
    assert game.question is not None
    assert game.question.seat == 1
    assert len(game.save()["answers"]) == game.ply


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_seat_that_has_not_decided_has_nothing_to_undo(seat: Any) -> None:
    game = Game(seed=1)
    assert not game.can_undo(seat)
    with pytest.raises(NothingToUndo):
        game.undo(seat)


def test_undo_reaches_the_first_answer_but_not_the_deal() -> None:
    game = play(Game(seed=1), 1)
    game.undo(0)
    assert game.ply == 0
    with pytest.raises(NothingToUndo):
        game.undo(0)


def test_undo_after_the_end_opens_the_game_again() -> None:
    game = play(Game(seed=1))
    game.undo(0)
    assert not game.over
    assert game.winners() == []


# ---------------------------------------------------------------- copies


def test_a_copy_is_another_game_from_here_on() -> None:
    game = played(30)
    other = play(game.copy(), 10)
    assert (game.ply, other.ply) == (30, 40)
    assert other.seed == game.seed


def test_a_copy_can_be_undone_and_saved_by_itself() -> None:
    game = played(30)
    other = game.copy()
    while other.ply:
        other.undo(other._deciders[-1])
    assert game.ply == 30
    assert Game.load(other.save()).ply == 0
