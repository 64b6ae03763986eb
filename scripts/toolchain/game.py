"""A game, as the build puts it into the page."""

from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, get_type_hints

from sanjuan import __version__
from tabletop.page.catalogue import catalogue_of
from tabletop.page.facts import CatalogueFacts
from tabletop.table.registry import GameType


class Game(NamedTuple):
    """A game: its folder on the page, its name and package in Python, its entry there,
    and the function that makes its catalogue; without one, the house makes it.

    `sources` are the modules of a game that the wheel lacks, by their places in it;
    pages need none of those `left_out`: for a prompt, the build, types or libraries.
    `table` is the type of its tables, unless its entry's `facts` returns that type.
    """

    page: Path
    name: str
    address: str
    facts: str = ""
    sources: Mapping[str, Path] = {}
    left_out: tuple[str, ...] = ()
    table: str = ""

    @property
    def id(self) -> str:
        """Its name on the page."""
        return self.page.name

    @property
    def module(self) -> str:
        """The module of its entry."""
        return self.address.partition(":")[0]

    def catalogue(self) -> CatalogueFacts:
        """The facts that never change while a page is open."""
        for make in self.own_catalogue():
            return {**make(), "version": __version__}
        return catalogue_of(self.entry(), __version__)

    def own_catalogue(self) -> list[Callable[[], CatalogueFacts]]:
        """The function that makes its catalogue, if it has one."""
        return [_named(self.facts)] if self.facts else []

    def types(self) -> list[Any]:
        """The types of its tables and of its own catalogue."""
        made = [get_type_hints(maker)["return"] for maker in self.own_catalogue()]
        facts = self.entry().facts
        table = _named(self.table) if self.table else get_type_hints(facts)["return"]
        return [table, *made]

    def entry(self) -> GameType[Any, Any]:
        """Its entry in Python."""
        found: GameType[Any, Any] = _named(self.address)
        return found

    def card(self) -> dict[str, str]:
        """The names by which addresses and codes mean the game."""
        return {"id": self.id, "code": self.name}

    def seats(self) -> list[int]:
        """The numbers of seats that it may have."""
        return [*self.catalogue()["seats"]]


def _named(address: str) -> Any:
    """The thing at an address such as `chess.game_type:CHESS`."""
    module, _, name = address.partition(":")
    return getattr(import_module(module), name)
