"""The turns of the seats: questions, privileges, and buildings that act."""

from __future__ import annotations

from typing import Final

from puerto_rico.rules import stages
from puerto_rico.rules.buildings.tables import (
    BEFORE_TURN,
    DOUBLES,
    SHARES,
    Gifts,
    Hooks,
    power,
)
from puerto_rico.rules.options import Options
from puerto_rico.rules.questions import Question
from puerto_rico.rules.seat import Seat
from tabletop.rules.flow import Flow
from tabletop.rules.question import Answer

ONCE: Final = ("library", "tower")
"""Buildings that work once a round, with two seats, each with a bit of its own."""
LIBRARY, TOWER = 1, 2
TWO: Final = 2
"""The seats of a game in which a seat takes several roles a round."""


class Turns(Flow):
    """A state as far as it asks seats and lets their buildings act."""

    __slots__ = ()

    options: Options
    seats: list[Seat]
    governor: int
    active: int
    chooser: int
    """The seat that chooses a role, or chose the current one."""
    question: Question | None

    def ask(
        self,
        stage: int,
        seat: int,
        options: Answer,
        low: int,
        high: int,
        source: str | None = None,
    ) -> None:
        """Pose a question; take the answer silently if there is only one."""
        self.pose(Question(seat, stage, options, low, high, source))

    def consent(self, stage: int, seat: int, option: int) -> None:
        """Ask a seat whether it takes the one option."""
        self.ask(stage, seat, (option,), 0, 1)

    def skip(self, stage: int, seat: int, cause: str) -> None:
        """Record that a seat is not asked, and the cause."""
        self.note("skipped", seat, stage=stages.NAMES[stage], cause=cause)

    def passed(self, stage: int, seat: int) -> None:
        """Record that a seat takes nothing."""
        self.note("passed", seat, stage=stages.NAMES[stage])

    def act(self, seat: int, buildings: Gifts) -> None:
        """Let those of these buildings that are occupied ask the seat."""
        men = self.seats[seat].men
        self.stack += [(stage, seat) for place, stage in buildings[::-1] if men[place]]

    def call(self, seat: int, hooks: Hooks) -> None:
        """Let those of these buildings that are occupied act."""
        men = self.seats[seat].men
        for place, hook in hooks:
            if men[place]:
                hook(self, seat)

    def turns(self, stage: int) -> None:
        """Give each seat its turn, and the others a chance to move guests before it."""
        for seat in reversed(self.clockwise(self.chooser)):
            self.stack.append((stage, seat))
            if seat != self.chooser:
                self.act(seat, BEFORE_TURN)

    def privilege_of(self, seat: int) -> int:
        """The seat's privilege: 1 for the chooser, 2 with a library, 0 for others.

        A tower has that of the governor's role.
        """
        if seat == self.chooser:
            return 1 + (self.may_double and power(self.seats[seat], DOUBLES))
        if self.chooser != self.governor or not power(self.seats[seat], SHARES):
            return 0
        return int(len(self.seats) > TWO or bool(self.active & TOWER))

    @property
    def may_double(self) -> bool:
        """Whether a library may double the privilege in this phase."""
        is_limited = self.options.library_once and len(self.seats) == TWO
        return not is_limited or bool(self.active & LIBRARY)
