"""R43 to R48: producing and selling."""

import pytest

from table_setup import seat, table

PLANTS = "indigo_plant sugar_mill tobacco_storage coffee_roaster silver_smelter"
LADEN = "indigo_plant+ sugar_mill+ tobacco_storage+ coffee_roaster+ silver_smelter+"

# ---------------------------------------------------------------- producer


@pytest.mark.rule("R43")
@pytest.mark.parametrize(
    "chooser, city, count",
    [
        (1, "", 1),
        (1, "aqueduct ", 2),
        (1, "library ", 1),
        (0, "", 2),
        (0, "aqueduct ", 3),
        (0, "library ", 3),
        (0, "library aqueduct ", 4),
    ],
)
def test_how_many_goods_a_seat_produces(chooser: int, city: str, count: int) -> None:
    seats = [seat(), seat()]
    seats[chooser] = seat(city=city + PLANTS)
    at = table(*seats).role("producer")
    if at.asked == "library":
        at.library()
    assert (at.asked, at.bounds) == ("produce", (count, count))


@pytest.mark.rule("R43")
def test_the_owner_picks_the_empty_buildings_and_a_laden_one_takes_no_more() -> None:
    at = table(seat(city="indigo_plant+ sugar_mill coffee_roaster silver_smelter"))
    at.role("producer")
    assert at.offered == ["coffee_roaster", "silver_smelter", "sugar_mill"]
    at.produce("sugar_mill", "silver_smelter")
    assert at.goods_at() == ["indigo_plant", "silver_smelter", "sugar_mill"]


@pytest.mark.rule("R43")
def test_a_good_is_the_next_card_of_the_pile() -> None:
    at = table(seat(city="indigo_plant"), pile="hero well").role("producer")
    assert at.game.position()["seats"][0]["buildings"][0]["good"] == "hero"
    assert at.pile[0] == "well"


@pytest.mark.rule("R45")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_well_draws_for_2_goods_chooser_or_not(owner: int) -> None:
    seats = [seat(), seat()]
    seats[owner] = seat(city="well aqueduct indigo_plant sugar_mill")
    assert len(table(*seats).role("producer").hand(owner)) == 1


@pytest.mark.rule("R45")
def test_a_well_draws_nothing_for_1_good_and_one_card_for_4() -> None:
    at = table(seat(city="well indigo_plant sugar_mill+")).role("producer")
    assert at.hand() == []
    at = table(seat(city="well library aqueduct " + PLANTS)).role("producer")
    at.library().least()
    assert (len(at.goods_at()), len(at.hand())) == (4, 1)


@pytest.mark.rule("R12", "R45")
def test_a_well_counts_what_was_produced_not_what_might_have_been() -> None:
    first = seat(city="well indigo_plant sugar_mill")
    at = table(first, pile="hero", only=True).role("producer").least()
    assert (len(at.goods_at()), at.hand()) == (1, [])


@pytest.mark.rule("R11", "R43")
def test_goods_come_from_the_shuffled_discards_too() -> None:
    first = seat(city="indigo_plant sugar_mill")
    at = table(first, pile="hero", discard="well", only=True).role("producer")
    assert at.goods_at() == ["indigo_plant", "sugar_mill"]


# ---------------------------------------------------------------- trader


@pytest.mark.rule("R45")
@pytest.mark.parametrize("sold, drawn", [(1, 0), (2, 1)])
def test_a_market_stand_draws_for_2_goods_sold(sold: int, drawn: int) -> None:
    at = table(seat(city="market_stand indigo_plant+ indigo_plant+")).role("trader")
    at.sell(*["indigo_plant"] * sold)
    assert len(at.hand()) == sold + drawn


@pytest.mark.rule("R45")
def test_a_market_stand_serves_who_did_not_choose_the_role() -> None:
    second = seat(city="market_stand trading_post indigo_plant+ indigo_plant+")
    at = table(seat(), second).role("trader").sell("indigo_plant", "indigo_plant")
    assert len(at.hand(1)) == 3


@pytest.mark.rule("R46")
@pytest.mark.parametrize("sold, drawn", [(0, 0), (1, 1), (2, 2)])
def test_a_market_hall_draws_for_any_sale_besides_the_stand(
    sold: int, drawn: int
) -> None:
    city = "market_stand market_hall indigo_plant+ indigo_plant+"
    at = table(seat(city=city)).role("trader").sell(*["indigo_plant"] * sold)
    assert len(at.hand()) == sold + drawn


@pytest.mark.rule("R47")
def test_the_tile_is_up_before_anybody_decides_and_the_same_for_all() -> None:
    seats = [seat(city="silver_smelter+") for _ in range(3)]
    at = table(*seats, tiles=list("CABED")).role("trader")
    for number in range(3):
        assert (at.seat, at.game.view(number)["tile"]) == (number, "C")
        at.sell("silver_smelter")
    assert [len(at.hand(number)) for number in range(3)] == [3, 3, 3]
    assert at.game.view(0)["tile"] is None


@pytest.mark.rule("R47")
def test_a_tile_goes_to_the_end_even_if_nothing_was_sold() -> None:
    at = table(seat(), tiles=list("CABED")).roles("trader")
    assert at.game.position()["tiles"] == list("ABEDC")
    assert at.game.view(0)["tiles_known"] == [None, None, None, None, "C"]


@pytest.mark.rule("R47")
@pytest.mark.parametrize(
    "seen, known", [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5), (5, 5)]
)
def test_after_four_trader_phases_all_five_prices_are_known(
    seen: int, known: int
) -> None:
    at = table(seat(), tiles=list("CABED"), tiles_seen=seen)
    for viewer in (0, None):
        tiles = at.game.view(viewer)["tiles_known"]
        assert tiles == [None] * (5 - known) + list("CABED")[5 - known :]


@pytest.mark.rule("R47")
def test_the_fifth_price_is_known_while_the_fourth_tile_is_up() -> None:
    at = table(seat(city="indigo_plant+"), tiles=list("CABED"), tiles_seen=3)
    assert at.role("trader").game.view(1)["tiles_known"] == list("CABED")


@pytest.mark.rule("R47")
@pytest.mark.parametrize("tile", "ABCDE")
def test_what_each_tile_pays(tile: str) -> None:
    paid = {"A": 11122, "B": 11222, "C": 11223, "D": 12223, "E": 12233}
    tiles = [tile, *(other for other in "ABCDE" if other != tile)]
    for good, price in zip(PLANTS.split(), str(paid[tile]), strict=True):
        at = table(seat(city=good + "+"), tiles=tiles).role("trader").sell(good)
        assert len(at.hand()) == int(price)


@pytest.mark.rule("R48")
@pytest.mark.parametrize(
    "chooser, city, count",
    [
        (1, "", 1),
        (1, "trading_post ", 2),
        (1, "library ", 1),
        (0, "", 2),
        (0, "trading_post ", 3),
        (0, "library ", 3),
        (0, "library trading_post ", 4),
    ],
)
def test_how_many_goods_a_seat_may_sell(chooser: int, city: str, count: int) -> None:
    seats = [seat(), seat()]
    seats[chooser] = seat(city=city + LADEN)
    at = table(*seats).role("trader")
    if at.asked == "library":
        at.library()
    assert (at.asked, at.bounds) == ("sell", (0, count))


@pytest.mark.rule("R48")
def test_goods_are_discarded_before_their_cards_are_drawn() -> None:
    first = seat(city="indigo_plant+")
    at = table(first, only=True).role("trader").sell("indigo_plant")
    assert (len(at.hand()), at.pile, at.discarded) == (1, [], [])
