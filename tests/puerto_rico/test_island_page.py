"""The facts beside a view, and the catalogue of the page."""

import random
from typing import Any, cast

from hypothesis import given, settings

from board_setup import Board, board, court, seat
from island_play import games
from puerto_rico import Game
from puerto_rico.catalogue import catalogue
from puerto_rico.explain.citations import RULES
from puerto_rico.game_type import PUERTO_RICO
from puerto_rico.page.briefing import briefing
from puerto_rico.rules.codes import COPIES
from puerto_rico.rules.pieces import COFFEE, INDIGO, SUGAR, TOBACCO
from puerto_rico.rules.state import State
from tabletop.rules.event import Event
from tabletop.table.facts import TableFacts


def told(at: Board, viewer: int | None = 0) -> Any:
    return briefing(at.game, at.game.view(viewer))


@settings(max_examples=8)
@given(games())
def test_a_briefing_changes_nothing_and_a_spectator_gets_no_prices(game: Game) -> None:
    before = game.digest()
    public = briefing(game, game.view(None))
    assert (public["quotes"], public["barred"], public["forecast"]) == ({}, [], None)
    for viewer in range(game.seats):
        found = briefing(game, game.view(viewer))
        assert [*found["quotes"]] == [*game.view(viewer)["buildings"]]
    assert game.digest() == before


def test_the_takers_of_two_seats_alternate() -> None:
    at = board(seat(), seat(), governor=1)
    at.role("prospector").role("builder")
    assert told(at)["takers"] == {"prospector": 1, "builder": 0}
    assert told(at)["phase"] == "role"


def test_a_game_begins_with_a_choice_of_roles_or_with_a_draft() -> None:
    assert told(board(seat(), seat()))["phase"] == "choice"
    game = Game(seats=2, sets=("nobles",), draft=True, seed=1)
    assert briefing(game, game.view(0))["phase"] == "draft"


def test_a_thing_that_is_no_option_has_its_facts_and_the_reason() -> None:
    at = board(seat(), seat(doubloons=1))
    at.role("builder").leave()
    found = {one["args"]["building"]: one["reason"] for one in told(at, 1)["barred"]}
    assert found["wharf"] == {
        "id": "too_dear",
        "args": {"building": "wharf", "price": 9, "funds": 1},
    }


def test_a_placement_has_the_harvest_of_every_number_of_colonists() -> None:
    at = board(seat("sugar sugar corn", "small_sugar_mill", san_juan=1), seat())
    at.role("mayor").leave()
    found = {one["good"]: one for one in told(at)["harvests"]}
    assert found["sugar"]["barrels"] == [[0, 0], [0, 1], [0, 1]]
    assert found["corn"]["barrels"] == [[0], [1]]
    assert len(found["sugar"]["tiles"]) == 2
    question: Any = at.game.view(0)["question"]
    assert told(at)["preselected"] == question["proposed"]


def test_the_mayor_takes_the_colonist_of_the_privilege_unless_he_says_no() -> None:
    at = board(seat(), seat()).role("mayor")
    assert at.asked == ("colonist", 0)
    assert told(at)["preselected"] == [*at.game.asked().options]


def test_the_page_gets_the_view_and_the_briefing_beside_the_facts_of_its_table() -> (
    None
):
    game, table = Game(2, seed=1), cast(TableFacts[Event], {"ply": 0})
    found = PUERTO_RICO.facts(game, 1, table)
    assert found["view"]["seat"] == 1
    assert {*found} == {"ply", "view", *briefing(game, game.view(1))}


def test_a_loading_is_worth_its_barrels_and_the_captains_point() -> None:
    at = board(seat("", "harbor*", corn=3), seat())
    at.role("captain")
    assert told(at)["loads"]["4"] == {"barrels": 3, "points": 5, "lost": 0}
    assert told(at, 1)["loads"] == {}


def test_a_loading_tells_the_barrels_that_no_store_takes() -> None:
    own = seat("", "small_warehouse* small_wharf*", corn=6, coffee=3, tobacco=2)
    at = board(own, seat()).role("captain")
    lost = {option: load["lost"] for option, load in told(at)["loads"].items()}
    assert told(at)["storage"]["lost"] == 4
    assert (lost["6"], lost["44"], lost["99"]) == (1, 1, 0)
    assert told(at, 1)["storage"] is None


def test_an_archive_keeps_a_barrel_of_each_good_beside_the_others() -> None:
    at = board(seat("", "archive*", corn=3, sugar=2, tobacco=1), seat())
    assert told(at.role("captain"))["storage"]["lost"] == 2


def test_a_sale_has_its_income() -> None:
    at = board(seat("", "small_market*", coffee=1, corn=1), seat())
    at.role("trader")
    assert told(at)["sales"] == {"0": 2, "4": 6}


def test_the_dearest_goods_are_stored_first() -> None:
    own = seat("", "small_warehouse*", corn=2, coffee=1, tobacco=1)
    at = board(own, seat(), change=full).role("captain").until("warehouse")
    assert told(at)["storage"] == {
        "kinds": 1,
        "barrels": 1,
        "each": 0,
        "lost": 1,
    }
    assert told(at)["preselected"] == [COFFEE]
    at.pick("coffee")
    assert told(at)["preselected"] == [TOBACCO * COPIES]


def full(state: State) -> None:
    """No ship takes any barrel."""
    state.cargo, state.loaded = [INDIGO, SUGAR], [1, 1]


def test_nobles_never_end_the_game() -> None:
    ends = [one["id"] for one in told(board(seat(), seat()))["ends"]]
    assert ends == ["colonists", "points", "city"]
    ends = [one["id"] for one in told(court(seat(), seat()))["ends"]]
    assert ends == ["points", "city"]


def test_an_end_is_near_once_little_is_left() -> None:
    at = board(seat(points=60), seat())
    near = {one["id"]: one["is_near"] for one in told(at)["ends"]}
    assert near == {"colonists": False, "points": True, "city": False}


def test_deeds_are_told_at_the_end() -> None:
    game, rng = Game(seats=2, seed=3), random.Random(1)
    assert briefing(game, game.view(0))["deeds"] == []
    while game.question:
        game.answer(game.question.sample(rng))
    deeds = briefing(game, game.view(0))["deeds"]
    taken = [
        one["args"]["seat"] for one in game.events(None) if one["id"] == "role_taken"
    ]
    roles = [sum(one["roles"].values()) for one in deeds]
    assert roles == [taken.count(0), taken.count(1)]
    assert briefing(game, game.view(0))["phase"] == "over"


def test_the_catalogue_has_every_building_with_its_set_and_its_rule() -> None:
    found = {one["id"]: one for one in catalogue()["buildings"]}
    assert found["coffee_roaster"]["set"] == "production"
    assert found["bank"]["set"] == "tibs"
    assert [*found] == [*RULES]
    assert not found["well"]["is_sure"]


def test_the_catalogue_has_buildings_by_column_and_the_part_of_each_question() -> None:
    facts = catalogue()
    cost = {one["id"]: one["cost"] for one in facts["buildings"]}
    assert sorted(id for column in facts["columns"] for id in column) == sorted(cost)
    for column in facts["columns"]:
        assert [cost[id] for id in column] == sorted(cost[id] for id in column)
    assert (facts["about"]["build"], facts["about"].get("place")) == ("market", None)
