"""The rules of a game as one object; a record plays them, and searches ask them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping
from typing import Any, ClassVar, Final, Generic, TypeVar

from tabletop.base.errors import OptionError
from tabletop.base.rng import Chance
from tabletop.base.validation import Fields, bad_switch
from tabletop.rules.facts import AskedFacts, SeenFacts
from tabletop.rules.options import Option
from tabletop.rules.scoring import Rank, Score, Standing, ranking
from tabletop.rules.state import State

S = TypeVar("S", bound=State)

FIRST_VERSION: Final = 1
"""The version of the rules of a new game."""


class GameDef(ABC, Generic[S]):
    """The rules of a game: its name, its options, and all that follows from a state."""

    name: ClassVar[str]
    """The name of the game; the format of its saves is `NAME-game`."""
    options: ClassVar[tuple[Option, ...]]
    """Its options, except the seed."""
    version: ClassVar[int] = FIRST_VERSION
    """One more whenever old answers can lead to another table."""
    fewest: ClassVar[bool] = False
    """Whether the fewest points win."""
    hidden: ClassVar[bool] = True
    """Whether a seat knows anything that others do not; else nobody takes a device."""

    @abstractmethod
    def deal(self, options: Mapping[str, Any], seed: int) -> S:
        """A new game at its first question, with a log; the options are checked."""

    @abstractmethod
    def view(self, state: S, seat: int | None, ply: int) -> Mapping[str, object]:
        """The knowledge of a seat, JSON-ready; None stands for a spectator.

        It begins with the keys that `seen_by` gives.
        """

    @abstractmethod
    def determinize(self, view: Any, rng: Chance) -> S:
        """A state that fits the view of a seat, the one to decide; the rest is random.

        Its seed is random, too: the true one would tell the chance to come.
        """

    @abstractmethod
    def scores(self, state: S) -> list[Score]:
        """Every seat's points, as if the game ended now."""

    # ------------------------------------------------------------ with defaults

    def contents(self, state: S) -> object:
        """Everything on the table, JSON-ready, for the digest of a save.

        A state with slots, or with parts that are no JSON, needs another one.
        """
        return vars(state)

    def check(self, given: Mapping[str, object]) -> dict[str, Any]:
        """All options with these values, the others with defaults; else OptionError."""
        self.check_names(given)
        return {
            one.name: one.check(given.get(one.name, one.default))
            for one in self.options
        }

    def check_names(self, given: Mapping[str, object]) -> None:
        """Raise OptionError unless the game has an option of each of these names."""
        known = frozenset(option.name for option in self.options)
        name = Fields(given, bad_switch).unknown(known)
        if name is not None:
            raise OptionError("no_such_option_name", {"name": name})

    def ranks(self, state: S) -> list[Rank]:
        """Every seat's rank: points, then tie-breakers; the highest wins."""
        sign = -1 if self.fewest else 1
        return [(sign * score.total,) for score in self.scores(state)]

    def standing(self, state: S, viewer: int | None) -> Standing:
        """The points and the ranking as that seat knows them; None: a spectator.

        A game with hidden points defines another one, which tells all at the end.
        """
        return Standing(self.scores(state), ranking(self.ranks(state)))

    def seen(self, state: S) -> Hashable:
        """All that chance has shown to the seat asked; None: no more than its view."""
        return None

    def seen_by(
        self, state: S, seat: int | None, ply: int
    ) -> SeenFacts[AskedFacts[str, str]]:
        """The keys that the view of any game begins with."""
        asked = state.question
        return {
            "seat": seat,
            "ply": ply,
            "round": state.round,
            "question": asked.facts(seat) if asked else None,
        }
