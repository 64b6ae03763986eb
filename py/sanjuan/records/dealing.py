"""Deals the cards of a position: named cards to their places, then the rest.

`sanjuan.records.positions` reads all other parts of a position.
"""

from collections.abc import Callable
from typing import Any, Final

from sanjuan.rules.buildings import (
    BIT,
    CATHEDRAL,
    CLASSES,
    KIND,
    NONE,
    NUMBER,
    POWERS,
    USED_UP,
)
from sanjuan.rules.cards import deck, name_of
from sanjuan.rules.seat import Seat, owned_bits
from sanjuan.rules.state import LAST_BUILDING, State
from tabletop.base.errors import PositionError
from tabletop.base.rng import SHUFFLES, shuffle, stream
from tabletop.base.validation import Fields

_PLACE_KEYS: Final = frozenset({"id", "good"})


class Dealer:
    """Puts named cards in their places, and deals the cards that are only counted."""

    def __init__(self, state: State, given: Fields, seats: list[Fields]) -> None:
        self.state = state
        self.given = given
        self.seats = seats
        options = state.options
        self.left = list(deck(options.edition, options.expansion))
        if options.expansion:
            self.left.append(CATHEDRAL)
        self.owed: list[tuple[list[int], int]] = []
        """Lists of cards, each with the number that it still gets from the shuffled
        rest."""
        self.owed_goods: list[tuple[Seat, int]] = []
        self.covered: list[list[int]] = []
        """By seat: covered cards, whose places in the city are unknown."""

    def deal(self) -> None:
        """Fill the seats and the piles."""
        state = self.state
        for seat, given in zip(state.seats, self.seats, strict=True):
            self._seat(seat, given)
        pile = self._cards(self.given.listed("pile", []))
        discard = self._cards(self.given.listed("discard", []))
        rest = self._rest()
        self._pay_debts(rest)
        for seat, covered in zip(state.seats, self.covered, strict=True):
            seat.covered = [(card, NONE) for card in covered]
        state.pile = [*rest, *reversed(pile)]
        state.discard = discard[::-1]
        state.discard_seen = [0] * len(discard)
        if state.options.expansion:
            state.on_offer = CATHEDRAL in self.left

    def _rest(self) -> list[int]:
        """The cards without a name in the position, shuffled."""
        rest = [card for card in self.left if card != CATHEDRAL]
        shuffle(rest, stream(self.state.seed, SHUFFLES[0]))
        return rest

    def _pay_debts(self, rest: list[int]) -> None:
        """Deal the cards that the position only counts."""
        if sum(count for _, count in self.owed) + len(self.owed_goods) > len(rest):
            raise PositionError("too_few_cards")
        for cards, count in self.owed:
            cards += [rest.pop() for _ in range(count)]
        for seat, place in self.owed_goods:
            seat.goods[place] = rest.pop()

    def _seat(self, seat: Seat, given: Fields) -> None:
        seat.hand = self._cards(given.listed("hand", []))
        for place in given.listed("buildings", []):
            self._building(seat, place)
        self._check_city(seat)
        seat.owned = owned_bits(seat)
        seat.powers = POWERS[seat.owned]
        self.covered.append([])
        self._counted(self.covered[-1], given, "covered", self._card)
        self._counted(seat.tucked, given, "tucked")
        self._counted(seat.stowed, given, "stowed")
        seat.used = sum(
            bit for name, bit in USED_UP.items() if given.switch(f"{name}_used")
        )

    def _building(self, seat: Seat, given: object) -> None:
        if isinstance(given, str):
            given = {"id": given}
        place = fields(given, _PLACE_KEYS)
        card = self._card(place.get("id"))
        seat.buildings.append(card)
        seat.goods.append(self._good(seat, card, place.get("good", False)))

    def _good(self, seat: Seat, card: int, good: object) -> int:
        if good is False:
            return NONE
        if BIT[card] and not CLASSES[KIND[card]].sells_for:
            raise PositionError("no_place_for_good", {"card": name_of(card)})
        if good is True:
            self.owed_goods.append((seat, len(seat.buildings) - 1))
            return NONE
        return self._drawn(good)

    def _check_city(self, seat: Seat) -> None:
        violet = [KIND[card] for card in seat.buildings if BIT[card]]
        twice = [card for card in seat.buildings if violet.count(KIND[card]) > 1]
        if twice:
            raise PositionError("built_twice", {"card": name_of(twice[0])})
        if len(seat.buildings) >= LAST_BUILDING:
            raise PositionError("full_city", {"most": LAST_BUILDING - 1})

    def _counted(
        self,
        cards: list[int],
        given: Fields,
        key: str,
        take: Callable[[object], int] | None = None,
    ) -> None:
        """Add cards given by name; note a bare number, to be dealt later."""
        value = given.get(key, 0)
        if type(value) is int and 0 <= value <= len(KIND):
            self.owed.append((cards, value))
        elif isinstance(value, list):
            cards += [(take or self._drawn)(name) for name in value]
        else:
            raise bad_value(key, value)

    def _cards(self, names: list[Any]) -> list[int]:
        return [self._drawn(name) for name in names]

    def _drawn(self, name: object) -> int:
        """The next copy of that building; the cathedral is never drawn (R95)."""
        card = self._card(name)
        if card == CATHEDRAL:
            raise PositionError("never_drawn", {"card": name})
        return card

    def _card(self, name: object) -> int:
        """The next copy of that building, if one is left."""
        if not isinstance(name, str) or name not in NUMBER:
            raise PositionError("no_such_building", {"name": name})
        card = next((c for c in self.left if KIND[c] == NUMBER[name]), None)
        if card is None:
            raise PositionError("too_many_copies", {"card": name})
        self.left.remove(card)
        return card


def bad_value(key: str, value: object) -> PositionError:
    """The error for a value that the key does not allow."""
    return PositionError("bad_value", {"key": key, "value": value})


def fields(value: object, known: frozenset[str]) -> Fields:
    """The fields of a part of a position; refuses unknown keys."""
    if not isinstance(value, dict):
        raise PositionError("not_a_position")
    given = Fields(value, bad_value)
    if (key := given.unknown(known)) is not None:
        raise PositionError("unknown_key", {"key": key})
    return given
