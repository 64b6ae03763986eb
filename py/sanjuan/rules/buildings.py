"""Every building of both editions and of New Buildings: one class each, in rule order.

No class is ever instantiated. Its numbers come first; *perks* are numbers that the
phases read from the owner's `Powers`; *hooks* are functions that the phases call at
their moment. Tables compiled from the classes follow them.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal

from sanjuan.rules import stages

if TYPE_CHECKING:
    from collections.abc import Callable

    from sanjuan.rules.state import State

NONE: Final = -1
"""No card: an empty place for a good, a free place to build, no card in work."""

GOODS: Final = ("indigo", "sugar", "tobacco", "coffee", "silver")
DESCENDING: Final = (0, 4, 7, 9, 10)
"""Points for 0, 1, 2 … items, worth 4, 3, 2 and 1 (R92, R97)."""


class Perks:
    """Numbers that a building adds to its owner's powers; the phases read the sums."""

    production_discount = 0
    violet_discount = 0
    goods_pay = 0
    """The number of goods that may each pay a card of a price."""
    produce_more = 0
    sell_more = 0
    keep_more = 0
    hand_limit = 0
    """The owner's hand limit; 0: the plain one."""
    guard = 0
    covers = 0
    """Whether its owner may build over own buildings."""
    doubles = 0
    """Whether it doubles the privilege of the owner's role."""
    keeps_from_hand = 0
    stows = 0
    """The number of sold goods that it stows."""


class Building(Perks):
    """A building without any power; a class overrides these defaults."""

    id: ClassVar[str]
    cost: ClassVar[int] = 0
    vp: ClassVar[int] = 0
    group: ClassVar[Literal["P", "V", "M", "6"]] = "V"
    """Production, violet, monument, or a great one of cost 6; only P is not violet."""
    copies: ClassVar[tuple[int, int]] = (3, 3)
    expansion: ClassVar[bool] = False
    unverified: ClassVar[tuple[str, ...]] = ()
    """The figures whose sources are weak or disagree (†)."""
    good: ClassVar[str | None] = None
    sells_for: ClassVar[int] = 0
    deducts: ClassVar[int | None] = None
    """The crane's deduction for building over it, if that is not its cost."""
    coverable: ClassVar[bool] = True
    scores: ClassVar[bool] = False
    """Whether its points depend on the table (★)."""

    stage: ClassVar[int] = NONE
    """The stage at which it asks its owner, or acts."""
    used_up: ClassVar[Literal["round", "game"] | None] = None
    """The time for which one use exhausts it; None: it can be used any number of
    times."""
    round_start_step: ClassVar[int] = 0
    """Its step among the buildings that ask at a round start; 0: it asks no question
    (R71)."""
    prospects: ClassVar[int] = 0
    """Its turn among the buildings that act in a prospector phase (R54, R89)."""
    rank: ClassVar[int] = 0
    """Hooks of a higher rank run later."""

    def __init_subclass__(cls) -> None:
        """Name the building after its class; refuse an attribute that no code reads."""
        cls.id = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()
        unknown = {name for name in vars(cls) if not name.startswith("__")} - _KNOWN
        if unknown:
            raise TypeError(f"{cls.__name__} declares unknown {sorted(unknown)}")

    @staticmethod
    def after_build(state: State, seat: int) -> None:
        """Act after its owner has built `state.card`."""

    @staticmethod
    def after_produce(state: State, seat: int, count: int) -> None:
        """Act after its owner has produced `count` goods."""

    @staticmethod
    def after_sell(state: State, seat: int, count: int) -> None:
        """Act after its owner has sold `count` goods, at least one."""

    @staticmethod
    def end_builder(state: State, seat: int) -> None:
        """Act at the end of a builder phase."""

    @staticmethod
    def end_trader(state: State, seat: int) -> None:
        """Act at the end of a trader phase."""

    @staticmethod
    def begin_councillor(state: State, seat: int) -> None:
        """Act at the start of a councillor phase."""

    @staticmethod
    def points(state: State, seat: int, total: int) -> int:
        """Points beyond the printed ones; `total` has the points counted before it."""
        return 0

    @staticmethod
    def ask(state: State, seat: int) -> None:
        """Pose the owner's question at `stage`, or act if there is no choice."""

    @staticmethod
    def take(state: State, seat: int, answer: tuple[int, ...]) -> None:
        """Carry out the owner's answer."""


_PERKS: Final = tuple(name for name in vars(Perks) if not name.startswith("__"))
_KNOWN: Final = frozenset({*vars(Building), *_PERKS, "id"})


# ---------------------------------------------------------------- production


class IndigoPlant(Building):
    """Makes indigo; every seat begins with one (R5, R43)."""

    cost, vp, group, copies = 1, 1, "P", (10, 10)
    good = "indigo"


class SugarMill(Building):
    """Makes sugar (R43)."""

    cost, vp, group, copies = 2, 1, "P", (8, 8)
    good = "sugar"


class TobaccoStorage(Building):
    """Makes tobacco (R43)."""

    cost, vp, group, copies = 3, 2, "P", (8, 9)
    good = "tobacco"


class CoffeeRoaster(Building):
    """Makes coffee (R43)."""

    cost, vp, group, copies = 4, 2, "P", (8, 9)
    good = "coffee"


class SilverSmelter(Building):
    """Makes silver (R43)."""

    cost, vp, group, copies = 5, 3, "P", (8, 8)
    good = "silver"


# ---------------------------------------------------------------- violet


class Smithy(Building):
    """Takes a card off the price of production buildings (R16)."""

    cost, vp = 1, 1
    production_discount = 1


class GoldMine(Building):
    """In a prospector phase turns up four cards and wins one if all costs differ.

    R54, R56, R57, R58. In the second edition it wins the cheapest.
    """

    cost, vp = 1, 1
    stage = stages.MINE
    prospects = 1

    @staticmethod
    def ask(state: State, seat: int) -> None:
        if state.cards_left < 4:
            return
        state.drawn = cards = state.draw(4)
        state.note("revealed", seat, faces=tuple(cards), cause="gold_mine")
        if len({COST[card] for card in cards}) < 4:
            state.throw(cards, state.everybody)
            state.drawn = []
        elif state.options.edition == "first":
            state.ask(stages.MINE, seat, tuple(cards), 1, 1)
        else:
            GoldMine.take(state, seat, (min(cards, key=COST.__getitem__),))

    @staticmethod
    def take(state: State, seat: int, answer: tuple[int, ...]) -> None:
        (won,) = answer
        state.seats[seat].hand.append(won)
        state.throw([card for card in state.drawn if card != won], state.everybody)
        state.drawn = []
        state.note("won", seat, card=won, cause="gold_mine")


class Archive(Building):
    """Lets its owner discard from the whole hand in a councillor phase (R50, R52)."""

    cost, vp = 1, 1
    keeps_from_hand = 1


class PoorHouse(Building):
    """Draws a card after building that leaves at most one in hand (R22, R23)."""

    cost, vp = 2, 1
    rank = 1

    @staticmethod
    def after_build(state: State, seat: int) -> None:
        if len(state.seats[seat].hand) <= 1:
            state.draw_to(seat, 1, "poor_house")


class BlackMarket(Building):
    """Lets up to two goods pay a card each for a building (R25, R26)."""

    cost, vp = 2, 1
    goods_pay = 2


class TradingPost(Building):
    """Sells one more good (R48)."""

    cost, vp = 2, 1
    sell_more = 1


class Well(Building):
    """Draws a card after producing two goods or more (R45)."""

    cost, vp = 2, 1

    @staticmethod
    def after_produce(state: State, seat: int, count: int) -> None:
        if count >= 2:
            state.draw_to(seat, 1, "well")


class MarketStand(Building):
    """Draws a card after selling two goods or more (R45)."""

    cost, vp = 2, 1

    @staticmethod
    def after_sell(state: State, seat: int, count: int) -> None:
        if count >= 2:
            state.draw_to(seat, 1, "market_stand")


class Crane(Building):
    """Lets its owner build over an own building for the difference (R29 to R42)."""

    cost, vp = 2, 1
    covers = 1
    coverable = False


class Chapel(Building):
    """Tucks up to one hand card, worth a point, at each round start (R38, R71)."""

    cost, vp = 3, 2
    stage = stages.CHAPEL
    round_start_step = 2

    @staticmethod
    def ask(state: State, seat: int) -> None:
        hand = state.seats[seat].hand
        state.ask(stages.CHAPEL, seat, tuple(hand), 0, min(1, len(hand)))

    @staticmethod
    def take(state: State, seat: int, answer: tuple[int, ...]) -> None:
        state.tuck(seat, answer, "chapel")


class Tower(Building):
    """Raises the hand limit to 12 cards (R7)."""

    cost, vp = 3, 2
    hand_limit = 12


class Aqueduct(Building):
    """Produces one more good (R43)."""

    cost, vp = 3, 2
    produce_more = 1


class Carpenter(Building):
    """Draws a card after its owner has built a violet building (R19, R22)."""

    cost, vp = 3, 2

    @staticmethod
    def after_build(state: State, seat: int) -> None:
        if VIOLET[state.card]:
            state.draw_to(seat, 1, "carpenter")


class Prefecture(Building):
    """Keeps one more card in a councillor phase (R49)."""

    cost, vp = 3, 2
    keep_more = 1


class MarketHall(Building):
    """Draws a card after selling a good or more (R46)."""

    cost, vp = 4, 2

    @staticmethod
    def after_sell(state: State, seat: int, count: int) -> None:
        state.draw_to(seat, 1, "market_hall")


class Quarry(Building):
    """Takes a card off the price of violet buildings (R16)."""

    cost, vp = 4, 2
    violet_discount = 1


class Library(Building):
    """Doubles the privilege of the role its owner takes, once a round.

    R15, R43, R48, R49, R53, R59.
    """

    cost, vp = 5, 3
    doubles = 1
    stage = stages.LIBRARY
    used_up = "round"

    @staticmethod
    def ask(state: State, seat: int) -> None:
        owner = state.seats[seat]
        if not owner.powers.doubles or owner.used & USED_UP["library"]:
            return
        if state.options.seats == 2 and len(state.roles_taken) == 1:
            card = next(card for card in owner.buildings if KIND[card] == LIBRARY)
            state.ask(stages.LIBRARY, seat, (card,), 0, 1)
        else:
            state.privilege = 2
            state.note("library_used", seat)

    @staticmethod
    def take(state: State, seat: int, answer: tuple[int, ...]) -> None:
        if answer:
            state.privilege = 2
            state.seats[seat].used |= USED_UP["library"]
            state.note("library_used", seat)


class Statue(Building):
    """Counts for the triumphal arch; a monument has no other effect (R66)."""

    cost, vp, group = 3, 3, "M"


class VictoryColumn(Building):
    """Counts for the triumphal arch; a monument has no other effect (R66)."""

    cost, vp, group = 4, 4, "M"


class Hero(Building):
    """Counts for the triumphal arch; a monument has no other effect (R66)."""

    cost, vp, group = 5, 5, "M"


# ---------------------------------------------------------------- cost 6


class GuildHall(Building):
    """Gives points for the owner's production buildings (rules §1).

    Two for each; in the second edition one for each and one for each good made (§7).
    """

    cost, group, copies = 6, "6", (2, 2)
    scores = True

    @staticmethod
    def points(state: State, seat: int, total: int) -> int:
        makers = [card for card in state.seats[seat].buildings if not VIOLET[card]]
        if state.options.edition == "first":
            return 2 * len(makers)
        return len(makers) + len({KIND[card] for card in makers})


class CityHall(Building):
    """Gives a point for each of the owner's violet buildings (R66)."""

    cost, group, copies = 6, "6", (2, 2)
    scores = True

    @staticmethod
    def points(state: State, seat: int, total: int) -> int:
        return sum(VIOLET[card] for card in state.seats[seat].buildings)


class TriumphalArch(Building):
    """Gives 4, 6 or 8 points for one, two or three monuments (R66)."""

    cost, group, copies = 6, "6", (2, 2)
    scores = True

    @staticmethod
    def points(state: State, seat: int, total: int) -> int:
        buildings = state.seats[seat].buildings
        monuments = sum(CLASSES[KIND[card]].group == "M" for card in buildings)
        return (0, 4, 6, 8)[monuments]


class Palace(Building):
    """Gives a point for every four other points of the owner (R64)."""

    cost, group, copies = 6, "6", (2, 2)
    scores = True
    rank = 1

    @staticmethod
    def points(state: State, seat: int, total: int) -> int:
        return total // 4


# ---------------------------------------------------------------- New Buildings


class OfficeBuilding(Building):
    """Exchanges up to two hand cards at each round start (R71, R74)."""

    cost, vp, expansion = 1, 1, True
    stage = stages.OFFICE
    round_start_step = 1

    @staticmethod
    def ask(state: State, seat: int) -> None:
        hand = state.seats[seat].hand
        state.ask(stages.OFFICE, seat, tuple(hand), 0, min(2, len(hand)))

    @staticmethod
    def take(state: State, seat: int, answer: tuple[int, ...]) -> None:
        if answer:
            state.shed(seat, answer, "office_building")
            state.draw_to(seat, len(answer), "office_building")


class GuardRoom(Building):
    """Lowers the hand limit of seats with neither guard room nor tower to 6 (R75)."""

    cost, vp, expansion = 1, 1, True
    guard = 1


class Hut(Building):
    """Draws a card at the end of a trader phase without a sale (R76)."""

    cost, vp, expansion = 1, 1, True
    unverified = ("cost",)

    @staticmethod
    def end_trader(state: State, seat: int) -> None:
        if not state.sold:
            state.draw_to(seat, 1, "hut")


class Tavern(Building):
    """Draws a card at a builder phase's end if its owner has the fewest buildings.

    R62, R78. At least one seat must have more.
    """

    cost, vp, expansion = 2, 1, True
    unverified = ("cost",)

    @staticmethod
    def end_builder(state: State, seat: int) -> None:
        sizes = [len(other.buildings) for other in state.seats]
        if sizes[seat] == min(sizes) < max(sizes):
            state.draw_to(seat, 1, "tavern")


class Park(Building):
    """Takes 6, not its cost, off the price of a building over it (R79)."""

    cost, vp, expansion = 3, 2, True
    deducts = 6


class CustomsOffice(Building):
    """Gets a good of its own at the start of a councillor phase (R80, R82)."""

    cost, vp, expansion = 3, 2, True
    sells_for = 2

    @staticmethod
    def begin_councillor(state: State, seat: int) -> None:
        owner = state.seats[seat]
        place = next(i for i, c in enumerate(owner.buildings) if KIND[c] == CUSTOMS)
        if owner.goods[place] == NONE:
            for good in state.draw(1):
                owner.goods[place] = good
                state.note("produced", seat, buildings=(owner.buildings[place],))


class Bank(Building):
    """Tucks any number of hand cards at a round start, once in a game.

    R38, R71, R84.
    """

    cost, vp, expansion = 4, 2, True
    unverified = ("cost",)
    stage = stages.BANK
    round_start_step = 2
    used_up = "game"

    @staticmethod
    def ask(state: State, seat: int) -> None:
        owner = state.seats[seat]
        if not owner.used & USED_UP["bank"]:
            state.ask(stages.BANK, seat, tuple(owner.hand), 0, len(owner.hand))

    @staticmethod
    def take(state: State, seat: int, answer: tuple[int, ...]) -> None:
        if answer:
            state.seats[seat].used |= USED_UP["bank"]
        state.tuck(seat, answer, "bank")


class Harbor(Building):
    """Stows one of the goods that its owner sells, worth a point (R38, R86)."""

    cost, vp, expansion = 4, 2, True
    stows = 1


class Goldsmith(Building):
    """In a prospector phase turns up a card and wins it unless such a building stands.

    R89. A building in any city counts.
    """

    cost, vp, expansion = 5, 3, True
    unverified = ("vp",)
    stage = stages.GOLDSMITH
    prospects = 2

    @staticmethod
    def ask(state: State, seat: int) -> None:
        for card in state.draw(1):
            state.note("revealed", seat, faces=(card,), cause="goldsmith")
            standing = (c for other in state.seats for c in other.buildings)
            if any(KIND[other] == KIND[card] for other in standing):
                state.throw([card], state.everybody)
            else:
                state.seats[seat].hand.append(card)
                state.note("won", seat, card=card, cause="goldsmith")


class Residence(Building):
    """Gives points for sets of three different buildings of equal cost (R92, R93)."""

    cost, group, copies, expansion = 6, "6", (2, 2), True
    scores = True

    @staticmethod
    def points(state: State, seat: int, total: int) -> int:
        kinds = [KIND[card] for card in state.seats[seat].buildings]
        costs = {CLASSES[kind].cost for kind in kinds}
        return DESCENDING[min(4, sum(_sets(kinds, cost) for cost in costs))]


def _sets(kinds: list[int], cost: int) -> int:
    """The number of sets of three different buildings of that cost (R93)."""
    same = [kind for kind in kinds if CLASSES[kind].cost == cost]
    copies = [same.count(kind) for kind in set(same)]
    count = 0
    while sum(min(number, count + 1) for number in copies) >= 3 * (count + 1):
        count += 1
    return count


class Cathedral(Building):
    """Gives points for the other seats' buildings of cost 6 (R95, R96, R97).

    It lies beside the piles, and any seat may build it.
    """

    cost, group, copies, expansion = 7, "V", (1, 1), True
    scores = True

    @staticmethod
    def points(state: State, seat: int, total: int) -> int:
        great = sum(
            CLASSES[KIND[card]].group == "6"
            for number, other in enumerate(state.seats)
            if number != seat
            for card in other.buildings
        )
        return DESCENDING[min(4, great)]


# ---------------------------------------------------------------- compiled tables

CLASSES: Final = tuple(Building.__subclasses__())
"""The buildings, by number."""
NUMBER: Final = {building.id: n for n, building in enumerate(CLASSES)}
LIBRARY: Final = NUMBER["library"]
CUSTOMS: Final = NUMBER["customs_office"]

KIND: Final = tuple(
    number
    for number, building in enumerate(CLASSES)
    for _ in range(max(building.copies))
)
"""By physical card: its building's number; the cards are the same in every edition."""
COST: Final = tuple(CLASSES[kind].cost for kind in KIND)
VIOLET: Final = tuple(CLASSES[kind].group != "P" for kind in KIND)
BIT: Final = tuple(1 << kind if CLASSES[kind].group != "P" else 0 for kind in KIND)
"""By physical card: the bit of a violet building; 0 for production, free to repeat
(R17)."""
DEDUCTS: Final = tuple(
    building.cost if building.deducts is None else building.deducts
    for building in (CLASSES[kind] for kind in KIND)
)
COVERABLE: Final = tuple(CLASSES[kind].coverable for kind in KIND)
CATHEDRAL: Final = KIND.index(NUMBER["cathedral"])
FIRST_PLANT: Final = KIND.index(NUMBER["indigo_plant"])

ROUND_START: Final = tuple(
    tuple(
        (1 << NUMBER[building.id], building.stage)
        for building in CLASSES
        if building.round_start_step == step
    )
    for step in (1, 2)
)
"""By step of a round start: the buildings that ask, chapel before bank (R71)."""
USED_UP: Final = {
    building.id: 1 << NUMBER[building.id] for building in CLASSES if building.used_up
}
"""By id: the bit of a building that can be used up."""
USED_UP_IN_ROUND: Final = sum(
    USED_UP[building.id] for building in CLASSES if building.used_up == "round"
)
PROSPECTS: Final = tuple(
    (1 << NUMBER[building.id], building.stage)
    for building in sorted(CLASSES, key=lambda building: building.prospects)
    if building.prospects
)
SCORING: Final = tuple(
    (1 << NUMBER[building.id], building)
    for building in sorted(
        (building for building in CLASSES if building.scores),
        key=lambda building: (building.rank, NUMBER[building.id]),
    )
)
"""Buildings with points of their own, in the order of counting (R63)."""


class Powers(Perks):
    """The sum of the powers of a set of violet buildings."""

    mask: int
    after_build: tuple[Callable[[State, int], None], ...] = ()
    after_produce: tuple[Callable[[State, int, int], None], ...] = ()
    after_sell: tuple[Callable[[State, int, int], None], ...] = ()
    end_builder: tuple[Callable[[State, int], None], ...] = ()
    end_trader: tuple[Callable[[State, int], None], ...] = ()
    begin_councillor: tuple[Callable[[State, int], None], ...] = ()

    def __init__(self, mask: int) -> None:
        self.mask = mask
        for _, bit, gifts in _GIFTS:
            if mask & bit:
                for name, gift in gifts:
                    setattr(self, name, getattr(self, name) + gift)


_HOOKS: Final = tuple(name for name in Powers.__annotations__ if name != "mask")


def _gives(building: type[Building]) -> list[tuple[str, Any]]:
    """A building's part of its owner's powers: its perks, and its hooks as tuples."""
    own = vars(building)
    perks = [(perk, own[perk]) for perk in _PERKS if perk in own]
    return perks + [(hook, (own[hook].__func__,)) for hook in _HOOKS if hook in own]


_GIFTS: Final = sorted(
    ((building.rank, 1 << n, _gives(building)) for n, building in enumerate(CLASSES)),
    key=lambda gift: gift[:2],
)


CACHED_POWERS: Final = 20_000
"""The cache holds the powers of at most this many sets; a game meets about 23 new."""


class _PowersBySet(dict[int, Powers]):
    def __missing__(self, mask: int) -> Powers:
        if len(self) >= CACHED_POWERS:
            self.clear()
        self[mask] = found = Powers(mask)
        return found


POWERS: Final = _PowersBySet()
"""By the bits of a set of violet buildings: its powers."""
