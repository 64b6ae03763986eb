"""The guide of a search in San Juan: its branching stages, pauses and players."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from sanjuan.ai.learned.policy import Policy
from sanjuan.ai.learned.value import Value
from sanjuan.ai.learned.weights import learned
from sanjuan.ai.search.candidates import candidates
from sanjuan.ai.search.worlds import Worlds
from sanjuan.knowledge.facts import View
from sanjuan.rules import stages
from sanjuan.rules.options import Options
from sanjuan.rules.state import State
from tabletop.base.rng import Chance
from tabletop.bots.search.budget import Budget
from tabletop.bots.search.guide import Guide
from tabletop.bots.search.ismcts import Search

BRANCHING: Final = frozenset({stages.ROLE, stages.BUILD, stages.LIBRARY})
"""Stages that branch below the root of the tree."""
PAUSES: Final = frozenset({stages.ROLE})
"""Stages at which a rollout may stop and ask the value."""


@cache
def policy(options: Options) -> Policy:
    """The policy for these options."""
    return Policy(learned(options.seats, options.expansion), options)


@cache
def value(options: Options) -> Value:
    """The value for these options."""
    return Value(learned(options.seats, options.expansion), options)


@cache
def guide(options: Options) -> Guide[State]:
    """The guide for these options."""
    own = policy(options)
    answers = partial(candidates, own)
    return Guide(own, value(options), answers, BRANCHING, PAUSES, steady=True)


def paced(budget: Budget, seats: int) -> Budget:
    """The budget with `rounds` set for that number of seats, unless it is already set.

    The value is least certain in the time before a seat's next turn, which is longer
    with more seats. So with three or four, rollouts are a round longer and half as
    many, which takes the same time.
    """
    if budget.rounds is not None:
        return budget
    if seats == 2:
        return budget._replace(rounds=0)
    return budget._replace(iterations=(budget.iterations + 1) // 2, rounds=1)


def search(view: View, rng: Chance, budget: Budget) -> Search[State]:
    """The search of the decision in a view, ready to run."""
    options = Options(**view["options"])
    return Search(Worlds(view, rng), guide(options), paced(budget, options.seats))
