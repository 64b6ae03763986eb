"""The puzzles that the page has: enough of each kind, sound, in a small file."""

from collections import Counter
from collections.abc import Iterable
from typing import Final, cast

import pytest

from puzzles import page_file
from puzzles.checking import game_of
from puzzles.finding import answers_to
from puzzles.games import san_juan
from puzzles.games.san_juan import LEAST_PILE
from puzzles.page_file import PuzzleFacts
from sanjuan import Game

PUZZLES: Final = page_file.read(san_juan.PUZZLES.page)


def position(puzzle: PuzzleFacts) -> Game:
    return cast(Game, game_of(puzzle))


def counts(kinds: Iterable[object]) -> list[int]:
    """The frequency of each of them, the rarest last."""
    return [count for _, count in Counter(kinds).most_common()]


def test_there_are_many_in_a_small_file() -> None:
    assert len(PUZZLES) >= 150
    assert san_juan.PUZZLES.page.stat().st_size <= 60_000


@pytest.mark.slow
def test_there_are_some_of_every_grade_deck_and_number_of_seats() -> None:
    options = [position(one).options for one in PUZZLES]
    decks = counts((one.edition, one.expansion) for one in options)
    seats = counts(one.seats for one in options)
    grades = counts(one["grade"] for one in PUZZLES)
    assert [len(decks), len(seats), len(grades)] == [4, 3, 3]
    assert min(*decks, *seats, *grades) >= 15


@pytest.mark.slow
def test_many_kinds_of_questions_are_asked() -> None:
    asked = {game_of(one).asked().name for one in PUZZLES}
    assert len(asked) >= 7


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda one: one["code"][-8:])
def test_each_is_a_decision_with_one_best_answer(puzzle: PuzzleFacts) -> None:
    game = position(puzzle)
    assert len(answers_to(game.asked())) == len(puzzle["losses"])
    best, second, *_ = sorted(puzzle["losses"])
    assert best == 0 < 4 <= second
    assert game.view(None)["pile"] >= LEAST_PILE


def test_no_game_has_more_than_two() -> None:
    deals = [one["code"].partition("~")[0].rpartition(".")[2] for one in PUZZLES]
    assert max(deals.count(deal) for deal in deals) <= 2
