"""No level's decision depends on facts that are hidden from its seat."""

from random import Random

import pytest

import sanjuan
from ai_positions import OPTIONS, some
from proofs import hidden
from sanjuan import Answer, Options, determinize
from sanjuan.ai import LEVELS
from sanjuan.ai.players import restless
from sanjuan.knowledge.facts import View
from sanjuan.knowledge.view import view
from sanjuan.rules.state import State

SEARCHED = 12
CALM = list(some(Options(2), seed=31, step=40))


def seen(state: State) -> View:
    assert state.question is not None
    return view(state, state.question.seat)


def chosen(level: str, view: View) -> Answer:
    return sanjuan.player(level, SEARCHED).choose(view, Random(1))


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", OPTIONS[::2], ids=str)
def test_decides_the_same_whatever_is_hidden(level: str, options: Options) -> None:
    for state in some(options, seed=31, step=104 if level == "master" else 26):
        shown = seen(state)
        other = determinize(shown, Random(99))
        assert seen(other) == shown
        assert chosen(level, seen(other)) == chosen(level, shown)


@pytest.mark.parametrize("options", OPTIONS[::2], ids=str)
def test_a_glance_is_the_same_whatever_hidden_cards_are_dealt(options: Options) -> None:
    for state in some(options, seed=31, step=13):
        if restless(0.0, state) == 0:
            medium, shown = sanjuan.player("medium"), seen(state)
            one, other = (medium.choose(shown, Random(seed)) for seed in (1, 2))
            assert one == other


@pytest.mark.slow
def test_a_search_that_reads_the_pile_is_found_out() -> None:
    count = hidden.look("medium", 4, game=15)
    assert count.other == 0
    assert count.told >= 3
    pairs = [(state, determinize(seen(state), Random(99))) for state in CALM]
    differ = [hidden.canary(state) != hidden.canary(other) for state, other in pairs]
    assert sum(differ) >= 3


@pytest.mark.slow
def test_a_search_that_knows_the_next_shuffle_is_found_out() -> None:
    count = hidden.look("medium", 4, game=15)
    assert count.short_other > 0


@pytest.mark.slow
def test_positions_can_be_looked_at_by_the_thousand(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ["--level=medium", "--positions=60", "--processes=1"]
    hidden.main(asked)
    told, canary, other = capsys.readouterr().out.splitlines()
    assert told.endswith("positions, 0 differences")
    assert canary.startswith("told every card: ")
    assert other.startswith("told the shuffle: ")
    monkeypatch.setattr(hidden, "look", lambda *job: hidden.Count(200, 1, 0, 0, 0, 0))
    with pytest.raises(SystemExit):
        hidden.main(asked)
