"""The worth of a seat's board, in points at the end, as a plan sees it.

A board has points, and it will earn more: doubloons, barrels, and the circles at work
earn as long as the game lasts. Frozen with the players that reckon so.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from puerto_rico.rules.buildings.building import CLASSES
from puerto_rico.rules.buildings.tables import IDS
from puerto_rico.rules.pieces import BOXES, CITY, CORN, GOODS, NONE, PRICES, QUARRY
from puerto_rico.rules.seat import Seat
from puerto_rico.rules.state import State

EARNS: Final[Mapping[str, tuple[float, float, float]]] = {
    "small_market": (0.35, 0.0, 0.0),
    "hacienda": (0.0, 0.0, 0.25),
    "construction_hut": (0.1, 0.0, 0.1),
    "small_warehouse": (0.0, 0.35, 0.0),
    "hospice": (0.0, 0.0, 0.25),
    "office": (0.35, 0.0, 0.0),
    "large_market": (0.7, 0.0, 0.0),
    "large_warehouse": (0.0, 0.5, 0.0),
    "university": (0.0, 0.0, 0.25),
    "harbor": (0.0, 1.2, 0.0),
    "wharf": (0.0, 1.2, 0.0),
    "aqueduct": (0.0, 0.4, 0.0),
    "forest_house": (0.2, 0.0, 0.0),
    "black_market": (0.4, 0.0, 0.0),
    "storehouse": (0.0, 0.35, 0.0),
    "guesthouse": (0.0, 0.0, 0.15),
    "trading_post": (0.8, 0.0, 0.0),
    "church": (0.0, 0.0, 0.35),
    "small_wharf": (0.0, 0.6, 0.0),
    "lighthouse": (0.9, 0.0, 0.0),
    "specialty_factory": (0.8, 0.0, 0.0),
    "library": (0.5, 0.0, 0.5),
    "union_hall": (0.0, 1.0, 0.0),
    "land_office": (0.1, 0.0, 0.1),
    "chapel": (0.5, 0.0, 0.0),
    "hunting_lodge": (0.0, 0.0, 0.2),
    "zoning_office": (0.6, 0.0, 0.0),
    "royal_supplier": (0.0, 0.4, 0.0),
    "villa": (0.0, 0.0, 0.8),
    "jeweler": (0.9, 0.0, 0.0),
    "gold_mine": (0.1, 0.0, 0.0),
    "well": (0.0, 0.4, 0.0),
    "tower": (0.4, 0.0, 0.2),
    "customs_station": (0.0, 1.0, 0.0),
    "archive": (0.0, 1.0, 0.0),
}
"""By building: the doubloons, the shipped points and the other points of a round."""
FACTORY_PAYS: Final = (0, 0, 1, 2, 3, 5)
FACTORY: Final = IDS.index("factory")
QUARRIES: Final = (0.0, 0.75, 1.4, 1.85, 2.1)
"""By number of quarries at work: the doubloons that they save in a builder phase."""

POINTS: Final = tuple(one.vp for one in CLASSES)
MADE: Final = tuple(one.good for one in CLASSES)
CIRCLES: Final = tuple(one.circles for one in CLASSES)
SCORES: Final = tuple(one.scores for one in CLASSES)
PLACE: Final = tuple(one.place for one in CLASSES)

RATES: Final = {2: 0.95, 3: 0.6, 4: 0.7, 5: 0.8}
"""By number of seats: how often a round sees a given phase."""
PAIR: Final = 0.35
"""The worth of half a pair of plantation and mill, as a part of a barrel."""


class Plan(NamedTuple):
    """The worth of things to a player, in points.

    `money` is a doubloon early in the game, `ship` a barrel of the many, `kind` one
    more kind made in each craftsman phase, `trade` the part of the dearest price that
    a round's sale brings. `quarry` weighs quarries, `engine` all that works, `spite`
    the gains of others. `likes` are points for owning a building early in the game,
    `tiles` for each tile of a kind.
    """

    money: float = 0.65
    ship: float = 0.5
    kind: float = 0.3
    trade: float = 0.6
    quarry: float = 1.0
    engine: float = 1.0
    spite: float = 0.8
    likes: Mapping[str, float] = {}
    tiles: tuple[float, ...] = (0.0,) * (QUARRY + 1)


def rounds_left(state: State) -> float:
    """A guess at the rounds to come; below 1 once the last round has begun."""
    seats = len(state.seats)
    box = BOXES[seats]
    if state.ending:
        return 0.6 * (1 - len(state.taken) / box.turns)
    places = CITY - max(own.used for own in state.seats)
    rate = RATES[seats]
    clocks = (
        state.supply / (seats + 2.0) / rate,
        state.pool / (seats * 2.2 + 0.06 * (box.points - state.pool)),
        places / rate,
    )
    return max(0.8, min(clocks))


class Worth:
    """The worth of boards at one moment of the game, by one plan."""

    def __init__(self, plan: Plan, state: State) -> None:
        self.plan = plan
        self.left = left = rounds_left(state)
        self.rate = RATES[len(state.seats)]
        self.doubloon = plan.money * min(1.0, 0.2 + left / 10)
        early = min(1.0, left / 10)
        works = plan.engine * left
        self.later = plan.engine * max(0.0, left - 1.5) * self.rate
        self.soon = plan.engine * min(left, 1.5) * self.rate
        self.barrel = plan.ship * min(1.0, 0.5 + left)
        self.likes = [early * plan.likes.get(one, 0.0) for one in IDS]
        self.tiles = [early * one for one in plan.tiles]
        self.busy = [works * self._earns(one) for one in IDS]
        self.sale = [plan.trade * self.doubloon * price for price in PRICES]
        self.save = plan.quarry * self.doubloon * self.rate

    def _earns(self, building: str) -> float:
        doubloons, shipped, points = EARNS.get(building, (0.0, 0.0, 0.0))
        return doubloons * self.doubloon + shipped * self.plan.ship + points

    def of(self, own: Seat, state: State, seat: int) -> float:
        """The points that the seat will have, about."""
        people = own.san_juan + sum(own.men)
        tiles = [own.island.count(kind) for kind in range(QUARRY + 1)]
        total = own.points + sum(own.nobles) + 0.15 * people + 0.05 * sum(tiles)
        for kind, count in enumerate(tiles):
            total += self.tiles[kind] * count
        total += self._purse(own.doubloons) + self._goods(own.goods)
        circles = sum([CIRCLES[one] for one in own.city]) + len(own.island)
        filled = min(1.0, (people + 1.4 * self.left) / max(1, circles))
        total += self._city(own, state, seat, filled)
        return total + self._machine(own, tiles, filled)

    def _city(self, own: Seat, state: State, seat: int, filled: float) -> float:
        """The points of buildings and of what the violet ones do, some in part."""
        total, idle = 0.0, 0.0
        for one in own.city:
            total += POINTS[one] + self.likes[one]
            gain = self.busy[one]
            if SCORES[one]:
                gain += CLASSES[one].points(state, seat)
            if own.men[PLACE[one]] or not CIRCLES[one]:
                total += gain
            else:
                idle += gain
        soon = min(1.0, max(0.0, self.left - 1.0) / 2)
        return total + 0.6 * soon * filled * idle

    def _machine(self, own: Seat, tiles: list[int], filled: float) -> float:
        """The points that production and quarries will bring, staffed and full."""
        men = own.men
        now, most = [0] * len(GOODS), [0] * len(GOODS)
        for one in own.city:
            if MADE[one] != NONE:
                now[MADE[one]] += men[PLACE[one]]
                most[MADE[one]] += CIRCLES[one]
        made, able = self._made(men, now, tiles, most), self._able(tiles, most)
        pays = FACTORY in own.city
        works = self._engine(made, men[QUARRY], pays and men[PLACE[FACTORY]] > 0)
        hoped = filled * self._engine(able, tiles[QUARRY], pays)
        return self.soon * works + self.later * (0.4 * works + 0.6 * hoped)

    def _purse(self, doubloons: int) -> float:
        few = min(doubloons, 10)
        return self.doubloon * (few + 0.5 * (doubloons - few))

    def _goods(self, goods: list[int]) -> float:
        worth, best = 0.0, 0.0
        for good, count in enumerate(goods):
            if count:
                worth += self.barrel * 0.85 * count
                best = max(best, self.sale[good])
        return worth + 0.6 * best

    def _made(
        self, men: list[int], now: list[int], tiles: list[int], most: list[int]
    ) -> list[float]:
        """The barrels of a craftsman phase, half a pair counted in part."""
        made = [float(men[CORN])]
        for good in range(1, len(GOODS)):
            few, many = sorted((men[good], now[good]))
            top = min(many, tiles[good], most[good])
            made.append(few + PAIR * max(0, top - few))
        return made

    def _able(self, tiles: list[int], most: list[int]) -> list[float]:
        """The same if all circles were filled."""
        able = [float(tiles[CORN])]
        for good in range(1, len(GOODS)):
            few, many = sorted((tiles[good], most[good]))
            able.append(few + PAIR * min(2, many - few))
        return able

    def _engine(self, made: list[float], quarries: int, factory: bool) -> float:
        """The points that a round with each phase brings."""
        plan = self.plan
        kinds, best = 0.0, 0.0
        for good, count in enumerate(made):
            some = min(1.0, count)
            kinds += some
            best = max(best, some * self.sale[good])
        worth = self.plan.ship * 0.85 * sum(made) + plan.kind * kinds + best
        if factory:
            low = int(kinds)
            high = min(low + 1, 5)
            more = FACTORY_PAYS[high] - FACTORY_PAYS[low]
            pays = FACTORY_PAYS[low] + more * (kinds - low)
            worth += self.doubloon * pays
        return worth + self.save / self.rate * QUARRIES[min(quarries, 4)]
