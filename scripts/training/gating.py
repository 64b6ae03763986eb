"""Gating matches: new weights must beat the old ones; policies meet without views."""

from __future__ import annotations

from sanjuan.ai.learned.policy import Policy
from sanjuan.ai.learned.tables import Tables
from sanjuan.rules.options import Options
from sanjuan.rules.phases.start import dealt
from sanjuan.rules.scoring import winners
from tabletop.rules.scoring import shares


def share_of_wins(new: Tables, old: Tables, options: Options, deal: int) -> float:
    """The new policy's share of wins on that deal, once in every seat."""
    newer, older = Policy(new, options), Policy(old, options)
    won = 0.0
    for place in range(options.seats):
        state = dealt(options, deal)
        while (question := state.question) is not None:
            policy = newer if question.seat == place else older
            state.step(policy.answer(state))
        won += shares(winners(state), len(state.seats))[place]
    return won / options.seats
