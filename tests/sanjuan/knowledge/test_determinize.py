"""Worlds made from a view: equal in all that the seat sees, the rest dealt again."""

import json
from random import Random

import pytest

from ai_positions import paid, reshuffled
from random_play import until
from sanjuan import Game, determinize
from sanjuan.knowledge.view import view
from sanjuan.rules.stages import NAMES


def test_worlds_differ_where_the_seat_cannot_see() -> None:
    seen = Game(seats=3, seed=1).view(0)
    worlds = [determinize(seen, Random(seed)) for seed in range(5)]
    assert len({tuple(world.seats[1].hand) for world in worlds}) > 1
    assert len({tuple(world.pile) for world in worlds}) > 1
    assert len({tuple(world.tiles) for world in worlds}) > 1


def test_worlds_differ_in_how_known_cards_will_be_shuffled() -> None:
    seen, known = paid()
    assert len(known) == 4
    worlds = [determinize(seen, Random(seed)) for seed in range(60)]
    assert len(reshuffled(worlds, known)) > 15


def test_a_world_has_no_memory_of_the_true_table() -> None:
    game = Game(seed=7)
    world = determinize(game.view(0), Random(1))
    assert world.seed != game.seed
    assert world.log is None


@pytest.mark.parametrize("stage", NAMES[:12])
def test_a_world_asks_the_deciding_seat_the_same(stage: str) -> None:
    game = until(stage, choose_four=stage == "start_hand")
    question = game.question
    assert question is not None
    asked = determinize(game.view(question.seat), Random(1)).question
    assert asked is not None
    assert repr(asked) == repr(question)
    assert (asked.laden, asked.source) == (question.laden, question.source)


def test_a_view_survives_json_on_its_way_to_a_world() -> None:
    game = until("cover")
    own = game.view(game.asked().seat)
    seen = json.loads(json.dumps(own))
    assert view(determinize(seen, Random(1)), seen["seat"], game.ply) == own
