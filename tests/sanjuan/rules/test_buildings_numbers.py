"""The declared numbers of all buildings, compared with the tables of docs/rules.md."""

import re
from collections import Counter

import pytest

from sanjuan.rules.buildings import (
    CLASSES,
    USED_UP,
    USED_UP_IN_ROUND,
    Building,
    Perks,
)
from sanjuan.rules.cards import TILES, deck, name_of
from toolchain.steps import ROOT

RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")


def rows(columns: int) -> list[list[str]]:
    """The rows of all tables with that many columns, without heads and rulers."""
    lines = [
        line.strip("|").split("|") for line in RULES.splitlines() if line[:1] == "|"
    ]
    cells = [[cell.strip() for cell in line] for line in lines]
    return [row for row in cells if len(row) == columns and row[0] not in _HEADS]


_HEADS = {"id", "tile", "rule", "---"}
CARDS = {row[0]: row for row in rows(9)}


@pytest.mark.parametrize("building", CLASSES, ids=[b.id for b in CLASSES])
def test_a_building_has_the_numbers_of_the_card_table(building: type[Building]) -> None:
    *_, group, cost, vp, first, second = CARDS[building.id]
    assert (building.group, building.copies) == (group, (int(first), int(second)))
    assert str(building.cost) == cost.rstrip(" †")
    assert ("*" if building.scores else str(building.vp)) == vp.rstrip(" †")
    assert not (building.scores and building.vp)
    marked = [name for name, cell in (("cost", cost), ("vp", vp)) if "†" in cell]
    assert list(building.unverified) == marked


def test_the_card_table_has_all_buildings_in_their_order() -> None:
    assert list(CARDS) == [building.id for building in CLASSES]


def test_every_building_has_a_line_on_its_effect() -> None:
    told = [name for row in rows(2) for name in row[0].split(", ")]
    assert [name for name in told if not re.match(r"R\d", name)] == list(CARDS)


def test_the_buildings_after_the_palace_are_the_expansion() -> None:
    place = list(CARDS).index("palace")
    for number, building in enumerate(CLASSES):
        assert building.expansion == (number > place)


def test_the_tiles_pay_what_their_table_says() -> None:
    told = {row[0]: tuple(map(int, row[1:])) for row in rows(6)}
    assert told == TILES


@pytest.mark.parametrize(
    "edition, expansion, cards, production",
    [
        ("first", False, 110, 42),
        ("second", False, 112, 44),
        ("first", True, 110 + 29, 42),
        ("second", True, 112 + 29, 44),
    ],
)
def test_how_many_cards_are_shuffled(
    edition: str, expansion: bool, cards: int, production: int
) -> None:
    shuffled = Counter(name_of(card) for card in deck(edition, expansion))
    column = 7 if edition == "first" else 8
    for name, row in CARDS.items():
        inside = name != "cathedral" and (expansion or name in _BASE)
        assert shuffled[name] == (int(row[column]) if inside else 0)
    assert shuffled.total() == cards
    plants = (name for name, row in CARDS.items() if row[4] == "P")
    assert sum(shuffled[name] for name in plants) == production


_BASE = list(CARDS)[: list(CARDS).index("palace") + 1]


def test_a_card_is_of_the_same_building_in_both_editions() -> None:
    assert set(deck("first", True)) < set(deck("second", True))


def test_an_attribute_that_nobody_reads_is_refused() -> None:
    with pytest.raises(TypeError, match="sell_mroe"):
        type("Mistake", (Building,), {"sell_mroe": 1})


@pytest.mark.parametrize("building", CLASSES, ids=[b.id for b in CLASSES])
def test_a_building_says_what_it_does_and_by_which_rules(
    building: type[Building],
) -> None:
    text = building.__doc__ or ""
    first = text.partition("\n")[0]
    assert re.match(r"[A-Z][a-z]+ (?!R\d).{5,}", first)
    assert re.search(r"\bR\d|§1", text)


def test_what_is_used_up_is_forgotten_by_the_round_or_never() -> None:
    assert list(USED_UP) == ["library", "bank"]
    assert USED_UP["library"] == USED_UP_IN_ROUND


def test_every_perk_is_declared_by_a_building() -> None:
    perks = {name for name in vars(Perks) if not name.startswith("__")}
    assert perks == {name for one in CLASSES for name in vars(one)} & perks
