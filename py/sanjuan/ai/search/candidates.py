"""The candidates of a search, with their priors.

Copies of a card count once, and answers that another surely beats are absent. Among
answers of several cards, only those near the policy's own are candidates.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from sanjuan.ai.learned.policy import Logits, Policy
from sanjuan.ai.search.dominance import sound_order, wasteful
from sanjuan.rules.buildings import CLASSES
from sanjuan.rules.questions import Question
from sanjuan.rules.state import State
from tabletop.base.rng import softmax
from tabletop.rules.question import Answer

SEARCHED: Final = 6
"""The number of candidates of several cards."""
REACH: Final = 3
"""The number of an answer's last cards that may be exchanged."""
ONCE: Final = frozenset({one.stage for one in CLASSES if one.used_up == "game"})
"""Stages of buildings that work once in a game."""

Rated = list[tuple[Answer, float]]


def candidates(policy: Policy, state: State, temperature: float) -> Rated:
    """The answers to search, with their priors at a temperature."""
    logits = policy.logits(state)
    question = logits.question
    if question.high == 1:
        return _sound(
            state, question, _merged(question, policy.prior(state, temperature))
        )
    several = _several(logits, sound_order(state, question, logits.order()))
    rated = _sound(state, question, sorted(several, key=lambda pair: -pair[1]))
    if question.stage not in ONCE:
        rated = rated[:SEARCHED]
    priors = softmax([weight for _, weight in rated], temperature)
    return [(answer, p) for (answer, _), p in zip(rated, priors, strict=True)]


def _sound(state: State, question: Question, rated: Rated) -> Rated:
    """The answers that no other surely beats; all of them if none remains."""
    sound = [pair for pair in rated if not wasteful(state, question, pair[0])]
    return sound or rated


def _merged(question: Question, rated: Iterable[tuple[Answer, float]]) -> Rated:
    """One answer for each choice, with the sum of the priors of its copies."""
    found: dict[tuple[int, ...], tuple[Answer, float]] = {}
    for answer, prior in rated:
        key = question.kinds_of(answer)
        first, before = found.get(key, (answer, 0.0))
        found[key] = first, before + prior
    return list(found.values())


def _several(logits: Logits, order: list[int]) -> Iterator[tuple[Answer, float]]:
    """Answers to a question for several options, each with its weight."""
    question = logits.question
    own = len(logits.best())
    seen: set[tuple[int, ...]] = set()
    for size in _sizes(question, own):
        for places in _swaps(order, size) if size == own else [order[:size]]:
            answer = logits.answer(places)
            key = question.kinds_of(answer)
            if key not in seen:
                seen.add(key)
                yield answer, _weight(logits, places)


def _sizes(question: Question, own: int) -> Iterator[int]:
    """The policy's own number of options, then its neighbours and the extremes.

    A choice that comes once in a game gets every number.
    """
    yield own
    sizes = {own - 1, own + 1, question.low, question.high}
    if question.stage in ONCE:
        sizes.update(range(question.high))
    for size in sorted(sizes - {own}):
        if question.low <= size <= question.high:
            yield size


def _swaps(order: list[int], size: int) -> Iterator[list[int]]:
    """The first options, then the same with one of the last exchanged for another."""
    yield order[:size]
    for out in range(1, min(REACH, size) + 1):
        for other in order[size : size + 2]:
            yield [*order[: size - out], *order[size - out + 1 : size], other]


def _weight(logits: Logits, places: list[int]) -> float:
    """The weights of the options taken, less those of stopping before each."""
    total = 0.0
    for place in places:
        total += logits.options[place]
    for count in range(len(places) if logits.stops else 0):
        total -= logits.stop(count)
    return total
