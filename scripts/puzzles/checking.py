"""Judges the puzzles of the page again, in other worlds."""

from __future__ import annotations

from arena.playing import Game
from puzzles.finding import answers_to, is_best
from puzzles.game import PuzzleGame, registry
from puzzles.page_file import PuzzleFacts
from tabletop.table.codes import table_of


def game_of(puzzle: PuzzleFacts) -> Game:
    """The game up to the question of a puzzle."""
    game: Game = table_of(registry(), puzzle["code"]).game
    return game


def still_holds(source: PuzzleGame, puzzle: PuzzleFacts) -> bool:
    """Whether its answer is still the best, however clearly."""
    game = game_of(puzzle)
    best = puzzle["losses"].index(0)
    return is_best(source, game, answers_to(game.asked())[best])
