"""The end of a game among New Buildings of the second edition, to the final points."""

import json

import pytest

from sanjuan import Game
from table_setup import extended, seat
from web.final import final_points, points_of
from web.visitor import Visitor

MARKED = "office_building bank customs_office harbor goldsmith"
CITY = f"indigo_plant+ sugar_mill {MARKED} well poor_house market_hall smithy"
MARKS = ("Office building", "Bank", "Customs office", "Harbor", "Goldsmith")
"""The buildings that the log names as causes."""


@pytest.mark.long
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
