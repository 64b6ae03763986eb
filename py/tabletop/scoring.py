"""Points, and who has won: the seats are compared by their ranks, highest first."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

Rank: TypeAlias = tuple[int, ...]
"""A seat's points, and after them what decides a tie."""


class Score(NamedTuple):
    """A seat's points, and by name the parts that add up to them."""

    total: int
    parts: dict[str, int]


def winners(ranks: Sequence[Rank]) -> list[int]:
    """The seats of the highest rank; more than one only on a full tie."""
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


def ranking(ranks: Sequence[Rank]) -> list[int]:
    """The seats from the first place to the last; seats that are level, by number."""
    return sorted(range(len(ranks)), key=lambda seat: ranks[seat], reverse=True)


def shares(won: Sequence[int], seats: int) -> list[float]:
    """Each seat's share of the win: the winners have equal parts, the others 0."""
    return [(seat in won) / len(won) for seat in range(seats)]


class Scored(ABC):
    """What has points, and winners once it is over."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether it has ended."""

    @abstractmethod
    def scores(self) -> list[Score]:
        """What every seat has, or would have if the game ended now."""

    def ranks(self) -> list[Rank]:
        """By what the seats are compared: points, then what decides a tie."""
        return [(score.total,) for score in self.scores()]

    def winners(self) -> list[int]:
        """The seats that have won; none until the game is over."""
        return winners(self.ranks()) if self.over else []

    def ranking(self) -> list[int]:
        """The seats in the order they would come in if the game ended now."""
        return ranking(self.ranks())
