"""A game or a position as text, line by line, for people and for golden files.

The text uses the engine's own names; a page words everything by its locale files.
"""

from collections.abc import Iterator
from typing import Any

from sanjuan.explain.facts import Quote
from sanjuan.game import Game
from sanjuan.records.layout import standing
from sanjuan.rules.buildings import KIND
from sanjuan.rules.cards import name_of, prices
from sanjuan.rules.questions import Question
from tabletop.rules.event import Event
from tabletop.rules.question import Answer

CARDS = frozenset({"card", "cards", "faces", "buildings", "over"})
"""Keys of an event's facts whose values are physical cards."""


def transcript(game: Game) -> Iterator[str]:
    """Every question, answer and event of a game, hidden cards included."""
    yield game.title
    log = list(_whole_log(game))
    for now, answer in game.replay():
        yield from _events(log, now.ply)
        question = now.question
        assert question is not None
        yield f"{now.ply:4} {_answered(question, answer)}"
    yield from _events(log, game.ply)
    yield ""
    yield from standing(game.scores(), game.winners())
    yield game.digest()


def _whole_log(game: Game) -> Iterator[Event]:
    """Every event, as the seat that it happened to saw it."""
    told = [game.events(seat) for seat in range(game.options.seats)]
    for place, event in enumerate(game.events(None)):
        seat = event["args"].get("seat")
        yield told[seat][place] if isinstance(seat, int) else event


def _events(log: list[Event], ply: int) -> Iterator[str]:
    for event in log:
        if event["ply"] == ply:
            facts = dict(event["args"])
            seat = facts.pop("seat", "-")
            told = [f"{name} {_fact(name, fact)}" for name, fact in facts.items()]
            yield f"     {seat} {event['id']}" + "".join(f", {text}" for text in told)


def _fact(name: str, fact: Any) -> str:
    if fact is None or fact == []:
        return "-"
    if isinstance(fact, list):
        return " ".join(_fact(name, part) for part in fact)
    return name_of(fact) if name in CARDS else str(fact)


def _answered(question: Question, answer: Answer) -> str:
    chosen = " ".join(question.named(answer)) or "-"
    return f"{question.seat} {question.name}: {chosen}"


def prompt(game: Game) -> Iterator[str]:
    """The open question and a line for each legal option, with its price."""
    question = game.question
    if question is None:
        yield "The game is over."
        return
    bounds = sorted({question.low, question.high})
    source = _source(question)
    yield (
        f"Seat {question.seat} is asked: {question.name}{source}, "
        f"{' to '.join(map(str, bounds))} of these:"
    )
    for option, name in zip(question.options, question.kinds(), strict=True):
        yield f"  {option} {name}{_amount(game, question, option)}"
    if question.low == 0:
        yield f"  or none{_amount(game, question, None)}"


def _source(question: Question) -> str:
    """The reason for the question: a building in work, or the cause of a discard."""
    source = question.source
    if source is None:
        return ""
    return f" for {source if isinstance(source, str) else name_of(source)}"


def _amount(game: Game, question: Question, option: int | None) -> str:
    """The cost or the income of an option, if it has one."""
    seat = question.seat
    if question.name == "build" and option is not None:
        return _price(game.explain(seat, option))
    if question.name == "cover" and question.source is not None:
        return _price(game.explain(seat, question.source, cover=option))
    if question.name == "sell" and option is not None:
        return f", pays {prices(game.view(seat)['tile'])[KIND[option]]}"
    return ""


def _price(quote: Quote) -> str:
    parts = [f"{part['id']} {part['args']['amount']}" for part in quote["parts"]]
    return f", price {quote['price']} ({', '.join(parts)})"
