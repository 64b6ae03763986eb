"""The table as plain data: seats, piles, and the stack of stages to come.

Nothing here checks an answer; `Game` does. The phases fill in `RUN` and `TAKE`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar, Final, TypeAlias

from sanjuan.rules import stages
from sanjuan.rules.buildings import NONE
from sanjuan.rules.options import Options
from sanjuan.rules.questions import Question
from sanjuan.rules.seat import Seat
from tabletop.base.rng import SHUFFLES, shuffle, stream
from tabletop.rules import flow
from tabletop.rules.question import Answer

Run: TypeAlias = "Callable[[State, int], None]"
Take: TypeAlias = "Callable[[State, int, Answer], None]"

RUN: Final[list[Run]] = [lambda state, seat: None] * stages.COUNT
"""By stage: the function that runs it; it may pose a question."""
TAKE: Final[list[Take]] = [lambda state, seat, answer: None] * stages.COUNT
"""By stage: the function that carries out an answer."""

LAST_BUILDING: Final = 12


class State(flow.Flow):
    """A game at one moment; `question` is None once it is over.

    The last card of `pile` is the next to draw; the first of `tiles` the next to turn
    up. `discard_seen` runs parallel to `discard`: the bits of the seats that saw the
    card. `card` and `cover` are the building in work and the one under it; `paid` is
    the number of goods paid so far; `drawn` are the cards drawn but not yet kept.
    """

    __slots__ = (
        "card", "chooser", "cover", "discard", "discard_seen", "drawn",
        "governor", "on_offer", "options", "over", "paid", "pile",
        "privilege", "reshuffles", "role", "roles_taken", "round",
        "seats", "seed", "sold", "tile_up", "tiles", "tiles_seen",
    )  # fmt: skip

    runs: ClassVar = RUN
    takes: ClassVar = TAKE
    question: Question | None
    seats: list[Seat]

    def __init__(self, options: Options, seed: int) -> None:
        super().__init__()
        self.options = options
        self.seed = seed
        self.seats = [Seat() for _ in range(options.seats)]
        self.pile: list[int] = []
        self.discard: list[int] = []
        self.discard_seen: list[int] = []
        self.drawn: list[int] = []
        self.tiles: list[str] = []
        self.tiles_seen = 0
        self.tile_up = False
        self.reshuffles = 0
        self.round = 1
        self.governor = 0
        self.chooser = 0
        self.roles_taken: list[int] = []
        self.role = NONE
        self.privilege = 1
        self.sold = False
        self.card = self.cover = NONE
        self.paid = 0
        self.on_offer = options.expansion
        self.over = False

    def copy(self) -> State:
        """An independent copy, without a log."""
        new = self.__class__.__new__(self.__class__)
        new.options = self.options
        new.seed = self.seed
        new.seats = [seat.copy() for seat in self.seats]
        new.pile = self.pile[:]
        new.discard = self.discard[:]
        new.discard_seen = self.discard_seen[:]
        new.drawn = self.drawn[:]
        new.tiles = self.tiles[:]
        new.tiles_seen = self.tiles_seen
        new.tile_up = self.tile_up
        new.reshuffles = self.reshuffles
        new.round = self.round
        new.governor = self.governor
        new.chooser = self.chooser
        new.roles_taken = self.roles_taken[:]
        new.role = self.role
        new.privilege = self.privilege
        new.sold = self.sold
        new.card = self.card
        new.cover = self.cover
        new.paid = self.paid
        new.on_offer = self.on_offer
        new.over = self.over
        new.stack = self.stack[:]
        new.question = self.question
        new.log = None
        return new

    __copy__ = copy

    @property
    def everybody(self) -> int:
        """The bits of all seats."""
        return (1 << len(self.seats)) - 1

    # ------------------------------------------------------------ flow

    def ask(
        self,
        stage: int,
        seat: int,
        options: Answer,
        low: int,
        high: int,
        source: int | str | None = None,
        laden: Answer = (),
    ) -> None:
        """Pose a question; take the answer silently if there is only one (R20)."""
        # Most questions are clear at once; `pose` alone would slow every decision.
        if low != high:
            self.question = Question(seat, stage, options, low, high, source, laden)
        elif low == 0:
            TAKE[stage](self, seat, ())
        elif low == len(options):
            TAKE[stage](self, seat, tuple(sorted(options)))
        else:
            question = Question(seat, stage, options, low, high, source, laden)
            if question.alike():
                TAKE[stage](self, seat, tuple(sorted(options[:low])))
            else:
                self.question = question

    def owners(self, bit: int) -> Iterator[int]:
        """The seats in which that violet building works, clockwise from the chooser."""
        for seat in self.clockwise(self.chooser):
            if self.seats[seat].powers.mask & bit:
                yield seat

    def privilege_of(self, seat: int) -> int:
        """The seat's privilege: 1 for the chooser, 2 with the library, 0 for others."""
        return self.privilege if seat == self.chooser else 0

    # ------------------------------------------------------------ cards

    @property
    def cards_left(self) -> int:
        """The number of cards left to draw (R12)."""
        return len(self.pile) + len(self.discard)

    def draw(self, count: int, seat: int = NONE) -> list[int]:
        """Take that many cards off the pile, or all there are (R11, R12).

        `seat` is the seat that gets them, if any.
        """
        pile = self.pile
        if len(pile) < count:
            self.reshuffle()
        drawn = pile[: -count - 1 : -1]
        del pile[len(pile) - len(drawn) :]
        return drawn

    def reshuffle(self) -> None:
        """Lay the discard pile, shuffled, below the draw pile (R12)."""
        if not self.discard:
            return
        self.reshuffles += 1
        shuffle(self.discard, stream(self.seed, SHUFFLES[self.reshuffles]))
        self.pile[:0] = self.discard
        self.discard = []
        self.discard_seen = []
        self.note("reshuffled", NONE)

    def draw_to(self, seat: int, count: int, cause: str) -> None:
        """Draw cards into the seat's hand."""
        drawn = self.draw(count, seat)
        self.seats[seat].hand += drawn
        self.note("drew", seat, tuple(drawn), cause=cause)

    def throw(self, cards: Sequence[int], seen: int) -> None:
        """Put cards on the discard pile; `seen` has the bits of seats that saw them."""
        self.discard += cards
        self.discard_seen += [seen] * len(cards)

    def shed(self, seat: int, cards: Answer, cause: str) -> None:
        """Discard cards from a seat's hand."""
        if cards:
            self._leave_hand(seat, cards)
            self.throw(cards, 1 << seat)
            self.note("discarded", seat, cards, cause=cause)

    def tuck(self, seat: int, cards: Answer, cause: str) -> None:
        """Put hand cards under a building, worth a point each."""
        if cards:
            self._leave_hand(seat, cards)
            self.seats[seat].tucked += cards
            self.note("tucked", seat, cards, cause=cause)

    def _leave_hand(self, seat: int, cards: Answer) -> None:
        hand = self.seats[seat].hand
        for card in cards:
            hand.remove(card)
