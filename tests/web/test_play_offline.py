"""A game that was begun goes on when there is no network any more."""

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from serve import served
from short_game import short_game
from web.final import headline
from web.person import Person
from web.prepared import replayed
from web.visitor import Visitor

pytestmark = pytest.mark.pyodide


def test_a_game_is_finished_without_a_network(
    page: Page, context: BrowserContext, dist: Path
) -> None:
    person = Person(page)
    with served(dist, "/for-a-while/") as site:
        person.open(site)
        person.set_sail("Person", "Computer, medium", seed=3)
        person.look()
        person.want_turns_at_once()
        for _ in range(5):
            person.decide(person.look())
        before = person.look()
        page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    context.set_offline(True)
    page.reload()
    person.ready()
    page.get_by_role("button", name="Continue").click()
    assert person.look() == before
    person.play()
    assert replayed(person.keep()).over
    assert "points" in headline(page)


def test_a_game_is_looked_back_on_without_a_network(
    page: Page, context: BrowserContext, site: str
) -> None:
    visitor = Visitor(page)
    visitor.open(site)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    context.set_offline(True)
    visitor.come_to(short_game())
    page.get_by_role("button", name="Look back").click()
    expect(page.locator("[data-decision]")).not_to_have_count(0)
