"""Duel, a toy with hidden cards and all parts of a game. No test is here.

Each round each seat plays up to two cards; the highest sum wins the round.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from tabletop.base.rng import SHUFFLES, Chance, shuffle, stream
from tabletop.record import game
from tabletop.rules import question, scoring
from tabletop.rules.event import Note, Secret
from tabletop.rules.game_def import GameDef
from tabletop.rules.options import Option
from tabletop.rules.question import Answer
from tabletop.table.by_rules import by_rules

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


def redeal(state: State, viewer: int | None, rng: Random) -> None:
    """Deal again the secrets that a viewer (None: a spectator) does not know."""
    shown = {card for play in state.plays for card in play}
    shown |= set() if viewer is None else {*state.seats[viewer]}
    unseen = [card for card in CARDS if card not in shown]
    rng.shuffle(unseen)
    for seat, hand in enumerate(state.seats):
        if seat != viewer:
            state.seats[seat] = tuple(sorted(unseen.pop() for _ in hand))


class Rules(GameDef[State]):
    name = "duel"
    options: ClassVar[tuple[Option, ...]] = (Option("seats", (2, 3, 4), 2),)

    def deal(self, options: Mapping[str, Any], seed: int) -> State:
        return State(options["seats"], seed)

    def view(self, state: State, seat: int | None, ply: int) -> dict[str, Any]:
        hands, plays = state.seats, [list(play) for play in state.plays]
        shown = {"plays": plays, "held": [len(hand) for hand in hands]}
        shown["hand"] = None if seat is None else list(hands[seat])
        return {**self.seen_by(state, seat, ply), **shown}

    def determinize(self, view: dict[str, Any], rng: Chance) -> State:
        state, seat = State(len(view["held"]), 0), view["seat"]
        state.log, state.plays = None, [tuple(play) for play in view["plays"]]
        seen = {*(view["hand"] or ()), *(card for play in state.plays for card in play)}
        unseen = [card for card in CARDS if card not in seen]
        shuffle(unseen, rng)
        state.seats = [
            tuple(view["hand"] if n == seat else [unseen.pop() for _ in range(held)])
            for n, held in enumerate(view["held"])
        ]
        return state

    def scores(self, state: State) -> list[scoring.Score]:
        sums, every = [sum(play) // 2 for play in state.plays], range(len(state.seats))
        rounds = zip(*(sums[seat :: len(every)] for seat in every), strict=False)
        won = [sums.index(max(sums)) for sums in rounds]
        counts = [won.count(seat) for seat in every]
        return [scoring.Score(count, {"won": count}) for count in counts]

    def contents(self, state: State) -> object:
        return [state.seed, state.seats, state.plays]


class Game(game.Game[State]):
    rules: ClassVar[GameDef[State]] = Rules()

    def __init__(self, seats: int = 2, seed: int = 1) -> None:
        super().__init__(seed, seats=seats)


DUEL = by_rules(Game.rules, Game)
WAYS = [1458, 1026]
