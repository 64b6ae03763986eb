"""Lucky Market, a toy with all that Duel lacks. No test is here.

Each seat puts 6 stalls on 36 places. Each turn two dice name a row and a column; stalls
there sell. The seat at turn may swap its face-down charm for that of another seat, and
each seat with a charm may stop a sale by a bell. Charms left at the end are points.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from random import Random
from typing import Any

from tabletop.base.rng import SHUFFLES, Chance, by_chance, drawn_seed, roll, stream
from tabletop.rules import flow, question
from tabletop.rules.event import Secret
from tabletop.rules.game_def import GameDef
from tabletop.rules.options import Option
from tabletop.rules.question import Answer
from tabletop.rules.scoring import Score, Standing, ranking
from tabletop.table.by_rules import by_rules

PLACES, STALLS, CHARMS, BELLS, GONE = tuple(range(36)), 6, range(12), range(6), -1
BUILD, RING, OFFER, AGREE, ROLL, PAY = range(6)
OPEN = ("seats", "extras", "turn", "dice", "coins", "spent", "seen", "stack")


class Question(question.Question):
    NAMES, SECRET = ("build", "ring", "offer", "agree"), {RING}


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
    def round(self) -> int:
        return max(0, self.turn - 1) // len(self.seats) + 1

    def holders(self, asker: int = GONE) -> Answer:  # all know them
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
        self.pose(Question(seat, AGREE, ((self.turn - 1) % len(self.seats),), 0, 1))

    def roll(self, seat: int) -> None:
        row, column = (roll(self.seed, "die", 2 * self.turn + n, 6) for n in (0, 1))
        self.dice, self.turn = (row, column), self.turn + 1
        self.stack += [(OFFER, seat), (PAY, seat)]
        self.push(RING, self.holders())
        self.note("rolled", seat, dice=self.dice)

    def pay(self, seat: int) -> None:
        row, column = self.dice
        each = 1 + ("double" in self.extras and row == column)
        for n, stalls in enumerate(self.seats):
            sold = [s for s in stalls if s // 6 == row - 1 or s % 6 == column - 1]
            self.coins[n] += each * len(sold)

    def build(self, seat: int, answer: Answer) -> None:
        self.seats[seat] = answer
        self.note("built", seat, stalls=answer)

    def ring(self, seat: int, answer: Answer) -> None:
        for charm in answer:
            self.spent.append(charm)
            self.charms[seat], self.seen[seat] = GONE, 0
            self.stack[:] = [one for one in self.stack if one[0] not in (RING, PAY)]
            self.note("rang", seat, charm=charm)

    def offer(self, seat: int, answer: Answer) -> None:
        self.push(AGREE, answer)
        self.note("offered", seat, to=answer)

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


def redeal(state: State, viewer: int | None, rng: Random) -> None:
    """Deal again the secrets that a viewer (None: a spectator) does not know."""
    bits = 0 if viewer is None else 1 << viewer
    pairs = zip(state.charms, state.seen, strict=True)
    shown = {charm for charm, seen in pairs if seen & bits} | {*state.spent, GONE}
    unseen = [charm for charm in CHARMS if charm not in shown]
    rng.shuffle(unseen)
    state.charms = [one if one in shown else unseen.pop() for one in state.charms]
    if (asked := state.question) and asked.stage == RING:
        state.ask_bell(asked.seat)


class Rules(GameDef[State]):
    name = "lucky_market"
    options = Option("seats", (3, 4, 5), 3), Option("extras", ("long", "double"), ())

    def deal(self, options: Mapping[str, Any], seed: int) -> State:
        return State(**options, seed=seed)

    def view(self, state: State, seat: int | None, ply: int) -> dict[str, Any]:
        bits = 0 if seat is None else 1 << seat
        pairs = zip(state.charms, state.seen, strict=True)
        shown = {name: deepcopy(getattr(state, name)) for name in OPEN}
        shown["charms"] = [c if c == GONE or s & bits else None for c, s in pairs]
        return {**self.seen_by(state, seat, ply), **shown}

    def determinize(self, view: dict[str, Any], rng: Chance) -> State:
        state = State(len(view["seats"]), view["extras"], drawn_seed(rng))
        for name in OPEN:
            setattr(state, name, deepcopy(view[name]))
        unseen = by_chance({*CHARMS} - {*view["charms"], *view["spent"]}, rng)
        state.charms = [unseen.pop() if c is None else c for c in view["charms"]]
        state.ask_again(view["question"], Question.NAMES)
        return state

    def seen(self, state: State) -> Answer:
        return state.dice

    def scores(self, state: State, viewer: int | None = None) -> list[Score]:
        bits = -1 if viewer is None else 1 << viewer  # None sees all charms
        all_of = zip(state.coins, state.charms, state.seen, strict=True)
        parts = [(coins, max(0, c) // 3 * bool(s & bits)) for coins, c, s in all_of]
        return [Score(a + b, {"coins": a, "charm": b}) for a, b in parts]

    def standing(self, state: State, viewer: int | None) -> Standing:
        eyes = len(state.seats) if viewer is None else viewer
        scores = self.scores(state, eyes if state.question else None)
        return Standing(scores, ranking([(score.total,) for score in scores]))


LUCKY_MARKET = by_rules(Rules())
WAYS = [157771152, 6, 14, 10]
