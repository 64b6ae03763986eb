"""What things are worth to a seat, in points: a card, a good, a building, a card held.

Only what the seat's view shows is read.
"""

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Final, TypeAlias

from sanjuan.ai.city import MEAN_PRICES, City
from sanjuan.ai.incomes import (
    CARDS_BY_KIND,
    ONCE_BY_KIND,
    POINTS_BY_KIND,
    of_plant,
)
from sanjuan.buildings import BIT, CLASSES, COST, KIND, NUMBER, VIOLET
from sanjuan.scoring import score
from sanjuan.state import LAST_BUILDING, State

Holds: TypeAlias = dict[int, float]
"""Points by card."""

CARD: Final = 0.84
"""Points a card becomes while there is time."""
PACE: Final = 1.15
"""Rounds to a building, for the seat that builds most."""
HOPE: Final = 0.4
"""How much of a building's gain its card is worth while still in hand."""
FADE: Final = 0.7
"""What is left of that for each better card beside it."""
NO_USE: Final = -0.05
"""How much less a card is worth that can only pay."""


class Outlook:
    """The rest of the game as one seat may expect it."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.city = City(state, seat)
        self.hand = state.seats[seat].hand
        self.held = {CLASSES[KIND[card]].id for card in self.hand}
        biggest = max(len(other.buildings) for other in state.seats)
        self.left = PACE * (LAST_BUILDING - biggest)
        self.card = CARD * min(1.0, (self.left + 0.5) / 4.4)
        self.future = max(0.0, min(self.city.places - 1, 0.85 * self.left - 0.5))
        self._worths: dict[int, float] = {}

    @property
    def others(self) -> list[int]:
        """The other seats."""
        return [seat for seat in range(len(self.state.seats)) if seat != self.seat]

    @property
    def to_build(self) -> set[int]:
        """The seats that build after this one in the builder phase that is on."""
        mine = self._turn(self.seat)
        return {seat for seat in self.others if self._turn(seat) > mine}

    def _turn(self, seat: int) -> int:
        return (seat - self.state.chooser) % len(self.state.seats)

    # ------------------------------------------------------------ buildings

    def worth(self, kind: int) -> float:
        """Points that building would bring to the city until the end."""
        if kind not in self._worths:
            self._worths[kind] = self._worth(kind)
        return self._worths[kind]

    def _worth(self, kind: int) -> float:
        building = CLASSES[kind]
        works = max(0.0, self.left - 0.7)
        points = building.vp + works * (
            self.card * self._income(kind) + POINTS_BY_KIND[kind]
        )
        points += self._match(building.kind) + self._once(kind)
        if building.id in GREAT:
            points += GREAT[building.id](self)
        return points * (1.2 if self.city.has("palace") else 1.0)

    def _income(self, kind: int) -> float:
        if CLASSES[kind].kind == "P":
            return of_plant(self.city, MEAN_PRICES[kind])
        cards = CARDS_BY_KIND[kind]
        return cards(self.city) if cards else 0.0

    def _once(self, kind: int) -> float:
        """Points for its one use, if that is still to come."""
        used = self.state.seats[self.seat].bank_used or self.left < PACE
        return 0.0 if used else ONCE_BY_KIND[kind]

    def _match(self, kind: str) -> float:
        """Points from the buildings that count buildings of that kind."""
        if kind == "P":
            return 2 * self._plan("guild_hall")
        monument = 2 * self._plan("triumphal_arch") if kind == "M" else 0.0
        return self._plan("city_hall") + monument

    def _plan(self, id: str) -> float:
        """1 for a building in the city, less for one in hand."""
        if self.city.has(id):
            return 1.0
        return 0.4 if id in self.held else 0.0

    # ------------------------------------------------------------ cards

    def price(self, card: int) -> int:
        """What the card would cost on a free place."""
        powers = self.city.powers
        less = powers.violet_discount if VIOLET[card] else powers.production_discount
        return max(0, COST[card] - less)

    def gain(self, card: int) -> float:
        """Points won by building that card, less all it costs, the card included."""
        return self.worth(KIND[card]) - (1 + self.price(card)) * self.card

    def _hope(self, card: int) -> float:
        """Points a card in hand may still become beyond what it is worth as money."""
        far = max(0, self.price(card) - len(self.hand) - 1)
        late = 1.0 if self.left > 2 else 0.6
        return HOPE * late * max(0.0, self.gain(card)) * 0.85**far

    def holds(self, cards: Iterable[int]) -> Holds:
        """What each card is worth beside the others, those before it coming first.

        A violet card that stands already, or is there before, is only money; and few of
        many good cards will be built.
        """
        dead = self.city.owned
        hopes: Holds = {}
        for card in cards:
            hopes[card] = NO_USE if dead & BIT[card] else self._hope(card)
            dead |= BIT[card]
        order = sorted(hopes, key=lambda card: (-hopes[card], card))
        return {
            card: self.card + hopes[card] * FADE**rank
            for rank, card in enumerate(order)
        }

    @cached_property
    def holding(self) -> Holds:
        """What each card in hand is worth."""
        return self.holds(self.hand)

    @cached_property
    def ladder(self) -> list[tuple[float, int]]:
        """The cards in hand after what they are worth, least first."""
        return sorted([(worth, card) for card, worth in self.holding.items()])

    def good(self, kind: int) -> float:
        """Points a good on that building is worth."""
        return 0.5 * self.card * MEAN_PRICES[kind]


# ---------------------------------------------------------------- cost 6


def _guild_hall(out: Outlook) -> float:
    each = 2.0 if out.state.options.edition == "first" else 1.5
    return each * (out.city.count("P") + 0.45 * out.future)


def _city_hall(out: Outlook) -> float:
    return len(out.city.kinds) - out.city.count("P") + 1 + 0.65 * out.future


def _triumphal_arch(out: Outlook) -> float:
    waiting = {
        CLASSES[KIND[card]].id for card in out.hand if not out.city.owned & BIT[card]
    }
    monuments = out.city.count("M")
    likely = len(waiting & MONUMENTS) * min(1.0, 0.5 * out.future)
    return (0, 4, 6, 8)[monuments] + min(1.5 if monuments else 3, 2 * likely)


def _palace(out: Outlook) -> float:
    return (score(out.state, out.seat).total + 2.4 * out.future) / 4


def _by_points(id: str, more: float) -> Callable[[Outlook], float]:
    """What it would score at once, and a little more for what may follow."""
    points = CLASSES[NUMBER[id]].points

    def worth(out: Outlook) -> float:
        return points(out.state, out.seat, 0) + more * min(out.future, 3)

    return worth


MONUMENTS: Final = {building.id for building in CLASSES if building.kind == "M"}
GREAT: Final[dict[str, Callable[[Outlook], float]]] = {
    "guild_hall": _guild_hall,
    "city_hall": _city_hall,
    "triumphal_arch": _triumphal_arch,
    "palace": _palace,
    "residence": _by_points("residence", 0.8),
    "cathedral": _by_points("cathedral", 0.8),
}
"""Points of the buildings that score by what else stands."""
