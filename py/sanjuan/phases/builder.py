"""The builder phase: what can be built, over what, for how much, and the building of it.

One set of functions prices a building for the phase itself and for `Game.explain`.
"""

from sanjuan import stages
from sanjuan.buildings import (
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
from sanjuan.questions import Answer
from sanjuan.state import RUN, TAKE, Seat, State


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


def powers_without(seat: Seat, cover: int) -> Powers:
    """What helps the seat to build over that card: all that it does not cover (R30)."""
    if cover == NONE or not BIT[cover]:
        return seat.powers
    return POWERS[seat.powers.mask & ~BIT[cover]]


def privilege(state: State, seat: int, cover: int = NONE) -> int:
    """The builder's discount; a covered library does not double it (R15, R30)."""
    role = state.privilege_of(seat) if state.role == stages.BUILDER else 0
    return min(role, 1) if cover != NONE and KIND[cover] == LIBRARY else role


def price(state: State, seat: int, card: int, cover: int = NONE) -> int:
    """What is to be paid, in goods and cards together (R15, R35)."""
    powers = powers_without(state.seats[seat], cover)
    violet = VIOLET[card]
    discount = powers.violet_discount if violet else powers.production_discount
    deducted = DEDUCTS[cover] if cover != NONE else 0
    full = COST[card] - discount - deducted - privilege(state, seat, cover)
    return full if full > 0 else 0


def goods_that_pay(seat: Seat, cover: int = NONE) -> Answer:
    """The goods the black market takes for this build (R25, R30, R34)."""
    if not powers_without(seat, cover).goods_pay:
        return ()
    return tuple([card for card in seat.laden() if card != cover])


def funds(seat: Seat, card: int, cover: int = NONE) -> int:
    """The highest price the seat could pay for that card."""
    goods = len(goods_that_pay(seat, cover)) if seat.powers.goods_pay else 0
    pay = min(goods, powers_without(seat, cover).goods_pay)
    return len(seat.hand) - (card != CATHEDRAL) + pay


def may_stand(seat: Seat, card: int) -> bool:
    """Whether another such building may stand in the city (R17)."""
    return not seat.owned & BIT[card]


def covers(state: State, seat: int, card: int) -> list[int]:
    """The buildings the crane may build that card over, and pay for it (R29 to R36)."""
    own = state.seats[seat]
    if not own.powers.covers:
        return []
    return [
        under
        for under in own.buildings
        if COVERABLE[under]
        and KIND[under] != KIND[card]
        and price(state, seat, card, under) <= funds(own, card, under)
    ]


def can_build(state: State, seat: int, card: int) -> bool:
    """Whether the seat may build that card and can pay for it somewhere."""
    own = state.seats[seat]
    return may_stand(own, card) and (
        price(state, seat, card) <= funds(own, card) or bool(covers(state, seat, card))
    )


# ---------------------------------------------------------------- the phase


def _ask_building(state: State, seat: int) -> None:
    own = state.seats[seat]
    cards = [*own.hand, CATHEDRAL] if state.on_offer else own.hand
    able = tuple([card for card in cards if can_build(state, seat, card)])
    state.ask(stages.BUILD, seat, able, 0, min(1, len(able)))


def _choose_building(state: State, seat: int, answer: Answer) -> None:
    if answer:
        state.card = answer[0]
        state.stack.append((stages.COVER, seat))
    else:
        state.note("passed", seat, stage="build")


def _ask_cover(state: State, seat: int) -> None:
    """Ask what to cover; a free place only if it can be paid (R41)."""
    own, card = state.seats[seat], state.card
    under = tuple(covers(state, seat, card))
    low = int(price(state, seat, card) > funds(own, card))
    laden = tuple([other for other in own.laden() if other in under]) if under else ()
    state.ask(stages.COVER, seat, under, low, min(1, len(under)), card, laden)


def _cover(state: State, seat: int, answer: Answer) -> None:
    state.cover = answer[0] if answer else NONE
    state.stack.append((stages.MARKET, seat))


def _ask_goods(state: State, seat: int) -> None:
    own, card, cover = state.seats[seat], state.card, state.cover
    goods = goods_that_pay(own, cover)
    due = price(state, seat, card, cover)
    high = min(powers_without(own, cover).goods_pay, len(goods), due)
    low = max(0, due - len(own.hand) + (card != CATHEDRAL))
    state.ask(stages.MARKET, seat, goods, min(low, high), high, card)


def _pay_goods(state: State, seat: int, answer: Answer) -> None:
    own = state.seats[seat]
    state.throw([own.take_good(card) for card in answer], 0)
    state.paid = len(answer)
    state.stack.append((stages.PAY, seat))


def _ask_payment(state: State, seat: int) -> None:
    card = state.card
    hand = tuple([other for other in state.seats[seat].hand if other != card])
    due = price(state, seat, card, state.cover) - state.paid
    state.ask(stages.PAY, seat, hand, due, due, card)


def _build(state: State, seat: int, payment: Answer) -> None:
    """Pay, put the building up, then draw what follows from it (R14, R22)."""
    own, card, cover = state.seats[seat], state.card, state.cover
    facts = {"price": price(state, seat, card, cover), "goods": state.paid}
    for other in payment:
        own.hand.remove(other)
    state.throw(payment, 1 << seat)
    if card == CATHEDRAL:
        state.on_offer = False
    else:
        own.hand.remove(card)
    over = None if cover == NONE else cover
    state.note("built", seat, payment, card=card, over=over, **facts)
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
    """Put the covered building out of play; its good is lost (R29, R34, R82)."""
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
