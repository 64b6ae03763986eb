"""A game as text, line by line, for people and for golden files.

The text uses the engine's own names; a page words everything by its locale files.
"""

from collections.abc import Iterator
from typing import Any, Final

from puerto_rico.game import Game
from puerto_rico.records.layout import standing
from puerto_rico.rules import stages
from puerto_rico.rules.buildings.tables import PLACE_NAMES
from puerto_rico.rules.codes import COPIES
from puerto_rico.rules.phases.trader import income
from puerto_rico.rules.pieces import GOODS, TILES
from puerto_rico.rules.questions import Question
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
    yield from standing(game.scores(), game.winners())
    yield game.digest()


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


def prompt(game: Game) -> Iterator[str]:
    """The open question and a line for each legal option, with its price."""
    question = game.question
    if question is None:
        yield "The game is over."
        return
    bounds = sorted({question.low, question.high})
    yield (
        f"Seat {question.seat} is asked: {question.name}, "
        f"{' to '.join(map(str, bounds))} of these:"
    )
    for option, name in zip(question.options, question.kinds(), strict=True):
        yield f"  {option} {name}{_amount(game, question, option)}"
    if question.low == 0:
        yield "  or none"


def _amount(game: Game, question: Question, option: int) -> str:
    """The price or the income of an option, if it has one."""
    if question.stage == stages.BUILD:
        quote = game.explain(question.seat, option)
        parts = [f"{part['id']} {part['args']['amount']}" for part in quote["parts"]]
        return f", price {quote['price']} ({', '.join(parts)})"
    if question.stage == stages.SELL:
        return f", pays {income(game._state, question.seat, option)}"
    return ""
