"""The settler phase."""

import pytest

from board_setup import board, seat
from puerto_rico.rules.state import State


@pytest.mark.rule("P20")
def test_each_seat_takes_a_tile_in_turn_from_the_settler_on() -> None:
    at = board(seat(), seat(), seat(), governor=1).role("settler")
    assert at.asked == ("tile", 1)
    at.pick("corn")
    assert at.asked == ("tile", 2)
    assert at.offered == ["indigo", "sugar"]
    at.pick("sugar")
    assert at.asked == ("tile", 0)
    at.pick("indigo")
    assert [at.island(n) for n in range(3)] == [["indigo"], ["corn"], ["sugar"]]


@pytest.mark.rule("P20")
def test_only_the_settler_may_take_a_quarry() -> None:
    at = board(seat(), seat()).role("settler")
    assert "quarry" in at.offered
    before = at.state.quarries
    at.pick("quarry")
    assert (at.island(0), at.state.quarries) == (["quarry"], before - 1)
    assert "quarry" not in at.offered


@pytest.mark.rule("P20")
def test_no_quarry_is_offered_once_all_are_taken() -> None:
    at = board(seat(), seat("quarry " * 5)).role("settler")
    assert at.offered == ["corn", "indigo", "sugar"]


@pytest.mark.rule("P2")
def test_no_seat_needs_to_take_a_tile() -> None:
    at = board(seat(), seat()).role("settler")
    assert at.bounds == (0, 1)
    at.leave().leave()
    assert (at.island(0), at.island(1)) == ([], [])
    assert [one["stage"] for one in at.told("passed")] == ["tile", "tile"]


@pytest.mark.rule("P9", "P21")
def test_a_full_island_takes_no_tile() -> None:
    full = "quarry corn corn corn indigo indigo indigo sugar sugar sugar tobacco coffee"
    at = board(seat(full), seat(), row="corn indigo").role("settler")
    assert at.asked == ("tile", 1)
    assert at.skipped() == [(0, "tile", "island_full")]


def test_a_seat_without_a_tile_to_take_is_left_out() -> None:
    at = board(seat(), seat(), row="corn", deck="").role("settler").pick("corn")
    assert at.skipped() == [(1, "tile", "no_tiles")]


@pytest.mark.rule("P22")
def test_untaken_tiles_are_laid_aside_and_one_more_than_seats_turned_up() -> None:
    at = board(seat(), seat(), row="corn corn sugar", deck="coffee corn indigo sugar")
    before = at.state.aside[:]
    at.role("settler").pick("corn").leave()
    assert at.game.view(None)["row"] == ["coffee", "corn", "indigo"]
    assert [now - then for now, then in zip(at.state.aside, before, strict=True)] == [
        *(1, 0, 1, 0, 0)
    ]


@pytest.mark.rule("P22")
def test_a_short_stack_is_used_up_before_the_tiles_aside_are_shuffled_in() -> None:
    at = board(seat(), seat(), row="corn corn sugar", deck="coffee")
    at.role("settler").rest()
    assert at.game.view(None)["row"][0] == "coffee"
    assert at.told("reshuffled") == [{}]
    assert sum(at.state.aside) == 0


@pytest.mark.rule("P22")
def test_the_untaken_tiles_of_this_phase_are_among_those_shuffled_in() -> None:
    at = board(seat(), seat(), row="corn corn sugar", deck="", change=_none_aside)
    at.role("settler").rest()
    assert sorted(at.game.view(None)["row"]) == ["corn", "corn", "sugar"]


@pytest.mark.rule("P22")
def test_fewer_tiles_lie_face_up_if_there_are_too_few() -> None:
    at = board(seat(), seat(), row="corn sugar", deck="", change=_none_aside)
    at.role("settler").pick("corn").rest()
    assert at.game.view(None)["row"] == ["sugar"]


def _none_aside(state: State) -> None:
    state.aside = [0] * 5
