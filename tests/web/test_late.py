"""Lazy screens and dialogs: one requested too early appears once it is loaded."""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from sanjuan import Game
from short_game import short_game
from web.complaints import Complaints
from web.test_book import book
from web.visitor import Visitor
from web.words import ENGLISH

LATE: Final = "**/late-*.js*"
"""The script with all of them."""

GAME: Final = "**/game-san_juan-*.js"
"""The script of the game."""

SCRIPT: Final = "text/javascript"

SENT: Final = ENGLISH("status-sent")


class Held(list[Route]):
    """The requests while no answer comes."""

    def let_go(self) -> None:
        for route in self:
            route.continue_()


@pytest.fixture
def held(page: Page) -> Iterator[Held]:
    routes = Held()
    page.route(LATE, lambda route: routes.append(route))
    yield routes
    page.unroute(LATE)


@pytest.fixture
def visitor(page: Page, site: str) -> Visitor:
    """A person who has just opened the page."""
    visitor = Visitor(page)
    visitor.open(site)
    return visitor


def begin_look_back(visitor: Visitor) -> Locator:
    """Start a look back at the end of a game; its screen, once it is loaded."""
    visitor.come_to(short_game())
    visitor.page.get_by_role("button", name=ENGLISH("look-back-button")).click()
    return visitor.page.get_by_role("heading", name=ENGLISH("look-back-title"))


def open_credits(page: Page) -> Locator:
    page.get_by_role("button", name=ENGLISH("credits-button")).click()
    return page.get_by_role("heading", name=ENGLISH("credits-title"))


@pytest.fixture
def broken(page: Page, complaints: Complaints) -> None:
    complaints.expect("ERR_FAILED")
    page.route(LATE, lambda route: route.abort())


def lost(page: Page) -> Locator:
    """The error message."""
    told = page.get_by_role("alert")
    blocked = ENGLISH("error-blocked", file="").strip()
    return told.filter(has_text=re.compile(rf"late-\S+ {re.escape(blocked)}"))


@pytest.mark.first
def test_a_screen_appears_once_it_is_here_and_takes_the_focus(
    held: Held, visitor: Visitor
) -> None:
    looking_back = begin_look_back(visitor)
    expect(visitor.page.locator("main").get_by_role("status")).to_have_text(SENT)
    expect(visitor.page.get_by_role("main")).to_be_focused()
    held.let_go()
    expect(looking_back).to_be_focused()
    assert len(held) == 1


def test_a_dialog_appears_once_it_is_here(held: Held, visitor: Visitor) -> None:
    page = visitor.page
    credits = open_credits(page)
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text(SENT)
    expect(page.get_by_role("dialog").get_by_role("heading")).to_be_focused()
    held.let_go()
    expect(credits).to_be_focused()


def test_a_screen_that_was_lost_on_the_way_is_told_and_tried_again(
    broken: None, visitor: Visitor
) -> None:
    page = visitor.page
    looking_back = begin_look_back(visitor)
    expect(lost(page)).to_be_visible()
    page.unroute(LATE)
    page.get_by_role("main").get_by_role("button", name=ENGLISH("retry")).click()
    expect(looking_back).to_be_visible()
    expect(lost(page)).to_have_count(0)


def test_from_a_screen_that_does_not_come_one_can_leave(
    broken: None, visitor: Visitor
) -> None:
    begin_look_back(visitor)
    expect(lost(visitor.page)).to_be_visible()
    visitor.leave()


def test_a_dialog_that_was_lost_on_the_way_is_told_and_tried_again(
    broken: None, visitor: Visitor
) -> None:
    page = visitor.page
    credits = open_credits(page)
    expect(lost(page)).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.unroute(LATE)
    open_credits(page)
    expect(credits).to_be_visible()


@pytest.mark.own_profile
def test_a_game_whose_script_came_damaged_comes_again_with_its_lazy_parts(
    page: Page, site: str, complaints: Complaints
) -> None:
    complaints.expect("SyntaxError")
    page.route(
        GAME, lambda route: route.fulfill(body="}{", content_type=SCRIPT), times=1
    )
    visitor = Visitor(page)
    visitor.open(site)
    visitor.come_to(Game())
    page.keyboard.press("b")
    book(page)


@pytest.mark.first
def test_they_come_when_nobody_has_asked_for_one(page: Page, site: str) -> None:
    with page.expect_request_finished(lambda one: "/late-" in one.url):
        page.goto(site)
