"""Games at the question that a test needs, and saves of them.

The games are stored in games.json; `web.prepare` plays them.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from sanjuan import Game

Save = dict[str, Any]

NAMES: Final = ("Ada", "Ben", "Cleo", "Dora")
KEPT: Final = Path(__file__).with_name("games.json")
STAGES: Final = (
    "start_hand",
    "role",
    "library",
    "build",
    "cover",
    "market",
    "pay",
    "produce",
    "sell",
    "keep",
    "discard",
    "mine",
    "chapel",
)
"""The questions of the first edition."""


def kept() -> dict[str, Save]:
    """The saves of all prepared games by name."""
    games: dict[str, Save] = json.loads(KEPT.read_text(encoding="utf-8"))
    return games


@cache
def prepared(name: str) -> Game:
    """The prepared game of that name."""
    return Game.load(kept()[name])


def name_of_asking(stage: str, seats: int = 2, may_pass: bool = False) -> str:
    """The name of a game at a question."""
    return f"{stage}-{seats}" + "-may-pass" * may_pass


def asking(stage: str, seats: int = 2, may_pass: bool = False) -> Game:
    """A game in which seat 0 faces that question, and may decline it if `may_pass`."""
    return prepared(name_of_asking(stage, seats, may_pass))


def over(seats: int = 2) -> Game:
    """A game played to its end."""
    return prepared(f"over-{seats}")


def shortened(game: Game, answers: int) -> Game:
    """The same game without its last answers."""
    save = game.save()
    shorter = Game(**save["options"], seed=save["seed"])
    for answer in save["answers"][:-answers]:
        shorter.answer(answer)
    return shorter


def last_decision(seats: int = 2) -> Game:
    """A game in which seat 0 makes the last decision."""
    answers = 1
    while (game := shortened(over(seats), answers)).question is None or (
        game.question.seat != 0
    ):
        answers += 1
    return game


def table(game: Game, *kinds: str) -> Save:
    """That game with a person at seat 0, or these players, as the page saves it."""
    kinds = kinds or ("person", *["medium"] * (game.options.seats - 1))
    players = [
        {"name": name, "kind": kind} for name, kind in zip(NAMES, kinds, strict=False)
    ]
    return {
        "format": "sanjuan-table",
        "version": 1,
        "players": players,
        "game": game.save(),
    }


def text(save: Save) -> str:
    """The save as a file has it."""
    return json.dumps(save)


def replayed(record: str) -> Game:
    """The game of a file from the page, played again from its first answer."""
    save = json.loads(record)["game"]
    game = Game(**save["options"], seed=save["seed"])
    for answer in save["answers"]:
        game.answer(answer)
    return game
