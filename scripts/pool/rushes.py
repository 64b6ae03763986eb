"""Two plans followed from the first card to the last: production, and cheap violet.

Frozen: opponents to measure others by. Their figures were made by hand and tried out
against the naive greedy; a subclass of `_Rush` says what its plan thinks things worth.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from statistics import fmean
from typing import ClassVar

import sanjuan
from sanjuan import stages
from sanjuan.buildings import BIT, CLASSES, COST, KIND, NUMBER, VIOLET
from sanjuan.cards import TILES, name_of, prices
from sanjuan.chance import Chance
from sanjuan.questions import Question
from sanjuan.scoring import score
from sanjuan.state import LAST_BUILDING, State

CARD = 0.85
"""Points a card is worth."""
GOOD = 0.5
"""What part of its price a good is worth before it is sold."""
MEAN = [fmean(prices(tile)[kind] for tile in TILES) for kind in range(len(CLASSES))]

Draft = Callable[["_Desk", Question], Iterable[int]]


class _Rush(sanjuan.Player):
    """Reckons in points: what a building scores, and the cards it brings until the end.

    `brings` are cards a round; `plant` is what part of its price a production building
    brings a round; `each` are the points that plan expects for each production and each
    violet building; `goal` is what that is scored by.
    """

    brings: ClassVar[dict[str, float]]
    plant: ClassVar[float]
    each: ClassVar[tuple[float, float]]
    goal: ClassVar[str]
    spite: ClassVar[float] = 0.6

    def think(
        self, view: sanjuan.View, rng: Chance
    ) -> Generator[float, None, sanjuan.Answer]:
        """Read what the seat sees, and decide."""
        yield 0.0
        state = sanjuan.determinize(view, rng)
        question = state.question
        assert question is not None
        desk = _Desk(self, state, question.seat)
        return tuple(sorted(DECIDE[question.name](desk, question)))


class ProductionRush(_Rush):
    """Makes goods of everything, sells all, and counts them in the guild hall."""

    brings: ClassVar = {
        "smithy": 0.4,
        "trading_post": 0.5,
        "aqueduct": 0.5,
        "market_hall": 0.6,
        "market_stand": 0.4,
        "well": 0.4,
        "library": 0.8,
        "carpenter": 0.2,
        "quarry": 0.2,
        "prefecture": 0.45,
        "poor_house": 0.25,
        "chapel": 0.5,
        "customs_office": 0.5,
        "harbor": 0.5,
    }
    plant: ClassVar = 0.35
    each: ClassVar = (1.0, 0.0)
    goal: ClassVar = "guild_hall"


class VioletRush(_Rush):
    """Builds many violet buildings for few cards, and counts them in the city hall."""

    brings: ClassVar = {
        "quarry": 0.8,
        "carpenter": 0.8,
        "poor_house": 0.4,
        "prefecture": 0.55,
        "library": 0.9,
        "chapel": 0.6,
        "gold_mine": 0.2,
        "archive": 0.25,
        "crane": 0.2,
        "tower": 0.1,
        "office_building": 0.3,
        "tavern": 0.3,
        "goldsmith": 0.4,
        "bank": 0.4,
        "market_hall": 0.2,
    }
    plant: ClassVar = 0.2
    each: ClassVar = (0.0, 0.6)
    goal: ClassVar = "city_hall"


class _Desk:
    """One decision: the table as the seat sees it, and what things are worth there."""

    def __init__(self, plan: _Rush, state: State, seat: int) -> None:
        self.plan = plan
        self.state = state
        self.seat = seat
        self.own = state.seats[seat]
        tallest = max(len(other.buildings) for other in state.seats)
        self.left = LAST_BUILDING - tallest
        self.places = LAST_BUILDING - len(self.own.buildings)
        self.settled = bool(self.own.owned >> NUMBER[plan.goal] & 1)

    # ------------------------------------------------------------ worth

    def price(self, card: int) -> int:
        """Cards it costs without any privilege."""
        powers = self.own.powers
        less = powers.violet_discount if VIOLET[card] else powers.production_discount
        return max(0, COST[card] - less)

    def worth(self, card: int) -> float:
        """Points it will have brought by the end."""
        kind = CLASSES[KIND[card]]
        rounds = max(0.0, self.left - 0.5)
        hoped = self.plan.each[VIOLET[card]] * (1 + self.settled)
        return (
            kind.vp + hoped + CARD * rounds * self._income(card) + self._counted(card)
        )

    def _income(self, card: int) -> float:
        if VIOLET[card]:
            return self.plan.brings.get(name_of(card), 0.0)
        plants = sum(not VIOLET[other] for other in self.own.buildings)
        use = 1.0 if plants < 2 + self.own.powers.produce_more else 0.4
        return self.plan.plant * use * MEAN[KIND[card]]

    def _counted(self, card: int) -> float:
        """Points of a building that counts others, and of those still to come."""
        if not CLASSES[KIND[card]].scores:
            return 0.0
        after = self.state.copy()
        after.seats[self.seat].buildings.append(card)
        after.seats[self.seat].owned |= BIT[card]
        now = score(self.state, self.seat).total
        more = self.places if name_of(card) == self.plan.goal else 0.3 * self.places
        return score(after, self.seat).total - now + more

    def gain(self, card: int) -> float:
        """Points won by building it, the cards it takes counted as lost."""
        if self.own.owned & BIT[card]:
            return -9.0
        return self.worth(card) - CARD * (1 + self.price(card))

    def ranked(self, cards: Iterable[int]) -> list[int]:
        """The cards, those most worth having first."""
        return sorted(cards, key=lambda card: (-self.gain(card), card))

    # ------------------------------------------------------------ roles

    def role(self, role: int) -> float:
        """What it brings the seat beyond what it brings the others."""
        seats = range(len(self.state.seats))
        gains = [self._brings(role, seat) for seat in seats]
        mine = gains.pop(self.seat)
        return mine - self.plan.spite * fmean(gains)

    def _brings(self, role: int, seat: int) -> float:
        chosen = seat == self.seat
        if role == stages.BUILDER:
            return self._building() if chosen else CARD
        if role == stages.PRODUCER:
            return CARD * GOOD * self._making(seat, 1 + chosen)
        if role == stages.TRADER:
            return CARD * self._selling(seat, 1 + chosen)
        if role == stages.COUNCILLOR:
            return CARD * (1.7 if chosen else 1.2)
        return CARD * chosen

    def _building(self) -> float:
        """The best that can be built now, with the card the privilege saves."""
        hand = self.own.hand
        able = [card for card in hand if self.price(card) <= len(hand)]
        return CARD + max([0.0, *map(self.gain, able)])

    def _making(self, seat: int, count: int) -> float:
        other = self.state.seats[seat]
        laden = other.laden()
        empty = [
            MEAN[KIND[card]]
            for card in other.buildings
            if not VIOLET[card] and card not in laden
        ]
        return sum(sorted(empty)[::-1][: count + other.powers.produce_more])

    def _selling(self, seat: int, count: int) -> float:
        other = self.state.seats[seat]
        tile = self.state.tiles[0] if self.state.tiles_seen >= 5 else None
        price = prices(tile) if tile else MEAN
        goods = sorted([price[KIND[card]] for card in other.laden()], reverse=True)
        sold = goods[: count + other.powers.sell_more]
        return sum(sold) * (1 - GOOD / 2) + bool(sold and other.powers.after_sell)


# ---------------------------------------------------------------- answers


def _role(desk: _Desk, question: Question) -> Iterable[int]:
    return [max(question.options, key=desk.role)]


def _build(desk: _Desk, question: Question) -> Iterable[int]:
    best = desk.ranked(question.options)[0]
    return [best] if desk.gain(best) > 0 or desk.places == 1 else ()


def _cheapest(desk: _Desk, question: Question) -> Iterable[int]:
    """As few as may be, of what is worth least."""
    return desk.ranked(question.options)[::-1][: question.low]


def _best(desk: _Desk, question: Question) -> Iterable[int]:
    return desk.ranked(question.options)[: question.low]


def _dearest(desk: _Desk, question: Question) -> Iterable[int]:
    order = sorted(question.options, key=lambda card: -MEAN[KIND[card]])
    return order[: question.high]


def _chapel(desk: _Desk, question: Question) -> Iterable[int]:
    worst = desk.ranked(question.options)[-1]
    return [worst] if desk.gain(worst) < 0 or desk.left < 2 else ()


def _bank(desk: _Desk, question: Question) -> Iterable[int]:
    return question.options if desk.left <= 1 else ()


def _all(desk: _Desk, question: Question) -> Iterable[int]:
    return question.options


DECIDE: dict[str, Draft] = {
    **dict.fromkeys(("cover", "market", "pay", "discard", "office"), _cheapest),
    **dict.fromkeys(("start_hand", "keep", "mine"), _best),
    **dict.fromkeys(("produce", "sell"), _dearest),
    "role": _role,
    "library": _all,
    "build": _build,
    "chapel": _chapel,
    "bank": _bank,
}
"""What is done at each stage."""
