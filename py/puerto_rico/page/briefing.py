"""The facts beside a view: prices, forecasts, amounts and the end of the game."""

from typing import Final

from puerto_rico.explain import quotes
from puerto_rico.explain.facts import Quote
from puerto_rico.explain.forecast import loading
from puerto_rico.game import Game
from puerto_rico.knowledge.facts import View
from puerto_rico.page.deeds import deeds
from puerto_rico.page.ending import ends, refill
from puerto_rico.page.facts import Barred, Briefing, Harvest, Load, Phase, Storage
from puerto_rico.rules import scoring, stages
from puerto_rico.rules.buildings.tables import (
    KEEPS_BARRELS,
    KEEPS_EACH,
    KEEPS_KINDS,
    MILLS,
    NUMBER,
    power,
)
from puerto_rico.rules.codes import COPIES, HOLDS, SMALL_WHARF
from puerto_rico.rules.option_facts import told
from puerto_rico.rules.phases import craftsman, mayor, storage, trader
from puerto_rico.rules.pieces import GOODS, PRICES
from puerto_rico.rules.questions import Question
from puerto_rico.rules.state import State


def briefing(game: Game, view: View) -> Briefing:
    """Everything that goes with a view; without a seat, only public facts."""
    seat, state = view["seat"], game._state
    question = _asked(state, view)
    return {
        "phase": _phase(view),
        "takers": _takers(view),
        "quotes": _quotes(state, view),
        "barred": _barred(game, question),
        "forecast": None if seat is None else game.forecast(seat),
        "preselected": _preselected(state, question),
        "harvests": _harvests(question),
        "loads": _loads(state, question),
        "sales": _sales(state, question),
        "storage": _storage(state, question),
        "ends": ends(state),
        "refill": refill(state),
        "leftovers": [scoring.leftovers(state, n) for n in range(len(state.seats))],
        "deeds": deeds(game),
    }


def _asked(state: State, view: View) -> Question | None:
    """The open question, if the viewer must answer it."""
    question = state.question
    return question if question and question.seat == view["seat"] else None


def _phase(view: View) -> Phase:
    if view["known"]["over"]:
        return "over"
    question = view["question"]
    if question and question["name"] == "draft":
        return "draft"
    return "role" if view["known"]["role"] else "choice"


def _takers(view: View) -> dict[str, int]:
    """By role: its taker; with two seats, both take turns (P3)."""
    seats, first = len(view["seats"]), view["governor"]
    taken = enumerate(view["roles_taken"])
    return {role: (first + turn) % seats for turn, role in taken}


def _quotes(state: State, view: View) -> dict[str, Quote]:
    seat, ids = view["seat"], view["buildings"]
    if seat is None:
        return {}
    prices = quotes.quotes(state, seat, [NUMBER[id] for id in ids])
    return dict(zip(ids, prices, strict=True))


def _barred(game: Game, question: Question | None) -> list[Barred]:
    if question is None:
        return []
    stage, found = question.stage, game.barred()
    return [{**told(stage, one), "reason": why} for one, why in found.items()]


def _preselected(state: State, question: Question | None) -> list[int]:
    """A sensible answer to put colonists to work, to store, and to take persons."""
    stage = question.stage if question else None
    if question is None or stage not in _PROPOSED:
        return []
    if stage == stages.PLACE:
        return list(mayor.proposal(state.seats[question.seat], question))
    if stage == stages.COLONIST:
        return list(question.options)
    return _dearest(state, question)


def _dearest(state: State, question: Question) -> list[int]:
    """The goods to keep: those of the highest price, where all barrels count."""
    held, whole = state.seats[question.seat].goods, question.stage == stages.WAREHOUSE

    def worth(option: int) -> int:
        good = option if whole else option // COPIES
        return (PRICES[good] + 1) * (held[good] if whole else 1)

    return sorted(sorted(question.options, key=worth)[-question.high :])


_PROPOSED: Final = {stages.PLACE, stages.COLONIST, stages.WAREHOUSE, stages.BARREL}


# ---------------------------------------------------------------- amounts


def _harvests(question: Question | None) -> list[Harvest]:
    if question is None or question.stage != stages.PLACE:
        return []
    return [_harvest(question, good) for good in range(len(GOODS))]


def _harvest(question: Question, good: int) -> Harvest:
    """The barrels of a good for each number of occupied circles (P35)."""
    places = [(one, one // COPIES) for one in question.options]
    tiles = [one for one, place in places if place == good]
    mills = [one for one, place in places if place in MILLS[good]]
    table = [
        [craftsman.barrels(good, at_tiles, at_mills) for at_mills in _up_to(mills)]
        for at_tiles in _up_to(tiles)
    ]
    return {"good": GOODS[good], "tiles": tiles, "mills": mills, "barrels": table}


def _up_to(circles: list[int]) -> range:
    return range(len(circles) + 1)


def _loads(state: State, question: Question | None) -> dict[str, Load]:
    if question is None or question.stage != stages.LOAD:
        return {}
    return {str(one): _load(state, question.seat, one) for one in question.options}


def _load(state: State, seat: int, option: int) -> Load:
    points, barrels = loading(state, seat, option)
    own = state.seats[seat]
    left = [0] * len(GOODS) if option == SMALL_WHARF else own.goods[:]
    if option != SMALL_WHARF:
        left[option // HOLDS] -= barrels
    return {
        "barrels": barrels,
        "points": points,
        "lost": storage.fewest_lost(own, left),
    }


def _sales(state: State, question: Question | None) -> dict[str, int]:
    if question is None or question.stage != stages.SELL:
        return {}
    seat = question.seat
    return {str(one): trader.income(state, seat, one) for one in question.options}


_LOSES: Final = {stages.LOAD, stages.WAREHOUSE, stages.BARREL}
"""The stages whose answers decide which barrels a seat loses."""


def _storage(state: State, question: Question | None) -> Storage | None:
    if question is None or question.stage not in _LOSES:
        return None
    own = state.seats[question.seat]
    return {
        "kinds": power(own, KEEPS_KINDS),
        "barrels": storage.WINDROSE + power(own, KEEPS_BARRELS),
        "each": power(own, KEEPS_EACH),
        "lost": storage.fewest_lost(own, own.goods),
    }
