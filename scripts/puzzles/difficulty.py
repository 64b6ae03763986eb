"""Grades puzzles by how often players that think little solve them."""

from __future__ import annotations

from typing import Final

import sanjuan
from tabletop.base.rng import GUESTS, stream
from tabletop.rules.question import Answer

TRIES: Final = {"easy": 24, "medium": 1, "hard": 8}
"""The number of answers of each level; levels by the policy alone are quick."""
CHANCES: Final = GUESTS[4096:]


def ease(game: sanjuan.Game, best: Answer) -> float:
    """The share of tries that find the best answer, as a mean of the levels."""
    shares = [_share(game, best, level) for level in TRIES]
    return sum(shares) / len(shares)


def _share(game: sanjuan.Game, best: Answer, level: str) -> float:
    question = game.asked()
    view, wanted = game.view(question.seat), question.kinds_of(best)
    player, tries = sanjuan.player(level), TRIES[level]
    chances = (stream(game.seed, CHANCES[number]) for number in range(tries))
    given = [question.kinds_of(player.choose(view, rng)) for rng in chances]
    return given.count(wanted) / tries
