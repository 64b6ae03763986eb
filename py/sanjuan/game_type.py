"""San Juan as a table and a bridge take it."""

from functools import partial
from typing import Final

from sanjuan.ai import LEVELS, player
from sanjuan.ai.advisor import ADVISOR
from sanjuan.game import Game
from sanjuan.page.briefing import briefing
from sanjuan.rules.options import Options
from tabletop.registry import GameType

SAN_JUAN: Final = GameType[Game](
    game=Game,
    options=frozenset({*Options._fields, "seed"}),
    levels={level: partial(player, level) for level in LEVELS},
    advisor=ADVISOR,
    briefing=briefing,
)
