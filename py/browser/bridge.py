"""The bridge that a page's worker calls, to a table of any game."""

import json
import sys
from typing import Final

from browser.games import GAMES
from tabletop.page import archives
from tabletop.page.bridge import Bridge

BRIDGE: Final = Bridge(GAMES)

request = BRIDGE.request
think = BRIDGE.think
stop = BRIDGE.stop
wants_help = BRIDGE.wants_help
add_helper = BRIDGE.add_helper
parts = BRIDGE.parts
hand_out = BRIDGE.hand_out
do_job = BRIDGE.do_job
take = BRIDGE.take
take_back = BRIDGE.take_back
rehearse = BRIDGE.rehearse

_added: Final = set[str]()


def begin_with(game: str) -> None:
    """Import a game, whose part must be there."""
    GAMES.named(game)


def add(part: str, archive: str) -> None:
    """Add the modules of a part: all of a package that a game needs, or the rest."""
    archives.add(part, archive)
    _added.add(part)


def to_come() -> str:
    """The lazy parts of all packages in use that were not added yet, as JSON."""
    used = (one for one in GAMES.packages() if one in sys.modules)
    return json.dumps([part for part in map(archives.late, used) if part not in _added])
