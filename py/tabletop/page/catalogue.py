"""The facts of a game that never change, for a page that loads them with its script."""

from collections.abc import Sequence
from typing import Any

from tabletop.advice import accuracy
from tabletop.base.json_limits import LONGEST_TEXT
from tabletop.page.facts import CatalogueFacts, DeclaredOption
from tabletop.rules.options import Option
from tabletop.table.registry import GameType
from tabletop.table.seating import NAME_LENGTH


def catalogue_of(kind: GameType[Any, Any], version: str) -> CatalogueFacts:
    """The catalogue of a game that brings none; its ladder has all its levels."""
    rules = kind.game.rules
    (seats,) = (one for one in rules.options if one.name == "seats")
    made: CatalogueFacts = {
        "options": [declared(one) for one in rules.options if one.name != "seats"],
        "levels": [*kind.levels],
        "ladder": [*kind.levels],
        "judgements": {**accuracy.LEAST},
        "seats": _numbers(seats.choices),
        "usual_seats": _numbers([seats.default])[0],
        "usual_level": kind.rival,
        "name_length": NAME_LENGTH,
        "file_size": LONGEST_TEXT,
        "game": kind.name,
        "version": version,
    }
    if rules.fewest:
        made["fewest"] = True
    return made


def declared(option: Option) -> DeclaredOption:
    """An option as a page draws it."""
    name, default = option.name, option.default
    if isinstance(default, bool):
        return {"name": name, "switch": True, "default": default}
    usual = [*default] if isinstance(default, tuple) else default
    return {"name": name, "values": [*option.choices], "default": usual}


def _numbers(counts: Sequence[object]) -> list[int]:
    return [count for count in counts if isinstance(count, int)]
