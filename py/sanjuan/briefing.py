"""What the viewer of a table is told besides its view: prices, reasons, forecasts.

Cards are given as text, as keys of JSON are.
"""

from typing import Any, TypeAlias

from sanjuan import stages
from sanjuan.buildings import KIND
from sanjuan.cards import prices
from sanjuan.game import Game
from sanjuan.questions import Question
from sanjuan.quotes import Quote

Facts: TypeAlias = dict[str, Any]


def briefing(game: Game, viewer: int | None) -> Facts:
    """All of it; a spectator is told nothing of prices."""
    offered = game.offered()
    if viewer is None:
        nothing: Facts = {key: {} for key in ("quotes", "covers", "prices", "barred")}
        told = {"quote": None, "limit": None, "since": None, "forecast": None}
        return {**nothing, **told, "offered": offered}
    return {
        "quotes": _quotes(game, viewer),
        "quote": _quote(game, viewer),
        "covers": _covers(game, viewer),
        "prices": _prices(game, viewer),
        "barred": _barred(game, viewer),
        "forecast": game.forecast(viewer),
        "offered": offered,
        "limit": game.hand_limit(viewer),
        "since": game.latest_answer(viewer),
    }


def _quotes(game: Game, viewer: int) -> dict[str, Quote]:
    """What each card of the viewer's hand or on the table would cost."""
    hand = game.view(viewer)["seats"][viewer]["hand"]
    cards = [*hand, *game.offered()]
    return {str(card): game.explain(viewer, card) for card in cards}


def _quote(game: Game, viewer: int) -> Quote | None:
    """The price of the building the viewer is at work on."""
    question = _asked(game, viewer, stages.COVER, stages.MARKET, stages.PAY)
    if question is None:
        return None
    known = game.view(viewer)["known"]
    cover = known["cover"] if known["cover"] >= 0 else None
    return game.explain(viewer, known["card"], cover=cover, goods=known["paid"])


def _covers(game: Game, viewer: int) -> dict[str, Quote]:
    """What that building would cost over each that the crane may cover."""
    question = _asked(game, viewer, stages.COVER)
    if question is None:
        return {}
    card = game.view(viewer)["known"]["card"]
    return {
        str(cover): game.explain(viewer, card, cover=cover)
        for cover in question.options
    }


def _prices(game: Game, viewer: int) -> dict[str, int]:
    """What each good on offer would bring, while the viewer may sell."""
    question = _asked(game, viewer, stages.SELL)
    if question is None:
        return {}
    by_kind = prices(game.view(viewer)["tile"])
    return {str(card): by_kind[KIND[card]] for card in question.options}


def _barred(game: Game, viewer: int) -> Facts:
    """Why the cards beside the viewer's options are none."""
    if game.question is None or game.question.seat != viewer:
        return {}
    return {str(card): reason for card, reason in game.barred().items()}


def _asked(game: Game, viewer: int, *at: int) -> Question | None:
    """What the viewer is asked, if it is at one of these stages."""
    question = game.question
    if question is None or question.seat != viewer:
        return None
    return question if question.stage in at else None
