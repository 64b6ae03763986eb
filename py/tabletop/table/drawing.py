"""The facts of a table that a page draws of any game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from tabletop.base.english import Told
from tabletop.record.game import Game
from tabletop.rules.event import Event, marked
from tabletop.rules.options import Choice
from tabletop.rules.question import Question
from tabletop.rules.scoring import Score
from tabletop.table.facts import MarginFacts, TableFacts
from tabletop.table.integrity import commitment

if TYPE_CHECKING:
    from tabletop.table.table import Table


def facts_of(
    table: Table[Any, Any],
    game: Game[Any],
    viewer: int | None,
    eyes: int | None,
    since: int,
) -> TableFacts[Event]:
    """The facts of a table at a moment, `game`, without those of the game itself.

    `eyes` is the viewer if it may see its hand. The events are those from answer number
    `since` on.
    """
    scores, order = game.standing(eyes)
    game_type, integrity = table.game_type, table.integrity
    salt, apart, question = integrity.salt, game_type.seats_apart, game.question
    return {
        "game": game_type.name,
        "options": cast(Mapping[str, Choice], game.chosen),
        "viewer": viewer,
        "players": [one.facts() for one in table.seating],
        "actor": question.seat if question else None,
        "era": game.round,
        "scores": [{"total": one.total, "parts": one.parts} for one in scores],
        "ranking": order,
        "over": game.over,
        "winners": game.winners(),
        "margin": _margin(game.winners(), scores, order),
        "since": None if viewer is None else game.latest_answer(viewer),
        "events": marked(game.events(eyes, since), game_type.marks),
        "events_from": since,
        "events_for": game.log_of(eyes),
        "serious": table.serious,
        "lapsed": integrity.lapsed,
        "commitment": commitment(game, table.seating, salt, apart),
        "can_undo": not table.serious and viewer is not None and game.can_undo(viewer),
        "seed": None if table.serious and not game.over else game.seed,
        "option_words": _option_words(question, eyes, viewer),
        "save": table.save(),
        "save_from": 0,
    }


def _margin(
    winners: Sequence[int], scores: Sequence[Score], order: Sequence[int]
) -> MarginFacts | None:
    """The lead of a seat that has won alone over the second."""
    if len(winners) != 1 or len(order) == 1:
        return None
    first, second, *_ = order
    ahead = abs(scores[first].total - scores[second].total)  # the fewest may win
    return {"seat": second, "points": ahead}


def _option_words(
    question: Question | None, eyes: int | None, viewer: int | None
) -> list[Told]:
    """The options of the open question in words, if the viewer may see them."""
    if question is None or question.seat != (eyes if question.secret else viewer):
        return []
    return question.told()
