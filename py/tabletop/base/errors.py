"""The exceptions of the package; locale files word their messages.

TabletopError
├── AnswerError        an answer that cannot be taken; the game is unchanged
│   ├── IllegalAnswer      not an answer that the question offers
│   ├── StaleAnswer        for a question that is no longer open
│   └── WrongSeat          from a seat that is not asked
├── OptionError        a game or player that cannot be made as asked
│   └── QueryError         a question about a seat or thing that does not exist
├── WeightsError       learned weights that cannot be read
├── SaveError          a save that cannot be read
├── CodeError          a code of a deal or a game that cannot be read
├── LessonError        a lesson that cannot be played
├── PositionError      a position that cannot stand on a table
├── NothingToUndo      no earlier decision of that seat
├── SeriousGame        undo or a hint in a game that allows neither
└── MessageError       a message of a page that is not valid
"""

from collections.abc import Mapping
from typing import NamedTuple

from tabletop.base.english import Told, sentence
from tabletop.base.sanitize import excerpt


class Mistyped(NamedTuple):
    """A value of a wrong type, and the text of it that names the type."""

    value: object
    text: str


class TabletopError(Exception):
    """A request that a game cannot meet; `id` and `facts` say why.

    The facts repeat a given value only as far as it is short and plain. The sentence
    also names the type of a value if it is a wrong one.
    """

    def __init__(self, id: str, facts: Mapping[str, object] | None = None) -> None:
        super().__init__(id, facts)
        self.id = id
        self.facts = {key: excerpt(_value(fact)) for key, fact in (facts or {}).items()}

    def __str__(self) -> str:
        given = self.args[1] or {}
        texts = {k: one.text for k, one in given.items() if isinstance(one, Mistyped)}
        return sentence(f"error-{self.id}", {**self.facts, **texts})

    def as_json(self) -> Told:
        """The error as data, for a page that has its own words."""
        return {"id": self.id, "args": self.facts}


def _value(fact: object) -> object:
    return fact.value if isinstance(fact, Mistyped) else fact


class AnswerError(TabletopError):
    """An answer that cannot be taken."""


class IllegalAnswer(AnswerError):
    """The question does not offer the answer."""


class StaleAnswer(AnswerError):
    """The answer belongs to a question that is no longer open."""


class WrongSeat(AnswerError):
    """The answer comes from a seat that is not asked."""


class OptionError(TabletopError):
    """The game or player cannot be made with these options."""


class QueryError(OptionError):
    """The question is about a seat, a moment or a thing that does not exist."""


class WeightsError(TabletopError):
    """The file of a learned player's weights is cut, altered or too new."""


class SaveError(TabletopError):
    """The save is cut, altered, too new or of another game."""


class CodeError(TabletopError):
    """The code of a deal or a game is cut, altered or too new."""


class LessonError(TabletopError):
    """The lesson is cut, altered or of another game."""


class PositionError(TabletopError):
    """The position cannot stand on a table."""


class NothingToUndo(TabletopError):
    """The seat has no earlier decision."""


class SeriousGame(TabletopError):
    """The table is serious: it allows no undo and no hints."""


class MessageError(TabletopError):
    """The message has no known type, or a part of it is missing or wrong."""
