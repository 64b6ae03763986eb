"""A seat's view as numbers; nothing else goes in."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from sanjuan.game import Game
from sanjuan.knowledge.facts import QuestionFacts, View
from sanjuan.rules import stages
from sanjuan.rules.buildings import CLASSES, KIND, NONE, USED_UP
from sanjuan.rules.cards import EDITIONS, TILES
from sanjuan.rules.options import TURNS

Numbers: TypeAlias = NDArray[np.float32]

MOST_SEATS: Final = max(TURNS)
MOST: Final = 255.0
"""No number of an observation is higher."""


def parts(view: View, picked: Sequence[int] = ()) -> dict[str, list[float]]:
    """The numbers of a view by name; `picked` are options already taken.

    Seats count from the viewer on; buildings are in the order of the rule book.
    """
    known, own = view["known"], view["seats"][_viewer(view)]
    return {
        **_table(view),
        **_asked(view, picked),
        "hand": _by_kind(_shown(own["hand"])),
        "drawn": _by_kind(_shown(known["drawn"])),
        "tucked": _by_kind(known["tucked"]),
        "discarded": _by_kind(known["discard"]),
        **_seats(view),
    }


def _viewer(view: View) -> int:
    seat = view["seat"]
    assert seat is not None, "a spectator learns nothing"
    return seat


def _shown(cards: list[int] | int) -> list[int]:
    """The cards with known faces; empty for a bare number."""
    return [] if isinstance(cards, int) else cards


def encode(view: View, picked: Sequence[int] = ()) -> Numbers:
    """The numbers of a view in one row; `LAYOUT` has the range of each name."""
    numbers = [number for part in parts(view, picked).values() for number in part]
    return np.array(numbers, dtype=np.float32)


def _table(view: View) -> dict[str, list[float]]:
    """The numbers that concern all seats."""
    options, known = view["options"], view["known"]
    return {
        "seats": _one_of(MOST_SEATS, options["seats"] - 1),
        "edition": _one_of(len(EDITIONS), EDITIONS.index(options["edition"])),
        "new_buildings": [float(options["expansion"])],
        "choose_four": [float(options["choose_four"])],
        "round": [view["round"]],
        "governor": _one_of(MOST_SEATS, _turn(view, view["governor"])),
        "chooser": _one_of(MOST_SEATS, _turn(view, view["chooser"])),
        "roles_taken": [float(role in view["roles_taken"]) for role in stages.ROLES],
        "role": [float(role == known["role"]) for role in stages.ROLES],
        "privilege": [known["privilege"]],
        "sold": [float(known["sold"])],
        "tile_is_up": [float(view["tile"] is not None)],
        "tiles": [float(t == tile) for t in view["tiles_known"] for tile in TILES],
        "pile": [view["pile"]],
        "discard": [view["discard"]],
        "cathedral": [float(known["on_offer"])],
    }


def _asked(view: View, picked: Sequence[int]) -> dict[str, list[float]]:
    """The question, its seat, and the options taken so far."""
    question, known = view["question"], view["known"]
    building = [card for card in (known["card"], known["cover"]) if card is not None]
    return {
        **_question(view, question),
        "picked": _by_kind(picked),
        "building": _by_kind(building[:1]),
        "over": _by_kind(building[1:]),
        "paid": [known["paid"]],
    }


def _question(view: View, question: QuestionFacts | None) -> dict[str, list[float]]:
    name, turn = None, NONE
    low, high = 0, 0
    if question:
        name, turn = question["name"], _turn(view, question["seat"])
        low, high = question.get("low", 0), question.get("high", 0)
    return {
        "stage": [float(name == stage) for stage in stages.NAMES],
        "asked": _one_of(MOST_SEATS, turn),
        "low": [low],
        "high": [high],
    }


def _seats(view: View) -> dict[str, list[float]]:
    """Every seat's city, the viewer's first; zeros for missing seats."""
    count, first = len(view["seats"]), _viewer(view)
    found = {}
    for turn in range(MOST_SEATS):
        city = _city(view, (first + turn) % count)
        for name, numbers in city.items():
            there = numbers if turn < count else [0.0] * len(numbers)
            found[f"{name}_{turn}"] = there
    return found


def _city(view: View, seat: int) -> dict[str, list[float]]:
    """The public numbers of one seat."""
    shown, known = view["seats"][seat], view["known"]
    hand, places = shown["hand"], shown["buildings"]
    return {
        "cards": [hand if isinstance(hand, int) else len(hand)],
        "points_tucked": [shown["tucked"]],
        **_used_up(view, seat),
        "buildings": _by_kind(place["card"] for place in places),
        "goods": _by_kind(place["card"] for place in places if place["good"]),
        "resting": _by_kind(known["resting"][seat]),
        "covered": _by_kind(place["card"] for place in shown["covered"]),
    }


def _used_up(view: View, seat: int) -> dict[str, list[float]]:
    known = cast(Mapping[str, list[bool]], view["known"])
    names = [f"{building}_used" for building in USED_UP]
    return {name: [float(known[name][seat])] for name in names}


def _by_kind(cards: Iterable[int]) -> list[float]:
    """The count of each building."""
    counts = [0.0] * len(CLASSES)
    for card in cards:
        counts[KIND[card]] += 1
    return counts


def _one_of(count: int, place: int) -> list[float]:
    return [float(place == other) for other in range(count)]


def _turn(view: View, seat: int) -> int:
    """The number of seats from the viewer to that seat, clockwise."""
    return (seat - _viewer(view)) % len(view["seats"])


def _layout() -> Iterator[tuple[str, slice]]:
    begin = 0
    for name, numbers in parts(Game(seed=0).view(0)).items():
        yield name, slice(begin, begin + len(numbers))
        begin += len(numbers)


LAYOUT: Final = dict(_layout())
"""By name: the range of its numbers in an observation."""
SIZE: Final = max(part.stop for part in LAYOUT.values())
