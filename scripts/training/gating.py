"""Gating matches: new weights must beat the old ones; policies meet without views."""

from __future__ import annotations

from typing import Any

from training.learner import Learner, S, Tables, is_open


def share_of_wins(
    learner: Learner[S], new: Tables, old: Tables, options: Any, deal: int
) -> float:
    """The new policy's share of wins on that deal, once in every seat."""
    newer, older = learner.player(new, options), learner.player(old, options)
    won, seats = 0.0, len(learner.deal(options, deal).seats)
    for place in range(seats):
        state = learner.deal(options, deal)
        while is_open(learner, state):
            assert state.question is not None
            policy = newer if state.question.seat == place else older
            state.step(policy.answer(state))
        won += learner.won(state)[place]
    return won / seats
