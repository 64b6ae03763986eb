"""Jobs: searches for other workers, as JSON both ways.

A job is a decision of a look back, or a part of a computer's search. Each decision
has random numbers of its own, so that every worker finds the same.
"""

import json
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple, NotRequired, TypedDict

from tabletop.advice.review.facts import DecisionFacts
from tabletop.advice.review.report import Report
from tabletop.base.errors import MessageError
from tabletop.base.json_limits import parse_limited
from tabletop.base.validation import is_of
from tabletop.bots.search.ismcts import RACE_EVERY
from tabletop.bots.search.share import Part, Tried
from tabletop.page.session import Session
from tabletop.table.bots_at_table import Search
from tabletop.table.table import Table


class Job(TypedDict):
    """A job: a decision of a look back, or a part of a search."""

    # Annotations must not be postponed: a TypedDict would take all keys for required.
    number: int
    save: NotRequired[dict[str, object]]
    ply: NotRequired[int]
    part: NotRequired[tuple[list[int], int]]


class Finding(TypedDict):
    """A finding, whose type follows from its job."""

    number: int
    found: object


class Loan(NamedTuple):
    """A job that is out, with the ways to take its finding or to take it back."""

    kind: Any
    """The type of its finding."""
    take: Callable[[Any], None]
    take_back: Callable[[], None]


class Jobs:
    """Hands jobs out and takes their findings, or does those of another worker."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._helpers = 0
        self._parts: list[tuple[int, str]] = []
        self._count = 0
        self._out: dict[int, Loan] = {}
        self._save: object = None
        self._known: Report | None = None
        self._search: Search | None = None

    def add_helper(self) -> None:
        """Add a helper, which joins from the next decision on."""
        self._helpers += 1

    def parts(self) -> str:
        """The search parts to do at once, each with the number of its helper.

        Helpers are counted from 0, as they were added. Empty if there are no parts.
        """
        parts, self._parts = self._parts, []
        return json.dumps(parts) if parts else ""

    def lend(self, search: Search) -> None:
        """Share a search with the helpers before it begins, if its guide is steady."""
        if self._helpers and search.guide.steady:
            search.share.among(self._helpers, partial(self._ask, search))

    def _ask(self, search: Search, helper: int, part: Part) -> None:
        """Queue a search part for a helper; its first one has the save of the table."""
        table = self._session.open_table()
        first = {} if search.iterations else {"save": table.save()}
        take = partial(_taken, search, helper, part)
        finding = list[tuple[list[float], list[float]]]
        lent = Loan(finding, take, table.bots.part_from_helpers)
        self._parts.append((helper, self._job(lent, part=part, **first)))

    def hand_out(self) -> str:
        """The next decision of a look back; empty if there is none."""
        table = self._session.table
        report = table and table.look_back
        if not (table and report) or (ply := report.hand_out()) is None:
            return ""
        lent = Loan(DecisionFacts, report.take, report.take_back)
        return self._job(lent, save=table.save(), ply=ply)

    def _job(self, lent: Loan, **what: Any) -> str:
        self._count += 1
        self._out[self._count] = lent
        return json.dumps({"number": self._count, **what})

    def take(self, told: str) -> None:
        """Take the finding of a job; ignore it if the job is no longer out.

        Raises TabletopError for a finding of a wrong type; the job then stays out.
        """
        done: Finding = _read(told, Finding)
        lent = self._out.get(done["number"])
        if lent is None:
            return
        if not is_of(done["found"], lent.kind):
            raise MessageError("bad_message")
        lent.take(done["found"])
        del self._out[done["number"]]

    def take_back(self) -> None:
        """Drop all jobs that are out, because the helpers are gone.

        A search that was shared with them restarts without them.
        """
        for lent in self._out.values():
            lent.take_back()
        self._out.clear()
        self._parts.clear()
        if self._helpers and self._session.table:
            self._session.table.bots.part_from_helpers()
        self._helpers = 0

    def do(self, job: str) -> str:
        """Do a job of another worker, and return the finding.

        Raises TabletopError for a text that is no job.
        """
        asked: Job = _read(job, Job)
        found: object = self._try(asked) if "part" in asked else self._look_back(asked)
        return json.dumps({"number": asked["number"], "found": found})

    def _try(self, asked: Job) -> list[Tried]:
        """Do a search part; the parts of a search come in order."""
        if "save" in asked:
            table = self._table(asked["save"])
            thinks = table.thinker() is not None
            self._search = table.bots.search() if thinks else None
        search, part = self._search, Part(*asked["part"])
        if search is None or not _is_part(part, search):
            raise MessageError("bad_message")
        return search.attempt(part)

    def _look_back(self, asked: Job) -> object:
        """Search a decision; the look back stays open, as most jobs share one."""
        if not {"save", "ply"} <= asked.keys():
            raise MessageError("bad_message")
        save = asked["save"]
        if self._known is None or save != self._save:
            self._known = self._table(save).begin_look_back()
            self._save = save
        return self._known.search(asked["ply"])

    def _table(self, save: Any) -> Table[Any, Any]:
        return Table.load(self._session.games.of_save(save), save)


def _read(text: str, kind: Any) -> Any:
    """The value of that type in a text; raises MessageError for anything else."""
    given = parse_limited(text, MessageError, "bad_message")
    if not is_of(given, kind):
        raise MessageError("bad_message")
    return given


def _is_part(part: Part, search: Search) -> bool:
    """Whether the search has these answers, and may try that number of worlds."""
    places = range(len(search.edges))
    return 1 <= part.worlds <= RACE_EVERY and all(one in places for one in part.places)


def _taken(search: Search, helper: int, part: Part, found: list[Any]) -> None:
    tried = [Tried(*one) for one in found]
    lengths = [(len(one.values), len(one.sums)) for one in tried]
    if lengths != [(part.worlds, search.seats)] * len(part.places):
        raise MessageError("bad_message")
    search.share.take(helper, tried)
