"""The reasons why a thing beside the options of the open question is none of them.

The functions that the phases themselves use decide.
"""

from collections.abc import Callable, Iterable
from typing import Final, Unpack

from puerto_rico.explain.facts import Refusal, RefusalArgs, RefusalName
from puerto_rico.explain.quotes import reason
from puerto_rico.rules import stages
from puerto_rico.rules.buildings.building import CLASSES
from puerto_rico.rules.buildings.tables import BARS, IDS, POSTS, WHARFS, power
from puerto_rico.rules.codes import COPIES, HOLDS, POST, WHARF, loading
from puerto_rico.rules.phases import captain, draft
from puerto_rico.rules.pieces import BOXES, GOODS, NONE, QUARRY, SHOP
from puerto_rico.rules.questions import Question
from puerto_rico.rules.state import State

Found = Refusal | None


def _why(id: RefusalName, **args: Unpack[RefusalArgs]) -> Refusal:
    return {"id": id, "args": args}


def barred(state: State) -> dict[int, Refusal]:
    """By the number that it would have: why a thing is no option while others are."""
    question = state.question
    if question is None or question.stage not in _BESIDE:
        return {}
    beside, why = _BESIDE[question.stage]
    there = {*question.options}
    found = {one: why(state, question.seat, one) for one in beside(state, question)}
    return {one: told for one, told in found.items() if told and one not in there}


# ---------------------------------------------------------------- roles, tiles


def _roles(state: State, question: Question) -> Iterable[int]:
    return range(len(state.bounty))


def _why_no_role(state: State, seat: int, role: int) -> Found:
    return _why("role_taken", role=stages.ROLES[role])


def _tiles(state: State, question: Question) -> Iterable[int]:
    return [kind * COPIES for kind in range(QUARRY + 1)]


def _why_no_tile(state: State, seat: int, option: int) -> Found:
    if option != QUARRY * COPIES:
        return _why("not_face_up", tile=GOODS[option // COPIES])
    return _why("no_privilege" if state.quarries else "no_quarries")


# ---------------------------------------------------------------- buildings


def _buildings(state: State, question: Question) -> Iterable[int]:
    """The buildings in play."""
    built = {one for own in state.seats for one in own.city}
    return [n for n, left in enumerate(state.buildings) if left or n in built]


def _candidates(state: State, question: Question) -> Iterable[int]:
    return draft.candidates(state.options)


def _why_no_draft(state: State, seat: int, building: int) -> Found:
    if state.buildings[building]:
        return None
    there = [one for one in BARS.get(building, ()) if state.buildings[one]]
    if there and not state.options.all_pairs:
        return _why("excluded", building=IDS[there[0]])
    if CLASSES[building].size > 1:
        return _why("large_full")
    return _why("slots_full", price=CLASSES[building].cost)


# ---------------------------------------------------------------- goods


def _sales(state: State, question: Question) -> Iterable[int]:
    has_post = power(state.seats[question.seat], POSTS)
    return [*range(len(GOODS)), *range(POST, POST + len(GOODS) * bool(has_post))]


def _why_no_sale(state: State, seat: int, option: int) -> Found:
    good = option % POST
    if not state.seats[seat].goods[good]:
        return _why("no_barrel", good=GOODS[good])
    full = len(state.shop) == SHOP
    return _why("house_full") if full else _why("same_good", good=GOODS[good])


def _loadings(state: State, question: Question) -> Iterable[int]:
    holds = list(BOXES[len(state.seats)].ships)
    if power(state.seats[question.seat], WHARFS):
        holds.append(WHARF)
    return [loading(good, hold) for good in range(len(GOODS)) for hold in holds]


def _why_no_loading(state: State, seat: int, option: int) -> Found:
    good, hold = divmod(option, HOLDS)
    if not state.seats[seat].goods[good]:
        return _why("no_barrel", good=GOODS[good])
    if hold == WHARF:
        return _why("wharf_used")
    holds = BOXES[len(state.seats)].ships
    ship = holds.index(hold)
    if good in state.cargo and state.cargo[ship] != good:
        return _why("other_ship", good=GOODS[good], ship=_hold_of(state, good))
    if state.cargo[ship] not in (NONE, good):
        return _why("other_good", good=GOODS[state.cargo[ship]], ship=hold)
    full = not captain.room(state, good)[ship]
    return _why("ship_full" if full else "takes_less", ship=hold)


def _hold_of(state: State, good: int) -> int:
    """The hold of the ship that carries a good."""
    return BOXES[len(state.seats)].ships[state.cargo.index(good)]


def _crafts(state: State, question: Question) -> Iterable[int]:
    return [good * COPIES for good in range(len(GOODS))]


def _why_no_craft(state: State, seat: int, option: int) -> Found:
    good = option // COPIES
    made = state.made[seat][good]
    return _why("no_supply" if made else "not_made", good=GOODS[good])


_BESIDE: Final[
    dict[
        int,
        tuple[
            Callable[[State, Question], Iterable[int]],
            Callable[[State, int, int], Found],
        ],
    ]
] = {
    stages.ROLE: (_roles, _why_no_role),
    stages.TILE: (_tiles, _why_no_tile),
    stages.SECOND_TILE: (_tiles, _why_no_tile),
    stages.BUILD: (_buildings, reason),
    stages.DRAFT: (_candidates, _why_no_draft),
    stages.SELL: (_sales, _why_no_sale),
    stages.LOAD: (_loadings, _why_no_loading),
    stages.CRAFT: (_crafts, _why_no_craft),
}
"""By stage: the things beside its options, and the function that finds the reason."""
