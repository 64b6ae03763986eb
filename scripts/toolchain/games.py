"""The games that the build puts into the page."""

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

from toolchain.steps import ROOT


class Game(NamedTuple):
    """A game: its folder on the page, its name and package in Python, its entry there,
    and the function that makes its catalogue.

    `sources` are the modules of a game that the wheel lacks, by their places in it.
    """

    page: Path
    name: str
    address: str
    facts: str
    sources: Mapping[str, Path] = {}

    @property
    def id(self) -> str:
        """Its name on the page."""
        return self.page.name

    @property
    def module(self) -> str:
        """The module of its entry."""
        return self.address.partition(":")[0]

    def catalogue(self) -> object:
        """The facts that never change while a page is open."""
        module, _, name = self.facts.partition(":")
        made: object = getattr(import_module(module), name)()
        return made

    def card(self) -> dict[str, str]:
        """The facts that the page knows before it loads the game."""
        return {"id": self.id, "code": self.name}


SAN_JUAN: Final = Game(
    ROOT / "web" / "games" / "san_juan",
    "sanjuan",
    "sanjuan.game_type:SAN_JUAN",
    "sanjuan.page.catalogue:catalogue",
)

GAMES: Final = (SAN_JUAN,)
"""All games; the page opens with the first."""
