"""The facts of a table for a page, the same for any game.

Every type is JSON-ready. A game adds types for its own facts; the page's types and the
JSON Schema files are generated from both. `Facts` at the end of a name marks data; the
page uses the name without it.
"""

from collections.abc import Mapping
from typing import Generic, NotRequired, TypedDict, TypeVar

from tabletop.base.english import Told
from tabletop.rules.options import Choice
from tabletop.table.integrity import CommitmentFacts
from tabletop.table.save import TableSave
from tabletop.table.seating import PlayerFacts

E = TypeVar("E")


class ScoreFacts(TypedDict):
    """The points of a seat, as if the game ended now."""

    total: int
    """The sum of its points."""
    parts: dict[str, int]
    """The points that add up to it, by their sources."""


class MarginFacts(TypedDict):
    """The lead with which the game was won."""

    seat: int
    """The seat that came second."""
    points: int
    """The lead in points; 0: tie-breakers decided."""


class StepTold(TypedDict):
    """The content of the due step of a lesson."""

    say: str | None
    """Its sentence, or the objection to the latest answer; null if there is no step."""
    why: str | None
    """The sentence that gives the reason; null if it has none."""
    next: bool
    """Whether the learner only reads it, and cannot answer before."""
    place: str | None
    """The part of the table that the coach points at."""
    options: list[int]
    """The options that the coach points at."""


class CoachFacts(StepTold):
    """The state of a lesson, and the words of its coach."""

    lesson: str
    """The name of the lesson."""
    step: int | None
    """The number of the due step; null if there is none."""
    steps: int
    """The number of steps."""
    by_need: bool
    """Whether steps wait for occasions, so that their numbers say nothing."""
    done: list[int]
    """The numbers of the steps that are done."""
    refused: int
    """The number of answers that the coach refused since the lesson began."""
    hidden: list[str]
    """The parts of the page that are still hidden."""
    over: bool
    """Whether the last step is done."""


class TableFacts(TypedDict, Generic[E]):
    """The facts of a table that a page draws for any game."""

    game: str
    """The name of the game, with which its codes and the formats of its saves begin."""
    options: Mapping[str, Choice | list[Choice]]
    """The value of every option, by name."""
    viewer: int | None
    """The seat for which it is drawn, even before it takes the device; null if none."""
    players: list[PlayerFacts]
    """By seat."""
    actor: int | None
    """The seat that must answer the open question; null once the game is over."""
    era: int
    """The number of the round, or of whatever the game counts in place of rounds."""
    scores: list[ScoreFacts]
    """By seat."""
    ranking: list[int]
    """The seats from first to last, as if the game ended now."""
    over: bool
    """Whether the game has ended."""
    winners: list[int]
    """The seats that have won; none until the game is over."""
    margin: MarginFacts | None
    """Set once one seat alone has won."""
    since: int | None
    """The number of the viewer's latest answer; later events are new to the viewer."""
    events: list[E]
    """The events as the viewer or, without one, the public saw them."""
    events_from: int
    """The number of the answer from which on `events` has them; 0: all events.

    The page has the earlier ones.
    """
    events_for: int | None
    """The seat whose log they belong to; null: the public's, or everybody's."""
    serious: bool
    """Whether the table allows no undo and no hints, as chosen before the game."""
    lapsed: bool
    """Whether it began as a serious game and is no longer one."""
    commitment: CommitmentFacts | None
    """The commitment of a game that began as a serious one; null if it has none."""
    can_undo: bool
    """Whether the viewer can undo a decision."""
    seed: int | None
    """The seed of all shuffles; null until the end of a serious game."""
    option_words: list[Told]
    """The options of the open question in words, in their order; none unless the viewer
    may see them."""
    coach: NotRequired[CoachFacts]
    """The coach; only in a lesson."""
    save: TableSave
    """The table as a file stores it (docs/records.md), hidden cards included."""
    save_from: int
    """The number of answers that the save leaves out at its start; 0: none.

    The page has them.
    """
