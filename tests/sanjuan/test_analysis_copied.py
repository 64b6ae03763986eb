"""A copy or a pickle of an analysis has the decisions found so far."""

from collections.abc import Callable
from copy import deepcopy
from pickle import dumps, loads

import pytest

from random_play import played
from sanjuan import Analysis, analyse


def begun() -> Analysis:
    """An analysis of one seat, after its first decision."""
    analysis = analyse(played(12).save(), iterations=2, seats=[0])
    next(iter(analysis))
    return analysis


@pytest.mark.slow
@pytest.mark.parametrize("copied", [deepcopy, lambda one: loads(dumps(one))])
def test_a_copy_resumes_from_the_decisions_found(
    copied: Callable[[Analysis], Analysis],
) -> None:
    analysis = begun()
    copy = copied(analysis)
    assert copy.decisions == analysis.decisions
    assert len(copy.decisions) == 1 < len(copy)
    assert [*copy] == [*analysis]
    copy.think().finish()
    assert copy.curve() == analysis.curve()
