"""Basics of the rules: the uses of cards, building, winning."""

import pytest

from table_setup import seat, table

ELEVEN = "indigo_plant " * 9 + "well tower"


@pytest.mark.rule("R98", "R99")
def test_a_card_of_the_hand_is_built_or_pays_for_another() -> None:
    at = table(seat("well smithy hero")).role("builder").build("well")
    assert at.offered == ["hero", "smithy"]
    at.pay("hero")
    assert (at.city(), at.hand()) == (["well"], ["smithy"])
    assert "hero" in at.discarded


@pytest.mark.rule("R98")
def test_a_card_on_a_production_building_is_a_good() -> None:
    at = table(seat("", "indigo_plant")).role("producer")
    assert at.city() == ["indigo_plant+"]


@pytest.mark.rule("R99")
def test_each_player_builds_at_most_one_building_in_a_phase() -> None:
    at = table(seat("smithy well", "statue"), seat("smithy well")).role("builder")
    assert at.bounds == (0, 1)
    at.build("smithy")
    assert (at.seat, at.bounds) == (1, (0, 1))


@pytest.mark.rule("R100")
def test_most_points_win() -> None:
    poor, rich = seat("smithy", ELEVEN), seat("", "palace city_hall statue hero")
    at = table(poor, rich).role("builder").build("smithy").rest()
    assert at.total(1) > at.total(0)
    assert at.game.winners() == [1]
