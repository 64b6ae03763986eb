"""The view of one seat as JSON-ready data, the only input of players."""

from typing import Final, cast

from sanjuan.knowledge.facts import (
    Effect,
    Form,
    KnownFacts,
    OptionsFacts,
    QuestionFacts,
    SeatFacts,
    View,
)
from sanjuan.rules import stages
from sanjuan.rules.buildings import BIT, NONE, USED_UP
from sanjuan.rules.cards import NAMES
from sanjuan.rules.options import Options
from sanjuan.rules.seat import Seat
from sanjuan.rules.state import State


def view(state: State, seat: int | None, ply: int = 0) -> View:
    """The knowledge of a seat (R9, R10); None gives that of a spectator."""
    return {
        "seat": seat,
        "options": _options(state.options),
        "ply": ply,
        "round": state.round,
        "governor": state.governor,
        "chooser": state.chooser,
        "roles_taken": [stages.ROLES[role] for role in state.roles_taken],
        "tile": state.tiles[0] if state.tile_up else None,
        "tiles_known": tiles_known(state),
        "pile": len(state.pile),
        "discard": len(state.discard),
        "seats": [_seat(own, n == seat) for n, own in enumerate(state.seats)],
        "question": _question(state, seat),
        "known": _known(state, seat),
    }


def face_down(state: State, seat: int | None, ply: int = 0) -> View:
    """The knowledge of a spectator, with the seat's question unless it is secret."""
    seen = view(state, None, ply)
    if state.question and not state.question.secret:
        seen["question"] = _question(state, seat)
    return seen


def _options(options: Options) -> OptionsFacts:
    seats, edition, expansion, choose_four = options
    return {
        "seats": seats,
        "edition": edition,
        "expansion": expansion,
        "choose_four": choose_four,
    }


def tiles_known(state: State) -> list[str | None]:
    """The price tiles to come, the next first; None: no seat has seen it (R47)."""
    if state.tiles_seen >= 4:
        return list(state.tiles)
    gone = state.tiles_seen - state.tile_up
    return [
        tile if (place == 0 and state.tile_up) or place >= 5 - gone else None
        for place, tile in enumerate(state.tiles)
    ]


def _seat(own: Seat, open_handed: bool) -> SeatFacts:
    return {
        "hand": list(own.hand) if open_handed else len(own.hand),
        "buildings": [
            {"id": NAMES[card], "card": card, "good": good != NONE}
            for card, good in zip(own.buildings, own.goods, strict=True)
        ],
        "tucked": len(own.tucked) + len(own.stowed),
        "covered": [
            {"id": NAMES[card], "card": card, "place": _or_none(place)}
            for card, place in own.covered
        ],
    }


def _question(state: State, seat: int | None) -> QuestionFacts | None:
    question = state.question
    if question is None:
        return None
    stage = question.stage
    facts: QuestionFacts = {
        "seat": question.seat,
        "name": question.name,
        "form": _FORMS.get(stage, "cards"),
        "effect": _effect(stage),
        "priced": stage in stages.PRICED,
        "secret": question.secret,
    }
    if question.seat == seat:
        facts["options"], facts["source"] = list(question.options), question.source
        facts["low"], facts["high"] = question.low, question.high
    return facts


_FORMS: Final[dict[int, Form]] = {stages.ROLE: "one", stages.LIBRARY: "consent"}


def _effect(stage: int) -> Effect:
    if stage in stages.KEEPING:
        return "keep"
    if stage in stages.GIVING:
        return "give_up"
    return "build" if stage == stages.BUILD else "use"


def _known(state: State, seat: int | None) -> KnownFacts:
    """Further knowledge: the viewer's memory, and the progress of the phase."""
    question = state.question
    deciding = question is not None and question.seat == seat
    revealed = question is not None and question.stage == stages.MINE
    bits = state.everybody if seat is None else 1 << seat
    seen = zip(state.discard, state.discard_seen, strict=True)
    choosing_build = state.role == stages.BUILDER and state.card != NONE
    known = {
        "discard": sorted(card for card, who in seen if who & bits == bits),
        "tucked": [] if seat is None else list(state.seats[seat].tucked),
        "stowed": [len(own.stowed) for own in state.seats],
        "drawn": list(state.drawn) if deciding or revealed else len(state.drawn),
        "resting": [
            [card for card in own.buildings if BIT[card] & ~own.powers.mask]
            for own in state.seats
        ],
        **_used_up(state),
        "on_offer": state.on_offer,
        "over": state.over,
        "role": stages.ROLES[state.role] if state.role != NONE else None,
        "privilege": state.privilege,
        "sold": state.sold,
        "tiles_seen": min(state.tiles_seen, 5),
        "card": _or_none(state.card) if choosing_build and deciding else None,
        "cover": _or_none(state.cover) if deciding else None,
        "paid": state.paid,
        "stack": [
            {"stage": stages.ALL_NAMES[stage], "seat": whose}
            for stage, whose in state.stack
        ],
    }
    return cast(KnownFacts, known)


def _used_up(state: State) -> dict[str, list[bool]]:
    """By key of a building that can be used up: its use by each seat."""
    return {
        f"{name}_used": [bool(own.used & bit) for own in state.seats]
        for name, bit in USED_UP.items()
    }


def _or_none(card: int) -> int | None:
    return None if card == NONE else card
