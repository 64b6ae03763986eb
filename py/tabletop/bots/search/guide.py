"""The knowledge of a game that a search needs, and defaults for a game without any.

`UniformPolicy` and `RolloutValue` need no learning: the one finds all answers equally
likely, the other plays a table to the end.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Iterable
from random import Random
from typing import Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from tabletop.base.rng import Chance, drawn_seed
from tabletop.rules.question import Answer, Question
from tabletop.rules.state import State

S = TypeVar("S", bound=State)
In = TypeVar("In", bound=State, contravariant=True)

Priors: TypeAlias = list[tuple[Answer, float]]
"""Answers, each with its likelihood before any search; they add up to at most 1."""


Seen: TypeAlias = Callable[[S], Hashable]
"""Tells all that chance has shown to the seat asked."""

MANY: Final = 400
"""The largest number of answers that a game without knowledge considers one by one."""
DRAWN: Final = 48
"""The number of answers that it draws from more than `MANY`."""


class Policy(Protocol[In]):
    """Answers at a glance."""

    def answer(self, state: In) -> Answer:
        """Its answer to the open question."""
        ...

    def prior(self, state: In, temperature: float) -> Priors:
        """The answers worth trying to an open question that branches, with priors."""
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

    `seen` is all that chance has shown to the seat asked, such as dice: below an answer
    the tree tells questions apart by it (None: by seat and stage alone).
    """

    policy: Policy[S]
    value: Value[S]
    candidates: Callable[[S, float], Priors]
    branching: Container[int]
    pauses: Container[int]
    steady: bool = False
    seen: Seen[S] | None = None


def play_on(state: S, policy: Policy[S], horizon: int | None) -> None:
    """Play that state to its end, or for that many answers."""
    decide, left = policy.answer, -1 if horizon is None else horizon
    while left and state.question is not None:
        state.step(decide(state))
        left -= 1


# ---------------------------------------------------------------- defaults


class EveryStage:
    """Contains every stage, for games that treat all stages alike."""

    def __contains__(self, stage: object) -> bool:
        return True


class UniformPolicy:
    """Finds all answers equally likely."""

    def __init__(self, rng: Chance) -> None:
        self._rng = rng
        self._drawn = 0

    def answer(self, state: State) -> Answer:
        """A random answer."""
        question = state.question
        assert question is not None
        return question.sample(self._rng)

    def prior(self, state: State, temperature: float) -> Priors:
        """One answer for each choice, or some of many, with equal priors."""
        question = state.question
        assert question is not None
        is_wide = question.count() > MANY
        answers = self._some(question) if is_wide else list(question)
        return [(answer, 1 / len(answers)) for answer in answers]

    def _some(self, question: Question) -> list[Answer]:
        """Random answers; the same ones each time that the same options come up."""
        self._drawn = self._drawn or drawn_seed(self._rng)
        rng = Random(self._drawn)
        drawn = (question.sample(rng) for _ in range(DRAWN))
        return list({question.kinds_of(one): one for one in drawn}.values())


class RolloutValue(Generic[S]):
    """Values a state by playing it to the end with a policy.

    `shares` gives each seat's share of the win in a finished game, or in one that ended
    now: after `horizon` answers.
    """

    def __init__(
        self,
        policy: Policy[S],
        shares: Callable[[S], Iterable[float]],
        horizon: int | None = None,
    ) -> None:
        self._policy = policy
        self._shares = shares
        self._horizon = horizon

    def chances(self, state: S) -> list[float]:
        """The shares of the win in one rollout; the state does not change."""
        rollout = state.copy()
        play_on(rollout, self._policy, self._horizon)
        return list(self._shares(rollout))


def blind_guide(
    rng: Chance,
    shares: Callable[[S], Iterable[float]],
    seen: Seen[S] | None = None,
    horizon: int | None = None,
) -> Guide[S]:
    """A guide for any game, with a uniform policy and rollouts."""
    policy, every = UniformPolicy(rng), EveryStage()
    value = RolloutValue[S](policy, shares, horizon)
    return Guide(policy, value, policy.prior, every, every, seen=seen)
