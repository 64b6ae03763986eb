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
from tabletop.rules import flow, question, scoring
from tabletop.rules.event import Event, Mark, Secret
from tabletop.rules.options import Option
from tabletop.rules.question import Answer
from tabletop.table.facts import TableFacts
from tabletop.table.registry import GameType

PLACES, STALLS, CHARMS, BELLS, GONE = tuple(range(36)), 6, range(12), range(6), -1
BUILD, RING, OFFER, AGREE, ROLL, PAY = range(6)
NAMES = ("build", "ring", "offer", "agree")
EXTRAS = ("long", "double")
OPEN = ("seats", "extras", "turn", "dice", "coins", "spent", "seen", "stack")


class Question(question.Question):
    @property
    def name(self) -> str:
        return NAMES[self.stage]

    @property
    def secret(self) -> bool:
        return self.stage == RING


class State(flow.Flow):
    """`charms` are by seat, GONE once used; the seats in `seen` know each, by bits."""

    def __init__(self, seats: int, extras: Sequence[str], seed: int) -> None:
        super().__init__()
        self.extras, self.seed, self.turn, self.dice = extras, seed, 0, (0, 0)
        self.seats: list[Answer] = [()] * seats
        self.charms = by_chance(CHARMS, stream(seed, SHUFFLES[0]))[:seats]
        self.seen = [1 << seat for seat in range(seats)]
        self.coins, self.spent = [0] * seats, list[int]()
        self.log = []
        for n, charm in enumerate(self.charms):
            self.note("dealt", n, charm=Secret((charm,), 1 << n))
        self.push(ROLL, [*range(seats)] * (3 if "long" in extras else 2))
        self.push(BUILD, range(seats))
        self.run()

    @property
    def at_turn(self) -> int:
        return max(0, self.turn - 1) % len(self.seats)

    @property
    def round(self) -> int:
        return max(0, self.turn - 1) // len(self.seats) + 1

    def holders(self, asker: int = GONE) -> Answer:
        """The seats with a charm but for the asker, as all know."""
        return tuple(n for n, c in enumerate(self.charms) if c != GONE and n != asker)

    def ask_stalls(self, seat: int) -> None:
        self.pose(Question(seat, BUILD, PLACES, STALLS, STALLS))

    def ask_bell(self, seat: int) -> None:  # those without a bell are asked, too
        bell = (self.charms[seat],) if self.charms[seat] in BELLS else ()
        self.pose(Question(seat, RING, bell, 0, len(bell)), always=True)

    def ask_offer(self, seat: int) -> None:
        to = self.holders(seat) if self.charms[seat] != GONE else ()
        self.pose(Question(seat, OFFER, to, 0, min(1, len(to))))

    def ask_consent(self, seat: int) -> None:
        self.pose(Question(seat, AGREE, (self.at_turn,), 0, 1))

    def roll(self, seat: int) -> None:
        row, column = (roll(self.seed, "die", 2 * self.turn + n, 6) for n in (0, 1))
        self.dice, self.turn = (row, column), self.turn + 1
        self.stack += [(OFFER, seat), (PAY, seat)]
        self.push(RING, self.holders())
        self.note("rolled", seat, dice=self.dice)

    def pay(self, seat: int) -> None:
        row, column = self.dice
        each = 2 if "double" in self.extras and row == column else 1
        for n, stalls in enumerate(self.seats):
            sold = [s for s in stalls if s // 6 == row - 1 or s % 6 == column - 1]
            self.coins[n] += each * len(sold)

    def build(self, seat: int, answer: Answer) -> None:
        self.seats[seat] = answer
        self.note("built", seat, stalls=answer)

    def ring(self, seat: int, answer: Answer) -> None:
        if answer:
            self.spent.append(answer[0])
            self.charms[seat], self.seen[seat] = GONE, 0
            while self.stack.pop()[0] != PAY:
                pass
            self.note("rang", seat, charm=answer[0])

    def offer(self, seat: int, answer: Answer) -> None:
        self.push(AGREE, answer)
        if answer:
            self.note("offered", seat, to=answer[0])

    def agree(self, seat: int, answer: Answer) -> None:
        for other in answer:
            both, charms = 1 << seat | 1 << other, self.charms
            gave, got = Secret((charms[seat],), both), Secret((charms[other],), both)
            charms[seat], charms[other] = charms[other], charms[seat]
            mine, theirs = self.seen[seat] | both, self.seen[other] | both
            self.seen[seat], self.seen[other] = theirs, mine
            self.note("swapped", seat, gave=gave, got=got, other=other)

    runs = ask_stalls, ask_bell, ask_offer, ask_consent, roll, pay
    takes = build, ring, offer, agree

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

    def facts(self, viewer: int | None, table: TableFacts[Event]) -> dict[str, Any]:
        return {**table, "view": self.view(viewer)}

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
        if asked := view["question"]:
            state.stack.append((NAMES.index(asked["name"]), asked["seat"]))
        state.log = state.question = None
        state.run()
        return state

    def _facts(self) -> object:
        return [vars(self._state), self._state.stack]


ADVISOR = BlindAdvisor(Game.determinize, State.ranks, lambda state: state.dice)
LEVELS = {
    "random": lambda: RandomPlayer(Game.determinize),
    "search": lambda: SearchPlayer(ADVISOR.search, Budget(200)),
}
MARKS: dict[str, Mark] = {"rolled": "phase"}
LUCKY_MARKET = GameType(Game, LEVELS, "search", ADVISOR, Game.facts, marks=MARKS)
