"""The changes of the second edition, seen on the page."""

import pytest

from table_setup import seat, table
from web.visitor import Visitor

PLANTS = "indigo_plant indigo_plant sugar_mill tobacco_storage tobacco_storage"


@pytest.mark.first
@pytest.mark.parametrize(("edition", "points"), [("first", 10), ("second", 8)])
def test_the_guild_hall_counts_by_edition(
    visitor: Visitor, edition: str, points: int
) -> None:
    first = seat("", f"guild_hall {PLANTS}")
    visitor.come_to(table(first, edition=edition).game)
    assert visitor.points()["You"]["Guild hall"] == points


@pytest.mark.first
def test_the_card_says_how_the_guild_hall_counts(visitor: Visitor) -> None:
    said = []
    for edition in ("first", "second"):
        visitor.come_to(table(seat("guild_hall"), edition=edition).game)
        said.append(visitor.page.locator(".hand .rule").inner_text())
    assert said == [
        "2 points per production building.",
        "1 point per production building and 1 per different kind of them.",
    ]


@pytest.mark.first
def test_the_gold_mine_gives_the_cheapest_without_a_question(visitor: Visitor) -> None:
    revealed = "hero tower indigo_plant quarry"
    at = table(seat("", "gold_mine"), edition="second", pile=f"well {revealed}")
    visitor.come_to(at.game)
    screen = visitor.role("Prospector")
    assert (
        "You revealed Hero, Tower, Indigo plant, and Quarry (Gold mine)" in screen.log
    )
    assert "You won the Indigo plant (Gold mine)" in screen.log
    assert {card.name for card in screen.hand} == {"Well", "Indigo plant"}


@pytest.mark.first
def test_the_gold_mine_wins_nothing_where_two_cost_the_same(visitor: Visitor) -> None:
    revealed = "hero library indigo_plant quarry"
    at = table(seat("", "gold_mine"), edition="second", pile=f"well {revealed}")
    visitor.come_to(at.game)
    screen = visitor.role("Prospector")
    assert [card.name for card in screen.hand] == ["Well"]
