"""The name of a loss, and the accuracy of a seat's decisions."""

import pytest

from sanjuan import Analysis, analyse
from sanjuan.page.catalogue import catalogue
from short_game import short_game
from tabletop.advice.accuracy import LEAST, accuracy, judgement, worth


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


@pytest.mark.parametrize(
    ("loss", "counts"), [(0, 100), (0.04, 84), (0.08, 71), (0.16, 50), (0.32, 25)]
)
def test_a_decision_counts_half_for_each_blunder_lost(loss: float, counts: int) -> None:
    assert round(worth(loss)) == counts


def test_the_accuracy_is_the_mean_of_what_the_decisions_count() -> None:
    found = accuracy([0.0, 0.0, 0.16, 0.32])
    assert found.mean == pytest.approx((100 + 100 + 50 + 25) / 4)
    assert found.decisions == 4
    assert found.judged == {"inaccuracy": 0, "mistake": 0, "blunder": 2}


def test_whoever_loses_nothing_is_wholly_accurate_and_nobody_less_than_not_at_all() -> (
    None
):
    assert accuracy([0.0] * 3).mean == 100
    worst = accuracy([1.0] * 3).mean
    assert worst is not None
    assert 0 < worst < 2


def test_nothing_is_said_of_a_seat_before_a_decision_of_it_is_known() -> None:
    assert accuracy([]).mean is None


# ---------------------------------------------------------------- in a look back


def looked_back() -> Analysis:
    """A look back on a short game, with hardly any search."""
    return analyse(short_game().save(), iterations=2)


def test_each_seat_has_the_accuracy_of_its_own_decisions() -> None:
    found = looked_back()
    found.think().finish()
    for seat, told in enumerate(found.accuracy()):
        losses = [one.loss for one in found.decisions if one.seat == seat]
        assert told == accuracy(losses)
        assert 0 < told.decisions == len(losses)


def test_the_accuracy_is_told_while_it_is_searched() -> None:
    found = looked_back()
    assert [told.decisions for told in found.accuracy()] == [0, 0]
    first = next(iter(found))
    assert found.accuracy()[first.seat].decisions == 1


def test_a_decision_is_judged_by_its_loss() -> None:
    first = next(iter(looked_back()))
    judged = [first._replace(loss=loss).judgement for loss in (0.0, 0.05, 0.5)]
    assert judged == [None, "inaccuracy", "blunder"]
