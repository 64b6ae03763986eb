"""The bridge that a page's worker calls, to a table of any game in the registry.

It lists the games, so it may import every one of them; no module imports it.
"""

from typing import Final

from sanjuan.game_type import SAN_JUAN
from tabletop.page.archives import add_archive
from tabletop.page.bridge import Bridge
from tabletop.table.registry import Registry

GAMES: Final = Registry(SAN_JUAN)
"""A line for each game that the page can play."""

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


def add_late(archive: str) -> None:
    """Add the lazy modules of an archive, which no game needs in order to run."""
    add_archive(archive, "tabletop", "sanjuan")
