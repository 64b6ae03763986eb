"""The environment runs the loop of tutorials, and refuses odd arguments."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from learners import begun, legal
from sanjuan import IllegalAnswer, OptionError, QueryError, StaleAnswer, rl
from sanjuan.rl import SanJuanEnv

UNBEGUN: dict[str, Callable[[SanJuanEnv], object]] = {
    "step": lambda env: env.step(0),
    "observe": lambda env: env.observe("player_0"),
    "last": lambda env: env.last(),
    "game": lambda env: env.game,
}


def test_a_tutorials_loop_runs() -> None:
    env = rl.env(render_mode=None)
    env.reset(seed=42, options={})
    for _, agent in zip(range(20), env.agent_iter(), strict=False):
        seen, _reward, terminated, truncated, _info = env.last()
        assert not (terminated or truncated)
        env.action_space(agent).seed(1)
        env.step(env.action_space(agent).sample(seen["action_mask"]))
        assert env.render() is None
    assert env.unwrapped.render_mode is None
    env.close()


@pytest.mark.parametrize("mode", ["human", "rgb_array", "ansi", 1])
def test_there_is_nothing_to_draw(mode: Any) -> None:
    with pytest.raises(OptionError, match="render_mode cannot be"):
        rl.env(render_mode=mode)


def test_integers_of_numpy_are_taken() -> None:
    number: Any = np.int64
    env, plain = SanJuanEnv(number(3)), begun(seats=3)
    env.reset(number(1))
    assert env.possible_agents == plain.possible_agents
    for make in (int, number, np.array):
        action = legal(plain)[0]
        env.step(make(action))  # type: ignore[arg-type]
        plain.step(int(action))
        assert env.game.save() == plain.game.save()


@pytest.mark.parametrize("action", [None, 2.0, np.array(2.0), np.array([2]), [], "2"])
def test_an_action_is_a_number(action: Any) -> None:
    env = begun()
    with pytest.raises(IllegalAnswer, match="not offered"):
        env.step(action)


@pytest.mark.parametrize("seed", [2.5, "1", -1, True])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(OptionError, match="A seed is"):
        SanJuanEnv().reset(seed)


@pytest.mark.parametrize("use", UNBEGUN.values(), ids=UNBEGUN)
def test_before_its_first_reset_there_is_no_game(
    use: Callable[[SanJuanEnv], object],
) -> None:
    with pytest.raises(StaleAnswer, match="There is no game yet"):
        use(SanJuanEnv())


@pytest.mark.parametrize("agent", ["player_2", 0, [], None])
def test_there_are_no_other_agents(agent: Any) -> None:
    env = begun()
    for use in (env.observe, env.action_space, env.observation_space):
        with pytest.raises(QueryError, match="There is no seat"):
            use(agent)
