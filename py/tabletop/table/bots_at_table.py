"""The computer players of a table: their turns, their thinking and their helpers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeAlias, TypeGuard

from tabletop.base.rng import PLAYERS, Chance, stream
from tabletop.base.tasks import Thinking
from tabletop.bots.players import Player, SearchPlayer
from tabletop.bots.search import ismcts
from tabletop.rules.question import Answer
from tabletop.table.registry import F, G, GameType
from tabletop.table.seating import SeatInfo

Search: TypeAlias = ismcts.Search[Any]
Lend: TypeAlias = Callable[[Search], None]
"""Shares a long search with helpers, before it begins."""
LONG: Final = 200
"""The fewest iterations of a search that lasts long enough for helpers to join."""


class BotsAtTable(Generic[G, F]):
    """The computer players of a table, which decide the same with and without helpers.

    Each decision has its own random numbers. A seat has the same player until an undo,
    so a player may remember.
    """

    def __init__(
        self, game_type: GameType[G, F], game: G, seating: Sequence[SeatInfo]
    ) -> None:
        self._levels = game_type.levels
        self._game = game
        self._sitters = seating
        self._players: dict[int, Player[Any]] = {}
        self._thinking: Thinking[Answer] | None = None
        self._shared = False

    @property
    def waits(self) -> bool:
        """Whether the thinking waits until helpers have been asked or have reported."""
        return self._thinking is not None and self._thinking.waits

    @property
    def are_slow(self) -> bool:
        """Whether helpers are of use in this game, now or soon."""
        seats = [n for n, one in enumerate(self._sitters) if one.level is not None]
        players = (self._player(seat) for seat in seats)
        return self._game.question is not None and any(map(_is_slow, players))

    def think(self, seconds: float, lend: Lend | None = None) -> float | None:
        """Let the player to decide think for about that long.

        Returns the finished fraction; None once the player has answered.
        """
        thinking = self._thinking = self._thinking or self._begin(lend)
        if thinking.for_about(seconds):
            return thinking.done
        self._thinking = None
        self._game.answer(thinking.result)
        return None

    def part_from_helpers(self) -> None:
        """Restart a search that is shared with helpers, without them."""
        if self._shared:
            self._thinking = None

    def forget(self) -> None:
        """Replace the players, because an undo led to an earlier question."""
        self._players.clear()
        self._thinking = None

    def search(self) -> Search | None:
        """The search of the player to decide, not yet run; None if it has no search."""
        player, view, rng = self._at_turn()
        return player.search(view, rng) if isinstance(player, SearchPlayer) else None

    def _begin(self, lend: Lend | None) -> Thinking[Answer]:
        player, view, rng = self._at_turn()
        self._shared = False
        if lend is None or not _is_slow(player):
            return player.start(view, rng)
        search: Search = player.search(view, rng)
        lend(search)
        self._shared = True
        return search.run()

    def _at_turn(self) -> tuple[Player[Any], Any, Chance]:
        """The player to decide, its view, and its random numbers."""
        game, seat = self._game, self._game.asked().seat
        rng = stream(game.seed, PLAYERS[game.ply])
        return self._player(seat), game.view(seat), rng

    def _player(self, seat: int) -> Player[Any]:
        level = self._sitters[seat].level
        assert level is not None, "a person thinks without us"
        if seat not in self._players:
            self._players[seat] = self._levels[level]()
        return self._players[seat]


def _is_slow(player: Player[Any]) -> TypeGuard[SearchPlayer[Any, Any]]:
    return isinstance(player, SearchPlayer) and player.budget.iterations >= LONG
