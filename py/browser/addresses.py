"""The games of the page; the build writes this file for the games of its site."""

from collections.abc import Mapping
from typing import Final

ADDRESSES: Final[Mapping[str, str]] = {
    "sanjuan": "sanjuan.game_type:SAN_JUAN",
    "puerto_rico": "puerto_rico.game_type:PUERTO_RICO",
}
"""By name: the module of a game, and the name of its entry there."""
