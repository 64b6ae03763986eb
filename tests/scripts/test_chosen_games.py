"""The games of a build: all, or those that its environment names."""

import pytest

from toolchain.games import SAN_JUAN, chosen
from web.toys.games import GAMES as TOYS

ALL = (SAN_JUAN, *TOYS)


def test_a_build_has_all_games_unless_it_names_some() -> None:
    assert chosen(ALL, "") == ALL


def test_a_build_has_the_games_that_it_names_in_that_order() -> None:
    assert [game.id for game in chosen(ALL, "lucky_market,duel")] == [
        "lucky_market",
        "duel",
    ]


def test_a_build_refuses_a_name_that_no_game_has() -> None:
    with pytest.raises(SystemExit, match=r"called chess\. The games are san_juan, du"):
        chosen(ALL, "duel,chess")
