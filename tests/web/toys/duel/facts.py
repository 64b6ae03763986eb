"""The types of tables of Duel, for `python -m contracts`. No test is here."""

from tabletop.page.facts import QuestionFacts
from tabletop.rules.event import Event
from tabletop.rules.facts import SeenFacts
from tabletop.table.facts import TableFacts


class DuelView(SeenFacts[QuestionFacts]):
    """The knowledge of one seat, or of a spectator, about a duel."""

    plays: list[list[int]]
    """The cards of each play so far."""
    held: list[int]
    """By seat: the number of cards in hand."""
    hand: list[int] | None
    """The hand of the viewer; null for a spectator."""


class Duel(TableFacts[Event]):
    """Everything that the page draws of a duel."""

    view: DuelView
    """The view of the viewer."""
