"""What a building would cost a seat and why it cannot be built; how much it may hold.

The amounts come from the functions that the phases themselves decide by.
"""

from typing import Any, TypeAlias

from sanjuan import stages
from sanjuan.buildings import (
    CATHEDRAL,
    CLASSES,
    COST,
    DEDUCTS,
    KIND,
    NONE,
    NUMBER,
    VIOLET,
)
from sanjuan.errors import OptionError
from sanjuan.phases import builder, rounds
from sanjuan.state import State

Quote: TypeAlias = dict[str, Any]


def quote(
    state: State, seat: int, card: int, cover: int = NONE, goods: int = 0
) -> Quote:
    """`price`, the `parts` that add up to it (never below 0), `reason` or None."""
    parts = [_part("cost", COST[card]), *_privileges(state, seat, cover)]
    parts += _discounts(state, seat, card, cover)
    if cover != NONE:
        parts.append(_part("crane", -DEDUCTS[cover], card=cover))
    if goods:
        parts.append(_part("goods", -goods))
    return {
        "price": builder.site(state, seat, cover).price(card) - goods,
        "parts": parts,
        "reason": reason(state, seat, card),
    }


def _part(id: str, amount: int, **args: int) -> dict[str, Any]:
    return {"id": id, "args": {"amount": amount, **args}}


def _privileges(state: State, seat: int, cover: int) -> list[dict[str, Any]]:
    privilege = builder.privilege(state, seat, cover)
    return [_part(id, -1) for id in ("builder", "library")[:privilege]]


def _discounts(state: State, seat: int, card: int, cover: int) -> list[dict[str, Any]]:
    mask = builder.powers_without(state.seats[seat], cover).mask
    perk = "violet_discount" if VIOLET[card] else "production_discount"
    return [
        _part(building.id, -getattr(building, perk))
        for number, building in enumerate(CLASSES)
        if mask >> number & 1 and getattr(building, perk)
    ]


def reason(state: State, seat: int, card: int) -> dict[str, Any] | None:
    """Why the seat cannot build that card now; None if it can."""
    own = state.seats[seat]
    if card not in own.hand and not (card == CATHEDRAL and state.on_offer):
        return {"id": "not_held", "args": {"card": card}}
    if not builder.may_stand(own, card):
        return {"id": "already_built", "args": {"card": card}}
    if card not in builder.buildable(state, seat):
        free = builder.site(state, seat)
        facts = {"price": free.price(card), "funds": free.funds + (card == CATHEDRAL)}
        return {"id": "too_dear", "args": facts}
    question = state.question
    asked = question and question.seat == seat and question.stage == stages.BUILD
    return None if asked else {"id": "not_building", "args": {}}


def find(state: State, seat: int, card: int | str) -> int:
    """The card, or by its id one the seat holds or may; raises OptionError."""
    if card in NUMBER:
        kind = NUMBER[str(card)]
        held = (held for held in state.seats[seat].hand if KIND[held] == kind)
        return next(held, KIND.index(kind))
    if type(card) is not int or not 0 <= card < len(KIND):
        raise OptionError("no_such_card", {"card": card})
    return card


def standing(state: State, seat: int, cover: int | None) -> int:
    """The building to be covered, if the seat has it; raises OptionError."""
    if cover is None:
        return NONE
    if cover not in state.seats[seat].buildings:
        raise OptionError("no_such_card", {"card": cover})
    return cover


def hand_limit(state: State, seat: int) -> dict[str, Any]:
    """How many cards the seat may hold at a hand check, and what says so (R7, R75)."""
    limit = rounds.limit(state, seat)
    named = {rounds.HAND_LIMIT: "plain", rounds.GUARDED_LIMIT: "guarded"}
    return {"id": named.get(limit, "raised"), "args": {"limit": limit}}


def offered(state: State) -> list[int]:
    """The cards that lie on the table for any seat to build (R95)."""
    return [CATHEDRAL] if state.on_offer else []
