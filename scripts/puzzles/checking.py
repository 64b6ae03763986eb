"""Judging the puzzles of the page anew, in other worlds."""

from __future__ import annotations

from typing import Final

from puzzles.finding import answers_to, judged_at
from puzzles.page_file import PuzzleFacts
from sanjuan.bridge import GAMES
from sanjuan.game import Game
from tabletop.chance import GUESTS
from tabletop.codes import table_of

CHECKINGS: Final = GUESTS[8192:]
"""Random numbers by the number of answers given before."""


def game_of(puzzle: PuzzleFacts) -> Game:
    """The game up to the question of a puzzle."""
    game = table_of(GAMES, puzzle["code"]).game
    assert isinstance(game, Game)
    return game


def still_holds(puzzle: PuzzleFacts) -> bool:
    """Whether its answer is still the best, however clearly."""
    game = game_of(puzzle)
    best, losses = judged_at(game, CHECKINGS[game.ply])[0].answer, puzzle["losses"]
    return answers_to(game.asked())[losses.index(0)] == best
