"""Answers as numbers: each answer has its own number, which leads back to it."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.rules.question import Question
from tabletop.rules.ranking import rank, unrank

BOUNDS = [(0, 0), (0, 1), (1, 1), (0, 3), (2, 4), (4, 4), (0, 6), (6, 6)]


def question(low: int, high: int, options: tuple[int, ...]) -> Question:
    return Question(0, 0, options, low, high)


@pytest.mark.parametrize(("low", "high"), BOUNDS)
def test_the_places_are_those_of_all_answers_in_their_order(
    low: int, high: int
) -> None:
    options = (3, 5, 8, 13, 21, 34)
    asked = question(low, high, options)
    every = [one for n in range(low, high + 1) for one in combinations(options, n)]
    assert [unrank(asked, here) for here in range(asked.count())] == every
    assert [rank(asked, answer) for answer in every] == list(range(len(every)))


@given(st.sets(st.integers(0, 109), max_size=14), st.data())
def test_a_place_leads_back_to_its_answer(
    options: set[int], data: st.DataObject
) -> None:
    low = data.draw(st.integers(0, len(options)))
    high = data.draw(st.integers(low, len(options)))
    asked = question(low, high, tuple(sorted(options)))
    here = data.draw(st.integers(0, asked.count() - 1))
    assert rank(asked, unrank(asked, here)) == here
