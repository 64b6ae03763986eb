"""The guide of a search in Puerto Rico: its branching stages, pauses and players."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from puerto_rico.ai.learned.policy import Policy
from puerto_rico.ai.learned.value import Value
from puerto_rico.ai.learned.weights import learned
from puerto_rico.ai.search.candidates import candidates
from puerto_rico.ai.search.worlds import Stack, Worlds
from puerto_rico.knowledge.facts import View
from puerto_rico.rules import stages
from puerto_rico.rules.state import State
from puerto_rico.rules.turns import TWO
from tabletop.base.rng import Chance
from tabletop.bots.search.budget import Budget
from tabletop.bots.search.guide import Guide
from tabletop.bots.search.ismcts import Search
from tabletop.bots.search.recall import Recall

BRANCHING: Final = frozenset({stages.ROLE, stages.BUILD})
"""Stages that branch below the root of the tree."""
PAUSES: Final = frozenset({stages.ROLE})
"""Stages at which a rollout may stop and ask the value."""
STACK: Final = Stack()


@cache
def policy(seats: int) -> Policy:
    """The policy for that number of seats."""
    return Policy(learned(seats).policy)


@cache
def guide(seats: int) -> Guide[State]:
    """The guide for that number of seats."""
    own = policy(seats)
    answers = partial(candidates, own)
    value = Value(learned(seats).value)
    return Guide(own, value, answers, BRANCHING, PAUSES, steady=True)


def paced(budget: Budget, seats: int) -> Budget:
    """The budget for that number of seats: with more than two, tries last longer."""
    if seats == TWO:
        return budget
    return budget._replace(iterations=(3 * budget.iterations + 3) // 4)


def search(view: View, rng: Chance, budget: Budget) -> Search[State]:
    """The search of the decision in a view, ready to run."""
    seats = len(view["seats"])
    own, budget = guide(seats), paced(budget, seats)
    recall = Recall(own, budget, seats, STACK)
    return Search(Worlds(view, rng), own, budget, recall)
