"""Grades puzzles by how often players that think little solve them."""

from __future__ import annotations

from typing import Final

from arena.playing import Game
from puzzles.game import PuzzleGame
from tabletop.base.rng import GUESTS, stream
from tabletop.rules.question import Answer

CHANCES: Final = GUESTS[4096:]


def ease(source: PuzzleGame, game: Game, best: Answer) -> float:
    """The share of tries that find the best answer, as a mean of the levels."""
    shares = [_share(source, game, best, level) for level in source.tries]
    return sum(shares) / len(shares)


def _share(source: PuzzleGame, game: Game, best: Answer, level: str) -> float:
    question = game.asked()
    view, wanted = game.view(question.seat), question.kinds_of(best)
    player, tries = source.entry.player(level, None), source.tries[level]
    chances = (stream(game.seed, CHANCES[number]) for number in range(tries))
    given = [question.kinds_of(player.choose(view, rng)) for rng in chances]
    return given.count(wanted) / tries
