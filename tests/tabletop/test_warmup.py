"""Hidden warm-up games."""

import itertools
from typing import Final

from duel import DUEL

from tabletop.page.bridge import Bridge
from tabletop.page.warmup import warm_up
from tabletop.table.registry import Registry

GAME: Final = 8
"""More decisions than a toy game has."""
SHORT: Final = 10
"""Milliseconds, enough to play some decisions."""


def test_games_are_played_one_after_the_other_until_the_time_is_over() -> None:
    clock = itertools.count().__next__
    assert warm_up(DUEL, 1, clock) == 0
    assert warm_up(DUEL, 10 * GAME, clock) > GAME


def test_the_table_on_show_stays() -> None:
    bridge = Bridge(Registry(DUEL))
    bridge.rehearse(SHORT)
    assert bridge.table is None
