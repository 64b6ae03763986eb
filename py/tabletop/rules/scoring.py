"""Points and winners: the seats are compared by their ranks, highest first."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

Rank: TypeAlias = tuple[int, ...]
"""A seat's points, then its tie-breakers."""


class Score(NamedTuple):
    """A seat's points, and the named parts that add up to them."""

    total: int
    parts: dict[str, int]


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


class Scored(ABC):
    """A game with points, and with winners once it is over."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the game has ended."""

    @abstractmethod
    def scores(self) -> list[Score]:
        """Every seat's points, as if the game ended now."""

    def ranks(self) -> list[Rank]:
        """Every seat's rank: points, then tie-breakers."""
        return [(score.total,) for score in self.scores()]

    def winners(self) -> list[int]:
        """The seats that have won; none until the game is over."""
        return winners(self.ranks()) if self.over else []

    def ranking(self) -> list[int]:
        """The seats from first to last, as if the game ended now."""
        return ranking(self.ranks())
