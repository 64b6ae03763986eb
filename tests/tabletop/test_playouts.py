"""Answers played on to the end in the same worlds, tested with the toy."""

from math import hypot, sqrt
from random import Random

import pytest
from duel import DUEL, Game, State

from tabletop.advice.advisor import Explained
from tabletop.base.tasks import Thinking
from tabletop.bots.search.budget import Budget
from tabletop.bots.search.playouts import (
    LEAST_SPREAD,
    SORT_EVERY,
    SPREAD,
    Difference,
    Playouts,
)
from tabletop.rules.question import Answer


def playouts(game: Game, *answers: Answer) -> Playouts[State]:
    """The playouts of these answers to the open question, by default of all answers."""
    question = game.asked()
    search = DUEL.advisor.search(game.view(question.seat), Random(1), Budget(1))
    return Playouts(search.worlds, search.guide, answers or question)


def last_play() -> Game:
    """A game in which each seat has won a round, and the second may win the last."""
    game = Game(seed=1)
    for plays_a_card in (False, True, True, False, False):
        game.answer(game.asked().options[-1:] if plays_a_card else [])
    return game


def test_a_game_has_to_say_what_makes_the_difference() -> None:
    plain = playouts(last_play())
    with pytest.raises(NotImplementedError):
        Explained(plain.worlds, plain.guide, ()).because((), (0,))


def compared(won: list[float], rival: list[float]) -> Difference:
    """The difference of two answers with these results in the same worlds."""
    return made_up(won, rival).difference((), (0,))


def made_up(won: list[float], rival: list[float]) -> Playouts[State]:
    """Playouts in which one answer has the first results, the other the second."""
    found = playouts(last_play(), (), (0,))
    found.won = {(): won, (0,): rival}
    return found


def test_every_answer_meets_as_many_worlds() -> None:
    found = playouts(Game(seed=1))
    Thinking(found.meet(3)).finish()
    assert {len(won) for won in found.won.values()} == {3}
    assert len(found.won) == len(list(Game(seed=1).asked()))


def test_what_wins_for_certain_wins_in_every_world() -> None:
    game = last_play()
    found = playouts(game, (), game.asked().options[-1:])
    Thinking(found.meet(5)).finish()
    assert list(found.won.values()) == [[0.0] * 5, [1.0] * 5]


def test_the_state_they_begin_from_stays_as_it_is() -> None:
    found = playouts(Game(seed=1))
    Thinking(found.meet(2)).finish()
    assert found.worlds.base.plays == []


def test_a_race_is_over_when_one_answer_is_left() -> None:
    game = last_play()
    best = game.asked().options[-1:]
    found = playouts(game, (), best)
    assert Thinking(found.race(100, 2.0)).finish() == best
    assert {len(won) for won in found.won.values()} == {SORT_EVERY}


def test_what_cannot_be_told_apart_is_played_on_to_the_last_world() -> None:
    found = playouts(Game(seed=1), (), Game(seed=1).asked().options[:1])
    Thinking(found.race(25, 50.0)).finish()
    assert {len(won) for won in found.won.values()} == {25}


def test_a_difference_is_taken_world_by_world() -> None:
    found = compared([1.0, 1.0, 0.5, 0.0], [0.0, 1.0, 0.0, 0.0])
    assert found.mean == pytest.approx(0.375)
    spread = (0.625**2 + 2 * 0.375**2 + 0.125**2) / 3
    assert found.error == pytest.approx(sqrt(spread / 4) + LEAST_SPREAD / 2)
    assert found.worlds == 4


def test_a_difference_counts_the_worlds_that_both_have_met() -> None:
    assert compared([1.0, 1.0, 1.0], [0.0]).worlds == 1


def test_a_few_worlds_that_are_alike_prove_little() -> None:
    few, many = compared([1.0] * 2, [0.99] * 2), compared([1.0] * 99, [0.99] * 99)
    assert not few.exceeds(0, 2.0)
    assert many.exceeds(0, 2.0)


# ---------------------------------------------------------------- expectations


def test_what_was_expected_counts_like_so_many_worlds() -> None:
    found = playouts(last_play(), ())
    found.expect({(): [0.5, 0.5]}, 30.0)
    Thinking(found.meet(10)).finish()
    seat = found.seat
    played = sum(found.won[()]) / 10
    expected = 0.75 * 0.5 + 0.25 * played
    assert found.chances(())[seat] == pytest.approx(expected)
    assert sum(found.chances(())) == pytest.approx(1)


def test_what_was_expected_is_part_of_a_difference_and_of_its_error() -> None:
    found = made_up([1.0] * 10, [0.0] * 10)
    found.expect({(): [0.5, 0.5], (0,): [0.5, 0.5]}, 30.0)
    played, mixed = found.played((), (0,)), found.difference((), (0,))
    assert mixed.mean == pytest.approx(played.mean / 4)
    expected = 0.75 * SPREAD / sqrt(30)
    assert mixed.error == pytest.approx(hypot(played.error / 4, expected))


def test_without_expectations_a_difference_is_that_of_the_playouts() -> None:
    found = made_up([1.0, 0.0, 1.0], [0.0, 0.0, 1.0])
    assert found.difference((), (0,)) == pytest.approx(found.played((), (0,)))


def test_expectations_that_differ_a_little_are_not_sure_where_worlds_are_alike() -> (
    None
):
    found = made_up([1.0] * 60, [1.0] * 60)
    found.expect({(): [0.97, 0.03], (0,): [0.96, 0.04]}, 100.0)
    assert not found.difference((), (0,)).exceeds(0, 2.0)


def test_before_any_world_the_best_is_what_was_expected() -> None:
    game = last_play()
    found = playouts(game, (), game.asked().options[-1:])
    found.expect({answer: [0.5, 0.5] for answer in found.won}, 1.0)
    assert Thinking(found.race(0, 2.0)).finish() == ()
