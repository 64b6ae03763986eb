"""The naive greedy: looks one step ahead, by weights made by hand and never tuned.

Frozen: an opponent to measure others by. It knows nothing of what a building does.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from statistics import fmean

import sanjuan
from sanjuan.rules.buildings import BIT, CLASSES, COST, KIND
from sanjuan.rules.cards import TILES, prices
from sanjuan.rules.questions import Question
from sanjuan.rules.scoring import score
from sanjuan.rules.state import State
from tabletop.chance import Chance
from tabletop.questions import Answer

COUNCIL, PROSPECT = 1.5, 1.0
"""Cards these roles are taken for."""
GOOD = 1.0
"""Cards a good is produced for."""
POINT = 1.0
"""Cards a point is built for."""

MEAN = [fmean(prices(tile)[kind] for tile in TILES) for kind in range(len(CLASSES))]


class Greedy(sanjuan.Player):
    """Builds most points, sells dearest, takes the role that brings most at once."""

    def think(
        self, view: sanjuan.View, rng: Chance
    ) -> Generator[float, None, sanjuan.Answer]:
        """Read what the seat sees, and decide."""
        yield 0.0
        state = sanjuan.determinize(view, rng)
        question = state.question
        assert question is not None
        return tuple(sorted(_decide(state, question)))


def _decide(state: State, question: Question) -> Answer:
    name, seat = question.name, question.seat
    if name == "role":
        return (max(question.options, key=lambda role: _gain(state, seat, role)),)
    if name in ("build", "cover"):
        return _first(question, _by_points(state, seat, question.options))
    if name in ("produce", "sell"):
        order = sorted(question.options, key=lambda card: -MEAN[KIND[card]])
        return tuple(order[: question.high])
    if name in ("start_hand", "keep", "mine"):
        return _first(question, _by_points(state, seat, question.options))
    if name == "library":
        return question.options
    return tuple(_by_points(state, seat, question.options)[::-1][: question.low])


def _first(question: Question, order: list[int]) -> Answer:
    if question.name == "cover":
        return tuple(order[::-1][: question.low])
    return tuple(order[: max(question.low, min(1, question.high))])


def _by_points(state: State, seat: int, cards: Iterable[int]) -> list[int]:
    """The cards by the points each would add, then by cost, most first."""
    return sorted(cards, key=lambda card: (-_points(state, seat, card), -COST[card]))


def _points(state: State, seat: int, card: int) -> int:
    """Points that building would add; a violet one that stands already adds none."""
    after = state.copy()
    own = after.seats[seat]
    if own.owned & BIT[card]:
        return 0
    own.buildings.append(card)
    own.goods.append(-1)
    own.owned |= BIT[card]
    return score(after, seat).total - score(state, seat).total


def _gain(state: State, seat: int, role: int) -> float:
    """Cards the role brings the seat at once."""
    own = state.seats[seat]
    laden = own.laden()
    if role == 0:
        return _building(state, seat)
    if role == 1:
        empty = sum(not BIT[card] for card in own.buildings) - len(laden)
        return GOOD * min(2 + own.powers.produce_more, empty)
    if role == 2:
        best = sorted([MEAN[KIND[card]] for card in laden], reverse=True)
        return sum(best[: 2 + own.powers.sell_more])
    return COUNCIL if role == 3 else PROSPECT


def _building(state: State, seat: int) -> float:
    """The most points that can be built, and the card the privilege saves."""
    own = state.seats[seat]
    able = [
        card
        for card in own.hand
        if COST[card] <= len(own.hand) and not own.owned & BIT[card]
    ]
    best = max([_points(state, seat, card) for card in able], default=-1)
    return POINT * best + 1
