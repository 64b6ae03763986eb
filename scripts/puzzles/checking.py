"""Judges the puzzles of the page again, in other worlds."""

from __future__ import annotations

from browser.games import GAMES
from puzzles.finding import answers_to, is_best
from puzzles.page_file import PuzzleFacts
from sanjuan.game import Game
from tabletop.table.codes import table_of


def game_of(puzzle: PuzzleFacts) -> Game:
    """The game up to the question of a puzzle."""
    game = table_of(GAMES, puzzle["code"]).game
    assert isinstance(game, Game)
    return game


def still_holds(puzzle: PuzzleFacts) -> bool:
    """Whether its answer is still the best, however clearly."""
    game = game_of(puzzle)
    best = puzzle["losses"].index(0)
    return is_best(game, answers_to(game.asked())[best])
