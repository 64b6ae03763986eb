"""The facts from Python that the build puts into the page's scripts."""

import json
from typing import Final

from toolchain.games import GAMES

OF_HOUSE: Final = ("judgements", "name_length", "file_size", "version")
"""The facts that any game has."""


def names() -> dict[str, object]:
    """The facts of the house, the catalogue of each game, both as JSON, and whether
    there are several games.
    """
    known = GAMES[0].catalogue()
    house = {name: fact for name, fact in known.items() if name in OF_HOUSE}
    catalogues = {f"CATALOGUES.{game.id}": game.catalogue() for game in GAMES}
    facts = {"HOUSE_FACTS": house, **catalogues}
    told = {name: json.dumps(fact) for name, fact in facts.items()}
    return {**told, "SEVERAL": len(GAMES) > 1}
