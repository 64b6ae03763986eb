"""The game through its public API: seeds, answers, undo, copies, winners."""

from typing import Any

import pytest

from proofs.invariants import facts
from random_play import play, played, until
from sanjuan import Game, IllegalAnswer, NothingToUndo, StaleAnswer, WrongSeat


def least(game: Game) -> list[int]:
    """A legal answer with the fewest options."""
    assert game.question is not None
    return list(game.question.options[: game.question.low])


def test_a_seed_not_given_is_picked_and_kept() -> None:
    game = Game()
    assert Game(seed=game.seed).position() == game.position()
    assert len({Game().seed for _ in range(5)}) > 1


def test_the_seed_alone_decides_the_shuffle() -> None:
    assert Game(seed=7).position() == Game(seed=7).position()
    assert Game(seed=7).position()["pile"] != Game(seed=8).position()["pile"]


# ---------------------------------------------------------------- answers


def test_an_answer_moves_the_game_on_by_one_ply() -> None:
    game = Game(seed=1)
    assert game.ply == 0
    game.answer([4])
    assert game.ply == 1


@pytest.mark.parametrize("kind", [list, tuple, set, iter, dict.fromkeys])
def test_an_answer_is_any_iterable_in_any_order(kind: Any) -> None:
    game = until("pay")
    assert game.question is not None
    chosen = sorted(least(game), reverse=True)
    game.answer(kind(chosen))
    assert game.save()["answers"][-1] == sorted(chosen)


def test_an_answer_may_say_whose_it_is_and_to_which_question() -> None:
    game = played(9)
    assert game.question is not None
    game.answer(least(game), seat=game.question.seat, ply=9)
    assert game.ply == 10


@pytest.mark.parametrize("ply", [-1, 8, 10, "9"])
def test_an_answer_to_another_question_is_stale(ply: Any) -> None:
    game = played(9)
    before = facts(game._state)
    with pytest.raises(StaleAnswer) as error:
        game.answer(least(game), ply=ply)
    assert error.value.facts == {"ply": ply, "now": 9}
    assert facts(game._state) == before


@pytest.mark.parametrize("seat", [1, 2, -1, "0"])
def test_an_answer_of_another_seat_is_refused(seat: Any) -> None:
    game = Game(seed=1)
    with pytest.raises(WrongSeat) as error:
        game.answer([0], seat=seat)
    assert error.value.facts == {"seat": seat, "asked": 0}
    assert game.ply == 0


@pytest.mark.parametrize("bad", [[], [5], [-1], [0, 1], [0, 0], [2**70]])
def test_what_is_not_asked_for_is_no_answer(bad: Any) -> None:
    game = Game(seed=1)
    with pytest.raises(IllegalAnswer):
        game.answer(bad)
    assert game.ply == 0


@pytest.mark.parametrize(
    "bad", [None, 0, "0", ["0"], [0.0], [True], [[0]], [0, "a"], [None, 1]]
)
def test_what_is_not_made_of_whole_numbers_is_no_answer(bad: Any) -> None:
    with pytest.raises(IllegalAnswer, match="numbers of the options"):
        Game(seed=1).answer(bad)


def test_a_game_that_is_over_takes_no_answer() -> None:
    game = play(Game(seed=1))
    with pytest.raises(StaleAnswer, match="over"):
        game.answer([])


# ---------------------------------------------------------------- the end


def test_nobody_has_won_until_the_game_is_over() -> None:
    game = played(50)
    assert not game.over
    assert game.winners() == []


def test_a_game_that_is_over_asks_nothing_and_has_winners() -> None:
    game = play(Game(seed=1))
    assert game.over
    assert game.question is None
    totals = [score.total for score in game.scores()]
    assert all(totals[seat] == max(totals) for seat in game.winners())


def test_scores_are_there_at_any_time_in_seat_order() -> None:
    scores = Game(seats=3, seed=1).scores()
    assert [score.total for score in scores] == [1, 1, 1]
    assert [score.parts["buildings"] for score in scores] == [1, 1, 1]


def test_printing_a_game_shows_the_table() -> None:
    lines = str(Game(seed=1)).splitlines()
    assert lines[0] == "San Juan, first edition, 2 seats, seed 1"
    assert lines[1] == "round 1, governor 0, roles taken: -"
    assert lines[3] == "seat 0: 1 points (buildings 1)"
    assert lines[5] == "  city: indigo_plant"


# ---------------------------------------------------------------- undo


def test_undo_goes_back_to_the_seats_latest_earlier_question() -> None:
    game = Game(seats=3, seed=1)
    before = facts(game._state)
    play(game, 1)
    while game.question and game.question.seat == 0:
        play(game, 1)
    asked = [ply for ply in range(game.ply) if game.deciders[ply] == 0]
    game.undo(0)
    assert game.ply == asked[-1]
    while game.ply:
        game.undo(0)
    assert facts(game._state) == before


def test_undo_restores_the_table_the_events_and_the_answers() -> None:
    game = played(40)
    assert game.question is not None
    seat, kept = game.question.seat, game.copy()
    play(game, 7)
    while game.ply > 40:
        game.undo(seat)
    assert facts(game._state) == facts(kept._state)
    assert game.events(0) == kept.events(0)
    assert game.save() == kept.save()


def test_undo_drops_what_other_seats_did_since() -> None:
    game = Game(seats=2, seed=1)
    game.answer([1], seat=0)
    play(game, 6)
    game.undo(1)
    assert game.question is not None
    assert game.question.seat == 1
    assert len(game.save()["answers"]) == game.ply


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_seat_that_has_not_decided_has_nothing_to_undo(seat: Any) -> None:
    game = Game(seed=1)
    assert not game.can_undo(seat)
    with pytest.raises(NothingToUndo):
        game.undo(seat)


def test_undo_reaches_the_first_answer_but_not_the_deal() -> None:
    game = play(Game(seed=1), 1)
    game.undo(0)
    assert game.ply == 0
    with pytest.raises(NothingToUndo):
        game.undo(0)


def test_undo_after_the_end_opens_the_game_again() -> None:
    game = play(Game(seed=1))
    game.undo(0)
    assert not game.over
    assert game.winners() == []


# ---------------------------------------------------------------- copies


def test_a_copy_is_another_game_from_here_on() -> None:
    game = played(30)
    other = play(game.copy(), 10)
    assert (game.ply, other.ply) == (30, 40)
    assert other.seed == game.seed


def test_a_copy_can_be_undone_and_saved_by_itself() -> None:
    game = played(30)
    other = game.copy()
    while other.ply:
        other.undo(other.deciders[-1])
    assert game.ply == 30
    assert Game.load(other.save()).ply == 0


def test_the_first_seat_governs_the_first_round() -> None:
    question = Game(seats=4, seed=1).question
    assert question is not None
    assert (question.seat, question.name) == (0, "role")


def test_the_digest_of_a_new_game_is_what_it_always_was() -> None:
    begun = "sha256:c7d9a77d63f436f67f25e5d2dc8fed3a1cea155c4de5c7578d503edac566a511"
    assert Game(seed=7).digest() == begun
