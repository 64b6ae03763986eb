"""The facts that a page gets about any game; each game narrows them.

No module imports it: only the types of the page are made of it.
"""

from typing import NotRequired, TypedDict

from tabletop.advice.accuracy import Judgement
from tabletop.rules.event import Event
from tabletop.rules.facts import AskedFacts, SeenFacts
from tabletop.table.facts import TableFacts


class QuestionFacts(AskedFacts[str, str]):
    """The open question of any game; only the seat that must answer knows the options.

    The form is `one` for one option, `consent` for yes or no, else a number of options.
    """


class ViewFacts(SeenFacts[QuestionFacts]):
    """The knowledge of one seat, or of a spectator, about any game."""


class Table(TableFacts[Event]):
    """Everything that the house draws of a table."""

    view: ViewFacts
    """The view of the viewer; until the viewer takes the device, the public view."""
    preselected: NotRequired[list[int]]
    """The options that are picked at first; a game may leave it out."""
    deeds: NotRequired[list[dict[str, dict[str, int]]]]
    """By seat, once the game is over: its deeds by kind; a game may leave it out."""


class DeclaredOption(TypedDict):
    """An option other than the number of seats: a switch, one of its values, or any
    number of them if the default is a list.
    """

    name: str
    """Its name in codes, addresses and records."""
    values: NotRequired[list[str | int]]
    """Its values; a switch has none."""
    switch: NotRequired[bool]
    """True for a switch, else left out."""
    default: str | bool | int | list[str | int]
    """The value that a game has unless somebody chooses another."""


class CatalogueFacts(TypedDict):
    """The facts of any game that never change: its options, names and limits."""

    options: list[DeclaredOption]
    """The declared options, in the order of codes."""
    levels: list[str]
    """The levels of computer players, the weakest first."""
    ladder: list[str]
    """The levels that each win clearly more often than the one before."""
    judgements: dict[Judgement, float]
    """By judgement: the least loss that has this name, the lowest first."""
    fewest: NotRequired[bool]
    """True if the fewest points win, else left out."""
    seats: list[int]
    """The numbers of seats that a game may have."""
    usual_seats: int
    """The number of seats at a first visit."""
    usual_level: str
    """The level of the computers at a first visit."""
    name_length: int
    """The most letters that a player's name may have."""
    file_size: int
    """The most bytes that a file to read may have."""
    game: str
    """The first word of the game's codes."""
    version: str
    """The version of the game."""
