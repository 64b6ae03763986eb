"""The entry of Puerto Rico in the registry that tables and bridges read."""

from typing import Any, Final

from puerto_rico.game import Game
from puerto_rico.rules.scoring import ranks
from puerto_rico.rules.state import State
from tabletop.advice.blind import BlindAdvisor
from tabletop.bots.players import RandomPlayer, SearchPlayer
from tabletop.bots.search.budget import Budget
from tabletop.rules.event import Event
from tabletop.table.facts import TableFacts
from tabletop.table.registry import GameType


def facts(game: Game, viewer: int | None, table: TableFacts[Event]) -> dict[str, Any]:
    """Everything that a page draws: table facts and view."""
    return {**table, "view": game.view(viewer)}


def _seen(state: State) -> tuple[int, ...]:
    """The tiles that have come face up."""
    return (*state.row, len(state.deck), *state.aside)


ADVISOR: Final = BlindAdvisor(Game.determinize, ranks, _seen)

PUERTO_RICO: Final = GameType[Game, dict[str, Any]](
    game=Game,
    levels={
        "random": lambda: RandomPlayer(Game.determinize),
        "search": lambda: SearchPlayer(ADVISOR.search, Budget(200)),
    },
    rival="search",
    advisor=ADVISOR,
    facts=facts,
    marks={"round_started": "era", "role_taken": "phase"},
)
