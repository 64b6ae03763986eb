"""The tuned policy: what a policy learned from games against itself, with no search.

Frozen: an opponent to measure others by. Its weights are in `tuned.bin`; they were made
by `training.train`, how is told in docs/training.md. The code is that of the day.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Generator, Iterator, Mapping, Sequence
from functools import cache
from operator import add
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias
from zlib import decompress

import sanjuan
from sanjuan.rules import stages
from sanjuan.rules.buildings import (
    BIT,
    CLASSES,
    COST,
    DEDUCTS,
    KIND,
    NONE,
    SCORING,
    VIOLET,
)
from sanjuan.rules.cards import TILES, prices
from sanjuan.rules.options import Options
from sanjuan.rules.phases import builder
from sanjuan.rules.questions import Question
from sanjuan.rules.seat import Seat
from sanjuan.rules.state import LAST_BUILDING, State
from tabletop.chance import Chance
from tabletop.questions import Answer

Row: TypeAlias = "list[float]"
Tables: TypeAlias = "dict[str, list[Row]]"

KINDS: Final = len(CLASSES)
PHASES: Final = 7
HANDS: Final = 13
GOODS: Final = 36
LEADS: Final = 7

MONEY: Final = KINDS
"""In place of a kind: a violet card that cannot be built any more."""
STOP: Final = KINDS
"""In place of a kind: none of the options, or no more of them."""
CHAPEL_STOP: Final = KINDS + 1
OFFICE_STOP: Final = KINDS + 2
BANK_STOP: Final = KINDS + 4
GIVE: Final = KINDS + 4 + HANDS
STOPS: Final = 6
LEFT: Final = 2 * HANDS + LEADS


def _city(name: str, width: int) -> dict[str, tuple[int, int]]:
    """Tables whose rows are added up for a whole city."""
    return {
        f"{name}_owned": (KINDS, width),
        f"{name}_plants": (PHASES, width),
        f"{name}_phase": (PHASES, width),
        f"{name}_edition": (1, width),
    }


SHAPES: Final[Mapping[str, tuple[int, int]]] = {
    **_city("give", GIVE),
    **_city("build", KINDS + 1),
    **_city("sell", KINDS + STOPS),
    **_city("role", 5),
    **_city("rival", 5),
    "give_hand": (HANDS, GIVE),
    "build_left": (PHASES, LEFT),
    "cover": (PHASES, KINDS + 1),
    "cover_price": (1, HANDS),
    "cover_end": (1, LEADS),
    "cover_laden": (1, 2),
    "library": (PHASES, 10),
    "library_hand": (HANDS, 10),
    "library_goods": (GOODS, 10),
    "market": (PHASES, KINDS + STOPS),
    "produce": (1, KINDS),
    "sell_price": (1, 4),
    "role_taken": (32, 5),
    "role_hand": (PHASES * HANDS, 5),
    "role_goods": (GOODS, 5),
    "role_sale": (HANDS, 5),
    "role_build": (16, 5),
    "role_end": (4 * LEADS, 5),
    "rival_goods": (GOODS, 5),
    "rival_hand": (HANDS, 5),
    "value_owned": (PHASES, KINDS),
    "value_plants": (PHASES, PHASES),
    "value_hand": (PHASES, HANDS),
    "value_goods": (PHASES, PHASES),
    "value_count": (PHASES, HANDS),
    "value_points": (PHASES, 1),
    "value_turn": (1, 16),
    "value_edition": (1, KINDS),
}
"""The rows of each table and how long a row is; the file keeps them in this order."""

SETS: Final = tuple((seats, extra) for seats in (2, 3, 4) for extra in (False, True))
"""Tables there are: by number of seats, without and with New Buildings."""
UNIT: Final = 1 / 256
"""Weights are kept as whole multiples of this, in 16 bits."""
FILE: Final = "tuned.bin"


def blank() -> Tables:
    """Tables of zeros."""
    return {
        name: [[0.0] * width for _ in range(rows)]
        for name, (rows, width) in SHAPES.items()
    }


def _rows(tables: Tables) -> Iterator[Row]:
    for name in SHAPES:
        yield from tables[name]


@cache
def learned(seats: int, expansion: bool) -> Tables:
    """The tables for such games."""
    content = Path(__file__).with_name(FILE).read_bytes()
    numbers = array("h")
    numbers.frombytes(decompress(content))
    if sys.byteorder == "big":
        numbers.byteswap()
    size = len(numbers) // len(SETS)
    place = SETS.index((seats, expansion))
    flow = iter(numbers[place * size : (place + 1) * size])
    tables = blank()
    for row in _rows(tables):
        row[:] = [next(flow) * UNIT for _ in row]
    return tables


PRINTED: Final = tuple(CLASSES[kind].vp for kind in KIND)
_STARS: Final = sum(bit for bit, _ in SCORING)


def points(state: State, seat: int) -> int:
    """What the seat would score if the game ended now."""
    own = state.seats[seat]
    total = len(own.tucked) + len(own.stowed)
    for card in own.buildings:
        total += PRINTED[card]
    if own.owned & _STARS:
        for bit, building in SCORING:
            if own.owned & bit:
                total += building.points(state, seat, total)
    return total


Column: TypeAlias = tuple[Row, list[int]]

PHASE: Final = (0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 6, 6, 6)
"""How far a game has come, by the size of the largest city."""
MOST: Final = 20_000
"""Cities whose rows are kept at a time."""
MEAN_PRICES: Final = tuple(
    sum(prices(tile)[kind] for tile in TILES) / len(TILES)
    for kind in range(len(CLASSES))
)
"""What a good on each building, by its number, sells for on average."""
STOPPED: Final = [STOP + min(count, STOPS - 1) for count in range(13)]
NEVER: Final = -1e9


class Choice(NamedTuple):
    """Columns of one place for each option, and of one for each way to stop.

    The n-th place of `stops` is for stopping after n options; where there are none,
    as many options are taken as the question asks for. `sign` is -1 where the options
    of least weight are to be taken.
    """

    columns: list[Column]
    stops: list[Column]
    sign: int = 1


def phase_of(state: State) -> int:
    """How far the game has come, from 0 to 6."""
    return PHASE[max([len(seat.buildings) for seat in state.seats])]


def hand_of(seat: Seat) -> int:
    """The cards in hand, as far as they are told apart."""
    held = len(seat.hand)
    return held if held < HANDS else HANDS - 1


def lead(state: State, seat: int) -> int:
    """By how many points the seat leads the best rival, as a number from 0 to 6."""
    rivals = [points(state, other) for other in state.clockwise(seat)[1:]]
    ahead = points(state, seat) - max(rivals)
    return max(0, min(LEADS - 1, (ahead + 10) // 3))


class Columns:
    """The columns under one set of options and weights."""

    def __init__(self, tables: Tables, options: Options) -> None:
        self.tables = tables
        self.second = options.edition == "second"
        self.cities: dict[tuple[str, int], Row] = {}
        self.parts: dict[tuple[str, int], list[Row]] = {}
        self._ask = {
            stages.START_HAND: self._keep,
            stages.KEEP: self._keep,
            stages.MINE: self._keep,
            stages.PAY: self._give,
            stages.DISCARD: self._give,
            stages.OFFICE: self._office,
            stages.CHAPEL: self._chapel,
            stages.BANK: self._bank,
            stages.ROLE: self._role,
            stages.LIBRARY: self._library,
            stages.BUILD: self._build,
            stages.COVER: self._cover,
            stages.MARKET: self._market,
            stages.PRODUCE: self._produce,
            stages.SELL: self._sell,
        }

    def of(self, state: State, question: Question) -> Choice:
        """The columns of that question."""
        return self._ask[question.stage](state, question)

    # ------------------------------------------------------------ cities

    def city(self, name: str, own: Seat, phase: int) -> Row:
        """The row of that table for a whole city."""
        plants = len(own.buildings) - own.owned.bit_count()
        key = name, own.owned << 8 | plants << 3 | phase
        return self.cities.get(key) or self._add_up(key)

    def _add_up(self, key: tuple[str, int]) -> Row:
        if len(self.cities) >= MOST:
            self.cities.clear()
            self.parts.clear()
        self.parts[key] = rows = self._rows(*key)
        total, *rest = rows
        for row in rest:
            total = list(map(add, total, row))
        self.cities[key] = total
        return total

    def _rows(self, name: str, key: int) -> list[Row]:
        tables, owned = self.tables, key >> 8
        rows = [
            tables[f"{name}_phase"][key & 7],
            tables[f"{name}_plants"][min(PHASES - 1, key >> 3 & 31)],
        ]
        if self.second:
            rows.append(tables[f"{name}_edition"][0])
        violet = tables[f"{name}_owned"]
        return rows + [violet[kind] for kind in range(KINDS) if owned >> kind & 1]

    # ------------------------------------------------------------ cards in hand

    def _giving(self, state: State, question: Question) -> list[Column]:
        own = state.seats[question.seat]
        kinds, gone = [], own.owned
        for card in question.options:
            kinds.append(MONEY if BIT[card] & gone else KIND[card])
            gone |= BIT[card]
        city = self.city("give", own, phase_of(state))
        return [(city, kinds), (self.tables["give_hand"][hand_of(own)], kinds)]

    def _give(self, state: State, question: Question) -> Choice:
        return Choice(self._giving(state, question), [])

    def _keep(self, state: State, question: Question) -> Choice:
        return Choice(self._giving(state, question), [], -1)

    def _chapel(self, state: State, question: Question) -> Choice:
        return self._give_some(state, question, [CHAPEL_STOP] * 2)

    def _office(self, state: State, question: Question) -> Choice:
        return self._give_some(state, question, [OFFICE_STOP, OFFICE_STOP + 1] * 2)

    def _bank(self, state: State, question: Question) -> Choice:
        held = min(HANDS, question.high + 1)
        stops = [BANK_STOP + count for count in range(held)]
        return self._give_some(state, question, stops)

    def _give_some(self, state: State, question: Question, stops: list[int]) -> Choice:
        columns = self._giving(state, question)
        return Choice(columns, [(row, stops) for row, _ in columns])

    # ------------------------------------------------------------ building

    def _build(self, state: State, question: Question) -> Choice:
        seat = question.seat
        own, phase = state.seats[seat], phase_of(state)
        kinds = [KIND[card] for card in question.options]
        left = self.left(state, seat, question.options)
        last = len(own.buildings) == LAST_BUILDING - 1
        stop = 2 * HANDS + lead(state, seat) if last else HANDS + hand_of(own)
        city, after = self.city("build", own, phase), self.tables["build_left"][phase]
        return Choice([(city, kinds), (after, left)], [(city, [STOP]), (after, [stop])])

    def left(self, state: State, seat: int, cards: Sequence[int]) -> list[int]:
        """How many cards would be left in hand after building each of those."""
        own = state.seats[seat]
        powers, held = own.powers, len(own.hand) - 1
        privilege = state.privilege_of(seat) if state.role == stages.BUILDER else 0
        plants = privilege + powers.production_discount
        violets = privilege + powers.violet_discount
        return [
            max(0, min(held, held - COST[c] + (violets if VIOLET[c] else plants)))
            for c in cards
        ]

    def _cover(self, state: State, question: Question) -> Choice:
        own = state.seats[question.seat]
        kinds = [KIND[card] for card in question.options]
        row = self.tables["cover"][phase_of(state)]
        full = [int(card in question.laden) for card in question.options]
        saved = [DEDUCTS[card] for card in question.options]
        price = self.tables["cover_price"][0]
        due = builder.site(state, question.seat).price(state.card)
        columns = [
            (row, kinds),
            (self.tables["cover_laden"][0], full),
            (price, [max(0, due - less) for less in saved]),
        ]
        stops = [(row, [STOP]), (price, [min(due, HANDS - 1)])]
        if len(own.buildings) == LAST_BUILDING - 1:
            end = self.tables["cover_end"][0]
            stops.append((end, [lead(state, question.seat)]))
        return Choice(columns, stops)

    def _market(self, state: State, question: Question) -> Choice:
        row = self.tables["market"][phase_of(state)]
        kinds = [KIND[card] for card in question.options]
        return Choice([(row, kinds)], [(row, STOPPED)])

    # ------------------------------------------------------------ goods

    def _produce(self, state: State, question: Question) -> Choice:
        kinds = [KIND[card] for card in question.options]
        return Choice([(self.tables["produce"][0], kinds)], [])

    def _sell(self, state: State, question: Question) -> Choice:
        own = state.seats[question.seat]
        kinds = [KIND[card] for card in question.options]
        price = prices(state.tiles[0])
        city = self.city("sell", own, phase_of(state))
        paid = self.tables["sell_price"][0]
        return Choice(
            [(city, kinds), (paid, [price[kind] for kind in kinds])],
            [(city, STOPPED)],
        )

    # ------------------------------------------------------------ roles

    def _library(self, state: State, question: Question) -> Choice:
        own, role, tables = state.seats[question.seat], state.role, self.tables
        rows = [
            tables["library"][phase_of(state)],
            tables["library_hand"][hand_of(own)],
            tables["library_goods"][goods_of(state, question.seat, 2)],
        ]
        return Choice(
            [(row, [role]) for row in rows], [(row, [5 + role]) for row in rows]
        )

    def _role(self, state: State, question: Question) -> Choice:
        seat, tables = question.seat, self.tables
        own, phase = state.seats[seat], phase_of(state)
        rows = [
            self.city("role", own, phase),
            tables["role_taken"][sum([1 << role for role in state.roles_taken])],
            tables["role_hand"][phase * HANDS + hand_of(own)],
            tables["role_goods"][goods_of(state, seat, 1)],
            tables["role_sale"][sale(state, seat)],
            tables["role_build"][self.wish(state, seat)],
        ]
        for other in state.clockwise(seat)[1:]:
            rival = state.seats[other]
            rows += [
                self.city("rival", rival, phase),
                tables["rival_goods"][goods_of(state, other, 0)],
                tables["rival_hand"][hand_of(rival)],
            ]
        if phase >= 5:
            rows.append(tables["role_end"][end_of(state, seat)])
        options = list(question.options)
        return Choice([(row, options) for row in rows], [])

    def wish(self, state: State, seat: int) -> int:
        """How much the seat would like to build with the privilege, from 0 to 15."""
        own, phase = state.seats[seat], phase_of(state)
        city, after = self.city("build", own, phase), self.tables["build_left"][phase]
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
        return max(1, min(15, int(gain * 2 + 100) - 94))


def goods_of(state: State, seat: int, privilege: int) -> int:
    """How many goods the seat could make and how many sell, as one number."""
    own = state.seats[seat]
    goods = own.goods
    bare = goods.count(NONE)
    laden = len(goods) - bare
    empty = len(goods) - own.owned.bit_count() - laden
    powers = own.powers
    makes = min(max(0, empty), 1 + privilege + powers.produce_more, 5)
    sells = min(laden, 1 + privilege + powers.sell_more, 5)
    return 6 * makes + sells


def sale(state: State, seat: int) -> int:
    """What the seat's best goods would fetch with the privilege, as far as is known."""
    own = state.seats[seat]
    worth = prices(state.tiles[0]) if state.tiles_seen >= 4 else MEAN_PRICES
    fetched = sorted(
        [
            worth[KIND[card]]
            for card, good in zip(own.buildings, own.goods, strict=True)
            if good != NONE
        ]
    )
    total = 0.0
    for price in fetched[-2 - own.powers.sell_more :]:
        total += price
    return min(HANDS - 1, int(total + 0.5))


def end_of(state: State, seat: int) -> int:
    """Who may end the game with one more building, and who leads by how much."""
    sizes = [len(state.seats[other].buildings) for other in state.clockwise(seat)]
    mine, theirs = sizes[0] >= 11, max(sizes[1:]) >= 11
    return LEADS * (2 * mine + theirs) + lead(state, seat)


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
        return sorted(range(len(weights)), key=lambda place: -weights[place])

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


def weigh(columns: list[Column]) -> list[float]:
    """For every place of the columns, the weights there added up."""
    (row, places), *rest = columns
    total = [row[place] for place in places]
    for row, places in rest:
        pairs = zip(total, places, strict=True)
        total = [weight + row[place] for weight, place in pairs]
    return total


@cache
def _policy(options: Options) -> Policy:
    return Policy(learned(options.seats, options.expansion), options)


class Tuned(sanjuan.Player):
    """Answers what weighs most."""

    def think(
        self, view: sanjuan.View, rng: Chance
    ) -> Generator[float, None, sanjuan.Answer]:
        """Look at the table once and decide."""
        yield 0.0
        state = sanjuan.determinize(view, rng)
        return _policy(state.options).answer(state)
