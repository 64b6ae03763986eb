"""The figures of matches, against numbers computed elsewhere and simulations."""

from math import inf
from random import Random

import pytest

from arena.figures import Sprt, elo, mean_of, reach, wilson
from arena.rating import Meeting, rate


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.404, 0.596), (1.0, 50, 0.929, 1.0), (0.95, 1000, 0.935, 0.962)],
)
def test_wilson_interval(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=1e-3)


@pytest.mark.parametrize(
    ("share", "par", "difference"),
    [(0.5, 0.5, 0), (10 / 11, 0.5, 400), (0.64, 0.5, 100), (0.25, 0.25, 0)],
)
def test_elo_of_a_share(share: float, par: float, difference: float) -> None:
    assert elo(share, par) == pytest.approx(difference, abs=0.1)


def test_elo_of_an_even_player_against_three_weak_ones() -> None:
    """Ten times as strong as each of three: 10 wins of 13."""
    assert elo(10 / 13, 0.25) == pytest.approx(400)


def test_elo_without_a_win_or_a_loss_has_no_bound() -> None:
    assert (elo(1.0, 0.5), elo(0.0, 0.5)) == (inf, -inf)


def test_how_surely_a_mean_is_known() -> None:
    assert reach([1.0, 3.0] * 50) == pytest.approx(0.197, abs=1e-3)
    assert mean_of([1.0]) == "+1.0 ± inf"


# ---------------------------------------------------------------- sequential test


def settled(share: float, rng: Random) -> tuple[float, int]:
    """The result of a test of 50 against 60 %, and the number of deals it took."""
    sprt = Sprt(0.5, 0.6)
    while sprt.accepted is None:
        sprt.add(sum(rng.random() < share for _ in range(2)) / 2)
    return sprt.accepted, sprt.deals


@pytest.mark.parametrize(("share", "other"), [(0.5, 0.6), (0.6, 0.5)])
def test_the_sequential_test_errs_once_in_twenty(share: float, other: float) -> None:
    rng = Random(1)
    runs = [settled(share, rng) for _ in range(200)]
    assert 0 < sum(found == other for found, _ in runs) <= 20
    assert 40 < sum(deals for _, deals in runs) / 200 < 130


def test_the_sequential_test_is_even_between_its_shares() -> None:
    sprt = Sprt(0.4, 0.6)
    for share in [0.0, 1.0] * 20:
        sprt.add(share)
    assert sprt.log_odds == pytest.approx(0)
    assert sprt.accepted is None


def test_the_sequential_test_settles_without_any_loss() -> None:
    sprt = Sprt(0.5, 0.9)
    assert sprt.log_odds == 0
    for _ in range(20):
        sprt.add(1.0)
    assert sprt.accepted == 0.9


# ---------------------------------------------------------------- rating


def test_two_players_are_rated_as_their_share_says() -> None:
    ratings = rate([Meeting("a", "b", 90_909.0, 100_000)], "b")
    assert ratings["a"].elo == pytest.approx(400, abs=0.2)
    assert ratings["b"] == (0, 0)
    assert list(ratings) == ["a", "b"]


def test_the_interval_is_that_of_the_share() -> None:
    """At 50 % of 100 games: 1.96 times 0.05 in share, 0.25 share to a unit."""
    found = rate([Meeting("a", "b", 50, 100)], "b")["a"]
    assert found.reach == pytest.approx(1.96 * 0.2 * 400 / 2.302585, rel=0.02)


def test_strengths_behind_the_results_are_found() -> None:
    """The shares come from strengths 4, 2 and 1, whose logarithms are 120 Elo apart."""
    strengths = {"a": 4, "b": 2, "c": 1}
    meetings = [
        Meeting(x, y, 1e6 * strengths[x] / (strengths[x] + strengths[y]), 10**6)
        for x, y in ("ab", "ac", "bc")
    ]
    found = [rating.elo for rating in rate(meetings, "c").values()]
    assert found == pytest.approx([240.8, 120.4, 0], abs=0.1)


def test_seats_are_taken_into_account() -> None:
    """Ten times as strong as each of three wins 10 of 13; two of four, 20 of 22."""
    alone = Meeting("a", "b", 1e6 * 10 / 13, 10**6, seats=4)
    team = Meeting("a", "b", 1e6 * 10 / 11, 10**6, seats=4, team=2)
    for meeting in (alone, team):
        assert rate([meeting], "b")["a"].elo == pytest.approx(400, abs=0.1)


def test_who_never_wins_is_rated_all_the_same() -> None:
    found = rate([Meeting("a", "b", 0, 100), Meeting("b", "c", 50, 100)], "b")
    assert -1000 < found["a"].elo < -600
    assert found["a"].reach > found["c"].reach
