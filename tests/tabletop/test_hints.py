"""Hints for people: their contents, and when they end."""

import pytest

from random_play import NEW_STAGES, play, until
from sanjuan import Game, StaleAnswer, WrongSeat
from sanjuan.ai.advisor import ADVISOR
from sanjuan.ai.why.facts import REASONS
from sanjuan.game_type import SAN_JUAN
from sanjuan.page.facts import Table as Facts
from sanjuan.rules.stages import NAMES
from tabletop.advice.hint import Hint
from tabletop.bots.search.budget import Budget
from tabletop.table.seating import SeatInfo
from tabletop.table.table import Table

QUICK = Budget(16)


def at(stage: str) -> Game:
    expansion = stage in NEW_STAGES
    if stage == "start_hand":
        return Game(choose_four=True, seed=1)
    return until(stage, expansion=expansion)


def thought(game: Game) -> Hint:
    """The whole hint for the seat that is to decide."""
    question = game.question
    assert question is not None
    hint = Hint(game, ADVISOR, QUICK)
    while hint.thinking.step():
        assert hint.facts()["advice"] == []
    return hint


@pytest.mark.slow
@pytest.mark.parametrize("stage", NAMES)
def test_every_kind_of_question_has_a_hint(stage: str) -> None:
    game = at(stage)
    question = game.question
    assert question is not None
    told = thought(game).facts()["advice"]
    assert 1 <= len(told) <= 3
    for advice in told:
        assert tuple(advice["answer"]) in question
        assert question.pick(*advice["names"]) in question
        assert len(advice["names"]) == len(advice["answer"])
        assert 0 <= advice["chance"] <= 1
        assert {one["id"] for one in advice["reasons"]} <= {*REASONS}


@pytest.mark.slow
@pytest.mark.parametrize("stage", ["pay", "keep", "discard"])
def test_answers_about_cards_have_reasons_that_differ(stage: str) -> None:
    told = [one["reasons"] for one in thought(at(stage)).facts()["advice"]]
    assert len(told) > 1
    assert all(one and told.count(one) == 1 for one in told)


def test_the_same_question_has_the_same_hint() -> None:
    assert thought(at("role")).facts() == thought(at("role")).facts()


def test_a_hint_changes_nothing_of_the_game() -> None:
    game = at("build")
    before = game.save()
    thought(game)
    assert game.save() == before


# ---------------------------------------------------------------- at a table


def table(game: Game | None = None, level: str | None = None) -> Table[Game, Facts]:
    return Table(
        SAN_JUAN, game or Game(seed=7), [SeatInfo("Ada"), SeatInfo("Ben", level)]
    )


def begun() -> Table[Game, Facts]:
    """A table at which a person has asked for a hint and waits for it."""
    waiting = table()
    waiting.take_device(0)
    waiting.begin_hint(0, 0)
    waiting.advise(0)
    assert waiting.hint
    assert 0 < waiting.hint.thinking.done < 1
    return waiting


@pytest.mark.slow
def test_a_hint_is_thought_of_for_as_long_as_it_is_given() -> None:
    waiting = begun()
    waiting.advise(60)
    assert waiting.hint
    assert waiting.hint.thinking.done == 1
    assert waiting.hint.facts()["advice"]


def test_an_answer_or_undo_ends_the_hint() -> None:
    waiting = begun()
    waiting.answer([0], 0, 0)
    assert waiting.hint is None
    seat = waiting.game.asked().seat
    waiting.take_device(seat)
    waiting.begin_hint(seat, 1)
    waiting.undo(0)
    assert waiting.hint is None


def test_a_refused_answer_leaves_the_hint_as_it_is() -> None:
    waiting = begun()
    hint = waiting.hint
    with pytest.raises(StaleAnswer):
        waiting.answer([0], 0, 9)
    assert waiting.hint is hint


def test_only_the_person_who_is_asked_gets_a_hint() -> None:
    with pytest.raises(WrongSeat, match="No person"):
        table(level="random").begin_hint(1, 0)
    with pytest.raises(WrongSeat):
        table().begin_hint(1, 0)
    with pytest.raises(StaleAnswer):
        table().begin_hint(0, 1)


def test_after_the_end_there_is_no_hint() -> None:
    over = play(Game(seed=1))
    with pytest.raises(StaleAnswer, match="over"):
        table(over).begin_hint(0, over.ply)
