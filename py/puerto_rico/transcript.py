"""A game as text, line by line, for people and for golden files.

The text uses the engine's own names; a page words everything by its locale files.
"""

from collections.abc import Iterator
from typing import Any, Final

from puerto_rico.game import Game
from puerto_rico.rules.buildings.tables import PLACE_NAMES
from puerto_rico.rules.codes import COPIES
from puerto_rico.rules.pieces import GOODS, TILES
from tabletop.rules.event import Event

_NAMES: Final = {"good": GOODS, "tile": TILES, "tiles": TILES}
"""By key of an event's facts: the names of its numbers."""


def transcript(game: Game) -> Iterator[str]:
    """Every event and every answer of a game, then the scores and the fingerprint."""
    yield game.title
    log = game.events(None)
    for now, answer in game.replay():
        yield from _events(log, now.ply)
        question = now.asked()
        chosen = " ".join(question.named(answer)) or "-"
        yield f"{now.ply:4} {question.seat} {question.name}: {chosen}"
    yield from _events(log, game.ply)
    yield ""
    yield from standing(game)
    yield game.digest()


def standing(game: Game) -> Iterator[str]:
    """A line for each seat: its points, their parts, and whether it won."""
    for seat, score in enumerate(game.scores()):
        parts = ", ".join(f"{part} {n}" for part, n in score.parts.items() if n)
        won = ", wins" * (seat in game.winners())
        yield f"seat {seat}: {score.total} points ({parts or 'none'}){won}"


def _events(log: list[Event], ply: int) -> Iterator[str]:
    for event in log:
        if event["ply"] == ply:
            facts = dict(event["args"])
            seat = facts.pop("seat", "-")
            told = [f"{name} {_fact(name, fact)}" for name, fact in facts.items()]
            yield f"     {seat} {event['id']}" + "".join(f", {text}" for text in told)


def _fact(name: str, fact: Any) -> str:
    if isinstance(fact, list):
        return " ".join(_fact(name, part) for part in fact) or "-"
    if name == "circles":
        return str(PLACE_NAMES[fact // COPIES])
    return str(_NAMES[name][fact] if name in _NAMES else fact)
