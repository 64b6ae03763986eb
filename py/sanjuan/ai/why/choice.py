"""The choice of the claims that a person reads: the few that are worth most."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from sanjuan.ai.why import amounts, buildings, goods, roles
from sanjuan.ai.why.claims import Claim, Pair
from tabletop.advice.claims import found, weightiest

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


def in_favour(pair: Pair) -> list[Claim]:
    """The one or two claims that speak best for an answer."""
    return [*weightiest(found(FOR, pair), most=2)]


def against(pair: Pair) -> list[Claim]:
    """The claim that speaks most against an answer, or else the best one for it."""
    return [*weightiest(found(AGAINST, pair) or found(FOR, pair), most=1)]
