"""Judges a kill: the same question again, a game one step on, or a loss."""

from __future__ import annotations

from typing import NamedTuple

from proofs.killable import Seen


class Tried(NamedTuple):
    """A kill: the sight before it, the decision, and the sight after it."""

    what: str
    early: bool
    decided: Seen
    before: Seen
    after: Seen
    follows: bool
    """Whether the stored game after it continues the one stored before the decision."""

    @property
    def became(self) -> str:
        """The outcome: the same question, a later one, or a lost game."""
        if not self.follows:
            return "LOST"
        if self.after == (self.decided if self.is_unanswered else self.before):
            return "same"
        may_go_on = self.is_unanswered or not self.before.question
        return "went on" if may_go_on and is_later(self.after, self.before) else "LOST"

    @property
    def is_unanswered(self) -> bool:
        """Whether nothing was on show yet that follows from the decision."""
        return self.before.ply == self.decided.ply


def is_later(one: Seen, other: Seen) -> bool:
    """Whether that was on show later in a game."""
    return one.ply is None or (other.ply is not None and one.ply > other.ply)
