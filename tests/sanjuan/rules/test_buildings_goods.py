"""Customs office, bank, harbor and goldsmith: R80 to R89."""

import pytest

from sanjuan.records.facts import PlacePosition
from table_setup import Table, extended, seat

ROUND = ("trader", "producer", "prospector")


# ---------------------------------------------------------------- customs office


@pytest.mark.rule("R80")
def test_customs_office_takes_a_good_in_any_councillor_phase() -> None:
    seats = [seat(city="customs_office archive") for _ in range(3)]
    at = extended(*seats, governor=1, pile="hero statue palace").role("councillor")
    goods = [place["good"] for place in _customs(at)]
    assert goods == ["palace", "hero", "statue"]


def _customs(at: Table) -> list[PlacePosition]:
    return [own["buildings"][0] for own in at.game.position()["seats"]]


@pytest.mark.rule("R80")
def test_a_laden_customs_office_takes_no_more() -> None:
    at = extended(seat(city="customs_office+"), pile="hero").role("councillor")
    assert "hero" in at.offered


@pytest.mark.rule("R80")
@pytest.mark.parametrize("tile", "ABCDE")
def test_the_good_of_a_customs_office_sells_for_2(tile: str) -> None:
    tiles = [tile, *(other for other in "ABCDE" if other != tile)]
    at = extended(seat(city="customs_office+"), tiles=tiles).role("trader")
    assert len(at.sell("customs_office").hand()) == 2


@pytest.mark.rule("R80")
def test_the_good_of_a_customs_office_counts_among_the_sales() -> None:
    city = "customs_office+ indigo_plant+ sugar_mill+ market_stand market_hall"
    at = extended(seat(city=city), tiles=list("ABCDE")).role("trader")
    assert at.bounds == (0, 2)
    at.sell("customs_office", "indigo_plant")
    assert (at.drawn_for("market_stand"), at.drawn_for("market_hall")) == ([0], [0])
    assert len(at.hand()) == 2 + 1 + 2


@pytest.mark.rule("R80")
def test_the_good_of_a_customs_office_pays_through_the_black_market() -> None:
    first = seat("well", "customs_office+ black_market")
    at = extended(first).role("builder").build("well")
    assert (at.goods_at(), at.city()[-1]) == ([], "well")


@pytest.mark.rule("R80")
def test_the_producer_does_not_fill_a_customs_office() -> None:
    at = extended(seat(city="customs_office well indigo_plant")).role("producer")
    assert (at.goods_at(), at.hand()) == (["indigo_plant"], [])


@pytest.mark.rule("R12", "R80")
def test_a_customs_office_stays_empty_with_both_piles_empty() -> None:
    at = extended(seat(city="customs_office"), only=True).role("councillor")
    assert (at.asked, at.goods_at()) == ("role", [])


@pytest.mark.rule("R82")
def test_the_good_of_a_covered_customs_office_is_lost() -> None:
    at = extended(seat("statue", "crane customs_office+")).role("builder")
    at.build("statue")
    assert (at.goods_at(), len(at.discarded)) == ([], 1)


@pytest.mark.rule("R68")
def test_the_good_of_a_customs_office_counts_in_a_tie() -> None:
    first = seat("smithy", "indigo_plant " * 9 + "well guard_room")
    second = seat(city="customs_office+ statue crane", tucked=6)
    at = extended(first, second).role("builder").build("smithy").rest()
    assert (at.total(0), at.total(1), at.game.winners()) == (12, 12, [1])


# ---------------------------------------------------------------- bank and harbor


@pytest.mark.rule("R84")
def test_bank_tucks_any_number_of_cards_once() -> None:
    at = extended(seat("well crane hero statue", "bank")).roles(*ROUND)
    assert (at.asked, at.bounds) == ("bank", (0, 5))
    at.step("bank", "well", "crane", "hero")
    assert (at.tucked(), at.total()) == (3, 2 + 3)
    assert at.roles(*ROUND).asked == "role"


@pytest.mark.rule("R84")
def test_a_bank_refused_may_be_used_later() -> None:
    at = extended(seat("well crane", "bank")).roles(*ROUND)
    at.refuse().roles(*ROUND)
    assert at.asked == "bank"


@pytest.mark.rule("R84")
def test_bank_may_tuck_before_the_hand_check() -> None:
    at = extended(seat("well crane hero statue " * 2, "bank")).roles(*ROUND)
    assert at.step("bank", "well", "well").asked == "role"


@pytest.mark.rule("R84", "R38")
def test_a_bank_built_again_gives_no_second_use() -> None:
    first = seat("well", "bank", covered=["bank"], bank_used=True, tucked=4)
    at = extended(first).roles(*ROUND)
    assert (at.asked, at.total()) == ("role", 2 + 4)


@pytest.mark.rule("R38", "R84")
def test_cards_under_a_covered_bank_still_score() -> None:
    first = seat("hero", "crane bank", bank_used=True, tucked=4)
    at = extended(first).role("builder")
    assert at.build("hero").total() == 1 + 5 + 4


@pytest.mark.rule("R86")
def test_harbor_tucks_one_sold_good_that_is_paid_all_the_same() -> None:
    city = "harbor indigo_plant+ silver_smelter+"
    at = extended(seat(city=city), tiles=list("CABDE")).role("trader")
    at.sell("indigo_plant", "silver_smelter")
    assert (len(at.hand()), at.tucked(), len(at.discarded)) == (1 + 3, 1, 1)
    assert at.part("tucked") == 1


@pytest.mark.rule("R20", "R86")
def test_harbor_takes_the_good_of_the_first_place_and_nobody_sees_it() -> None:
    silver = {"id": "silver_smelter", "good": "hero"}
    indigo = {"id": "indigo_plant", "good": "well"}
    at = (
        extended({**seat(), "buildings": [silver, indigo, "harbor"]})
        .role("trader")
        .sell("indigo_plant", "silver_smelter")
    )
    assert at.game.position()["seats"][0]["stowed"] == ["hero"]
    assert at.game.view(0)["known"]["tucked"] == []
    (told,) = [e["args"] for e in at.game.events(1) if e["id"] == "stowed"]
    smelter = at.game.view(0)["seats"][0]["buildings"][0]["card"]
    assert (told["buildings"], told["cause"]) == ([smelter], "harbor")


@pytest.mark.rule("R86")
def test_harbor_takes_what_is_told_to_be_sold_first() -> None:
    at = extended(seat("", "indigo_plant+ harbor")).role("trader").sell("indigo_plant")
    told = [event["id"] for event in at.game.events(0)]
    assert told[told.index("sold") :][:3] == ["sold", "stowed", "drew"]


@pytest.mark.rule("R86")
def test_harbor_does_nothing_without_a_sale() -> None:
    at = extended(seat(city="harbor indigo_plant+")).role("trader").refuse()
    assert (at.tucked(), at.goods_at()) == (0, ["indigo_plant"])


@pytest.mark.rule("R80", "R86")
def test_harbor_may_take_the_good_of_a_customs_office() -> None:
    at = extended(seat(city="harbor customs_office+")).role("trader")
    at.sell("customs_office")
    assert (at.tucked(), at.discarded, len(at.hand())) == (1, [], 2)


@pytest.mark.rule("R38", "R86")
def test_what_a_covered_harbor_took_still_scores_and_it_takes_no_more() -> None:
    first = seat("hero", "crane harbor indigo_plant+", tucked=2)
    at = extended(first).role("builder").build("hero")
    at.roles("producer").role("trader").sell("indigo_plant")
    assert (at.tucked(), len(at.discarded)) == (2, 1)


# ---------------------------------------------------------------- goldsmith


@pytest.mark.rule("R89")
def test_goldsmith_wins_a_building_nobody_has() -> None:
    at = extended(seat(city="goldsmith"), seat(), pile="hero statue").role("prospector")
    assert at.hand() == ["hero", "statue"]
    assert at.happened("won")[0]["cause"] == "goldsmith"


@pytest.mark.rule("R89")
@pytest.mark.parametrize("owner", [0, 1])
def test_goldsmith_wins_nothing_that_anybody_has(owner: int) -> None:
    cities = ["goldsmith", ""]
    cities[owner] += " statue"
    at = extended(*[seat(city=city) for city in cities], pile="hero statue")
    at.role("prospector")
    assert (at.hand(), at.discarded) == (["hero"], ["statue"])
    assert len(at.happened("revealed")[0]["faces"]) == 1


@pytest.mark.rule("R10", "R89")
def test_everybody_remembers_what_a_goldsmith_did_not_win() -> None:
    at = extended(seat(city="goldsmith statue"), seat(), pile="hero statue")
    views = [at.role("prospector").game.view(0), at.game.view(1), at.game.view(None)]
    assert [len(view["known"]["discard"]) for view in views] == [1, 1, 1]


@pytest.mark.rule("R89")
def test_goldsmith_wins_a_building_that_is_only_covered() -> None:
    second = seat(city="well", covered=["statue"])
    at = extended(seat(city="goldsmith"), second, pile="hero statue").role("prospector")
    assert at.hand() == ["hero", "statue"]


@pytest.mark.rule("R89")
def test_goldsmiths_act_after_all_gold_mines_clockwise_from_the_chooser() -> None:
    city = "gold_mine goldsmith"
    at = extended(*[seat(city=city) for _ in range(3)], governor=2, edition="second")
    at.role("prospector")
    acts = [(event["cause"], event["seat"]) for event in at.happened("revealed")]
    mines, smiths = ("gold_mine", "goldsmith")
    assert acts == [(cause, s) for cause in (mines, smiths) for s in (2, 0, 1)]


@pytest.mark.rule("R89")
def test_a_library_does_not_double_the_goldsmith() -> None:
    first = seat(city="goldsmith library")
    at = extended(first, seat(), seat(), pile="hero statue palace well")
    assert at.role("prospector").hand() == ["hero", "palace", "statue"]


@pytest.mark.rule("R12", "R89")
def test_a_goldsmith_reveals_nothing_with_both_piles_empty() -> None:
    at = extended(seat(city="goldsmith"), pile="hero", only=True).role("prospector")
    assert (at.hand(), at.happened("revealed")) == (["hero"], [])
