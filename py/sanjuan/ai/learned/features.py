"""The policy's features: for each question, the weights to sum for every option.

An active feature is a row of weights and, for each option, an index into that row.
`left` and `keenness` repeat the builder's prices, for speed; a test compares them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from sanjuan.ai.learned.cities import CityRows
from sanjuan.ai.learned.counts import end_of, goods_of, hand_of, lead, phase_of, sale
from sanjuan.ai.learned.tables import (
    BANK_STOP,
    CHAPEL_STOP,
    DEAD,
    HANDS,
    OFFICE_STOP,
    STOP,
    STOPS,
    Row,
    Tables,
)
from sanjuan.rules import stages
from sanjuan.rules.buildings import BIT, COST, DEDUCTS, KIND, VIOLET
from sanjuan.rules.cards import prices
from sanjuan.rules.options import Options
from sanjuan.rules.phases import builder
from sanjuan.rules.questions import Question
from sanjuan.rules.seat import Seat
from sanjuan.rules.state import LAST_BUILDING, State

Feature: TypeAlias = tuple[Row, list[int]]
"""A row of weights, and for each option its index in the row."""

STOPPED: Final = [STOP + min(count, STOPS - 1) for count in range(13)]
NEVER: Final = -1e9
NOT_KEEN: Final = 6
"""The keenness, up to MOST_KEEN, of a seat for which building and passing have the same
worth; a step is half a logit."""
MOST_KEEN: Final = 15
ROLES: Final = len(stages.ROLES)
SHIFT: Final = 100
"""Added before a number is cut, so that numbers below 0 round down too."""


class Active(NamedTuple):
    """The features active at a question, for its options and for stopping.

    The n-th place of `stops` is for stopping after n options; without any, the answer
    takes as many options as the question requires. `sign` is -1 if the answer takes the
    options of least weight.
    """

    options: list[Feature]
    stops: list[Feature]
    sign: int = 1


class Features(CityRows):
    """The features under one set of options and weights."""

    def __init__(self, tables: Tables, options: Options) -> None:
        super().__init__(tables, second=options.edition == "second")
        self.built_left = tables["build_left"]
        self._ask = {
            stages.START_HAND: self._keep,
            stages.KEEP: self._keep,
            stages.MINE: self._keep,
            stages.PAY: self._give,
            stages.DISCARD: self._give,
            stages.OFFICE: self._office,
            stages.CHAPEL: self._chapel,
            stages.ROLE: self._role,
            stages.LIBRARY: self._library,
            stages.BUILD: self._build,
            stages.COVER: self._cover,
            stages.MARKET: self._market,
            stages.PRODUCE: self._produce,
            stages.SELL: self._sell,
        }

    def of(self, state: State, question: Question) -> Active:
        """The features active at a question."""
        ask = self._ask.get(question.stage) or self._give_any
        return ask(state, question)

    # ------------------------------------------------------------ cards in hand

    def _giving(self, state: State, question: Question) -> list[Feature]:
        own = state.seats[question.seat]
        kinds, gone = [], own.owned
        for card in question.options:
            kinds.append(DEAD if BIT[card] & gone else KIND[card])
            gone |= BIT[card]
        city = self.city("give", own, phase_of(state))
        return [(city, kinds), (self.tables["give_hand"][hand_of(own)], kinds)]

    def _give(self, state: State, question: Question) -> Active:
        return Active(self._giving(state, question), [])

    def _keep(self, state: State, question: Question) -> Active:
        return Active(self._giving(state, question), [], -1)

    def _chapel(self, state: State, question: Question) -> Active:
        return self._give_some(state, question, [CHAPEL_STOP] * 2)

    def _office(self, state: State, question: Question) -> Active:
        return self._give_some(state, question, [OFFICE_STOP, OFFICE_STOP + 1] * 2)

    def _give_any(self, state: State, question: Question) -> Active:
        """For a bank, and for any building whose question has no weights of its own."""
        held = min(HANDS, question.high + 1)
        stops = [BANK_STOP + count for count in range(held)]
        return self._give_some(state, question, stops)

    def _give_some(self, state: State, question: Question, stops: list[int]) -> Active:
        features = self._giving(state, question)
        return Active(features, [(row, stops) for row, _ in features])

    # ------------------------------------------------------------ building

    def _build(self, state: State, question: Question) -> Active:
        seat = question.seat
        own, phase = state.seats[seat], phase_of(state)
        kinds = [KIND[card] for card in question.options]
        left = self.left(state, seat, question.options)
        last = len(own.buildings) == LAST_BUILDING - 1
        stop = 2 * HANDS + lead(state, seat) if last else HANDS + hand_of(own)
        city, after = self.city("build", own, phase), self.built_left[phase]
        return Active([(city, kinds), (after, left)], [(city, [STOP]), (after, [stop])])

    def left(self, state: State, seat: int, cards: Sequence[int]) -> list[int]:
        """By card: the number of cards left in hand after building it."""
        own = state.seats[seat]
        powers, held = own.powers, len(own.hand) - 1
        privilege = state.privilege_of(seat) if state.role == stages.BUILDER else 0
        plants = privilege + powers.production_discount
        violets = privilege + powers.violet_discount
        return [
            max(0, min(held, held - COST[c] + (violets if VIOLET[c] else plants)))
            for c in cards
        ]

    def _cover(self, state: State, question: Question) -> Active:
        own = state.seats[question.seat]
        kinds = [KIND[card] for card in question.options]
        row = self.tables["cover"][phase_of(state)]
        full = [int(card in question.laden) for card in question.options]
        saved = [DEDUCTS[card] for card in question.options]
        price = self.tables["cover_price"][0]
        due = builder.site(state, question.seat).price(state.card)
        features = [
            (row, kinds),
            (self.tables["cover_laden"][0], full),
            (price, [max(0, due - less) for less in saved]),
        ]
        stops = [(row, [STOP]), (price, [min(due, HANDS - 1)])]
        if len(own.buildings) == LAST_BUILDING - 1:
            end = self.tables["cover_end"][0]
            stops.append((end, [lead(state, question.seat)]))
        return Active(features, stops)

    def _market(self, state: State, question: Question) -> Active:
        row = self.tables["market"][phase_of(state)]
        kinds = [KIND[card] for card in question.options]
        return Active([(row, kinds)], [(row, STOPPED)])

    # ------------------------------------------------------------ goods

    def _produce(self, state: State, question: Question) -> Active:
        kinds = [KIND[card] for card in question.options]
        return Active([(self.tables["produce"][0], kinds)], [])

    def _sell(self, state: State, question: Question) -> Active:
        own = state.seats[question.seat]
        kinds = [KIND[card] for card in question.options]
        price = prices(state.tiles[0])
        city = self.city("sell", own, phase_of(state))
        paid = self.tables["sell_price"][0]
        return Active(
            [(city, kinds), (paid, [price[kind] for kind in kinds])],
            [(city, STOPPED)],
        )

    # ------------------------------------------------------------ roles

    def _library(self, state: State, question: Question) -> Active:
        own, role, tables = state.seats[question.seat], state.role, self.tables
        rows = [
            tables["library"][phase_of(state)],
            tables["library_hand"][hand_of(own)],
            tables["library_goods"][goods_of(own, 2)],
        ]
        return Active(
            [(row, [role]) for row in rows], [(row, [ROLES + role]) for row in rows]
        )

    def _role(self, state: State, question: Question) -> Active:
        seat, tables = question.seat, self.tables
        own, phase = state.seats[seat], phase_of(state)
        rows = [
            self.city("role", own, phase),
            tables["role_taken"][sum([1 << role for role in state.roles_taken])],
            tables["role_hand"][phase * HANDS + hand_of(own)],
            tables["role_goods"][goods_of(own, 1)],
            tables["role_sale"][sale(state, seat)],
            tables["role_build"][self.keenness(own, phase)],
        ]
        for other in state.clockwise(seat)[1:]:
            rival = state.seats[other]
            rows += [
                self.city("rival", rival, phase),
                tables["rival_goods"][goods_of(rival, 0)],
                tables["rival_hand"][hand_of(rival)],
            ]
        if phase >= 5:
            rows.append(tables["role_end"][end_of(state, seat)])
        options = list(question.options)
        return Active([(row, options) for row in rows], [])

    def keenness(self, own: Seat, phase: int) -> int:
        """The seat's wish to build with the privilege, in steps; 0: it cannot build."""
        city, after = self.city("build", own, phase), self.built_left[phase]
        powers, held = own.powers, len(own.hand)
        plants = held + powers.production_discount
        violets = held + powers.violet_discount
        best, owned = NEVER, own.owned
        for card in own.hand:
            if owned & BIT[card]:
                continue
            left = (violets if VIOLET[card] else plants) - COST[card]
            if left >= 0:
                weight = city[KIND[card]] + after[left if left < held else held - 1]
                if weight > best:
                    best = weight
        if best == NEVER:
            return 0
        gain = best - city[STOP] - after[HANDS + hand_of(own)]
        return max(1, min(MOST_KEEN, int(gain * 2 + SHIFT) - SHIFT + NOT_KEEN))
