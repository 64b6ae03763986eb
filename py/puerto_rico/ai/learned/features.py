"""The active features at each question: places in the list of the policy's weights.

`Active.rows` are the beginnings of rows that all options share, each with a column for
each kind of option; `more` are further weights of one kind.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from puerto_rico.ai.learned.counts import (
    CIRCLES,
    free_of,
    lead_of,
    load_of,
    output_of,
    phase_of,
    sale_of,
)
from puerto_rico.ai.learned.tables import (
    AT,
    BOUNTIES,
    BUILD,
    COUNTS,
    FEW,
    GOOD,
    KINDS,
    LOAD,
    MONEY,
    OTHER,
    PHASES,
    PLACE,
    ROLE,
    SELL,
    SIZES,
    TILE,
)
from puerto_rico.rules import stages
from puerto_rico.rules.buildings.building import CLASSES
from puerto_rico.rules.buildings.tables import (
    COLUMN,
    MILLS,
    PLACES,
    SALE_BONUS,
    SIZE,
    power,
)
from puerto_rico.rules.codes import COPIES, HOLDS, POST, SMALL_WHARF, WHARF
from puerto_rico.rules.phases import captain
from puerto_rico.rules.phases.builder import costs, discount
from puerto_rico.rules.phases.exchange import zoning
from puerto_rico.rules.pieces import BOXES, CITY, FOREST, PRICES, QUARRY
from puerto_rico.rules.questions import Question
from puerto_rico.rules.seat import Seat
from puerto_rico.rules.state import State

TOP: Final = COUNTS - 1
RICH: Final = MONEY - 1
MOST: Final = FEW - 1
GOOD_OF: Final = {mill: good for good, mills in enumerate(MILLS) for mill in mills}
"""By place of a production building: its good."""


class Active(NamedTuple):
    """The features of a question, by kind of option; the last kind is to stop."""

    rows: list[int]
    columns: list[int]
    more: list[list[int]]


def kinds_at(question: Question) -> list[int]:
    """The kinds of a question's options, each once."""
    if question.stage in stages.COPIED:
        return [*dict.fromkeys([option // COPIES for option in question.options])]
    return [*question.options]


def features(state: State, question: Question, kinds: list[int]) -> Active:
    """The features at a question whose options have these kinds."""
    return MAKERS[question.stage](state, question, kinds)


# ---------------------------------------------------------------- roles


def _role(state: State, question: Question, kinds: list[int]) -> Active:
    seat = question.seat
    own, seats = state.seats[seat], len(state.seats)
    rows = _own_rows(state, seat, own)
    rows += _rival_rows(state, seat)
    turn = AT["role_turn"]
    rows.append(turn + ROLE * min(len(state.taken), FEW))
    taken = AT["role_taken"]
    rows += [taken + ROLE * role for role in state.taken]
    ship = (state.ship + state.ship_nobles + seats - 1) // seats
    rows.append(AT["role_ship"] + ROLE * min(ship, MOST))
    if state.ending is not None:
        rows.append(AT["role_end"] + ROLE * lead_of(state, seat))
    bounty, at = state.bounty, AT["role_bounty"]
    more = [[at + BOUNTIES * role + min(bounty[role], BOUNTIES - 1)] for role in kinds]
    return Active(rows, [*kinds, 0], [*more, []])


def _own_rows(state: State, seat: int, own: Seat) -> list[int]:
    made = output_of(own)
    variety = len(made) - made.count(0)
    output = min(sum(made), TOP) * (FEW + 1) + variety
    men, works = own.men, AT["role_works"]
    rows = [
        AT["role_phase"] + ROLE * phase_of(state),
        AT["role_funds"] + ROLE * min(own.doubloons + men[QUARRY], RICH),
        AT["role_sale"] + ROLE * min(sale_of(state, own), TOP),
        AT["role_load"] + ROLE * min(load_of(state, own), TOP),
        AT["role_output"] + ROLE * output,
        AT["role_free"] + ROLE * max(0, min(free_of(own), TOP)),
        AT["role_goods"] + ROLE * min(sum(own.goods), TOP),
        AT["role_island"] + ROLE * len(own.island),
        AT["role_quarries"] + ROLE * min(men[QUARRY], MOST),
    ]
    city = [one for one in own.city if men[CLASSES[one].place]]
    rows += [works + ROLE * one for one in city]
    return rows


def _rival_rows(state: State, seat: int) -> list[int]:
    """The rows for the most that a rival has."""
    funds = sale = load = made = free = 0
    for number, own in enumerate(state.seats):
        if number != seat:
            funds = max(funds, own.doubloons + own.men[QUARRY])
            sale = max(sale, sale_of(state, own))
            load = max(load, load_of(state, own))
            made = max(made, sum(output_of(own)))
            free = max(free, free_of(own))
    return [
        AT["rival_funds"] + ROLE * min(funds, RICH),
        AT["rival_sale"] + ROLE * min(sale, TOP),
        AT["rival_load"] + ROLE * min(load, TOP),
        AT["rival_output"] + ROLE * min(made, TOP),
        AT["rival_free"] + ROLE * min(free, TOP),
    ]


# ---------------------------------------------------------------- tiles


def _tile(state: State, question: Question, kinds: list[int]) -> Active:
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


# ---------------------------------------------------------------- buildings


def _build(state: State, question: Question, kinds: list[int]) -> Active:
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


def _draft(state: State, question: Question, kinds: list[int]) -> Active:
    return Active([AT["draft"]], [*kinds, KINDS], [[] for _ in range(len(kinds) + 1)])


# ---------------------------------------------------------------- colonists


def _place(state: State, question: Question, kinds: list[int]) -> Active:
    rows = [AT["place_phase"] + PLACE * phase_of(state)]
    return Active(rows, [*kinds, PLACES], [[] for _ in range(len(kinds) + 1)])


def place_more(men: list[int], place: int, circles: int) -> list[int]:
    """The weights of one more colonist at a place that has so many circles."""
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


# ---------------------------------------------------------------- goods


def _sell(state: State, question: Question, kinds: list[int]) -> Active:
    own = state.seats[question.seat]
    bonus, shop = power(own, SALE_BONUS), min(len(state.shop), MOST)
    more = []
    for option in kinds:
        good = option % POST
        income = PRICES[good] + (bonus if option < POST else 0)
        more.append(
            [
                AT["sell_income"] + min(income, TOP),
                AT["sell_held"] + FEW * good + min(own.goods[good], MOST),
                AT["sell_shop"] + GOOD * shop + good,
            ]
        )
    stop = [AT["sell_shop"] + GOOD * shop + GOOD - 1]
    rows = [AT["sell_phase"] + SELL * phase_of(state)]
    return Active(rows, [*kinds, SELL - 1], [*more, stop])


def _craft(state: State, question: Question, kinds: list[int]) -> Active:
    own = state.seats[question.seat]
    more = []
    for good in kinds:
        space = max(captain.room(state, good))
        room = min(max(0, space - own.goods[good]), MOST)
        more.append(
            [
                AT["craft_held"] + FEW * good + min(own.goods[good], MOST),
                AT["craft_shop"] + 2 * good + (good in state.shop),
                AT["craft_room"] + FEW * good + room,
            ]
        )
    rows = [AT["craft_phase"] + GOOD * phase_of(state)]
    return Active(rows, [*kinds, GOOD - 1], [*more, []])


def _load(state: State, question: Question, kinds: list[int]) -> Active:
    seat = question.seat
    more, columns = [], []
    for option in kinds:
        column, found = _load_more(state, seat, state.seats[seat], option)
        columns.append(column)
        more.append(found)
    rows = [AT["load_phase"] + LOAD * phase_of(state)]
    return Active(rows, [*columns, LOAD - 1], [*more, []])


def _load_more(
    state: State, seat: int, own: Seat, option: int
) -> tuple[int, list[int]]:
    """The column of a loading, and its other weights."""
    if option == SMALL_WHARF:
        count = min(sum(own.goods) // 2, TOP)
        return LOAD - 2, [AT["load_count"] + 2 * COUNTS + count]
    good, hold = divmod(option, HOLDS)
    held = own.goods[good]
    if hold == WHARF:
        return LOAD - 3, [
            AT["load_count"] + COUNTS + min(held, TOP),
            AT["load_left"] + FEW * good,
        ]
    ship = BOXES[len(state.seats)].ships.index(hold)
    space = hold - state.loaded[ship]
    count = min(held, space)
    is_new = state.loaded[ship] == 0
    rivals = [one.goods[good] for n, one in enumerate(state.seats) if n != seat]
    return good, [
        AT["load_count"] + min(count, TOP),
        AT["load_left"] + FEW * good + min(held - count, MOST),
        AT["load_fills"] + FEW * is_new + min(space - count, MOST),
        AT["load_rivals"] + COUNTS * is_new + min(sum(rivals), TOP),
    ]


def _keep(state: State, question: Question, kinds: list[int]) -> Active:
    own, many = state.seats[question.seat], question.stage == stages.WAREHOUSE
    at = AT["keep_held"] + GOOD * COUNTS * many
    more = [[at + COUNTS * good + min(own.goods[good], TOP)] for good in kinds]
    stop = [AT["keep_stop"] + FEW * many]
    return Active([], [*kinds, GOOD - 1], [*more, stop])


# ---------------------------------------------------------------- all others


def _other(state: State, question: Question, kinds: list[int]) -> Active:
    row = AT["other"] + OTHER * (PHASES * question.stage + phase_of(state))
    most = OTHER - 2
    if question.stage in stages.CONSENTS:
        columns = [0 for _ in kinds]
    elif question.stage in stages.OCCUPIED:
        columns = [min(option // COPIES, most) for option in kinds]
    else:
        columns = [min(option, most) for option in kinds]
    return Active([row], [*columns, OTHER - 1], [[] for _ in range(len(kinds) + 1)])


Maker = Callable[[State, Question, list[int]], Active]

_OWN: Final[dict[int, Maker]] = {
    stages.ROLE: _role,
    stages.TILE: _tile,
    stages.SECOND_TILE: _tile,
    stages.FORESTRY: _tile,
    stages.BUILD: _build,
    stages.PLACE: _place,
    stages.GUEST: _place,
    stages.GUEST_NOBLE: _place,
    stages.ENNOBLE: _place,
    stages.SELL: _sell,
    stages.CRAFT: _craft,
    stages.WELL: _craft,
    stages.LOAD: _load,
    stages.WAREHOUSE: _keep,
    stages.BARREL: _keep,
    stages.SMALL_WHARF: _keep,
    stages.DRAFT: _draft,
}

MAKERS: Final = [_OWN.get(stage, _other) for stage in range(stages.COUNT)]
"""By stage: the function that finds its features."""
assert FOREST == QUARRY + 1
