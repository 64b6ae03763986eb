"""What to do with cards in hand: keep, discard, pay, tuck, exchange.

Cards go by what `Outlook` says they are worth; the least goes first.
"""

from typing import Final

from sanjuan.ai.worth import Holds, Outlook
from sanjuan.buildings import KIND
from sanjuan.questions import Answer, Question

TUCK: Final = 1.0
"""A card worth less in hand is better under the chapel."""
BANK_TIME: Final = 2.4
"""With so few rounds to come the bank's one use is due."""


def ranked(holds: Holds) -> list[int]:
    """The cards, least worth first."""
    return sorted(holds, key=lambda card: (holds[card], card))


def keep(out: Outlook, question: Question) -> Answer:
    """Keep the cards worth most beside the hand."""
    holds = out.holds([*out.hand, *question.options])
    order = ranked({card: holds[card] for card in question.options})
    return tuple(order[len(order) - question.low :])


def give(out: Outlook, question: Question) -> Answer:
    """Pay or discard the cards worth least."""
    holds = {card: out.holding[card] for card in question.options}
    return tuple(ranked(holds)[: question.low])


def exchange(out: Outlook, question: Question) -> Answer:
    """Change cards that are nothing but money."""
    plain = [card for card in ranked(out.holding) if out.holding[card] <= out.card]
    return tuple(plain[: question.high])


def chapel(out: Outlook, question: Question) -> Answer:
    """Tuck a card that will hardly become more than a point."""
    least = ranked(out.holding)[0]
    return (least,) if out.holding[least] < TUCK else ()


def bank(out: Outlook, question: Question) -> Answer:
    """Near the end, tuck all that the last building does not need."""
    if out.left > BANK_TIME:
        return ()
    needed = _last_building(out)
    return tuple(card for card in out.hand if card not in needed)


def _last_building(out: Outlook) -> set[int]:
    """What building the best card takes, if that brings more than tucking."""
    able = [card for card in out.hand if out.price(card) < len(out.hand)]
    card = max(
        able, key=lambda card: out.worth(KIND[card]) - out.price(card), default=None
    )
    if card is None or out.worth(KIND[card]) <= out.price(card) + 1:
        return set()
    order = [other for other in ranked(out.holding) if other != card]
    return {card, *order[: out.price(card)]}
