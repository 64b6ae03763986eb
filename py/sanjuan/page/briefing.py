"""The facts beside a view: prices, forecasts and the end of the game.

Cards as keys are text, since keys of JSON are.
"""

from typing import Final

from sanjuan.explain.facts import Forecast, Limit, Quote, Refusal
from sanjuan.game import Game
from sanjuan.knowledge.facts import View
from sanjuan.page.deeds import deeds
from sanjuan.page.facts import Briefing, Ending, Phase
from sanjuan.rules import stages
from sanjuan.rules.buildings import KIND
from sanjuan.rules.cards import TILES, prices
from sanjuan.rules.options import TURNS
from sanjuan.rules.questions import Question
from sanjuan.rules.state import LAST_BUILDING

NEAR: Final = LAST_BUILDING - 2
"""The number of buildings in a city from which the end of the game is near."""


def briefing(game: Game, view: View) -> Briefing:
    """Everything that goes with a view; without a seat, nothing that a hand decides."""
    return {
        "quotes": _quotes(game, view),
        "quote": _quote(game, view),
        "covers": _covers(game, view),
        "paid": _paid(game, view),
        "prices": _prices(game, view),
        "barred": _barred(game, view),
        "preselected": _preselected(game, view),
        "tray": _tray(game, view),
        "site": _site(game, view),
        "offered": game.offered(),
        "forecast": _forecast(game, view),
        "may_choose": _may_choose(view),
        "limit": _limit(game, view),
        "phase": _phase(view),
        "takers": dict(zip(view["roles_taken"], _turns(view), strict=False)),
        "expected": _expected(view),
        "ending": _ending(view),
        "leftovers": game.leftovers(),
        "deeds": deeds(game),
    }


def _asked(game: Game, view: View, *at: int) -> Question | None:
    """The open question, at one of these stages, if the view shows its options."""
    question, shown = game.question, view["question"]
    if question is None or shown is None or "options" not in shown:
        return None
    return question if question.stage in at else None


# ---------------------------------------------------------------- prices


def _hand(view: View) -> list[int]:
    """The viewer's hand; empty for a spectator."""
    hands = [seat["hand"] for seat in view["seats"]]
    return next((hand for hand in hands if not isinstance(hand, int)), [])


def _quotes(game: Game, view: View) -> dict[str, Quote]:
    viewer, hand = view["seat"], _hand(view)
    if viewer is None:
        return {}
    quotes = {card: game.explain(viewer, card) for card in (*hand, *game.offered())}
    for card, quote in quotes.items():
        quote["left"] = max(0, len(hand) - (card in hand) - quote["price"])
    return {str(card): quote for card, quote in quotes.items()}


def _in_work(game: Game, view: View, cover: int | None, goods: int) -> Quote:
    """The price of the card that the viewer is building."""
    viewer, card = view["seat"], view["known"]["card"]
    assert viewer is not None and card is not None
    return game.explain(viewer, card, cover=cover, goods=goods)


def _quote(game: Game, view: View) -> Quote | None:
    if not _asked(game, view, stages.COVER, stages.MARKET, stages.PAY):
        return None
    return _in_work(game, view, view["known"]["cover"], view["known"]["paid"])


def _covers(game: Game, view: View) -> dict[str, Quote]:
    question = _asked(game, view, stages.COVER)
    options = question.options if question else ()
    return {str(cover): _in_work(game, view, cover, 0) for cover in options}


def _paid(game: Game, view: View) -> list[Quote]:
    """The prices left after 0, 1, 2 … goods pay through the black market (R25)."""
    question = _asked(game, view, stages.MARKET)
    counts = range(question.high + 1) if question else ()
    return [_in_work(game, view, view["known"]["cover"], goods) for goods in counts]


def _prices(game: Game, view: View) -> dict[str, int]:
    question, tile = _asked(game, view, stages.SELL), view["tile"]
    if question is None or tile is None:
        return {}
    by_kind = prices(tile)
    return {str(card): by_kind[KIND[card]] for card in question.options}


def _expected(view: View) -> list[tuple[int, int]]:
    known = view["tiles_known"]
    tiles = [known[0]] if known[0] else [tile for tile in TILES if tile not in known]
    by_good = zip(*(TILES[tile] for tile in tiles), strict=True)
    return [(min(prices), max(prices)) for prices in by_good]


# ---------------------------------------------------------------- options


def _barred(game: Game, view: View) -> dict[str, Refusal]:
    if not _asked(game, view, *range(len(stages.NAMES))):
        return {}
    return {str(card): reason for card, reason in game.barred().items()}


def _preselected(game: Game, view: View) -> list[int]:
    """The dearest goods, as many as the viewer may sell or must produce (R43, R48).

    Among goods to sell at the same price, the lowest total over all tiles goes first.
    """
    question = _asked(game, view, stages.SELL, stages.PRODUCE)
    if question is None:
        return []
    now = _prices(game, view)
    ranked = sorted(question.options, key=_worth, reverse=not now)
    ranked.sort(key=lambda card: now.get(str(card), 0), reverse=True)
    return ranked[: question.high]


def _worth(card: int) -> int:
    """The price of that building's good, summed over all tiles."""
    return sum(prices(tile)[KIND[card]] for tile in TILES)


def _tray(game: Game, view: View) -> list[int]:
    """The options that were drawn or revealed."""
    question = _asked(game, view, stages.KEEP, stages.MINE)
    lying = {*_hand(view), *game.offered()}
    return [card for card in question.options if card not in lying] if question else []


def _site(game: Game, view: View) -> int | None:
    paying, known = _asked(game, view, stages.PAY), view["known"]
    return known["card"] if paying and known["cover"] is None else None


# ---------------------------------------------------------------- the round


def _forecast(game: Game, view: View) -> Forecast | None:
    return None if view["seat"] is None else game.forecast(view["seat"])


def _limit(game: Game, view: View) -> Limit | None:
    return None if view["seat"] is None else game.hand_limit(view["seat"])


def _turns(view: View) -> list[int]:
    """The seats that take the roles of this round, in turn (R3, R4)."""
    seats = len(view["seats"])
    return [(view["governor"] + turn) % seats for turn in range(TURNS[seats])]


def _may_choose(view: View) -> bool:
    choosers = _turns(view)[len(view["roles_taken"]) :]
    return not choosers or view["seat"] in choosers


def _phase(view: View) -> Phase:
    question = view["question"]
    if question is None:
        return "over"
    if view["known"]["role"]:
        return "role"
    return "choice" if question["form"] == "one" else "start"


# ---------------------------------------------------------------- the end


def _ending(view: View) -> Ending | None:
    """The seats with the most buildings, and the number left to the end (R60)."""
    counts = [len(seat["buildings"]) for seat in view["seats"]]
    most = max(counts)
    if view["known"]["over"] or most < NEAR:
        return None
    fullest = [seat for seat, count in enumerate(counts) if count == most]
    return {"seats": fullest, "count": most, "left": LAST_BUILDING - most}
