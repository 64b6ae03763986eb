"""A game or a position written out line by line, for people and for golden files.

It names everything by the engine's own names; a page has words of its own.
"""

from collections.abc import Iterator
from typing import Any

from sanjuan.game import Game
from sanjuan.rules.buildings import KIND
from sanjuan.rules.cards import name_of, prices
from sanjuan.rules.questions import Question
from sanjuan.rules.scoring import PARTS
from tabletop.questions import Answer

CARDS = frozenset({"card", "cards", "faces", "buildings", "over"})
"""Facts of an event that are physical cards."""


def transcript(game: Game) -> Iterator[str]:
    """Write out all that was asked, answered and done, hidden cards included."""
    yield title(game)
    log = list(_whole_log(game))
    for now, answer in game.replay():
        yield from _events(log, now.ply)
        question = now.question
        assert question is not None
        yield f"{now.ply:4} {_answered(question, answer)}"
    yield from _events(log, game.ply)
    yield ""
    yield from standing(game)
    yield game.digest()


def title(game: Game) -> str:
    """The options and the seed in a line."""
    options = game.options
    with_more = (
        ", New Buildings" * options.expansion + ", choose four" * options.choose_four
    )
    return (
        f"San Juan, {options.edition} edition{with_more}, "
        f"{options.seats} seats, seed {game.seed}"
    )


def _whole_log(game: Game) -> Iterator[dict[str, Any]]:
    """Every event as the seat it happened to was told of it."""
    told = [game.events(seat) for seat in range(game.options.seats)]
    for place, event in enumerate(game.events(None)):
        seat = event["args"].get("seat")
        yield event if seat is None else told[seat][place]


def _events(log: list[dict[str, Any]], ply: int) -> Iterator[str]:
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


def standing(game: Game) -> Iterator[str]:
    """A line for each seat: points, their parts, and who has won."""
    for seat, score in enumerate(game.scores()):
        parts = [f"{part} {score.parts[part]}" for part in PARTS if score.parts[part]]
        won = ", wins" * (seat in game.winners())
        yield f"seat {seat}: {score.total} points ({', '.join(parts) or 'none'}){won}"


def laid_out(game: Game) -> Iterator[str]:
    """The round, the piles, and a few lines for each seat, hidden cards included."""
    table = game.position()
    roles = " ".join(table["roles_taken"]) or "-"
    yield f"round {table['round']}, governor {table['governor']}, roles taken: {roles}"
    tiles = " ".join(table["tiles"])
    yield f"pile {len(table['pile'])}, discard {len(table['discard'])}, tiles {tiles}"
    for line, own in zip(standing(game), table["seats"], strict=True):
        yield line
        yield f"  hand: {' '.join(own['hand']) or '-'}"
        yield f"  city: {', '.join(map(_place, own['buildings'])) or '-'}"
        for name in ("tucked", "stowed", "covered"):
            if own[name]:
                yield f"  {name}: {' '.join(own[name])}"


def _place(place: dict[str, Any]) -> str:
    good = f" with {place['good']}" if place["good"] else ""
    return f"{place['id']}{good}"


def asked(game: Game) -> Iterator[str]:
    """What is asked now and what is legal, a line for each option, with its price."""
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
    """What it is asked for: a building in work, or why cards are discarded."""
    source = question.source
    if source is None:
        return ""
    return f" for {source if isinstance(source, str) else name_of(source)}"


def _amount(game: Game, question: Question, option: int | None) -> str:
    """What the option costs or pays, where it does either."""
    seat = question.seat
    if question.name == "build" and option is not None:
        return _price(game.explain(seat, option))
    if question.name == "cover" and question.source is not None:
        return _price(game.explain(seat, question.source, cover=option))
    if question.name == "sell" and option is not None:
        return f", pays {prices(game.view(seat)['tile'])[KIND[option]]}"
    return ""


def _price(quote: dict[str, Any]) -> str:
    parts = [f"{part['id']} {part['args']['amount']}" for part in quote["parts"]]
    return f", price {quote['price']} ({', '.join(parts)})"
