"""The features where tiles, buildings and colonists find their places."""

from __future__ import annotations

from typing import Final

from puerto_rico.ai.learned.active import MOST, RICH, TOP, Active
from puerto_rico.ai.learned.counts import (
    CIRCLES,
    lead_of,
    output_of,
    phase_of,
)
from puerto_rico.ai.learned.tables import (
    AT,
    BUILD,
    COUNTS,
    FEW,
    GOOD,
    KINDS,
    PLACE,
    SIZES,
    TILE,
)
from puerto_rico.rules.buildings.building import CLASSES
from puerto_rico.rules.buildings.tables import (
    COLUMN,
    MILLS,
    PLACES,
    SIZE,
)
from puerto_rico.rules.phases.builder import costs, discount
from puerto_rico.rules.phases.exchange import zoning
from puerto_rico.rules.pieces import CITY, QUARRY
from puerto_rico.rules.questions import Question
from puerto_rico.rules.seat import Seat
from puerto_rico.rules.state import State

GOOD_OF: Final = {mill: good for good, mills in enumerate(MILLS) for mill in mills}
"""By place of a production building: its good."""


def tile_features(state: State, question: Question, kinds: list[int]) -> Active:
    """The features where a tile is taken or placed."""
    own = state.seats[question.seat]
    owned = AT["tile_owned"]
    rows = [
        AT["tile_phase"] + TILE * phase_of(state),
        AT["tile_island"] + TILE * len(own.island),
        *[owned + TILE * one for one in own.city],
    ]
    more = [_tile_more(state, question.seat, own, kind) for kind in kinds]
    return Active(rows, [*kinds, TILE - 1], [*more, []])


def _tile_more(state: State, seat: int, own: Seat, kind: int) -> list[int]:
    count = own.island.count(kind)
    found = [AT["tile_count"] + FEW * kind + min(count, MOST)]
    if kind < QUARRY:
        circles = sum([CIRCLES[one] for one in own.city if CLASSES[one].good == kind])
        spare = max(-2, min(circles - count, 2)) + 2
        rivals = [one.island for n, one in enumerate(state.seats) if n != seat]
        most = max([island.count(kind) for island in rivals])
        found.append(AT["tile_mills"] + FEW * kind + spare)
        found.append(AT["tile_rivals"] + FEW * kind + min(most, MOST))
    return found


def build_features(state: State, question: Question, kinds: list[int]) -> Active:
    """The features where a building is built."""
    seat = question.seat
    own = state.seats[seat]
    made = output_of(own)
    owned = AT["build_owned"]
    less = discount(state, seat)
    rows = [
        AT["build_phase"] + BUILD * phase_of(state),
        AT["build_output"] + BUILD * (len(made) - made.count(0)),
        *[owned + BUILD * one for one in own.city],
    ]
    more = [_build_more(state, seat, own, one, less) for one in kinds]
    return Active(rows, [*kinds, KINDS], [*more, []])


def _build_more(
    state: State, seat: int, own: Seat, building: int, less: int
) -> list[int]:
    quarries, column = own.men[QUARRY], COLUMN[building]
    less += (quarries if quarries < column else column) + zoning(own, building)
    cost = max(0, costs(state.options)[building] - less)
    is_large = SIZE[building] > 1
    left = max(0, min(own.doubloons - cost, TOP))
    found = [
        AT["build_price"] + min(cost, RICH),
        AT["build_left"] + COUNTS * is_large + left,
        AT["build_size"] + SIZES * is_large + own.used,
    ]
    if (good := CLASSES[building].good) >= 0:
        mills = [one for one in own.city if CLASSES[one].good == good]
        there = sum([CIRCLES[one] for one in mills])
        gain = min(own.island.count(good) - there, CIRCLES[building])
        found.append(AT["build_gain"] + FEW * good + max(0, min(gain, MOST)))
    if own.used + SIZE[building] == CITY:
        found.append(AT["build_end"] + lead_of(state, seat))
    return found


def draft_features(state: State, question: Question, kinds: list[int]) -> Active:
    """The features where a building comes into play."""
    return Active([AT["draft"]], [*kinds, KINDS], [[] for _ in range(len(kinds) + 1)])


def place_features(state: State, question: Question, kinds: list[int]) -> Active:
    """The features where colonists are placed, but for those of `place_more`."""
    rows = [AT["place_phase"] + PLACE * phase_of(state)]
    return Active(rows, [*kinds, PLACES], [[] for _ in range(len(kinds) + 1)])


def place_more(men: list[int], place: int, circles: int) -> list[int]:
    """The weights of one more colonist at a place with that number of circles."""
    count = men[place]
    found = [
        AT["place_count"] + FEW * place + min(count, MOST),
        AT["place_left"] + FEW * place + min(circles - count, MOST),
    ]
    if (good := GOOD_OF.get(place, -1)) >= 0:
        mills = sum([men[mill] for mill in MILLS[good]])
        pair = max(-2, min(men[good] - mills, 2)) + 2
        found.append(AT["place_pair"] + FEW * good + pair)
    elif 0 < place < QUARRY:
        mills = sum([men[mill] for mill in MILLS[place]])
        pair = max(-2, min(mills - count, 2)) + 2
        found.append(AT["place_pair"] + FEW * (GOOD + place) + pair)
    return found
