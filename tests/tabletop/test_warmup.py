"""Hidden warm-up games."""

import itertools
import sys
from typing import Final

import pytest
from duel import DUEL

from sanjuan.game_type import SAN_JUAN
from tabletop.page.bridge import Bridge
from tabletop.page.warmup import warm_up
from tabletop.table.registry import Registry

GAME: Final = 8
"""More decisions than a toy game has."""
SHORT: Final = 10
"""Milliseconds, enough to play some decisions."""


@pytest.mark.slow
def test_games_are_played_one_after_the_other_until_the_time_is_over() -> None:
    clock = itertools.count().__next__
    assert warm_up(DUEL, 1, clock) == 0
    assert warm_up(DUEL, 10 * GAME, clock) > GAME


@pytest.mark.slow
def test_games_are_played_without_the_modules_of_reasons(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "sanjuan.ai.reasons", None)
    ticks = itertools.count(step=0.01).__next__
    assert warm_up(SAN_JUAN, 1, ticks) > 0


def test_the_table_on_show_stays() -> None:
    bridge = Bridge(Registry(DUEL))
    bridge.rehearse(SHORT)
    assert bridge.table is None
