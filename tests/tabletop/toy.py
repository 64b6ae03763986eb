"""Duel, a toy with hidden cards: all that a game brings to a table. No test is here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop import game, questions
from tabletop.chance import SHUFFLES, Chance, check_seed, shuffle, stream
from tabletop.events import Note
from tabletop.questions import Answer
from tabletop.scoring import Score

CARDS, HAND, ROUNDS = range(20), 6, 3


def rank(card: int) -> int:
    return card // 2


class Question(questions.Question):
    __slots__ = ()
    name, secret = "play", True

    def kinds(self) -> list[str]:
        return [f"rank {rank(option)}" for option in self.options]

    def kind(self, option: int) -> int:
        return rank(option)


class State:
    """Each round each seat plays up to two cards; the highest sum wins the round."""

    def __init__(self, seats: int, seed: int) -> None:
        cards = list(CARDS)
        shuffle(cards, stream(seed, SHUFFLES[0]))
        self.seed, self.plays = seed, list[Answer]()
        hands = [cards[n * HAND : (n + 1) * HAND] for n in range(seats)]
        self.seats = [tuple(sorted(hand)) for hand in hands]
        notes = [Note("dealt", n, hand, {}) for n, hand in enumerate(self.seats)]
        self.log: list[Note] | None = notes

    @property
    def over(self) -> bool:
        return len(self.plays) == len(self.seats) * ROUNDS

    @property
    def question(self) -> Question | None:
        seat = len(self.plays) % len(self.seats)
        return None if self.over else Question(seat, 0, self.seats[seat], 0, 2)

    def step(self, answer: Answer) -> None:
        seat = len(self.plays) % len(self.seats)
        self.seats[seat] = tuple(c for c in self.seats[seat] if c not in answer)
        self.plays.append(answer)
        if self.log is not None:
            self.log.append(Note("played", seat, None, {"faces": answer}))

    def copy(self) -> State:
        new = State.__new__(State)
        new.seed, new.log = self.seed, None
        new.seats, new.plays = self.seats[:], self.plays[:]
        return new

    def points(self) -> list[int]:
        sums, count = [sum(map(rank, play)) for play in self.plays], len(self.seats)
        rounds = zip(*(sums[seat::count] for seat in range(count)), strict=False)
        won = [sums.index(max(sums)) for sums in rounds]
        return [won.count(seat) for seat in range(count)]


class Game(game.Game[State]):
    FORMAT = "duel-game"

    def __init__(self, seats: int = 2, seed: int = 1) -> None:
        origin = {"options": {"seats": seats}, "seed": check_seed(seed)}
        self._begin(origin, State(seats, seed))

    def view(self, seat: int | None) -> dict[str, Any]:
        self._check_seat(seat, None)
        hands, plays = self._state.seats, list(map(list, self._state.plays))
        hand = None if seat is None else list(hands[seat])
        return {"seat": seat, "hand": hand, "held": [*map(len, hands)], "plays": plays}

    def scores(self) -> list[Score]:
        return [Score(points, {"rounds": points}) for points in self._state.points()]

    def _facts(self) -> object:
        return [self._state.seed, self._state.seats, self._state.plays]


def determinize(view: Mapping[str, Any], rng: Chance) -> State:
    state, seat = State(len(view["held"]), 0), view["seat"]
    state.log, state.plays = None, list(map(tuple, view["plays"]))
    seen = {*view["hand"], *(card for play in state.plays for card in play)}
    unseen = [card for card in CARDS if card not in seen]
    shuffle(unseen, rng)
    hands = [tuple(unseen.pop() for _ in range(held)) for held in view["held"]]
    state.seats = [*hands[:seat], tuple(view["hand"]), *hands[seat + 1 :]]
    return state
