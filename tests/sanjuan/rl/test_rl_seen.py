"""An agent's observation: the numbers of its view, and nothing else."""

from random import Random

import numpy as np

import sanjuan
from learners import begun, legal, part, play
from sanjuan.rl import LAYOUT, SIZE, encode
from sanjuan.rl.observations import MOST
from sanjuan.rules.buildings import CLASSES


def test_an_agent_sees_its_view_and_nothing_else() -> None:
    """The numbers come from the view alone, before anything is picked."""
    env = play(begun(seats=3, expansion=True), "sell")
    for seat, agent in enumerate(env.agents):
        seen = env.observe(agent)["observation"]
        assert np.array_equal(seen, encode(env.game.view(seat)))


def test_what_is_picked_is_seen_by_nobody_else() -> None:
    env = play(begun(seats=2, choose_four=True), "start_hand")
    before = env.observe("player_1")
    env.step(legal(env)[0])
    assert env.agent_selection == "player_0"
    assert sum(part(env, "picked")) == 1
    after = env.observe("player_1")
    assert np.array_equal(before["observation"], after["observation"])
    assert not after["action_mask"].any()


def test_the_viewer_comes_first_and_empty_seats_are_empty() -> None:
    env = play(begun(seats=3), "role", seed=4)
    second = env.observe("player_1")["observation"]
    first = env.observe("player_0")["observation"]
    assert np.array_equal(second[LAYOUT["buildings_0"]], first[LAYOUT["buildings_1"]])
    assert not second[LAYOUT["buildings_3"]].any()
    assert first[LAYOUT["governor"]].argmax() == env.game.view(0)["governor"]


def test_the_layout_leaves_no_gap() -> None:
    ends = [part.stop for part in LAYOUT.values()]
    assert [part.start for part in LAYOUT.values()] == [0, *ends[:-1]]
    assert ends[-1] == SIZE


def test_no_number_is_out_of_bounds() -> None:
    game = sanjuan.Game(4, "second", expansion=True, seed=2)
    rng = Random(3)
    while (question := game.question) is not None:
        seen = encode(game.view(question.seat))
        assert seen.shape == (SIZE,)
        assert 0 <= seen.min() <= seen.max() <= MOST
        game.answer(question.sample(rng))


def test_the_card_in_work_and_what_it_covers_are_seen() -> None:
    env = play(begun(), "pay", seed=3)
    question = env.game.question
    assert question is not None
    at = part(env, "building").index(1.0)
    assert sanjuan.name_of(int(question.source or 0)) == CLASSES[at].id
