"""The same seed and answers give the same table here and in the browser."""

import json

import pytest
from playwright.sync_api import Page

from sanjuan import Game
from web import prepared
from web.person import Person

pytestmark = pytest.mark.pyodide


@pytest.mark.long
def test_a_game_is_the_same_here_and_there(page: Page, site: str) -> None:
    person = Person(page)
    person.open(site)
    for seats in (2, 3, 4):
        game = prepared.over(seats)
        person.give(prepared.text(prepared.table(game)))
        assert person.look().over
        assert json.loads(person.keep())["game"] == game.save()
        person.leave()
    check_a_game_played_there(person)


def check_a_game_played_there(person: Person) -> None:
    """Check that the same answers give the same digest here."""
    kinds = ("Person", "Computer, random", "Computer, medium")
    person.set_sail(*kinds, seed=5, choose_four=True)
    person.look()
    person.want_turns_at_once()
    for _ in range(12):
        person.decide(person.look())
    person.look()
    record = person.save()
    game = prepared.replayed(record)
    assert game.options.choose_four
    assert game.digest() == json.loads(record)["game"]["digest"]
    assert Game(**game.options._asdict(), seed=5).digest() != game.digest()
