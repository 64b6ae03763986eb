"""What is chosen before a game, and which choices there are."""

from typing import Final, NamedTuple

from sanjuan.rules.cards import EDITIONS
from tabletop.errors import OptionError
from tabletop.plain import whole
from tabletop.reading import Fields, bad_switch

TURNS: Final = {2: 3, 3: 3, 4: 4}
"""Roles taken in a round, by number of seats (R3, R4)."""


class Options(NamedTuple):
    """What is chosen before a game."""

    seats: int = 2
    edition: str = "first"
    expansion: bool = False
    choose_four: bool = False

    def __str__(self) -> str:
        more = ", New Buildings" * self.expansion + ", choose four" * self.choose_four
        return f"{self.edition} edition{more}, {self.seats} seats"


def check_options(
    seats: object, edition: object, expansion: object, choose_four: object
) -> Options:
    """The options, if there is such a game; otherwise raises OptionError."""
    count = whole(seats)
    if count is None or count not in TURNS:
        raise OptionError("bad_seats", {"seats": seats})
    if not isinstance(edition, str) or edition not in EDITIONS:
        raise OptionError("bad_edition", {"edition": edition})
    given = Fields({"expansion": expansion, "choose_four": choose_four}, bad_switch)
    return Options(
        count, edition, given.switch("expansion"), given.switch("choose_four")
    )
