"""The councillor phase: each seat draws cards and keeps some of them."""

from sanjuan.rules import stages
from sanjuan.rules.state import RUN, TAKE, State
from tabletop.rules.question import Answer


def begin(state: State) -> None:
    """Fill the customs offices (R80), then let every seat draw."""
    order = state.clockwise(state.chooser)
    for seat in order:
        for hook in state.seats[seat].powers.begin_councillor:
            hook(state, seat)
    state.push(stages.COUNSEL, order)


def end(state: State) -> None:
    """Nothing follows."""


def drawn(privilege: int) -> int:
    """The number of cards that a seat looks at: 2, 5 or 8 (R49)."""
    return 2 + 3 * privilege


def kept(state: State, seat: int) -> int:
    """The number of cards that a seat keeps: 1 or 2 (R49)."""
    return 1 + state.seats[seat].powers.keep_more


def _draw(state: State, seat: int) -> None:
    """Draw; with an archive the cards join the hand at once (R50, R52)."""
    own = state.seats[seat]
    cards = state.draw(drawn(state.privilege_of(seat)), seat)
    keep = min(len(cards), kept(state, seat))
    state.note("councillor_drew", seat, tuple(cards))
    if own.powers.keeps_from_hand:
        own.hand += cards
        count = len(cards) - keep
        state.ask(stages.DISCARD, seat, tuple(own.hand), count, count, "archive")
    else:
        state.drawn = cards
        state.ask(stages.KEEP, seat, tuple(cards), keep, keep)


def _keep(state: State, seat: int, answer: Answer) -> None:
    state.seats[seat].hand += answer
    left = tuple([card for card in state.drawn if card not in answer])
    state.throw(left, 1 << seat)
    state.drawn = []
    state.note("kept", seat, answer)


def _discard(state: State, seat: int, answer: Answer) -> None:
    """Discard for the archive or the hand limit (R7, R50)."""
    at_council = state.role == stages.COUNCILLOR
    state.shed(seat, answer, "archive" if at_council else "hand_limit")


RUN[stages.COUNSEL] = _draw
TAKE[stages.KEEP] = _keep
TAKE[stages.DISCARD] = _discard
