"""Single-observer ISMCTS: looks ahead in worlds that fit the view.

At the root the answers meet in the same worlds, and after every heat the worse half is
dropped (sequential halving: Karnin, Koren, Somekh 2013): luck that all of them share
does not tell for any. What is clearly behind goes at once (racing: Maron, Moore 1994).
Below, roles and buildings branch in the tree, other questions are answered by the
policy (Cowling, Powley, Whitehouse 2012; PUCT: Rosin 2011).
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import log, sqrt
from typing import Final, NamedTuple

from sanjuan.ai.learned.policy import Policy, cut
from sanjuan.ai.learned.value import Value
from sanjuan.ai.search.candidates import candidates
from sanjuan.ai.search.tree import Edge, Move, Node, choice_of, line_after, select
from sanjuan.ai.search.worlds import Worlds
from sanjuan.knowledge.facts import View
from sanjuan.rules import stages
from sanjuan.rules.questions import Question
from sanjuan.rules.state import State
from tabletop.chance import Chance
from tabletop.questions import Answer
from tabletop.thinking import Thinking

BRANCHING: Final = frozenset({stages.ROLE, stages.BUILD, stages.LIBRARY})
"""Stages that branch below the root."""
LEAST: Final = 1e-3
"""In place of a prior that was cut to nothing."""
OFTEN: Final = 8
"""After so many worlds each, answers that are clearly behind are looked for."""
LUCK: Final = 0.001
"""A standard error is taken to be larger by this: few worlds may all be alike."""


class Budget(NamedTuple):
    """How a search spends its time.

    `iterations` are for roles and buildings, other questions get their part `minor`;
    a few are exceeded where there are more answers, since each is tried once. The
    policy plays on to a role choice so many `rounds` later before the value is asked:
    0, to the next one. `curiosity` is PUCT's constant; `heat` flattens the priors, of
    which `even` is spread evenly. At the root the prior counts like `trust` trials,
    which found an answer worse by `doubt` for each power of e that it is less likely,
    and by less where all is won or lost. An answer is dropped as soon as it lies
    `sure` standard errors behind the best.
    """

    iterations: int
    minor: float = 0.5
    rounds: int | None = None
    curiosity: float = 0.4
    heat: float = 1.0
    even: float = 0.1
    trust: float = 8.0
    doubt: float = 0.02
    sure: float = 2.5

    def at(self, seats: int) -> Budget:
        """The same with `rounds` for that many seats, unless they are given.

        The value is off most by what happens before a seat's next turn, which is
        further away the more there are: with three or four, half of the iterations
        are played on for a round. They take as long.
        """
        if self.rounds is not None:
            return self
        if seats == 2:
            return self._replace(rounds=0)
        return self._replace(iterations=(self.iterations + 1) // 2, rounds=1)


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
        base = self.worlds.base
        self.seats = len(base.seats)
        self.budget = budget.at(self.seats)
        self.rounds = self.budget.rounds or 0
        assert base.question is not None
        self.root = Node(base.question)
        self.edges = [
            Edge(answer, prior, self.seats)
            for answer, prior in candidates(policy, base, budget.heat)
        ]
        self.edges.sort(key=_prior, reverse=True)
        self.done = 0

    def run(self) -> Thinking[Answer]:
        """The search, a world a step; its result is the answer found best."""
        return Thinking(self._halve())

    def _halve(self) -> Generator[float, None, Answer]:
        total, alive = self._total(), self.edges
        while len(alive) > 1:
            end = self.done + (total - self.done) // (len(alive) - 1).bit_length()
            while True:
                self._meet(alive)
                yield min(1.0, self.done / total)
                alive = self._open_ones(alive)
                if self.done + len(alive) > end or len(alive) == 1:
                    break
            alive = self._ranked(alive)[: (len(alive) + 1) // 2]
        return self.edges[0].answer

    def _total(self) -> int:
        if self.root.stage in BRANCHING:
            return self.budget.iterations
        return max(1, int(self.budget.iterations * self.budget.minor))

    def _ranked(self, alive: list[Edge]) -> list[Edge]:
        """Those answers by what was found and, the less of that, by what was likely."""
        seat, trust, doubt = self.root.seat, self.budget.trust, self.budget.doubt
        best = max([edge.sums[seat] / edge.visits for edge in alive])
        doubt *= 4 * best * (1 - best)

        def worth(edge: Edge) -> float:
            thought = best + doubt * cut(log(max(edge.prior, LEAST)))
            return (edge.sums[seat] + trust * thought) / (edge.visits + trust)

        self.edges[: len(alive)] = ranked = sorted(alive, key=worth, reverse=True)
        return ranked

    def _open_ones(self, alive: list[Edge]) -> list[Edge]:
        """Those that may still be the best, looked through every few worlds."""
        if len(alive[0].brought) % OFTEN:
            return alive
        best, *others = self._ranked(alive)
        open_ones = [best, *(one for one in others if self._may_be_best(one, best))]
        lost = [one for one in others if one not in open_ones]
        self.edges[: len(alive)] = [*open_ones, *lost]
        return open_ones

    def _may_be_best(self, one: Edge, best: Edge) -> bool:
        """Whether it is behind by no more than luck may make in the worlds they met."""
        behind = [a - b for a, b in zip(best.brought, one.brought, strict=True)]
        worlds = len(behind)
        mean = sum(behind) / worlds
        squares = sum([(each - mean) ** 2 for each in behind])
        error = sqrt(squares / (worlds * (worlds - 1))) + LUCK
        return mean <= self.budget.sure * error

    def compare(self, answers: Sequence[Answer], visits: int) -> Thinking[None]:
        """Begin anew with these answers alone, and try each so often.

        They are tried in the same worlds, so that what makes no difference to them
        shows none.
        """
        return Thinking(self._compare(answers, visits))

    def _compare(
        self, answers: Sequence[Answer], visits: int
    ) -> Generator[float, None, None]:
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
        first.brought.append(chances[self.root.seat])
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
        last = state.round + self.rounds
        answer = self.policy.answer
        while (question := state.question) is not None:
            if question.stage == stages.ROLE and state.round >= last:
                break
            state.step(answer(state))
        return self.value.chances(state)


def _prior(edge: Edge) -> float:
    return edge.prior
