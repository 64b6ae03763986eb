"""OpenSpiel's hanabi, written in C++ and driven from Python: random 2-seat games."""

from random import Random
from time import perf_counter

import pyspiel

GAME = pyspiel.load_game("hanabi", {"players": 2})


def draw(state: "pyspiel.State", chance: Random) -> None:
    """Settle a chance node by its own probabilities."""
    left = chance.random()
    action = 0
    for action, probability in state.chance_outcomes():  # noqa: B007
        left -= probability
        if left <= 0:
            break
    state.apply_action(action)


def play(seed: int) -> int:
    """A random game; neither chance nodes nor forced moves count as decisions."""
    chance = Random(seed)
    state = GAME.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            draw(state, chance)
            continue
        actions = state.legal_actions()
        decisions += len(actions) > 1
        state.apply_action(actions[int(chance.random() * len(actions))])
    return decisions


def copies(count: int) -> float:
    """µs for a copy early in a game, driven from Python."""
    state = GAME.new_initial_state()
    chance = Random(1)
    while state.is_chance_node():
        draw(state, chance)
    start = perf_counter()
    for _ in range(count):
        state.clone()
    return (perf_counter() - start) / count * 1e6


def sample() -> dict[str, float]:
    """One sample of everything."""
    start = perf_counter()
    count = sum(play(seed) for seed in range(600))
    seconds = perf_counter() - start
    copy = copies(2000)
    return {"decision": seconds / count * 1e6, "games": 600 / seconds, "copy": copy}
