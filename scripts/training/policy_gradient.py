"""The policy gradient of self-play: in which direction every weight should go."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, tanh
from random import Random
from typing import Any, Final, Generic, NamedTuple

from tabletop.base.rng import softmax
from training.learner import Choose, Inputs, Learner, S, Side, Tables, is_open

LEAST: Final = 1e-6
"""In place of chances that were cut to nothing."""

Chances = list[float]


class Pick(NamedTuple):
    """One option taken: the game's choice, the likelihood of each option, the place."""

    seat: int
    moment: int
    choice: Any
    chances: Chances
    taken: int


class Moment(NamedTuple):
    """A moment of the value: the chances it saw, and the inputs of every seat."""

    chances: Chances
    inputs: list[Inputs]


class PolicyGradient(Generic[S]):
    """Self-play under one set of weights, and its gradient."""

    def __init__(self, learner: Learner[S], tables: Tables, rng: Random) -> None:
        self.learner = learner
        self.method = learner.method
        self.gradients = learner.gradients(tables)
        self.rng = rng
        self.rounds = self.games = 0

    def play(self, options: Any, seed: int) -> None:
        """Play one game and learn from it."""
        side = self.gradients.side(options)
        state = self.learner.deal(options, seed)
        picks: list[Pick] = []
        moments: list[Moment] = []
        while is_open(self.learner, state):
            assert state.question is not None
            if self.learner.is_moment(state):
                moments.append(Moment(side.chances(state), side.inputs(state)))
            choose = self._choosing(picks, state.question.seat, len(moments))
            state.step(side.pick(state, choose))
        self._learn(side, state, picks, moments)
        self.rounds += state.round
        self.games += 1

    # ------------------------------------------------------------ sampling

    def _choosing(self, picks: list[Pick], seat: int, moment: int) -> Choose:
        """Return a way to draw options by the policy, which notes them."""

        def choose(logits: list[float], choice: Any) -> int:
            chances = softmax(logits)
            drawn = self._draw(chances)
            picks.append(Pick(seat, moment, choice, chances, drawn))
            return drawn

        return choose

    def _draw(self, chances: Chances) -> int:
        """A place, as likely as its chance."""
        point = self.rng.random()
        for place, chance in enumerate(chances):
            point -= chance
            if point < 0:
                return place
        return len(chances) - 1

    # ------------------------------------------------------------ learning

    def _learn(
        self, side: Side[S], state: S, picks: list[Pick], moments: list[Moment]
    ) -> None:
        won = self.learner.won(state)
        values = [moment.chances for moment in moments]
        returns = lambda_returns(values, won, self.method.discount)
        margins = self._margins(state)
        for (chances, inputs), wanted in zip(moments, returns, strict=True):
            side.correct(inputs, _errors(wanted, chances))
        for pick in picks:
            now, seat = max(0, pick.moment - 1), pick.seat
            advantage = returns[now][seat] - values[now][seat] + margins[seat]
            bonus = self.method.entropy * entropy_slope(pick)
            side.push(pick.choice, _deltas(pick, advantage + bonus))

    def _margins(self, state: S) -> list[float]:
        """The addition to each seat's return for its points beside the best rival's."""
        marks, scale = self.learner.points(state), self.method.margin_scale
        return [
            self.method.margin
            * tanh((own - max(marks[:seat] + marks[seat + 1 :])) / scale)
            for seat, own in enumerate(marks)
        ]

    def gradient(self) -> Tables:
        """The mean gradient of a game."""
        total = self.gradients.total()
        return {
            name: [[g / self.games for g in row] for row in rows]
            for name, rows in total.items()
        }


def _errors(wanted: Sequence[float], chances: Sequence[float]) -> list[float]:
    return [one - chance for one, chance in zip(wanted, chances, strict=True)]


def _deltas(pick: Pick, advantage: float) -> list[float]:
    """The ways of the logits that make a choice with an advantage likelier."""
    deltas = [-advantage * chance for chance in pick.chances]
    deltas[pick.taken] += advantage
    return deltas


def lambda_returns(
    values: list[Chances], won: Chances, discount: float
) -> list[Chances]:
    """The lambda return of each moment: later values and the outcome, mixed."""
    returns, target = [], won
    for value in reversed(values):
        returns.append(target)
        mixed = zip(target, value, strict=True)
        target = [discount * later + (1 - discount) * now for later, now in mixed]
    return returns[::-1]


def entropy_slope(pick: Pick) -> float:
    """By how much the choice was less likely than choices are on average."""
    slope = 0.0
    for place, chance in enumerate(pick.chances):
        surprise = -log(max(chance, LEAST))
        slope += surprise * ((place == pick.taken) - chance)
    return slope
