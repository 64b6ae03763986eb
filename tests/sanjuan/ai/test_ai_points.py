"""The quick count of points equals that of the rules."""

import pytest

from ai_positions import WIDE, played
from sanjuan import Options
from sanjuan.ai.learned.points import points
from sanjuan.rules import scoring


@pytest.mark.parametrize("options", WIDE, ids=str)
def test_quick_points_are_those_of_the_rules(options: Options) -> None:
    for state in played(options, seed=1):
        for seat in range(options.seats):
            assert points(state, seat) == scoring.score(state, seat).total
