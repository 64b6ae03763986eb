"""The look back as a page gets it: only at the end, in parts, until the page leaves."""

import json

import pytest

from sanjuan import Game, analyse
from sanjuan.game_type import SAN_JUAN
from sanjuan.page.facts import Table as Facts
from short_game import short_game
from tabletop.advice.review.facts import DecisionFacts
from tabletop.base.errors import MessageError
from tabletop.table.seating import SeatInfo
from tabletop.table.table import Table

ITERATIONS = 2


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make searches very short."""
    monkeypatch.setattr("tabletop.advice.review.report.ITERATIONS", ITERATIONS)


def table(game: Game) -> Table[Game, Facts]:
    return Table(SAN_JUAN, game, [SeatInfo("Ada"), SeatInfo("Ben")])


def over() -> Table[Game, Facts]:
    """A table whose game is over."""
    return table(short_game())


def begun() -> Table[Game, Facts]:
    waiting = over()
    waiting.begin_look_back()
    return waiting


def test_a_look_back_before_the_end_is_refused() -> None:
    """It would show the hands of the others."""
    waiting = table(Game(seed=1))
    with pytest.raises(MessageError, match="not over"):
        waiting.begin_look_back()
    assert waiting.look_back is None
    assert waiting.advise(0) is None


def test_it_is_searched_step_by_step() -> None:
    waiting = begun()
    assert waiting.look_back
    assert waiting.look_back.facts()["decisions"] == []
    assert waiting.advise(0) is waiting.look_back
    assert 0 < waiting.look_back.thinking.done < 1


@pytest.mark.slow
def test_every_decision_is_told_once() -> None:
    waiting = begun()
    told: list[DecisionFacts] = []
    assert waiting.look_back
    while waiting.advise(0):
        facts = waiting.look_back.facts()
        told += facts["decisions"]
    assert sorted(one["ply"] for one in told) == list(range(waiting.game.ply))
    assert len(told) == facts["of"]
    assert facts["done"] == 1


@pytest.mark.slow
def test_at_the_end_there_is_luck_and_the_whole_curve() -> None:
    waiting = begun()
    waiting.advise(600)
    assert waiting.look_back
    facts = waiting.look_back.facts()
    assert json.loads(json.dumps(facts))["curve"][-1]["ply"] == waiting.game.ply
    assert len(facts["luck"]) == 2
    plies = [one["ply"] for one in facts["decisions"] if one["loss"]]
    assert set(facts["turning_points"]) <= set(plies)


def test_what_was_found_is_kept_when_it_is_begun_again() -> None:
    waiting = begun()
    assert waiting.look_back
    while not (told := waiting.look_back.facts()["decisions"]):
        waiting.advise(0)
    found = waiting.look_back
    waiting.begin_look_back()
    assert waiting.look_back is found
    assert waiting.look_back.facts()["decisions"] == told
    assert waiting.look_back.facts()["decisions"] == []


@pytest.mark.slow
def test_it_says_how_long_the_rest_takes_once_some_of_each_kind_are_known() -> None:
    waiting, known = begun(), 0
    kinds = len({before.asked().name for before, _ in waiting.game.replay()})
    assert waiting.look_back
    while (facts := waiting.look_back.facts())["left"] is None:
        known += len(facts["decisions"])
        waiting.advise(0)
    assert known + len(facts["decisions"]) == kinds
    assert facts["left"] > 0
    waiting.advise(600)
    assert waiting.look_back.facts()["left"] == 0


def test_undo_ends_it() -> None:
    waiting = begun()
    waiting.undo(0)
    assert waiting.look_back is None


def test_a_serious_game_can_be_looked_back_on_too() -> None:
    serious = Table(SAN_JUAN, over().game, [SeatInfo("")] * 2, serious=True)
    serious.begin_look_back()
    assert serious.look_back


@pytest.mark.slow
def test_it_says_what_the_package_says() -> None:
    waiting = begun()
    waiting.advise(600)
    assert waiting.look_back
    told = waiting.look_back.facts()["decisions"]
    save = waiting.game.save()
    same = list(analyse(save, iterations=ITERATIONS))
    assert [one["ply"] for one in told] == [one.ply for one in same]
    assert [one["loss"] for one in told] == [one.loss for one in same]
