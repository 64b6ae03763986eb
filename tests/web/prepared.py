"""Saves made for a test: games that have come to the question it wants to see."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from sanjuan import Answer, Game, player
from tabletop.chance import stream

Save = dict[str, Any]

NAMES: Final = ("Ada", "Ben", "Cleo", "Dora")
PLAYER: Final = 1 << 13
"""The number of the streams that answer, far from those of the shuffles."""


def medium(game: Game) -> Answer:
    """What the medium player answers, the same for the same game."""
    assert game.question is not None
    view = game.view(game.question.seat)
    return player("medium").choose(view, stream(game.seed, PLAYER + game.ply))


def played(until: Callable[[Game], bool], **options: Any) -> Game:
    """The first of many games of medium players that gets there."""
    for seed in range(1000):
        game = Game(**options, seed=seed)
        while game.question:
            if until(game):
                return game
            game.answer(medium(game))
    raise AssertionError("no game gets there")


@cache
def asking(stage: str, seats: int = 2, may_pass: bool = False) -> Game:
    """A game in which seat 0 is asked that, and may decline it where that matters."""

    def asked(game: Game) -> bool:
        question = game.question
        assert question is not None
        fits = question.low == 0 or not may_pass
        return question.name == stage and question.seat == 0 and fits

    return played(asked, seats=seats, choose_four=stage == "start_hand")


@cache
def over(seats: int = 2) -> Game:
    """A game played to its end."""
    game = Game(seats, seed=seats)
    while game.question:
        game.answer(medium(game))
    return game


def shortened(game: Game, answers: int) -> Game:
    """The same game without its last answers."""
    save = game.save()
    shorter = Game(**save["options"], seed=save["seed"])
    for answer in save["answers"][:-answers]:
        shorter.answer(answer)
    return shorter


def last_decision(seats: int = 2) -> Game:
    """A game in which seat 0 decides for the last time."""
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
    """The save as it stands in a file."""
    return json.dumps(save)


def replayed(record: str) -> Game:
    """The game of a file from the page, played again from its first answer."""
    save = json.loads(record)["game"]
    game = Game(**save["options"], seed=save["seed"])
    for answer in save["answers"]:
        game.answer(answer)
    return game
