"""The puzzles of Puerto Rico that the page has: of all sets, sound, in a small file."""

from typing import Final, cast

import pytest

from puerto_rico import Game
from puerto_rico.rules.options import SETS
from puzzles import page_file
from puzzles.checking import game_of
from puzzles.finding import answers_to
from puzzles.games.puerto_rico import LEAST_DECK, PUZZLES
from puzzles.page_file import PuzzleFacts

ALL: Final = page_file.read(PUZZLES.page)


def position(puzzle: PuzzleFacts) -> Game:
    return cast(Game, game_of(puzzle))


def test_the_file_is_small() -> None:
    assert PUZZLES.page.stat().st_size <= 400 * len(ALL)


def test_there_are_some_of_every_grade_set_and_number_of_seats() -> None:
    options = [position(one).options for one in ALL]
    assert {one["grade"] for one in ALL} == {"easy", "medium", "hard"}
    assert {one.sets for one in options} == {(), *((one,) for one in SETS)}
    assert {one.seats for one in options} == {2, 3, 4, 5}


@pytest.mark.parametrize("puzzle", ALL, ids=lambda one: one["code"][-8:])
def test_each_is_a_decision_on_an_island_with_one_best_answer(
    puzzle: PuzzleFacts,
) -> None:
    game = position(puzzle)
    assert len(answers_to(game.asked())) == len(puzzle["losses"])
    best, second, *_ = sorted(puzzle["losses"])
    assert best == 0 < 4 <= second
    assert game.view(None)["deck"] >= LEAST_DECK
