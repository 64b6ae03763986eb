"""The occasions of a game: moments that a lesson may speak of, each by its name."""

from collections.abc import Callable
from typing import Final, NamedTuple, cast

from sanjuan.game import Game
from sanjuan.knowledge.facts import EventFacts, SeatFacts, View
from sanjuan.rules.buildings import CLASSES, KIND, Building
from sanjuan.rules.cards import TILES, prices
from sanjuan.rules.scoring import PARTS
from sanjuan.rules.state import LAST_BUILDING

MANY: Final = 8
"""The number of buildings from which points matter more than income."""
NEAR: Final = LAST_BUILDING - 2
LEAD: Final = 3
"""The lead in buildings, or in points, that others should notice."""
HALF: Final = 6
"""The round from which a game has a leader."""


class Look(NamedTuple):
    """A seat's knowledge at a moment, with the events of the latest answer."""

    game: Game
    view: View
    seat: int
    events: list[EventFacts]

    @property
    def own(self) -> SeatFacts:
        """The seat's hand and city."""
        return self.view["seats"][self.seat]

    @property
    def city(self) -> list[type[Building]]:
        """The buildings in the seat's city."""
        return [CLASSES[KIND[it["card"]]] for it in self.own["buildings"]]

    @property
    def hand(self) -> list[type[Building]]:
        """The buildings in the seat's hand."""
        return [CLASSES[KIND[card]] for card in cast(list[int], self.own["hand"])]

    @property
    def others(self) -> list[int]:
        """The number of buildings of each other seat."""
        seats = enumerate(self.view["seats"])
        return [len(it["buildings"]) for n, it in seats if n != self.seat]

    def asked(self, stage: str) -> bool:
        """Whether the seat must answer at that stage."""
        question = self.view["question"]
        return (
            question is not None
            and self.seat == question["seat"]
            and question["name"] == stage
        )

    @property
    def has_shed(self) -> bool:
        """Whether the seat has ever discarded down to its hand limit."""
        events = cast(list[EventFacts], self.game.events(self.seat))
        shed = [it["args"] for it in events if it["id"] == "discarded"]
        return any(
            it["seat"] == self.seat and it["cause"] == "hand_limit" for it in shed
        )

    def by_another(self, role: str) -> bool:
        """Whether another seat has just taken that role."""
        taken = [event["args"] for event in self.events if event["id"] == "role_taken"]
        return any(it["role"] == role and it["seat"] != self.seat for it in taken)


Occasion = Callable[[Look], bool]


def occasions(game: Game, seat: int) -> frozenset[str]:
    """The names of the occasions that a seat meets now."""
    view = game.view(seat)
    events = cast(list[EventFacts], game.events(seat, view["ply"]))
    look = Look(game, view, seat, events)
    met = ALWAYS if view["question"] else OVER
    return frozenset(name for name, holds in met.items() if holds(look))


def _new_governor(look: Look) -> bool:
    """Whether a round begins that another seat governs."""
    begun = [event for event in look.events if event["id"] == "round_started"]
    return any(event["args"]["seat"] != look.seat for event in begun)


# ---------------------------------------------------------------- goods


def _goods_full(look: Look) -> bool:
    goods = [it["good"] for it in look.own["buildings"]]
    makers = [
        good for good, it in zip(goods, look.city, strict=True) if it.group == "P"
    ]
    return look.asked("role") and len(makers) > 1 and all(makers)


def _price(look: Look, of: Callable[[list[int]], int]) -> bool:
    """Whether the best good to sell has that price of all its prices, which differ."""
    tile, question = look.view["tile"], look.view["question"]
    if tile is None or question is None or not look.asked("sell"):
        return False
    now, best = max(
        (prices(tile)[KIND[card]], KIND[card]) for card in question["options"]
    )
    every = [prices(one)[best] for one in TILES]
    return now == of(every) and min(every) < max(every)


def _nothing_to_sell(look: Look) -> bool:
    return look.by_another("trader") and not any(
        it["good"] for it in look.own["buildings"]
    )


# ---------------------------------------------------------------- cards


def _hand_large(look: Look, stage: str) -> bool:
    """Whether the hand is too large for the plain limit, at that stage."""
    limit = look.game.hand_limit(look.seat)
    too_many = len(look.hand) > limit["args"]["limit"]
    return look.asked(stage) and limit["id"] == "plain" and too_many


def _holds(look: Look, group: str, first: int) -> bool:
    """Whether the hand has a card of that group, in that round or later."""
    holds = any(it.group == group for it in look.hand)
    return look.asked("role") and holds and look.view["round"] >= first


def _violet_built(look: Look) -> bool:
    """Whether the city has its first building with an effect."""
    return look.asked("role") and sum(it.group == "V" for it in look.city) == 1


def _double(look: Look) -> bool:
    twice = {it.id for it in look.hand} & {
        it.id for it in look.city if it.group in "V6"
    }
    return look.asked("role") and bool(twice)


# ---------------------------------------------------------------- the end


def _lead(look: Look) -> int:
    """The lead of the seat in points; below 0: another's lead. 0 before half-time."""
    totals = [one.total for one in look.game.scores()]
    own = totals.pop(look.seat)
    early = look.view["round"] < HALF or not look.asked("role")
    return 0 if early else own - max(totals)


def _outbuilt(look: Look) -> bool:
    """Whether another is well ahead in buildings, before the last phase."""
    most = max(look.others)
    return most < LAST_BUILDING and most - len(look.city) >= LEAD


def _counted(part: str) -> Occasion:
    """Whether a seat has points from that part."""
    return lambda look: any(one.parts[part] for one in look.game.scores())


ALWAYS: Final[dict[str, Occasion]] = {
    "goods_full": _goods_full,
    "low_prices": lambda look: _price(look, min),
    "high_prices": lambda look: _price(look, max),
    "nothing_to_sell": _nothing_to_sell,
    "hand_large": lambda look: _hand_large(look, "role") and not look.has_shed,
    "hand_limit": lambda look: _hand_large(look, "discard"),
    "hand_empty": lambda look: look.asked("role") and len(look.hand) < 2,
    "great_in_hand": lambda look: _holds(look, "6", 2),
    "monument_in_hand": lambda look: _holds(look, "M", 3),
    "double_in_hand": _double,
    "violet_built": _violet_built,
    "new_governor": _new_governor,
    "prospector_taken": lambda look: look.by_another("prospector"),
    "reshuffled": lambda look: any(
        event["id"] == "reshuffled" for event in look.events
    ),
    "many_built": lambda look: look.asked("role") and len(look.city) == MANY,
    "ahead": lambda look: _lead(look) >= LEAD,
    "behind": lambda look: _lead(look) <= -LEAD,
    "outbuilt": _outbuilt,
    "rival_near": lambda look: max(look.others) == NEAR,
    "own_near": lambda look: len(look.city) == NEAR,
    "rival_done": lambda look: max(look.others) >= LAST_BUILDING,
    "own_done": lambda look: len(look.city) >= LAST_BUILDING,
}
"""The occasions of play."""

OVER: Final[dict[str, Occasion]] = {
    **{f"counted_{part}": _counted(part) for part in PARTS},
}
"""The occasions of the final count."""
