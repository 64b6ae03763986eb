"""Positions: tables by building names, to set up, share and study.

`describe` writes a position at any moment; `set_up` builds the table of a position, and
refuses one that cannot exist. docs/positions.md describes the format.
"""

from collections.abc import Iterable
from typing import Final, cast

from sanjuan.records.dealing import Dealer, bad_value, fields
from sanjuan.records.facts import AskedPosition, Position, SeatPosition
from sanjuan.rules import stages
from sanjuan.rules.buildings import NONE, USED_UP
from sanjuan.rules.cards import TILES, name_of
from sanjuan.rules.options import TURNS, check_options
from sanjuan.rules.phases.rounds import LAST_ROUND
from sanjuan.rules.seat import Seat
from sanjuan.rules.state import State
from tabletop.base.errors import OptionError, PositionError
from tabletop.base.rng import SHUFFLES, by_chance, check_seed, stream
from tabletop.base.sanitize import MOST_ITEMS, excerpt
from tabletop.base.validation import Fields

MOST_RESHUFFLES: Final = 10_000

_KEYS: Final = frozenset({
    "edition", "expansion", "seed", "round", "governor", "roles_taken", "tiles",
    "tiles_seen", "reshuffles", "seats", "pile", "discard", "question",
})  # fmt: skip
_SEAT_KEYS: Final = frozenset({
    "hand", "buildings", "tucked", "stowed", "covered",
    *(f"{name}_used" for name in USED_UP),
})  # fmt: skip
_QUESTION_KEYS: Final = frozenset({"seat", "name"})


def describe(state: State) -> Position:
    """The whole table, hidden cards included; piles have the next card first.

    Cards drawn but not yet kept are absent.
    """
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
        "question": _asked(state),
    }


def _asked(state: State) -> AskedPosition | None:
    question = state.question
    if question is None:
        return None
    return {"seat": question.seat, "name": question.name}


def _describe_seat(seat: Seat) -> SeatPosition:
    used = {f"{name}_used": bool(seat.used & bit) for name, bit in USED_UP.items()}
    described = {
        "hand": _names(seat.hand),
        "buildings": [
            {"id": name_of(card), "good": good != NONE and name_of(good)}
            for card, good in zip(seat.buildings, seat.goods, strict=True)
        ],
        "tucked": _names(seat.tucked),
        "stowed": _names(seat.stowed),
        "covered": _names(card for card, _ in seat.covered),
        **used,
    }
    return cast(SeatPosition, described)


def _names(cards: Iterable[int]) -> list[str]:
    return [name_of(card) for card in cards]


# ---------------------------------------------------------------- reading


def set_up(position: object) -> State:
    """The state of a position, with no open question yet; raises PositionError."""
    given = fields(position, _KEYS)
    seats = [fields(seat, _SEAT_KEYS) for seat in given.listed("seats", [])]
    question = _question(given)
    state = _frame(given, len(seats))
    if question.get("seat", state.chooser) != state.chooser:
        raise bad_value("question", given.get("question"))
    Dealer(state, given, seats).deal()
    state.stack = [(stages.ROLE, state.chooser)]
    return state


def _question(given: Fields) -> Fields:
    """The question; refuses one in the middle of a phase or after the end."""
    if given.get("question", {}) is None:
        raise PositionError("position_over")
    question = fields(given.get("question", {}), _QUESTION_KEYS)
    if question.get("name", "role") != "role":
        raise PositionError("position_not_at_role", {"stage": question.get("name")})
    return question


def _frame(given: Fields, seats: int) -> State:
    """The state without its cards."""
    try:
        options = check_options(
            seats, given.get("edition", "first"), given.get("expansion", False), False
        )
        state = State(options, check_seed(given.get("seed", 1)))
    except OptionError as error:
        raise PositionError(error.id, error.facts) from None
    state.round = given.number("round", range(1, LAST_ROUND + 1), 1)
    state.governor = given.number("governor", range(seats), 0)
    state.reshuffles = given.number("reshuffles", range(MOST_RESHUFFLES + 1), 0)
    state.tiles_seen = given.number("tiles_seen", range(6), 0)
    state.tiles = _tiles(given, state)
    state.roles_taken = _roles(given, TURNS[seats])
    state.chooser = (state.governor + len(state.roles_taken)) % seats
    return state


def _tiles(given: Fields, state: State) -> list[str]:
    tiles = given.listed("tiles", [])
    if not tiles:
        rng = stream(state.seed, SHUFFLES[0])
        return by_chance(TILES, rng)
    if len(tiles) != len(TILES) or any(tile not in tiles for tile in TILES):
        raise PositionError("bad_tiles", {"tiles": _in_words(tiles)})
    return [str(tile) for tile in tiles]


def _roles(given: Fields, turns: int) -> list[int]:
    taken = given.listed("roles_taken", [])
    if len(taken) >= turns or any(role not in stages.ROLES for role in taken):
        raise PositionError("bad_roles", {"roles": _in_words(taken)})
    if len(set(taken)) < len(taken):
        raise PositionError("bad_roles", {"roles": _in_words(taken)})
    return [stages.ROLES.index(role) for role in taken]


def _in_words(given: list[object]) -> str:
    """The value given in place of names, as text, as far as it can be printed."""
    return " ".join(str(excerpt(one)) for one in given[:MOST_ITEMS])
