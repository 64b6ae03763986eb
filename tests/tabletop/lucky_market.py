"""Lucky Market, a toy with all that Duel lacks. No test is here.

Each seat puts 6 stalls on 36 places. Each turn two dice name a row and a column; stalls
there sell. The seat at turn may swap its face-down charm for that of another seat, and
each seat with a charm may stop a sale by a bell. Charms left at the end are points.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from tabletop.advice.blind import BlindAdvisor
from tabletop.base.errors import OptionError
from tabletop.base.rng import (
    SHUFFLES,
    Chance,
    by_chance,
    check_seed,
    drawn_seed,
    roll,
    stream,
)
from tabletop.base.validation import checked_viewer
from tabletop.bots.players import RandomPlayer, SearchPlayer
from tabletop.bots.search.budget import Budget
from tabletop.record import game
from tabletop.rules import question, scoring
from tabletop.rules.event import Note, Secret
from tabletop.rules.options import Option
from tabletop.rules.question import Answer
from tabletop.table import facts
from tabletop.table.registry import GameType

PLACES, STALLS, CHARMS, BELLS, GONE = tuple(range(36)), 6, range(12), range(6), -1
BUILD, RING, OFFER, AGREE, ROLL, PAY = range(6)
NAMES = ("build", "ring", "offer", "agree")
EXTRAS = ("long", "double")
OPEN = ("seats", "extras", "turn", "dice", "coins", "spent", "seen", "todo")


class Question(question.Question):
    @property
    def name(self) -> str:
        return NAMES[self.stage]

    @property
    def secret(self) -> bool:
        return self.stage == RING


class State:
    """`charms` are by seat, GONE once used; bits of seats in `seen` know each of them.

    `todo` has the steps to come, each a stage and a seat; the last one comes next.
    """

    def __init__(self, seats: int, extras: Sequence[str], seed: int) -> None:
        self.extras, self.seed, self.turn, self.dice = extras, seed, 0, (0, 0)
        self.seats: list[Answer] = [()] * seats
        self.charms = by_chance(CHARMS, stream(seed, SHUFFLES[0]))[:seats]
        self.seen = [1 << seat for seat in range(seats)]
        self.coins, self.spent = [0] * seats, list[int]()
        rounds = 3 if "long" in extras else 2
        turns = [(ROLL, seat) for seat in [*range(seats)] * rounds]
        self.todo = [*turns[::-1], *((BUILD, seat) for seat in range(seats)[::-1])]
        self.log: list[Note] | None = []
        for n, charm in enumerate(self.charms):
            self.note("dealt", n, {"charm": Secret((charm,), 1 << n)})

    @property
    def question(self) -> Question | None:
        if not self.todo:
            return None
        stage, seat = self.todo[-1]
        if stage == BUILD:
            return Question(seat, stage, PLACES, STALLS, STALLS)
        options = self.holders(seat) if stage == OFFER else (self.at_turn,)
        if stage == RING:  # those without a bell are asked, too
            options = (self.charms[seat],) if self.charms[seat] in BELLS else ()
        return Question(seat, stage, options, 0, min(1, len(options)))

    @property
    def at_turn(self) -> int:
        return max(0, self.turn - 1) % len(self.seats)

    @property
    def round(self) -> int:
        return max(0, self.turn - 1) // len(self.seats) + 1

    def holders(self, asker: int = GONE) -> Answer:
        """The seats with a charm but for the asker, as all know."""
        return tuple(n for n, c in enumerate(self.charms) if c != GONE and n != asker)

    def step(self, answer: Answer) -> None:
        stage, seat = self.todo.pop()
        if stage == BUILD:
            self.seats[seat] = answer
            self.note("built", seat, stalls=answer)
        elif answer:
            (self.ring, self.offer, self.agree)[stage - RING](seat, answer[0])
        while self.todo and self.runs(*self.todo[-1]):
            pass

    def runs(self, stage: int, seat: int) -> bool:
        """Whether the next step asks nobody; if so, it is done."""
        can_offer = self.charms[seat] != GONE and self.holders(seat)
        if stage < OFFER or stage == AGREE or (stage == OFFER and can_offer):
            return False
        self.todo.pop()
        if stage == ROLL:
            self.roll(seat)
        elif stage == PAY:
            self.pay()
        return True

    def roll(self, seat: int) -> None:
        row, column = (roll(self.seed, "die", 2 * self.turn + n, 6) for n in (0, 1))
        self.dice, self.turn = (row, column), self.turn + 1
        rings = [(RING, n) for n in self.holders()[::-1]]
        self.todo += [(OFFER, seat), (PAY, seat), *rings]
        self.note("rolled", seat, dice=self.dice)

    def pay(self) -> None:
        row, column = self.dice
        each = 2 if "double" in self.extras and row == column else 1
        for n, stalls in enumerate(self.seats):
            sold = [s for s in stalls if s // 6 == row - 1 or s % 6 == column - 1]
            self.coins[n] += each * len(sold)

    def ring(self, seat: int, charm: int) -> None:
        self.spent.append(charm)
        self.charms[seat], self.seen[seat] = GONE, 0
        while self.todo.pop()[0] != PAY:
            pass
        self.note("rang", seat, charm=charm)

    def offer(self, seat: int, to: int) -> None:
        self.todo.append((AGREE, to))
        self.note("offered", seat, to=to)

    def agree(self, seat: int, other: int) -> None:
        both, charms = 1 << seat | 1 << other, self.charms
        gave, got = Secret((charms[seat],), both), Secret((charms[other],), both)
        charms[seat], charms[other] = charms[other], charms[seat]
        mine, theirs = self.seen[seat] | both, self.seen[other] | both
        self.seen[seat], self.seen[other] = theirs, mine
        self.note("swapped", seat, {"gave": gave, "got": got}, other=other)

    def note(
        self, id: str, seat: int, secrets: dict[str, Secret] | None = None, **facts: Any
    ) -> None:
        if self.log is not None:
            self.log.append(Note(id, seat, facts, secrets or {}))

    def copy(self) -> State:
        new = State.__new__(State)
        for name, value in vars(self).items():
            setattr(new, name, value[:] if isinstance(value, list) else value)
        new.log = None
        return new

    def scores(self, viewer: int | None = None) -> list[scoring.Score]:
        """By seat; None sees all charms, and no seat below 0 any."""
        bits = -1 if viewer is None else 1 << viewer
        worth = [
            max(0, c) // 3 * bool(s & bits)
            for c, s in zip(self.charms, self.seen, strict=True)
        ]
        parts = zip(self.coins, worth, strict=True)
        return [scoring.Score(a + b, {"coins": a, "charm": b}) for a, b in parts]

    def ranks(self) -> list[scoring.Rank]:
        return [(score.total,) for score in self.scores()]


class Game(game.Game[State]):
    NAME = "lucky_market"
    OPTIONS = (Option("seats", (3, 4, 5), 3), Option("extras", EXTRAS, ()))

    def __init__(
        self, seats: int = 3, extras: Sequence[str] = (), seed: int = 1
    ) -> None:
        if seats not in (3, 4, 5) or not {*extras} <= {*EXTRAS}:
            raise OptionError("bad_players", {"seats": seats})
        options = {"seats": seats, "extras": [*extras]}
        origin = {"options": options, "seed": check_seed(seed)}
        self._begin(origin, State(seats, [*extras], seed), seed)

    def view(self, seat: int | None) -> dict[str, Any]:
        seat, state = checked_viewer(seat, self.seats), self._state
        bits = 0 if seat is None else 1 << seat
        pairs = zip(state.charms, state.seen, strict=True)
        charms = [c if c == GONE or s & bits else None for c, s in pairs]
        asked = self.question.facts(seat) if self.question else None
        shown: dict[str, Any] = {"seat": seat, "ply": self.ply, "question": asked}
        shown |= {"round": self.round, "charms": charms}
        return shown | {name: deepcopy(getattr(state, name)) for name in OPEN}

    def facts(self, viewer: int | None, table: facts.TableFacts) -> dict[str, Any]:
        return {**table, "view": self.view(viewer), "events": self.events(viewer)}

    def scores(self) -> list[scoring.Score]:
        return self._state.scores()

    def standing(self, viewer: int | None) -> scoring.Standing:
        if self.over:
            return super().standing(viewer)
        scores = self._state.scores(self.seats if viewer is None else viewer)
        ranks = [(score.total,) for score in scores]
        return scoring.Standing(scores, scoring.ranking(ranks))

    @classmethod
    def determinize(cls, view: dict[str, Any], rng: Chance) -> State:
        state = State(len(view["seats"]), view["extras"], drawn_seed(rng))
        for name in OPEN:
            setattr(state, name, deepcopy(view[name]))
        unseen = by_chance({*CHARMS} - {*view["charms"], *view["spent"]}, rng)
        charms = view["charms"]
        state.charms = [unseen.pop() if c is None else c for c in charms]
        state.log = None
        return state

    def _facts(self) -> object:
        return {**vars(self._state), "log": None}


ADVISOR = BlindAdvisor(Game.determinize, State.ranks, lambda state: state.dice)
LEVELS = {
    "random": lambda: RandomPlayer(Game.determinize),
    "search": lambda: SearchPlayer(ADVISOR.search, Budget(200)),
}
LUCKY_MARKET = GameType(Game, LEVELS, "search", ADVISOR, Game.facts)
