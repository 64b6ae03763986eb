"""A game that was begun can be played to its end without a network."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from locales import OTHERS
from sanjuan import Game
from sanjuan.ai.levels import LEVELS
from sanjuan.game_type import SAN_JUAN
from serve import served
from short_game import short_game
from tabletop.table.codes import game_code
from tabletop.table.table import Table
from web.complaints import Complaints
from web.emptied import forget, still
from web.final import final_points, headline, points_of
from web.form import start_button
from web.learner import Learner, opened
from web.loading import KEEP_ALL, LONG
from web.person import Person
from web.prepared import over, replayed, shortened, table
from web.visitor import Visitor

pytestmark = pytest.mark.pyodide


@pytest.fixture(scope="module")
def been_here(browser: Browser, site: str) -> Iterator[BrowserContext]:
    """The profile of a person who has visited the site."""
    context = still(browser)
    page = context.new_page()
    Person(page).open(site)
    page.evaluate(KEEP_ALL)
    page.close()
    yield context
    context.close()


@pytest.fixture
def context(been_here: BrowserContext, site: str) -> Iterator[BrowserContext]:
    """That profile without a network, and without any table or setting."""
    been_here.set_offline(True)
    page = been_here.new_page()
    forget(page, site, "local_storage,indexeddb")
    yield been_here
    for page in been_here.pages:
        page.close()


@pytest.mark.long
def test_a_link_opens_and_a_picture_is_made_without_a_network(
    page: Page, site: str
) -> None:
    visitor = Visitor(page)
    visitor.open(site)
    code = game_code(Table.load(SAN_JUAN, table(over())))
    page.evaluate("to => { location.hash = to }", f"game={code}&at=3")
    replay = page.locator("[data-screen=replay]")
    expect(replay).to_have_attribute("data-ply", "3")
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="QR code").click()
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    shared = page.get_by_role("textbox", name="Link").input_value()
    assert shared == f"{site}#game={code}&at=3"


def test_the_book_is_opened_without_a_network(
    page: Page, site: str, complaints: Complaints
) -> None:
    # A browser keeps the page about own phones once it has opened them.
    complaints.expect("en-devices")
    Visitor(page).open(site)
    page.evaluate("() => { location.hash = 'card=crane' }")
    expect(page.get_by_role("heading", name="Crane", level=3)).to_be_visible()


@pytest.mark.long
def test_a_lesson_is_learnt_without_a_network(page: Page, site: str) -> None:
    learner = Learner(opened(page, site), "second")
    learner.begin()
    learner.learn()
    assert learner.met[-1] == learner.sentence("second-end")


@pytest.mark.first
def test_a_game_is_finished_without_a_network(page: Page, site: str) -> None:
    visitor = Visitor(page)
    visitor.open(site)
    visitor.want_turns_at_once()
    before = visitor.come_to(shortened(over(), 8))
    page.reload()
    visitor.ready()
    page.get_by_role("button", name="Continue").click()
    assert visitor.look() == before
    visitor.play()
    check_end(visitor, ("You", "Ben"))


@pytest.mark.long
def test_a_game_is_played_after_its_host_is_gone(page: Page, dist: Path) -> None:
    page.context.set_offline(False)
    person = Person(page)
    with served(dist, "/for-a-while/") as site:
        person.open(site)
        person.want_turns_at_once()
        person.set_sail("Person", "Computer, medium", seed=3)
        for _ in range(5):
            person.decide(person.look())
        page.evaluate(KEEP_ALL)
    page.reload()
    person.ready()
    page.get_by_role("button", name="Continue").click()
    person.play()
    check_end(person, ("You", "Tomás"))
    assert {"role", "build", "pay", "sell", "keep"} <= set(person.met)


def check_end(person: Person, names: tuple[str, str]) -> None:
    """Check that the page shows the points and the winner of the game."""
    game = replayed(person.keep())
    assert game.over
    assert final_points(person.page) == points_of(game, names)
    assert re.match(won_by(game, names), headline(person.page))


def won_by(game: Game, names: tuple[str, str]) -> str:
    """The beginning of the page's sentence on the winner."""
    winners = [names[seat] for seat in game.winners()]
    total = max(score.total for score in game.scores())
    if len(winners) > 1:
        return f"{names[0]} and {names[1]} share the win with {total} points"
    verb = "win" if winners == ["You"] else "wins"
    return f"{winners[0]} {verb} with {total} points"


def test_every_level_plays_and_hints_are_given_without_a_network(
    page: Page, site: str
) -> None:
    person = Person(page)
    person.open(site)
    computers = [person.words(f"kind-{level}") for level in LEVELS]
    for kinds in (computers[3:], computers[:3]):
        person.set_sail("Person", *kinds, seed=3)
        person.decide(person.look())
        person.look()
        person.leave()
    person.set_sail("Person", *computers[:1], seed=3)
    person.look()
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".advised-answer")).not_to_have_count(0, timeout=LONG)


def test_every_language_and_the_licences_are_there_without_a_network(
    page: Page, site: str, dist: Path
) -> None:
    Person(page).open(site)
    for language in (*OTHERS, "en"):
        page.locator("#language").select_option(language)
        start_button(page).wait_for()
    page.get_by_role("button", name="Credits").click()
    page.get_by_role("link", name="All licences").click()
    page.wait_for_url("**/licences/*.txt")
    for licence in (dist / "licences").glob("*.txt"):
        page.goto(f"{site}licences/{licence.name}")
        expect(page.locator("pre")).to_have_text(licence.read_text(encoding="utf-8"))


def test_a_game_is_looked_back_on_without_a_network(page: Page, site: str) -> None:
    visitor = Visitor(page)
    visitor.open(site)
    visitor.come_to(short_game())
    page.get_by_role("button", name="Look back").click()
    expect(page.locator("[data-decision]")).not_to_have_count(0)
