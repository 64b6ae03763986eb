"""The puzzles of Puerto Rico that the page has: of all sets, sound, in a small file."""

from collections import Counter
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


def test_there_are_many_in_a_small_file() -> None:
    assert len(ALL) >= 60
    assert PUZZLES.page.stat().st_size <= 20_000


@pytest.mark.slow
def test_there_are_some_of_every_grade_set_and_number_of_seats() -> None:
    options = [position(one).options for one in ALL]
    grades = Counter(one["grade"] for one in ALL)
    sets, seats = (
        Counter(one.sets for one in options),
        Counter(o.seats for o in options),
    )
    assert {*sets} == {(), *((one,) for one in SETS)}
    assert [len(grades), len(seats)] == [3, 4]
    assert min(*grades.values(), *sets.values()) >= 10


@pytest.mark.slow
def test_many_kinds_of_questions_of_an_island_are_asked() -> None:
    assert len({game_of(one).asked().name for one in ALL}) >= 7


def test_no_game_of_an_island_has_more_than_two() -> None:
    deals = Counter(one["code"].partition("~")[0].rpartition(".")[2] for one in ALL)
    assert max(deals.values()) <= 2


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", ALL, ids=lambda one: one["code"][-8:])
def test_each_is_a_decision_on_an_island_with_one_best_answer(
    puzzle: PuzzleFacts,
) -> None:
    game = position(puzzle)
    assert len(answers_to(game.asked())) == len(puzzle["losses"])
    best, second, *_ = sorted(puzzle["losses"])
    assert best == 0 < 4 <= second
    assert game.view(None)["deck"] >= LEAST_DECK
