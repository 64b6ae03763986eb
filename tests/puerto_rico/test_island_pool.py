"""The pool: legal and lively in every game, and each player plays its own way."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from arena.entrants import entrant, pool
from arena.game import game_of
from board_setup import Board, board, seat
from puerto_rico import Answer, Game

ISLAND = game_of("puerto_rico")
FROZEN = sorted(pool(ISLAND))
SETS: list[dict[str, Any]] = [
    {},
    {"sets": ("new_buildings",), "draft": True},
    {"sets": ("nobles",)},
    {"sets": ("new_buildings", "nobles", "tibs"), "library_once": True},
]
FEW = {"plain_search": "plain_search@30"}
"""Players that think long, with fewer nodes."""


def chosen(name: str, at: Board | Game) -> list[str]:
    """The names of the options that a player takes."""
    game = at.game if isinstance(at, Board) else at
    return game.asked().named(_answer(name, game))


def _answer(name: str, game: Game) -> Answer:
    player = entrant(name, ISLAND)
    return player.choose(game.view(game.asked().seat), Random(1))


@pytest.mark.slow
@pytest.mark.parametrize("name", FROZEN)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_plays_every_game_to_an_end(name: str, seats: int) -> None:
    game = Game(seats, seed=seats, **SETS[seats - 2])
    player, rng = entrant(FEW.get(name, name), ISLAND), Random(1)
    while game.question is not None:
        game.answer(player.choose(game.view(game.question.seat), rng))
    assert game.view(None)["round"] <= 30


@pytest.mark.parametrize("name", ["action_value", "plain_search"])
def test_it_decides_by_what_its_seat_sees(name: str) -> None:
    game = Game(3, ("new_buildings",), seed=5)
    player, rng = entrant(FEW.get(name, name), ISLAND), Random(1)
    for _ in range(25):
        seen = game.view(game.asked().seat)
        first, second = player.choose(seen, rng), player.choose(seen, rng)
        assert first == second
        game.answer(first)


def test_the_shipper_takes_corn_and_the_quarry_builder_a_quarry() -> None:
    at = board(seat("corn"), seat(), seat(), row="corn coffee sugar tobacco")
    at.role("settler")
    assert chosen("shipper", at) == ["corn"]
    assert chosen("quarry_builder", at) == ["quarry"]


def test_the_shipper_builds_a_harbor_and_the_builder_a_factory() -> None:
    makes = "corn* corn* indigo* sugar*", "small_indigo_plant* small_sugar_mill*"
    at = board(seat(*makes, doubloons=7), seat(), seat()).role("builder")
    assert chosen("shipper", at) == ["harbor"]
    assert chosen("builder", at) == ["factory"]


def test_the_trader_and_builder_sells_its_coffee() -> None:
    own = seat("coffee*", "coffee_roaster* small_market* small_indigo_plant", coffee=1)
    at = board(own, seat(), seat())
    assert chosen("trade_builder", at) == ["trader"]
    at.role("trader")
    assert chosen("trade_builder", at) == ["coffee"]


def test_the_greedy_takes_points_at_once() -> None:
    at = board(seat(corn=5), seat(), seat())
    assert chosen("greedy", at) == ["captain"]


def test_the_player_of_action_values_lets_no_rival_ship_alone() -> None:
    """A rival's gains count against a role."""
    at = board(seat("corn*", corn=1), seat(corn=6, sugar=5), seat())
    assert chosen("action_value", at) != ["captain"]
    at = board(seat("corn*", corn=6), seat(), seat())
    assert chosen("action_value", at) == ["captain"]


def test_the_plain_search_ends_a_game_that_it_wins() -> None:
    ahead = seat("corn*", "fortress*", points=40, corn=4)
    at = board(ahead, seat(points=25), change=lambda state: _leave_points(state, 2))
    assert chosen("plain_search", at) == ["captain"]


def _leave_points(state: Any, points: int) -> None:
    state.pool = points


def test_the_plain_search_makes_no_more_nodes_than_it_may() -> None:
    from arena.pool.puerto_rico.plain_search import Tree
    from arena.pool.puerto_rico.plans import world

    game = Game(2, seed=1)
    made = []
    for nodes in (8, 60, 200):
        tree = Tree(world(game.view(0), Random(1)), nodes)
        tree.best()
        made.append(nodes - tree.left)
    assert all(few < many for few, many in pairwise(made))
    assert made[0] == 8
