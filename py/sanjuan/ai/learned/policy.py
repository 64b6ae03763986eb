"""The learned policy: what seems best at a glance, with no search."""

from __future__ import annotations

from math import exp, log
from typing import Final

from sanjuan.ai.learned.columns import Choice, Column, Columns
from sanjuan.ai.learned.tables import Tables
from sanjuan.rules.options import Options
from sanjuan.rules.questions import Question
from sanjuan.rules.state import State
from tabletop.chance import Chance
from tabletop.questions import Answer

GRAIN: Final = 1 << 20
"""What comes of `exp` and `log` is cut to this part of one, so that it is the same
wherever their last digit differs."""


class Weighed:
    """An open question's options by weight: `stops` as in `Choice`."""

    __slots__ = ("question", "stops", "weights")

    def __init__(self, question: Question, choice: Choice) -> None:
        self.question = question
        self.weights = weigh(choice.columns)
        if choice.sign < 0:
            self.weights = [-weight for weight in self.weights]
        self.stops = weigh(choice.stops) if choice.stops else []

    def stop(self, count: int) -> float:
        """The weight of stopping after that many options."""
        stops = self.stops
        return stops[count] if count < len(stops) else stops[-1]

    def order(self) -> list[int]:
        """The places of the options, the one that weighs most first."""
        weights = self.weights
        return sorted(range(len(weights)), key=weights.__getitem__, reverse=True)

    def best(self) -> Answer:
        """The answer that weighs most."""
        question, weights = self.question, self.weights
        if question.high == 1:
            most = max(weights)
            if question.low == 0 and most <= self.stops[0]:
                return ()
            return (question.options[weights.index(most)],)
        order, count = self.order(), question.low
        if self.stops:
            while count < question.high and weights[order[count]] > self.stop(count):
                count += 1
        return self.answer(order[:count])

    def answer(self, places: list[int]) -> Answer:
        """The options at those places."""
        options = self.question.options
        return tuple(sorted([options[place] for place in places]))

    def shake(self, heat: float, rng: Chance) -> None:
        """Add chance, so that `best` is a draw by likelihood at that heat (Gumbel)."""
        self.weights = [weight + heat * gumbel(rng) for weight in self.weights]
        self.stops = [weight + heat * gumbel(rng) for weight in self.stops]


class Policy:
    """The policy under one set of options."""

    def __init__(self, tables: Tables, options: Options) -> None:
        self.columns = Columns(tables, options)

    def weighed(self, state: State) -> Weighed:
        """The open question's options by weight."""
        question = state.question
        assert question is not None
        return Weighed(question, self.columns.of(state, question))

    def answer(self, state: State) -> Answer:
        """The answer that weighs most."""
        return self.weighed(state).best()

    def prior(self, state: State, heat: float) -> list[tuple[Answer, float]]:
        """Each answer of at most one option, and how likely it is at that heat."""
        weighed = self.weighed(state)
        question, weights = weighed.question, weighed.weights
        answers: list[Answer] = [(option,) for option in question.options]
        if question.low == 0:
            weights.append(weighed.stops[0])
            answers.append(())
        return list(zip(answers, softmax(weights, heat), strict=True))


def weigh(columns: list[Column]) -> list[float]:
    """For every place of the columns, the weights there added up."""
    (row, places), *rest = columns
    total = [row[place] for place in places]
    for row, places in rest:
        pairs = zip(total, places, strict=True)
        total = [weight + row[place] for weight, place in pairs]
    return total


def softmax(weights: list[float], heat: float = 1.0) -> list[float]:
    """Probabilities that grow with the weights; the hotter, the more alike."""
    most = max(weights)
    powers = [exp((weight - most) / heat) for weight in weights]
    total = 0.0
    for power in powers:
        total += power
    total /= GRAIN
    return [int(power / total) / GRAIN for power in powers]


def gumbel(rng: Chance) -> float:
    """A number from Gumbel's distribution."""
    return cut(-log(-log(rng.random() or 0.5)))


def cut(number: float) -> float:
    """The number in whole grains."""
    return int(number * GRAIN) / GRAIN
