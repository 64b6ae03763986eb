"""Environments for learners, played on to the point that a test needs."""

from random import Random

import numpy as np

from sanjuan.rl import LAYOUT, SanJuanEnv


def legal(env: SanJuanEnv) -> list[int]:
    """The unmasked actions of the agent that is to act."""
    return [*np.flatnonzero(env.observe(env.agent_selection)["action_mask"])]


def begun(seed: int = 1, **options: int) -> SanJuanEnv:
    env = SanJuanEnv(**options)  # type: ignore[arg-type]
    env.reset(seed)
    return env


def play(env: SanJuanEnv, stage: str = "", seed: int = 1) -> SanJuanEnv:
    """Act at random to that stage, or to the end."""
    rng = Random(seed)
    while (question := env.game.question) and question.name != stage:
        env.step(rng.choice(legal(env)))
    return env


def part(env: SanJuanEnv, name: str) -> list[float]:
    """The numbers of that part of the agent's observation."""
    seen = env.observe(env.agent_selection)["observation"]
    return [float(number) for number in seen[LAYOUT[name]]]
