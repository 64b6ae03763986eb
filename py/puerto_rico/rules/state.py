"""The table as plain data: seats, supplies, the board, and the stages to come.

Nothing here checks an answer; `Game` does. The phases fill in `RUN` and `TAKE`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, TypeAlias

from puerto_rico.rules import stages
from puerto_rico.rules.buildings.building import CLASSES
from puerto_rico.rules.buildings.tables import MAKES_FORESTS, PLACES, power
from puerto_rico.rules.codes import NOBLE, copies
from puerto_rico.rules.options import Options
from puerto_rico.rules.pieces import (
    ALL_COLONISTS,
    ALL_NOBLES,
    BOXES,
    FOREST,
    NONE,
    QUARRY,
    SAN_JUAN,
)
from puerto_rico.rules.seat import Seat
from puerto_rico.rules.turns import Turns
from tabletop.base.rng import SHUFFLES, shuffle, stream
from tabletop.rules.question import Answer

Run: TypeAlias = "Callable[[State, int], None]"
Take: TypeAlias = "Callable[[State, int, Answer], None]"

RUN: Final[list[Run]] = [lambda state, seat: None] * stages.COUNT
"""By stage: the function that runs it; it may pose a question."""
TAKE: Final[list[Take]] = [lambda state, seat, answer: None] * stages.COUNT
"""By stage: the function that carries out an answer."""

SMALL_BITS: Final = 8
"""The place of the bits of small wharfs in `wharfed`, after those of wharfs."""


class State(Turns):
    """A game at one moment; `question` is None once it is over.

    `ship` are the colonists on their ship, `supply` the others; `ship_nobles` and
    `nobles` likewise. `pool` are the points left, `goods` and `buildings` the supplies
    by number. The last tile of `deck` is the next to turn up; `row` are the tiles face
    up, `aside` the number of those laid aside, by good. `shop` is the trading house,
    `cargo` has the good and `loaded` the barrels of each ship. `bounty` are the
    doubloons by role.

    In a phase, `tile` and `building` are those just taken, `drawn` is a tile yet to
    place; `made` are the barrels that each seat has produced. The captain's phase ends
    once `idle` seats in turn have loaded nothing. Bits of seats: `wharfed` used a
    wharf, `stuck` can load no more, `opened` had a turn, `rewarded` have loaded. `kept`
    are the bits of the goods in warehouses, `card` the unspent doubloons of the role.
    Bits of buildings in `ONCE`: `active` works in this phase, `spent` in this round.
    `ending` is the cause that ends the game.
    """

    __slots__ = (
        "active", "aside", "bounty", "building", "buildings", "card", "cargo",
        "chooser", "deck", "drawn", "ending", "goods", "governor", "idle", "kept",
        "loaded", "made", "nobles", "opened", "options", "over", "pool", "quarries",
        "rewarded", "role", "round", "row", "seats", "seed", "ship", "ship_nobles",
        "shop", "shuffles", "spent", "stuck", "supply", "taken", "tile", "wharfed",
    )  # fmt: skip

    runs: ClassVar = RUN
    takes: ClassVar = TAKE

    def __init__(self, options: Options, seed: int) -> None:
        super().__init__()
        box = BOXES[options.seats]
        self.options, self.seed = options, seed
        self.seats = [Seat(PLACES) for _ in range(options.seats)]
        self.supply, self.ship = box.supply, options.seats
        self.ship_nobles = int(options.has_nobles)
        self.nobles = self.ship_nobles * (ALL_NOBLES - 1)
        if options.has_nobles:
            self.ship = options.seats - 1
            self.supply = ALL_COLONISTS - self.ship
        self.pool = options.points
        self.goods = list(box.goods)
        self.quarries = box.quarries
        self.buildings = [0] * len(CLASSES)
        self.deck: list[int] = []
        self.aside = [0] * QUARRY
        self.row: list[int] = []
        self.shop: list[int] = []
        self.cargo = [NONE] * len(box.ships)
        self.loaded = [0] * len(box.ships)
        self.bounty = [0] * box.roles
        self.taken: list[int] = []
        self.shuffles = self.governor = self.chooser = 0
        self.round = 1
        self.role = self.tile = self.drawn = self.building = NONE
        self.made: list[Answer] = []
        self.idle = self.wharfed = self.stuck = self.opened = self.rewarded = 0
        self.kept = self.card = self.active = self.spent = 0
        self.ending: str | None = None
        self.over = False

    def copy(self) -> State:
        """An independent copy, without a log."""
        new = self.__class__.__new__(self.__class__)
        new.options, new.seed = self.options, self.seed
        new.seats = [seat.copy() for seat in self.seats]
        new.supply = self.supply
        new.ship = self.ship
        new.nobles = self.nobles
        new.ship_nobles = self.ship_nobles
        new.pool = self.pool
        new.goods = self.goods[:]
        new.quarries = self.quarries
        new.buildings = self.buildings[:]
        new.deck = self.deck[:]
        new.aside = self.aside[:]
        new.row = self.row[:]
        new.shop = self.shop[:]
        new.cargo = self.cargo[:]
        new.loaded = self.loaded[:]
        new.bounty = self.bounty[:]
        new.taken = self.taken[:]
        new.shuffles = self.shuffles
        new.round = self.round
        new.governor = self.governor
        new.chooser = self.chooser
        new.role = self.role
        new.tile = self.tile
        new.drawn = self.drawn
        new.building = self.building
        new.made = self.made[:]
        new.idle = self.idle
        new.wharfed = self.wharfed
        new.stuck = self.stuck
        new.opened = self.opened
        new.rewarded = self.rewarded
        new.kept, new.card = self.kept, self.card
        new.active, new.spent = self.active, self.spent
        new.ending, new.over = self.ending, self.over
        new.stack = self.stack[:]
        new.question = self.question
        new.log = None
        return new

    __copy__ = copy

    def end(self, cause: str) -> None:
        """End the game with this round; the first cause counts."""
        if self.ending is None:
            self.ending = cause
            self.note("last_round", NONE, cause=cause)

    # ------------------------------------------------------------ supplies

    def pay(self, seat: int, amount: int, cause: str) -> None:
        """Give a seat doubloons of the bank."""
        self.seats[seat].doubloons += amount
        self.note("earned", seat, doubloons=amount, cause=cause)

    def score(self, seat: int, points: int, cause: str | None = None) -> None:
        """Give a seat points, if need be beyond the pool; record those with a cause."""
        self.seats[seat].points += points
        if cause is not None:
            self.note("scored", seat, points=points, cause=cause)
        self.pool = max(0, self.pool - points)
        if not self.pool:
            self.end("points")

    @property
    def has_colonists(self) -> bool:
        """Whether anybody is in the supply or on the ship."""
        return self.supply + self.ship + self.ship_nobles > 0

    @property
    def has_tiles(self) -> bool:
        """Whether a tile can be drawn."""
        return bool(self.deck) or any(self.aside)

    def hire(self, seat: int, place: int, cause: str) -> None:
        """Put a colonist of the supply there, else of the ship, else its noble."""
        is_noble = not self.supply + self.ship
        if self.supply:
            self.supply -= 1
        elif self.ship:
            self.ship -= 1
        else:
            self.ship_nobles -= 1
        self.seats[seat].put(place, is_noble)
        self.note("hired", seat, cause=cause)

    def ennoble(self, seat: int) -> None:
        """Give a seat a noble of the supply, or else a colonist."""
        is_noble = self.nobles > 0
        if is_noble:
            self.nobles -= 1
        else:
            self.supply -= 1
        self.seats[seat].put(SAN_JUAN, is_noble)
        self.note("hired", seat, cause="villa")

    def discard(self, seat: int, tile: int, occupant: int) -> None:
        """Lay a tile of an island aside; its occupant goes to San Juan."""
        own = self.seats[seat]
        last = max(n for n, one in enumerate(own.island) if one == tile)
        del own.island[last]
        self.aside[tile % FOREST] += 1
        if occupant:
            own.take(tile, occupant == NOBLE)
            own.put(SAN_JUAN, occupant == NOBLE)
        self.note("discarded", seat, tile=tile)

    def draw(self) -> int:
        """Take the next tile off the stack; if it is empty, first shuffle a new one."""
        if not self.deck:
            self.shuffles += 1
            for good, count in enumerate(self.aside):
                self.deck += [good] * count
            self.aside = [0] * QUARRY
            shuffle(self.deck, stream(self.seed, SHUFFLES[self.shuffles]))
            self.note("reshuffled", NONE)
        return self.deck.pop()

    def draw_for(self, seat: int) -> None:
        """Draw a tile for a seat, which may turn it over if it has a forest house."""
        self.drawn = tile = self.draw()
        forests = power(self.seats[seat], MAKES_FORESTS)
        options = [*copies(tile, 1), *copies(tile + FOREST, forests)]
        self.ask(stages.FORESTRY, seat, tuple(options), 1, 1)

    def produce(self, seat: int, good: int, cause: str) -> None:
        """Give a seat one barrel more of its production, if there is any."""
        if self.goods[good]:
            self.goods[good] -= 1
            self.seats[seat].goods[good] += 1
            made = self.made[seat]
            self.made[seat] = (*made[:good], made[good] + 1, *made[good + 1 :])
            self.note("crafted", seat, good=good, cause=cause)

    def settle(self, seat: int, tile: int, cause: str) -> None:
        """Put a tile on a seat's island."""
        self.seats[seat].island.append(tile)
        self.note("settled", seat, tile=tile, cause=cause)
