"""The share of a player's decisions that stay the same when they are repeated."""

from collections import Counter

import pytest

from arena.again import EVERY, asked_again, table
from arena.games.san_juan import GAME


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_only_who_decides_by_chance_decides_otherwise(level: str) -> None:
    count = asked_again(GAME.id, level, GAME.checked({}), seed=1)
    names = [name for name in count if f"same {name}" in count]
    assert count[EVERY] == sum(count[name] for name in names if name != EVERY)
    assert (count[f"same {EVERY}"] == count[EVERY]) == (level == "medium")


def test_each_question_has_a_line_with_its_share() -> None:
    count = {"role": 40, "same role": 30, EVERY: 50, f"same {EVERY}": 40}
    _, role, every = table(Counter(count)).splitlines()
    assert " ".join(role.split()) == "role 40 75.0 % 59.8 to 85.8 %"
    assert " ".join(every.split()) == "every question 50 80.0 % 67.0 to 88.8 %"
