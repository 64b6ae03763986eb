"""All games for the conformance tests; a new one adds a line. No test is here."""

from typing import Any, Final

from duel import DUEL
from lucky_market import LUCKY_MARKET

from puerto_rico.game_type import PUERTO_RICO
from sanjuan.game_type import SAN_JUAN
from tabletop.table.registry import GameType, Registry

KINDS: Final[list[GameType[Any, Any]]] = [SAN_JUAN, PUERTO_RICO, DUEL, LUCKY_MARKET]
GAMES: Final = Registry(*KINDS)
WAYS: Final = {
    "sanjuan": [405, 96, 168, 257],
    "puerto_rico": [2868, 1545, 621, 405],
    "duel": [1458, 1026],
    "lucky_market": [157771152, 6, 14, 10],
}
"""By game whose rules stand: the ways to give 5 answers at some moments.

Four of them are among the first three of their questions.
"""
