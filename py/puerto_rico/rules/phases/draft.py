"""The violet buildings in play: all of the base, or one for each slot of some sets."""

from collections.abc import Iterator
from typing import Final

from puerto_rico.rules import stages
from puerto_rico.rules.buildings.building import CLASSES, Building
from puerto_rico.rules.buildings.production import PRODUCTION
from puerto_rico.rules.buildings.tables import BARS, SETS
from puerto_rico.rules.options import Options
from puerto_rico.rules.pieces import BOXES
from puerto_rico.rules.state import RUN, TAKE, State
from tabletop.base.rng import Chance
from tabletop.rules.question import Answer

SLOTS: Final = (1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 8, 9)
"""The costs of the small violet buildings of a game."""
LARGE: Final = 5
"""The number of large buildings of a game."""


def prepare(state: State, rng: Chance) -> None:
    """Bring the buildings into play, by chance if sets are mixed without a draft."""
    for building in PRODUCTION:
        _add(state, building.number)
    if not state.options.sets:
        for number in SETS["base"]:
            _add(state, number)
    elif not state.options.draft:
        while left := eligible(state):
            _add(state, left[int(rng.random() * len(left))])


def begin(state: State) -> None:
    """Let the seats draft, the governor first."""
    if eligible(state):
        state.stack.append((stages.DRAFT, state.governor))


def eligible(state: State) -> Answer:
    """The buildings for which there is a slot, and with which none in play goes ill."""
    if not state.options.sets:
        return ()
    chosen = [number for number, left in enumerate(state.buildings) if left]
    bars = {} if state.options.all_pairs else BARS
    violet = [CLASSES[number] for number in chosen if CLASSES[number] not in PRODUCTION]
    return tuple(
        [
            number
            for number in candidates(state.options)
            if number not in chosen
            and not bars.get(number, set()) & {*chosen}
            and _has_slot(violet, CLASSES[number])
        ]
    )


def candidates(options: Options) -> Iterator[int]:
    """The violet buildings of the base game and of the sets."""
    yield from SETS["base"]
    for name in SETS:
        if name in options.sets:
            yield from SETS[name]


def _has_slot(chosen: list[type[Building]], building: type[Building]) -> bool:
    if building.size > 1:
        return sum(one.size > 1 for one in chosen) < LARGE
    same = sum(one.cost == building.cost for one in chosen if one.size == 1)
    return same < SLOTS.count(building.cost)


def _add(state: State, number: int) -> None:
    """Lay all copies ready; with two seats two, or one of a violet building."""
    building = CLASSES[number]
    most = 2 if building in PRODUCTION else 1
    few = len(state.seats) == min(BOXES)
    state.buildings[number] = min(building.copies, most) if few else building.copies


def _ask(state: State, seat: int) -> None:
    state.ask(stages.DRAFT, seat, eligible(state), 1, 1)


def _draft(state: State, seat: int, answer: Answer) -> None:
    _add(state, answer[0])
    state.note("drafted", seat, building=CLASSES[answer[0]].id)
    if eligible(state):
        state.stack.append((stages.DRAFT, (seat + 1) % len(state.seats)))


RUN[stages.DRAFT] = _ask
TAKE[stages.DRAFT] = _draft
