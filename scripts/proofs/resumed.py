"""What became of a kill: the question again, a game that has gone on, or a loss."""

from __future__ import annotations

from typing import NamedTuple

from proofs.killable import Seen


class Tried(NamedTuple):
    """A kill: what was seen before it, after which decision, and what came after it."""

    what: str
    early: bool
    decided: Seen
    before: Seen
    after: Seen
    follows: bool
    """Whether what is kept after it goes on from what was kept before the decision."""

    @property
    def became(self) -> str:
        """Whether the same was on show again, the game had gone on, or was lost."""
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
