"""Answer numbers: the rank of an answer among all answers to its question.

Answers with fewer options come first. Answers with equally many options are ordered by
the places of their options in the question. Options of one kind count as different,
because saves distinguish them.
"""

from collections.abc import Iterator
from itertools import pairwise
from math import comb

from tabletop.rules.question import Answer, Question


def rank(question: Question, answer: Answer) -> int:
    """The number of an answer, from 0 on."""
    options, left = len(question.options), len(answer)
    fewer = sum(comb(options, number) for number in range(question.low, left))
    taken = [-1, *sorted(question.options.index(option) for option in answer)]
    passed = [
        comb(options - one - 1, left - at - 1)
        for at, (before, here) in enumerate(pairwise(taken))
        for one in range(before + 1, here)
    ]
    return fewer + sum(passed)


def unrank(question: Question, number: int) -> Answer:
    """The answer with a number below `question.count()`."""
    left = question.low
    while number >= (ways := comb(len(question.options), left)):
        number -= ways
        left += 1
    return question.check(_combination(question.options, left, number))


def _combination(options: Answer, left: int, place: int) -> Iterator[int]:
    """Yield the combination of `left` options at that place of all combinations."""
    for rest, option in zip(range(len(options) - 1, -1, -1), options, strict=True):
        with_it = comb(rest, left - 1) if left else 0
        if place < with_it:
            yield option
            left -= 1
        else:
            place -= with_it
