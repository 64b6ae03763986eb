"""The replay on the page: by mouse, by keyboard and by screen reader."""

import pytest
from playwright.sync_api import expect

from web.prepared import asking, over
from web.replaying import board, expect_moment, press, slider
from web.visitor import Visitor
from web.words import ENGLISH


@pytest.fixture
def finished(visitor: Visitor) -> Visitor:
    """A visitor at the replay of a game that is over, at its beginning."""
    visitor.come_to(over())
    press(visitor, "replay-button")
    expect_moment(visitor, 0)
    return visitor


@pytest.mark.first
def test_the_buttons_go_from_moment_to_moment(finished: Visitor) -> None:
    game = over()
    begun = [one["ply"] for one in game.events(0) if one["id"] == "round_started"]
    for what, ply in {
        "replay-on": 1,
        "replay-round-on": begun[1],
        "replay-back": begun[1] - 1,
        "replay-round-back": 0,
        "replay-last": game.ply,
        "replay-first": 0,
    }.items():
        press(finished, what)
        expect_moment(finished, ply)


def test_the_keyboard_goes_from_moment_to_moment_and_back(finished: Visitor) -> None:
    expect(slider(finished)).to_be_focused()
    keys = finished.page.keyboard
    for key, ply in {
        "ArrowRight": 1,
        "End": over().ply,
        "ArrowLeft": over().ply - 1,
    }.items():
        keys.press(key)
        expect_moment(finished, ply)
    keys.press("[")
    keys.press("Escape")
    expect(finished.page.locator("[data-screen=end]")).to_be_visible()


@pytest.mark.first
def test_what_was_decided_is_told_and_read_out(finished: Visitor) -> None:
    told = finished.page.get_by_role("region", name=ENGLISH("replay-button"))
    expect(told.get_by_role("status")).to_contain_text(f"Move 0 of {over().ply}.")
    role = next(one for one in over().events(0) if one["id"] == "role_taken")
    expect(told.get_by_role("heading")).to_contain_text(
        str(role["args"]["role"]).title()
    )


def test_a_line_of_the_log_leads_to_its_moment(finished: Visitor) -> None:
    press(finished, "replay-last")
    expect_moment(finished, over().ply)
    line = finished.page.locator(".log li[data-happened]").first
    ply = line.get_attribute("data-happened")
    line.dispatch_event("click")
    expect_moment(finished, int(ply or 0))
    press(finished, "replay-last")
    expect_moment(finished, over().ply)
    line.get_by_role("button").first.press("Enter")
    expect_moment(finished, int(ply or 0))


def test_a_building_leads_to_the_moment_it_was_built(finished: Visitor) -> None:
    built = [one for one in over().events(0) if one["id"] == "built"]
    of = {seat: next(e for e in built if e["args"]["seat"] == seat) for seat in (0, 1)}
    for seat, city in {0: ".city", 1: "dialog"}.items():
        press(finished, "replay-last")
        expect_moment(finished, over().ply)
        if seat:
            finished.open_city("Ben")
        card = of[seat]["args"]["card"]
        finished.page.locator(f"{city} [data-card='{card}']").click()
        expect_moment(finished, of[seat]["ply"])
        expect(finished.page.get_by_role("dialog")).to_have_count(0)


def test_a_building_of_the_beginning_leads_to_the_deal(finished: Visitor) -> None:
    press(finished, "replay-last")
    finished.page.locator(".city [data-card]").first.click()
    expect_moment(finished, 0)


@pytest.mark.first
def test_each_seat_has_its_own_eyes(finished: Visitor) -> None:
    before = finished.page.locator(".hand").inner_text()
    finished.page.get_by_label(ENGLISH("replay-as")).select_option(label="Ben")
    expect(finished.page.locator(".hand")).not_to_have_text(before)
    expect(finished.page.locator(".hand [data-card]")).to_have_count(4)


def test_it_plays_by_itself_and_stops_at_the_end(finished: Visitor) -> None:
    slider(finished).fill(str(over().ply - 1))
    expect_moment(finished, over().ply - 1)
    press(finished, "replay-play")
    expect_moment(finished, over().ply)
    again = finished.page.get_by_role("button", name=ENGLISH("replay-play"), exact=True)
    expect(again).to_be_visible()


def test_a_game_that_goes_on_loses_nothing(visitor: Visitor) -> None:
    game = asking("pay", seats=3)
    before = visitor.come_to(game)
    visitor.take_up([0])
    visitor.menu()
    press(visitor, "replay-button")
    expect_moment(visitor, game.ply)
    press(visitor, "replay-first")
    expect_moment(visitor, 0)
    expect(visitor.page.get_by_label(ENGLISH("replay-as"))).to_have_count(0)
    press(visitor, "replay-close")
    assert visitor.look().prompt == before.prompt
    expect(visitor.page.locator("button[aria-pressed=true]")).to_have_count(1)


def test_another_game_ends_it(finished: Visitor) -> None:
    finished.come_to(asking("role"))
    finished.page.locator("[data-question=role]").wait_for()


@pytest.mark.first
def test_nothing_can_be_answered_in_a_replay(visitor: Visitor) -> None:
    visitor.come_to(asking("role"))
    visitor.menu()
    press(visitor, "replay-button")
    expect(board(visitor)).to_be_visible()
    expect(visitor.page.locator("[data-question]")).to_have_count(0)
    expect(visitor.page.locator("button[aria-pressed]")).to_have_count(0)
    press(visitor, "replay-close")
