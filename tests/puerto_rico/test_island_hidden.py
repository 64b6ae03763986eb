"""No level's decision depends on the order of the stack, which no seat knows."""

from random import Random

import pytest

import puerto_rico
from proofs import hidden_islands as hidden
from puerto_rico.ai import LEVELS
from puerto_rico.knowledge.determinize import determinize
from puerto_rico.knowledge.view import view
from puerto_rico.rules.state import State

STEP = 60
"""Positions from one that is put to every level to the next."""


@pytest.mark.parametrize("level", [one for one in LEVELS if one != "search"])
@pytest.mark.parametrize("game", [0, 8])
def test_decides_the_same_whatever_the_stack_holds(level: str, game: int) -> None:
    count = hidden.look(level, 12, STEP, game)
    assert count.positions >= 2
    assert count.other == 0


def test_a_search_by_the_rules_alone_decides_the_same_too() -> None:
    state = hidden.dealt(0)
    assert state.question is not None
    seen = view(state, state.question.seat)
    other = view(determinize(seen, Random(9)), seen["seat"])
    bot = puerto_rico.player("search", 2)
    assert bot.choose(seen, Random(1)) == bot.choose(other, Random(1))


@pytest.mark.slow
def test_a_search_that_reads_the_stack_is_found_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hidden, "CANARY", 1)
    assert hidden.look("easy", 1, 6, game=0).told_other > 0


@pytest.mark.slow
def test_positions_of_puerto_rico_can_be_looked_at_by_the_thousand(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ["--level=easy", "--positions=40", "--processes=1"]
    hidden.main(asked)
    told, canary = capsys.readouterr().out.splitlines()
    assert told.endswith("positions, 0 differences")
    assert canary.startswith("told the stack: ")

    def leaking(level: str, iterations: int, step: int, game: int) -> hidden.Count:
        return hidden.Count(200, 1, 0, 0)

    monkeypatch.setattr(hidden, "look", leaking)
    with pytest.raises(SystemExit):
        hidden.main(asked)


def test_the_game_before_the_first_position_is_that_of_the_options() -> None:
    state: State = hidden.dealt(5)
    assert state.options.draft
