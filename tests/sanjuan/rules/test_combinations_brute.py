"""Prices, payments and residences against a second, plain reading of the rules.

The test finds a builder's legal answers by trying every answer, and compares them with
the answers that the card table alone allows.
"""

from collections import Counter
from functools import cache
from itertools import combinations
from random import Random
from typing import TypeAlias, cast

import pytest

from sanjuan import Answer, Game, name_of
from sanjuan.knowledge.facts import EventArgs
from sanjuan.rules.buildings import CLASSES
from table_setup import extended, seat

COST = {building.id: building.cost for building in CLASSES}
PLANTS = [building.id for building in CLASSES if building.group == "P"]
VIOLETS = [building.id for building in CLASSES if building.group != "P"]
VIOLETS.remove("residence")
HELP = [
    "crane",
    "black_market",
    "smithy",
    "quarry",
    "library",
    "park",
    "chapel",
    "well",
]
HANDS = [*PLANTS, "palace", "hero", "chapel", "well", "quarry", "library", "tower"]

Build: TypeAlias = tuple[str, str | None, int]
"""The building, the building it covers, and the number of goods that pay."""


def random_seat(rng: Random) -> tuple[list[str], list[str]]:
    """A hand and a city; `+` marks a building with a good."""
    city = rng.sample(HELP, rng.randrange(2, 7))
    plants = rng.sample(PLANTS, rng.randrange(4))
    city += [plant + "+" * rng.randrange(2) for plant in plants]
    rng.shuffle(city)
    return rng.sample(HANDS * 2, rng.randrange(1, 6)), city


def allowed(hand: list[str], city: list[str], chooser: bool) -> set[Build]:
    """The builds that the rules allow, with the library used by the chooser."""
    names = [place.rstrip("+") for place in city]
    crane = [place for place in city if place != "crane"] if "crane" in city else []
    found = set()
    for card in {*hand, "cathedral"}:
        if card in names and card not in PLANTS:
            continue
        for cover in [None, *crane]:
            if cover is None or cover.rstrip("+") != card:
                found |= set(_payments(card, cover, hand, city, chooser))
    return found


def _payments(
    card: str, cover: str | None, hand: list[str], city: list[str], chooser: bool
) -> list[Build]:
    helpful = [place for place in city if place != cover]
    price = COST[card]
    price -= ("smithy" if card in PLANTS else "quarry") in helpful
    price -= chooser + (chooser and "library" in helpful)
    name = cover and cover.rstrip("+")
    if name:
        price -= 6 if name == "park" else COST[name]
    price = max(0, price)
    goods = sum(place.endswith("+") for place in helpful)
    most = min(2, goods) if "black_market" in helpful else 0
    cards = len(hand) - (card != "cathedral")
    return [
        (card, name, paid) for paid in range(most + 1) if 0 <= price - paid <= cards
    ]


def tried(game: Game) -> set[Build]:
    """The builds that the game lets the seat do, found by giving every answer."""
    for event in game.events(None):
        if event["id"] == "built":
            return {_build(cast(EventArgs, event["args"]))}
    question = game.question
    if question is None or question.name == "role":
        return set()
    answers = list(question)[: 1 if question.name == "pay" else None]
    return {build for answer in answers for build in tried(_after(game, answer))}


def _build(built: EventArgs) -> Build:
    over = None if built["over"] is None else name_of(built["over"])
    return name_of(built["card"]), over, built["goods"]


def _after(game: Game, answer: Answer) -> Game:
    branch = game.copy()
    branch.answer(answer)
    return branch


@pytest.mark.slow
@pytest.mark.rule("R15", "R16", "R17", "R25", "R26", "R30", "R31", "R32", "R33")
@pytest.mark.rule("R34", "R35", "R41", "R79", "R95")
@pytest.mark.parametrize("chooser", [True, False])
def test_a_seat_can_build_just_what_the_rules_allow(chooser: bool) -> None:
    for number in range(150):
        hand, city = random_seat(Random(number))
        seats = [seat(), seat(" ".join(hand), " ".join(city))]
        at = extended(*seats, governor=int(chooser)).role("builder")
        if at.asked == "library":
            at.library()
        assert tried(at.game) == allowed(hand, city, chooser), (hand, city)


# ---------------------------------------------------------------- residence


@cache
def most_sets(names: tuple[str, ...]) -> int:
    """The most sets of 3 different buildings, found by trying all of them."""
    counts = Counter(names)
    return max(
        (
            1 + most_sets(tuple(sorted((counts - Counter(three)).elements())))
            for three in combinations(counts, 3)
        ),
        default=0,
    )


@pytest.mark.rule("R92", "R93")
def test_the_residence_scores_the_most_sets_there_can_be() -> None:
    rng = Random(1)
    for _ in range(300):
        violets = ["residence", *rng.sample(VIOLETS, rng.randrange(7))]
        city = [*violets, *rng.choices(PLANTS[:3], k=4)]
        sets = sum(
            most_sets(tuple(sorted(name for name in city if COST[name] == cost)))
            for cost in range(8)
        )
        at = extended(seat(city=" ".join(city)))
        assert at.part("residence") == sum((4, 3, 2, 1)[:sets]), city
