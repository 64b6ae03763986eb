"""The answer of a tree that is tried next."""

from tabletop.bots.search.tree import Edge, select


def test_two_unlucky_worlds_do_not_rule_an_answer_out() -> None:
    """A likely answer with many visits, another with two that went badly."""
    sure, tried = Edge((0,), 0.9, 2), Edge((1,), 0.1, 2)
    sure.visits, sure.sums = 120, [60.0, 60.0]
    tried.visits, tried.sums = 2, [0.6, 1.4]
    assert select([sure, tried], 0, c_puct=0.4, uniform=0.1) is tried


def test_an_answer_that_stays_bad_is_left() -> None:
    sure, tried = Edge((0,), 0.9, 2), Edge((1,), 0.1, 2)
    sure.visits, sure.sums = 120, [60.0, 60.0]
    tried.visits, tried.sums = 20, [6.0, 14.0]
    assert select([sure, tried], 0, c_puct=0.4, uniform=0.1) is sure
