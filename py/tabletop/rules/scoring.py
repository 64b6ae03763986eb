"""Points and winners: the seats are compared by their ranks, highest first."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

Rank: TypeAlias = tuple[int, ...]
"""A seat's points, then its tie-breakers."""


class Score(NamedTuple):
    """A seat's points, and the named parts that add up to them."""

    total: int
    parts: dict[str, int]


class Standing(NamedTuple):
    """Every seat's points, and the seats from first to last, as a viewer knows them."""

    scores: list[Score]
    ranking: list[int]


def winners(ranks: Sequence[Rank]) -> list[int]:
    """The seats of the highest rank; more than one only on a full tie."""
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


def ranking(ranks: Sequence[Rank]) -> list[int]:
    """The seats from first to last; seats with equal ranks by number."""
    return sorted(range(len(ranks)), key=lambda seat: ranks[seat], reverse=True)


def shares(won: Sequence[int], seats: int) -> list[float]:
    """Each seat's share of the win: the winners have equal parts, the others 0."""
    return [(seat in won) / len(won) for seat in range(seats)]
