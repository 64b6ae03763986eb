"""Buildings combined: library, crane, black market, carpenter, poor house, palace."""

import pytest

from table_setup import Table, extended, seat, table

FILLER = " silver_smelter" * 6
PLANTS = "indigo_plant " * 6
LADEN = "indigo_plant+ " * 6


# ---------------------------------------------------------------- the library


def with_library(city: str, role: str, hand: str = "") -> Table:
    """A governor that uses its library for that role."""
    return table(seat(hand, "library " + city)).role(role).library()


@pytest.mark.rule("R15", "R16")
def test_library_and_smithy_and_quarry_as_builder() -> None:
    at = with_library("smithy quarry", "builder", "coffee_roaster palace" + FILLER)
    assert at.price("coffee_roaster") == 4 - 2 - 1
    assert at.price("palace") == 6 - 2 - 1


@pytest.mark.rule("R43", "R45")
def test_library_and_aqueduct_and_well_as_producer() -> None:
    at = with_library("aqueduct well silver_smelter " + PLANTS, "producer")
    assert at.bounds == (4, 4)
    assert at.least().drawn_for("well") == [0]


@pytest.mark.rule("R45", "R46", "R48")
def test_library_and_all_the_market_as_trader() -> None:
    city = "trading_post market_stand market_hall " + LADEN
    at = with_library(city, "trader").sell(*["indigo_plant"] * 4)
    assert len(at.hand()) == 4 + 1 + 1


@pytest.mark.rule("R49", "R50")
def test_library_and_archive_and_prefecture_as_councillor() -> None:
    at = with_library("archive prefecture", "councillor", "well well")
    assert (at.bounds, len(at.hand())) == ((6, 6), 10)


@pytest.mark.rule("R53", "R54", "R89")
def test_library_and_gold_mine_and_goldsmith_as_prospector() -> None:
    first = seat(city="library gold_mine goldsmith")
    at = extended(first, pile="hero hero chapel smithy well quarry tavern")
    at.role("prospector").library().step("mine", "quarry")
    assert at.hand() == ["hero", "hero", "quarry", "tavern"]


@pytest.mark.rule("R30", "R59")
def test_a_library_covered_in_the_builder_phase_serves_no_later_role() -> None:
    at = table(seat("palace", "library crane")).role("builder").library(use=False)
    at.build("palace").rest().roles("trader").role("prospector")
    assert (at.covered(), len(at.hand())) == (["library"], 1)


# ---------------------------------------------------------------- the crane


@pytest.mark.rule("R34", "R38", "R42", "R82")
@pytest.mark.parametrize(
    "keeper, tucked",
    [
        ("chapel", 4),
        ("bank", 4),
        ("harbor", 4),
        ("customs_office+", 0),
        ("silver_smelter+", 0),
    ],
)
def test_crane_over_each_building_that_keeps_something(
    keeper: str, tucked: int
) -> None:
    """Goods are lost, tucked cards are not."""
    at = extended(seat("hero" + FILLER, f"crane {keeper}", tucked=tucked))
    at.role("builder").build("hero").cover(keeper.rstrip("+")).rest()
    assert (at.city(), at.covered()) == (["crane", "hero"], [keeper.rstrip("+")])
    assert (at.part("tucked"), at.total()) == (tucked, 1 + 5 + tucked)
    lost = len(at.discarded) - at.happened("built")[0]["cards"]
    assert lost == keeper.endswith("+")


@pytest.mark.rule("R22", "R30")
def test_crane_over_the_carpenter_leaves_the_poor_house_to_draw() -> None:
    at = table(seat("chapel", "crane carpenter poor_house"), pile="hero").role(
        "builder"
    )
    at.build("chapel").cover("carpenter")
    assert (at.drawn_for("carpenter"), at.drawn_for("poor_house")) == ([], [0])


@pytest.mark.rule("R17", "R36")
def test_crane_does_not_free_a_building_for_this_very_build() -> None:
    at = table(seat("well" + FILLER, "crane well"))
    assert "well" not in at.role("builder").offered


@pytest.mark.rule("R7", "R29")
def test_crane_over_the_tower_brings_the_hand_limit_down() -> None:
    at = table(seat("well" + FILLER + " sugar_mill" * 3, "crane tower")).role("builder")
    at.build("well").cover("tower").roles("producer", "trader")
    assert (at.asked, at.bounds) == ("discard", (2, 2))


# ---------------------------------------------------------------- the black market


@pytest.mark.rule("R25", "R34")
def test_crane_and_black_market_pay_together() -> None:
    city = "crane black_market indigo_plant+ silver_smelter+ sugar_mill+"
    at = table(seat("palace well", city)).role("builder").build("palace")
    assert at.offered == ["silver_smelter", "sugar_mill"]
    at.cover("sugar_mill")
    assert (at.asked, at.hand(), at.goods_at()) == ("role", [], [])


@pytest.mark.rule("R25", "R30", "R34", "R41")
def test_crane_and_black_market_offer_only_what_can_be_paid() -> None:
    """A hero costs 4: over smelter 5, mill 2, market 2, with 2, 1 or no goods left."""
    city = "crane black_market silver_smelter sugar_mill+ indigo_plant+"
    at = table(seat("hero", city)).role("builder").build("hero")
    assert at.covered() == ["silver_smelter"]
    at = table(seat("hero well", city)).role("builder").build("hero")
    assert at.offered == ["silver_smelter", "sugar_mill"]


@pytest.mark.rule("R22", "R25", "R96")
def test_goods_pay_the_cathedral_and_carpenter_and_poor_house_draw() -> None:
    city = "black_market quarry carpenter poor_house indigo_plant+ sugar_mill+"
    first = seat("hero statue well", city)
    at = extended(first, pile="palace tower").role("builder").build("cathedral")
    assert (at.hand(), at.goods_at()) == (["palace", "tower"], [])


@pytest.mark.rule("R22", "R96")
def test_the_carpenters_card_for_the_cathedral_counts_for_the_poor_house() -> None:
    first = seat("silver_smelter " * 6, "quarry carpenter poor_house")
    at = extended(first).role("builder").build("cathedral")
    assert (len(at.hand()), at.drawn_for("poor_house")) == (2, [])


# ---------------------------------------------------------------- the palace


@pytest.mark.rule("R63", "R64")
def test_the_palace_comes_after_everything() -> None:
    city = "palace guild_hall city_hall triumphal_arch residence cathedral statue"
    at = extended(seat(city=city + " indigo_plant", tucked=2), seat(city="palace"))
    parts = at.game.scores()[0].parts
    assert list(parts.values()) == [4, 2, 2, 7, 4, 4, 4, 27 // 4]
    assert at.total() == 27 + 6


@pytest.mark.rule("R63", "R64")
@pytest.mark.parametrize("places", ["palace residence", "residence palace"])
def test_the_order_of_building_does_not_matter_to_the_palace(places: str) -> None:
    at = extended(seat(city=places + " guild_hall", tucked=1))
    assert (at.part("residence"), at.part("palace")) == (4, 5 // 4)
