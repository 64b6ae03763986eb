"""Dominated answers: another one is at least as good, whatever cards come.

A violet card that already stands in one's own city, or a second copy in hand, cannot be
built (R17), so it is never worth more than a card that can. Among goods, the dearer
never brings less.
"""

from __future__ import annotations

from collections import Counter
from itertools import product

from sanjuan.rules import stages
from sanjuan.rules.buildings import BIT, KIND
from sanjuan.rules.cards import prices
from sanjuan.rules.questions import Question
from sanjuan.rules.state import State
from tabletop.rules.question import Answer


def wasteful(state: State, question: Question, answer: Answer) -> bool:
    """Whether another answer is surely at least as good."""
    left = [option for option in question.options if option not in answer]
    if question.stage == stages.PRODUCE:
        return any(KIND[made] < KIND[other] for made, other in product(answer, left))
    if question.stage == stages.SELL:
        price = prices(state.tiles[0])
        return any(
            KIND[sold] > KIND[other] and price[KIND[sold]] == price[KIND[other]]
            for sold, other in product(answer, left)
        )
    if question.stage in stages.GIVING:
        return _wastes_live(state, question, answer)
    if question.stage in stages.KEEPING:
        return _wastes_live(state, question, tuple(left))
    return False


def sound_order(state: State, question: Question, places: list[int]) -> list[int]:
    """These places of options, sorted so that no first few of them are wasteful."""
    options = question.options
    if question.stage == stages.PRODUCE:
        return sorted(places, key=lambda place: -KIND[options[place]])
    if question.stage in stages.GIVING:
        dead = dead_places(state, question)
        return sorted(places, key=lambda place: place not in dead)
    if question.stage in stages.KEEPING:
        dead = dead_places(state, question)
        return sorted(places, key=dead.__contains__)
    return places


def dead_places(state: State, question: Question) -> set[int]:
    """The places of the options that can never be built."""
    found, gone = set(), _gone(state, question)
    for place, card in enumerate(question.options):
        if BIT[card] & gone:
            found.add(place)
        gone |= BIT[card]
    return found


def _gone(state: State, question: Question) -> int:
    own = state.seats[question.seat]
    gone = own.owned
    if question.stage == stages.PAY:
        gone |= BIT[state.card]
    for card in own.hand:
        if card not in question.options:
            gone |= BIT[card]
    return gone


def _wastes_live(state: State, question: Question, given: Answer) -> bool:
    """Whether a card that can be built goes while one that cannot stays."""
    options = question.options
    dead = Counter(KIND[options[place]] for place in dead_places(state, question))
    if not dead:
        return False
    gone = Counter(KIND[card] for card in given)
    live = sum((gone - dead).values())
    stays = sum((dead - gone).values())
    free = question.stage == stages.OFFICE and len(given) < question.high
    return stays > 0 and (live > 0 or free)
