"""The keys of a view, and of the question in it, that a page reads of any game.

Each game adds its own keys, and narrows the names of its questions.
"""

from typing import Generic, Literal, NotRequired, TypeAlias, TypedDict, TypeVar

Name = TypeVar("Name")
F = TypeVar("F")
Q = TypeVar("Q")

Source: TypeAlias = int | str | None
"""The cause of a question: an option's number, the id of a rule, or nothing."""

Form: TypeAlias = Literal["one", "consent", "some"]
"""The form of an answer: one option; yes (the option) or no; or a number of options."""


class AskedFacts(TypedDict, Generic[Name, F]):
    """The open question; only the seat that must answer knows the options."""

    seat: int
    """The seat that must answer."""
    name: Name
    """The name of the stage that asks."""
    form: F
    """The form of the answer."""
    secret: bool
    """Whether the options depend on facts that only this seat may see."""
    options: NotRequired[list[int]]
    """The options by number. Only for the seat that must answer."""
    low: NotRequired[int]
    """The fewest options of an answer. Only for the seat that must answer."""
    high: NotRequired[int]
    """The most options of an answer. Only for the seat that must answer."""
    source: NotRequired[Source]
    """The cause of the question. Only for the seat that must answer."""


class SeenFacts(TypedDict, Generic[Q]):
    """The knowledge of one seat, or of a spectator, about any game."""

    seat: int | None
    """The seat of the viewer; null for a spectator."""
    ply: int
    """The number of answers so far, which is the number of the open question."""
    round: int
    """The round, from 1 on."""
    question: Q | None
    """The open question; null once the game is over."""
