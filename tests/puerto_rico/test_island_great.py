"""The large buildings of the base game, with the examples of the source."""

import pytest

from board_setup import board, seat

TWELVE = "quarry corn corn corn indigo indigo indigo sugar sugar sugar tobacco coffee"
GREAT = ("guild_hall", "residence", "fortress", "customs_house", "city_hall")


@pytest.mark.parametrize("id", GREAT)
@pytest.mark.rule("P14")
def test_a_large_building_gives_nothing_unless_it_is_occupied(id: str) -> None:
    at = board(seat(TWELVE, f"{id} office indigo_plant", points=23), seat())
    assert at.part(0, id) == 0
    assert at.part(0, "buildings") == 4 + 2 + 2


@pytest.mark.rule("P68")
def test_guild_hall() -> None:
    """The example of the source: 6 points."""
    makers = "small_sugar_mill sugar_mill small_indigo_plant coffee_roaster"
    assert board(seat("", f"{makers} guild_hall*"), seat()).part(0, "guild_hall") == 6


@pytest.mark.rule("P68")
def test_guild_hall_gives_at_most_10_points_in_the_base_game() -> None:
    makers = "small_sugar_mill sugar_mill small_indigo_plant indigo_plant"
    city = f"{makers} tobacco_storage coffee_roaster guild_hall*"
    assert board(seat("", city), seat()).part(0, "guild_hall") == 10


@pytest.mark.parametrize(
    ("tiles", "points"), [(0, 4), (9, 4), (10, 5), (11, 6), (12, 7)]
)
@pytest.mark.rule("P69")
def test_residence_gives_points_by_tiles(tiles: int, points: int) -> None:
    island = " ".join(TWELVE.split()[:tiles])
    at = board(seat(island, "residence*"), seat(), row="corn")
    assert at.part(0, "residence") == points


@pytest.mark.rule("P70")
def test_fortress_counts_all_colonists() -> None:
    """The example of the source: 20 colonists on tiles, buildings and in San Juan."""
    tiles = "quarry* corn* corn*"
    at = board(seat(tiles, "indigo_plant*3 fortress*", san_juan=13), seat())
    assert at.part(0, "fortress") == 6


@pytest.mark.rule("P71")
def test_customs_house_counts_chips() -> None:
    """The example of the source: 23 points in chips."""
    at = board(seat("", "customs_house* office", points=23), seat())
    assert at.part(0, "customs_house") == 5


@pytest.mark.rule("P72")
def test_city_hall_counts_violet_buildings_and_itself() -> None:
    """The example of the source."""
    violet = "hacienda harbor office construction_hut large_warehouse residence"
    city = f"{violet} city_hall* sugar_mill"
    assert board(seat("", city), seat()).part(0, "city_hall") == 7


@pytest.mark.rule("P14")
def test_a_score_is_the_sum_of_its_parts() -> None:
    at = board(seat("", "guild_hall* indigo_plant", points=3), seat())
    score = at.game.scores()[0]
    assert score.total == sum(score.parts.values()) == 3 + 4 + 2 + 2
