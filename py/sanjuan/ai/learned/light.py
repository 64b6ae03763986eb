"""The policy's best answers, in a fast form for playouts.

They equal `Policy.logits(state).best()`, with sums in the same order. The policy itself
answers the rare questions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from sanjuan.ai.learned.counts import (
    end_of,
    goods_of,
    hand_of,
    lead,
    phase_of,
    sale,
)
from sanjuan.ai.learned.features import STOPPED, Features
from sanjuan.ai.learned.tables import DEAD, HANDS, STOP, Row
from sanjuan.rules import stages
from sanjuan.rules.buildings import BIT, KIND, NONE
from sanjuan.rules.cards import prices
from sanjuan.rules.questions import Question
from sanjuan.rules.seat import Seat
from sanjuan.rules.state import LAST_BUILDING, State
from tabletop.rules.question import Answer

Glance: TypeAlias = Callable[[State, Question], Answer]
"""Finds the best answer to the open question of a state."""
CACHED_HANDS: Final = 20_000
"""The most rows in the cache, each for a city and a number of hand cards."""


class Light:
    """The best answers at the frequent stages, by these features."""

    def __init__(self, features: Features) -> None:
        self.features = features
        self.rows: dict[int, Row] = {}
        """By city and number of hand cards: the summed weights of giving each card."""
        self.glances: dict[int, Glance] = {
            stages.START_HAND: self._keep,
            stages.KEEP: self._keep,
            stages.MINE: self._keep,
            stages.PAY: self._give,
            stages.DISCARD: self._give,
            stages.BUILD: self._build,
            stages.SELL: self._sell,
            stages.ROLE: self._role,
        }

    # ------------------------------------------------------------ cards in hand

    def _keep(self, state: State, question: Question) -> Answer:
        weights = [-weight for weight in self._giving(state, question)]
        return likeliest(question, weights, question.low)

    def _give(self, state: State, question: Question) -> Answer:
        return likeliest(question, self._giving(state, question), question.low)

    def _giving(self, state: State, question: Question) -> list[float]:
        """By option: the weight of giving it; a second copy of a violet one is dead."""
        own = state.seats[question.seat]
        row, gone, weights = self._row(own, phase_of(state)), own.owned, []
        for card in question.options:
            bit = BIT[card]
            if bit & gone:
                weights.append(row[DEAD])
            else:
                weights.append(row[KIND[card]])
                gone |= bit
        return weights

    def _row(self, own: Seat, phase: int) -> Row:
        hand = hand_of(own)
        key = ((own.owned << 4 | len(own.buildings)) << 3 | phase) << 4 | hand
        return self.rows.get(key) or self._add_up(key, own, phase, hand)

    def _add_up(self, key: int, own: Seat, phase: int, hand: int) -> Row:
        if len(self.rows) >= CACHED_HANDS:
            self.rows.clear()
        city = self.features.city("give", own, phase)
        held = self.features.tables["give_hand"][hand]
        total = self.rows[key] = [a + b for a, b in zip(city, held, strict=True)]
        return total

    # ------------------------------------------------------------ building, selling

    def _build(self, state: State, question: Question) -> Answer:
        seat, phase, features = question.seat, phase_of(state), self.features
        own = state.seats[seat]
        city, after = features.city("build", own, phase), features.built_left[phase]
        last = len(own.buildings) == LAST_BUILDING - 1
        stop = 2 * HANDS + lead(state, seat) if last else HANDS + hand_of(own)
        best, most = NONE, city[STOP] + after[stop]
        left = features.left(state, seat, question.options)
        for card, rest in zip(question.options, left, strict=True):
            weight = city[KIND[card]] + after[rest]
            if weight > most:
                best, most = card, weight
        return () if best == NONE else (best,)

    def _sell(self, state: State, question: Question) -> Answer:
        own = state.seats[question.seat]
        city = self.features.city("sell", own, phase_of(state))
        price, paid = prices(state.tiles[0]), self.features.tables["sell_price"][0]
        kinds = [KIND[card] for card in question.options]
        weights = [city[kind] + paid[price[kind]] for kind in kinds]
        count, ranked = question.low, sorted(weights, reverse=True)
        while count < question.high and ranked[count] > city[STOPPED[count]]:
            count += 1
        return likeliest(question, weights, count) if count else ()

    # ------------------------------------------------------------ roles

    def _role(self, state: State, question: Question) -> Answer:
        seat, options, tables = question.seat, question.options, self.features.tables
        own, phase, taken = state.seats[seat], phase_of(state), 0
        for role in state.roles_taken:
            taken |= 1 << role
        a, b = self.features.city("role", own, phase), tables["role_taken"][taken]
        c = tables["role_hand"][phase * HANDS + hand_of(own)]
        d = tables["role_goods"][goods_of(own, 1)]
        e = tables["role_sale"][sale(state, seat)]
        f = tables["role_build"][self.features.keenness(own, phase)]
        logits = [a[o] + b[o] + c[o] + d[o] + e[o] + f[o] for o in options]
        for other in state.clockwise(seat)[1:]:
            logits = self._beside(logits, options, state.seats[other], phase)
        if phase >= 5:
            end = tables["role_end"][end_of(state, seat)]
            logits = [x + end[o] for x, o in zip(logits, options, strict=True)]
        return (options[logits.index(max(logits))],)

    def _beside(
        self, logits: list[float], options: tuple[int, ...], rival: Seat, phase: int
    ) -> list[float]:
        """The logits of these roles, with the weights for one rival added."""
        tables = self.features.tables
        a = self.features.city("rival", rival, phase)
        b = tables["rival_goods"][goods_of(rival, 0)]
        c = tables["rival_hand"][hand_of(rival)]
        pairs = zip(logits, options, strict=True)
        return [x + a[o] + b[o] + c[o] for x, o in pairs]


def likeliest(question: Question, weights: list[float], count: int) -> Answer:
    """That many options, the likeliest; among equals, the first."""
    options = question.options
    if count == 1:
        return (options[weights.index(max(weights))],)
    order = sorted(range(len(weights)), key=weights.__getitem__, reverse=True)
    return tuple(sorted([options[place] for place in order[:count]]))
