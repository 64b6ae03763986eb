"""Claims about barrels: made, sold, loaded, and lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from puerto_rico.ai.why.facts import Until
from puerto_rico.ai.why.tally import ROLE, TURN, Happens, Tally, Two
from tabletop.advice.claims import Claim, claim

LEAST: Final = 0.5
"""The least difference of two amounts that is worth a sentence."""
BARREL: Final = 0.5
"""Points that a barrel is about worth."""
DOUBLOON: Final = 0.5
"""Points that a doubloon is about worth."""


def sum_of(seat: int, what: str) -> Happens:
    """Barrels made or lost, doubloons for sales, or points for loading."""
    return lambda tally: tally.seats[seat].sums[what]


def rivals(pair: Two) -> list[int]:
    """The other seats."""
    return [seat for seat in range(len(pair.state.seats)) if seat != pair.seat]


def makes(pair: Two) -> Iterator[Claim[Tally]]:
    """The seat makes more barrels in this phase than any rival."""
    event = sum_of(pair.seat, "made")
    facts = _beside(pair, "made")
    ahead = facts["count"] - facts["theirs"]
    more = pair.more(ROLE, event)
    if more >= LEAST and ahead > 0:
        yield claim(BARREL * (more + ahead) / 2, ROLE, event, "makes", facts)


def _beside(pair: Two, what: str) -> dict[str, int]:
    """The amount of the seat, and that of the rival with most."""
    means = {one: pair.one.mean(ROLE, sum_of(one, what)) for one in rivals(pair)}
    rival = max(means, key=means.__getitem__)
    own = pair.one.mean(ROLE, sum_of(pair.seat, what))
    return {"count": whole(own), "rival": rival, "theirs": whole(means[rival])}


def sells(pair: Two) -> Iterator[Claim[Tally]]:
    """The seat sells for more in this phase."""
    event = sum_of(pair.seat, "sold")
    more = pair.more(ROLE, event)
    if more >= LEAST:
        facts = {"count": whole(pair.one.mean(ROLE, event))}
        yield claim(DOUBLOON * more, ROLE, event, "sells", facts)


def ships(pair: Two) -> Iterator[Claim[Tally]]:
    """The seat gets more points for loading in this phase, and as many as any rival."""
    event = sum_of(pair.seat, "shipped")
    facts, more = _beside(pair, "shipped"), pair.more(ROLE, event)
    if more >= LEAST and facts["count"] >= facts["theirs"]:
        yield claim(more, ROLE, event, "ships", facts)


def lets_ship(pair: Two) -> Iterator[Claim[Tally]]:
    """A rival gets more points for loading in this phase than the seat."""
    facts = _beside(pair, "shipped")
    event = sum_of(facts["rival"], "shipped")
    more = pair.more(ROLE, event)
    if more >= LEAST and facts["theirs"] > facts["count"]:
        yield claim(more, ROLE, event, "lets_ship", facts)


def spoils(pair: Two) -> Iterator[Claim[Tally]]:
    """The seat has to give back more barrels."""
    yield from _lost(pair, pair.seat, "spoils", 1)


def saves(pair: Two) -> Iterator[Claim[Tally]]:
    """The seat gives back fewer barrels than after the other answer."""
    yield from _lost(pair, pair.seat, "saves", -1)


def spoils_theirs(pair: Two) -> Iterator[Claim[Tally]]:
    """A rival has to give back more barrels."""
    for rival in rivals(pair):
        yield from _lost(pair, rival, "spoils", 1)


def _lost(pair: Two, seat: int, id: str, sign: int) -> Iterator[Claim[Tally]]:
    event = sum_of(seat, "lost")
    looks: tuple[Until, ...] = (ROLE, TURN)
    for look in looks:
        more = sign * pair.more(look, event)
        if more >= LEAST:
            facts = {"seat": seat, "count": max(1, whole(more)), "until": look}
            yield claim(sign * BARREL * more, look, event, id, facts)
            return


def whole(amount: float) -> int:
    """The nearest whole number; a half counts up."""
    return int(amount + 0.5)
