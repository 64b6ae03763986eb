"""Every game keeps the promises of a game; a new one adds no test of that kind."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from every_game import GAMES, KINDS, WAYS

from tabletop.record.game import Game
from tabletop.rules.ranking import rank, unrank
from tabletop.table.codes import game_code, table_of
from tabletop.table.seating import default_seating
from tabletop.table.table import Table

PLIES, FEW = 24, 60
BREADTH, DEEP, EVERY = 3, 4, 7

pytestmark = pytest.mark.parametrize("name", [kind.name for kind in KINDS])


def begun(name: str, seed: int = 3) -> Game[Any]:
    """A new game with the last choice of each option, or with all choices of a list."""
    options: dict[str, Any] = {
        one.name: one.choices if one.takes_many else one.choices[-1]
        for one in GAMES.named(name).game.rules.options
    }
    game: Game[Any] = GAMES.named(name).new({**options, "seed": seed})
    return game


def moments(name: str, plies: int = PLIES) -> Iterator[Game[Any]]:
    """One game, at each of its first moments, and where it ends by random answers."""
    game, rng = begun(name), Random(1)
    while game.question:
        if game.ply < plies:
            yield game
        game.answer(game.question.sample(rng))
    yield game


def plain(value: object) -> Any:
    """A value as its JSON says it."""
    return json.loads(json.dumps(value))


def viewers(game: Game[Any]) -> list[int | None]:
    return [None, *range(game.seats)]


# ---------------------------------------------------------------- knowledge


def test_a_view_has_the_keys_of_the_house_and_the_question(name: str) -> None:
    for game in moments(name):
        for viewer in viewers(game):
            view = plain(game.view(viewer))
            assert (view["seat"], view["ply"]) == (viewer, game.ply)
            assert view["round"] == game.round
            asked, question = view["question"], game.question
            if question is None:
                assert asked is None
                continue
            assert (asked["seat"], asked["secret"]) == (question.seat, question.secret)
            assert ("options" in asked) == (viewer == question.seat)


def test_an_imagined_state_looks_the_same_to_its_seat_and_to_spectators(
    name: str,
) -> None:
    for game in moments(name):
        if game.question:
            seat, world = game.question.seat, game.copy()
            world._state = game.rules.determinize(game.view(seat), Random(5))
            for viewer in (seat, None):
                assert plain(world.view(viewer)) == plain(game.view(viewer))


def test_a_computer_can_decide_from_a_view_out_of_json(name: str) -> None:
    for game in moments(name, 3):
        if game.question:
            player = next(iter(GAMES.named(name).levels.values()))()
            view = plain(game.view(game.question.seat))
            assert player.choose(view, Random(1)) in game.question


def test_events_run_parallel_for_all_who_look_on(name: str) -> None:
    for game in moments(name, 0):
        told = [game.events(viewer) for viewer in viewers(game)]
        for same in zip(*told, strict=True):
            assert len({(one["id"], one["ply"], *one["args"]) for one in same}) == 1
            for fact in same[0]["args"]:
                _agree([one["args"][fact] for one in same])


def _agree(told: list[Any]) -> None:
    """Check that all get the same, or a count in place of hidden numbers."""
    faces = [one for one in told if isinstance(one, list)]
    counts = [one for one in told if not isinstance(one, list)]
    assert all(one == faces[0] for one in faces)
    assert all(one == (len(faces[0]) if faces else counts[0]) for one in counts)


def test_standings_tell_all_at_the_end(name: str) -> None:
    for game in moments(name):
        for viewer in viewers(game):
            scores, ranking = game.standing(viewer)
            assert sorted(ranking) == [*range(game.seats)]
            assert all(one.total == sum(one.parts.values()) for one in scores)
    assert game.over
    assert game.standing(None) == (game.scores(), game.ranking())


# ---------------------------------------------------------------- the record


def test_a_copy_is_independent(name: str) -> None:
    for game in moments(name, 6):
        before, copy = game.digest(), game.copy()
        if copy.question:
            copy.answer(copy.question.sample(Random(2)))
        assert game.digest() == before


def test_a_save_loads_to_the_same_game(name: str) -> None:
    for game in moments(name, 8):
        assert game.load(json.dumps(game.save())).save() == game.save()


def test_an_undo_goes_back_to_the_latest_answer(name: str) -> None:
    for game in moments(name, 6):
        if not game.question:
            continue
        before, seat = game.save(), game.question.seat
        game.answer(game.question.sample(Random(2)))
        game.undo(seat)
        assert game.save() == before


def test_a_code_leads_to_the_same_table(name: str) -> None:
    kind = GAMES.named(name)
    for game in moments(name, 4):
        table = Table(kind, game.copy(), default_seating(game.seats, kind.rival))
        assert table_of(GAMES, game_code(table)).game.save() == game.save()


def test_a_game_dealt_anew_looks_the_same_and_its_save_loads(name: str) -> None:
    for game in moments(name, 6):
        if game.question:
            anew, seat = game.dealt_anew(8), game.question.seat
            mine, theirs = plain(anew.view(seat)), plain(game.view(seat))
            assert {**mine, "ply": game.ply} == theirs
            assert game.load(anew.save()).save() == anew.save()


# ---------------------------------------------------------------- questions


def ways(state: Any, answers: int) -> int:
    """The ways to give that many answers, each one of the first few, and then any."""
    if state.question is None:
        return 1
    if not answers:
        return int(state.question.count())
    found = 0
    for answer in islice(state.question, BREADTH):
        after = state.copy()
        after.step(answer)
        found += ways(after, answers - 1)
    return found


def test_a_game_can_go_as_many_ways_as_before(name: str) -> None:
    after = islice(moments(name), 0, PLIES, EVERY)
    found = [ways(game._state, DEEP) for game in after]
    assert found == WAYS.get(name, found)


def test_each_listed_answer_is_legal_and_leads_on(name: str) -> None:
    for game in moments(name):
        for answer in islice(game.question or (), FEW):
            after = game.copy()
            after.answer(answer)
            assert after.ply == game.ply + 1


def test_answers_have_numbers(name: str) -> None:
    for game in moments(name):
        if game.question:
            numbers = range(0, game.question.count(), game.question.count() // 9 + 1)
            for number in numbers:
                assert rank(game.question, unrank(game.question, number)) == number


def test_options_have_names(name: str) -> None:
    for game in moments(name):
        if game.question:
            assert len(game.question.kinds()) == len(game.question.options)
            answer = game.question.sample(Random(1))
            names = game.question.named(answer)
            picked = game.question.pick(*names)
            assert game.question.kinds_of(picked) == game.question.kinds_of(answer)
