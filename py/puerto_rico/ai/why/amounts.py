"""Claims about roles, the end of the game, and mere amounts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from puerto_rico.ai.why.goods import LEAST, rivals, whole
from puerto_rico.ai.why.tally import LATER, ROLE, SLOW, TURN, Happens, Tally, Two
from puerto_rico.rules import stages
from tabletop.advice.claims import Claim, claim

WHATS: Final = (("doubloons", 0.25), ("goods", 0.2), ("points", 0.4))
"""The amounts, in the order of gains, with the worth of one.

The worths are a part of those in points: a claim of a deed says more.
"""
BOUNTY: Final = 0.4
TAKEN: Final = 0.6
IDLE: Final = 0.6
END: Final = 3.0
OFTEN: Final = 0.5
DEEDS: Final = {
    stages.CRAFTSMAN: "made",
    stages.TRADER: "sold",
    stages.CAPTAIN: "shipped",
}
"""By role: the deed of a seat in its phase."""


def bounty(pair: Two) -> Iterator[Claim[Tally]]:
    """Doubloons lie on the role, and more than on the other one."""
    if pair.question.stage == stages.ROLE:
        (role,), (other,) = pair.one.answer, pair.other.answer
        count = pair.state.bounty[role]
        if count > pair.state.bounty[other]:
            facts = {"role": stages.ROLES[role], "count": count}
            yield claim(BOUNTY * count, ROLE, _gain(pair.seat, 0), "bounty", facts)


def _gain(seat: int, what: int) -> Happens:
    return lambda tally: tally.seats[seat].gains[what]


def idle(pair: Two) -> Iterator[Claim[Tally]]:
    """No rival can do anything in the phase that the seat begins."""
    role = pair.one.answer[0] if pair.question.stage == stages.ROLE else None
    what = DEEDS.get(role) if role is not None else None
    if role is None or what is None:
        return
    own = pair.one.mean(ROLE, lambda tally: tally.seats[pair.seat].sums[what])
    theirs: Happens = lambda tally: sum(  # noqa: E731
        tally.seats[rival].sums[what] for rival in rivals(pair)
    )
    if own >= OFTEN and pair.one.mean(ROLE, theirs) == 0:
        facts = {"role": stages.ROLES[role], "rival": rivals(pair)[0]}
        yield claim(-IDLE, ROLE, theirs, "idle", facts)


def denies(pair: Two) -> Iterator[Claim[Tally]]:
    """A rival would take the role before the seat's next choice."""
    if pair.question.stage != stages.ROLE:
        return
    role = stages.ROLES[pair.one.answer[0]]
    for rival in rivals(pair):
        event = _takes(rival, role)
        often = pair.other.mean(TURN, event)
        if often >= OFTEN:
            facts = {"role": role, "rival": rival}
            yield claim(-TAKEN * often, TURN, event, "denies", facts)


def _takes(rival: int, role: str) -> Happens:
    return lambda tally: float((rival, role) in tally.takers)


# ---------------------------------------------------------------- the end


def ends(pair: Two) -> Iterator[Claim[Tally]]:
    """The game ends while the seat leads."""
    more = pair.more(TURN, _over)
    if more >= OFTEN and _lead(pair, ahead=True) >= LEAST:
        yield claim(END, TURN, _over, "ends", {"seat": pair.seat})


def lasts(pair: Two) -> Iterator[Claim[Tally]]:
    """The game goes on while the seat is behind."""
    more = pair.more(TURN, _over)
    if more <= -OFTEN and _lead(pair, ahead=False) <= -LEAST:
        yield claim(-END, TURN, _over, "lasts", {"seat": pair.seat})


def _over(tally: Tally) -> float:
    return float(tally.over)


def _lead(pair: Two, *, ahead: bool) -> float:
    side = pair.one if ahead else pair.other
    return side.mean(TURN, lambda tally: tally.lead(pair.seat, pair.state))


# ---------------------------------------------------------------- amounts


def ahead(pair: Two) -> Iterator[Claim[Tally]]:
    """The seat has more points, doubloons or barrels."""
    yield from _amounts(pair, pair.seat, "ahead", 1)


def behind(pair: Two) -> Iterator[Claim[Tally]]:
    """The seat has fewer of them."""
    yield from _amounts(pair, pair.seat, "behind", -1)


def holds(pair: Two) -> Iterator[Claim[Tally]]:
    """A rival has fewer of them."""
    for rival in rivals(pair):
        yield from _amounts(pair, rival, "holds", -1)


def helps(pair: Two) -> Iterator[Claim[Tally]]:
    """A rival has more of them."""
    for rival in rivals(pair):
        yield from _amounts(pair, rival, "helps", 1)


def _amounts(pair: Two, seat: int, id: str, sign: int) -> Iterator[Claim[Tally]]:
    """Clear differences before the next choice of a role, or else at another look."""
    for look in (TURN, ROLE, *((LATER,) if pair.question.stage in SLOW else ())):
        found = False
        for place, (what, each) in enumerate(WHATS):
            event = _gain(seat, place)
            more = sign * pair.more(look, event)
            if more >= LEAST:
                found = True
                facts = {"seat": seat, "what": what}
                facts |= {"count": max(1, whole(more)), "until": look}
                yield claim(sign * each * more, look, event, id, facts)
        if found:
            return
