"""The view of one seat as JSON-ready data, the only input of players."""

from typing import TypeVar, cast

from puerto_rico.knowledge.facts import (
    KnownFacts,
    OptionsFacts,
    QuestionFacts,
    SeatFacts,
    ShipFacts,
    TileFacts,
    View,
)
from puerto_rico.rules import stages
from puerto_rico.rules.buildings.building import CLASSES
from puerto_rico.rules.buildings.tables import IDS, PLACE_NAMES
from puerto_rico.rules.phases.mayor import proposal
from puerto_rico.rules.pieces import BOXES, GOODS, NONE, TILES
from puerto_rico.rules.seat import Seat
from puerto_rico.rules.state import SMALL_BITS, State
from puerto_rico.rules.turns import ONCE

N = TypeVar("N", bound=str)


def view(state: State, seat: int | None, ply: int = 0) -> View:
    """The knowledge of a seat; None gives that of a spectator."""
    return {
        "seat": seat,
        "ply": ply,
        "round": state.round,
        "question": _question(state, seat),
        "options": cast(OptionsFacts, state.options.as_json()),
        "governor": state.governor,
        "chooser": state.chooser,
        "roles": [
            {"id": stages.ROLES[role], "doubloons": doubloons}
            for role, doubloons in enumerate(state.bounty)
        ],
        "roles_taken": [stages.ROLES[role] for role in state.taken],
        "supply": state.supply,
        "ship": state.ship,
        "nobles": state.nobles,
        "ship_nobles": state.ship_nobles,
        "pool": state.pool,
        "goods": state.goods[:],
        "row": [TILES[tile] for tile in state.row],
        "deck": len(state.deck),
        "aside": state.aside[:],
        "quarries": state.quarries,
        "buildings": _buildings(state),
        "shop": [GOODS[good] for good in state.shop],
        "ships": _ships(state),
        "seats": [_seat(state, n, seat) for n in range(len(state.seats))],
        "known": _known(state, seat),
    }


def uncounted(seen: View) -> View:
    """The view of somebody who has not counted the points of the other seats."""
    points = [seat["points"] for seat in seen["seats"]]
    return {**seen, "known": {**seen["known"], "points": points}}


def _buildings(state: State) -> dict[str, int]:
    """The number left of each building that is in play."""
    built = {building for own in state.seats for building in own.city}
    left = enumerate(state.buildings)
    return {IDS[one]: count for one, count in left if count or one in built}


def sees_points(state: State, viewer: int | None, seat: int) -> bool:
    """Whether that viewer may look at the points of a seat."""
    return state.options.open_points or state.over or viewer == seat


def _question(state: State, seat: int | None) -> QuestionFacts | None:
    question = state.question
    if question is None:
        return None
    facts = cast(QuestionFacts, question.facts(seat))
    if question.stage == stages.PLACE and seat == question.seat:
        facts["proposed"] = list(proposal(state.seats[question.seat], question))
    return facts


def _ships(state: State) -> list[ShipFacts]:
    loads = zip(BOXES[len(state.seats)].ships, state.cargo, state.loaded, strict=True)
    return [
        {"hold": hold, "good": _named(GOODS, good), "count": count}
        for hold, good, count in loads
    ]


def _seat(state: State, number: int, viewer: int | None) -> SeatFacts:
    own = state.seats[number]
    return {
        "doubloons": own.doubloons,
        "deposit": own.deposit,
        "points": own.points if sees_points(state, viewer, number) else None,
        "goods": own.goods[:],
        "san_juan": own.san_juan,
        "nobles": nobles(own),
        "island": island(own),
        "city": [
            {"id": one.id, "colonists": own.men[one.place], "circles": one.circles}
            for one in map(CLASSES.__getitem__, own.city)
        ],
    }


def nobles(own: Seat) -> dict[str, int]:
    """The nobles of a seat by place; places without any are absent."""
    return {PLACE_NAMES[at]: count for at, count in enumerate(own.nobles) if count}


def island(own: Seat) -> list[TileFacts]:
    """The tiles of a seat; of equal ones the earliest are occupied."""
    return [
        {"id": TILES[tile], "occupied": own.island[:place].count(tile) < own.men[tile]}
        for place, tile in enumerate(own.island)
    ]


def _known(state: State, viewer: int | None) -> KnownFacts:
    return {
        "points": _counted(state, viewer),
        "ending": state.ending,
        "over": state.over,
        "role": _named(stages.ROLES, state.role),
        "tile": _named(TILES, state.tile),
        "drawn": _named(TILES, state.drawn),
        "building": _named(IDS, state.building),
        "made": [list(made) for made in state.made],
        "idle": state.idle,
        "wharfed": _bits(state.wharfed % (1 << SMALL_BITS)),
        "small_wharfed": _bits(state.wharfed >> SMALL_BITS),
        "stuck": _bits(state.stuck),
        "opened": _bits(state.opened),
        "rewarded": _bits(state.rewarded),
        "kept": [GOODS[good] for good in _bits(state.kept)],
        "card": state.card,
        "active": [ONCE[one] for one in _bits(state.active)],
        "spent": [ONCE[one] for one in _bits(state.spent)],
        "stack": [
            {"stage": stages.ALL_NAMES[stage], "seat": seat}
            for stage, seat in state.stack
        ],
    }


def _counted(state: State, viewer: int | None) -> list[int | None]:
    """The points of all seats; a seat has counted them all along, a spectator not."""
    shown = enumerate(state.seats)
    is_seat = viewer is not None
    return [
        own.points if is_seat or sees_points(state, viewer, seat) else None
        for seat, own in shown
    ]


def _bits(bits: int) -> list[int]:
    return [n for n in range(bits.bit_length()) if bits >> n & 1]


def _named(names: tuple[N, ...], number: int) -> N | None:
    return None if number == NONE else names[number]
