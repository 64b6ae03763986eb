"""The active features of a question, and bounds that several features share."""

from typing import Final, NamedTuple

from puerto_rico.ai.learned.tables import COUNTS, FEW, MONEY

TOP: Final = COUNTS - 1
RICH: Final = MONEY - 1
MOST: Final = FEW - 1


class Active(NamedTuple):
    """The features of a question, by kind of option; the last kind is to stop.

    `rows` are the beginnings of rows that all options share, each with a column for
    each kind of option; `more` are further weights of one kind.
    """

    rows: list[int]
    columns: list[int]
    more: list[list[int]]
