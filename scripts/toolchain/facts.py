"""The facts from Python that the build puts into the page's scripts."""

import json
from typing import Final

from toolchain.games import GAMES

OF_HOUSE: Final = ("judgements", "name_length", "file_size", "version")
"""The facts that any game has."""


def names() -> dict[str, str]:
    """The facts of the house, and the catalogue of each game, as JSON."""
    known = GAMES[0].catalogue()
    house = {name: fact for name, fact in known.items() if name in OF_HOUSE}
    catalogues = {f"CATALOGUES.{game.id}": game.catalogue() for game in GAMES}
    facts = {"HOUSE_FACTS": house, **catalogues}
    return {name: json.dumps(fact) for name, fact in facts.items()}
