"""The proof that hidden hands stay hidden, in small, and that the proof can fail."""

from random import Random

import pytest

from proofs import face_down
from proofs.redealt import redealt
from random_play import until
from sanjuan import Game
from sanjuan.knowledge.facts import View
from sanjuan.page import briefing
from tabletop.base.errors import MessageError
from tabletop.table.table import Table

MOST = 25


@pytest.mark.slow
def test_all_that_is_told_is_the_same_under_a_new_deal() -> None:
    figures, faults = face_down.look(3, MOST)
    assert not faults, faults[0]
    assert figures["tables, hand face down"] > 10 < figures["tables, hand open"]
    assert figures["refusals"] > 100 and figures["hints"]
    assert figures["canary, differences"] > 5


@pytest.mark.slow
def test_a_forecast_of_a_hand_face_down_is_a_fault(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def told(game: Game, view: View) -> object:
        return game.forecast(game.asked().seat) if game.question else None

    monkeypatch.setattr(briefing, "_forecast", told)
    _, faults = face_down.look(3, MOST)
    assert any("the table" in fault for fault in faults)


@pytest.mark.slow
def test_a_refusal_that_tells_of_a_hand_is_a_fault(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answer = Table.answer

    def told(at: face_down.Open, given: list[int], seat: int, ply: int) -> None:
        question = at.game.asked()
        if question.secret and not at.hotseat.have_device(question.seat):
            raise MessageError("device_not_taken", {"card": question.options[0]})
        answer(at, given, seat, ply)

    monkeypatch.setattr(Table, "answer", told)
    _, faults = face_down.look(3, MOST)
    assert any("the refusal" in fault for fault in faults)


@pytest.mark.parametrize("stage", ["build", "keep", "pay"])
def test_a_new_deal_is_one_to_others_and_none_to_whoever_may_know(stage: str) -> None:
    game = until(stage)
    seat, rng = game.asked().seat, Random(1)
    assert redealt(game, seat, rng).view(seat) == game.view(seat)
    assert redealt(game, seat, rng).events(seat) == game.events(seat)
    assert redealt(game, None, rng).view(seat) != game.view(seat)
    assert redealt(game, None, rng).events(seat) != game.events(seat)
