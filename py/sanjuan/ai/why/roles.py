"""Claims about a role: rivals who gain nothing by it, or would take it themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from sanjuan.ai.why.claims import (
    CARDS,
    LEAST,
    POINTS,
    Claim,
    Event,
    Pair,
    claim,
    gained,
    income,
    made,
    mean,
    sold,
)
from sanjuan.ai.why.rollouts import Tally
from sanjuan.rules import stages
from tabletop.advice.claims import OFTEN, Shows

DEEDS: Final[dict[int, tuple[str, float, Callable[[int], Event]]]] = {
    stages.BUILDER: ("build", 0.7, partial(gained, what=POINTS)),
    stages.PRODUCER: ("produce", 0.5, made),
    stages.TRADER: ("sell", 0.5, income),
}
"""By role: the deed of a rival in its phase, the weight of one, and its amount."""
IDLE: Final = 0.8
"""Points that a phase is worth that is the seat's alone, about."""
TAKEN: Final = 0.5
"""Points that a role is worth that a rival would take, about."""


def _builds(seat: int) -> Event:
    return lambda tally: len(tally.built[seat])


ACTS: Final[dict[int, Callable[[int], Event]]] = {
    stages.BUILDER: _builds,
    stages.PRODUCER: made,
    stages.TRADER: sold,
    stages.PROSPECTOR: partial(gained, what=CARDS),
}
"""By role: the deeds of a seat in its phase."""


def idle(pair: Pair) -> Iterator[Claim]:
    """No rival can do anything in the phase that the seat begins."""
    act = ACTS.get(pair.role)
    if not act or mean(pair.one.at("role"), act(pair.seat)) < OFTEN:
        return
    event = _of_all(act, pair.rivals)
    if mean(pair.one.at("role"), event) <= 0:
        facts = {"role": stages.ROLES[pair.role], "rival": pair.rivals[0]}
        yield claim(IDLE, "role", event, "idle", facts, "none")


def _of_all(act: Callable[[int], Event], seats: list[int]) -> Event:
    events = [act(seat) for seat in seats]
    return lambda tally: sum([event(tally) for event in events])


def stops(pair: Pair) -> Iterator[Claim]:
    """A rival cannot do now what the other answer would let it do."""
    yield from _chances(pair, pair.other_role, "stops", -1)


def lets(pair: Pair) -> Iterator[Claim]:
    """A rival can do now what it could not after the other answer."""
    yield from _chances(pair, pair.role, "lets", 1)


def _chances(pair: Pair, role: int, id: str, sign: int) -> Iterator[Claim]:
    """The claims about the rivals' deeds in the phase of the role."""
    if role not in DEEDS:
        return
    deed, weight, event_of = DEEDS[role]
    shows: Shows = "more" if sign > 0 else "less"
    for rival in pair.rivals:
        event = event_of(rival)
        more = sign * pair.more("role", event)
        if more >= LEAST:
            facts = {"rival": rival, "deed": deed}
            yield claim(weight * more, "role", event, id, facts, shows)


def denies(pair: Pair) -> Iterator[Claim]:
    """A rival would take the role before the seat's next choice."""
    if pair.stage != stages.ROLE:
        return
    lines = len(pair.worlds)
    takers = [_taker(pair, tally) for tally in pair.other.at("round")]
    rival = max(pair.rivals, key=takers.count)
    times = takers.count(rival)
    if times >= OFTEN * lines:
        facts = {"role": stages.ROLES[pair.role], "rival": rival}
        event, worth = _takes(pair, rival), TAKEN * times / lines
        yield claim(worth, "round", event, "denies", facts, "seldomer")


def _takes(pair: Pair, rival: int) -> Event:
    return lambda tally: float(_taker(pair, tally) == rival)


def _taker(pair: Pair, tally: Tally) -> int:
    """The rival that takes the role before the seat chooses again, or the seat."""
    _, *later = tally.takers
    for seat, role in later:
        if seat == pair.seat:
            break
        if role == stages.ROLES[pair.role]:
            return seat
    return pair.seat
