"""A whole game of one person against the computer, from a subfolder of a site."""

import json
import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page

from sanjuan import Game
from web.final import final_points, headline, points_of
from web.person import Person

NAMES = ("You", "Tomás")


@pytest.mark.pyodide
def test_a_person_plays_the_computer_to_the_end(page: Page, site: str) -> None:
    assert urlsplit(site).path.strip("/")
    person = Person(page)
    person.open(site)
    person.set_sail("Person", "Computer, medium", seed=2)
    person.look()
    person.want_turns_at_once()
    person.play()
    game = Game.load(json.loads(person.keep())["game"])
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
