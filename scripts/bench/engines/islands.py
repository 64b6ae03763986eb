"""Puerto Rico's work: random games of four seats, copies."""

import gc
from random import Random
from time import perf_counter

from puerto_rico.rules.options import Options
from puerto_rico.rules.phases.start import begin, fresh
from puerto_rico.rules.state import State

TABLE = Options(4)


def play(seed: int, most: int = 10_000) -> tuple[State, int]:
    """A random game, set-up included, and how many decisions it took."""
    rng = Random(seed)
    state = fresh(TABLE, seed)
    begin(state)
    decisions = 0
    while state.question and decisions < most:
        state.step(state.question.sample(rng))
        decisions += 1
    return state, decisions


def sample(games: int = 15, copies: int = 2000) -> dict[str, float]:
    """One sample of everything."""
    gc.collect()
    start = perf_counter()
    count = sum(play(seed)[1] for seed in range(games))
    seconds = perf_counter() - start
    state, _ = play(1, 150)
    begun = perf_counter()
    for _ in range(copies):
        state.copy()
    copy = (perf_counter() - begun) / copies * 1e6
    return {"decision": seconds / count * 1e6, "games": games / seconds, "copy": copy}
