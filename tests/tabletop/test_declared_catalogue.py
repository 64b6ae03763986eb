"""The house makes the catalogue of a game out of its declarations."""

from typing import Any

import pytest
from duel import DUEL
from lucky_market import LUCKY_MARKET

from sanjuan.page.catalogue import catalogue
from sanjuan.rules.options import OPTIONS
from tabletop.page.catalogue import catalogue_of, declared
from tabletop.rules.options import Option


def test_a_catalogue_has_seats_levels_and_options_as_declared() -> None:
    made = catalogue_of(LUCKY_MARKET, "1.0")
    assert (made["game"], made["version"]) == ("lucky_market", "1.0")
    assert (made["seats"], made["usual_seats"]) == ([3, 4, 5], 3)
    assert (made["levels"], made["usual_level"]) == (["random", "search"], "search")
    assert made["options"] == [
        {"name": "extras", "values": ["long", "double"], "default": []}
    ]


def test_a_game_may_declare_no_option_but_its_seats() -> None:
    assert catalogue_of(DUEL, "1.0")["options"] == []


def test_a_page_hears_that_the_fewest_points_win(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert "fewest" not in catalogue_of(DUEL, "1.0")
    monkeypatch.setattr(type(DUEL.game.rules), "fewest", True)
    assert catalogue_of(DUEL, "1.0")["fewest"]


def test_switches_and_choices_are_declared_as_a_page_draws_them() -> None:
    switches = [one for one in map(declared, OPTIONS) if "switch" in one]
    assert [one["name"] for one in switches] == ["expansion", "choose_four"]
    assert catalogue()["options"] == [declared(one) for one in OPTIONS[1:]]


@pytest.mark.parametrize(
    ("option", "facts"),
    [
        (Option("goal", (20, 40), 20), {"values": [20, 40], "default": 20}),
        (Option("goal", ("low", 2), "low"), {"values": ["low", 2], "default": "low"}),
        (Option("days", (1, 2), (1,)), {"values": [1, 2], "default": [1]}),
    ],
)
def test_a_choice_crosses_with_its_type(option: Option, facts: dict[str, Any]) -> None:
    made = declared(option)
    assert made == {"name": option.name, **facts}
    assert option.check(made["default"]) == facts["default"]
