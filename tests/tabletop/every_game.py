"""All games for the conformance tests. No test is here.

Each file in `toys/` is a toy: its entry has the name of the file, in capitals.
"""

from importlib import import_module
from pathlib import Path
from typing import Any, Final

from puerto_rico.game_type import PUERTO_RICO
from sanjuan.game_type import SAN_JUAN
from tabletop.table.registry import GameType, Registry

_TOYS: Final = {
    path.stem: import_module(path.stem)
    for path in sorted((Path(__file__).parent / "toys").glob("*.py"))
}
TOYS: Final[list[GameType[Any, Any]]] = [
    getattr(toy, name.upper()) for name, toy in _TOYS.items()
]
KINDS: Final[list[GameType[Any, Any]]] = [SAN_JUAN, PUERTO_RICO, *TOYS]
GAMES: Final = Registry(*KINDS)
WAYS: Final = {
    "sanjuan": [405, 96, 168, 257],
    "puerto_rico": [2868, 1545, 621, 405],
    **{name: toy.WAYS for name, toy in _TOYS.items() if hasattr(toy, "WAYS")},
}
"""By game whose rules stand: the ways to give 5 answers at some moments.

Four of them are among the first three of their questions.
"""
