"""One seat's cards as plain data: its hand and its city."""

from __future__ import annotations

from sanjuan.rules.buildings import BIT, NONE, POWERS, Powers
from tabletop.rules.question import Answer


class Seat:
    """One seat's hand and city.

    `goods` runs parallel to `buildings`. `powers` are those in effect (R18), `owned`
    the bits of all violet buildings. The seat has seen its `tucked` cards, not its
    `stowed` ones. `covered` has pairs of a card and its place in the city (`NONE`:
    unknown); `used` the bits of used-up buildings (`USED_UP`).
    """

    __slots__ = (
        "buildings",
        "covered",
        "goods",
        "hand",
        "owned",
        "powers",
        "stowed",
        "tucked",
        "used",
    )

    hand: list[int]
    buildings: list[int]
    goods: list[int]
    owned: int
    powers: Powers
    tucked: list[int]
    stowed: list[int]
    covered: list[tuple[int, int]]
    used: int

    def __init__(self) -> None:
        self.hand = []
        self.buildings = []
        self.goods = []
        self.owned = 0
        self.powers = POWERS[0]
        self.tucked = []
        self.stowed = []
        self.covered = []
        self.used = 0

    def copy(self) -> Seat:
        """A copy that shares nothing mutable with this seat."""
        new = Seat.__new__(Seat)
        new.hand = self.hand[:]
        new.buildings = self.buildings[:]
        new.goods = self.goods[:]
        new.owned = self.owned
        new.powers = self.powers
        new.tucked = self.tucked[:]
        new.stowed = self.stowed[:]
        new.covered = self.covered[:]
        new.used = self.used
        return new

    def laden(self) -> Answer:
        """The buildings with a good on them."""
        pairs = zip(self.buildings, self.goods, strict=True)
        return tuple([card for card, good in pairs if good != NONE])

    def take_good(self, card: int) -> int:
        """Take the good off that building and return its card."""
        place = self.buildings.index(card)
        good = self.goods[place]
        self.goods[place] = NONE
        return good


def owned_bits(seat: Seat) -> int:
    """The bits of the seat's uncovered violet buildings."""
    bits = 0
    for card in seat.buildings:
        bits |= BIT[card]
    return bits
