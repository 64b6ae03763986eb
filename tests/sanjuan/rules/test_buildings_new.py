"""New Buildings from the office building to the park: R71, R74 to R79."""

import pytest

from table_setup import Table, extended, seat

ROUND = ("trader", "producer", "prospector")
FILLER = " silver_smelter" * 6


# ---------------------------------------------------------------- office building


@pytest.mark.rule("R74")
@pytest.mark.parametrize("cards", [0, 1, 2])
def test_office_building_exchanges_up_to_2_cards_at_a_round_start(cards: int) -> None:
    first = seat("well crane", "office_building")
    at = extended(first, pile="hero statue palace").roles(*ROUND)
    assert (at.asked, at.bounds) == ("office", (0, 2))
    at.step("office", *["well", "crane"][:cards])
    drawn = ["statue", "palace"][:cards]
    assert at.hand() == sorted(["hero", *["well", "crane"][cards:], *drawn])


@pytest.mark.rule("R74")
def test_office_building_draws_after_discarding() -> None:
    first = seat("well", "office_building")
    at = extended(first, pile="hero", only=True).roles(*ROUND).step("office", "well")
    assert at.hand() == ["hero", "well"]


@pytest.mark.rule("R74")
def test_office_building_offers_no_more_than_the_hand() -> None:
    at = extended(seat(), seat("well", "office_building")).roles(*ROUND)
    assert (at.seat, at.bounds) == (1, (0, 2 - 1))


@pytest.mark.rule("R71", "R74")
def test_what_the_office_building_draws_can_be_tucked_and_is_checked() -> None:
    first = seat("well " * 3 + "crane " * 3 + "hero", "office_building chapel bank")
    at = extended(first).roles(*ROUND)
    asked = []
    while at.asked != "role":
        asked.append(at.asked)
        at.least()
    assert asked == ["office", "chapel", "bank", "discard"]


@pytest.mark.rule("R71")
def test_each_step_of_a_round_start_goes_round_the_table() -> None:
    city = "office_building chapel bank"
    at = extended(*[seat("well", city), seat("crane", city), seat("hero", city)])
    at.roles(*ROUND)
    asked = []
    while at.asked != "role":
        asked.append((at.asked, at.seat))
        at.least()
    assert asked == [
        *(("office", 1), ("office", 2), ("office", 0)),
        *(("chapel", 1), ("bank", 1), ("chapel", 2), ("bank", 2)),
        *(("chapel", 0), ("bank", 0)),
    ]


# ---------------------------------------------------------------- guard room


@pytest.mark.rule("R75")
def test_guard_room_leaves_6_cards_to_those_without_one() -> None:
    hand = "silver_smelter coffee_roaster tobacco_storage sugar_mill " * 2
    at = extended(
        seat("well", "guard_room"), seat(hand), seat("hero crane statue " * 2)
    )
    at.roles("trader", "producer", "builder")
    assert (at.seat, at.bounds) == (1, (2, 2))
    assert at.least().asked == "role"


@pytest.mark.rule("R75")
@pytest.mark.parametrize(
    "mine, theirs, surplus",
    [
        ("well", "crane", 2),
        ("well", "guard_room", 3),
        ("guard_room", "well", 2),
        ("guard_room", "guard_room", 2),
        ("tower", "guard_room", 0),
        ("tower guard_room", "guard_room", 0),
        ("library", "guard_room tower", 3),
    ],
)
def test_what_a_hand_of_9_must_discard(mine: str, theirs: str, surplus: int) -> None:
    at = extended(
        seat("statue hero palace " * 2 + "smithy " * 3, mine), seat("", theirs)
    )
    at.roles("trader", "producer", "builder")
    assert (at.bounds[0] if at.asked == "discard" else 0) == surplus


@pytest.mark.rule("R75")
def test_a_covered_guard_room_guards_no_more() -> None:
    hand = "statue hero palace smithy " + "archive " * 3
    at = extended(seat("chapel hero", "crane guard_room well"), seat(hand)).role(
        "builder"
    )
    at.build("chapel").cover("guard_room").rest().roles("trader", "producer")
    assert at.asked == "role"


# ---------------------------------------------------------------- hut and tavern


@pytest.mark.rule("R76")
def test_hut_draws_if_nobody_sold() -> None:
    at = extended(*[seat(city="hut indigo_plant+") for _ in range(3)], governor=1)
    assert at.role("trader").rest().drawn_for("hut") == [1, 2, 0]


@pytest.mark.rule("R76")
def test_hut_draws_if_nobody_could_sell() -> None:
    assert extended(seat(), seat(city="hut")).role("trader").drawn_for("hut") == [1]


@pytest.mark.rule("R76")
@pytest.mark.parametrize("building", ["indigo_plant", "customs_office"])
def test_hut_draws_nothing_after_any_sale(building: str) -> None:
    at = extended(seat(city="hut"), seat(city=f"hut {building}+")).role("trader")
    assert at.sell(building).drawn_for("hut") == []


@pytest.mark.rule("R76")
def test_hut_forgets_the_sales_of_an_earlier_round() -> None:
    at = extended(seat(city="hut indigo_plant+")).role("trader").sell("indigo_plant")
    at.roles("builder", "councillor").role("trader")
    assert at.drawn_for("hut") == [0]


@pytest.mark.rule("R76", "R78")
@pytest.mark.parametrize("building, role", [("hut", "trader"), ("tavern", "builder")])
def test_hut_and_tavern_draw_one_card(building: str, role: str) -> None:
    at = extended(seat(city="well crane"), seat(city=building), pile="hero quarry")
    assert at.role(role).hand(1) == ["hero"]


@pytest.mark.rule("R76")
def test_hut_remembers_a_sale_in_a_copy_of_the_game() -> None:
    at = extended(seat(city="indigo_plant+"), seat(city="hut indigo_plant+"))
    sold = Table(at.role("trader").sell("indigo_plant").game.copy())
    assert sold.rest().drawn_for("hut") == []


@pytest.mark.rule("R78")
@pytest.mark.parametrize(
    "others, drawn",
    [
        (("well crane", "well crane"), [0]),
        (("well", "well crane"), [0]),
        (("well", "crane"), []),
        (("", "well crane"), []),
    ],
)
def test_tavern_draws_for_the_fewest_buildings(
    others: tuple[str, str], drawn: list[int]
) -> None:
    seats = [seat(city="tavern"), *(seat(city=city) for city in others)]
    assert extended(*seats).role("builder").drawn_for("tavern") == drawn


@pytest.mark.rule("R78")
def test_taverns_draw_clockwise_from_the_chooser() -> None:
    taverns = [seat(city="tavern") for _ in range(3)]
    at = extended(*taverns, seat(city="well crane"), governor=2).role("builder")
    assert at.drawn_for("tavern") == [2, 0, 1]


@pytest.mark.rule("R78")
def test_tavern_counts_the_buildings_at_the_end_of_the_phase() -> None:
    at = extended(seat("smithy", "tavern"), seat(city="tavern")).role("builder")
    at.build("smithy")
    assert at.drawn_for("tavern") == [1]


@pytest.mark.rule("R18", "R78")
def test_a_new_tavern_draws_from_the_next_builder_phase_on() -> None:
    at = extended(seat("tavern hero"), seat(city="well crane")).role("builder")
    assert at.build("tavern").drawn_for("tavern") == []
    at.roles("trader", "producer").role("builder").rest()
    assert at.drawn_for("tavern") == [0]


@pytest.mark.rule("R78")
def test_tavern_does_not_count_covered_buildings() -> None:
    other = seat(city="crane well", covered=["chapel", "hero"])
    at = extended(seat(city="tavern crane"), other).role("builder")
    assert at.drawn_for("tavern") == []


@pytest.mark.rule("R62")
def test_tavern_draws_in_the_last_phase_and_the_card_counts_in_a_tie() -> None:
    first = seat("smithy", "indigo_plant " * 9 + "well guard_room")
    at = extended(first, seat(city="tavern statue", tucked=8)).role("builder")
    at.build("smithy")
    assert (at.game.over, at.total(0), at.total(1)) == (True, 12, 12)
    assert (at.drawn_for("tavern"), at.game.winners()) == ([1], [1])


# ---------------------------------------------------------------- park


@pytest.mark.rule("R79")
@pytest.mark.parametrize("card, price", [("palace", 0), ("hero", 0), ("cathedral", 1)])
def test_park_deducts_6_under_the_crane(card: str, price: int) -> None:
    at = extended(seat(), seat("palace hero" + FILLER, "crane park"))
    assert at.price(card, "park", seat=1) == price


@pytest.mark.rule("R79")
def test_other_reductions_are_added_to_the_park() -> None:
    at = extended(seat("", "crane park")).role("builder").build("cathedral")
    assert at.city() == ["crane", "cathedral"]
