"""A game: its beginning and its answers; everything else follows from them.

Loading a save plays its answers again.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from copy import deepcopy
from typing import Any, ClassVar, Final, Self, cast

from tabletop.base.errors import (
    AnswerError,
    OptionError,
    PositionError,
    QueryError,
    SaveError,
    TabletopError,
)
from tabletop.base.json_limits import parse_limited
from tabletop.base.rng import MAX_SEED, SHUFFLES, Chance, check_seed, stream
from tabletop.base.validation import Fields, checked_viewer, whole
from tabletop.record import saves
from tabletop.record.record import Record, S
from tabletop.record.saves import GameSave
from tabletop.rules.event import Event, tell
from tabletop.rules.options import Option
from tabletop.rules.scoring import Rank, Score, Standing, ranking, winners

MOST_DEALS: Final = 16
"""The largest number of times that a game can be redealt; a what-if redeals once."""


class Game(Record[S], ABC):
    """A game, which moves on by answers to its one open question.

    A subclass deals the state and calls `_begin`; it defines the view of a seat, the
    scores, and the facts in the digest.
    """

    NAME: ClassVar[str]
    """The name of the game; the format of its saves is `NAME-game`."""
    OPTIONS: ClassVar[tuple[Option, ...]]
    """Its options, except the seed."""
    RULES: ClassVar[int] = saves.FIRST_RULES
    """The version of its rules: one more when old answers can lead to another table."""
    HIDDEN: ClassVar[bool] = True
    """Whether a seat knows anything that others do not; else nobody takes a device."""

    # ------------------------------------------------------------ defined by a game

    @abstractmethod
    def view(self, seat: int | None) -> Mapping[str, object]:
        """The knowledge of a seat, JSON-ready; None stands for a spectator."""

    @abstractmethod
    def scores(self) -> list[Score]:
        """Every seat's points, as if the game ended now."""

    @classmethod
    @abstractmethod
    def determinize(cls, view: Any, rng: Chance) -> S:
        """A state that fits the view of a seat, the one to decide; the rest is random.

        Its seed is random, too: the true one would tell the chance to come.
        """

    @abstractmethod
    def _facts(self) -> object:
        """Everything on the table, JSON-ready, for the digest."""

    def _world(self, seat: int, rng: Chance) -> S:
        """A state in which that seat sees the same."""
        return self.determinize(self.view(seat), rng)

    @classmethod
    def _of_origin(cls, origin: Fields) -> Self:
        """The game before its first answer, from the origin that `_begin` got."""
        options, begun = origin.get("options"), cast(type[Any], cls)
        known = {option.name for option in cls.OPTIONS}
        if not isinstance(options, dict) or not options.keys() <= known:
            raise saves.damaged("options")
        return begun(**options, seed=origin.number("seed"))  # type: ignore[no-any-return]

    # ------------------------------------------------------------ looking

    @property
    def chosen(self) -> Mapping[str, object]:
        """The value of every option, by name."""
        given = self.origin.get("options", {})
        return {one.name: given.get(one.name, one.default) for one in self.OPTIONS}

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """The events from answer number `since` on, as that seat saw them."""
        viewer, first = checked_viewer(seat, self.seats), whole(since)
        if first is None:
            raise QueryError("no_such_moment", {"ply": since, "last": self.ply})
        return tell((one for one in self._entries if one.ply >= first), viewer)

    # ------------------------------------------------------------ points

    def ranks(self) -> list[Rank]:
        """Every seat's rank: points, then tie-breakers."""
        return [(score.total,) for score in self.scores()]

    def winners(self) -> list[int]:
        """The seats that have won; none until the game is over."""
        return winners(self.ranks()) if self.over else []

    def ranking(self) -> list[int]:
        """The seats from first to last, as if the game ended now."""
        return ranking(self.ranks())

    def standing(self, viewer: int | None) -> Standing:
        """The points and the ranking as that seat knows them; None: a spectator.

        A game with hidden points defines another one, which tells all at the end.
        """
        return Standing(self.scores(), self.ranking())

    # ------------------------------------------------------------ saving

    def dealt_anew(self, seed: int) -> Self:
        """The game from here on, with all redealt that the asked seat does not know.

        Raises OptionError for a game that was redealt `MOST_DEALS` times.
        """
        seed = check_seed(seed)
        before = self.origin.get("dealt_anew", [])
        if len(before) == MOST_DEALS:
            raise OptionError("dealt_anew_often", {"most": MOST_DEALS})
        dealt = {"answers": [list(answer) for answer in self._answers], "seed": seed}
        origin = {**self.origin, "dealt_anew": [*before, dealt]}
        new = self.copy()
        world = self._world(self.asked().seat, stream(seed, SHUFFLES[0]))
        new._begin(origin, world, self.seed)
        return new

    def save(self) -> GameSave:
        """The whole game, JSON-ready."""
        save = {
            "format": f"{self.NAME}-game",
            "version": saves.VERSION,
            **({"rules": self.RULES} if self.RULES > saves.FIRST_RULES else {}),
            **deepcopy(self._origin),
            "answers": [list(answer) for answer in self._answers],
            "digest": self.digest(),
        }
        return cast(GameSave, save)

    @classmethod
    def load(cls, save: object) -> Self:
        """The game of a save, played again; raises SaveError.

        `save` may also be the text of its file.
        """
        save = parse_limited(save, SaveError, "not_a_save")
        given = saves.check(save, f"{cls.NAME}-game")
        led_elsewhere = saves.altered(given, cls.RULES)
        try:
            game = cls.begun_as(given)._answered(given)
        except AnswerError:
            raise led_elsewhere from None
        if given.get("digest") != game.digest():
            raise led_elsewhere
        return game

    @classmethod
    def begun_as(cls, origin: Fields) -> Self:
        """The game of a save before its first answer; raises SaveError, AnswerError."""
        try:
            game = cls._of_origin(origin)
        except (OptionError, PositionError) as error:
            raise saves.damaged(_unfit(origin, error)) from None
        for dealt in saves.dealt_anew(origin):
            game = game._dealt_as(dealt)
        return game

    def _dealt_as(self, dealt: Fields) -> Self:
        """Deal hidden cards again by an entry of a save."""
        seed = dealt.number("seed", range(MAX_SEED + 1))
        try:
            return self._answered(dealt).dealt_anew(seed)
        except OptionError:
            raise saves.damaged("dealt_anew") from None

    def _answered(self, save: Fields) -> Self:
        """The same game after the answers in a save."""
        for answer in saves.answers(save):
            self.answer(answer)
        return self

    def digest(self) -> str:
        """A fingerprint of the table, the same on every Python."""
        return saves.digest(self._facts())


def _unfit(origin: Fields, error: TabletopError) -> str:
    """The key of a save from which no game could be made."""
    if "position" in origin:
        return "position"
    return "seed" if error.id == "bad_seed" else "options"
