"""Single-observer ISMCTS: looks ahead in worlds that fit the view.

At the root the answers meet in the same worlds, and after every heat the worse half is
dropped (sequential halving: Karnin, Koren, Somekh 2013): luck that all of them share
does not tell for any. Below, roles and buildings branch in the tree, other questions
are answered by the policy (Cowling, Powley, Whitehouse 2012; PUCT: Rosin 2011).
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import log
from typing import Final, NamedTuple

from sanjuan import stages
from sanjuan.ai.candidates import candidates
from sanjuan.ai.policy import Policy, cut
from sanjuan.ai.tree import Edge, Move, Node, choice_of, line_after, select
from sanjuan.ai.value import Value
from sanjuan.ai.worlds import Worlds
from sanjuan.chance import Chance
from sanjuan.questions import Answer, Question
from sanjuan.state import State
from sanjuan.view import View

BRANCHING: Final = frozenset({stages.ROLE, stages.BUILD, stages.LIBRARY})
"""Stages that branch below the root."""
LEAST: Final = 1e-3
"""In place of a prior that was cut to nothing."""


class Budget(NamedTuple):
    """How a search spends its time.

    `iterations` are for roles and buildings, other questions get their part `minor`.
    The policy plays on for `rounds` before the value is asked. `curiosity` is PUCT's
    constant; `heat` flattens the priors, of which `even` is spread evenly. At the root
    the prior counts like `trust` trials, which found an answer worse by `doubt` for
    each power of e that it is less likely, and by less where all is won or lost.
    """

    iterations: int
    minor: float = 0.5
    rounds: int = 1
    curiosity: float = 0.4
    heat: float = 1.0
    even: float = 0.1
    trust: float = 8.0
    doubt: float = 0.02


class Finding(NamedTuple):
    """What a search found of an answer: every seat's chance to win after it.

    `line` is what most of the search then went through.
    """

    answer: Answer
    visits: int
    chances: list[float]
    prior: float
    line: list[Move]


class Search:
    """The search of one decision."""

    def __init__(
        self, view: View, rng: Chance, policy: Policy, value: Value, budget: Budget
    ) -> None:
        self.worlds = Worlds(view, rng)
        self.policy = policy
        self.value = value
        self.budget = budget
        base = self.worlds.base
        self.seats = len(base.seats)
        assert base.question is not None
        self.root = Node(base.question)
        self.edges = [
            Edge(answer, prior, self.seats)
            for answer, prior in candidates(policy, base, budget.heat)
        ]
        self.edges.sort(key=_prior, reverse=True)
        self.done = 0

    def run(self) -> Generator[float, None, Answer]:
        """Search; yield how much is done; return the answer found best."""
        total, alive = self._total(), self.edges
        for left in range((len(alive) - 1).bit_length(), 0, -1):
            for _ in range(max(1, (total - self.done) // (left * len(alive)))):
                self._meet(alive)
                yield min(1.0, self.done / total)
            self._rank(alive)
            self.edges[: len(alive)] = alive
            alive = alive[: (len(alive) + 1) // 2]
        return self.edges[0].answer

    def _total(self) -> int:
        if self.root.stage in BRANCHING:
            return self.budget.iterations
        return max(1, int(self.budget.iterations * self.budget.minor))

    def _rank(self, edges: list[Edge]) -> None:
        """Sort by what was found and, the less of that, by what was thought likely."""
        seat, trust, doubt = self.root.seat, self.budget.trust, self.budget.doubt
        best = max([edge.sums[seat] / edge.visits for edge in edges])
        doubt *= 4 * best * (1 - best)

        def worth(edge: Edge) -> float:
            thought = best + doubt * cut(log(max(edge.prior, LEAST)))
            return (edge.sums[seat] + trust * thought) / (edge.visits + trust)

        edges.sort(key=worth, reverse=True)

    def compare(
        self, answers: Sequence[Answer], visits: int
    ) -> Generator[float, None, None]:
        """Begin anew with these answers alone, and try each so often.

        They are tried in the same worlds, so that what makes no difference to them
        shows none. Yields how much is done.
        """
        self.edges = [Edge(answer, 1.0, self.seats) for answer in answers]
        for done in range(visits):
            yield done / visits
            self._meet(self.edges)

    # ------------------------------------------------------------ what was found

    def findings(self) -> list[Finding]:
        """The answers looked into, best first."""
        return [
            Finding(
                edge.answer,
                edge.visits,
                [total / (edge.visits or 1) for total in edge.sums],
                edge.prior,
                line_after(edge),
            )
            for edge in self.edges
        ]

    # ------------------------------------------------------------ one iteration

    def _meet(self, edges: list[Edge]) -> None:
        """Try these answers to the question in one more world."""
        world = self.worlds.deal()
        for edge in edges:
            self._try(world.copy(), edge)
        self.done += len(edges)

    def _try(self, state: State, first: Edge) -> None:
        path = self._descend(state, first)
        chances = self._play_on(state)
        for edge in path:
            edge.visits += 1
            sums = edge.sums
            for seat, chance in enumerate(chances):
                sums[seat] += chance

    def _descend(self, state: State, edge: Edge) -> list[Edge]:
        """Go down from that edge until a question is new or the game is over."""
        path = [edge]
        while True:
            state.step(edge.answer)
            question = self._pass_by(state)
            if question is None:
                return path
            key = question.seat, question.stage
            node = edge.nodes.get(key)
            if node is None:
                edge.nodes[key] = Node(question)
                return path
            edges = self._open(node, state)
            edge = select(edges, node.seat, self.budget.curiosity, self.budget.even)
            path.append(edge)

    def _pass_by(self, state: State) -> Question | None:
        """Answer what does not branch as the policy would."""
        question = state.question
        while question is not None and question.stage not in BRANCHING:
            state.step(self.policy.answer(state))
            question = state.question
        return question

    def _open(self, node: Node, state: State) -> list[Edge]:
        """The edges for what can be answered in this world."""
        found: dict[int, Edge] = {}
        for answer, prior in self.policy.prior(state, self.budget.heat):
            choice = choice_of(node.stage, answer)
            edge = node.edges.get(choice)
            if edge is None:
                edge = node.edges[choice] = Edge(answer, prior, self.seats)
            edge.answer = answer
            edge.prior = prior
            found[choice] = edge
        return list(found.values())

    def _play_on(self, state: State) -> list[float]:
        """Play on by the policy to a role choice, then ask the value."""
        last = state.round + self.budget.rounds
        answer = self.policy.answer
        while (question := state.question) is not None:
            if question.stage == stages.ROLE and state.round >= last:
                break
            state.step(answer(state))
        return self.value.chances(state)


def _prior(edge: Edge) -> float:
    return edge.prior
