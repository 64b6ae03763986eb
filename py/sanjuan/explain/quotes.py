"""The price of a building for a seat, part by part, and the seat's hand limit.

The functions that the phases themselves use compute the amounts.
"""

from sanjuan.explain.facts import Limit, Part, PartArgs, Quote
from sanjuan.explain.refusals import reason
from sanjuan.rules.buildings import (
    CATHEDRAL,
    CLASSES,
    COST,
    DEDUCTS,
    KIND,
    NONE,
    NUMBER,
    VIOLET,
)
from sanjuan.rules.cards import checked_card
from sanjuan.rules.phases import builder, rounds
from sanjuan.rules.state import State
from tabletop.base.errors import QueryError
from tabletop.base.validation import whole


def quote(
    state: State, seat: int, card: int, cover: int = NONE, goods: int = 0
) -> Quote:
    """The `price`, the `parts` that add up to it (never below 0), and `reason`.

    Raises QueryError for more `goods` than the price.
    """
    price = builder.site(state, seat, cover).price(card)
    paid = whole(goods)
    if paid is None or not 0 <= paid <= price:
        raise QueryError("bad_goods", {"price": price})
    parts = [_part("cost", COST[card]), *_privileges(state, seat, cover)]
    parts += _discounts(state, seat, card, cover)
    if cover != NONE:
        parts.append(_part("crane", -DEDUCTS[cover], cover))
    if paid:
        parts.append(_part("goods", -paid))
    return {
        "price": price - paid,
        "parts": parts,
        "reason": reason(state, seat, card, cover),
    }


def _part(id: str, amount: int, card: int = NONE) -> Part:
    args: PartArgs = {"amount": amount}
    if card != NONE:
        args["card"] = card
    return {"id": id, "args": args}


def _privileges(state: State, seat: int, cover: int) -> list[Part]:
    privilege = builder.privilege(state, seat, cover)
    return [_part(id, -1) for id in ("builder", "library")[:privilege]]


def _discounts(state: State, seat: int, card: int, cover: int) -> list[Part]:
    mask = builder.powers_without(state.seats[seat], cover).mask
    perk = "violet_discount" if VIOLET[card] else "production_discount"
    return [
        _part(building.id, -getattr(building, perk))
        for number, building in enumerate(CLASSES)
        if mask >> number & 1 and getattr(building, perk)
    ]


def find(state: State, seat: int, card: int | str) -> int:
    """The number of a card, given as such or as an id; raises QueryError.

    For an id, a copy in the seat's hand comes first.
    """
    if isinstance(card, str) and card in NUMBER:
        kind = NUMBER[card]
        held = (held for held in state.seats[seat].hand if KIND[held] == kind)
        return next(held, KIND.index(kind))
    return checked_card(card)


def standing(state: State, seat: int, cover: int | None) -> int:
    """The building to cover, if it stands in the seat's city; raises QueryError."""
    if cover is None:
        return NONE
    number = checked_card(cover)
    if number not in state.seats[seat].buildings:
        raise QueryError("no_such_card", {"card": cover})
    return number


def hand_limit(state: State, seat: int) -> Limit:
    """The most cards that the seat may hold at a hand check, and why (R7, R75)."""
    limit = rounds.limit(state, seat)
    if limit == rounds.HAND_LIMIT:
        return {"id": "plain", "args": {"limit": limit}}
    guarded = limit == rounds.GUARDED_LIMIT
    return {"id": "guarded" if guarded else "raised", "args": {"limit": limit}}


def offered(state: State) -> list[int]:
    """The cards on the table that any seat may build (R95)."""
    return [CATHEDRAL] if state.on_offer else []
