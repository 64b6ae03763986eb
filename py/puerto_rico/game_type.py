"""The entry of Puerto Rico in the registry that tables and bridges read."""

from functools import partial
from typing import Any, Final

from puerto_rico.ai import LEVELS, player
from puerto_rico.ai.advisor import ADVISOR
from puerto_rico.game import Game
from tabletop.table.by_rules import page_facts
from tabletop.table.registry import GameType

PUERTO_RICO: Final = GameType[Game, dict[str, Any]](
    game=Game,
    levels={level: partial(player, level) for level in LEVELS},
    rival="expert",
    advisor=ADVISOR,
    facts=page_facts,
    marks={"round_started": "era", "role_taken": "phase"},
)
