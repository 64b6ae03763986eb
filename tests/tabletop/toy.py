"""Duel, a toy with hidden cards and all parts of a game. No test is here.

Each round each seat plays up to two cards; the highest sum wins the round.
"""

from __future__ import annotations

from typing import Any, ClassVar

from tabletop.advice.blind import BlindAdvisor
from tabletop.base.rng import SHUFFLES, Chance, check_seed, shuffle, stream
from tabletop.base.validation import checked_viewer
from tabletop.bots.players import RandomPlayer, SearchPlayer
from tabletop.bots.search.budget import Budget
from tabletop.record import game
from tabletop.rules import question, scoring
from tabletop.rules.event import Event, Note, Secret
from tabletop.rules.options import Option
from tabletop.rules.question import Answer
from tabletop.table.facts import TableFacts
from tabletop.table.registry import GameType

CARDS, HAND, ROUNDS = range(24), 6, 3


class Question(question.Question):
    name, secret = "play", True

    def kind(self, option: int) -> int:
        return option // 2


class State:
    def __init__(self, seats: int, seed: int) -> None:
        cards, every = list(CARDS), range(seats)
        shuffle(cards, stream(seed, SHUFFLES[0]))
        self.seats = [tuple(sorted(cards[n * HAND :][:HAND])) for n in every]
        self.seed, self.plays, self.over = seed, list[Answer](), False
        dealt = [{"cards": Secret(self.seats[n], 1 << n)} for n in every]
        self.log: list[Note] | None = [Note("dealt", n, {}, dealt[n]) for n in every]

    @property
    def question(self) -> Question | None:
        seat = len(self.plays) % len(self.seats)
        return None if self.over else Question(seat, 0, self.seats[seat], 0, 2)

    @property
    def round(self) -> int:
        return len(self.plays) // len(self.seats) + 1

    def step(self, answer: Answer) -> None:
        seat = len(self.plays) % len(self.seats)
        self.seats[seat] = tuple(c for c in self.seats[seat] if c not in answer)
        self.plays.append(answer)
        self.over = len(self.plays) == ROUNDS * len(self.seats)
        if self.log is not None:
            self.log.append(Note("played", seat, {"faces": answer}))

    def copy(self) -> State:
        new = State.__new__(State)
        new.seed, new.over, new.log = self.seed, self.over, None
        new.seats, new.plays = self.seats[:], self.plays[:]
        return new

    def ranks(self) -> list[scoring.Rank]:
        sums, every = [sum(play) // 2 for play in self.plays], range(len(self.seats))
        rounds = zip(*(sums[seat :: len(every)] for seat in every), strict=False)
        won = [sums.index(max(sums)) for sums in rounds]
        return [(won.count(seat),) for seat in every]


class Game(game.Game[State]):
    NAME = "duel"
    OPTIONS: ClassVar[tuple[Option, ...]] = (Option("seats", (2, 3, 4), 2),)

    def __init__(self, seats: int = 2, seed: int = 1) -> None:
        origin = {"options": {"seats": seats}, "seed": check_seed(seed)}
        self._begin(origin, State(seats, seed), seed)

    def view(self, seat: int | None) -> dict[str, Any]:
        seat = checked_viewer(seat, self.seats)
        hands, plays = self._state.seats, [list(play) for play in self._state.plays]
        asked = self.question.facts(seat) if self.question else None
        shown: dict[str, Any] = {"seat": seat, "ply": self.ply, "question": asked}
        shown |= {"round": self.round, "plays": plays}
        hand = None if seat is None else list(hands[seat])
        return shown | {"hand": hand, "held": [len(hand) for hand in hands]}

    def facts(self, viewer: int | None, table: TableFacts[Event]) -> dict[str, Any]:
        return {**table, "view": self.view(viewer)}

    def scores(self) -> list[scoring.Score]:
        return [scoring.Score(won, {"won": won}) for (won,) in self._state.ranks()]

    @classmethod
    def determinize(cls, view: dict[str, Any], rng: Chance) -> State:
        return determinize(view, rng)

    def _facts(self) -> object:
        return [self._state.seed, self._state.seats, self._state.plays]


def determinize(view: dict[str, Any], rng: Chance) -> State:
    state, seat = State(len(view["held"]), 0), view["seat"]
    state.log, state.plays = None, [tuple(play) for play in view["plays"]]
    seen = {*view["hand"], *(card for play in state.plays for card in play)}
    unseen = [card for card in CARDS if card not in seen]
    shuffle(unseen, rng)
    state.seats = [
        tuple(view["hand"] if n == seat else [unseen.pop() for _ in range(held)])
        for n, held in enumerate(view["held"])
    ]
    return state


ADVISOR = BlindAdvisor(Game.determinize, State.ranks)
LEVELS = {
    "random": lambda: RandomPlayer(Game.determinize),
    "search": lambda: SearchPlayer(ADVISOR.search, Budget(200)),
}
DUEL = GameType(Game, LEVELS, "search", ADVISOR, Game.facts)
