"""The reasons why a card cannot be built, or is no option of the question.

The functions that the phases themselves use decide.
"""

from collections.abc import Callable
from typing import Final, Unpack

from sanjuan.explain.facts import Refusal, RefusalArgs, RefusalName
from sanjuan.rules import stages
from sanjuan.rules.buildings import CATHEDRAL, COVERABLE, KIND, NONE, VIOLET
from sanjuan.rules.phases import builder
from sanjuan.rules.questions import Question
from sanjuan.rules.state import State


def _why(id: RefusalName, **args: Unpack[RefusalArgs]) -> Refusal:
    return {"id": id, "args": args}


def reason(state: State, seat: int, card: int, cover: int = NONE) -> Refusal | None:
    """The reason why the seat cannot build a card now, over `cover` if set; or None."""
    own = state.seats[seat]
    if card not in own.hand and not (card == CATHEDRAL and state.on_offer):
        return _why("not_held", card=card)
    if not builder.may_stand(own, card):
        return _why("already_built", card=card)
    if cover != NONE and (found := _why_not_over(state, seat, card, cover)):
        return found
    if card not in builder.buildable(state, seat):
        return _too_dear(builder.site(state, seat), card)
    question = state.question
    asked = question and question.seat == seat and question.stage == stages.BUILD
    return None if asked else _why("not_building")


def _why_not_over(state: State, seat: int, card: int, cover: int) -> Refusal | None:
    """The reason why the card cannot cover that building (R29, R31, R32, R33)."""
    if not state.seats[seat].powers.covers:
        return _why("no_crane")
    if not COVERABLE[cover]:
        return _why("never_covered")
    if KIND[cover] == KIND[card]:
        return _why("same_building")
    site = builder.site(state, seat, cover)
    return None if site.affords(card) else _too_dear(site, card)


def _too_dear(site: builder.Site, card: int) -> Refusal:
    funds = site.funds + (card == CATHEDRAL)
    return _why("too_dear", price=site.price(card), funds=funds)


def barred(state: State) -> dict[int, Refusal]:
    """By card: the reason why it is no option while others beside it are."""
    question = state.question
    why = _BARRED.get(question.stage) if question else None
    if question is None or why is None:
        return {}
    beside = _beside(state, question)
    left = [card for card in beside if card not in question.options]
    return {card: why(state, question, card) for card in left}


def _beside(state: State, question: Question) -> list[int]:
    """The cards among which the options lie, and the card in work."""
    own = state.seats[question.seat]
    beside = own.buildings if question.stage in _IN_CITY else own.hand
    if question.stage == stages.BUILD and state.on_offer:
        return [*beside, CATHEDRAL]
    in_work = [state.card] if question.stage in _IN_WORK else []
    return [*in_work, *beside]


def _not_to_be_built(state: State, question: Question, card: int) -> Refusal:
    found = reason(state, question.seat, card)
    assert found is not None
    return found


def _not_for_payment(state: State, question: Question, card: int) -> Refusal:
    return _why("in_work")


def _not_empty(state: State, question: Question, card: int) -> Refusal:
    return _why("no_plant") if VIOLET[card] else _why("full")


def _not_laden(state: State, question: Question, card: int) -> Refusal:
    if card == state.card:
        return _why("in_work")
    laden = card in state.seats[question.seat].laden()
    return _why("to_be_covered") if laden else _why("no_good")


def _not_to_be_covered(state: State, question: Question, card: int) -> Refusal:
    if card == state.card:
        return _why("in_work")
    found = _why_not_over(state, question.seat, state.card, card)
    assert found is not None
    return found


_IN_CITY: Final = frozenset({stages.PRODUCE, stages.SELL, stages.MARKET, stages.COVER})
"""Stages whose options are buildings of the city; elsewhere they are hand cards."""
_IN_WORK: Final = frozenset({stages.MARKET, stages.COVER, stages.PAY})
"""Stages with a card in work."""
_BARRED: Final[dict[int, Callable[[State, Question, int], Refusal]]] = {
    stages.BUILD: _not_to_be_built,
    stages.PAY: _not_for_payment,
    stages.PRODUCE: _not_empty,
    stages.SELL: _not_laden,
    stages.MARKET: _not_laden,
    stages.COVER: _not_to_be_covered,
}
"""By stage: the function that finds the reason; elsewhere every card is an option."""
