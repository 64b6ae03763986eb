"""The search: its tries, its end, its results."""

from collections.abc import Iterable, Iterator
from math import inf
from random import Random

import pytest

from ai_positions import OPTIONS, asked, some
from sanjuan import Options
from sanjuan.ai.players import SearchPlayer
from sanjuan.ai.search.candidates import candidates
from sanjuan.ai.search.dominance import wasteful
from sanjuan.ai.search.guide import guide, paced, policy
from sanjuan.knowledge.view import view
from sanjuan.rules import stages
from sanjuan.rules.state import State
from table_setup import seat, table
from tabletop.bots.search.budget import Budget
from tabletop.bots.search.ismcts import Search
from tabletop.bots.search.tree import Edge, Node

SHORT = Budget(24)


def search(state: State, budget: Budget = SHORT, seed: int = 1) -> Search[State]:
    assert state.question is not None
    seen = view(state, state.question.seat)
    return SearchPlayer(budget).search(seen, Random(seed))


def below(edges: Iterable[Edge]) -> Iterator[Edge]:
    for edge in edges:
        yield edge
        for node in edge.nodes.values():
            yield from below(node.edges.values())


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_search_answers_whatever_is_asked(options: Options) -> None:
    for state in some(options, seed=21, step=5):
        assert state.question is not None
        assert search(state).run().finish() in state.question


def test_the_same_seed_finds_the_same() -> None:
    for state in some(Options(2, expansion=True), seed=22, step=11):
        one, two = search(state), search(state)
        assert one.run().finish() == two.run().finish()
        assert one.estimates() == two.estimates()


def test_what_was_found_best_is_answered_and_told_first() -> None:
    state = asked(Options(3), stages.ROLE, seed=3)
    looking = search(state, Budget(60))
    answer = looking.run().finish()
    estimates = looking.estimates()
    assert estimates[0].answer == answer
    assert sum(estimate.visits for estimate in estimates) == looking.iterations
    assert all(abs(sum(f.chances) - 1) < 1e-4 for f in estimates if f.visits)


def test_the_worse_half_is_dropped_after_every_round() -> None:
    whole = Budget(90, rounds=0, errors=inf)
    looking = search(asked(Options(3), stages.ROLE, seed=3), whole)
    assert len(looking.edges) == 5
    looking.run().finish()
    one, other, *rest = [estimate.visits for estimate in looking.estimates()]
    assert one == other > rest[0] > rest[1] == rest[2] > 0


def test_what_is_clearly_behind_is_dropped_at_once() -> None:
    """The saved tries are left out, or go to answers near the best."""
    city = "indigo_plant " * 6 + "sugar_mill " * 5
    rich = seat("guild_hall smithy well chapel tower statue hero", city)
    ahead = seat("well well", "indigo_plant chapel", tucked=15)
    seen = table(rich, ahead).role("builder").game.view(0)
    quick, slow = (
        SearchPlayer(Budget(400, errors=errors)).search(seen, Random(1))
        for errors in (2.5, inf)
    )
    assert quick.run().finish() == slow.run().finish()
    assert quick.iterations < 200 < 390 < slow.iterations


def test_answers_that_are_alike_in_every_world_come_out_even() -> None:
    """They meet in the same worlds, so no luck tells them apart."""
    state = asked(Options(2), stages.ROLE, seed=3)
    looking = search(state)
    twin = Edge(looking.edges[0].answer, 0.5, looking.seats)
    looking.edges = [looking.edges[0], twin]
    looking.run().finish()
    one, other = looking.estimates()
    assert one.visits == other.visits
    assert one.chances == other.chances


def test_copies_of_a_card_are_one_answer_as_likely_as_all_of_them() -> None:
    hand = seat("smithy smithy smithy well", "indigo_plant")
    at = table(hand, seat()).role("builder")
    looking = SearchPlayer(SHORT).search(at.game.view(0), Random(1))
    state, temperature = looking.worlds.base, looking.budget.temperature
    assert state.question is not None
    priors = policy(Options(2)).prior(state, temperature)
    edges = looking._descent._expand(Node(state.question), state.question, priors)
    likely = [prior for _, prior in priors]
    assert len(edges) == 3 < len(likely)
    assert sum(edge.prior for edge in edges) == pytest.approx(sum(likely))


def test_a_reply_is_remembered_for_each_seat_that_may_have_to_give_it() -> None:
    """The hidden hands decide which seat builds next after a builder."""
    several = 0
    for state in some(Options(4), seed=4, step=30):
        looking = search(state, Budget(100))
        looking.run().finish()
        for edge in below(looking.edges):
            several = max(several, len(edge.nodes))
            seats = [seat for seat, _ in edge.nodes]
            assert [node.seat for node in edge.nodes.values()] == seats
    assert several > 1


def test_does_not_think_where_one_answer_is_left() -> None:
    alone = 0
    for state in some(Options(2), seed=4, step=1):
        looking = search(state)
        if len(looking.edges) == 1:
            alone += 1
            assert looking.run().finish() == looking.edges[0].answer
            assert looking.iterations == 0
    assert alone > 0


def test_with_more_seats_half_of_the_tries_are_played_on_for_a_round() -> None:
    assert paced(Budget(9), 2) == Budget(9, rounds=0)
    assert paced(Budget(9), 3) == paced(Budget(9), 4) == Budget(5, rounds=1)
    given = Budget(9, rounds=2)
    assert paced(given, 4) == given
    two, three = (asked(Options(seats), stages.ROLE, seed=3) for seats in (2, 3))
    assert (search(two).budget.rounds, search(three).budget.rounds) == (0, 1)


def test_workers_can_share_a_search() -> None:
    assert guide(Options(2)).steady


def test_small_questions_get_their_part() -> None:
    looking = search(asked(Options(2), stages.PAY, seed=2), Budget(40, minor=0.25))
    looking.run().finish()
    assert 0 < looking.iterations <= 10 + len(looking.edges)


def test_a_search_of_one_iteration_tries_every_answer_once() -> None:
    looking = search(asked(Options(2), stages.PAY, seed=2), Budget(1))
    answer = looking.run().finish()
    estimates = looking.estimates()
    assert answer == estimates[0].answer
    assert min(estimate.visits for estimate in estimates) == 1


def test_thinking_can_be_stopped_between_slices() -> None:
    state = asked(Options(2), stages.ROLE, seed=3)
    looking = search(state, Budget(10_000))
    thinking = looking.run()
    told = [next(thinking) for _ in range(5)]
    assert told[0] < told[1] < told[-1]
    assert 0 < looking.iterations < 100
    assert looking.estimates()[0].visits > 0


@pytest.mark.parametrize("options", OPTIONS[::3], ids=str)
def test_candidates_differ_in_more_than_copies(options: Options) -> None:
    for state in some(options, seed=25, step=2):
        assert state.question is not None
        found = candidates(policy(options), state, 2.0)
        kinds = [state.question.kinds_of(answer) for answer, _ in found]
        assert len(set(kinds)) == len(kinds)
        assert all(answer in state.question for answer, _ in found)
        own = policy(options).answer(state)
        known = state.question.kinds_of(own) in kinds
        assert known or wasteful(state, state.question, own)


def an_edge(*values: float) -> Edge:
    """An answer with these chances, world by world."""
    edge = Edge((0,), 0.5, 2)
    edge.values = [*values]
    return edge


@pytest.mark.parametrize(
    ("values", "errors", "near"),
    [
        ((0.6, 0.4), 1.0, True),
        ((0.4, 0.5), 1.0, True),
        ((0.4, 0.4), 1.0, False),
        ((0.3,), 1.0, False),
        ((0.3,), inf, True),
        ((0.9, 0.9, 0.9), 0.0, True),
    ],
)
def test_an_answer_is_near_as_far_as_luck_explains_it(
    values: tuple[float, ...], errors: float, near: bool
) -> None:
    best = an_edge(0.5, 0.5, 0.5, 0.1)
    assert an_edge(*values).is_near(best, errors) == near


def test_the_likeliest_answer_is_favoured() -> None:
    """An answer that is better by less than that does not beat it, however surely."""
    likeliest, other = an_edge(0.5, 0.5, 0.5), an_edge(0.6, 0.6, 0.6)
    assert not likeliest.is_near(other, 1.0)
    likeliest.favour = 0.15
    assert likeliest.is_near(other, 1.0)
    assert not other.is_near(likeliest, 1.0)


def test_of_answers_that_are_as_good_the_likeliest_is_taken() -> None:
    for state in some(Options(2), seed=23, step=7):
        likeliest = search(state).edges[0].answer
        looking = search(state, SHORT._replace(favour=1.1))
        assert looking.run().finish() == likeliest
        assert looking.estimates()[0].answer == likeliest


def test_answers_as_good_do_not_depend_on_luck() -> None:
    """Other worlds, the same answer: another has to be clearly better."""
    state = asked(Options(2), stages.KEEP, seed=2)
    steady = Budget(200, minor=1.0, favour=0.01)
    found = {search(state, steady, seed).run().finish() for seed in range(6)}
    assert len(found) == 1
