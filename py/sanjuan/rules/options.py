"""The options of a game, and the check of their values."""

from typing import Final, NamedTuple

from sanjuan.rules.cards import EDITIONS
from tabletop.base.errors import OptionError
from tabletop.base.validation import Fields, bad_switch, typed, whole
from tabletop.rules.options import Option

TURNS: Final = {2: 3, 3: 3, 4: 4}
"""By number of seats: the roles taken in a round (R3, R4)."""


class Options(NamedTuple):
    """The choices before a game, which `Game` takes as arguments of the same names."""

    seats: int = 2
    """The number of seats: 2, 3 or 4."""
    edition: str = "first"
    """`first` or `second`."""
    expansion: bool = False
    """Whether New Buildings are in the deck."""
    choose_four: bool = False
    """Whether each seat chooses its first 4 cards out of 5 to 8 (R6)."""

    def __str__(self) -> str:
        more = ", New Buildings" * self.expansion + ", choose four" * self.choose_four
        return f"{self.edition} edition{more}, {self.seats} seats"


OPTIONS: Final = (
    Option("seats", tuple(TURNS), 2),
    Option("edition", EDITIONS, "first"),
    Option("expansion", (False, True), False),
    Option("choose_four", (False, True), False),
)
"""The same, declared for tables and pages."""


def check_options(
    seats: object, edition: object, expansion: object, choose_four: object
) -> Options:
    """The options, if such a game exists; else raises OptionError."""
    count = whole(seats)
    if count is None or count not in TURNS:
        raise OptionError("bad_seats", {"seats": typed(seats, int)})
    if not isinstance(edition, str) or edition not in EDITIONS:
        raise OptionError("bad_edition", {"edition": typed(edition, str)})
    given = Fields({"expansion": expansion, "choose_four": choose_four}, bad_switch)
    return Options(
        count, edition, given.switch("expansion"), given.switch("choose_four")
    )
