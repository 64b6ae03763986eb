"""The entry of Puerto Rico in the registry that tables and bridges read."""

from typing import Final

from puerto_rico.game import Game
from tabletop.table.by_rules import by_rules

PUERTO_RICO: Final = by_rules(Game.rules, Game)._replace(
    marks={"round_started": "era", "role_taken": "phase"}
)
