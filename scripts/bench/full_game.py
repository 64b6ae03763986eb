"""Whole games to show on the page, as the text of a save."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from arena.game import FIRST, ArenaGame
from tabletop.base.rng import GUESTS, stream
from tabletop.record.game import Game
from tabletop.rules.options import Option
from toolchain.steps import ROOT

GOLDEN: Final = ROOT / "tests" / "playthroughs"
DEALS: Final = range(1, 6)


def longest(game: ArenaGame) -> str:
    """The save of the longest golden game of the first game, or of a full other one."""
    return _golden() if game.id == FIRST else _full(game)


def _golden() -> str:
    return max(map(Path.read_text, GOLDEN.glob("*.json")), key=_answers)


def _answers(text: str) -> int:
    return len(json.loads(text)["answers"])


def _full(game: ArenaGame) -> str:
    played = (full(game, deal) for deal in DEALS)
    return json.dumps(max(played, key=lambda one: one.ply).save())


def full(game: ArenaGame, deal: int) -> Game[Any]:
    """A game at all seats with all its sets, played at random to its end."""
    options = {option.name: _most(option) for option in game.rules.options}
    played, rng = game.dealt(options, deal), stream(deal, GUESTS[0])
    while (question := played.question) is not None:
        played.answer(question.sample(rng))
    return played


def _most(option: Option) -> Any:
    """All of a list, else the last choice."""
    return [*option.choices] if option.takes_many else option.choices[-1]


def seats(game: ArenaGame) -> int:
    """The most seats of a game."""
    (option,) = (one for one in game.rules.options if one.name == "seats")
    return max(int(choice) for choice in option.choices)
