"""The environment for learners: PettingZoo's own tests, playing, choosing."""

from itertools import product
from random import Random
from typing import Any

import pytest
from pettingzoo.test import api_test, seed_test

import sanjuan
from learners import begun, legal, part, play
from sanjuan import rl
from sanjuan.rl import ACTIONS, SanJuanEnv
from sanjuan.rules.stages import ROLES
from toolchain.steps import ROOT

GAMES = [
    sanjuan.Options(*choice)
    for choice in product((2, 3, 4), ("first", "second"), (False, True), (False, True))
]
DONE = ACTIONS.index("done")


# ---------------------------------------------------------------- PettingZoo's own


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably")
@pytest.mark.filterwarnings("ignore:Action mask .* is all zeros")
@pytest.mark.parametrize("options", [GAMES[0], GAMES[-1]], ids=str)
def test_it_keeps_to_the_interface(options: sanjuan.Options) -> None:
    api_test(rl.env(**options._asdict()), num_cycles=200)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_the_same_seed_makes_the_same_game(seats: int) -> None:
    seed_test(lambda: rl.env(seats=seats), num_cycles=60)


def test_it_is_not_used_before_it_is_reset() -> None:
    with pytest.raises(AttributeError, match="reset"):
        _ = rl.env().agent_selection


# ---------------------------------------------------------------- playing


@pytest.mark.slow
@pytest.mark.parametrize("options", GAMES, ids=str)
def test_every_game_comes_to_its_end(options: sanjuan.Options) -> None:
    env = play(begun(**options._asdict()))
    assert all(env.terminations.values())
    space = env.observation_space("player_0")
    assert all(space.contains(env.observe(agent)) for agent in env.agents)
    rounds = 0
    while env.agents:
        env.step(None)
        rounds += 1
    assert rounds == options.seats


def test_the_game_is_that_of_the_seed() -> None:
    assert begun(7).game.view(0) == sanjuan.Game(seed=7).view(0)


def test_games_that_follow_depend_on_the_seed() -> None:
    first, second = begun(7), begun(7)
    for env in (first, second):
        env.reset()
    assert first.game.seed == second.game.seed != 7


def test_only_the_end_is_rewarded() -> None:
    env = begun(seats=4)
    assert not any(env.rewards.values())
    play(env)
    (winner,) = env.game.winners()
    third = pytest.approx(-1 / 3)
    assert [*env.rewards.values()] == [1 if n == winner else third for n in range(4)]
    points = [score.total for score in env.game.scores()]
    assert [env.infos[agent]["points"] for agent in env.agents] == points


def test_a_shared_win_is_rewarded_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    env = begun(seats=3)
    monkeypatch.setattr(sanjuan.Game, "winners", lambda game: [0, 2])
    play(env)
    assert [*env.rewards.values()] == pytest.approx([0.25, -0.5, 0.25])


def test_every_agent_is_told_its_reward_once() -> None:
    env = play(begun())
    told = {}
    while env.agents:
        assert env.agent_selection not in told
        told[env.agent_selection] = env.last()[1]
        env.step(None)
    assert sorted(told.values()) == [-1, 1]


def test_a_masked_action_is_refused_and_changes_nothing() -> None:
    env = play(begun(), "role")
    before, agent = env.game.save(), env.agent_selection
    for action in set(range(-1, len(ACTIONS) + 1)) - set(legal(env)):
        with pytest.raises(sanjuan.IllegalAnswer):
            env.step(action)
    assert (env.game.save(), env.agent_selection) == (before, agent)


def test_options_there_are_not_are_refused() -> None:
    with pytest.raises(sanjuan.OptionError):
        SanJuanEnv(seats=5)


# ---------------------------------------------------------------- choosing


def test_roles_go_by_their_names() -> None:
    env = play(begun(), "role")
    assert [ACTIONS[action] for action in legal(env)] == [*ROLES]
    env.step(ACTIONS.index("prospector"))
    assert env.game.view(0)["roles_taken"] == ["prospector"]


def test_an_answer_is_built_up_card_by_card() -> None:
    env = play(begun(seats=2, choose_four=True), "start_hand")
    question, agent = env.game.question, env.agent_selection
    assert question is not None
    chosen: list[str] = []
    while env.game.question is question:
        assert env.agent_selection == agent
        assert DONE not in legal(env)
        assert sum(part(env, "picked")) == len(chosen)
        chosen.append(ACTIONS[legal(env)[0]])
        env.step(legal(env)[0])
    assert env.game.save()["answers"][0] == list(question.pick(*chosen))


def test_done_ends_an_answer_that_may_be_short() -> None:
    env = play(begun(), "build")
    plies = env.game.ply
    env.step(DONE)
    assert env.game.save()["answers"][plies] == []


@pytest.mark.slow
def test_what_leaves_no_choice_is_not_asked() -> None:
    env = begun(seats=3, expansion=True)
    rng = Random(2)
    while env.game.question:
        assert len(legal(env)) > 1
        env.step(rng.choice(legal(env)))


def test_a_building_with_a_good_is_covered_by_an_action_of_its_own() -> None:
    position = {
        "seats": [
            {
                "hand": ["tobacco_storage"] * 6,
                "buildings": [
                    {"id": "crane"},
                    {"id": "indigo_plant"},
                    {"id": "indigo_plant", "good": True},
                ],
            },
            {},
        ]
    }
    env = begun()
    env.game = sanjuan.Game.from_position({"edition": "first", **position})
    env.step(ACTIONS.index("builder"))
    env.step(ACTIONS.index("tobacco_storage"))
    covers = {ACTIONS[action] for action in legal(env)}
    assert covers == {"done", "indigo_plant", "indigo_plant with a good"}
    env.step(ACTIONS.index("indigo_plant with a good"))
    assert env.game.view(0)["seats"][0]["buildings"][1:][0]["good"] is False


def test_the_loop_of_the_docs_plays_a_game() -> None:
    text = (ROOT / "docs/ai.md").read_text(encoding="utf-8")
    code = next(part for part in text.split("```") if "sanjuan.rl" in part[:60])
    names: dict[str, Any] = {}
    exec(code.removeprefix("python"), names)
    assert names["env"].unwrapped.game.over
