"""Hints and the look back: chances, reasons, losses."""

from collections.abc import Generator
from random import Random
from typing import TypeVar

import sanjuan
from sanjuan import Answer, Game, View, stages
from sanjuan.ai import analysis
from sanjuan.ai.analysis import Advice, Decision
from sanjuan.ai.search import Budget
from sanjuan.view import determinize
from table_setup import Table, seat, table

SHORT = Budget(40)
Made = TypeVar("Made")


def ended(work: Generator[float, None, Made]) -> tuple[list[float], Made]:
    told: list[float] = []
    while True:
        try:
            told.append(next(work))
        except StopIteration as end:
            return told, end.value


def hints(at: Table, budget: Budget = SHORT) -> list[Advice]:
    assert at.game.question
    seen = at.game.view(at.game.question.seat)
    return ended(analysis.hint(seen, Random(1), budget))[1]


def advice(at: Table, *names: str) -> Advice:
    """What a hint has to say of that answer, however unlikely it seems."""
    assert at.game.question
    answer = at.game.question.pick(*names)
    everything = hints(at, Budget(300, curiosity=9, even=1))
    return next(one for one in everything if one.answer == answer)


def played(seed: int) -> Game:
    game, players = Game(seed=seed), [sanjuan.player(name) for name in ("easy",) * 2]
    while game.question is not None:
        place = game.question.seat
        game.answer(players[place].choose(game.view(place), Random(game.ply)))
    return game


def past(game: Game) -> list[tuple[View, Answer]]:
    """What a look back needs: who decided sees the view, and answers."""
    moments = []
    for before, answer in game.replay():
        assert before.question is not None
        moments.append((before.view(before.question.seat), answer))
    return moments


GAME = played(3)
TOLD, DECISIONS = ended(analysis.analyse(past(GAME), 3, Budget(8)))
END = determinize(GAME.view(None), Random(1))


def test_a_hint_gives_the_best_answers_with_their_chances() -> None:
    at = table(seat("well library smithy", "indigo_plant"), seat("tower"))
    found = hints(at)
    assert 1 <= len(found) <= analysis.SHOWN
    assert all(0 <= one.chance <= 1 for one in found)
    assert at.game.question
    assert found[0].answer in at.game.question


def test_a_hint_without_time_is_what_the_policy_says() -> None:
    at = table(seat("well library smithy", "indigo_plant"), seat("tower"))
    (only,) = hints(at, Budget(0))
    assert only.answer == sanjuan.player("medium").choose(at.game.view(0), Random(1))


def test_the_reason_tells_what_an_answer_gains() -> None:
    goods = "silver_smelter+ coffee_roaster+"
    mine, bare = seat("", goods), seat("", "indigo_plant")
    at = table(mine, bare, roles_taken="councillor builder", tiles=[*"EABCD"])
    trader = advice(at, "trader")
    assert trader.gains.cards >= 5
    assert trader.gains.goods == -2
    assert trader.rival.cards == 0


def test_the_reason_changes_with_the_position() -> None:
    mine = seat("", "silver_smelter+ coffee_roaster+")
    rival = seat("", "silver_smelter+ tobacco_storage+")
    gained = []
    for other in (seat(""), rival):
        at = table(mine, other, roles_taken="councillor builder", tiles=[*"EABCD"])
        gained.append(advice(at, "trader").rival.cards)
    assert gained[0] == 0
    assert gained[1] >= 2


def test_looking_back_finds_every_decision() -> None:
    assert [one.ply for one in DECISIONS] == list(range(GAME.ply))
    assert sorted(TOLD) == TOLD
    assert all(0 <= done <= 1 for done in TOLD)
    assert all(abs(sum(one.chances) - 1) < 1e-4 for one in DECISIONS)
    assert all(one.loss >= 0 for one in DECISIONS)
    assert any(one.loss > 0 for one in DECISIONS)


def test_without_a_search_the_value_tells_the_chances() -> None:
    _, quick = ended(analysis.analyse(past(GAME)[:3], 3, Budget(0)))
    assert [one.loss for one in quick] == [0, 0, 0]
    assert all(abs(sum(one.chances) - 1) < 1e-4 for one in quick)


def test_the_curve_ends_with_who_won() -> None:
    curve = analysis.curve(DECISIONS, END)
    assert curve[-1][0] == GAME.ply
    assert [place for place, won in enumerate(curve[-1][1]) if won] == GAME.winners()
    assert len(curve) == sum(one.stage == stages.ROLE for one in DECISIONS) + 1
    assert analysis.curve([], END)[0][0] == 0


def test_turning_points_are_the_dearest_decisions() -> None:
    found = analysis.turning_points(DECISIONS, 2)
    assert [one.ply for one in found] == sorted(one.ply for one in found)
    assert max(one.loss for one in DECISIONS) in [one.loss for one in found]
    calm = [one._replace(loss=0.0) for one in DECISIONS]
    assert analysis.turning_points(calm) == []


def test_luck_is_what_decisions_do_not_explain() -> None:
    for place, luck in enumerate(analysis.luck(DECISIONS, END)):
        moved = analysis.curve(DECISIONS, END)[-1][1][place] - _first(DECISIONS)[place]
        assert abs(luck.drawn - luck.lost - moved) < 1e-9


def _first(decisions: list[Decision]) -> list[float]:
    return decisions[0].chances
