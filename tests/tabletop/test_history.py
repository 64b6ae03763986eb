"""The moments of a game: each is the table as it was, in a copy of its own."""

import pytest

from random_play import play
from sanjuan import Game, QueryError
from tabletop.record.history import GAP, History


@pytest.fixture(scope="module")
def game() -> Game:
    return play(Game(seed=3))


@pytest.fixture(scope="module")
def moments(game: Game) -> History[Game]:
    return History(game)


def test_every_moment_is_the_game_as_it_was(game: Game, moments: History[Game]) -> None:
    there = [(before.digest(), answer) for before, answer in game.replay()]
    found = [(moments.at(ply).digest(), moments.answer(ply)) for ply in range(game.ply)]
    assert found == there


def test_the_last_moment_is_the_game_itself(game: Game, moments: History[Game]) -> None:
    assert len(moments) == game.ply + 1
    assert moments.at(game.ply).digest() == game.digest()
    assert moments.answer(game.ply) is None


def test_the_last_moment_may_be_one_of_the_copies() -> None:
    game = Game(seed=3)
    while game.ply < GAP:
        question = game.asked()
        game.answer(question.options[: question.low])
    assert History(game).at(GAP).digest() == game.digest()


def test_a_game_nobody_has_answered_has_one_moment() -> None:
    game = Game(seed=3)
    assert len(History(game)) == 1
    assert History(game).at(0).digest() == game.digest()


def test_what_is_done_to_a_moment_changes_no_other(moments: History[Game]) -> None:
    before = moments.at(5)
    question = before.asked()
    before.answer(question.options[: question.low])
    assert moments.at(5).ply == 5


@pytest.mark.parametrize("ply", [-1, 10_000])
def test_there_are_no_other_moments(moments: History[Game], ply: int) -> None:
    with pytest.raises(QueryError, match="There is no moment"):
        moments.at(ply)
