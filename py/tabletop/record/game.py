"""A game: its beginning and its answers; everything else follows from them.

Loading a save plays its answers again.
"""

from __future__ import annotations

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
from tabletop.base.rng import (
    MAX_SEED,
    SHUFFLES,
    Chance,
    check_seed,
    some_seed,
    stream,
)
from tabletop.base.validation import Fields, checked_viewer, typed, whole
from tabletop.record import saves
from tabletop.record.record import Record, S
from tabletop.record.saves import GameSave
from tabletop.rules.event import Event, tell
from tabletop.rules.game_def import FIRST_VERSION, GameDef
from tabletop.rules.scoring import Rank, Score, Standing, ranking, winners

MOST_DEALS: Final = 16
"""The largest number of times that a game can be redealt; a what-if redeals once."""


class Game(Record[S]):
    """A game, which moves on by answers to its one open question.

    A subclass says by which rules it is played.
    """

    rules: ClassVar[GameDef[Any]]

    def __init__(self, seed: int | None = None, **options: object) -> None:
        """Deal a new game; raises OptionError. None picks a seed at random."""
        chosen = self.rules.check(options)
        number = some_seed() if seed is None else check_seed(seed)
        origin = {"options": chosen, "seed": number}
        self._begin(origin, self.rules.deal(chosen, number), number)

    @classmethod
    def _of_origin(cls, origin: Fields) -> Self:
        """The game before its first answer, from the origin that `_begin` got."""
        options = origin.get("options")
        known = {option.name for option in cls.rules.options}
        if not isinstance(options, dict) or not options.keys() <= known:
            raise saves.damaged("options")
        return cls(**options, seed=origin.number("seed"))

    def _world(self, seat: int, rng: Chance) -> S:
        """A state in which that seat sees the same."""
        world: S = self.rules.determinize(self.view(seat), rng)
        return world

    # ------------------------------------------------------------ looking

    @property
    def chosen(self) -> Mapping[str, object]:
        """The value of every option, by name."""
        given = self.origin.get("options", {})
        return {
            one.name: given.get(one.name, one.default) for one in self.rules.options
        }

    def view(self, seat: int | None) -> Mapping[str, object]:
        """The knowledge of a seat, JSON-ready; None stands for a spectator.

        Raises QueryError if there is no such seat.
        """
        return self.rules.view(self._state, checked_viewer(seat, self.seats), self.ply)

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """The events from answer number `since` on, as that seat saw them."""
        viewer, first = checked_viewer(seat, self.seats), whole(since)
        if first is None:
            shown = typed(since, int)
            raise QueryError("no_such_moment", {"ply": shown, "last": self.ply})
        return tell((one for one in self._entries if one.ply >= first), viewer)

    def log_of(self, viewer: int | None) -> int | None:
        """That viewer; None, the public, while everybody sees the same events."""
        return viewer if any(one.note.secrets for one in self._entries) else None

    # ------------------------------------------------------------ points

    def scores(self) -> list[Score]:
        """Every seat's points, as if the game ended now."""
        return self.rules.scores(self._state)

    def ranks(self) -> list[Rank]:
        """Every seat's rank: points, then tie-breakers."""
        return self.rules.ranks(self._state)

    def winners(self) -> list[int]:
        """The seats that have won; none until the game is over."""
        return winners(self.ranks()) if self.over else []

    def ranking(self) -> list[int]:
        """The seats from first to last, as if the game ended now."""
        return ranking(self.ranks())

    def standing(self, viewer: int | None) -> Standing:
        """The points and the ranking as that seat knows them; None: a spectator.

        Raises QueryError if there is no such seat.
        """
        return self.rules.standing(self._state, checked_viewer(viewer, self.seats))

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
        rules = self.rules
        save = {
            "format": f"{rules.name}-game",
            "version": saves.VERSION,
            **({"rules": rules.version} if rules.version > FIRST_VERSION else {}),
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
        given = saves.check(save, f"{cls.rules.name}-game")
        led_elsewhere = saves.altered(given, cls.rules.version)
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
        return saves.digest(self.rules.contents(self._state))


def _unfit(origin: Fields, error: TabletopError) -> str:
    """The key of a save from which no game could be made."""
    if "position" in origin:
        return "position"
    return "seed" if error.id == "bad_seed" else "options"
