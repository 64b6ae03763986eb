"""The knowledge of a seat, and the public names."""

import json
from random import Random
from typing import Any, cast

import pytest

import puerto_rico
from board_setup import board, seat
from island_play import play
from puerto_rico import Game
from puerto_rico.game_type import PUERTO_RICO
from puerto_rico.knowledge.determinize import determinize
from puerto_rico.rules.phases.rounds import PHASES
from puerto_rico.rules.stages import ROLES


@pytest.mark.rule("P11")
def test_points_of_other_seats_are_hidden_before_the_end() -> None:
    at = board(seat(points=3), seat(points=5))
    seen = [[own["points"] for own in at.game.view(n)["seats"]] for n in (0, 1, None)]
    assert seen == [[3, None], [None, 5], [None, None]]


@pytest.mark.rule("P11")
def test_seats_count_points_and_spectators_do_not() -> None:
    at = board(seat(points=3), seat(points=5))
    counted = [at.game.view(viewer)["known"]["points"] for viewer in (0, 1, None)]
    assert counted == [[3, 5], [3, 5], [None, None]]


@pytest.mark.rule("P11")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_page_is_sent_no_points_that_its_viewer_may_not_look_at(
    viewer: int | None,
) -> None:
    shown = PUERTO_RICO.facts(
        board(seat(points=3), seat(points=5)).game, viewer, cast(Any, {})
    )["view"]
    own = [3 if viewer == 0 else None, 5 if viewer == 1 else None]
    assert shown["known"]["points"] == own
    assert [one["points"] for one in shown["seats"]] == own


def test_points_that_nobody_counted_are_dealt_out_of_those_taken() -> None:
    view = board(seat(points=3), seat(points=5), seat(points=4)).game.view(None)
    worlds = [determinize(view, Random(seed)) for seed in range(20)]
    points = [[own.points for own in world.seats] for world in worlds]
    assert {sum(own) for own in points} == {12}
    assert len({*map(tuple, points)}) > 10


@pytest.mark.rule("P11")
def test_points_may_be_open() -> None:
    at = board(seat(points=3), seat(points=5), open_points=True)
    assert [own["points"] for own in at.game.view(None)["seats"]] == [3, 5]


def test_all_points_are_open_at_the_end() -> None:
    game = play(Game(2, seed=1))
    assert None not in [own["points"] for own in game.view(None)["seats"]]


def test_a_standing_leaves_out_the_chips_that_the_viewer_may_not_see() -> None:
    at = board(seat("", "customs_house*", points=8), seat(points=9))
    mine, theirs = at.game.standing(1).scores
    assert (mine.parts["chips"], mine.parts["customs_house"], mine.total) == (0, 0, 4)
    assert theirs.total == 9
    assert at.game.standing(1).ranking == [1, 0]


def test_equal_tiles_are_occupied_from_the_first_on() -> None:
    at = board(seat("corn indigo* corn*"), seat())
    assert at.game.view(None)["seats"][0]["island"] == [
        {"id": "corn", "occupied": True},
        {"id": "indigo", "occupied": True},
        {"id": "corn", "occupied": False},
    ]


def test_only_the_seat_asked_gets_options_and_a_proposal() -> None:
    at = board(seat("corn indigo"), seat()).role("mayor").leave()
    mine, theirs = (at.game.view(n)["question"] for n in (0, 1))
    assert mine is not None
    assert theirs is not None
    assert "proposed" in mine
    assert not {"proposed", "options"} & {*theirs}


def test_every_role_has_a_phase() -> None:
    assert len(PHASES) == len(ROLES)


def test_views_and_events_are_plain_json() -> None:
    game = play(Game(seed=3), 60)
    shown = [game.view(0), game.events(0), game.save()]
    assert json.loads(json.dumps(shown)) == shown


def test_a_game_says_its_options_and_its_seed() -> None:
    assert Game(4, seed=3).title == "Puerto Rico, 4 seats, seed 3"
    told = Game(2, open_points=True, swapped_costs=True, seed=1).title
    assert told == "Puerto Rico, 2 seats, open points, swapped costs, seed 1"


def test_public_names_are_sorted_and_there() -> None:
    assert puerto_rico.__all__ == sorted(puerto_rico.__all__)
    assert all(hasattr(puerto_rico, name) for name in puerto_rico.__all__)


def test_options_have_names() -> None:
    for seats in (2, 5):
        game = play(Game(seats, seed=5))
        for now, answer in game.replay():
            question = now.asked()
            names = question.named(answer)
            assert question.kinds_of(question.pick(*names)) == question.kinds_of(answer)


def test_forms_of_questions() -> None:
    at = board(seat("", "hacienda*", corn=1), seat())
    assert at.game.asked().form == "one"
    at.role("settler")
    assert at.game.asked().form == "consent"
    assert at.leave().game.asked().form == "some"
