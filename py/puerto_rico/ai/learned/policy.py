"""The learned policy: an answer at a glance, option after option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from puerto_rico.ai.learned.active import Active
from puerto_rico.ai.learned.at_boards import GOOD_OF, place_more
from puerto_rico.ai.learned.features import features, kinds_at
from puerto_rico.rules import stages
from puerto_rico.rules.buildings.tables import MILLS, PLACES
from puerto_rico.rules.circles import circles
from puerto_rico.rules.codes import COPIES, copies
from puerto_rico.rules.questions import Question
from puerto_rico.rules.state import State
from tabletop.base.rng import Chance, gumbel, softmax
from tabletop.rules.question import Answer

PLACING: Final = frozenset({stages.PLACE})
"""Stages whose features change with each colonist placed."""

ALIKE: Final = tuple(
    (place, *MILLS[place])
    if 0 < place < len(MILLS)
    else (place, GOOD_OF[place], *MILLS[GOOD_OF[place]])
    if place in GOOD_OF
    else (place,)
    for place in range(PLACES)
)
"""By place: those whose logits a colonist there changes."""

Choose = Callable[[list[float], "Pick"], int]


class Pick:
    """One choice among kinds of options left: their places, features and numbers."""

    __slots__ = ("active", "left", "more")

    def __init__(self, active: Active, left: list[int], more: list[list[int]]) -> None:
        self.active = active
        self.left = left
        self.more = more

    def weights(self, place: int) -> list[int]:
        """The places of the weights of one choice left."""
        column = self.active.columns[self.left[place]]
        return [row + column for row in self.active.rows] + self.more[place]


class Policy:
    """The policy of some weights."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights

    def answer(self, state: State) -> Answer:
        """The likeliest answer, option after option."""
        question = state.question
        assert question is not None
        if question.stage in PLACING:
            return self._settle(state, question)
        return self.pick(state, _highest)

    def draw(self, state: State, temperature: float, rng: Chance) -> Answer:
        """An answer by chance; a higher temperature leaves more to it."""

        def choose(logits: list[float], pick: Pick) -> int:
            return _highest([one + temperature * gumbel(rng) for one in logits], pick)

        return self.pick(state, choose)

    def prior(self, state: State, temperature: float) -> list[tuple[Answer, float]]:
        """The answers with a single option or none, with their likelihoods."""
        question = state.question
        assert question is not None
        kinds = kinds_at(question)
        active = features(state, question, kinds)
        left = list(range(len(kinds) + (question.low == 0)))
        priors = softmax(self.logits(_pick(active, left)), temperature)
        answers = [*[(one,) for one in _firsts(question, kinds)], ()]
        return list(zip(answers, priors, strict=False))

    def pick(self, state: State, choose: Choose) -> Answer:
        """An answer, each of whose options `choose` takes by the logits."""
        question = state.question
        assert question is not None
        kinds = kinds_at(question)
        active = features(state, question, kinds)
        if question.high == 1:
            left = list(range(len(kinds) + (question.low == 0)))
            pick = _pick(active, left)
            place = choose(self.logits(pick), pick)
            return _taken(question, kinds, [place] if place < len(kinds) else [])
        if question.stage in PLACING:
            return self._place(state, question, kinds, active, choose)
        return self._several(question, kinds, active, choose)

    def logits(self, pick: Pick) -> list[float]:
        """The logits of the choices left."""
        weights, rows, columns = self.weights, pick.active.rows, pick.active.columns
        found = []
        for place, more in zip(pick.left, pick.more, strict=True):
            column = columns[place]
            total = sum([weights[row + column] for row in rows])
            found.append(total + sum([weights[one] for one in more]))
        return found

    def _several(
        self, question: Question, kinds: list[int], active: Active, choose: Choose
    ) -> Answer:
        counts = counts_of(question, kinds)
        taken: list[int] = []
        while len(taken) < question.high:
            left = [n for n, count in enumerate(counts) if count]
            if len(taken) >= question.low:
                left.append(len(kinds))
            if len(left) == 1:
                place = left[0]
            else:
                pick = _pick(active, left)
                place = left[choose(self.logits(pick), pick)]
            if place == len(kinds):
                break
            taken.append(place)
            counts[place] -= 1
        return _taken(question, kinds, taken)

    def _settle(self, state: State, question: Question) -> Answer:
        """The same as `_place` by the highest logits, in less time.

        A colonist changes the logits of its own place and of those of the same good.
        """
        own, kinds = state.seats[question.seat], kinds_at(question)
        there = dict(circles(own))
        men = [0] * len(own.men)
        row = features(state, question, kinds).rows[0]
        worth = {kind: self._worth(row, men, kind, there[kind]) for kind in kinds}
        for _ in range(question.high):
            place = max(worth, key=worth.__getitem__)
            men[place] += 1
            if men[place] == there[place]:
                del worth[place]
            for other in ALIKE[place]:
                if other in worth:
                    worth[other] = self._worth(row, men, other, there[other])
        return tuple([one for kind in kinds for one in copies(kind, men[kind])])

    def _worth(self, row: int, men: list[int], place: int, count: int) -> float:
        weights = self.weights
        more = place_more(men, place, count)
        return weights[row + place] + sum([weights[one] for one in more])

    def _place(
        self,
        state: State,
        question: Question,
        kinds: list[int],
        active: Active,
        choose: Choose,
    ) -> Answer:
        """Put one colonist after the other, each where it is wanted most."""
        own = state.seats[question.seat]
        there = dict(circles(own))
        counts = [there[kind] for kind in kinds]
        men = [0] * len(own.men)
        for _ in range(question.high):
            left = [n for n, kind in enumerate(kinds) if men[kind] < counts[n]]
            more = [place_more(men, kinds[n], counts[n]) for n in left]
            pick = Pick(active, left, more)
            place = left[choose(self.logits(pick), pick)] if len(left) > 1 else left[0]
            men[kinds[place]] += 1
        return tuple([one for kind in kinds for one in copies(kind, men[kind])])


def _pick(active: Active, left: list[int]) -> Pick:
    more = active.more
    return Pick(active, left, [more[place] for place in left])


def _highest(logits: list[float], pick: Pick) -> int:
    return logits.index(max(logits))


def _firsts(question: Question, kinds: list[int]) -> list[int]:
    """The first option of each kind."""
    if question.stage not in stages.COPIED:
        return kinds
    first: dict[int, int] = {}
    for option in question.options:
        first.setdefault(option // COPIES, option)
    return [first[kind] for kind in kinds]


def counts_of(question: Question, kinds: list[int]) -> list[int]:
    """The number of options of each kind."""
    if question.stage not in stages.COPIED:
        return [1] * len(kinds)
    options = [option // COPIES for option in question.options]
    return [options.count(kind) for kind in kinds]


def _taken(question: Question, kinds: list[int], places: list[int]) -> Answer:
    """The answer that takes options of the kinds at these places."""
    if question.stage not in stages.COPIED:
        return tuple(sorted([kinds[place] for place in places]))
    wanted = [kinds[place] for place in places]
    found = []
    for option in question.options:
        if option // COPIES in wanted:
            wanted.remove(option // COPIES)
            found.append(option)
    return tuple(sorted(found))
