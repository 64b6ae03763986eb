"""Reasons of hints: each sentence is true of its position, and goes with its cause."""

from random import Random
from typing import Any

import pytest
from fluent.syntax import ast, parse

from board_setup import Board, board, in_play, seat
from locales import LANGUAGES
from puerto_rico import Game, player
from puerto_rico.ai.advisor import ADVISOR
from puerto_rico.ai.reasons import AGAINST, FOR
from puerto_rico.ai.search.guide import policy
from puerto_rico.ai.why.facts import REASONS
from puerto_rico.ai.why.tally import LOOKS, Sides, tally
from tabletop.advice.claims import Pair, Rollouts, found
from toolchain.rules_page import PUERTO_RICO

MADE = "corn* corn* corn*"


def pair(at: Board, one: tuple[str, ...], other: tuple[str, ...]) -> Any:
    """Two answers to the open question, played on in four equal worlds."""
    question = at.game.asked()
    sides: list[Sides] = [
        Rollouts(
            [at.state.copy() for _ in range(4)],
            question.pick(*names),
            LOOKS,
            tally,
            policy(at.game.seats).answer,
        )
        for names in (one, other)
    ]
    return Pair(question, *sides)


def told(at: Board, *one: str, other: tuple[str, ...]) -> dict[str, Any]:
    """The facts of all claims about the answer beside the other one, by their ids."""
    claims = found((*FOR, *AGAINST), pair(at, one, other))
    return {claim.told["id"]: claim.told["args"] for claim in claims[::-1]}


def test_a_craftsman_makes_more_barrels_than_any_rival() -> None:
    at = board(seat(MADE), seat("corn*"))
    facts = told(at, "craftsman", other=("settler",))["makes"]
    assert facts == {"count": 4, "rival": 1, "theirs": 1}
    at = board(seat(), seat("corn*"))
    assert "makes" not in told(at, "craftsman", other=("settler",))


def test_a_trader_sells_for_the_price_and_the_privilege() -> None:
    at = board(seat(coffee=1), seat())
    assert told(at, "trader", other=("settler",))["sells"] == {"count": 5}
    at = board(seat(), seat(coffee=1))
    assert "sells" not in told(at, "trader", other=("settler",))


def test_a_captain_serves_the_seat_with_most_barrels() -> None:
    at = board(seat(corn=4), seat(sugar=2))
    facts = told(at, "captain", other=("prospector",))["ships"]
    assert facts == {"count": 5, "rival": 1, "theirs": 2}
    at = board(seat(corn=1), seat(corn=1, sugar=6))
    assert told(at, "captain", other=("prospector",))["lets_ship"]["theirs"] > 2


def test_barrels_without_a_warehouse_spoil() -> None:
    at = board(seat(corn=5, indigo=4, sugar=3, tobacco=3), seat())
    assert told(at, "captain", other=("prospector",))["spoils"]["seat"] == 0
    at = board(seat(corn=1), seat())
    assert "spoils" not in told(at, "captain", other=("prospector",))


def test_a_role_without_use_for_rivals_is_the_seats_alone() -> None:
    at = board(seat(coffee=1), seat())
    assert told(at, "trader", other=("settler",))["idle"]["role"] == "trader"
    at = board(seat(coffee=1), seat(sugar=1))
    assert "idle" not in told(at, "trader", other=("settler",))


def test_doubloons_on_a_role_are_a_reason_for_it() -> None:
    def change(state: Any) -> None:
        state.bounty[6] = 2

    at = board(seat(), seat(), change=change)
    assert told(at, "prospector", other=("settler",))["bounty"]["count"] == 2
    assert "bounty" not in told(at, "settler", other=("prospector",))


def test_a_building_pays_and_a_large_one_counts() -> None:
    goods = "corn* indigo* sugar* indigo* sugar*"
    mills = "small_indigo_plant* small_sugar_mill*"
    at = board(seat(goods, mills, doubloons=12), seat()).role("builder")
    assert told(at, "guild_hall", other=("hacienda",))["counts"]["points"] == 2
    assert "counts" not in told(at, "hacienda", other=("guild_hall",))
    assert told(at, "hacienda", other=("guild_hall",)).keys() <= {*REASONS}


def test_a_building_pays_what_it_earns_in_three_rounds() -> None:
    owner = seat("corn* corn* indigo* sugar*", PAYING, doubloons=7)
    at = board(owner, seat()).role("builder")
    facts = told(at, "factory", other=("hacienda",))["pays"]
    assert (facts["building"], facts["what"]) == ("factory", "doubloons")
    assert facts["count"] >= 1
    owner = seat("corn* " * 4, "university*", doubloons=9, corn=6)
    at = board(owner, seat(), change=in_play("union_hall")).role("builder")
    facts = told(at, "union_hall", other=("hacienda",))["pays"]
    assert (facts["building"], facts["what"]) == ("union_hall", "points")
    assert facts["count"] >= 3


PAYING = "small_indigo_plant* small_sugar_mill* university*"


def test_a_quarry_saves_doubloons_in_three_rounds() -> None:
    at = board(seat("", "hospice*", doubloons=6), seat()).role("settler")
    assert told(at, "quarry", other=("corn",))["quarries"]["count"] == 2
    assert "quarries" not in told(at, "corn", other=("quarry",))


def test_a_single_answer_has_its_gains_alone() -> None:
    at = board(seat(), seat())
    search = ADVISOR.search(at.game.view(0), Random(1), ADVISOR.budget)
    (why,) = ADVISOR.reasons(search, [(0,)]).finish()
    assert [one["id"] for one in why] == ["gains", "rival"]


def test_a_choice_of_roles_is_a_milestone_of_a_look_back() -> None:
    at = board(seat(), seat())
    assert ADVISOR.milestone(at.game.asked())
    assert not ADVISOR.milestone(at.role("settler").game.asked())


def test_a_mill_fits_a_plantation_without_one() -> None:
    at = board(seat("sugar*", doubloons=3), seat()).role("builder")
    fits = told(at, "small_sugar_mill", other=("small_indigo_plant",))["fits"]
    assert fits == {"good": "sugar"}
    at = board(seat("corn*", doubloons=3), seat()).role("builder")
    assert "fits" not in told(at, "small_sugar_mill", other=("hacienda",))


def test_a_builder_lets_the_seat_build() -> None:
    at = board(seat("indigo*", doubloons=0), seat())
    assert told(at, "builder", other=("prospector",))["builds"]["until"] == "role"
    assert "misses" in told(at, "settler", other=("builder",))


def test_a_mayor_puts_a_building_to_work() -> None:
    at = board(seat("", "large_market"), seat())
    facts = told(at, "mayor", other=("prospector",))["staffs"]
    assert facts == {"building": "large_market", "until": "role"}


def test_an_end_is_good_for_the_leader_and_bad_for_others() -> None:
    def change(state: Any) -> None:
        state.pool, state.taken = 1, [0, 1, 2, 3, 4]

    at = board(seat(corn=3, points=30), seat(points=5), change=change, governor=1)
    assert "ends" in told(at, "captain", other=("prospector",))
    at = board(seat(corn=3, points=5), seat(points=30), change=change, governor=1)
    assert "lasts" in told(at, "prospector", other=("captain",))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_every_reason_of_a_game_has_its_facts(seats: int) -> None:
    game, medium, rng = Game(seats, seed=seats), player("medium"), Random(1)
    while (question := game.question) is not None:
        view = game.view(question.seat)
        if game.ply % 12 == 0:
            search = ADVISOR.search(view, rng, ADVISOR.budget._replace(iterations=8))
            answers = [
                answer for answer, _ in search.guide.candidates(search.worlds.base, 1.0)
            ]
            for why in ADVISOR.reasons(search, answers[:3]).finish():
                for one in why:
                    assert {*one["args"]} == {*REASONS[one["id"]].__annotations__}
        game.answer(medium.choose(view, rng))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    path = PUERTO_RICO.words / "locales" / f"{language}.ftl"
    body = parse(path.read_text(encoding="utf-8")).body
    said = {one.id.name for one in body if isinstance(one, ast.Message)}
    wanted = {f"advice-{id.replace('_', '-')}" for id in REASONS}
    assert wanted - said == {"advice-gains", "advice-rival"}
    assert {f"{kind}-{what}" for kind in ("amount", "gain") for what in WHATS} <= said


WHATS = ("doubloons", "goods", "points")
