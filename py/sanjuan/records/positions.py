"""Positions: a table written down by building names, to set up, share and study.

`describe` writes any moment down; `set_up` builds the table a position stands for, and
refuses what cannot stand on one. The format is described in docs/positions.md.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias

from sanjuan.records.dealing import Dealer, bad_value, listed, mapping, number
from sanjuan.rules import stages
from sanjuan.rules.buildings import NONE, USED_UP
from sanjuan.rules.cards import TILES, name_of
from sanjuan.rules.options import TURNS, check_options, check_seed
from sanjuan.rules.phases.rounds import LAST_ROUND
from sanjuan.rules.seat import Seat
from sanjuan.rules.state import State
from tabletop.chance import stream
from tabletop.errors import OptionError, PositionError

Position: TypeAlias = dict[str, Any]

MOST_RESHUFFLES: Final = 10_000

_KEYS = {
    "edition", "expansion", "seed", "round", "governor", "roles_taken", "tiles",
    "tiles_seen", "reshuffles", "seats", "pile", "discard", "question",
}  # fmt: skip
_SEAT_KEYS = {
    "hand", "buildings", "tucked", "stowed", "covered",
    *(f"{name}_used" for name in USED_UP),
}  # fmt: skip


def describe(state: State) -> Position:
    """The whole table, hidden cards included; piles with the next card first.

    Left out are cards drawn and not yet kept.
    """
    question = state.question
    asked = question and {"seat": question.seat, "name": question.name}
    return {
        "edition": state.options.edition,
        "expansion": state.options.expansion,
        "seed": state.seed,
        "round": state.round,
        "governor": state.governor,
        "roles_taken": [stages.ROLES[role] for role in state.roles_taken],
        "tiles": list(state.tiles),
        "tiles_seen": min(state.tiles_seen, 5),
        "reshuffles": state.reshuffles,
        "seats": [_describe_seat(seat) for seat in state.seats],
        "pile": _names(reversed(state.pile)),
        "discard": _names(reversed(state.discard)),
        "question": asked,
    }


def _describe_seat(seat: Seat) -> dict[str, Any]:
    return {
        "hand": _names(seat.hand),
        "buildings": [
            {"id": name_of(card), "good": good != NONE and name_of(good)}
            for card, good in zip(seat.buildings, seat.goods, strict=True)
        ],
        "tucked": _names(seat.tucked),
        "stowed": _names(seat.stowed),
        "covered": _names(card for card, _ in seat.covered),
        **{f"{name}_used": bool(seat.used & bit) for name, bit in USED_UP.items()},
    }


def _names(cards: Iterable[int]) -> list[str]:
    return [name_of(card) for card in cards]


# ---------------------------------------------------------------- reading


def set_up(position: object) -> State:
    """The state a position stands for, nothing asked yet; raises PositionError."""
    given = mapping(position, _KEYS)
    seats = [mapping(seat, _SEAT_KEYS) for seat in listed(given, "seats")]
    question = _question(given)
    state = _frame(given, len(seats))
    if question.get("seat", state.chooser) != state.chooser:
        raise bad_value("question", question)
    Dealer(state, given, seats).deal()
    state.stack = [(stages.ROLE, state.chooser)]
    return state


def _question(given: Mapping[str, Any]) -> Mapping[str, Any]:
    """The question, refused in the middle of a phase and after the end."""
    if given.get("question", {}) is None:
        raise PositionError("position_over")
    question = mapping(given.get("question", {}), {"seat", "name"})
    if question.get("name", "role") != "role":
        raise PositionError("position_not_at_role", {"stage": question["name"]})
    return question


def _frame(given: Mapping[str, Any], seats: int) -> State:
    """The state without its cards."""
    try:
        options = check_options(
            seats, given.get("edition", "first"), given.get("expansion", False), False
        )
        state = State(options, check_seed(given.get("seed", 1)))
    except OptionError as error:
        raise PositionError(error.id, error.facts) from None
    state.round = number(given, "round", 1, 1, LAST_ROUND)
    state.governor = number(given, "governor", 0, 0, seats - 1)
    state.reshuffles = number(given, "reshuffles", 0, 0, MOST_RESHUFFLES)
    state.tiles_seen = number(given, "tiles_seen", 0, 0, 5)
    state.tiles = _tiles(given, state)
    state.roles_taken = _roles(given, TURNS[seats])
    state.chooser = (state.governor + len(state.roles_taken)) % seats
    return state


def _tiles(given: Mapping[str, Any], state: State) -> list[str]:
    tiles = [str(tile) for tile in listed(given, "tiles")]
    if not tiles:
        tiles = list(TILES)
        rng = stream(state.seed, 0)
        tiles.sort(key=lambda tile: rng.random())
    if sorted(tiles) != sorted(TILES):
        raise PositionError("bad_tiles", {"tiles": " ".join(tiles)})
    return tiles


def _roles(given: Mapping[str, Any], turns: int) -> list[int]:
    taken = listed(given, "roles_taken")
    if len(taken) >= turns or any(role not in stages.ROLES for role in taken):
        raise PositionError("bad_roles", {"roles": " ".join(map(str, taken))})
    if len(set(taken)) < len(taken):
        raise PositionError("bad_roles", {"roles": " ".join(taken)})
    return [stages.ROLES.index(role) for role in taken]
