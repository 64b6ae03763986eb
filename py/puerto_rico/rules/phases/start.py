"""The set-up of a game, and its first question."""

from puerto_rico.rules.options import Options
from puerto_rico.rules.phases import draft, rounds, settler
from puerto_rico.rules.pieces import BOXES, CORN
from puerto_rico.rules.state import State
from tabletop.base.rng import SHUFFLES, shuffle, stream


def fresh(options: Options, seed: int) -> State:
    """The table after the set-up: seat 0 is the governor."""
    state = State(options, seed)
    box = BOXES[options.seats]
    left = list(box.tiles)
    for seat, first in zip(state.seats, box.first, strict=True):
        left[first] -= 1
        seat.island.append(first)
        seat.doubloons = box.doubloons - (options.corn_handicap and first == CORN)
    state.deck = [good for good, count in enumerate(left) for _ in range(count)]
    rng = stream(seed, SHUFFLES[0])
    shuffle(state.deck, rng)
    draft.prepare(state, rng)
    return state


def begin(state: State) -> None:
    """Turn up the first tiles, and advance to the first question."""
    rounds.announce(state)
    settler.turn_up(state)
    rounds.next_turn(state)
    draft.begin(state)
    state.run()
