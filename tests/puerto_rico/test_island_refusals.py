"""Refusals with their rules: why a thing is no option of the open question."""

import json
from typing import Any, get_args

import pytest
from hypothesis import given, settings

from board_setup import board, in_play, seat
from island_play import games
from proofs.islands import GAMES, played
from proofs.rule_table import rules
from puerto_rico import Game
from puerto_rico.explain.citations import ASKED, REFUSED, SKIPPED
from puerto_rico.explain.facts import RefusalName
from puerto_rico.rules.buildings.building import CLASSES
from puerto_rico.rules.codes import loading
from puerto_rico.rules.stages import NAMES
from puerto_rico.rules.state import State
from tabletop.base.rng import GUESTS, stream


def test_every_question_of_puerto_rico_follows_a_rule() -> None:
    assert list(ASKED) == list(NAMES)
    assert {*ASKED.values()} <= {*rules()}


def test_every_refusal_of_puerto_rico_follows_a_rule() -> None:
    assert set(REFUSED) == {*get_args(RefusalName)}
    assert {*REFUSED.values()} <= {*rules()}


def test_every_cause_of_a_silence_follows_a_rule() -> None:
    assert {*SKIPPED.values()} <= {*rules()}
    events = [event for name in GAMES for event in played(name).events(None)]
    causes = {one["args"]["cause"] for one in events if one["id"] == "skipped"}
    assert causes <= {*SKIPPED}


@pytest.mark.slow
@settings(max_examples=15)
@given(games())
def test_nothing_is_both_offered_and_refused(game: Game) -> None:
    found = game.barred()
    assert json.loads(json.dumps([*found.values()])) == [*found.values()]
    if game.question:
        assert not {*found} & {*game.question.options}
    assert {one["id"] for one in found.values()} <= {*REFUSED}


def refused(at: Any) -> dict[int, str]:
    return {number: told["id"] for number, told in at.game.barred().items()}


def test_a_role_that_was_taken_is_refused() -> None:
    at = board(seat(), seat()).role("prospector")
    assert refused(at) == {6: "role_taken"}


def test_a_quarry_is_refused_without_a_privilege_or_a_quarry() -> None:
    at = board(seat(), seat()).role("settler").leave()
    assert refused(at)[5 * 16] == "no_privilege"

    def none(state: State) -> None:
        state.quarries = 0

    at = board(seat(), seat(), change=none).role("settler")
    assert refused(at) == {48: "not_face_up", 64: "not_face_up", 80: "no_quarries"}


def test_a_building_is_refused_with_its_reason() -> None:
    at = board(seat("", "office", 2), seat(), change=in_play("wharf")).role("builder")
    found = refused(at)
    names = ("office", "wharf")
    numbers = [at.game.explain(0, name)["reason"] for name in names]
    assert [one and one["id"] for one in numbers] == ["already_built", "too_dear"]
    assert {"already_built", "too_dear"} <= {*found.values()}


def test_a_sale_is_refused_by_the_trading_house() -> None:
    def shop(state: State) -> None:
        state.shop = [0]

    at = board(seat("", "", corn=1, sugar=1), seat(), change=shop).role("trader")
    assert refused(at) == {
        0: "same_good",
        1: "no_barrel",
        3: "no_barrel",
        4: "no_barrel",
    }
    full = board(seat("", "trading_post*", sugar=1), seat(), change=fill).role("trader")
    assert refused(full)[2] == "house_full"


def fill(state: State) -> None:
    state.shop = [0, 1, 3, 4]


def test_a_loading_is_refused_by_its_ship() -> None:
    def loaded(state: State) -> None:
        state.cargo, state.loaded = [0, 1, -1], [2, 5, 0]

    owner = seat("", "wharf*", corn=3, indigo=1, sugar=1)
    at = board(owner, seat(), seat(), change=loaded).role("captain")
    found = refused(at)
    assert found[loading(0, 5)] == "other_ship"
    assert found[loading(1, 5)] == "ship_full"
    assert found[loading(2, 4)] == "other_good"
    assert found[loading(3, 6)] == "no_barrel"
    at = board(seat(corn=6, sugar=1), seat(), seat()).role("captain")
    assert at.game.barred()[loading(0, 4)] == {"id": "takes_less", "args": {"ship": 4}}


def test_a_wharf_is_refused_once_it_was_used() -> None:
    at = board(seat("", "wharf*", corn=3, sugar=3, coffee=9), seat()).role("captain")
    at.pick("corn_wharf")
    assert refused(at)[loading(2, 9)] == "wharf_used"


def test_a_good_that_was_not_made_is_refused_to_the_craftsman() -> None:
    at = board(seat("corn*"), seat()).role("craftsman")
    assert refused(at)[16] == "not_made"


def test_a_building_without_a_slot_is_refused_in_a_draft() -> None:
    game = Game(sets=["new_buildings"], draft=True, seed=1)
    game.answer(game.asked().pick("hacienda"))
    game.answer(game.asked().pick("small_market"))
    found = {told["id"] for told in game.barred().values()}
    assert found == {"excluded", "slots_full"}


@pytest.mark.rule("P105")
@pytest.mark.parametrize("seed", range(4))
def test_a_draft_names_no_cost_as_full_that_it_offers(seed: int) -> None:
    game = Game(5, sets=["new_buildings", "nobles", "tibs"], draft=True, seed=seed)
    rng = stream(seed, GUESTS[0])
    while (asked := game.asked()).name == "draft":
        offered = [CLASSES[one] for one in asked.options]
        for number, told in game.barred().items():
            size = CLASSES[number].size
            if told["id"] in ("slots_full", "large_full"):
                assert (told["id"] == "large_full") == (size > 1)
                costs = [one.cost for one in offered if one.size == size]
                assert told["args"].get("price") not in costs
                assert size == 1 or not costs
        game.answer(asked.sample(rng))


@pytest.mark.parametrize("name", GAMES)
def test_the_options_of_a_question_are_told_as_facts(name: str) -> None:
    for now, _ in played(name).replay():
        question = now.asked()
        told = [json.dumps(one, sort_keys=True) for one in question.told()]
        assert len({*told}) == len(question.options)
