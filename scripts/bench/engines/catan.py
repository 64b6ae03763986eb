"""Catanatron, the fast Python engine of Catan: random 2-seat games and copies."""

import random
from time import perf_counter

from catanatron import Color, Game, RandomPlayer


def play(seed: int) -> int:
    """A random game with a real choice counted as a decision, a forced move not."""
    chance = random.Random(seed)
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        actions = game.state.playable_actions
        decisions += len(actions) > 1
        game.execute(actions[int(chance.random() * len(actions))])
    return decisions


def copies(count: int) -> float:
    """µs for a copy from the middle of a game."""
    chance = random.Random(1)
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=1)
    for _ in range(300):
        actions = game.state.playable_actions
        game.execute(actions[int(chance.random() * len(actions))])
    start = perf_counter()
    for _ in range(count):
        game.copy()
    return (perf_counter() - start) / count * 1e6


def sample() -> dict[str, float]:
    """One sample of everything."""
    start = perf_counter()
    count = sum(play(seed) for seed in range(3))
    seconds = perf_counter() - start
    copy = copies(300)
    return {"decision": seconds / count * 1e6, "games": 3 / seconds, "copy": copy}
