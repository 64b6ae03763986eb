"""What is chosen before a game, and which choices there are."""

from typing import Final, NamedTuple

from sanjuan.rules.cards import EDITIONS
from tabletop.errors import OptionError

TURNS: Final = {2: 3, 3: 3, 4: 4}
"""Roles taken in a round, by number of seats (R3, R4)."""

MAX_SEED: Final = 2**53 - 1
"""The largest seed; any JSON reader keeps it whole."""


class Options(NamedTuple):
    """What is chosen before a game."""

    seats: int = 2
    edition: str = "first"
    expansion: bool = False
    choose_four: bool = False


def check_options(
    seats: object, edition: object, expansion: object, choose_four: object
) -> Options:
    """The options, if there is such a game; otherwise raises OptionError."""
    if type(seats) is not int or seats not in TURNS:
        raise OptionError("bad_seats", {"seats": seats})
    if not isinstance(edition, str) or edition not in EDITIONS:
        raise OptionError("bad_edition", {"edition": edition})
    for name, value in (("expansion", expansion), ("choose_four", choose_four)):
        if type(value) is not bool:
            raise OptionError("bad_switch", {"name": name, "value": value})
    return Options(seats, edition, bool(expansion), bool(choose_four))


def check_seed(seed: object) -> int:
    """The seed, if it is a whole number from 0 to `MAX_SEED`; else OptionError."""
    if type(seed) is not int or not 0 <= seed <= MAX_SEED:
        raise OptionError("bad_seed", {"seed": seed, "most": MAX_SEED})
    return seed
