"""The choice of the claims that a person reads: the few that are worth most."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeAlias

from sanjuan.ai.why import amounts, buildings, goods, roles
from sanjuan.ai.why.claims import Claim, Pair

Pattern: TypeAlias = Callable[[Pair], Iterator[Claim]]

FOR: Final[tuple[Pattern, ...]] = (
    *(buildings.builds, buildings.counts, buildings.fits),
    *(goods.earns, goods.makes, goods.now, goods.later),
    *(roles.idle, roles.stops, roles.denies),
    *(amounts.ends, amounts.lasts, amounts.spares, amounts.ahead, amounts.holds),
)
"""The patterns of claims for an answer."""
AGAINST: Final[tuple[Pattern, ...]] = (
    *(buildings.misses, roles.lets, amounts.behind, amounts.helps),
)
"""The patterns of claims against one."""
SECOND: Final = 0.6
"""The part of the first claim's worth that a second one needs."""


def in_favour(pair: Pair) -> list[Claim]:
    """The one or two claims that speak best for an answer."""
    return _weighty(found(FOR, pair), most=2)


def against(pair: Pair) -> list[Claim]:
    """The claim that speaks most against an answer, or else the best one for it."""
    return _weighty(found(AGAINST, pair) or found(FOR, pair), most=1)


def found(patterns: Sequence[Pattern], pair: Pair) -> list[Claim]:
    """The claims by these patterns, the weightiest first."""
    claims = [claim for pattern in patterns for claim in pattern(pair)]
    return sorted(claims, key=lambda claim: -claim.worth)


def _weighty(claims: list[Claim], most: int) -> list[Claim]:
    """The first claims, of different kinds, that are worth about as much."""
    if not claims:
        return []
    first = claims[0]
    others = [one for one in claims if one.told["id"] != first.told["id"]]
    heavy = [one for one in others if one.worth >= SECOND * first.worth]
    return [first, *heavy[: most - 1]]
