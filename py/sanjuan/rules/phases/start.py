"""The start of a game: shuffle, deal, and the choose-four start."""

from sanjuan.rules import stages
from sanjuan.rules.buildings import FIRST_PLANT, NONE
from sanjuan.rules.cards import TILES, deck
from sanjuan.rules.options import Options
from sanjuan.rules.phases import rounds
from sanjuan.rules.state import RUN, TAKE, State
from tabletop.base.rng import SHUFFLES, by_chance, shuffle, stream
from tabletop.rules.question import Answer

DEALT = (5, 6, 7, 8)
"""By seat: the cards dealt in the choose-four start (R6)."""


def fresh(options: Options, seed: int) -> State:
    """A shuffled table with a plant in each city and no cards dealt (R5)."""
    state = State(options, seed)
    rng = stream(seed, SHUFFLES[0])
    cards = list(deck(options.edition, options.expansion))
    for number, seat in enumerate(state.seats):
        plant = FIRST_PLANT + number
        cards.remove(plant)
        seat.buildings.append(plant)
        seat.goods.append(NONE)
    shuffle(cards, rng)
    state.pile = cards
    state.tiles = by_chance(TILES, rng)
    return state


def begin(state: State) -> None:
    """Deal, and advance to the first question."""
    rounds.announce(state)
    state.stack.append((stages.ROLE, state.governor))
    if state.options.choose_four:
        hands = [state.draw(count) for count in DEALT[: len(state.seats)]]
        for seat, hand in zip(state.seats, hands, strict=True):
            seat.hand = hand
        state.push(stages.START_HAND, range(len(hands)))
    else:
        for seat in state.seats:
            seat.hand = state.draw(4)
    state.run()


def dealt(options: Options, seed: int) -> State:
    """A new game at its first question."""
    state = fresh(options, seed)
    begin(state)
    return state


def _choose(state: State, seat: int) -> None:
    hand = tuple(state.seats[seat].hand)
    state.ask(stages.START_HAND, seat, hand, 4, 4)


def _keep(state: State, seat: int, kept: Answer) -> None:
    hand = state.seats[seat].hand
    left = [card for card in hand if card not in kept]
    state.shed(seat, tuple(left), "start_hand")


RUN[stages.START_HAND] = _choose
TAKE[stages.START_HAND] = _keep
