"""The entry of San Juan in the registry that tables and bridges read."""

from collections.abc import Collection
from functools import partial
from typing import Final, cast

from sanjuan.ai import LEVELS, player
from sanjuan.ai.advisor import ADVISOR
from sanjuan.days import DAYS
from sanjuan.game import Game
from sanjuan.page.briefing import briefing
from sanjuan.page.facts import Table
from tabletop.rules.event import Event
from tabletop.table.facts import TableFacts
from tabletop.table.registry import GameType


def facts(game: Game, viewer: int | None, table: TableFacts[Event]) -> Table:
    """Everything that the page draws: table facts, view and briefing."""
    own = table["viewer"]
    view = game.view(viewer) if viewer == own else game.face_down(own)
    return cast(Table, {**table, "view": view, **briefing(game, view)})


def occasions(game: Game, seat: int) -> Collection[str]:
    """The names of the occasions that a seat meets now."""
    from sanjuan.occasions import occasions  # lazy: play does not need it

    return occasions(game, seat)


SAN_JUAN: Final = GameType[Game, Table](
    game=Game,
    levels={level: partial(player, level) for level in LEVELS},
    rival="expert",
    advisor=ADVISOR,
    facts=facts,
    days=DAYS,
    occasions=occasions,
    marks={"round_started": "era", "role_taken": "phase"},
)
