"""Positions: a table written down by building names, to set up, share and study.

`describe` writes any moment down; `set_up` builds the table a position stands for, and
refuses what cannot stand on one. The format is described in docs/positions.md.
"""

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from sanjuan import stages
from sanjuan.buildings import BIT, CATHEDRAL, KIND, NONE, NUMBER, POWERS
from sanjuan.cards import TILES, deck, name_of
from sanjuan.chance import shuffle, stream
from sanjuan.errors import OptionError, PositionError
from sanjuan.options import TURNS, check_options, check_seed
from sanjuan.seat import Seat, owned_bits
from sanjuan.state import State

Position: TypeAlias = dict[str, Any]

_KEYS = {
    "edition", "expansion", "seed", "round", "governor", "roles_taken", "tiles",
    "tiles_seen", "reshuffles", "seats", "pile", "discard", "question",
}  # fmt: skip
_SEAT_KEYS = {
    "hand", "buildings", "tucked", "stowed", "covered", "bank_used", "library_used",
}  # fmt: skip


def describe(state: State) -> Position:
    """The whole table, hidden cards included; piles with the next card first."""
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
        "bank_used": seat.bank_used,
        "library_used": seat.library_used,
    }


def _names(cards: Iterable[int]) -> list[str]:
    return [name_of(card) for card in cards]


# ---------------------------------------------------------------- reading


def set_up(position: object) -> State:
    """The state a position stands for, nothing asked yet; raises PositionError."""
    given = _mapping(position, _KEYS)
    seats = [_mapping(seat, _SEAT_KEYS) for seat in _list(given, "seats")]
    question = given.get("question")
    if question and question.get("name") != "role":
        raise PositionError("position_not_at_role", {"stage": question.get("name")})
    state = _frame(given, len(seats))
    _Dealer(state, given, seats).deal()
    state.stack = [(stages.ROLE, state.chooser)]
    return state


def _frame(given: Mapping[str, Any], seats: int) -> State:
    """The state without its cards."""
    try:
        options = check_options(
            seats, given.get("edition", "first"), given.get("expansion", False), False
        )
        state = State(options, check_seed(given.get("seed", 1)))
    except OptionError as error:
        raise PositionError(error.id, error.facts) from None
    state.round = _number(given, "round", 1, 1, 1000)
    state.governor = _number(given, "governor", 0, 0, seats - 1)
    state.reshuffles = _number(given, "reshuffles", 0, 0, 1000)
    state.tiles_seen = _number(given, "tiles_seen", 0, 0, 5)
    state.tiles = _tiles(given, state)
    state.roles_taken = _roles(given, TURNS[seats])
    state.chooser = (state.governor + len(state.roles_taken)) % seats
    return state


def _tiles(given: Mapping[str, Any], state: State) -> list[str]:
    tiles = [str(tile) for tile in _list(given, "tiles")]
    if not tiles:
        tiles = list(TILES)
        rng = stream(state.seed, 0)
        tiles.sort(key=lambda tile: rng.random())
    if sorted(tiles) != sorted(TILES):
        raise PositionError("bad_tiles", {"tiles": " ".join(tiles)})
    return tiles


def _roles(given: Mapping[str, Any], turns: int) -> list[int]:
    taken = _list(given, "roles_taken")
    if len(taken) >= turns or any(role not in stages.ROLES for role in taken):
        raise PositionError("bad_roles", {"roles": " ".join(map(str, taken))})
    if len(set(taken)) < len(taken):
        raise PositionError("bad_roles", {"roles": " ".join(taken)})
    return [stages.ROLES.index(role) for role in taken]


class _Dealer:
    """Gives every card named its place, then deals what is only counted."""

    def __init__(
        self, state: State, given: Mapping[str, Any], seats: list[Mapping[str, Any]]
    ) -> None:
        self.state = state
        self.given = given
        self.seats = seats
        options = state.options
        self.left = list(deck(options.edition, options.expansion))
        if options.expansion:
            self.left.append(CATHEDRAL)
        self.owed: list[tuple[list[int], int]] = []
        """Lists of cards, and how many cards of the shuffled rest each is to get."""
        self.owed_goods: list[tuple[Seat, int]] = []
        self.covered: list[list[int]] = []
        """By seat; where in the city they lie is not known."""

    def deal(self) -> None:
        """Fill the seats and the piles."""
        state = self.state
        for seat, given in zip(state.seats, self.seats, strict=True):
            self._seat(seat, given)
        pile = self._cards(_list(self.given, "pile"))
        discard = self._cards(_list(self.given, "discard"))
        self._pay_debts(self._rest())
        for seat, covered in zip(state.seats, self.covered, strict=True):
            seat.covered = [(card, NONE) for card in covered]
        state.pile = [*self.rest, *reversed(pile)]
        state.discard = discard[::-1]
        state.discard_seen = [0] * len(discard)
        if state.options.expansion:
            state.on_offer = CATHEDRAL in self.left

    def _rest(self) -> list[int]:
        self.rest = [card for card in self.left if card != CATHEDRAL]
        shuffle(self.rest, stream(self.state.seed, 0))
        return self.rest

    def _pay_debts(self, rest: list[int]) -> None:
        if sum(count for _, count in self.owed) + len(self.owed_goods) > len(rest):
            raise PositionError("too_few_cards")
        for cards, count in self.owed:
            cards += [rest.pop() for _ in range(count)]
        for seat, place in self.owed_goods:
            seat.goods[place] = rest.pop()

    def _seat(self, seat: Seat, given: Mapping[str, Any]) -> None:
        seat.hand = self._cards(_list(given, "hand"))
        for place in _list(given, "buildings"):
            self._building(seat, place)
        self._check_city(seat)
        seat.owned = owned_bits(seat)
        seat.powers = POWERS[seat.owned]
        self.covered.append([])
        self._counted(self.covered[-1], given, "covered")
        self._counted(seat.tucked, given, "tucked")
        self._counted(seat.stowed, given, "stowed")
        seat.bank_used = _switch(given, "bank_used")
        seat.library_used = _switch(given, "library_used")

    def _building(self, seat: Seat, given: object) -> None:
        if isinstance(given, str):
            given = {"id": given}
        place = _mapping(given, {"id", "good"})
        card = self._card(place.get("id"))
        seat.buildings.append(card)
        seat.goods.append(self._good(seat, card, place.get("good", False)))

    def _good(self, seat: Seat, card: int, good: object) -> int:
        building = name_of(card)
        if not good:
            return NONE
        if BIT[card] and building != "customs_office":
            raise PositionError("no_place_for_good", {"card": building})
        if good is True:
            self.owed_goods.append((seat, len(seat.buildings) - 1))
            return NONE
        return self._card(good)

    def _check_city(self, seat: Seat) -> None:
        violet = [KIND[card] for card in seat.buildings if BIT[card]]
        twice = [card for card in seat.buildings if violet.count(KIND[card]) > 1]
        if twice:
            raise PositionError("built_twice", {"card": name_of(twice[0])})

    def _counted(self, cards: list[int], given: Mapping[str, Any], key: str) -> None:
        value = given.get(key, 0)
        if type(value) is int and 0 <= value <= len(KIND):
            self.owed.append((cards, value))
        elif isinstance(value, list):
            cards += self._cards(value)
        else:
            raise PositionError("bad_value", {"key": key, "value": value})

    def _cards(self, names: list[Any]) -> list[int]:
        return [self._card(name) for name in names]

    def _card(self, name: object) -> int:
        """The next copy of that building, if there is one left."""
        if not isinstance(name, str) or name not in NUMBER:
            raise PositionError("no_such_building", {"name": name})
        card = next((c for c in self.left if KIND[c] == NUMBER[name]), None)
        if card is None:
            raise PositionError("too_many_copies", {"card": name})
        self.left.remove(card)
        return card


def _mapping(value: object, keys: set[str]) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise PositionError("not_a_position")
    unknown = sorted(str(key) for key in value if key not in keys)
    if unknown:
        raise PositionError("unknown_key", {"key": unknown[0]})
    return value


def _list(given: Mapping[str, Any], key: str) -> list[Any]:
    value = given.get(key, [])
    if not isinstance(value, list):
        raise PositionError("bad_value", {"key": key, "value": value})
    return value


def _number(
    given: Mapping[str, Any], key: str, default: int, low: int, high: int
) -> int:
    value = given.get(key, default)
    if type(value) is not int or not low <= value <= high:
        raise PositionError("bad_value", {"key": key, "value": value})
    return value


def _switch(given: Mapping[str, Any], key: str) -> bool:
    value = given.get(key, False)
    if type(value) is not bool:
        raise PositionError("bad_value", {"key": key, "value": value})
    return value
