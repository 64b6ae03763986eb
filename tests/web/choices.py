"""The choices of a plain, sensible person, by names, prices and counts only."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from web.screen import Card, Screen

Choice: TypeAlias = list[int]
"""Places of the cards on offer, counted from 0; empty: none of them."""


def by_value(offered: Sequence[Card]) -> Choice:
    """The places of the cards on offer, the least valuable first."""
    return sorted(
        range(len(offered)),
        key=lambda place: (offered[place].cost, offered[place].points),
    )


def _least(screen: Screen) -> Choice:
    return by_value(screen.offered)[: screen.to_choose]


def _best(screen: Screen) -> Choice:
    return by_value(screen.offered)[-screen.to_choose :]


def _cover(screen: Screen) -> Choice:
    """A free place, if there is one: twelve buildings end the game."""
    return [] if screen.may_pass else by_value(screen.offered)[:1]


def _market(screen: Screen) -> Choice:
    return by_value(screen.offered)[: 1 if screen.may_pass else screen.to_choose]


def _chapel(screen: Screen) -> Choice:
    """A card that can be spared."""
    return by_value(screen.offered)[:1] if len(screen.offered) > 5 else []


def _bank(screen: Screen) -> Choice:
    """All but three cards."""
    return by_value(screen.offered)[:-3]


def _office(screen: Screen) -> Choice:
    """Cards that the city or the hand has already; else the worst one."""
    names = [card.name for card in screen.offered]
    built = {card.name for card in screen.city}
    useless = [
        place
        for place, name in enumerate(names)
        if name in built or name in names[:place]
    ]
    return useless[: screen.to_choose] or by_value(screen.offered)[:1]


CHOICES: Final[dict[str, Callable[[Screen], Choice]]] = {
    "start_hand": _least,
    "build": _best,
    "cover": _cover,
    "market": _market,
    "pay": _least,
    "produce": _best,
    "sell": _best,
    "keep": _best,
    "discard": _least,
    "mine": _best,
    "office": _office,
    "chapel": _chapel,
    "bank": _bank,
}


def role(screen: Screen) -> str:
    """The free role that promises most."""
    goods = sum(card.laden for card in screen.city)
    empty = sum(card.empty for card in screen.city)
    promise = {
        "builder": 1.3 * _best_cost(screen),
        "trader": 1.8 * min(goods, 2),
        "producer": 1.3 * min(empty, 2),
        "councillor": 2.5 if len(screen.hand) < 4 else 1.2,
        "prospector": 1.5,
    }
    names = {screen.words(f"role-{role}"): worth for role, worth in promise.items()}
    return max(screen.free_roles, key=names.__getitem__)


def _best_cost(screen: Screen) -> int:
    """The cost of the dearest building that the hand can pay."""
    built = {card.name for card in screen.city}
    costs = [card.cost for card in screen.hand if card.name not in built]
    return max((cost for cost in costs if cost <= len(screen.hand)), default=0)
