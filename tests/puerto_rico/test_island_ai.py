"""Puerto Rico's computer players: levels, policy, value, candidates, and their file."""

import json
import zlib
from random import Random
from typing import Any

import pytest

from board_setup import Board, board, closed, court, seat
from island_play import play
from puerto_rico import Game, player
from puerto_rico.ai import LADDER, LEVELS, players
from puerto_rico.ai.learned import value, weights
from puerto_rico.ai.learned.counts import sale_of
from puerto_rico.ai.learned.policy import Policy
from puerto_rico.ai.learned.value import Value
from puerto_rico.ai.learned.weights import SEATS, learned, pack, unpack
from puerto_rico.ai.search.candidates import candidates
from puerto_rico.ai.search.guide import guide, paced, search
from puerto_rico.ai.search.worlds import Worlds
from puerto_rico.knowledge.facts import View
from puerto_rico.rules.options import SETS, check_options
from puerto_rico.rules.phases.start import begin, fresh
from puerto_rico.rules.state import State
from tabletop.base.errors import WeightsError
from tabletop.base.rng import shuffle
from tabletop.bots.search.budget import Budget
from tabletop.bots.search.ismcts import Search


def dealt(seats: int, *sets: str, seed: int = 1) -> State:
    state = fresh(check_options({"seats": seats, "sets": sets}), seed)
    begin(state)
    return state


def policy(seats: int) -> Policy:
    return Policy(learned(seats).policy)


@pytest.mark.parametrize("seats", SEATS)
def test_the_policy_plays_whole_games_with_all_sets(seats: int) -> None:
    rng = Random(seats)
    for sets in ((), SETS):
        state = dealt(seats, *sets)
        while state.question is not None:
            answer = policy(seats).draw(state, 1.0, rng)
            assert answer in state.question
            state.step(answer)
        assert state.round < 40


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_each_level_answers_legally_from_its_view(level: str) -> None:
    game = Game(2, seed=3)
    bot = player(level, 1)
    for _ in range(6):
        assert game.question is not None
        game.answer(bot.choose(game.view(game.question.seat), Random(1)))
    assert game.ply == 6


def test_the_ladder_climbs_the_levels() -> None:
    assert [one for one in LEVELS if one in LADDER] == [*LADDER]


def test_two_easy_players_do_not_play_for_ever() -> None:
    game, bot = Game(2, seed=5), player("easy")
    while not game.over:
        assert game.question is not None
        game.answer(bot.choose(game.view(game.question.seat), Random(game.ply)))
    assert game.round < 30


def test_the_tiles_in_the_stack_change_no_decision() -> None:
    state, rng = dealt(3, seed=2), Random(1)
    while state.question is not None and state.round < 8:
        other = state.copy()
        shuffle(other.deck, rng)
        answer = policy(3).answer(state)
        assert policy(3).answer(other) == answer
        state.step(answer)


@pytest.mark.parametrize("seats", SEATS)
def test_the_chances_of_all_seats_add_up_to_one(seats: int) -> None:
    state, value = dealt(seats, *SETS), Value(learned(seats).value)
    while state.question is not None:
        assert sum(value.chances(state)) == pytest.approx(1, abs=1e-4)
        state.step(policy(seats).answer(state))
    assert max(value.chances(state)) >= 1 / seats


def test_candidates_are_legal_answers_with_priors() -> None:
    state, rng = dealt(3, *SETS, seed=4), Random(4)
    while (question := state.question) is not None:
        found = candidates(policy(3), state, 1.0)
        assert all(answer in question for answer, _ in found)
        assert len({answer for answer, _ in found}) == len(found)
        assert 0 < sum(prior for _, prior in found) <= 1
        state.step(policy(3).draw(state, 1.0, rng))


def found_at(at: Board) -> dict[tuple[int, ...], float]:
    """The candidates at a board of two seats, with their priors."""
    return dict(candidates(policy(2), at.state, 1.0))


def test_each_choice_of_a_few_barrels_to_store_is_a_candidate() -> None:
    at = board(seat("", "storehouse*", corn=2, coffee=1), seat(), change=closed)
    found = found_at(at.role("captain").until("barrel"))
    assert len(found) == len({*at.game.asked()}) > 1
    assert sum(found.values()) == pytest.approx(1, abs=1e-4)
    assert len(max(found, key=lambda answer: found[answer])) == at.bounds[1]


def test_the_policys_own_answer_is_the_only_candidate_among_very_many() -> None:
    goods = {"corn": 9, "indigo": 9, "sugar": 9}
    at = board(seat("", "small_wharf*", **goods), seat(), change=closed)
    at.role("captain").take()
    assert at.asked[0] == "small_wharf"
    assert found_at(at) == {policy(2).answer(at.state): 1.0}


def test_the_policy_ships_a_barrel_at_least_by_a_small_wharf() -> None:
    at = board(seat("", "small_wharf*", sugar=3), seat(), change=closed)
    at.role("captain").take()
    assert policy(2).answer(at.state) in at.game.asked()


def test_the_policy_drafts_buildings() -> None:
    state = fresh(check_options({"seats": 2, "sets": SETS, "draft": True}), 1)
    begin(state)
    assert state.question is not None
    assert state.question.name == "draft"
    assert policy(2).answer(state) in state.question


def test_a_policy_player_answers_as_its_policy_does_but_is_restless_late() -> None:
    at = board(seat(), seat())
    view = at.game.view(0)
    assert players.PolicyPlayer().choose(view, Random(1)) == policy(2).answer(at.state)
    at.state.round = players.LONG + 2
    assert players.restless(0.5, at.state) == 0.5 + 2 * players.RESTLESS


def test_a_role_searcher_looks_ahead_at_roles_but_not_in_a_long_game() -> None:
    game, bot, differed = Game(2, seed=1), players.RoleSearchPlayer(0.0), 0
    while (question := game.question) is not None and game.round < 5:
        view = game.view(question.seat)
        by_policy = players.PolicyPlayer().choose(view, Random(1))
        searched = players.SearchPlayer(Budget(1)).choose(view, Random(1))
        expected = searched if question.name == "role" else by_policy
        assert bot.choose(view, Random(1)) == expected
        differed += expected != by_policy
        late: View = {**view, "round": players.LONG + 1}
        restless = players.PolicyPlayer().choose(late, Random(1))
        assert bot.choose(late, Random(1)) == restless
        game.answer(by_policy)
    assert differed


def test_a_sale_through_a_trading_post_needs_no_free_place() -> None:
    def full(state: State) -> None:
        state.shop = [0, 1, 2, 4]

    for city, income in (("trading_post*", 1 + 4), ("", 0), ("office*", 0)):
        at = board(seat("", city, coffee=1), seat(), change=full)
        assert sale_of(at.state, at.at(0)) == income


def test_a_full_cache_of_boards_changes_no_chance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at = court(seat("corn*"), seat("indigo"))
    fresh_ones = Value(learned(2).value).chances(at.state)
    monkeypatch.setattr(value, "CACHED", 1)
    assert Value(learned(2).value).chances(at.state) == fresh_ones


def test_worlds_differ_in_the_order_of_the_stack_alone() -> None:
    game = play(Game(3, seed=2), 12)
    assert game.question is not None
    view = game.view(game.question.seat)
    worlds = Worlds(view, Random(1))
    one, other = worlds.deal(), worlds.deal()
    assert sorted(one.deck) == sorted(other.deck) != one.deck != other.deck
    one.deck = other.deck
    one.seed = other.seed
    assert all(
        getattr(one, name) == getattr(other, name)
        for name in State.__slots__
        if name != "seats"
    )


@pytest.mark.slow
def test_a_file_of_weights_has_them_to_a_64th() -> None:
    sets = {seats: learned(seats) for seats in SEATS}
    content = pack(sets)
    assert [unpack(content, seats) for seats in SEATS] == [*sets.values()]
    assert len(content) < 150_000


def packed(**changed: Any) -> bytes:
    """A file of weights without any number, and with other facts."""
    return zlib.compress(json.dumps({**weights._facts(), **changed}).encode() + b"\n")


WHOLE = pack({seats: learned(seats) for seats in SEATS})


@pytest.mark.parametrize(
    "content",
    [b"", b"no", WHOLE[:99], WHOLE + b"x", packed(format="other"), packed()],
)
def test_a_broken_file_of_weights_is_refused(content: bytes) -> None:
    with pytest.raises(WeightsError, match="weights is broken"):
        unpack(content, 2)


@pytest.mark.slow
def test_weights_of_a_later_version_are_refused_as_such(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    content = pack({seats: learned(seats) for seats in SEATS})
    monkeypatch.setattr(weights, "VERSION", 0)
    with pytest.raises(WeightsError, match="newer"):
        unpack(content, 2)


@pytest.mark.parametrize(("seats", "sets"), [(2, ()), (4, SETS)])
def test_a_search_that_remembers_tables_finds_the_same(
    seats: int, sets: tuple[str, ...]
) -> None:
    game, bot, short = Game(seats, sets=sets, seed=2), player("easy"), Budget(40)
    while not game.over:
        view, rng = game.view(game.asked().seat), Random(game.ply)
        if game.ply % 5 == 0:
            looking = search(view, Random(1), short)
            worlds, budget = Worlds(view, Random(1)), paced(short, seats)
            plain = Search(worlds, guide(seats), budget)
            assert looking.run().finish() == plain.run().finish()
            assert looking.estimates() == plain.estimates()
        game.answer(bot.choose(view, rng))
