"""One seat's board as plain data."""

from __future__ import annotations

from puerto_rico.rules.pieces import ISLAND, SAN_JUAN


class Seat:
    """One seat's board, doubloons, points and goods.

    `island` has the kinds of its tiles and `city` the numbers of its buildings, both in
    the order in which they came. `men` are the colonists by place; those in `san_juan`
    have no circle. `nobles` has the number of nobles among them, by place. `goods` are
    the barrels by good, `used` the city places taken, `deposit` the doubloons in its
    bank.
    """

    __slots__ = (
        "city",
        "deposit",
        "doubloons",
        "goods",
        "island",
        "men",
        "nobles",
        "points",
        "san_juan",
        "used",
    )

    doubloons: int
    deposit: int
    points: int
    goods: list[int]
    island: list[int]
    city: list[int]
    used: int
    men: list[int]
    nobles: list[int]
    san_juan: int

    def __init__(self, places: int) -> None:
        self.doubloons = self.deposit = 0
        self.points = 0
        self.goods = [0] * 5
        self.island = []
        self.city = []
        self.used = 0
        self.men = [0] * places
        self.nobles = [0] * places
        self.san_juan = 0

    def copy(self) -> Seat:
        """A copy that shares nothing mutable with this seat."""
        new = Seat.__new__(Seat)
        new.doubloons = self.doubloons
        new.deposit = self.deposit
        new.points = self.points
        new.goods = self.goods[:]
        new.island = self.island[:]
        new.city = self.city[:]
        new.used = self.used
        new.men = self.men[:]
        new.nobles = self.nobles[:]
        new.san_juan = self.san_juan
        return new

    @property
    def colonists(self) -> int:
        """All colonists of the seat."""
        return self.san_juan + sum(self.men)

    def put(self, place: int, is_noble: bool) -> None:
        """Put a colonist or a noble at a place."""
        if place == SAN_JUAN:
            self.san_juan += 1
        else:
            self.men[place] += 1
        self.nobles[place] += is_noble

    def take(self, place: int, is_noble: bool) -> None:
        """Take a colonist or a noble away from a place."""
        if place == SAN_JUAN:
            self.san_juan -= 1
        else:
            self.men[place] -= 1
        self.nobles[place] -= is_noble

    @property
    def island_is_full(self) -> bool:
        """Whether no tile has a place on the island."""
        return len(self.island) == ISLAND

    def held(self) -> list[int]:
        """The goods of which the seat has a barrel."""
        return [good for good, count in enumerate(self.goods) if count]
