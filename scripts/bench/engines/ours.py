"""Our engine's work: random games, copies, playouts; on CPython and in Pyodide."""

import gc
import json
from random import Random
from time import perf_counter

from sanjuan.ai.learned.policy import Policy
from sanjuan.ai.learned.weights import learned
from sanjuan.rules.options import Options
from sanjuan.rules.phases.start import dealt
from sanjuan.rules.state import State
from tabletop.rules.question import Answer

TABLE = Options(2)


def play(seed: int) -> tuple[State, int]:
    """A random 2-seat game, set-up included, and how many decisions it took."""
    rng = Random(seed)
    state = dealt(TABLE, seed)
    decisions = 0
    while state.question:
        state.step(state.question.sample(rng))
        decisions += 1
    return state, decisions


def decisions(games: int) -> dict[str, float]:
    """Random games: µs for a decision, and games a second."""
    gc.collect()
    start = perf_counter()
    count = sum(play(seed)[1] for seed in range(games))
    seconds = perf_counter() - start
    return {"decision": seconds / count * 1e6, "games": games / seconds}


def copies(count: int) -> dict[str, float]:
    """µs for a copy of a state from the middle of a game."""
    rng = Random(1)
    state = dealt(TABLE, 1)
    for _ in range(150):
        if state.question:
            state.step(state.question.sample(rng))
    start = perf_counter()
    for _ in range(count):
        state.copy()
    return {"copy": (perf_counter() - start) / count * 1e6}


def playouts(games: int) -> dict[str, float]:
    """µs for an answer of the policy of playouts: their games less the steps alone."""
    policy = Policy(learned(TABLE.seats, TABLE.expansion), TABLE)
    played: list[list[Answer]] = [[] for _ in range(games)]
    start = perf_counter()
    for seed, answers in enumerate(played):
        _play_out(dealt(TABLE, seed), policy, answers)
    answered = perf_counter()
    for seed, answers in enumerate(played):
        state = dealt(TABLE, seed)
        for answer in answers:
            state.step(answer)
    seconds = (answered - start) - (perf_counter() - answered)
    return {"answer": seconds / sum(map(len, played)) * 1e6}


def _play_out(state: State, policy: Policy, answers: list[Answer]) -> None:
    while state.question:
        answers.append(policy.answer(state))
        state.step(answers[-1])


def sample(scale: int = 1) -> dict[str, float]:
    """One sample of everything."""
    return decisions(30 * scale) | copies(2000 * scale) | playouts(30 * scale)


def sample_json(scale: int) -> str:
    """One sample as JSON, for a reader in another process."""
    return json.dumps(sample(scale))
