"""The knowledge of a game that a search needs, and defaults for a game without any.

`UniformPolicy` and `RolloutValue` need no learning: the one finds all answers equally
likely, the other plays a table to the end.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from typing import Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from tabletop.base.rng import Chance
from tabletop.rules.question import Answer
from tabletop.rules.state import State

S = TypeVar("S", bound=State)
In = TypeVar("In", bound=State, contravariant=True)

Priors: TypeAlias = list[tuple[Answer, float]]
"""Answers, each with its likelihood before any search; they add up to at most 1."""


class Policy(Protocol[In]):
    """Answers at a glance."""

    def answer(self, state: In) -> Answer:
        """Its answer to the open question."""
        ...

    def prior(self, state: In, temperature: float) -> Priors:
        """Every answer to an open question that branches, with its prior."""
        ...


class Value(Protocol[In]):
    """Estimates at a glance each seat's chance to win."""

    def chances(self, state: In) -> list[float]:
        """Each seat's chance to win, in all 1; at the end, its share of the win."""
        ...


class Worlds(Protocol[S]):
    """Deals states that look the same to the seat to decide."""

    base: S
    """One of these states."""

    def deal(self) -> S:
        """Another of these states."""
        ...


class Guide(NamedTuple, Generic[S]):
    """The knowledge of a game that a search uses.

    `candidates` are the answers worth searching at the root, at a temperature, with
    their priors. Below the root, the tree branches at the stages `branching`; at all
    others the policy answers. A rollout ends at one of the stages `pauses`, after the
    rounds in the budget. A guide that is `steady` leaves nothing to chance, so that
    workers can share the search.
    """

    policy: Policy[S]
    value: Value[S]
    candidates: Callable[[S, float], Priors]
    branching: Container[int]
    pauses: Container[int]
    steady: bool = False


# ---------------------------------------------------------------- defaults


class EveryStage:
    """Contains every stage, for games that treat all stages alike."""

    def __contains__(self, stage: object) -> bool:
        return True


class UniformPolicy:
    """Finds all answers equally likely."""

    def __init__(self, rng: Chance) -> None:
        self._rng = rng

    def answer(self, state: State) -> Answer:
        """A random answer."""
        question = state.question
        assert question is not None
        return question.sample(self._rng)

    def prior(self, state: State, temperature: float) -> Priors:
        """One answer for each choice, with equal priors at any temperature."""
        assert state.question is not None
        answers = list(state.question)
        return [(answer, 1 / len(answers)) for answer in answers]


class RolloutValue(Generic[S]):
    """Values a state by playing it to the end with a policy.

    `shares` gives each seat's share of the win in a finished game.
    """

    def __init__(
        self, policy: Policy[S], shares: Callable[[S], Iterable[float]]
    ) -> None:
        self._policy = policy
        self._shares = shares

    def chances(self, state: S) -> list[float]:
        """The shares of the win in one rollout; the state does not change."""
        rollout = state.copy()
        while rollout.question is not None:
            rollout.step(self._policy.answer(rollout))
        return list(self._shares(rollout))


def blind_guide(rng: Chance, shares: Callable[[S], Iterable[float]]) -> Guide[S]:
    """A guide for any game, with a uniform policy and rollouts."""
    policy, every = UniformPolicy(rng), EveryStage()
    value = RolloutValue[S](policy, shares)
    prior = policy.prior
    return Guide(policy, value, prior, every, every)
