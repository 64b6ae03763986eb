"""What stands on the table and on the end screen, small and large."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest
from playwright.sync_api import Page, expect

from sanjuan import Game
from web.layout import SIZES
from web.person import Person
from web.prepared import asking, last_decision, over, prepared, table, text

Load: TypeAlias = Callable[[Game], Person]


@pytest.fixture
def load(page: Page, site: str, tmp_path: Path) -> Load:
    """Goes on with a game, on a phone."""
    person = Person(page)
    page.set_viewport_size(SIZES["phone"])
    person.open(site)

    def load(game: Game) -> Person:
        save = tmp_path / "save.json"
        save.write_text(text(table(game)))
        person.give(save)
        person.look()
        return person

    return load


def test_the_governor_is_marked_wherever_it_sits(load: Load) -> None:
    person = load(asking("role"))
    expect(person.page.locator(".city .governor")).to_be_visible()
    expect(person.page.locator(".rivals .governor")).to_have_count(0)


def test_a_phone_tells_of_a_single_rival_in_one_row(load: Load) -> None:
    page = load(last_decision()).page
    name = page.locator(".rival h2").bounding_box()
    governor = page.locator(".rival .governor").bounding_box()
    hand = page.locator(".rival .fact").first.bounding_box()
    assert name and governor and hand
    assert abs(name["y"] - hand["y"]) < hand["height"] / 2
    assert name["x"] < governor["x"] < governor["x"] + governor["width"] < hand["x"]


def test_ones_own_points_open_to_show_their_parts(load: Load) -> None:
    person = load(last_decision())
    person.page.get_by_role("button", name="what they are made of").click()
    expect(person.page.get_by_role("dialog").get_by_role("table")).to_be_visible()


def test_a_phone_shows_the_next_prices_and_the_soonest_that_are_known(
    load: Load,
) -> None:
    game = prepared("later-price")
    tiles = game.view(0)["tiles_known"]
    place = next(place for place, tile in enumerate(tiles) if tile)
    shown = load(game).page.locator(".market .tile:visible")
    expect(shown).to_have_count(2)
    expect(shown.first).to_contain_text("Next")
    expect(shown.last).to_contain_text(
        {1: "2nd", 2: "3rd"}.get(place, f"{place + 1}th")
    )


def test_one_button_says_what_will_happen(load: Load) -> None:
    person = load(asking("build", may_pass=True))
    confirm = person.page.locator("[data-action=confirm]")
    refuse = person.page.locator("[data-action=pass]")
    expect(refuse).to_have_text("Build nothing")
    expect(confirm).to_have_count(0)
    person.page.locator("button[aria-pressed]").first.click()
    expect(confirm).to_be_visible()
    expect(refuse).to_have_count(0)


def test_a_card_taken_up_says_what_it_does(load: Load) -> None:
    person = load(asking("keep"))
    person.page.locator("button[aria-pressed]").first.click()
    name = person.seen[-1].offered[0].name
    instruction = person.page.locator(".ask .instruction")
    expect(instruction).to_contain_text(
        f"Chosen cards are kept, the others discarded. {name}: "
    )


def test_while_others_decide_the_prompt_tells_what_was_done_last(load: Load) -> None:
    person = load(asking("role"))
    person.take("Prospector")
    instruction = person.page.locator(".ask[data-idle] .instruction")
    expect(instruction).to_have_text(re.compile(r"^\s*(You|Ben|Round) "))


def test_another_screen_is_read_from_its_beginning(load: Load) -> None:
    person = load(asking("role"))
    person.leave()
    person.page.mouse.wheel(0, 2000)
    person.page.get_by_role("button", name="Set sail").click()
    person.look()
    assert person.page.evaluate("scrollY") == 0


def test_the_end_tells_what_was_built_in_which_round(load: Load) -> None:
    game = over()
    person = load(game)
    built = [event for event in game.events(None) if event["id"] == "built"]
    chronicle = person.page.get_by_role("table", name="Built, round by round")
    expect(chronicle.get_by_role("img")).to_have_count(len(built))
    houses = person.page.locator(".street .card")
    (winner,) = game.winners()
    city = game.view(None)["seats"][winner]["buildings"]
    expect(houses).to_have_count(len(city))
