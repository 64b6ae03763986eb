"""Claims about the end of the game, and about mere amounts of points and cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from sanjuan.ai.facts import Until
from sanjuan.ai.why.claims import (
    CARDS,
    LEAST,
    MORE,
    POINTS,
    SOON,
    Claim,
    Event,
    Pair,
    claim,
    gained,
    income,
    made,
    mean,
)
from sanjuan.ai.why.rollouts import Rollouts, Tally
from tabletop.advice.claims import OFTEN, Shows

AMOUNTS: Final[dict[str, tuple[float, Callable[[int], Event]]]] = {
    "points": (0.45, partial(gained, what=POINTS)),
    "income": (0.35, income),
    "made": (0.3, made),
    "cards": (0.25, partial(gained, what=CARDS)),
}
"""By name of an amount: the weight of one, and the event of a seat.

The weights are about half of the worth in points: a claim of a deed says more.
"""
CARD: Final = 0.5
"""Points that a card is about worth."""
END: Final = 3.0
"""Points that the right end of the game is about worth."""


def _over(tally: Tally) -> float:
    return float(tally.over)


def ends(pair: Pair) -> Iterator[Claim]:
    """The game ends while the seat leads."""
    for look in _ending(pair.one, pair.other):
        if _lead(pair, pair.one, look) >= LEAST:
            facts = {"seat": pair.seat, "until": look}
            yield claim(END, look, _over, "ends", facts, "oftener")


def lasts(pair: Pair) -> Iterator[Claim]:
    """The game goes on while the seat is behind."""
    for look in _ending(pair.other, pair.one):
        if _lead(pair, pair.other, look) <= -LEAST:
            facts = {"seat": pair.seat, "until": look}
            yield claim(END, look, _over, "lasts", facts, "seldomer")


def _ending(one: Rollouts, other: Rollouts) -> list[Until]:
    """The first look by which only the one answer is likely to end the game."""
    for look in SOON:
        often, less = mean(one.at(look), _over), mean(other.at(look), _over)
        if often >= OFTEN and often - less >= MORE:
            return [look]
    return []


def _lead(pair: Pair, side: Rollouts, look: Until) -> float:
    return mean(side.at(look), lambda tally: tally.lead(pair.seat))


# ---------------------------------------------------------------- amounts


def spares(pair: Pair) -> Iterator[Claim]:
    """The seat discards fewer cards for the hand limit."""
    event: Event = lambda tally: tally.shed[pair.seat]  # noqa: E731
    more = -pair.more("round", event)
    if more >= LEAST:
        facts = {"seat": pair.seat, "count": _whole(more)}
        yield claim(CARD * more, "round", event, "spares", facts, "less")


def ahead(pair: Pair) -> Iterator[Claim]:
    """The seat has more points, cards or goods."""
    yield from _amounts(pair, pair.seat, "ahead", 1)


def behind(pair: Pair) -> Iterator[Claim]:
    """The seat has fewer points, cards or goods."""
    yield from _amounts(pair, pair.seat, "behind", -1)


def holds(pair: Pair) -> Iterator[Claim]:
    """A rival has fewer points, cards or goods."""
    for rival in pair.rivals:
        yield from _amounts(pair, rival, "holds", -1)


def helps(pair: Pair) -> Iterator[Claim]:
    """A rival has more points, cards or goods."""
    for rival in pair.rivals:
        yield from _amounts(pair, rival, "helps", 1)


def _amounts(pair: Pair, seat: int, id: str, sign: int) -> Iterator[Claim]:
    """Clear differences at the end of the next round, or else after the phase."""
    for look in reversed(SOON):
        found = [*_at(pair, seat, id, sign, look)]
        if found:
            yield from found
            return


def _at(pair: Pair, seat: int, id: str, sign: int, look: Until) -> Iterator[Claim]:
    shows: Shows = "more" if sign > 0 else "less"
    for what, (weight, event_of) in AMOUNTS.items():
        event = event_of(seat)
        more = sign * pair.more(look, event)
        if more >= LEAST:
            facts = {"seat": seat, "what": what, "count": _whole(more), "until": look}
            yield claim(weight * more, look, event, id, facts, shows)


def _whole(amount: float) -> int:
    return int(amount + 0.5)
