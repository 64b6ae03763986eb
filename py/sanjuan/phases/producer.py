"""The producer phase: goods on empty production buildings."""

from sanjuan import stages
from sanjuan.buildings import NONE, VIOLET
from sanjuan.questions import Answer
from sanjuan.state import RUN, TAKE, State


def begin(state: State) -> None:
    """Let every seat produce, the chooser first."""
    state.push(stages.PRODUCE, state.clockwise(state.chooser))


def end(state: State) -> None:
    """Nothing follows."""


def capacity(state: State, seat: int, privilege: int) -> int:
    """How many goods the seat may produce (R43)."""
    return 1 + privilege + state.seats[seat].powers.produce_more


def empty_plants(state: State, seat: int) -> Answer:
    """The seat's production buildings without a good."""
    own = state.seats[seat]
    places = zip(own.buildings, own.goods, strict=True)
    return tuple([c for c, good in places if good == NONE and not VIOLET[c]])


def _ask(state: State, seat: int) -> None:
    empty = empty_plants(state, seat)
    count = min(len(empty), capacity(state, seat, state.privilege_of(seat)))
    state.ask(stages.PRODUCE, seat, empty, count, count)


def _produce(state: State, seat: int, answer: Answer) -> None:
    """Lay goods unseen (R13); the pile may hold too few (R12)."""
    own = state.seats[seat]
    goods = state.draw(len(answer))
    for card, good in zip(answer, goods, strict=False):
        own.goods[own.buildings.index(card)] = good
    if goods:
        state.note("produced", seat, buildings=answer[: len(goods)])
        for hook in own.powers.after_produce:
            hook(state, seat, len(goods))


RUN[stages.PRODUCE] = _ask
TAKE[stages.PRODUCE] = _produce
