"""The expert of 0.1.0 in the pool plays as it did in 0.1.0."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

import sanjuan
from arena.entrants import Entrant
from arena.pool.san_juan.first_expert import HERE, FirstExpert

THEN = """
import json, sanjuan, sys
from random import Random

assert sanjuan.__version__ == "0.1.0"
game, rng, answers = sanjuan.Game(2, seed=7), Random(1), []
expert = sanjuan.player("expert", 4)
while game.question is not None:
    seed = int(rng.random() * (2**53 - 1))
    answers.append(expert.choose(game.view(game.question.seat), Random(seed)))
    game.answer(answers[-1])
print(json.dumps(answers))
"""
"""A game by the package of 0.1.0 alone."""


@contextmanager
def first_expert(iterations: int) -> Iterator[FirstExpert]:
    """The first expert with that many iterations, until it leaves."""
    player = FirstExpert(iterations)
    try:
        yield player
    finally:
        player.leave()


def played(game: sanjuan.Game, player: Entrant) -> list[list[int]]:
    """The answers of a player that has all seats of a game."""
    rng, answers = Random(1), []
    while (question := game.question) is not None:
        chosen = player.choose(game.view(question.seat), rng)
        answers.append([*chosen])
        game.answer(chosen)
    return answers


@pytest.mark.slow
def test_it_decides_as_it_did_in_its_own_version() -> None:
    path = os.environ | {"PYTHONPATH": str(HERE / "sanjuan.zip")}
    then = subprocess.check_output([sys.executable, "-P", "-c", THEN], env=path)
    with first_expert(4) as expert:
        assert played(sanjuan.Game(2, seed=7), expert) == json.loads(then)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_answers_legally_in_every_game(seats: int) -> None:
    game = sanjuan.Game(seats, "second", expansion=True, choose_four=True, seed=3)
    with first_expert(1) as expert:
        played(game, expert)
    assert game.over
