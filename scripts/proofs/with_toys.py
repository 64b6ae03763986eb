"""All games, those of the site and the toys of the tests, for proofs about any game."""

import sys
from collections.abc import Mapping
from importlib import import_module
from random import Random
from typing import Any, Final

from tabletop.base.errors import OptionError
from tabletop.rules.options import SEED, Option
from tabletop.table.registry import GameType, Registry
from tabletop.table.seating import PERSON
from tabletop.table.table import Table
from toolchain.steps import ROOT

for _folder in ("tests/tabletop", "tests/tabletop/toys"):
    sys.path.append(str(ROOT / _folder))

GAMES: Final[Registry] = import_module("every_game").GAMES
KINDS: Final[list[GameType[Any, Any]]] = import_module("every_game").KINDS

Open = Table[Any, Any]


def table_of(number: int, serious: bool = False) -> Open:
    """A table of people; the number chooses the game, its options and the seed.

    All people have own phones.
    """
    kind, rng = KINDS[number % len(KINDS)], Random(number)
    options = random_options(kind, rng)
    seats = kind.new(options).seats
    people = [{"name": f"Person {seat}", "kind": PERSON} for seat in range(seats)]
    table = Table.new(kind, options, people, serious)
    table.hotseat.set_apart(range(seats))
    return table


def random_options(kind: GameType[Any, Any], rng: Random) -> Mapping[str, object]:
    """Random options; the usual ones if these do not go together."""
    seed = {SEED: rng.randrange(2**32)}
    chosen = {one.name: _choice(one, rng) for one in kind.game.rules.options}
    try:
        kind.new({**chosen, **seed})
    except OptionError:
        return seed
    return {**chosen, **seed}


def _choice(option: Option, rng: Random) -> object:
    """A choice; of an option that takes many, some."""
    if not option.takes_many:
        return rng.choice(option.choices)
    return [one for one in option.choices if rng.random() < 0.5]
