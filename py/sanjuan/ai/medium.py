"""The medium player: weighs what the table shows, stage by stage, and never searches.

What things are worth to it is in `worth`, how it picks a role in `roles`.
"""

from collections.abc import Callable, Generator
from typing import Final

from sanjuan.ai import hand
from sanjuan.ai.building import plans
from sanjuan.ai.city import MEAN_PRICES
from sanjuan.ai.players import Player
from sanjuan.ai.roles import WEIGH, Roles
from sanjuan.ai.worth import Outlook
from sanjuan.buildings import KIND, NONE
from sanjuan.cards import prices
from sanjuan.chance import Chance
from sanjuan.phases.builder import site
from sanjuan.questions import Answer, Question
from sanjuan.view import View, determinize

THRIFT: Final = 0.7
"""Cards a doubled privilege must bring to be used on the first role."""


class MediumPlayer(Player):
    """Takes at every question what seems worth most to it."""

    def think(self, view: View, rng: Chance) -> Generator[float, None, Answer]:
        """Look at the table once and decide; chance plays no part in it."""
        yield 0.0
        state = determinize(view, rng)
        question = state.question
        assert question is not None
        answer = DECIDE[question.name](Outlook(state, question.seat), question)
        return tuple(sorted(answer))


def _role(out: Outlook, question: Question) -> Answer:
    return (Roles(out).best(),)


def _library(out: Outlook, question: Question) -> Answer:
    """Use it now if it brings about as much as it would for the second role."""
    roles = Roles(out)
    weigh, city = WEIGH[out.state.role], roles.cities[out.seat]
    more = weigh(roles, city, 2, NONE) - weigh(roles, city, 1, NONE)
    return question.options if more >= THRIFT * out.card else ()


def _build(out: Outlook, question: Question) -> Answer:
    best = max(plans(out, question.options))
    return (best.card,) if best.gain > 0 else ()


def _cover(out: Outlook, question: Question) -> Answer:
    places = [
        plan for plan in plans(out, [out.state.card]) if _offered(plan.cover, question)
    ]
    cover = max(places).cover
    return () if cover == NONE else (cover,)


def _offered(cover: int, question: Question) -> bool:
    return cover in question.options or (cover == NONE and question.low == 0)


def _market(out: Outlook, question: Question) -> Answer:
    """Pay with goods worth less than the cards they save."""
    state = out.state
    due = site(state, out.seat, state.cover).price(state.card)
    cards = sorted(w for card, w in out.holding.items() if card != state.card)
    goods = sorted(question.options, key=lambda card: MEAN_PRICES[KIND[card]])
    count = question.low
    while (
        count < question.high and out.good(KIND[goods[count]]) < cards[due - count - 1]
    ):
        count += 1
    return tuple(goods[:count])


def _produce(out: Outlook, question: Question) -> Answer:
    order = sorted(question.options, key=lambda card: -MEAN_PRICES[KIND[card]])
    return tuple(order[: question.low])


def _sell(out: Outlook, question: Question) -> Answer:
    price = prices(out.state.tiles[0])
    order = sorted(question.options, key=lambda card: -price[KIND[card]])
    return tuple(order[: question.high])


DECIDE: Final[dict[str, Callable[[Outlook, Question], Answer]]] = {
    "start_hand": hand.keep,
    "role": _role,
    "library": _library,
    "build": _build,
    "cover": _cover,
    "market": _market,
    "pay": hand.give,
    "produce": _produce,
    "sell": _sell,
    "keep": hand.keep,
    "discard": hand.give,
    "mine": hand.keep,
    "office": hand.exchange,
    "chapel": hand.chapel,
    "bank": hand.bank,
}
"""What it does at each stage."""
