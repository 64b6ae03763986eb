"""The producer phase: goods on empty production buildings."""

from sanjuan.rules import stages
from sanjuan.rules.buildings import NONE, VIOLET
from sanjuan.rules.state import RUN, TAKE, State
from tabletop.rules.question import Answer


def begin(state: State) -> None:
    """Let every seat produce, the chooser first."""
    state.push(stages.PRODUCE, state.clockwise(state.chooser))


def end(state: State) -> None:
    """Nothing follows."""


def capacity(state: State, seat: int, privilege: int) -> int:
    """The most goods that the seat may produce (R43)."""
    return 1 + privilege + state.seats[seat].powers.produce_more


def output(state: State, seat: int) -> int:
    """The goods that it does produce, limited by empty plants and cards left (R12)."""
    most = capacity(state, seat, state.privilege_of(seat))
    return min(most, len(empty_plants(state, seat)), state.cards_left)


def empty_plants(state: State, seat: int) -> Answer:
    """The seat's production buildings without a good."""
    own = state.seats[seat]
    places = zip(own.buildings, own.goods, strict=True)
    return tuple([c for c, good in places if good == NONE and not VIOLET[c]])


def _ask(state: State, seat: int) -> None:
    """Ask for as many empty plants as the seat may fill."""
    count = output(state, seat)
    state.ask(stages.PRODUCE, seat, empty_plants(state, seat), count, count)


def _produce(state: State, seat: int, answer: Answer) -> None:
    """Lay goods unseen, place by place (R13)."""
    own = state.seats[seat]
    plants = [card for card in own.buildings if card in answer]
    for card, good in zip(plants, state.draw(len(plants)), strict=True):
        own.goods[own.buildings.index(card)] = good
    if answer:
        state.note("produced", seat, buildings=answer)
        for hook in own.powers.after_produce:
            hook(state, seat, len(answer))


RUN[stages.PRODUCE] = _ask
TAKE[stages.PRODUCE] = _produce
