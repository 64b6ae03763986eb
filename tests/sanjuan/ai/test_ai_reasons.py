"""The reasons for an answer: its gains and costs in the position."""

from random import Random
from typing import Any

import pytest

from sanjuan.ai.players import SearchPlayer
from sanjuan.ai.reasons import WORLDS, reasons
from table_setup import Table, seat, table
from tabletop.advice.advisor import Reasons
from tabletop.bots.search.budget import Budget

GOODS = "silver_smelter+ coffee_roaster+"
FULL = "guild_hall palace city_hall triumphal_arch library aqueduct tower"


def why(at: Table, *answers: str, seed: int = 1) -> list[Reasons]:
    """The reasons of those answers, each named by its options."""
    question = at.game.question
    assert question
    seen = at.game.view(question.seat)
    search = SearchPlayer(Budget(8)).search(seen, Random(seed))
    picked = [question.pick(*answer.split()) for answer in answers]
    return reasons(search, picked).finish()


def facts(told: Reasons, id: str) -> Any:
    """The facts of the reason of that kind, if there is one."""
    return next((one["args"] for one in told if one["id"] == id), {})


def trading(rival: dict[str, Any]) -> Table:
    """Two goods to sell at good prices, and an opponent."""
    mine = seat("", GOODS)
    return table(mine, rival, roles_taken="councillor builder", tiles=[*"EABCD"])


# ---------------------------------------------------------------- gains


def test_a_reason_tells_what_an_answer_gains() -> None:
    (trader, _) = why(trading(seat("", "indigo_plant")), "trader", "prospector")
    own = facts(trader, "gains")
    assert own["cards"] >= 5
    assert own["goods"] == -2
    assert own["until"] == "role"
    assert facts(trader, "rival")["cards"] == 0


def test_the_reason_changes_with_what_a_rival_can_do() -> None:
    laden = seat("", "silver_smelter+ tobacco_storage+")
    gained = [
        facts(why(trading(rival), "trader", "prospector")[0], "rival")["cards"]
        for rival in (seat(""), laden)
    ]
    assert gained[0] == 0
    assert gained[1] >= 2


def test_a_single_answer_has_its_gains() -> None:
    (only,) = why(trading(seat("")), "trader")
    assert [one["id"] for one in only] == ["gains", "rival"]


def test_what_is_alike_until_the_next_role_is_told_by_the_next_round() -> None:
    plants = "indigo_plant sugar_mill coffee_roaster"
    at = table(seat("", plants), seat(""), tiles=[*"EABCD"]).role("producer")
    told = why(at, "indigo_plant sugar_mill", "sugar_mill coffee_roaster")
    assert {facts(one, "gains")["until"] for one in told} == {"round"}


# ---------------------------------------------------------------- cards


PAID = ("palace", "sugar_mill")
"""A dear card to pay with, and a cheap one."""


def paying(others: str = "", seed: int = 1) -> list[Reasons]:
    """The reasons to pay for a well with either card, with these in hand too."""
    at = table(seat(f"well sugar_mill palace {others}", "indigo_plant"))
    return why(at.role("builder").build("well"), *PAID, seed=seed)


@pytest.mark.slow
def test_paying_says_what_is_kept_and_what_is_given_up() -> None:
    dear, cheap = paying()
    assert facts(dear, "keeps")["card"] == "sugar_mill"
    assert facts(dear, "gives_up")["card"] == "palace"
    assert facts(cheap, "keeps") == facts(dear, "gives_up")
    assert facts(cheap, "gives_up") == facts(dear, "keeps")


@pytest.mark.slow
def test_a_cheap_card_is_built_more_often_than_a_dear_one() -> None:
    """A few worlds may say otherwise, so the test adds up several looks."""
    looks = [paying(seed=seed)[0] for seed in range(8)]
    kept = [facts(look, "keeps")["built"] for look in looks]
    assert sum(kept) > sum(facts(look, "gives_up")["built"] for look in looks)
    assert max(kept) <= facts(looks[0], "keeps")["lines"] == WORLDS


@pytest.mark.slow
def test_the_reason_changes_when_the_dear_card_has_become_affordable() -> None:
    poor, rich = paying()[0], paying("hero statue tower quarry crane archive")[0]
    assert facts(poor, "gives_up")["built"] < facts(rich, "gives_up")["built"]


def test_what_is_not_built_soon_is_looked_for_until_the_end() -> None:
    at = table(seat("well palace guild_hall", "indigo_plant")).role("builder")
    one, _ = why(at.build("well"), "palace", "guild_hall")
    assert facts(one, "keeps")["until"] == "end"


def test_gains_that_are_alike_are_not_told_beside_cards() -> None:
    for told in paying():
        assert [one["id"] for one in told] == ["keeps", "gives_up"]


def test_gains_that_differ_are_told_beside_cards() -> None:
    at = table(seat("palace", "chapel"), seat("", "indigo_plant"))
    none, one = why(at.roles("builder", "producer", "trader"), "", "palace")
    assert facts(none, "keeps")["card"] == facts(one, "gives_up")["card"] == "palace"
    assert facts(one, "gains")["points"] - facts(none, "gains")["points"] == 1


def test_drawn_cards_are_kept_or_given_up() -> None:
    pile = "smithy palace hero statue tower"
    at = table(seat(""), pile=pile).role("councillor")
    told = why(at, "smithy", "palace")
    assert [facts(one, "keeps")["card"] for one in told] == ["smithy", "palace"]
