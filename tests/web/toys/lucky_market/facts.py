"""The types of tables of Lucky Market, for `python -m contracts`. No test is here."""

from tabletop.page.facts import QuestionFacts
from tabletop.rules.event import Event
from tabletop.rules.facts import SeenFacts
from tabletop.table.facts import TableFacts


class MarketView(SeenFacts[QuestionFacts]):
    """The knowledge of one seat, or of a spectator, about a market."""

    seats: list[list[int]]
    """By seat: the places of its stalls."""
    charms: list[int | None]
    """By seat: its charm, -1 once it is used; null if it is hidden."""
    coins: list[int]
    """By seat: its coins."""
    dice: list[int]
    """The row and the column of the latest roll; 0 before the first."""


class LuckyMarket(TableFacts[Event]):
    """Everything that the page draws of a market."""

    view: MarketView
    """The view of the viewer."""
