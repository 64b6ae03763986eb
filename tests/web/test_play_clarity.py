"""The table before a decision: the gains of roles, buildings that work, news."""

import re

import pytest
from playwright.sync_api import Locator, expect

from table_setup import extended, seat, table
from web.prepared import over
from web.visitor import Visitor

CITY = "indigo_plant+ sugar_mill coffee_roaster well smithy"


def role(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f"[data-role={name}]")


def said(visitor: Visitor, name: str) -> str:
    """All text that the role of that name reads out."""
    return role(visitor, name).aria_snapshot()


def city(visitor: Visitor, name: str) -> Locator:
    """The person's own building of that name."""
    return visitor.page.locator(f".city [data-id={name}]")


def hand(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f".hand [data-id={name}]")


# ------------------------------------------------------------------ roles


@pytest.mark.first
def test_a_role_says_what_it_would_give(visitor: Visitor) -> None:
    first = seat("smithy hero library quarry", CITY)
    visitor.come_to(table(first, tiles_seen=5, tiles=list("ABCDE")).game)
    gains = {
        "builder": "build for 3",
        "producer": "produce 2 goods",
        "trader": "sell for 1 card",
        "councillor": "keep 1 of 5",
        "prospector": "draw 1 card",
    }
    for name, gain in gains.items():
        expect(role(visitor, name).locator(".gain .full")).to_have_text(gain)
    otherwise = role(visitor, "producer").locator(".else")
    expect(otherwise).to_have_text("If others take it: produce 1 good")


@pytest.mark.first
def test_a_role_reads_out_what_it_gives_and_which_buildings_help(
    visitor: Visitor,
) -> None:
    visitor.come_to(table(seat("", CITY)).game)
    text = said(visitor, "producer")
    assert "If you take it: 2 goods and 1 card; if somebody else does: 1 good" in text
    assert "Works now: Well." in text


@pytest.mark.first
def test_a_role_that_only_others_can_take_promises_no_privilege(
    visitor: Visitor,
) -> None:
    first = table(seat("chapel hero hero", CITY), seat(), governor=1)
    visitor.come_to(first.role("prospector").role("builder").game)
    gain = role(visitor, "councillor").locator(".gain .full")
    expect(gain).to_have_text("keep 1 of 2")
    expect(role(visitor, "councillor").locator(".else")).to_have_count(0)
    assert "For you if somebody else takes it: 1 of 2" in said(visitor, "councillor")


@pytest.mark.first
def test_a_role_that_is_taken_promises_nothing(visitor: Visitor) -> None:
    visitor.come_to(table(seat("", CITY)).game)
    visitor.role("Producer")
    assert "For you" not in said(visitor, "producer")


@pytest.mark.first
def test_the_privilege_is_told_to_none_but_who_has_it(visitor: Visitor) -> None:
    visitor.come_to(table(seat("", CITY), seat()).role("producer").game)
    expect(role(visitor, "producer")).to_contain_text("You produce 1 more.")
    visitor.come_to(table(seat("", CITY), seat(), governor=1).role("producer").game)
    expect(role(visitor, "producer")).to_contain_text("Each player produces 1 good.")
    expect(role(visitor, "producer")).not_to_contain_text("You produce")


@pytest.mark.first
def test_roles_promise_nothing_once_the_game_is_over(visitor: Visitor) -> None:
    visitor.come_to(over())
    visitor.page.get_by_role("button", name="Look at the table").click()
    expect(visitor.page.locator(".role")).to_have_count(5)
    expect(visitor.page.locator(".role .gain")).to_have_count(0)
    expect(visitor.page.locator(".role[data-state=free]")).to_have_count(0)
    expect(visitor.page.locator(".ask h2")).to_contain_text("wins with")


@pytest.mark.first
def test_the_prices_that_may_come_next_stand_where_none_is_known(
    visitor: Visitor,
) -> None:
    visitor.come_to(table(seat("", CITY)).game)
    following = visitor.page.locator(".market .tile").first
    ranges = ["1", "1 or 2", "1 or 2", "2 or 3", "2 or 3"]
    expect(following.locator(".num")).to_have_text(ranges)


# ------------------------------------------------------------------ works


@pytest.mark.first
def test_buildings_that_count_in_the_phase_are_marked(visitor: Visitor) -> None:
    visitor.come_to(table(seat("", f"{CITY} silver_smelter")).game)
    expect(visitor.page.locator(".city .works")).to_have_count(0)
    visitor.role("Producer")
    expect(visitor.page.locator(".city .works")).to_have_count(1)
    expect(city(visitor, "well")).to_contain_text("Works in this phase.")
    expect(city(visitor, "smithy")).not_to_contain_text("Works in this phase")


# -------------------------------------------------------------------- new


@pytest.mark.first
def test_what_came_since_the_latest_decision_is_marked_until_the_next(
    visitor: Visitor,
) -> None:
    first, second = seat("smithy", "indigo_plant+"), seat("well", "indigo_plant")
    game = table(first, second, pile="hero statue", round=2).role("trader").game
    visitor.come_to(game)
    visitor.pick("Indigo plant")
    expect(hand(visitor, "hero")).to_contain_text("New since your last decision.")
    expect(hand(visitor, "smithy")).not_to_contain_text("New since")
    expect(city(visitor, "indigo_plant")).to_contain_text("Its good was sold")
    new = visitor.page.locator(".changed:visible")
    expect(new.first).to_be_visible()


@pytest.mark.first
def test_a_tile_just_turned_up_is_marked(visitor: Visitor) -> None:
    visitor.come_to(table(seat("", "indigo_plant+")).game)
    visitor.role("Trader")
    now = visitor.page.locator(".market .tile[data-now]")
    expect(now.locator(".changed")).to_have_text("new")


@pytest.mark.first
def test_nothing_is_new_before_the_first_decision(visitor: Visitor) -> None:
    visitor.come_to(table(seat("smithy", CITY)).game)
    expect(visitor.page.locator(".changed")).to_have_count(0)


@pytest.mark.first
def test_a_rivals_new_building_is_named_where_its_city_opens(visitor: Visitor) -> None:
    first, second = seat("smithy well"), seat("smithy hero hero", "indigo_plant")
    visitor.come_to(table(first, second).role("builder").game)
    visitor.pick("Smithy")
    opens = visitor.page.get_by_role("button", name="Open Ben’s city")
    expect(opens).to_have_accessible_name(re.compile(r"New: Smithy$"))
    new = visitor.page.locator(".rivals .card:has(.changed)")
    expect(new).to_contain_text("Smithy")


# ---------------------------------------------------------------- refused


@pytest.mark.first
def test_a_card_that_cannot_be_chosen_says_why(visitor: Visitor) -> None:
    city_of = "indigo_plant+ sugar_mill coffee_roaster silver_smelter smithy"
    visitor.come_to(table(seat("", city_of)).game)
    visitor.role("Producer")
    expect(city(visitor, "indigo_plant")).to_contain_text("Holds a good already.")
    expect(city(visitor, "smithy")).to_contain_text("Produces no goods.")
    city(visitor, "smithy").click(force=True)
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Produces no goods")
    visitor.close()


@pytest.mark.first
def test_what_the_crane_may_not_cover_says_why(visitor: Visitor) -> None:
    first = seat("library hero hero", "crane smithy chapel tower")
    visitor.come_to(extended(first).role("builder").game)
    visitor.pick("Library")
    expect(city(visitor, "crane")).to_contain_text("Cannot be built over.")
    expect(city(visitor, "smithy")).to_contain_text("Price 3, you have 2.")
