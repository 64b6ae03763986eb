"""The entry of Puerto Rico in the registry that tables and bridges read."""

from functools import partial
from typing import Final, cast

from puerto_rico.ai import LEVELS, player
from puerto_rico.ai.advisor import ADVISOR
from puerto_rico.days import DAYS
from puerto_rico.game import Game
from puerto_rico.knowledge.view import uncounted
from puerto_rico.page.briefing import briefing
from puerto_rico.page.facts import Table
from tabletop.rules.event import Event
from tabletop.table.facts import TableFacts
from tabletop.table.registry import GameType


def facts(game: Game, viewer: int | None, table: TableFacts[Event]) -> Table:
    """Everything that the page draws: table facts, view and briefing."""
    view = uncounted(game.view(viewer))
    return cast(Table, {**table, "view": view, **briefing(game, view)})


PUERTO_RICO: Final = GameType[Game, Table](
    game=Game,
    levels={level: partial(player, level) for level in LEVELS},
    rival="expert",
    advisor=ADVISOR,
    facts=facts,
    days=DAYS,
    marks={"round_started": "era", "role_taken": "phase"},
)
"""Puerto Rico's part of the data that the page draws."""
