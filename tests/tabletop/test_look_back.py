"""The look back: decisions and their losses, the curve, the luck; refusals."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

import sanjuan
from sanjuan import Analysis, Game, OptionError, SaveError, analyse
from sanjuan.records.facts import Save
from table_setup import seat, table
from tabletop.advice.accuracy import AS_GOOD
from tabletop.advice.review.findings import Decision

QUICK = 8


def played(seed: int, seats: int = 2) -> Game:
    """A game of easy players, who make mistakes."""
    game, easy = Game(seats, seed=seed), sanjuan.player("easy")
    while game.question is not None:
        view = game.view(game.question.seat)
        game.answer(easy.choose(view, Random(game.ply)))
    return game


GAME = played(3)


@cache
def whole() -> Analysis:
    """The look back on the whole game."""
    found = analyse(GAME.save(), iterations=QUICK)
    assert list(found) == found.decisions
    return found


def begun(answers: int) -> Save:
    """The save of that game after that many answers."""
    moments = [before.copy() for before, _ in GAME.replay()]
    return moments[answers].save()


BRIEF = begun(12)


@pytest.mark.slow
def test_every_decision_is_looked_at_in_turn() -> None:
    assert [one.ply for one in whole().decisions] == list(range(GAME.ply))
    assert len(whole()) == len(whole().decisions)


@pytest.mark.slow
def test_of_each_it_says_who_decided_what() -> None:
    at = {before.ply: before.asked() for before, _ in GAME.replay()}
    for one in whole().decisions:
        question = at[one.ply]
        assert (one.seat, one.stage) == (question.seat, question.name)
        for candidate in one.candidates:
            assert candidate.answer in question
            assert question.pick(*candidate.names) in question
            assert candidate.visits == QUICK // 2


def test_what_was_chosen_is_among_the_candidates() -> None:
    answers = GAME.save()["answers"]
    for one in whole().decisions:
        given = one.candidates[one.chosen]
        kinds = sorted(given.names)
        assert len(answers[one.ply]) == len(kinds)
        assert list(given.answer) == answers[one.ply]


def test_a_loss_is_what_the_best_would_have_brought_more() -> None:
    for one in whole().decisions:
        best, given = (one.candidates[k].chances[one.seat] for k in (0, one.chosen))
        assert one.loss == (best - given if best - given >= AS_GOOD else 0)
    assert any(one.loss for one in whole().decisions)


def test_what_is_as_good_as_the_best_changes_nothing() -> None:
    for one in whole().decisions:
        assert abs(sum(one.effects)) < 1e-4
        assert one.effects[one.seat] == pytest.approx(-one.loss)


@pytest.mark.slow
def test_the_same_save_brings_the_same_findings() -> None:
    again = iter(analyse(GAME.save(), iterations=QUICK))
    assert [next(again) for _ in range(5)] == whole().decisions[:5]


def test_other_iterations_bring_other_findings() -> None:
    other = analyse(GAME.save(), iterations=QUICK * 2)
    assert next(iter(other)) != whole().decisions[0]


def test_hidden_cards_change_nothing_of_what_is_found() -> None:
    """Only the first decision: after it, another seed makes another game."""
    found = []
    for hidden in ("tower crane", "palace hero"):
        at = table(seat("smithy well"), seat(hidden)).role("prospector")
        (first,) = analyse(at.game.save(), iterations=QUICK)
        found.append([one.chances for one in first.candidates])
    assert found[0] == found[1]


# ---------------------------------------------------------------- step by step


@pytest.mark.slow
def test_it_can_be_left_and_taken_up_again() -> None:
    again = analyse(BRIEF, iterations=QUICK)
    told = [done for _, done in zip(range(30), again.think(), strict=False)]
    assert told == sorted(told)
    assert again.done == pytest.approx(told[-1])
    assert 0 < len(again.decisions) < len(again)
    assert list(again) == whole().decisions[:12]
    assert again.done == 1
    assert list(again.think()) == []


@pytest.mark.slow
def test_two_may_look_back_on_the_same_game_at_once() -> None:
    again = analyse(BRIEF, iterations=QUICK)
    left = again.think()
    next(left)
    assert list(again) == whole().decisions[:12]
    assert [*left][-1:] in ([], [1.0])
    assert (again.decisions, again.done) == (whole().decisions[:12], 1)


def test_a_game_without_answers_has_nothing_to_look_at() -> None:
    nothing = analyse(Game(seed=1).save())
    assert (len(nothing), list(nothing), list(nothing.think())) == (0, [], [])
    assert (nothing.curve(), nothing.luck(), nothing.turning_points()) == ([], [], [])


def test_only_the_decisions_of_the_seats_asked_for_are_searched() -> None:
    mine = analyse(BRIEF, iterations=QUICK, seats=[1])
    assert list(mine) == [one for one in whole().decisions[:12] if one.seat == 1]
    assert mine.luck() == []


# ---------------------------------------------------------------- the whole game


def test_the_curve_goes_from_role_to_role_to_who_won() -> None:
    curve = whole().curve()
    roles = [one.ply for one in whole().decisions if one.stage == "role"]
    assert [point.ply for point in curve] == [*roles, GAME.ply]
    won = [place for place, share in enumerate(curve[-1].chances) if share]
    assert won == GAME.winners()
    assert all(abs(sum(point.chances) - 1) < 1e-4 for point in curve)


def test_the_curve_of_a_game_that_goes_on_has_no_end() -> None:
    begun = Game(seed=1)
    begun.answer(begun.asked().pick("builder"))
    (first,) = found = analyse(begun.save(), iterations=QUICK)
    assert [point.ply for point in found.curve()] == [first.ply]
    assert found.luck() == []


def test_turning_points_are_the_dearest_decisions_in_the_order_of_the_game() -> None:
    found = whole().turning_points(3)
    dear = sorted((one.loss for one in whole().decisions), reverse=True)[:3]
    assert sorted((one.loss for one in found), reverse=True) == dear
    assert [one.ply for one in found] == sorted(one.ply for one in found)


def test_a_game_without_mistakes_has_no_turning_point(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    calm = [one._replace(loss=0.0) for one in whole().decisions]
    monkeypatch.setattr(Analysis, "decisions", calm)
    assert whole().turning_points() == []


def test_luck_is_what_decisions_do_not_explain() -> None:
    luck = whole().luck()
    for place, its in enumerate(luck):
        assert its.start == whole().decisions[0].chances[place]
        assert its.end == (place in GAME.winners())
        assert its.end - its.start == pytest.approx(its.own + its.rivals + its.drawn)
        assert its.own == pytest.approx(-sum(losses(whole().decisions, place)))
    assert abs(sum(its.drawn for its in luck)) < 1e-3


def losses(decisions: list[Decision], place: int) -> Iterator[float]:
    return (one.loss for one in decisions if one.seat == place)


def test_a_shared_win_is_shared_on_the_curve(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "winners", lambda game: [0, 1])
    assert whole().curve()[-1].chances == [0.5, 0.5]


# ---------------------------------------------------------------- refusals


@pytest.mark.parametrize("save", [None, {}, {"format": "sanjuan-game"}, "nothing"])
def test_what_is_no_save_is_refused(save: Any) -> None:
    with pytest.raises(SaveError):
        analyse(save)


@pytest.mark.parametrize("iterations", [0, -1, 1.5, None, True])
def test_a_search_needs_an_iteration(iterations: Any) -> None:
    with pytest.raises(OptionError, match="1 iteration or more"):
        analyse(GAME.save(), iterations=iterations)


@pytest.mark.parametrize("seats", [[2], [-1], ["0"]])
def test_only_seats_at_the_table_can_be_asked_for(seats: Any) -> None:
    with pytest.raises(OptionError, match="no seat"):
        analyse(GAME.save(), seats=seats)
