"""Positions that learned players reach, for tests of players."""

from collections.abc import Iterable, Iterator
from itertools import product
from random import Random

import sanjuan
from sanjuan import Options
from sanjuan.ai.search.guide import guide, policy
from sanjuan.ai.search.worlds import Worlds
from sanjuan.knowledge.facts import View
from sanjuan.rules.phases.start import dealt
from sanjuan.rules.state import State
from table_setup import Table, seat, table
from tabletop.base.rng import GUESTS, stream
from tabletop.base.tasks import Thinking
from tabletop.bots.search.playouts import Playouts

CLEARLY = 2.0
"""A difference of that many standard errors is no luck."""

OPTIONS = [
    Options(*choice)
    for choice in product((2, 3, 4), ("first", "second"), (False, True), (False, True))
]
WIDE = [Options(2), Options(3, "second", choose_four=True), Options(4, expansion=True)]
"""A few options; together they include every variant."""


def played(options: Options, seed: int) -> Iterator[State]:
    """Every state of a game of the policy against itself, the last one over."""
    state = dealt(options, seed)
    yield state.copy()
    while state.question is not None:
        state.step(policy(options).answer(state))
        yield state.copy()


def some(options: Options, seed: int, step: int) -> Iterator[State]:
    """Every `step`-th state with an open question."""
    for number, state in enumerate(played(options, seed)):
        if number % step == 0 and state.question is not None:
            yield state


def asked(options: Options, stage: int, seed: int = 0) -> State:
    """The first state at which that stage is asked."""
    while True:
        for state in played(options, seed):
            if state.question is not None and state.question.stage == stage:
                return state
        seed += 1


def chosen(at: Table, level: str = "expert") -> list[str]:
    """The names of the options that a level takes.

    The level has half of its iterations, enough where one answer is clearly best.
    """
    question = at.game.question
    assert question
    view = at.game.view(question.seat)
    answer = sanjuan.player(level, 800).choose(view, Random(1))
    return sorted(question.named(answer))


WORLDS = 200
"""The number of worlds in which two answers are compared, always the same worlds."""


def wins_more(at: Table, better: list[str], other: list[str]) -> bool:
    """Whether `better` clearly wins more when the policy plays both on to the end."""
    question = at.game.question
    assert question
    hidden = Worlds(at.game.view(question.seat), stream(WORLDS, GUESTS[0]))
    one, another = question.pick(*better), question.pick(*other)
    playouts = Playouts(hidden, guide(hidden.base.options), [one, another])
    Thinking(playouts.meet(WORLDS)).finish()
    return playouts.difference(one, another).exceeds(0, CLEARLY)


def paid() -> tuple[View, list[int]]:
    """The view of a seat that has paid with four cards, and these cards."""
    hand = "library tower hero statue quarry well"
    at = table(seat(hand, "indigo_plant"), seat("", "indigo_plant"))
    at.role("builder").build("library").pay("tower", "hero", "statue", "quarry")
    seen = at.game.view(0)
    return seen, seen["known"]["discard"]


def reshuffled(worlds: Iterable[State], known: list[int]) -> set[tuple[int, ...]]:
    """The orders in which these cards come back to the pile."""
    orders = set()
    for world in worlds:
        world.reshuffle()
        orders.add(tuple(card for card in world.pile if card in known))
    return orders


# ---------------------------------------------------------------- known blunders

WITH_POOR_HOUSE = "guild_hall silver_smelter tobacco_storage poor_house"


def builder_is_due(hand: str) -> Table:
    """The governor builds now with the privilege; otherwise the opponent will."""
    city = "indigo_plant coffee_roaster indigo_plant prefecture quarry archive"
    rival = seat(
        "tobacco_storage victory_column tower victory_column",
        "indigo_plant library coffee_roaster carpenter aqueduct",
        library_used=True,
    )
    return table(
        seat(hand, city),
        rival,
        round=8,
        governor=1,
        roles_taken="prospector",
        tiles=[*"CDAEB"],
        tiles_seen=2,
    )
