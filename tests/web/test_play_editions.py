"""Whole games of the other option sets, from the form to the final points."""

import json

import pytest
from playwright.sync_api import Page

from sanjuan import Game
from table_setup import extended, seat
from web.final import final_points, points_of
from web.person import Person
from web.prepared import replayed
from web.visitor import Visitor

NAMES = ("You", "Tomás", "Diego", "Inés")

CITY = "indigo_plant+ sugar_mill office_building bank customs_office harbor goldsmith"
MARKS = ("Office building", "Bank", "Customs office", "Harbor", "Goldsmith")
"""What the log says each of these had a hand in."""


@pytest.mark.pyodide
@pytest.mark.parametrize(
    ("seats", "edition", "expansion", "choose_four"),
    [
        (2, "Second", False, False),
        (3, "First", True, False),
        (2, "Second", True, True),
    ],
)
def test_a_game_of_each_option_set_is_played_to_the_end(
    page: Page, site: str, seats: int, edition: str, expansion: bool, choose_four: bool
) -> None:
    person = Person(page)
    person.open(site)
    kinds = ["Person", *["Computer, medium"] * (seats - 1)]
    person.set_sail(
        *kinds, edition=edition, expansion=expansion, choose_four=choose_four, seed=3
    )
    person.look()
    person.want_turns_at_once()
    person.play()
    game = replayed(person.keep())
    assert game.options == (seats, edition.lower(), expansion, choose_four)
    assert game.over
    assert final_points(page) == points_of(game, NAMES[:seats])


def test_a_game_among_new_buildings_uses_them_and_comes_to_its_end(
    visitor: Visitor,
) -> None:
    own, others = seat("well hero statue library palace", CITY), seat("", "guard_room")
    late = {"edition": "second", "roles_taken": "builder trader"}
    visitor.come_to(extended(own, others, **late).game)
    for role in ("Councillor", "Trader", "Prospector"):
        if role in visitor.play(until="role").free_roles:
            visitor.role(role)
    visitor.play()
    logs = [" ".join(screen.log) for screen in visitor.seen]
    assert [mark for mark in MARKS if f"({mark})" not in " ".join(logs)] == []
    assert "office" in visitor.met
    used = next(place for place, log in enumerate(logs) if "(Bank)" in log)
    banked = [place for place, at in enumerate(visitor.seen) if at.stage == "bank"]
    assert banked and max(banked) < used
    game = Game.load(json.loads(visitor.keep())["game"])
    assert game.over
    assert final_points(visitor.page) == points_of(game, ("You", "Ben"))
