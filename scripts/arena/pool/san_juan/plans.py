"""What the rushes have in common: a plan of figures, followed to the last card.

All is reckoned in points: what a building scores, and the cards it brings to the end.
Frozen with the players that follow such a plan.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from statistics import fmean
from typing import NamedTuple

import sanjuan
from sanjuan.rules import stages
from sanjuan.rules.buildings import BIT, CLASSES, COST, KIND, NUMBER, POWERS, VIOLET
from sanjuan.rules.cards import TILES, name_of, prices
from sanjuan.rules.questions import Question
from sanjuan.rules.scoring import score
from sanjuan.rules.state import LAST_BUILDING, State
from tabletop.chance import Chance
from tabletop.questions import Answer

CARD = 0.75
"""Points a card is worth."""
GOOD = 0.4
"""What part of its price a good is worth before it is sold."""
HOPE = 0.1
"""What part of its gain a building is worth while still in hand."""
SPARE = 0.2
"""What part of the trade goods bring that are more than can be made and sold."""
SPITE = 0.96
"""What it is worth that the others do not get what a role would bring them."""
USELESS = -9.0
"""What building a second of a violet building would gain: it cannot be."""
COUNCIL = (1.7, 1.2)
"""Cards a councillor phase brings who called it, and the others."""

MEAN = [fmean(prices(tile)[kind] for tile in TILES) for kind in range(len(CLASSES))]
TRADING = {"trading_post", "aqueduct", "market_hall", "market_stand", "well"}
"""What helps only those who have goods."""

Draft = Callable[["Desk", Question], Iterable[int]]


class Plan(NamedTuple):
    """What a rush thinks things worth.

    `goal` is the building that will count the others; `each` are the points expected of
    that for each production and each violet building. `brings` are cards a round;
    `plant` is what part of its price a production building brings a round. `haste` is
    how much more building is worth than the points it brings.
    """

    goal: str
    each: tuple[float, float]
    brings: dict[str, float]
    plant: float
    haste: float = 1.0


def decide(plan: Plan, view: sanjuan.View, rng: Chance) -> Answer:
    """The answer by that plan; chance plays no part in it."""
    state = sanjuan.determinize(view, rng)
    question = state.question
    assert question is not None
    desk = Desk(plan, state, question.seat)
    return tuple(sorted(DECIDE[question.name](desk, question)))


class Desk:
    """One decision: the table as the seat sees it, and what things are worth there."""

    def __init__(self, plan: Plan, state: State, seat: int) -> None:
        self.plan = plan
        self.state = state
        self.seat = seat
        self.own = state.seats[seat]
        tallest = max(len(other.buildings) for other in state.seats)
        self.left = LAST_BUILDING - tallest
        self.places = LAST_BUILDING - len(self.own.buildings)
        makers = [card for card in self.own.buildings if not VIOLET[card]]
        self.plants = [MEAN[KIND[card]] for card in makers]
        self._gains: dict[int, float] = {}
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
        earned = CARD * rounds * self._income(card)
        return kind.vp + hoped + earned + self._counted(card)

    def _income(self, card: int) -> float:
        """Cards a round."""
        if not VIOLET[card]:
            more = [*self.plants, MEAN[KIND[card]]]
            return self._trade(more) - self._trade(self.plants)
        cards = self.plan.brings.get(name_of(card), 0.0)
        makers = min(1.0, len(self.plants) / 2) if name_of(card) in TRADING else 1.0
        return cards * makers

    def _trade(self, plants: list[float]) -> float:
        """Cards a round from goods at these prices, the dearest first."""
        powers = POWERS[self.own.owned]
        room = 1.5 + min(powers.produce_more, powers.sell_more)
        uses = [min(1.0, max(SPARE, room - place)) for place in range(len(plants))]
        dearest = sorted(plants, reverse=True)
        used = [price * use for price, use in zip(dearest, uses, strict=True)]
        return self.plan.plant * sum(used)

    def _counted(self, card: int) -> float:
        """Points of a building that counts others, and of those still to come."""
        if not CLASSES[KIND[card]].scores:
            return 0.0
        after = self.state.copy()
        after.seats[self.seat].buildings.append(card)
        after.seats[self.seat].owned |= BIT[card]
        now = score(self.state, self.seat).total
        hope = 1.0 if name_of(card) == self.plan.goal else 0.3
        return score(after, self.seat).total - now + hope * self.places

    def gain(self, card: int) -> float:
        """Points won by building it one day, the cards it takes counted as lost."""
        if card not in self._gains:
            stands = self.own.owned & BIT[card]
            gain = self.worth(card) - CARD * (1 + self.price(card))
            self._gains[card] = USELESS if stands else gain
        return self._gains[card]

    def profit(self, card: int, less: int = 0) -> float:
        """Points won by building it now with the cards in hand, that much cheaper."""
        if self.own.owned & BIT[card]:
            return USELESS
        hopes = {other: HOPE * max(0.0, self.gain(other)) for other in self.own.hand}
        lost = hopes.pop(card, 0.0)
        price = max(0, self.price(card) - less)
        lost += sum(sorted(hopes.values())[:price])
        return self.worth(card) - CARD * (1 + price) - lost

    def ranked(self, cards: Iterable[int]) -> list[int]:
        """The cards, those most worth having first."""
        return sorted(cards, key=lambda card: (-self.gain(card), card))

    # ------------------------------------------------------------ roles

    def role(self, role: int) -> float:
        """What it brings the seat beyond what it brings the others."""
        seats = range(len(self.state.seats))
        gains = [self._brings(role, seat) for seat in seats]
        mine = gains.pop(self.seat)
        return mine - SPITE * fmean(gains)

    def _brings(self, role: int, seat: int) -> float:
        chosen = seat == self.seat
        if role == stages.BUILDER:
            return self._building() if chosen else CARD
        if role == stages.PRODUCER:
            return CARD * GOOD * self._making(seat, 1 + chosen)
        if role == stages.TRADER:
            return CARD * self._selling(seat, 1 + chosen)
        if role == stages.COUNCILLOR:
            return CARD * COUNCIL[not chosen]
        return CARD * chosen

    def _building(self) -> float:
        """The best that can be built now, with the card the privilege saves."""
        hand = self.own.hand
        able = [card for card in hand if self.price(card) <= len(hand)]
        best = max([0.0, *(self.profit(card, 1) for card in able)])
        return self.plan.haste * best

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
        tile = self.state.tiles[0] if self.state.tiles_seen >= 4 else None
        price = prices(tile) if tile else MEAN
        goods = sorted([price[KIND[card]] for card in other.laden()], reverse=True)
        sold = goods[: count + other.powers.sell_more]
        return sum(sold) * (1 - GOOD / 2) + bool(sold and other.powers.after_sell)


# ---------------------------------------------------------------- answers


def _role(desk: Desk, question: Question) -> Iterable[int]:
    return [max(question.options, key=desk.role)]


def _build(desk: Desk, question: Question) -> Iterable[int]:
    less = desk.state.privilege_of(question.seat)
    best = max(question.options, key=lambda card: desk.profit(card, less))
    return [best] if desk.profit(best, less) > 0 else ()


def _cheapest(desk: Desk, question: Question) -> Iterable[int]:
    """As few as may be, of what is worth least."""
    return desk.ranked(question.options)[::-1][: question.low]


def _best(desk: Desk, question: Question) -> Iterable[int]:
    return desk.ranked(question.options)[: question.low]


def _dearest(desk: Desk, question: Question) -> Iterable[int]:
    order = sorted(question.options, key=lambda card: -MEAN[KIND[card]])
    return order[: question.high]


def _chapel(desk: Desk, question: Question) -> Iterable[int]:
    worst = desk.ranked(question.options)[-1]
    return [worst] if desk.gain(worst) < 0 or desk.left < 2 else ()


def _bank(desk: Desk, question: Question) -> Iterable[int]:
    return question.options if desk.left <= 1 else ()


def _all(desk: Desk, question: Question) -> Iterable[int]:
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
