"""Players of any game answer their view's question, equally for equal chance."""

from random import Random

import pytest
from duel import DUEL, Game

from tabletop.bots.players import Player


@pytest.mark.parametrize("level", DUEL.levels)
def test_a_player_answers_legally_and_the_same_for_the_same_chance(level: str) -> None:
    game = Game(seats=3, seed=4)
    player, view = DUEL.levels[level](), game.view(0)
    answer = player.choose(view, Random(1))
    assert answer in game.asked()
    assert DUEL.levels[level]().choose(view, Random(1)) == answer


def test_a_player_has_to_say_how_it_thinks() -> None:
    with pytest.raises(NotImplementedError):
        Player[object]().think(None, Random(1))


@pytest.mark.slow
def test_a_search_beats_chance() -> None:
    won = [winner(seed) for seed in range(6)]
    assert sum(seats == [0] for seats in won) > 3


def winner(seed: int) -> list[int]:
    game, rng = Game(seed=seed), Random(seed)
    players = [DUEL.levels["search"](), DUEL.levels["random"]()]
    while question := game.question:
        game.answer(players[question.seat].choose(game.view(question.seat), rng))
    return game.winners()
