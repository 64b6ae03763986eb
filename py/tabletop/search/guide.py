"""What a search has to be told of a game, and defaults for a game that knows nothing.

`UniformPolicy` and `RolloutValue` need no learning: all answers are equally likely, and
a table is valued by playing it to the end.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from typing import Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from tabletop.chance import Chance
from tabletop.questions import Answer
from tabletop.state import State

S = TypeVar("S", bound=State)
In = TypeVar("In", bound=State, contravariant=True)

Priors: TypeAlias = list[tuple[Answer, float]]
"""Answers, each with its prior: how likely it is before any search; in all up to 1."""


class Policy(Protocol[In]):
    """Answers at a glance."""

    def answer(self, state: In) -> Answer:
        """Its answer to the open question."""
        ...

    def prior(self, state: In, temperature: float) -> Priors:
        """Every answer to an open question that branches, with its prior."""
        ...


class Value(Protocol[In]):
    """Tells at a glance who will win."""

    def chances(self, state: In) -> list[float]:
        """Each seat's chance to win, in all 1; at the end, its share of the win."""
        ...


class Worlds(Protocol[S]):
    """Deals states that a seat to decide cannot tell apart by what it sees."""

    base: S
    """One of them."""

    def deal(self) -> S:
        """Another one."""
        ...


class Guide(NamedTuple, Generic[S]):
    """What a search goes by.

    `candidates` are the answers worth searching at the root, at a temperature, with
    their priors. Below the root, the tree branches at the stages `branching`; at all
    others the policy answers. A rollout ends at one of the stages `pauses`, after as
    many rounds as the budget says; `round` tells the round of a state. A guide that
    is `steady` leaves nothing to chance, so that workers can share the search.
    """

    policy: Policy[S]
    value: Value[S]
    candidates: Callable[[S, float], Priors]
    branching: Container[int]
    pauses: Container[int]
    round: Callable[[S], int]
    steady: bool = False


# ---------------------------------------------------------------- defaults


class EveryStage:
    """Contains every stage, for games that make no difference between them."""

    def __contains__(self, stage: object) -> bool:
        return True


class UniformPolicy:
    """Finds every answer as likely as any other."""

    def __init__(self, rng: Chance) -> None:
        self._rng = rng

    def answer(self, state: State) -> Answer:
        """A random one."""
        question = state.question
        assert question is not None
        return question.sample(self._rng)

    def prior(self, state: State, temperature: float) -> Priors:
        """All answers that differ in what they choose, whatever the temperature."""
        assert state.question is not None
        answers = list(state.question)
        return [(answer, 1 / len(answers)) for answer in answers]


class RolloutValue(Generic[S]):
    """Plays to the end by a policy, and looks who has won.

    `shares` tells each seat's share of the win in a finished game.
    """

    def __init__(
        self, policy: Policy[S], shares: Callable[[S], Iterable[float]]
    ) -> None:
        self._policy = policy
        self._shares = shares

    def chances(self, state: S) -> list[float]:
        """The shares of the win in one rollout; the state stays as it is."""
        rollout = state.copy()
        while rollout.question is not None:
            rollout.step(self._policy.answer(rollout))
        return list(self._shares(rollout))


def blind_guide(rng: Chance, shares: Callable[[S], Iterable[float]]) -> Guide[S]:
    """A guide for any game, by a uniform policy and rollouts."""
    policy, every = UniformPolicy(rng), EveryStage()
    value = RolloutValue[S](policy, shares)
    prior = policy.prior
    return Guide(policy, value, prior, every, every, lambda state: 0)
