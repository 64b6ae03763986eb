"""The candidates of a search, with their priors.

An answer of several options is a candidate only near the policy's own: for colonists
the policy's placement, and the same with one colonist elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import Final

from puerto_rico.ai.learned.at_boards import place_more
from puerto_rico.ai.learned.features import features, kinds_at
from puerto_rico.ai.learned.policy import Pick, Policy, counts_of
from puerto_rico.rules import stages
from puerto_rico.rules.circles import circles
from puerto_rico.rules.codes import COPIES, copies
from puerto_rico.rules.state import State
from tabletop.base.rng import softmax
from tabletop.rules.question import Answer

SEARCHED: Final = 8
"""The most candidates where an answer takes several options."""
LEAST: Final = 0.002
"""The least likelihood of a candidate that is a single option."""
FEWEST: Final = 4
"""The number of candidates that are worth trying however unlikely they are."""
MANY: Final = 300
"""The number of answers above which the policy's own is the only candidate."""

Rated = list[tuple[Answer, float]]


def candidates(policy: Policy, state: State, temperature: float) -> Rated:
    """The answers to search, with their priors at a temperature."""
    question = state.question
    assert question is not None
    if question.high == 1:
        rated = sorted(policy.prior(state, temperature), key=_unlikely)
        likely = [pair for pair in rated if pair[1] >= LEAST]
        return likely if len(likely) >= FEWEST else rated[:FEWEST]
    weighed = _placings if question.stage == stages.PLACE else _several
    best = sorted(weighed(policy, state), key=_unlikely)[:SEARCHED]
    priors = softmax([weight for _, weight in best], temperature)
    return [(answer, p) for (answer, _), p in zip(best, priors, strict=True)]


def _unlikely(pair: tuple[Answer, float]) -> float:
    return -pair[1]


def _several(policy: Policy, state: State) -> Iterator[tuple[Answer, float]]:
    """Every answer with its weight, or the policy's own one among very many."""
    question = state.question
    assert question is not None
    kinds = kinds_at(question)
    if prod([count + 1 for count in counts_of(question, kinds)]) > MANY:
        yield policy.answer(state), 0.0
        return
    active = features(state, question, kinds)
    logits = policy.logits(Pick(active, [*range(len(kinds) + 1)], active.more))
    worth = dict(zip(kinds, logits, strict=False))
    for answer in question:
        taken = question.kinds_of(answer)
        yield answer, sum([worth[kind] - logits[-1] for kind in taken])


def _placings(policy: Policy, state: State) -> Iterator[tuple[Answer, float]]:
    """The policy's placement, and those with one colonist elsewhere, with weights."""
    question = state.question
    assert question is not None
    own = policy.answer(state)
    there = dict(circles(state.seats[question.seat]))
    men = [0] * len(state.seats[question.seat].men)
    for option in own:
        men[option // COPIES] += 1
    yield own, 0.0
    kinds = kinds_at(question)
    active = features(state, question, kinds)
    full = [place for place in kinds if men[place]]
    for left in full:
        men[left] -= 1
        more = [place_more(men, place, there[place]) for place in kinds]
        worth = policy.logits(Pick(active, [*range(len(kinds))], more))
        lost = worth[kinds.index(left)]
        for place, gain in zip(kinds, worth, strict=True):
            if place != left and men[place] < there[place]:
                men[place] += 1
                yield _placed(kinds, men), gain - lost
                men[place] -= 1
        men[left] += 1


def _placed(kinds: list[int], men: list[int]) -> Answer:
    return tuple([one for kind in kinds for one in copies(kind, men[kind])])
