"""The pool: legal in every game, each player as good as it should be."""

from itertools import product
from random import Random

import pytest

import sanjuan
from arena.entrants import at_a_glance, entrant
from arena.games.san_juan import GAME
from arena.playing import play_deal, setup_of

FROZEN = sorted(at_a_glance(GAME))
GAMES = [
    sanjuan.Options(*choice)
    for choice in product((2, 3, 4), ("first", "second"), (False, True), (False, True))
]


@pytest.mark.slow
@pytest.mark.parametrize("name", FROZEN)
@pytest.mark.parametrize("options", GAMES, ids=str)
def test_it_answers_legally_in_every_game(name: str, options: sanjuan.Options) -> None:
    game = sanjuan.Game(**options._asdict(), seed=3)
    player, rng = entrant(name, GAME), Random(1)
    while (question := game.question) is not None:
        game.answer(player.choose(game.view(question.seat), rng))
    assert game.over


@pytest.mark.parametrize("name", FROZEN)
def test_it_decides_by_what_its_seat_sees(name: str) -> None:
    """Its decision is the same for all deals of the hidden cards."""
    game = sanjuan.Game(3, "second", expansion=True, seed=5)
    player, rng = entrant(name, GAME), Random(1)
    while (question := game.question) is not None:
        seen = game.view(question.seat)
        first, second = player.choose(seen, rng), player.choose(seen, rng)
        assert first == second
        game.answer(first)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("a", "b", "least"),
    [
        ("greedy", "random", 0.93),
        ("production_rush", "greedy", 0.6),
        ("violet_rush", "greedy", 0.6),
    ],
)
def test_each_beats_the_one_it_should(a: str, b: str, least: float) -> None:
    shares = [play_deal(setup_of(a, b), deal).share for deal in range(12)]
    assert sum(shares) / len(shares) >= least
