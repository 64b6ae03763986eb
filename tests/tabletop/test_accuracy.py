"""The name of a loss, and the accuracy of a seat's decisions."""

import pytest

from sanjuan import Analysis, analyse
from sanjuan.page.catalogue import catalogue
from short_game import short_game
from tabletop.advice.accuracy import LEAST, accuracy, judgement


@pytest.mark.parametrize(
    ("loss", "called"),
    [
        (0.0, None),
        (0.034, None),
        (0.04, "inaccuracy"),
        (0.074, "inaccuracy"),
        (0.08, "mistake"),
        (0.154, "mistake"),
        (0.16, "blunder"),
        (1.0, "blunder"),
    ],
)
def test_a_loss_is_called_by_its_hundredths(loss: float, called: str | None) -> None:
    assert judgement(loss) == called


def test_a_loss_that_is_told_as_four_games_in_a_hundred_is_an_inaccuracy() -> None:
    assert [judgement(loss) for loss in (0.0351, 0.0449)] == ["inaccuracy"] * 2


def test_the_page_knows_what_losses_are_called() -> None:
    assert catalogue()["judgements"] == LEAST
    assert list(LEAST.values()) == sorted(LEAST.values())


def test_the_accuracy_is_the_share_of_all_stakes_that_was_kept() -> None:
    found = accuracy([0.0, 0.0, 0.1, 0.3], [0.0, 0.2, 0.3, 0.3])
    assert found.mean == pytest.approx(100 * (1 - 0.4 / 0.8))
    assert found.decisions == 4
    assert found.judged == {"inaccuracy": 0, "mistake": 1, "blunder": 1}


def test_the_best_answers_are_wholly_accurate_and_the_worst_ones_not_at_all() -> None:
    assert accuracy([0.0] * 3, [0.1] * 3).mean == 100
    assert accuracy([0.1, 0.5], [0.1, 0.5]).mean == pytest.approx(0)


def test_decisions_without_a_stake_do_not_hide_a_fall_from_57_percent_to_0() -> None:
    losses, stakes = [0.3, 0.27] + [0.0] * 48, [0.3, 0.27] + [0.0] * 38 + [0.05] * 10
    found = accuracy(losses, stakes).mean
    assert found is not None
    assert found < 50


def test_the_accuracy_is_unknown_while_nothing_was_at_stake() -> None:
    assert accuracy([], []).mean is None
    assert accuracy([0.0] * 5, [0.0] * 5).mean is None


# ---------------------------------------------------------------- in a look back


def looked_back() -> Analysis:
    """A look back on a short game, with hardly any search."""
    return analyse(short_game().save(), iterations=2)


@pytest.mark.slow
def test_each_seat_has_the_accuracy_of_its_own_decisions() -> None:
    found = looked_back()
    found.think().finish()
    for seat, told in enumerate(found.accuracy()):
        its = [one for one in found.decisions if one.seat == seat]
        risked = [one.loss for one in its], [one.stake for one in its]
        assert told == accuracy(*risked)
        assert 0 < told.decisions == len(its)


def test_the_accuracy_is_told_while_it_is_searched() -> None:
    found = looked_back()
    assert [told.decisions for told in found.accuracy()] == [0, 0]
    first = next(iter(found))
    assert found.accuracy()[first.seat].decisions == 1


def test_a_decision_is_judged_by_its_loss() -> None:
    first = next(iter(looked_back()))
    judged = [first._replace(loss=loss).judgement for loss in (0.0, 0.05, 0.5)]
    assert judged == [None, "inaccuracy", "blunder"]


def test_the_stake_is_the_gap_between_the_best_candidate_and_the_worst() -> None:
    first = next(iter(looked_back()))
    best = first.candidates[0]

    def staked(*chances: float) -> float:
        given = [best._replace(chances=[one, 1 - one]) for one in chances]
        return first._replace(seat=0, candidates=given).stake

    assert staked(0.6, 0.5, 0.2) == pytest.approx(0.4)
    assert staked(0.6, 0.58) == 0
    assert staked(0.6) == 0


@pytest.mark.slow
def test_no_decision_loses_more_than_its_stake() -> None:
    found = looked_back()
    found.think().finish()
    assert all(one.loss <= one.stake for one in found.decisions)
