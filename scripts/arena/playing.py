"""A match, deal by deal: each deal is played once for every way to place A's seats."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final, NamedTuple, TypeAlias

from arena.entrants import Entrant, entrant
from arena.game import FIRST, ArenaGame, Options, game_of
from arena.guest import Forfeit, Guest
from tabletop.base.rng import GUESTS, stream
from tabletop.record import game

AFTERWARDS: Final = GUESTS[len(GUESTS) // 2 :]
"""The streams of looks at a game that was played, by the number of answers given."""


Game: TypeAlias = game.Game[Any]


class Setup(NamedTuple):
    """The two players and all options; A has `team` of the seats, B all others.

    `game` is the id of the game.
    """

    a: str
    b: str
    options: Options
    team: int = 1
    game: str = FIRST

    @property
    def entry(self) -> ArenaGame:
        """The game."""
        return game_of(self.game)

    @property
    def seats(self) -> int:
        """The number of seats."""
        seats: int = self.options["seats"]
        return seats

    @property
    def is_mirror(self) -> bool:
        """Whether a player meets itself, so that all placings are the same game."""
        return self.a == self.b

    @property
    def par(self) -> float:
        """The share of wins of a side that is as good as the other."""
        return self.team / self.seats

    def placings(self) -> list[tuple[int, ...]]:
        """Every choice of seats for A."""
        return list(combinations(range(self.seats), self.team))


def setup_of(
    a: str, b: str, *, game: str = FIRST, team: int = 1, **options: object
) -> Setup:
    """The set-up with these options, all others by default."""
    return Setup(a, b, game_of(game).checked(options), team, game)


class Result(NamedTuple):
    """One game: A's part of the win, each side's best points, and the length.

    `forfeit` names the rule or the limit that a player broke, and so lost the game.
    """

    won: float
    points: int
    rival: int
    rounds: int
    decisions: int
    forfeit: str = ""

    @property
    def forfeited(self) -> bool:
        """Whether it was A that forfeited it."""
        return bool(self.forfeit) and self.won == 0


class Deal(NamedTuple):
    """One deal with A in all its placings."""

    number: int
    games: tuple[Result, ...]

    @property
    def share(self) -> float:
        """A's share of the wins."""
        return sum(game.won for game in self.games) / len(self.games)

    @property
    def margin(self) -> float:
        """A's points beyond the other side's, on average."""
        return sum(game.points - game.rival for game in self.games) / len(self.games)


def play_deal(setup: Setup, number: int) -> Deal:
    """The games of that deal; of a player against itself one game, from every seat."""
    placings = setup.placings()
    if setup.is_mirror:
        names = [setup.a] * setup.seats
        game, forfeit = play_among(names, setup.entry, setup.options, number)
        return Deal(number, tuple(_result(game, forfeit, one) for one in placings))
    return Deal(number, tuple(play(setup, number, one) for one in placings))


def play(setup: Setup, deal: int, placing: tuple[int, ...]) -> Result:
    """One game; each seat has a player of its own, which sees views, nothing else."""
    return play_with(seated(setup, placing), setup, deal, placing)


def seated(setup: Setup, placing: tuple[int, ...]) -> list[Entrant]:
    """New players for one game, seat by seat."""
    seats = range(setup.seats)
    names = [setup.a if seat in placing else setup.b for seat in seats]
    return [entrant(name, setup.entry) for name in names]


def play_with(
    players: list[Entrant], setup: Setup, deal: int, placing: tuple[int, ...]
) -> Result:
    """One game of these players, who leave at its end."""
    return _result(*_played(players, setup.entry, setup.options, deal), placing)


def play_among(
    names: list[str], entry: ArenaGame, options: Options, deal: int
) -> tuple[Game, str]:
    """The game of these players, seat by seat, and the forfeit that ended it."""
    return _played([entrant(name, entry) for name in names], entry, options, deal)


def _played(
    players: list[Entrant], entry: ArenaGame, options: Options, deal: int
) -> tuple[Game, str]:
    game = entry.dealt(options, deal)
    try:
        return game, _forfeit(game, players, deal)
    finally:
        for player in players:
            if isinstance(player, Guest):
                player.leave()


def _forfeit(game: Game, players: list[Entrant], deal: int) -> str:
    """Play to the end, or until a player forfeits; return the forfeit."""
    chances = [stream(deal, GUESTS[seat]) for seat in range(len(players))]
    while (question := game.question) is not None:
        seat = question.seat
        try:
            game.answer(players[seat].choose(game.view(seat), chances[seat]))
        except Forfeit as lost:
            return str(lost)
    return ""


def _result(game: Game, forfeit: str, placing: tuple[int, ...]) -> Result:
    points = [score.total for score in game.scores()]
    return Result(
        _won(game, placing),
        max(points[seat] for seat in placing),
        max(got for seat, got in enumerate(points) if seat not in placing),
        game.round,
        game.ply,
        forfeit,
    )


def _won(game: Game, placing: tuple[int, ...]) -> float:
    """A's part of the win; in a game that ends early the seat to answer has lost."""
    if game.question is not None:
        return float(game.question.seat not in placing)
    winners = game.winners()
    return sum(seat in placing for seat in winners) / len(winners)
