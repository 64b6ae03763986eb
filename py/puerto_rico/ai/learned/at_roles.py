"""The features at a choice of roles."""

from __future__ import annotations

from puerto_rico.ai.learned.active import MOST, RICH, TOP, Active
from puerto_rico.ai.learned.counts import (
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
    FEW,
    ROLE,
)
from puerto_rico.rules.buildings.building import CLASSES
from puerto_rico.rules.pieces import QUARRY
from puerto_rico.rules.questions import Question
from puerto_rico.rules.seat import Seat
from puerto_rico.rules.state import State


def role_features(state: State, question: Question, kinds: list[int]) -> Active:
    """The features at a choice of roles."""
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
