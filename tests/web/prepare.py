"""Play the missing prepared games, and store them in games.json:

    cd tests && python -m web.prepare

The medium player of that day answers. A stored game is never played again, so that
tests see the same game when players learn. No test is here.
"""

import json
from collections.abc import Callable
from itertools import count
from typing import Any, Final, NamedTuple

from sanjuan import Answer, Game, player
from tabletop.base.rng import stream
from web.prepared import KEPT, STAGES, kept, name_of_asking

PLAYER: Final = 1 << 13
"""The number of the streams that answer, far from those of the shuffles."""
MANY: Final = {"role": (3, 4), "build": (3,), "pay": (3, 4), "keep": (3, 4)}
"""Questions that tests need with more than two seats."""
PASSES: Final = ("library", "build", "cover", "market", "sell", "chapel")


class Wanted(NamedTuple):
    """A game: its options, and the position it stops at, else its end."""

    options: dict[str, Any]
    stops: Callable[[Game], bool] | None = None
    first_seed: int = 0

    def play(self) -> Game:
        """The first of many games that reaches its position."""
        return next(filter(self.reached, map(self._game, count(self.first_seed))))

    def reached(self, game: Game) -> bool:
        """Whether the game stops at its position, after answering up to there."""
        while game.question and not (self.stops and self.stops(game)):
            game.answer(medium(game))
        return game.over == (self.stops is None)

    def _game(self, seed: int) -> Game:
        return Game(**self.options, seed=seed)


def medium(game: Game) -> Answer:
    """The medium player's answer, the same for the same game."""
    assert game.question is not None
    view = game.view(game.question.seat)
    return player("medium").choose(view, stream(game.seed, PLAYER + game.ply))


# ---------------------------------------------------------------- positions to stop at


def asks(stage: str, may_pass: bool = False) -> Callable[[Game], bool]:
    """Whether seat 0 faces that question, and may decline it if `may_pass`."""

    def asked(game: Game) -> bool:
        question = game.question
        assert question is not None
        fits = question.low == 0 or not may_pass
        return question.name == stage and question.seat == 0 and fits

    return asked


def has_ten_buildings(game: Game) -> bool:
    """Whether seat 0 is to decide with two buildings to go."""
    assert game.question is not None
    city = game.view(0)["seats"][0]["buildings"]
    return game.question.seat == 0 and len(city) == 10


def knows_a_later_price(game: Game) -> bool:
    """Whether seat 0 is to decide, and knows a later price but not the next."""
    assert game.question is not None
    tiles = game.view(0)["tiles_known"]
    return game.question.seat == 0 and tiles[0] is None and any(tiles)


def chooses_a_role_in_round_four(game: Game) -> bool:
    """Whether seat 0 chooses a role, with much in the log."""
    return asks("role")(game) and game.view(0)["round"] == 4


def wanted() -> dict[str, Wanted]:
    """All prepared games by name."""
    asking = {
        name_of_asking(stage, seats): Wanted(
            {"seats": seats, "choose_four": stage == "start_hand"}, asks(stage)
        )
        for stage in STAGES
        for seats in (2, *MANY.get(stage, ()))
    }
    passing = {
        name_of_asking(stage, may_pass=True): Wanted({}, asks(stage, may_pass=True))
        for stage in PASSES
    }
    over = {
        f"over-{seats}": Wanted({"seats": seats}, first_seed=seats)
        for seats in (2, 3, 4)
    }
    return {
        **asking,
        **passing,
        **over,
        "ten-buildings": Wanted({}, has_ten_buildings),
        "later-price": Wanted({}, knows_a_later_price),
        "fourth-round": Wanted({"edition": "second"}, chooses_a_role_in_round_four),
    }


def main() -> None:
    """Store the missing games, one game to a line."""
    games: dict[str, object] = {**kept()}
    for name, game in wanted().items():
        games[name] = games.get(name) or game.play().save()
    lines = [
        f"{json.dumps(name)}:{json.dumps(save, separators=(',', ':'))}"
        for name, save in games.items()
    ]
    KEPT.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
