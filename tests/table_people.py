"""Tables with people and computers at them. No test is here."""

from sanjuan import Game
from sanjuan.game_type import SAN_JUAN
from sanjuan.page.facts import Table as Facts
from tabletop.table.seating import PERSON, seating
from tabletop.table.table import Table

COMPUTER = "random"


def table(*kinds: str, game: Game | None = None) -> Table[Game, Facts]:
    """A table with such players, or two people; the viewer has taken the device."""
    around = kinds or (PERSON, PERSON)
    given = [{"name": f"{kind} {n}", "kind": kind} for n, kind in enumerate(around)]
    named = seating(given, len(around), SAN_JUAN.levels)
    at = Table(SAN_JUAN, game or Game(seats=len(around), seed=7), named)
    return taken(at)


def taken(at: Table[Game, Facts]) -> Table[Game, Facts]:
    """The table once its viewer, if there is one, has taken the device."""
    if (viewer := at.viewer()) is not None:
        at.take_device(viewer)
    return at


def answer(at: Table[Game, Facts]) -> None:
    """Give the shortest answer of the seat that is to decide."""
    question = taken(at).game.question
    assert question is not None
    at.answer(list(question.options[: question.low]), question.seat, at.game.ply)
