"""Puts the pieces of a position in their places; the others go to their supplies.

`puerto_rico.records.positions` reads all that is no piece.
"""

from collections.abc import Iterable
from typing import Any, Final

from puerto_rico.rules.buildings.building import CLASSES
from puerto_rico.rules.buildings.tables import NUMBER, PLACE_NAMES
from puerto_rico.rules.circles import circles
from puerto_rico.rules.pieces import (
    BOXES,
    CITY,
    FOREST,
    GOODS,
    ISLAND,
    QUARRY,
    SAN_JUAN,
    SHOP,
    TILES,
)
from puerto_rico.rules.seat import Seat
from puerto_rico.rules.state import State
from tabletop.base.errors import PositionError
from tabletop.base.rng import SHUFFLES, shuffle, stream
from tabletop.base.validation import Fields

MOST: Final = range(1_000)
"""The doubloons and the points that a seat may have."""


class Setter:
    """Takes pieces out of the box, and refuses more than it has."""

    def __init__(self, state: State, given: Fields) -> None:
        box = BOXES[len(state.seats)]
        self.state = state
        self.given = given
        self.goods = list(box.goods)
        self.tiles = [*box.tiles, box.quarries]
        self.nobles = state.nobles + state.ship_nobles
        self.colonists = state.supply + state.ship

    def set_up(self, seats: list[Fields]) -> None:
        """Fill the seats, the board and the supplies."""
        for own, given in zip(self.state.seats, seats, strict=True):
            self._seat(own, given)
        self._board()
        self._supplies()

    # ------------------------------------------------------------ seats

    def _seat(self, own: Seat, given: Fields) -> None:
        own.doubloons = given.number("doubloons", MOST, 0)
        own.points = given.number("points", MOST, 0)
        own.deposit = given.number("deposit", MOST, 0)
        own.san_juan = given.number(
            "san_juan", range(self.colonists + self.nobles + 1), 0
        )
        own.goods = [0] * len(GOODS)
        for name, count in counts(given, "goods").items():
            good = one_of(GOODS, "goods", name)
            own.goods[good] = self._barrels(good, count)
        own.island = [self._tile(own, one) for one in at_most(given, "island", ISLAND)]
        own.city = [self._building(own, one) for one in at_most(given, "city", CITY)]
        own.used = sum(CLASSES[number].size for number in own.city)
        self._nobles(own, given)
        self._check(own, given)

    def _nobles(self, own: Seat, given: Fields) -> None:
        """Let nobles be among the colonists of the seat."""
        men = own.men[:]
        men[SAN_JUAN] = own.san_juan
        for name, count in counts(given, "nobles").items():
            place = one_of(PLACE_NAMES, "nobles", name)
            most = min(men[place], self.nobles)
            own.nobles[place] = within(range(most + 1), "nobles", count)
            self.nobles -= count

    def _check(self, own: Seat, given: Fields) -> None:
        """Refuse a full city, equal buildings, and colonists without a circle."""
        if own.used > CITY or len({*own.city}) < len(own.city):
            raise bad_value("city", given.get("city"))
        room = dict(circles(own))
        if any(count > room.get(place, 0) for place, count in enumerate(own.men)):
            raise bad_value("colonists", sum(own.men))
        self.colonists -= own.colonists - sum(own.nobles)
        if self.colonists < 0:
            raise bad_value("colonists", own.colonists)

    def _tile(self, own: Seat, given: object) -> int:
        place = fields(given, frozenset({"id", "occupied"}))
        tile = one_of(TILES, "island", place.get("id"))
        self._take_tile(tile if tile == QUARRY else tile % FOREST, "island")
        own.men[tile] += place.switch("occupied")
        return tile

    def _building(self, own: Seat, given: object) -> int:
        place = fields(given, frozenset({"id", "colonists"}))
        name = place.get("id")
        if not isinstance(name, str) or name not in NUMBER:
            raise bad_value("city", name)
        building = CLASSES[NUMBER[name]]
        most = range(building.circles + 1)
        own.men[building.place] = place.number("colonists", most, 0)
        return building.number

    # ------------------------------------------------------------ board

    def _board(self) -> None:
        """Fill the trading house, the ships and the tiles."""
        state, given = self.state, self.given
        state.shop = [
            one_of(GOODS, "shop", one) for one in at_most(given, "shop", SHOP)
        ]
        for good in state.shop:
            self._barrels(good, 1)
        for one in given.listed("ships", []):
            self._ship(fields(one, frozenset({"hold", "good", "count"})))
        state.row = self._plantations("row")
        deck = self._plantations("deck")
        left = self.tiles[:QUARRY]
        if "deck" not in given:
            deck = [good for good, count in enumerate(left) for _ in range(count)]
            shuffle(deck, stream(state.seed, SHUFFLES[0]))
            left = [0] * QUARRY
        state.deck, state.aside = deck[::-1], left

    def _ship(self, given: Fields) -> None:
        state, holds = self.state, BOXES[len(self.state.seats)].ships
        hold = given.number("hold")
        good = one_of(GOODS, "good", given.get("good"))
        if hold not in holds or good in state.cargo:
            raise bad_value("ships", given.get("hold"))
        count = given.number("count", range(1, hold + 1))
        ship = holds.index(hold)
        state.cargo[ship] = good
        state.loaded[ship] = self._barrels(good, count)

    def _plantations(self, key: str) -> list[int]:
        found = [one_of(GOODS, key, one) for one in self.given.listed(key, [])]
        for tile in found:
            self._take_tile(tile, key)
        return found

    def _supplies(self) -> None:
        """Set all supplies; those that the position names may be smaller."""
        state, given = self.state, self.given
        state.goods = self.goods
        state.quarries = self._at_most("quarries", self.tiles[QUARRY])
        aboard = min(1, self.nobles)
        state.ship_nobles = self._at_most("ship_nobles", aboard)
        state.nobles = self._at_most("nobles", self.nobles - state.ship_nobles)
        few = min(len(state.seats) - state.ship_nobles, self.colonists)
        state.ship = given.number("ship", range(self.colonists + 1), few)
        state.supply = self._at_most("supply", self.colonists - state.ship)
        spent = sum(own.points for own in state.seats)
        state.pool = self._at_most("pool", max(0, state.pool - spent))
        if "buildings" in given:
            state.buildings = [0] * len(CLASSES)
        else:
            self._subtract_buildings()
        for name, left in counts(given, "buildings").items():
            building = CLASSES[one_of(tuple(NUMBER), "buildings", name)]
            most = range(building.copies + 1)
            state.buildings[building.number] = within(most, "buildings", left)

    def _subtract_buildings(self) -> None:
        for own in self.state.seats:
            for number in own.city:
                self.state.buildings[number] -= 1
        if min(self.state.buildings) < 0:
            raise bad_value("city", CLASSES[self.state.buildings.index(-1)].id)

    def _at_most(self, key: str, most: int) -> int:
        return self.given.number(key, range(most + 1), most)

    # ------------------------------------------------------------ box

    def _barrels(self, good: int, given: object) -> int:
        count = within(range(self.goods[good] + 1), GOODS[good], given)
        self.goods[good] -= count
        return count

    def _take_tile(self, tile: int, key: str) -> None:
        self.tiles[tile] -= 1
        if self.tiles[tile] < 0:
            raise bad_value(key, TILES[tile])


def at_most(given: Fields, key: str, most: int) -> list[Any]:
    """The list at that key, of no more things than that; else PositionError."""
    found = given.listed(key, [])
    if len(found) > most:
        raise bad_value(key, len(found))
    return found


def counts(given: Fields, key: str) -> dict[str, Any]:
    """The numbers by name at that key, unchecked."""
    found = given.get(key, {})
    if not isinstance(found, dict):
        raise bad_value(key, found)
    return found


def one_of(names: Iterable[str], key: str, name: object) -> int:
    """The number of a name; raises PositionError for any other value."""
    found = [number for number, one in enumerate(names) if one == name]
    if not found:
        raise bad_value(key, name)
    return found[0]


def within(most: range, key: str, value: object) -> int:
    """A whole number in that range; raises PositionError for any other value."""
    if type(value) is not int or value not in most:
        raise bad_value(key, value)
    return value


def bad_value(key: str, value: object) -> PositionError:
    """The error for a value that the key does not allow."""
    return PositionError("bad_value", {"key": key, "value": value})


def fields(value: object, known: frozenset[str]) -> Fields:
    """The fields of a part of a position, or its `id` alone; refuses unknown keys."""
    if isinstance(value, str) and "id" in known:
        value = {"id": value}
    if not isinstance(value, dict):
        raise PositionError("not_a_position")
    given = Fields(value, bad_value)
    if (key := given.unknown(known)) is not None:
        raise PositionError("unknown_key", {"key": key})
    return given
