"""Positions: tables by names, to set up, share and study.

`describe` writes a position at any moment; `set_up` builds the table of a position, and
refuses one that cannot exist.
"""

from typing import Final, cast

from puerto_rico.knowledge.facts import OptionsFacts
from puerto_rico.knowledge.view import island, nobles
from puerto_rico.records.facts import Position, SeatPosition
from puerto_rico.records.setting_up import (
    MOST,
    Setter,
    at_most,
    bad_value,
    counts,
    fields,
    one_of,
    within,
)
from puerto_rico.rules import stages
from puerto_rico.rules.buildings.building import CLASSES
from puerto_rico.rules.buildings.tables import IDS
from puerto_rico.rules.options import Options, check_options
from puerto_rico.rules.phases.rounds import LAST_ROUND
from puerto_rico.rules.phases.start import fresh
from puerto_rico.rules.pieces import BOXES, GOODS, TILES
from puerto_rico.rules.seat import Seat
from puerto_rico.rules.state import State
from puerto_rico.rules.turns import ONCE
from tabletop.base.errors import OptionError, PositionError
from tabletop.base.rng import check_seed
from tabletop.base.validation import Fields

MOST_SHUFFLES: Final = 10_000
CAUSES: Final = ("colonists", "city", "points", "rounds")
"""The causes that end a game with the round."""

_KEYS: Final = frozenset(Position.__annotations__)
_SEAT_KEYS: Final = frozenset(SeatPosition.__annotations__)


def describe(state: State) -> Position:
    """The whole table, hidden tiles included.

    Tiles laid aside and barrels in the supply are those that lie nowhere else.
    """
    ships = zip(BOXES[len(state.seats)].ships, state.cargo, state.loaded, strict=True)
    asked = state.question
    return {
        "options": cast(OptionsFacts, state.options.as_json()),
        "seed": state.seed,
        "round": state.round,
        "governor": state.governor,
        "roles_taken": [stages.ROLES[role] for role in state.taken],
        "bounty": _counted(stages.ROLES, state.bounty),
        "supply": state.supply,
        "ship": state.ship,
        "nobles": state.nobles,
        "ship_nobles": state.ship_nobles,
        "pool": state.pool,
        "buildings": _counted(IDS, state.buildings),
        "quarries": state.quarries,
        "row": [TILES[tile] for tile in state.row],
        "deck": [TILES[tile] for tile in state.deck[::-1]],
        "shuffles": state.shuffles,
        "shop": [GOODS[good] for good in state.shop],
        "ships": [
            {"hold": hold, "good": GOODS[good], "count": count}
            for hold, good, count in ships
            if count
        ],
        "spent": [one for bit, one in enumerate(ONCE) if state.spent >> bit & 1],
        "ending": state.ending,
        "seats": [_described(seat) for seat in state.seats],
        "question": {"seat": asked.seat, "name": stages.NAMES[asked.stage]}
        if asked
        else None,
    }


def _counted(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return {name: n for name, n in zip(names, counts, strict=False) if n}


def _described(seat: Seat) -> SeatPosition:
    return {
        "doubloons": seat.doubloons,
        "deposit": seat.deposit,
        "points": seat.points,
        "goods": _counted(GOODS, seat.goods),
        "san_juan": seat.san_juan,
        "nobles": nobles(seat),
        "island": island(seat),
        "city": [
            {"id": one.id, "colonists": seat.men[one.place]}
            for one in map(CLASSES.__getitem__, seat.city)
        ],
    }


# ---------------------------------------------------------------- reading


def set_up(position: object) -> State:
    """The state of a position, with no open question yet; raises PositionError."""
    given = fields(position, _KEYS)
    seats = [fields(seat, _SEAT_KEYS) for seat in given.listed("seats", [])]
    state = _frame(given, len(seats))
    _check_question(given, state)
    Setter(state, given).set_up(seats)
    state.stack = [(stages.ROLE, state.chooser)]
    return state


def _frame(given: Fields, seats: int) -> State:
    """The state with all pieces in the box."""
    chosen = given.get("options", {})
    fields(chosen, frozenset(Options._fields))
    if chosen.get("seats", seats) != seats:
        raise bad_value("seats", chosen.get("seats"))
    try:
        options = check_options({**chosen, "seats": seats})
        state = fresh(options, check_seed(given.get("seed", 1)))
    except OptionError as error:
        raise PositionError(error.id, error.facts) from None
    _fill_in_round(state, given)
    return state


def _fill_in_round(state: State, given: Fields) -> None:
    box = BOXES[len(state.seats)]
    roles = stages.ROLES[: box.roles]
    state.round = given.number("round", range(1, LAST_ROUND + 1), 1)
    state.governor = given.number("governor", range(len(state.seats)), 0)
    state.shuffles = given.number("shuffles", range(MOST_SHUFFLES + 1), 0)
    taken = given.listed("roles_taken", [])
    state.taken = [one_of(roles, "roles_taken", role) for role in taken]
    if len({*state.taken}) < len(taken) or len(taken) >= box.turns:
        raise bad_value("roles_taken", len(taken))
    state.chooser = (state.governor + len(taken)) % len(state.seats)
    for name, count in counts(given, "bounty").items():
        role = one_of(roles, "bounty", name)
        state.bounty[role] = within(MOST, "bounty", count)
    spent = at_most(given, "spent", len(ONCE))
    bits = {1 << one_of(ONCE, "spent", one) for one in spent}
    if len(bits) < len(spent):
        raise bad_value("spent", spent)
    state.spent = sum(bits)
    ending = given.get("ending")
    if ending is not None:
        state.ending = CAUSES[one_of(CAUSES, "ending", ending)]


def _check_question(given: Fields, state: State) -> None:
    """Refuse a position in the middle of a phase or after the end."""
    asked = given.get("question", {})
    if asked is None:
        raise PositionError("position_over")
    question = fields(asked, frozenset({"seat", "name"}))
    if question.get("name", "role") != "role":
        raise bad_value("question", question.get("name"))
    if question.get("seat", state.chooser) != state.chooser:
        raise bad_value("question", question.get("seat"))
