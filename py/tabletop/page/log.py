"""The events that a page has already, so that replies leave them out."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.base.sanitize import LARGEST_WHOLE
from tabletop.base.validation import Fields
from tabletop.rules.question import Answer


class Log:
    """A log that the page keeps: the events of one table, as one pair of eyes saw them.

    A message of such a page names in `since` the first answer whose events the page
    lacks. Any other page gets all events in each reply.
    """

    def __init__(self) -> None:
        self._since: int | None = None
        self._of: tuple[object, int | None] | None = None
        self._answers: Sequence[Answer] = ()

    def hear(self, message: Fields) -> None:
        """Read in a message whether the page keeps the log, and how far it has it."""
        known = range(LARGEST_WHOLE)
        self._since = message.number("since", known) if "since" in message else None

    def first(self, of: object, eyes: int | None, answers: Sequence[Answer]) -> int:
        """The first answer whose events a reply must have; later ones then add to it.

        `of` is the table, whose events another pair of eyes sees differently. Answers
        taken back or given instead of others count as lacking.
        """
        is_new = self._since is None or self._of != (of, eyes)
        known = 0 if is_new else _alike(self._answers, answers) + 1
        first = min(self._since or 0, known)
        self._of, self._answers = (of, eyes), answers
        self._since = None if self._since is None else len(answers) + 1
        return first


def _alike(before: Sequence[Answer], now: Sequence[Answer]) -> int:
    """The number of answers, from the first on, that both have."""
    pairs = enumerate(zip(before, now, strict=False))
    parting = (place for place, (one, other) in pairs if one != other)
    return next(parting, min(len(before), len(now)))
