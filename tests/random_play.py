"""Games played at random, the same for the same seeds. No test is here."""

from typing import Any

from sanjuan import Answer, Game, Question
from sanjuan.rules.buildings import CLASSES, NONE
from sanjuan.rules.stages import ALL_NAMES
from tabletop.base.rng import GUESTS, Chance, stream

NEW_STAGES = {ALL_NAMES[b.stage] for b in CLASSES if b.expansion and b.stage != NONE}
"""Stages that come only with New Buildings."""


def keen(question: Question, rng: Chance) -> Answer:
    """A random answer of a player that seldom passes."""
    return question.sample(rng) or question.sample(rng)


def play(game: Game, plies: int = 10_000, seed: int = 1) -> Game:
    """Give that many random answers, or as many as the game takes."""
    rng = stream(seed, GUESTS[0])
    for _ in range(plies):
        if game.question is None:
            break
        game.answer(keen(game.question, rng))
    return game


def played(plies: int, **options: Any) -> Game:
    """A new game after that many random answers."""
    return play(Game(**{"seed": 1, **options}), plies)


def until(stage: str, **options: Any) -> Game:
    """The first random game that reaches that stage."""
    for seed in range(1000):
        game = Game(**{**options, "seed": seed})
        rng = stream(seed, GUESTS[0])
        while game.question and game.question.name != stage:
            game.answer(keen(game.question, rng))
        if game.question:
            return game
    raise AssertionError(f"nobody was ever asked {stage}")


def hand_of(game: Game, seat: int) -> list[int]:
    """The cards of that seat."""
    held = game.view(seat)["seats"][seat]["hand"]
    assert not isinstance(held, int)
    return held
