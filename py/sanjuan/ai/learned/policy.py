"""The learned policy: the best answers at a glance, without search."""

from __future__ import annotations

from sanjuan.ai.learned.features import Active, Feature, Features
from sanjuan.ai.learned.light import Light
from sanjuan.ai.learned.tables import Tables
from sanjuan.rules.options import Options
from sanjuan.rules.questions import Question
from sanjuan.rules.state import State
from tabletop.base.rng import Chance, gumbel, softmax
from tabletop.rules.question import Answer


class Logits:
    """The logits of an open question's options; the highest is the likeliest.

    `stops` are the logits of stopping after each number of options, as in `Active`.
    """

    __slots__ = ("options", "question", "stops")

    def __init__(self, question: Question, active: Active) -> None:
        self.question = question
        self.options = add_up(active.options)
        if active.sign < 0:
            self.options = [-logit for logit in self.options]
        self.stops = add_up(active.stops) if active.stops else []

    def stop(self, count: int) -> float:
        """The logit of stopping after that many options."""
        stops = self.stops
        return stops[count] if count < len(stops) else stops[-1]

    def order(self) -> list[int]:
        """The places of the options, the likeliest first."""
        logits = self.options
        return sorted(range(len(logits)), key=logits.__getitem__, reverse=True)

    def best(self) -> Answer:
        """The likeliest answer."""
        question, logits = self.question, self.options
        if question.high == 1:
            most = max(logits)
            if question.low == 0 and most <= self.stops[0]:
                return ()
            return (question.options[logits.index(most)],)
        order, count = self.order(), question.low
        if self.stops:
            while count < question.high and logits[order[count]] > self.stop(count):
                count += 1
        return self.answer(order[:count])

    def answer(self, places: list[int]) -> Answer:
        """The options at those places."""
        options = self.question.options
        return tuple(sorted([options[place] for place in places]))

    def add_noise(self, temperature: float, rng: Chance) -> None:
        """Make `best` a draw by likelihood at that temperature (Gumbel's noise)."""
        self.options = [logit + temperature * gumbel(rng) for logit in self.options]
        self.stops = [logit + temperature * gumbel(rng) for logit in self.stops]


class Policy:
    """The policy for one set of options."""

    def __init__(self, tables: Tables, options: Options) -> None:
        self.features = Features(tables, options)
        self._glances = Light(self.features).glances

    def logits(self, state: State) -> Logits:
        """The open question's options by logit."""
        question = state.question
        assert question is not None
        return Logits(question, self.features.of(state, question))

    def answer(self, state: State) -> Answer:
        """The likeliest answer."""
        question = state.question
        assert question is not None
        glance = self._glances.get(question.stage)
        return glance(state, question) if glance else self.logits(state).best()

    def prior(self, state: State, temperature: float) -> list[tuple[Answer, float]]:
        """Each answer of at most one option, with its likelihood by the policy."""
        found = self.logits(state)
        question, logits = found.question, found.options
        answers: list[Answer] = [(option,) for option in question.options]
        if question.low == 0:
            logits.append(found.stops[0])
            answers.append(())
        return list(zip(answers, softmax(logits, temperature), strict=True))


def add_up(features: list[Feature]) -> list[float]:
    """By option: the sum of its weights in all features."""
    (row, places), *rest = features
    total = [row[place] for place in places]
    for row, places in rest:
        pairs = zip(total, places, strict=True)
        total = [weight + row[place] for weight, place in pairs]
    return total
