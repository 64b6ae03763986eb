"""Invariants in random games of Puerto Rico."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given

from island_play import buildings, check, games, idle, keen, options, play, seeds, told
from puerto_rico import Game, TabletopError, determinize
from puerto_rico.knowledge.view import view
from puerto_rico.rules.phases.rounds import LAST_ROUND
from puerto_rico.rules.pieces import BOXES

POINTS = {"loaded": 1, "shipped": 1, "scored": 1, "exchanged": 1}
"""Events that give or take points."""


@pytest.mark.slow
@given(games())
@pytest.mark.rule("P9")
def test_all_pieces_stay_in_the_game(game: Game) -> None:
    check(game._state)
    if game._state.taken or not game.options.draft:
        begun = Game(**game.options._asdict(), seed=game.seed)
        while begun.asked().name == "draft":
            begun.answer(game.answers[begun.ply])
        assert buildings(game._state) == begun._state.buildings


@pytest.mark.slow
@given(options)
def test_points_are_those_told_of_and_come_out_of_the_pool(
    chosen: dict[str, Any],
) -> None:
    game = play(Game(**chosen))
    state = game._state
    points = [own.points for own in state.seats]
    assert points == [told(game, n, "points", **POINTS) for n in range(len(points))]
    box = 126 if chosen["more_points"] and len(points) == 5 else None
    left = (box or BOXES[len(points)].points) - sum(points)
    assert state.pool == max(0, left)


@pytest.mark.slow
@given(options)
def test_doubloons_are_those_told_of(chosen: dict[str, Any]) -> None:
    game = Game(**chosen)
    first = [own.doubloons for own in game._state.seats]
    play(game)
    for seat, before in enumerate(first):
        got = told(game, seat, "doubloons", role_taken=1, earned=1, sold=1)
        paid = told(game, seat, "price", built=1)
        assert game._state.seats[seat].doubloons == before + got - paid


@pytest.mark.slow
@given(options, seeds)
@pytest.mark.rule("P26")
def test_no_colonist_is_idle_while_a_circle_is_free(
    chosen: dict[str, Any], seed: int
) -> None:
    game, rng = Game(**chosen), Random(seed)
    while question := game.question:
        game.answer(keen(question, rng))
        if question.name == "place":
            assert not idle(game._state, question.seat)


@pytest.mark.long
@given(games(), seeds)
def test_a_copy_goes_its_own_way(game: Game, seed: int) -> None:
    before = game.digest()
    play(game.copy(), 40, seed)
    assert game.digest() == before


@pytest.mark.long
@given(games())
def test_copies_stay_equal_under_equal_answers(game: Game) -> None:
    assert play(game.copy(), 40).digest() == play(game.copy(), 40).digest()


@pytest.mark.slow
@given(games())
def test_a_save_leads_to_the_same_game(game: Game) -> None:
    saved = json.dumps(game.save())
    assert json.dumps(Game.load(saved).save()) == saved


@pytest.mark.slow
@given(games(), seeds)
@pytest.mark.rule("P11")
def test_a_view_does_not_change_if_the_stack_is_dealt_anew(
    game: Game, seed: int
) -> None:
    for viewer in (None, *range(game.seats)):
        seen = json.loads(json.dumps(game.view(viewer)))
        world = determinize(seen, Random(seed))
        check(world)
        assert view(world, viewer, game.ply) == seen == game.view(viewer)


@pytest.mark.slow
@given(games(), seeds)
def test_an_imagined_table_can_be_played_to_the_end(game: Game, seed: int) -> None:
    if game.question is None:
        return
    rng = Random(seed)
    world = determinize(game.view(game.question.seat), rng)
    while question := world.question:
        world.step(keen(question, rng))
    assert world.over
    check(world)


@pytest.mark.long
@given(games(), seeds)
@pytest.mark.rule("P11")
def test_a_view_shows_nothing_of_the_order_of_the_stack(game: Game, seed: int) -> None:
    other = game.copy()
    Random(seed).shuffle(other._state.deck)
    for viewer in (None, *range(game.seats)):
        assert other.view(viewer) == game.view(viewer)


@pytest.mark.long
@given(options)
@pytest.mark.rule("P16")
def test_a_game_ends_within_a_bounded_number_of_rounds(chosen: dict[str, Any]) -> None:
    game = play(Game(**chosen))
    assert game.over
    assert game.round <= LAST_ROUND
    assert game.winners()


@pytest.mark.parametrize("value", [1, "3", None, True, 6])
def test_a_game_of_another_number_of_seats_is_refused(value: Any) -> None:
    with pytest.raises(TabletopError):
        Game(value)


@pytest.mark.parametrize("sets", ["nobles", ["winter"], 3, ["nobles"] * 9])
def test_a_game_of_another_set_is_refused(sets: Any) -> None:
    with pytest.raises(TabletopError):
        Game(sets=sets)


@pytest.mark.parametrize("seen", [{}, None, {"options": {"seats": 3}}])
def test_a_thing_that_is_no_view_is_refused(seen: Any) -> None:
    with pytest.raises(TabletopError, match="view of a seat"):
        determinize(seen, Random(1))


def test_a_view_with_another_number_of_tiles_is_refused() -> None:
    seen = Game(seed=1).view(0)
    seen["deck"] += 1
    with pytest.raises(TabletopError, match="view of a seat"):
        determinize(seen, Random(1))
