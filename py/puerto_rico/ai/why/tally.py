"""The deeds of all seats after an answer, counted in one world."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, NamedTuple

from puerto_rico.ai.why.facts import Until
from puerto_rico.rules import scoring, stages
from puerto_rico.rules.buildings.building import CLASSES
from puerto_rico.rules.buildings.tables import COST, NUMBER
from puerto_rico.rules.pieces import NONE
from puerto_rico.rules.state import State
from tabletop.advice.claims import Event, Look, Pair, Rollouts

ROUNDS: Final = 3
"""The rounds that the look `later` plays on."""


def _is_role(state: State) -> bool:
    return state.question is not None and state.question.stage == stages.ROLE


def _phase(before: State, state: State) -> bool:
    return _is_role(state)


def _turn(before: State, state: State) -> bool:
    asked, own = before.question, state.question
    return _is_role(state) and bool(asked and own and asked.seat == own.seat)


def _later(before: State, state: State) -> bool:
    return _is_role(state) and state.round >= before.round + ROUNDS


ROLE: Final[Until] = "role"
TURN: Final[Until] = "turn"
LATER: Final[Until] = "later"
LOOKS: Final = (Look(ROLE, _phase), Look(TURN, _turn), Look(LATER, _later))


SLOW: Final = frozenset(
    {stages.TILE, stages.SECOND_TILE, stages.PLACE, stages.BUILD, stages.DRAFT}
)
"""The stages of answers whose effects come later."""


class Deeds(NamedTuple):
    """The deeds of one seat: sums, and those by name.

    `gains` are doubloons, barrels and points beyond those before the answer. `paid` are
    the doubloons and points by the building that brought them.
    """

    gains: tuple[int, int, int]
    sums: Counter[str]
    built: frozenset[str]
    staffed: frozenset[str]
    paid: Counter[tuple[str, str]]


class Tally(NamedTuple):
    """The deeds of all seats, the roles taken in order, and whether the game ended."""

    seats: tuple[Deeds, ...]
    takers: tuple[tuple[int, str], ...]
    over: bool

    def lead(self, seat: int, before: State) -> int:
        """The points of a seat beyond those of its best rival."""
        points = [
            scoring.score(before, n).total + one.gains[POINTS]
            for n, one in enumerate(self.seats)
        ]
        own = points.pop(seat)
        return own - max(points)


DOUBLOONS, GOODS, POINTS = range(3)

Sides = Rollouts[State, Tally]
Two = Pair[State, Tally]
Happens = Event[Tally]


def tally(before: State, state: State, earlier: Tally | None) -> Tally:
    """The deeds up to the earlier look, if there was one, and those in the log since.

    The log begins again.
    """
    log: list[Any] = state.log or []
    seats = range(len(state.seats))
    found = tuple([_deeds(before, state, seat, log, earlier) for seat in seats])
    taken = [(note.seat, note.facts["role"]) for note in log if note.id == "role_taken"]
    state.log = []
    return Tally(found, (*(earlier.takers if earlier else ()), *taken), state.over)


def _deeds(
    before: State, state: State, seat: int, log: list[Any], earlier: Tally | None
) -> Deeds:
    old = earlier.seats[seat] if earlier else None
    sums = Counter(old.sums if old else {})
    paid = Counter(old.paid if old else {})
    built = set(old.built if old else ())
    for note in [one for one in log if one.seat == seat]:
        facts = note.facts
        _add(sums, note.id, facts)
        if note.id == "built":
            built.add(facts["building"])
            sums["saved"] += COST[NUMBER[facts["building"]]] - facts["price"]
        elif note.id == "earned":
            paid[facts["cause"], "doubloons"] += facts["doubloons"]
        elif note.id == "scored":
            paid[facts["cause"], "points"] += facts["points"]
    return Deeds(
        _gains(before, state, seat), sums, frozenset(built), _staff(state, seat), paid
    )


def _add(sums: Counter[str], id: str, facts: Any) -> None:
    if id == "produced":
        sums["made"] += sum(facts["goods"])
    elif id == "crafted":
        sums["made"] += 1
    elif id == "sold":
        sums["sold"] += facts["doubloons"]
    elif id in ("loaded", "shipped"):
        sums["shipped"] += facts["points"]
    elif id == "stored":
        sums["lost"] += sum(facts["lost"])


def _gains(before: State, state: State, seat: int) -> tuple[int, int, int]:
    had, has = before.seats[seat], state.seats[seat]
    points = scoring.score(state, seat).total - scoring.score(before, seat).total
    goods = sum(has.goods) - sum(had.goods)
    return has.doubloons - had.doubloons, goods, points


def _staff(state: State, seat: int) -> frozenset[str]:
    """The violet buildings of a seat that are occupied."""
    own = state.seats[seat]
    city = [CLASSES[one] for one in own.city]
    return frozenset(
        [one.id for one in city if one.good == NONE and own.men[one.place]]
    )
