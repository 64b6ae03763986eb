"""The builder phase: the choice of a building, its place, its price and its effect.

The phase and `Game.explain` use the same functions for prices.
"""

from typing import NamedTuple

from sanjuan.rules import stages
from sanjuan.rules.buildings import (
    BIT,
    CATHEDRAL,
    COST,
    COVERABLE,
    DEDUCTS,
    KIND,
    LIBRARY,
    NONE,
    POWERS,
    VIOLET,
    Powers,
)
from sanjuan.rules.seat import Seat
from sanjuan.rules.state import RUN, TAKE, State
from tabletop.rules.question import Answer


def begin(state: State) -> None:
    """Let every seat build, the chooser first."""
    state.push(stages.BUILD, state.clockwise(state.chooser))


def end(state: State) -> None:
    """Let taverns draw, then let the new buildings work (R18, R62, R78)."""
    for seat in state.clockwise(state.chooser):
        for hook in state.seats[seat].powers.end_builder:
            hook(state, seat)
    for own in state.seats:
        own.powers = POWERS[own.owned]


# ---------------------------------------------------------------- prices


class Site(NamedTuple):
    """A place to build for a seat, with everything that reduces or pays the price.

    `cover` is the building under it, `NONE` for a free place; `reductions` has one
    number for production and one for violet buildings; `goods` may pay, at most
    `most_goods` of them; `funds` is the highest price that the seat can pay there for a
    hand card.
    """

    cover: int
    reductions: tuple[int, int]
    goods: Answer
    most_goods: int
    funds: int

    def price(self, card: int) -> int:
        """The price of a card there, in goods and cards together (R15, R35)."""
        price = COST[card] - self.reductions[VIOLET[card]]
        return price if price > 0 else 0

    def affords(self, card: int) -> bool:
        """Whether the seat can pay for a card there."""
        price = COST[card] - self.reductions[VIOLET[card]]
        return price <= self.funds + (card == CATHEDRAL)


def site(state: State, seat: int, cover: int = NONE) -> Site:
    """A free place or, with `cover`, the place over that building."""
    own = state.seats[seat]
    powers = powers_without(own, cover)
    deducted = privilege(state, seat, cover) + (DEDUCTS[cover] if cover != NONE else 0)
    reductions = powers.production_discount, powers.violet_discount
    if deducted:
        reductions = reductions[0] + deducted, reductions[1] + deducted
    cards = len(own.hand) - 1
    if not powers.goods_pay:
        return Site(cover, reductions, (), 0, cards)
    goods = tuple([card for card in own.laden() if card != cover])
    most = min(powers.goods_pay, len(goods))
    return Site(cover, reductions, goods, most, cards + most)


def powers_without(seat: Seat, cover: int) -> Powers:
    """The powers that help to build over a card: all but the card's own (R30)."""
    if cover == NONE or not BIT[cover]:
        return seat.powers
    return POWERS[seat.powers.mask & ~BIT[cover]]


def privilege(state: State, seat: int, cover: int = NONE) -> int:
    """The builder's discount; a covered library does not double it (R15, R30)."""
    if state.role != stages.BUILDER or seat != state.chooser:
        return 0
    return 1 if cover != NONE and KIND[cover] == LIBRARY else state.privilege


def crane_sites(state: State, seat: int) -> list[Site]:
    """The places over buildings that the crane may cover (R31)."""
    own = state.seats[seat]
    if not own.powers.covers:
        return []
    return [site(state, seat, card) for card in own.buildings if COVERABLE[card]]


def may_stand(seat: Seat, card: int) -> bool:
    """Whether one more such building may stand in the city (R17)."""
    return not seat.owned & BIT[card]


def covers(card: int, cranes: list[Site]) -> list[int]:
    """The buildings over which the card can be built and paid (R32, R33)."""
    return [
        place.cover
        for place in cranes
        if KIND[place.cover] != KIND[card] and place.affords(card)
    ]


def buildable(state: State, seat: int) -> list[int]:
    """The cards that the seat may build and can pay for (R17, R41, R95)."""
    own = state.seats[seat]
    cards = [*own.hand, CATHEDRAL] if state.on_offer else own.hand
    cards = [card for card in cards if may_stand(own, card)]
    free = site(state, seat)
    able = [card for card in cards if free.affords(card)]
    if own.powers.covers and len(able) < len(cards):
        cranes = crane_sites(state, seat)
        able = [card for card in cards if free.affords(card) or covers(card, cranes)]
    return able


# ---------------------------------------------------------------- the phase


def _ask_building(state: State, seat: int) -> None:
    able = tuple(buildable(state, seat))
    state.ask(stages.BUILD, seat, able, 0, min(1, len(able)))


def _choose_building(state: State, seat: int, answer: Answer) -> None:
    if answer:
        state.card = answer[0]
        state.stack.append((stages.COVER, seat))
    else:
        state.note("passed", seat, stage="build")


def _ask_cover(state: State, seat: int) -> None:
    """Ask for the building to cover; a free place is an option if payable (R41)."""
    own, card = state.seats[seat], state.card
    free, cranes = site(state, seat), crane_sites(state, seat)
    under = tuple(covers(card, cranes))
    low = int(not free.affords(card))
    laden = tuple([other for other in own.laden() if other in under]) if under else ()
    state.ask(stages.COVER, seat, under, low, min(1, len(under)), card, laden)


def _cover(state: State, seat: int, answer: Answer) -> None:
    state.cover = answer[0] if answer else NONE
    state.stack.append((stages.MARKET, seat))


def _ask_goods(state: State, seat: int) -> None:
    card, place = state.card, site(state, seat, state.cover)
    due = place.price(card)
    cards = len(state.seats[seat].hand) - (card != CATHEDRAL)
    low, high = max(0, due - cards), min(due, place.most_goods)
    state.ask(stages.MARKET, seat, place.goods, low, high, card)


def _pay_goods(state: State, seat: int, answer: Answer) -> None:
    own = state.seats[seat]
    goods = [own.take_good(card) for card in own.buildings if card in answer]
    state.throw(goods, 0)
    state.paid = len(answer)
    state.stack.append((stages.PAY, seat))


def _ask_payment(state: State, seat: int) -> None:
    card = state.card
    hand = tuple([other for other in state.seats[seat].hand if other != card])
    due = site(state, seat, state.cover).price(card) - state.paid
    state.ask(stages.PAY, seat, hand, due, due, card)


def _build(state: State, seat: int, payment: Answer) -> None:
    """Pay, put the building up, then draw its effects (R14, R22)."""
    own, card, cover = state.seats[seat], state.card, state.cover
    goods = state.paid
    for other in payment:
        own.hand.remove(other)
    state.throw(payment, 1 << seat)
    if card == CATHEDRAL:
        state.on_offer = False
    else:
        own.hand.remove(card)
    over = None if cover == NONE else cover
    price = goods + len(payment)
    state.note("built", seat, payment, card=card, over=over, price=price, goods=goods)
    _put_up(state, seat)
    for hook in own.powers.after_build:
        hook(state, seat)
    state.card = state.cover = NONE
    state.paid = 0


def _put_up(state: State, seat: int) -> None:
    own, card, cover = state.seats[seat], state.card, state.cover
    if cover == NONE:
        own.buildings.append(card)
        own.goods.append(NONE)
    else:
        _cover_up(state, seat, own.buildings.index(cover))
    own.owned |= BIT[card]


def _cover_up(state: State, seat: int, place: int) -> None:
    """Remove the covered building from play and discard its good (R29, R34, R82)."""
    own, cover = state.seats[seat], state.cover
    if own.goods[place] != NONE:
        state.throw([own.take_good(cover)], 0)
        state.note("good_lost", seat, card=cover)
    own.powers = powers_without(own, cover)
    own.owned &= ~BIT[cover]
    own.covered.append((cover, place))
    own.buildings[place] = state.card


RUN[stages.BUILD] = _ask_building
TAKE[stages.BUILD] = _choose_building
RUN[stages.COVER] = _ask_cover
TAKE[stages.COVER] = _cover
RUN[stages.MARKET] = _ask_goods
TAKE[stages.MARKET] = _pay_goods
RUN[stages.PAY] = _ask_payment
TAKE[stages.PAY] = _build
