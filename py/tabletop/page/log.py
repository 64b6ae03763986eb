"""The events and answers that a page has already, so that replies leave them out."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from tabletop.base.sanitize import LARGEST_WHOLE
from tabletop.base.validation import Fields
from tabletop.rules.question import Answer

SAVE: Final = "save"
"""The name of the log of answers, which the save in a reply continues."""
ONLY: Final = ""
"""Stands for the name of the latest viewer, whose log is the page's only one."""


class Log:
    """The logs that the page keeps: the events of a table, as each viewer saw them.

    A message of such a page names in `since`, by viewer, the first answer whose events
    its log lacks; a number there is that of the only log, the latest viewer's. Any
    other page gets all events in each reply.
    """

    def __init__(self) -> None:
        self._since: dict[str, int] | None = None
        self._of: object = None
        self._answers: dict[str, Sequence[Answer]] = {}

    def hear(self, message: Fields) -> None:
        """Read in a message which logs the page keeps, and how far it has each."""
        known = range(LARGEST_WHOLE)
        if "since" not in message:
            self._since = None
        elif type(message.get("since")) is int:
            self._since = {ONLY: message.number("since", known)}
        else:
            self._since = message.numbers("since", known)

    def first(self, of: object, eyes: int | None, answers: Sequence[Answer]) -> int:
        """The first answer whose events a reply must have; later ones then add to it.

        `of` is the table, whose events each viewer sees differently. Answers taken back
        or given instead of others count as lacking.
        """
        return self._first(of, json.dumps(eyes), answers)

    def first_saved(self, of: object, answers: Sequence[Answer]) -> int:
        """The first answer that the save in a reply must have.

        A page that keeps answers names the number after the last one by `save` in
        `since`, as if they were events of a viewer.
        """
        is_kept = self._since is not None and ONLY not in self._since
        return max(0, self._first(of, SAVE, answers) - 1) if is_kept else 0

    def _first(self, of: object, log: str, answers: Sequence[Answer]) -> int:
        since = {} if self._since is None else self._since
        is_new = ONLY in since and [*self._answers][-1:] != [log]
        if self._of is not of or is_new:
            self._of, self._answers = of, {}
        before = self._answers.pop(log, None)
        self._answers[log] = answers
        known = 0 if before is None else _alike(before, answers) + 1
        name = ONLY if ONLY in since else log
        first = min(since.get(name, 0), known)
        if self._since is not None:
            self._since[name] = len(answers) + 1
        return first


def _alike(before: Sequence[Answer], now: Sequence[Answer]) -> int:
    """The number of answers, from the first on, that both have."""
    pairs = enumerate(zip(before, now, strict=False))
    parting = (place for place, (one, other) in pairs if one != other)
    return next(parting, min(len(before), len(now)))
