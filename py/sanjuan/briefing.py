"""What the viewer of a table is told besides its view: prices, forecasts, the end.

Cards are given as text, as keys of JSON are.
"""

from typing import Any, Final, TypeAlias

from sanjuan.explain.quotes import Quote
from sanjuan.game import Game
from sanjuan.rules import stages
from sanjuan.rules.buildings import KIND
from sanjuan.rules.cards import TILES, prices
from sanjuan.rules.options import TURNS
from sanjuan.rules.questions import Question
from sanjuan.rules.state import LAST_BUILDING

Facts: TypeAlias = dict[str, Any]

NEAR: Final = LAST_BUILDING - 2
"""From so many buildings on it is told how near the end is."""


def briefing(game: Game, viewer: int | None) -> Facts:
    """All of it; a spectator is told nothing of prices."""
    offered = game.offered()
    common = {"expected": _expected(game, viewer), **_turns(game)}
    if viewer is None:
        nothing: Facts = {
            key: {} for key in ("quotes", "covers", "prices", "pays", "barred")
        }
        told = {"quote": None, "limit": None, "since": None, "forecast": None}
        more = {"offered": offered, "preselected": [], "ending": _ending(game)}
        return {**nothing, **told, **more, **common}
    return {
        "quotes": _quotes(game, viewer),
        "quote": _quote(game, viewer),
        "covers": _covers(game, viewer),
        "prices": _prices(game, viewer),
        "pays": _pays(game, viewer),
        "barred": _barred(game, viewer),
        "forecast": game.forecast(viewer),
        "offered": offered,
        "limit": game.hand_limit(viewer),
        "since": game.latest_answer(viewer),
        "preselected": _preselected(game, viewer),
        "ending": _ending(game),
        **common,
    }


def _quotes(game: Game, viewer: int) -> dict[str, Quote]:
    """What each card of the viewer's hand or on the table would cost.

    `left` is how many cards stay in the hand that pays for it alone.
    """
    hand = game.view(viewer)["seats"][viewer]["hand"]
    assert not isinstance(hand, int)
    quotes = {card: game.explain(viewer, card) for card in (*hand, *game.offered())}
    for card, quote in quotes.items():
        quote["left"] = max(0, len(hand) - (card in hand) - quote["price"])
    return {str(card): quote for card, quote in quotes.items()}


def _quote(game: Game, viewer: int) -> Quote | None:
    """The price of the building the viewer is at work on."""
    question = _asked(game, viewer, stages.COVER, stages.MARKET, stages.PAY)
    if question is None:
        return None
    known = game.view(viewer)["known"]
    assert known["card"] is not None
    return game.explain(
        viewer, known["card"], cover=known["cover"], goods=known["paid"]
    )


def _covers(game: Game, viewer: int) -> dict[str, Quote]:
    """What that building would cost over each that the crane may cover."""
    question = _asked(game, viewer, stages.COVER)
    if question is None:
        return {}
    card = game.view(viewer)["known"]["card"]
    assert card is not None
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


def _expected(game: Game, viewer: int | None) -> list[tuple[int, int]]:
    """The lowest and highest price of each good under the tiles that may come next."""
    known = game.view(viewer)["tiles_known"]
    tiles = [known[0]] if known[0] else [tile for tile in TILES if tile not in known]
    by_good = zip(*(TILES[tile] for tile in tiles), strict=True)
    return [(min(prices), max(prices)) for prices in by_good]


def _turns(game: Game) -> Facts:
    """Who took each role of this round, and who chooses yet, in order (R3, R4)."""
    view = game.view(None)
    seats, taken = len(view["seats"]), view["roles_taken"]
    order = [(view["governor"] + turn) % seats for turn in range(TURNS[seats])]
    takers = dict(zip(taken, order, strict=False))
    return {"takers": takers, "choosers": order[len(taken) :]}


def _preselected(game: Game, viewer: int) -> list[int]:
    """The dearest goods, as many as the viewer may sell or is to produce (R43, R48).

    Of goods that bring the same now, those are sold that bring least under all tiles.
    """
    question = _asked(game, viewer, stages.SELL, stages.PRODUCE)
    if question is None:
        return []
    now = _prices(game, viewer)
    ranked = sorted(question.options, key=_worth, reverse=not now)
    ranked.sort(key=lambda card: now.get(str(card), 0), reverse=True)
    return ranked[: question.high]


def _worth(card: int) -> int:
    """What a good of that building brings under all tiles together."""
    return sum(prices(tile)[KIND[card]] for tile in TILES)


def _ending(game: Game) -> Facts | None:
    """Which seats have most buildings, and how many more end the game (R60)."""
    counts = [len(seat["buildings"]) for seat in game.view(None)["seats"]]
    most = max(counts)
    if game.over or most < NEAR:
        return None
    fullest = [seat for seat, count in enumerate(counts) if count == most]
    return {"seats": fullest, "count": most, "left": LAST_BUILDING - most}


def _pays(game: Game, viewer: int) -> dict[str, int]:
    """What each good pays through the black market, while it may (R25)."""
    question = _asked(game, viewer, stages.MARKET)
    return {} if question is None else {str(card): 1 for card in question.options}


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
