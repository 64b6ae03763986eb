"""Which role to take: what each brings to every seat, and who would take what next.

Every phase is weighed in points for every seat; then the rest of the round is tried,
each seat taking what is best for itself against the others.
"""

from functools import cached_property
from math import fsum
from typing import Final, TypeAlias

from sanjuan import stages
from sanjuan.ai.building import best_gain
from sanjuan.ai.city import MEAN_PRICES, City
from sanjuan.ai.worth import Outlook
from sanjuan.buildings import NONE
from sanjuan.cards import prices
from sanjuan.options import TURNS

Gains: TypeAlias = list[float]
"""Points for each seat."""
Roster: TypeAlias = tuple[int, ...]
"""The roles left, in order."""

CHOICE: Final = (0.9, 1.2, 1.3)
"""What keeping a card is worth when 2, 5 or 8 are seen, in cards."""
BUILDS: Final = (0.0, 0.1, 0.2, 0.4, 0.6, 0.8, 0.9, 1.0)
"""Points a seat may be expected to gain by building, by its hand."""


class Roles:
    """The roles of this round, weighed for the seat that looks."""

    def __init__(self, out: Outlook) -> None:
        self.out = out
        self.state = out.state
        self.count = len(out.state.seats)
        self.cities = [City(out.state, seat) for seat in range(self.count)]
        self._gains: dict[tuple[int, int, int], Gains] = {}
        self._choices: dict[tuple[Roster, int], tuple[int, Gains]] = {}

    def best(self) -> int:
        """The role to take now."""
        taken = self.state.roles_taken
        left = tuple(role for role in range(5) if role not in taken)
        turns = TURNS[self.count] - len(taken)
        return self._choice(left, turns, NONE)[0]

    # ------------------------------------------------------------ the rest of the round

    def _choice(self, left: Roster, turns: int, made: int) -> tuple[int, Gains]:
        """The role the next seat takes, and what all gain to the end of the round.

        `turns` are still to come; `made` is the seat that took the producer before.
        """
        key = (left, made)
        if key not in self._choices:
            chooser = (self.state.governor + TURNS[self.count] - turns) % self.count
            futures = [(role, self._after(role, left, turns, made)) for role in left]
            best = max(futures, key=lambda future: self._margin(future[1], chooser))
            self._choices[key] = best
        return self._choices[key]

    def _after(self, role: int, left: Roster, turns: int, made: int) -> Gains:
        """What every seat gains from that role and those that follow it."""
        chooser = (self.state.governor + TURNS[self.count] - turns) % self.count
        gains = self.gains(role, chooser, made)
        if turns == 1:
            return gains
        rest = tuple([other for other in left if other != role])
        made = chooser if role == stages.PRODUCER else made
        more = self._choice(rest, turns - 1, made)[1]
        return [a + b for a, b in zip(gains, more, strict=True)]

    def _margin(self, gains: Gains, seat: int) -> float:
        others = fsum(gains) - gains[seat]
        return gains[seat] - others / (self.count - 1)

    # ------------------------------------------------------------ one phase

    def gains(self, role: int, chooser: int, made: int) -> Gains:
        """What that phase brings to every seat."""
        key = (role, chooser, made if role == stages.TRADER else NONE)
        if key not in self._gains:
            weigh = WEIGH[role]
            self._gains[key] = [
                weigh(self, city, self.privilege(city, chooser), made)
                for city in self.cities
            ]
        return self._gains[key]

    def privilege(self, city: City, chooser: int) -> int:
        """What that city's seat has of the chooser's privilege: 0, 1 or 2."""
        if city.number != chooser:
            return 0
        used = self.state.seats[chooser].library_used
        return 2 if city.powers.doubles and not used else 1

    @cached_property
    def prices(self) -> list[float]:
        """What each kind of good will sell for under the next tile, as far as known."""
        state = self.state
        certain = state.tile_up or state.tiles_seen >= 4
        tiles = state.tiles[: 1 if certain else 5 - state.tiles_seen]
        lists = [prices(tile) for tile in tiles]
        return [fsum(column) / len(lists) for column in zip(*lists, strict=True)]

    def cards(self, city: City, count: float) -> float:
        """Points for drawing that many cards: less with a full hand."""
        room = max(0.0, (city.powers.hand_limit or 7) + 1 - city.hand)
        return self.out.card * (min(count, room) + 0.4 * max(0.0, count - room))


def _builder(roles: Roles, city: City, privilege: int, made: int) -> float:
    if city.number == roles.out.seat:
        return best_gain(roles.out, privilege)
    return BUILDS[min(len(BUILDS) - 1, city.hand + privilege)]


def _makes(city: City, privilege: int) -> list[int]:
    """The plants that a production would fill, dearest first."""
    empty = sorted(city.empty, key=MEAN_PRICES.__getitem__, reverse=True)
    return empty[: 1 + privilege + city.powers.produce_more]


def _producer(roles: Roles, city: City, privilege: int, made: int) -> float:
    filled = _makes(city, privilege)
    well = roles.cards(city, 1) if len(filled) > 1 and city.has("well") else 0.0
    return fsum(roles.out.good(kind) for kind in filled) + well


def _trader(roles: Roles, city: City, privilege: int, made: int) -> float:
    goods = city.laden
    if made >= 0:
        goods = goods + _makes(city, roles.privilege(city, made))
    price = roles.prices
    goods = sorted(goods, key=price.__getitem__, reverse=True)
    sold = goods[: 1 + privilege + city.powers.sell_more]
    income = sum(price[kind] for kind in sold) + _extras(city, len(sold))
    return roles.cards(city, income) - fsum(roles.out.good(kind) for kind in sold)


def _extras(city: City, sold: int) -> int:
    """Cards for market hall and market stand."""
    hall = sold > 0 and city.has("market_hall")
    return hall + (sold > 1 and city.has("market_stand"))


def _councillor(roles: Roles, city: City, privilege: int, made: int) -> float:
    powers = city.powers
    each = CHOICE[privilege] + 0.2 * powers.keeps_from_hand
    return roles.cards(city, each * (1 + 0.8 * powers.keep_more))


def _prospector(roles: Roles, city: City, privilege: int, made: int) -> float:
    luck = 0.25 * city.has("gold_mine") + 0.35 * city.has("goldsmith")
    return roles.cards(city, privilege + luck)


WEIGH = (_builder, _producer, _trader, _councillor, _prospector)
