"""A game that was begun is played to its end when there is no network any more."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from sanjuan import Game
from serve import served
from short_game import short_game
from web.final import final_points, headline, points_of
from web.person import Person
from web.prepared import replayed
from web.visitor import Visitor

pytestmark = pytest.mark.pyodide

NAMES = ("You", "Tomás")


def test_a_game_in_a_subfolder_is_finished_without_a_network(
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
    game = replayed(person.keep())
    assert game.over
    assert final_points(page) == points_of(game, NAMES)
    assert re.match(won_by(game), headline(page))
    assert {"role", "build", "pay", "sell", "keep"} <= set(person.met)


def won_by(game: Game) -> str:
    """How the page begins to say who has won."""
    winners = [NAMES[seat] for seat in game.winners()]
    total = max(score.total for score in game.scores())
    if len(winners) > 1:
        return f"You and Tomás share the win with {total} points"
    verb = "win" if winners == ["You"] else "wins"
    return f"{winners[0]} {verb} with {total} points"


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
