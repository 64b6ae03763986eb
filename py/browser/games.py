"""The registry of the page's games."""

from typing import Final

from browser.addresses import ADDRESSES
from tabletop.table.registry import LazyGame, Registry

GAMES: Final = Registry(*(LazyGame(*pair) for pair in ADDRESSES.items()))
"""All games of the page; each is imported when it is first wanted."""
