"""A game at tables that brings no more than its rules: no players, no page facts."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from tabletop.advice.blind import BlindAdvisor
from tabletop.bots.players import Player, RandomPlayer, SearchPlayer
from tabletop.bots.search.budget import Budget
from tabletop.record.game import Game
from tabletop.rules.event import Event
from tabletop.rules.game_def import GameDef
from tabletop.table.facts import TableFacts
from tabletop.table.registry import GameType

SEARCH: Final = Budget(200)
"""The budget of the stronger of its two computer players."""


def by_rules(
    rules: GameDef[Any], game: type[Game[Any]] | None = None
) -> GameType[Any, dict[str, Any]]:
    """A game with two computer players that know no more than its rules.

    `game` is the class of its records, if they do more than any record.
    """
    advisor = BlindAdvisor(rules)
    levels: dict[str, Callable[[], Player[Any]]] = {
        "random": partial(RandomPlayer[Any], rules.determinize),
        "search": partial(SearchPlayer[Any, Any], advisor.search, SEARCH),
    }
    record = game or _record_of(rules)
    return GameType(record, levels, "search", advisor, page_facts)


def _record_of(rules: GameDef[Any]) -> type[Game[Any]]:
    parts = {"rules": rules, "__module__": type(rules).__module__}
    return type("Game", (Game,), parts)


def page_facts(
    game: Game[Any], viewer: int | None, table: TableFacts[Event]
) -> dict[str, Any]:
    """The facts of a table with the view of the game."""
    return {**table, "view": game.view(viewer)}
