"""Invariants in random games: a property for each line of the promise."""

import json
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from proofs.invariants import all_cards, cards, facts, permuted, viewers, whole
from random_play import keen, play
from sanjuan import AnswerError, Game, Question, determinize
from sanjuan.knowledge.view import view
from sanjuan.rules.phases.rounds import LAST_ROUND
from strategies import games, options, scarce_games, seeds

LOOKED_AT = 40
"""The most answers of a question that are tried: there can be very many."""


def kinds(question: Question, answer: tuple[int, ...]) -> list[tuple[str, bool]]:
    """The kinds of cards in an answer; equal cards are not told apart."""
    names = dict(zip(question.options, question.kinds(), strict=True))
    return sorted((names[option], option in question.laden) for option in answer)


@given(options)
def test_the_editions_have_110_and_112_cards_and_new_buildings_30(
    chosen: dict[str, Any],
) -> None:
    game = Game(**chosen)
    base = 110 if chosen["edition"] == "first" else 112
    assert len(cards(whole(game))) == base + 30 * bool(chosen["expansion"])


@given(games())
def test_cards_are_conserved(game: Game) -> None:
    assert cards(whole(game)) == all_cards(whole(game))


@given(scarce_games(), seeds)
def test_cards_are_conserved_when_both_piles_run_empty(game: Game, seed: int) -> None:
    for turn in range(60):
        play(game, 1, seed + turn)
        assert cards(whole(game)) == all_cards(whole(game))


@given(games(), seeds, st.integers(1, 60))
def test_a_copy_stays_equal_under_equal_answers(
    game: Game, seed: int, plies: int
) -> None:
    other = play(game.copy(), plies, seed)
    assert facts(whole(other)) == facts(whole(play(game, plies, seed)))
    assert other.events(None) == game.events(None)


@given(games(), seeds)
def test_a_copy_goes_on_by_itself(game: Game, seed: int) -> None:
    before, saved = facts(whole(game)), game.save()
    play(game.copy(), 40, seed)
    assert facts(whole(game)) == before
    assert game.save() == saved


@given(games())
def test_replay_equals_play(game: Game) -> None:
    again = Game(**game.options._asdict(), seed=game.seed)
    for answer in game.save()["answers"]:
        again.answer(answer)
    assert facts(whole(again)) == facts(whole(game))
    assert again.events(0) == game.events(0)


@given(games(), st.data())
def test_an_answer_of_the_same_kinds_as_an_iterated_one_is_legal(
    game: Game, data: st.DataObject
) -> None:
    if (question := game.question) is None:
        return
    iterated = data.draw(st.sampled_from(list(islice(question, LOOKED_AT))))
    left = data.draw(st.permutations(question.options))
    answer: list[int] = []
    for kind in kinds(question, iterated):
        answer.append(next(c for c in left if kinds(question, (c,)) == [kind]))
        left.remove(answer[-1])
    game.answer(answer)


@given(games())
def test_no_two_iterated_answers_are_of_the_same_kinds(game: Game) -> None:
    if question := game.question:
        seen = [kinds(question, answer) for answer in islice(question, LOOKED_AT)]
        assert all(kind not in seen[:n] for n, kind in enumerate(seen))


@given(games(), seeds)
def test_a_sampled_answer_is_of_the_kinds_of_an_iterated_one(
    game: Game, seed: int
) -> None:
    if (question := game.question) is None or len(question.options) > 9:
        return
    answer = keen(question, Random(seed))
    same = [one for one in question if kinds(question, one) == kinds(question, answer)]
    assert answer in question
    assert len(same) == 1


@given(games(), st.lists(st.integers(-2, 140), max_size=6))
def test_every_other_answer_is_refused_and_changes_nothing(
    game: Game, answer: list[int]
) -> None:
    question, before = game.question, facts(whole(game))
    if question and tuple(sorted(answer)) in question:
        return
    with pytest.raises(AnswerError):
        game.answer(answer)
    assert facts(whole(game)) == before


@given(games(), st.data())
def test_an_answer_is_legal_only_with_low_to_high_distinct_options(
    game: Game, data: st.DataObject
) -> None:
    if (question := game.question) is None:
        return
    option = st.sampled_from(question.options)
    answer = data.draw(st.lists(option, max_size=question.high + 1))
    distinct = len(set(answer)) == len(answer)
    legal = distinct and question.low <= len(answer) <= question.high
    assert (tuple(sorted(answer)) in question) == legal


@pytest.mark.slow
@given(options, seeds)
def test_a_game_ends_within_a_bounded_number_of_rounds(
    chosen: dict[str, Any], seed: int
) -> None:
    game = play(Game(**chosen), seed=seed)
    assert game.over
    assert game.view(None)["round"] <= LAST_ROUND
    assert game.winners()


@pytest.mark.slow
@given(options)
def test_a_game_in_which_nobody_ever_does_anything_ends_too(
    chosen: dict[str, Any],
) -> None:
    game = Game(**chosen)
    while question := game.question:
        game.answer(question.options[: question.low])
    assert game.view(None)["round"] == LAST_ROUND


@given(games(), seeds)
def test_a_view_shows_nothing_of_what_the_seat_cannot_see(
    game: Game, seed: int
) -> None:
    for viewer in viewers(game):
        other = permuted(whole(game), viewer, Random(seed))
        assert view(other, viewer, game.ply) == game.view(viewer)


@given(games(), seeds)
def test_a_world_made_up_from_a_view_has_the_same_view(game: Game, seed: int) -> None:
    for viewer in viewers(game):
        seen = game.view(viewer)
        world = determinize(seen, Random(seed))
        assert view(world, viewer, game.ply) == seen
        assert cards(world) == all_cards(world)


@pytest.mark.slow
@given(games(), seeds)
def test_a_world_made_up_for_the_seat_to_decide_can_be_played_to_the_end(
    game: Game, seed: int
) -> None:
    if game.question is None:
        return
    rng = Random(seed)
    world = determinize(game.view(game.question.seat), rng)
    while world.question:
        world.step(keen(world.question, rng))
    assert world.over
    assert cards(world) == all_cards(world)


@given(games())
def test_events_name_cards_only_to_the_seat_that_saw_them(game: Game) -> None:
    for viewer in viewers(game):
        for event in game.events(viewer):
            named = isinstance(event["args"].get("cards"), list)
            assert not named or event["args"]["seat"] == viewer


@pytest.mark.slow
@given(games())
def test_views_and_events_are_plain_json(game: Game) -> None:
    for viewer in viewers(game):
        shown = [game.view(viewer), game.events(viewer), game.position(), game.save()]
        assert json.loads(json.dumps(shown)) == shown


@given(games())
def test_save_load_save_is_identical(game: Game) -> None:
    saved = json.dumps(game.save())
    assert json.dumps(Game.load(json.loads(saved)).save()) == saved


@given(scarce_games(), seeds, st.integers(0, 60))
def test_save_load_save_is_identical_from_a_position(
    game: Game, seed: int, plies: int
) -> None:
    saved = json.dumps(play(game, plies, seed).save())
    assert json.dumps(Game.load(json.loads(saved)).save()) == saved


@pytest.mark.slow
@given(games(), seeds)
def test_a_position_goes_on_as_the_game_it_was_taken_from(
    game: Game, seed: int
) -> None:
    while game.question and game.question.name != "role":
        play(game, 1, seed)
    if game.question is None:
        return
    other = Game.from_position(game.position())
    for turn in range(30):
        assert other.position() == game.position()
        if (asked := game.question) is None or (there := other.question) is None:
            break
        answer = keen(asked, Random(seed + turn))
        game.answer(answer)
        other.answer(there.options[asked.options.index(option)] for option in answer)
