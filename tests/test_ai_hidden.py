"""No level decides by what its seat cannot see."""

from random import Random

import pytest

import sanjuan
from ai_positions import OPTIONS, some
from sanjuan import Answer, Options, determinize
from sanjuan.ai import LEVELS
from sanjuan.ai.learned import SearchPlayer
from sanjuan.ai.search import Budget
from sanjuan.state import State
from sanjuan.view import View, view

SEARCHED = 12


def seen(state: State) -> View:
    assert state.question is not None
    return view(state, state.question.seat)


def chosen(level: str, view: View) -> Answer:
    return sanjuan.player(level, SEARCHED).choose(view, Random(1))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", OPTIONS[::2], ids=str)
def test_decides_the_same_whatever_is_hidden(level: str, options: Options) -> None:
    for state in some(options, seed=31, step=13):
        shown = seen(state)
        other = determinize(shown, Random(99))
        assert seen(other) == shown
        assert chosen(level, seen(other)) == chosen(level, shown)


class Told:
    """In place of worlds that fit the view, the true one."""

    def __init__(self, state: State) -> None:
        self.base = state

    def deal(self) -> State:
        return self.base.copy()


def told(state: State) -> Answer:
    """What a search finds that knows every card: the canary."""
    search = SearchPlayer(Budget(60, curiosity=0.1)).search(seen(state), Random(1))
    search.worlds = Told(state)  # type: ignore[assignment]
    for _ in search.run():
        pass
    return search.findings()[0].answer


def test_a_search_that_reads_the_pile_is_found_out() -> None:
    differ = 0
    for state in some(Options(2), seed=31, step=5):
        differ += told(determinize(seen(state), Random(99))) != told(state)
    assert differ >= 3
