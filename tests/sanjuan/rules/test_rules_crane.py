"""R29 to R42: building over a building."""

import pytest

from table_setup import seat, table

ENOUGH = " silver_smelter" * 6


@pytest.mark.rule("R29")
def test_what_is_covered_has_no_power_and_no_points() -> None:
    at = table(seat("statue hero", "crane quarry")).role("builder").build("statue")
    at.cover("quarry")
    assert at.city() == ["crane", "statue"]
    assert at.total() == 1 + 3
    assert at.price("hero") == 5


@pytest.mark.rule("R29")
@pytest.mark.parametrize(
    "great, cover, card, points",
    [
        ("guild_hall", "coffee_roaster", "statue", (2, 0)),
        ("city_hall", "tower", "indigo_plant", (3, 2)),
    ],
)
def test_what_is_covered_is_not_counted(
    great: str, cover: str, card: str, points: tuple[int, int]
) -> None:
    at = table(seat(card, f"crane {great} {cover}"))
    assert at.part(great) == points[0]
    at.role("builder").build(card).until("cover").cover(cover)
    assert at.part(great) == points[1]


@pytest.mark.rule("R29", "R42")
def test_a_covered_monument_does_not_count_for_the_arch() -> None:
    at = table(seat("well", "crane triumphal_arch statue hero"))
    assert at.part("triumphal_arch") == 6
    at.role("builder").build("well").cover("hero")
    assert at.part("triumphal_arch") == 4


@pytest.mark.rule("R29")
def test_what_is_covered_lies_in_no_pile_and_everybody_knows_it() -> None:
    at = table(seat("statue", "crane chapel")).role("builder").build("statue")
    at.rest()
    assert (at.covered(), at.discarded) == (["chapel"], [])
    for viewer in (0, 1, None):
        covered = at.game.view(viewer)["seats"][0]["covered"]
        assert [(c["id"], c["place"]) for c in covered] == [("chapel", 1)]


@pytest.mark.rule("R29")
def test_only_the_top_card_is_deducted() -> None:
    first = seat("palace" + ENOUGH, "crane well", covered=["silver_smelter", "chapel"])
    assert table(first).price("palace", "well") == 6 - 2


@pytest.mark.rule("R29", "R42")
def test_a_covered_building_stays_covered_when_its_cover_is_covered() -> None:
    at = table(seat("tower", "crane chapel", covered=["well"])).role("builder")
    at.build("tower")
    assert (at.covered(), at.city()) == (["well", "chapel"], ["crane", "tower"])


@pytest.mark.rule("R30")
@pytest.mark.parametrize(
    "card, cover, price",
    [
        ("silver_smelter", "smithy", 5 - 1),
        ("palace", "quarry", 6 - 4),
        ("palace", "smithy", 6 - 1 - 1),
        ("silver_smelter", "quarry", 5 - 4 - 1),
    ],
)
def test_what_is_covered_gives_no_reduction(card: str, cover: str, price: int) -> None:
    at = table(seat(), seat(card + ENOUGH, "crane smithy quarry"))
    assert at.price(card, cover, seat=1) == price


@pytest.mark.rule("R30")
def test_a_covered_library_does_not_double_the_builder() -> None:
    at = table(seat("palace", "crane library")).role("builder").library()
    assert at.price("palace", "library") == 6 - 5 - 1
    at = table(seat("palace tower", "crane library chapel")).role("builder").library()
    assert at.price("palace", "chapel") == 6 - 3 - 2


@pytest.mark.rule("R30")
@pytest.mark.parametrize("cover", ["carpenter", "poor_house"])
def test_a_covered_carpenter_or_poor_house_does_not_draw(cover: str) -> None:
    at = table(seat("chapel", f"crane {cover}")).role("builder").build("chapel")
    assert (at.asked, at.hand()) == ("role", [])


@pytest.mark.rule("R30")
def test_a_covered_black_market_does_not_pay() -> None:
    first = seat("library hero", "crane black_market indigo_plant+ sugar_mill+")
    at = table(first).role("builder").build("library")
    assert (at.asked, at.covered()) == ("role", ["sugar_mill"])


@pytest.mark.rule("R31")
def test_the_crane_is_never_covered() -> None:
    at = table(seat("palace" + ENOUGH, "crane well tower")).role("builder")
    at.build("palace")
    assert (at.asked, at.offered) == ("cover", ["tower", "well"])


@pytest.mark.rule("R31")
def test_a_lonely_crane_covers_nothing() -> None:
    assert table(seat("chapel", "crane")).role("builder").asked == "role"


@pytest.mark.rule("R32")
def test_no_building_covers_one_of_its_own_kind() -> None:
    at = table(seat("indigo_plant", "crane indigo_plant sugar_mill")).role("builder")
    assert at.build("indigo_plant").offered == ["sugar_mill"]
    at = table(seat("well", "crane well tower")).role("builder")
    assert at.asked == "role"


@pytest.mark.rule("R32")
def test_a_building_may_return_over_what_covers_its_like() -> None:
    at = table(seat("well", "crane tower", covered=["well"])).role("builder")
    at.build("well")
    assert (at.city(), at.covered()) == (["crane", "well"], ["well", "tower"])


@pytest.mark.rule("R33")
@pytest.mark.parametrize(
    "card, cover", [("silver_smelter", "tower"), ("hero", "indigo_plant")]
)
def test_production_covers_violet_and_violet_production(card: str, cover: str) -> None:
    at = table(seat(card + ENOUGH, f"crane {cover}")).role("builder").build(card)
    at.cover(cover).rest()
    assert at.city() == ["crane", card]


@pytest.mark.rule("R34")
def test_the_good_on_a_covered_building_is_discarded() -> None:
    at = table(seat("statue", "crane coffee_roaster+")).role("builder").build("statue")
    assert (at.city(), len(at.discarded)) == (["crane", "statue"], 1)
    assert at.happened("good_lost") != []
    assert at.game.view(0)["known"]["discard"] == []


@pytest.mark.rule("R34")
def test_the_good_on_a_covered_building_does_not_pay() -> None:
    city = "crane black_market sugar_mill+ indigo_plant+"
    at = table(seat("library hero statue", city)).role("builder").build("library")
    at.cover("sugar_mill")
    assert (at.asked, at.offered) == ("market", ["indigo_plant"])


@pytest.mark.rule("R34")
def test_a_building_new_over_a_laden_one_holds_no_good() -> None:
    at = table(seat("silver_smelter", "crane coffee_roaster+")).role("builder")
    assert at.build("silver_smelter").city() == ["crane", "silver_smelter"]


@pytest.mark.rule("R35")
def test_something_cheap_over_something_dear_is_free_and_nothing_comes_back() -> None:
    at = table(seat("indigo_plant hero", "crane hero")).role("builder")
    at.build("indigo_plant").cover("hero")
    assert (at.hand(), at.discarded) == (["hero"], [])


@pytest.mark.rule("R36")
def test_a_covered_violet_building_may_be_built_again() -> None:
    at = table(seat("statue well", "crane well")).role("builder").build("statue")
    at.rest().roles("trader", "producer").role("builder").build("well")
    assert (at.city(), at.covered()) == (["crane", "well"], ["well", "statue"])


@pytest.mark.rule("R38", "R42")
def test_cards_tucked_under_a_covered_chapel_score_its_own_points_do_not() -> None:
    at = table(seat("statue", "crane chapel", tucked=4))
    assert at.total() == 1 + 2 + 4
    at.role("builder").build("statue").rest()
    assert (at.total(), at.tucked()) == (1 + 3 + 4, 4)


@pytest.mark.rule("R38")
def test_a_covered_chapel_tucks_no_more() -> None:
    at = table(seat("statue well well", "crane chapel"))
    at.role("builder").build("statue").cover("chapel")
    at.rest().roles("producer", "trader")
    assert at.asked == "role"


@pytest.mark.rule("R38")
def test_a_rebuilt_chapel_goes_on_tucking() -> None:
    at = table(seat("well", "chapel", covered=["chapel"], tucked=2))
    at.roles("producer", "trader", "prospector").step("chapel", "well")
    assert at.total() == 2 + 3


@pytest.mark.rule("R39", "R60")
def test_building_over_a_building_does_not_make_it_the_twelfth() -> None:
    at = table(seat("statue well", "crane" + " indigo_plant" * 10)).role("builder")
    at.build("statue")
    assert (at.asked, len(at.city())) == ("role", 11)


@pytest.mark.rule("R41")
def test_a_free_place_and_every_cover_are_choices_of_their_own() -> None:
    at = (
        table(seat("well" + ENOUGH, "crane tower statue")).role("builder").build("well")
    )
    assert (at.bounds, at.offered) == ((0, 1), ["statue", "tower"])
    assert at.cover().city() == ["crane", "tower", "statue", "well"]


@pytest.mark.rule("R41")
def test_a_free_place_is_offered_only_if_it_can_be_paid() -> None:
    at = table(seat("palace hero hero", "crane tower statue")).role("builder")
    at.build("palace")
    assert (at.asked, at.bounds, at.offered) == ("cover", (1, 1), ["statue", "tower"])


@pytest.mark.rule("R41")
def test_a_cover_that_does_not_help_enough_is_not_offered() -> None:
    at = table(seat("palace statue", "crane hero well")).role("builder").build("palace")
    assert at.covered() == ["hero"]


@pytest.mark.rule("R42")
def test_the_covering_card_is_no_tucked_card() -> None:
    at = table(seat("well", "crane chapel", tucked=1)).role("builder").build("well")
    assert (at.covered(), at.tucked()) == (["chapel"], 1)
    assert at.total() == 1 + 1 + 1
