"""Variations: begun at a moment, played on, left, resumed, stored and saved."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from random_play import play
from sanjuan.game_type import SAN_JUAN
from short_game import short_game
from tabletop.table.table import Table
from web.prepared import over
from web.visitor import Visitor
from web.words import ENGLISH

GAME = over(3)
DECIDERS = [before.asked().seat for before, _ in GAME.replay()]
PLY = DECIDERS.index(0, 20)
"""A decision of the visitor."""


def press(page: Page, id: str, **facts: int) -> None:
    page.get_by_role("button", name=ENGLISH(id, **facts), exact=True).click()


def dialog(page: Page) -> Locator:
    return page.get_by_role("dialog")


def mark(page: Page) -> Locator:
    """The mark that says which variation is on show."""
    return page.locator("[data-action=variations]")


def expect_ply(page: Page, ply: int, screen: str = "") -> None:
    at = page.locator(f"[data-place=board]{screen and f'[data-screen={screen}]'}")
    expect(at).to_have_attribute("data-ply", str(ply))


def choose(page: Page, id: str, words: str) -> None:
    dialog(page).get_by_label(ENGLISH(id)).select_option(label=words)


def begin(page: Page) -> None:
    press(page, "what-if-begin")
    expect(mark(page)).to_be_visible()


def plies(seat: int) -> list[int]:
    """The plies at which that seat decides."""
    return [ply for ply, decider in enumerate(DECIDERS) if decider == seat]


def saved(visitor: Visitor) -> dict[str, Any]:
    """The save of the game on show."""
    found: dict[str, Any] = json.loads(visitor.save())
    return found


@pytest.fixture
def replayed(visitor: Visitor) -> Visitor:
    """A visitor at a moment of the replay of a game of three that is over."""
    visitor.come_to(GAME)
    press(visitor.page, "replay-button")
    slider = visitor.page.get_by_role("slider", name=ENGLISH("replay-moment"))
    slider.fill(str(PLY))
    expect_ply(visitor.page, PLY, "replay")
    return visitor


# ---------------------------------------------------------------- a game that is over


@pytest.mark.first
def test_any_seat_is_taken_and_played_on_against_any_level(replayed: Visitor) -> None:
    page = replayed.page
    press(page, "what-if-button")
    choose(page, "what-if-seat", "Cleo")
    choose(page, "what-if-level", ENGLISH("kind-random"))
    begin(page)
    replayed.look()
    found = saved(replayed)
    ply = found["branched"]["ply"]
    assert ply == min(plies(2), key=lambda one: (abs(one - PLY), one))
    assert Table.load(SAN_JUAN, json.dumps(found)).game.asked().seat == 2
    assert [one["kind"] for one in found["players"]] == ["random", "random", "person"]
    assert found["game"]["answers"][:ply] == GAME.save()["answers"][:ply]


def test_by_keys_it_is_begun_and_one_comes_back_to_where_one_was(
    replayed: Visitor,
) -> None:
    page = replayed.page
    page.keyboard.press("w")
    expect(dialog(page)).to_contain_text(ENGLISH("what-if-from", ply=PLY))
    begin(page)
    replayed.decide(replayed.look())
    replayed.look()
    page.keyboard.press("g")
    expect_ply(page, PLY, "replay")
    expect(mark(page)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("[data-screen=end]")).to_be_visible()


def test_my_seat_is_offered_first_at_my_nearest_decision(replayed: Visitor) -> None:
    page = replayed.page
    other = next(ply for ply in plies(1) if ply > PLY)
    page.get_by_role("slider", name=ENGLISH("replay-moment")).fill(str(other))
    expect_ply(page, other, "replay")
    page.keyboard.press("w")
    expect(dialog(page).get_by_label(ENGLISH("what-if-seat"))).to_have_value("0")
    mine = min(plies(0), key=lambda one: (abs(one - other), one))
    expect(dialog(page)).to_contain_text(ENGLISH("what-if-from", ply=mine))
    replayed.close()


def test_undo_goes_back_inside_it(replayed: Visitor) -> None:
    page = replayed.page
    page.keyboard.press("w")
    choose(page, "what-if-seat", ENGLISH("you"))
    begin(page)
    first = replayed.look()
    ply = len(saved(replayed)["game"]["answers"])
    replayed.decide(first)
    replayed.look()
    page.keyboard.press("u")
    expect_ply(page, ply)
    expect(mark(page)).to_be_visible()


def test_a_variation_is_gone_on_with_where_it_was_left(replayed: Visitor) -> None:
    page = replayed.page
    page.keyboard.press("w")
    begin(page)
    replayed.decide(replayed.look())
    before = replayed.look()
    page.keyboard.press("g")
    expect_ply(page, PLY, "replay")
    page.keyboard.press("w")
    begin(page)
    expect(mark(page)).to_have_text(ENGLISH("variation", number=2))
    mark(page).click()
    lines = expect(dialog(page).locator("section").nth(1))
    lines.to_have_css("border-top-width", "1px")  # 1.5 of the sheet, as drawn
    dialog(page).locator("[data-branch='1'] > button").click()
    expect(mark(page)).to_have_text(ENGLISH("variation", number=1))
    assert replayed.look() == before


def test_a_variation_is_kept_if_somebody_asks_for_it(replayed: Visitor) -> None:
    page = replayed.page
    page.keyboard.press("w")
    begin(page)
    replayed.decide(replayed.look())
    ply = page.locator("[data-place=board]").get_attribute("data-ply")
    replayed.look()
    mark(page).click()
    press(page, "variation-keep")
    expect(dialog(page)).to_contain_text(ENGLISH("variation-kept"))
    replayed.close()
    replayed.leave()
    press(page, "continue-button")
    replayed.look()
    assert int(ply or 0) >= PLY
    assert saved(replayed)["branched"]["ply"] == PLY


def test_a_variation_is_saved_to_a_file_that_opens_as_a_game(
    replayed: Visitor,
) -> None:
    page = replayed.page
    page.keyboard.press("w")
    begin(page)
    replayed.look()
    mark(page).click()
    record = replayed.keep("menu-save")
    replayed.close()
    assert Table.load(SAN_JUAN, record).branched is not None
    replayed.leave()
    replayed.give(record)
    replayed.look()
    expect(mark(page)).to_have_count(0)


def test_leaving_the_game_ends_its_variations(replayed: Visitor) -> None:
    page = replayed.page
    page.keyboard.press("w")
    begin(page)
    replayed.look()
    replayed.leave()
    expect(page.locator(".again")).to_contain_text("Game over")


# ---------------------------------------------------------------- a look back


def test_a_decision_is_tried_again_and_the_look_back_is_still_there(
    visitor: Visitor,
) -> None:
    page = visitor.page
    visitor.come_to(short_game())
    press(page, "look-back-button")
    expect(page.locator(".luck ul")).to_be_visible(timeout=60_000)
    page.get_by_label(ENGLISH("look-back-of")).select_option(value="")
    press(page, "look-back-all")
    last = page.locator("[data-decision]").last
    ply = int(last.get_attribute("data-decision") or 0)
    entry = page.locator(f"[data-decision='{ply}']")
    entry.get_by_role("button").first.press("Enter")
    entry.get_by_role("button", name=ENGLISH("what-if-again")).press("Enter")
    expect(mark(page)).to_be_visible()
    expect_ply(page, ply)
    page.keyboard.press("g")
    expect(page.locator("[data-screen=look_back]")).to_be_visible()
    expect(page.locator(".luck ul")).to_be_visible()


@pytest.mark.first
def test_a_variation_has_an_end_of_its_own(visitor: Visitor) -> None:
    page = visitor.page
    game = short_game()
    visitor.come_to(game)
    press(page, "replay-button")
    page.get_by_role("slider").fill(str(game.ply - 1))
    expect_ply(page, game.ply - 1, "replay")
    page.keyboard.press("w")
    begin(page)
    visitor.play()
    expect(page.locator("[data-screen=end]")).to_be_visible()
    press(page, "share-button")
    expect(dialog(page).get_by_role("textbox")).not_to_have_value("")
    expect(dialog(page).get_by_role("switch")).to_have_count(0)
    visitor.close()
    page.keyboard.press("g")
    expect_ply(page, game.ply - 1, "replay")


def test_at_the_end_my_last_decision_is_offered(visitor: Visitor) -> None:
    game = play(short_game())
    visitor.come_to(game)
    press(visitor.page, "replay-button")
    press(visitor.page, "replay-last")
    expect_ply(visitor.page, game.ply, "replay")
    visitor.page.keyboard.press("w")
    last = max(before.ply for before, _ in game.replay() if before.asked().seat == 0)
    expect(dialog(visitor.page)).to_contain_text(ENGLISH("what-if-from", ply=last))
    visitor.close()
