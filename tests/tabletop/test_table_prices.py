"""A table's briefing on prices: of cards, of goods, and its limits."""

import pytest

from random_play import hand_of, until
from sanjuan import Game, OptionError
from sanjuan.explain.facts import Quote
from sanjuan.rules.cards import name_of
from table_people import COMPUTER, table
from table_setup import extended, seat
from table_setup import table as setup
from tabletop.table.seating import PERSON


def test_every_card_in_the_viewers_hand_has_a_quote() -> None:
    facts = table().facts()
    hand = hand_of(table().game, 0)
    assert list(facts["quotes"]) == [str(card) for card in hand]


def test_what_lies_on_the_table_has_a_quote_until_it_is_built() -> None:
    with_more = table(game=Game(expansion=True, seed=7)).facts()
    (cathedral,) = with_more["offered"]
    assert with_more["quotes"][str(cathedral)]["parts"][0]["args"]["amount"] == 7
    built = extended(seat("", "cathedral")).game
    assert table(game=built).facts()["offered"] == []
    assert table().facts()["offered"] == []


def test_the_building_in_work_is_quoted_over_each_it_may_cover() -> None:
    first = seat("library well well well smithy", "crane park hut")
    game = extended(first).role("builder").build("library").game
    facts = table(game=game).facts()
    assert game.question is not None
    assert list(facts["covers"]) == [str(card) for card in game.question.options]
    prices = [quote["price"] for quote in facts["covers"].values()]
    assert facts["quote"] is not None
    assert (prices, facts["quote"]["price"]) == ([0, 3], 4)


def test_a_quote_says_how_many_cards_stay_in_the_hand_that_pays_for_it() -> None:
    first = seat("smithy library well hero", "quarry")
    facts = table(game=extended(first).role("builder").game).facts()
    hand, left = list(facts["quotes"])[:4], facts["quotes"].values()
    assert [name_of(int(card)) for card in hand] == first["hand"]
    assert [quote["left"] for quote in left] == [3, 0, 3, 0, 0]


def test_nothing_is_quoted_over_buildings_while_nothing_may_be_covered() -> None:
    assert table(game=until("pay")).facts()["covers"] == {}
    assert table(PERSON, COMPUTER).facts()["covers"] == {}


def test_what_may_be_sold_has_its_price() -> None:
    first = seat("", "indigo_plant+ silver_smelter+ customs_office+")
    game = extended(first, tiles=list("CABDE")).role("trader").game
    assert game.question is not None
    plant, smelter, office = (str(card) for card in game.question.options)
    assert table(game=game).facts()["prices"] == {plant: 1, smelter: 3, office: 2}
    assert table().facts()["prices"] == {}


@pytest.mark.rule("R47")
def test_prices_that_may_come_are_told_from_lowest_to_highest() -> None:
    first = table(game=setup(seat()).game).facts()
    assert first["expected"] == [(1, 1), (1, 2), (1, 2), (2, 3), (2, 3)]
    two_left = setup(seat(), tiles=list("EDCBA"), tiles_seen=3).game
    told = table(game=two_left).facts()["expected"]
    assert told == [(1, 1), (2, 2), (2, 2), (2, 3), (3, 3)]
    at = setup(seat("", "indigo_plant+"), tiles=list("CABDE")).role("trader")
    told = table(COMPUTER, COMPUTER, game=at.game).facts()["expected"]
    assert told == [(1, 1), (1, 1), (2, 2), (2, 2), (3, 3)]


@pytest.mark.rule("R25")
def test_what_goods_leave_of_a_price_is_told_by_their_number() -> None:
    city = "black_market indigo_plant+ sugar_mill+"
    game = setup(seat("library hero hero hero", city)).role("builder")
    facts = table(game=game.build("library").game).facts()
    assert facts["quote"] == facts["paid"][0]
    assert [quote["price"] for quote in facts["paid"]] == [4, 3, 2]
    assert facts["paid"][2]["parts"][-1] == {"id": "goods", "args": {"amount": -2}}
    assert table().facts()["paid"] == []


def test_the_viewer_is_told_how_many_cards_it_may_hold() -> None:
    assert table().facts()["limit"] == {"id": "plain", "args": {"limit": 7}}


@pytest.mark.parametrize("stage", ["cover", "market", "pay"])
def test_the_building_in_work_has_a_quote(stage: str) -> None:
    at = table(game=until(stage))
    quote = at.facts()["quote"]
    assert quote is not None and quote["reason"] is not None
    assert sum_of(quote) <= quote["price"]
    assert quote["reason"]["id"] == "not_building"


def sum_of(quote: Quote) -> int:
    return sum(part["args"]["amount"] for part in quote["parts"])


def test_what_is_still_to_be_paid_is_what_is_asked_for() -> None:
    game = until("pay")
    assert game.question is not None
    quote = table(game=game).facts()["quote"]
    assert quote is not None
    assert quote["price"] == game.question.low


def test_the_building_a_computer_works_on_is_not_quoted() -> None:
    game = until("pay")
    assert game.question is not None
    kinds = [PERSON, PERSON]
    kinds[game.question.seat] = COMPUTER
    assert table(*kinds, game=game).facts()["quote"] is None


@pytest.mark.rule("R7", "R75")
@pytest.mark.parametrize(
    ("mine", "theirs", "id", "limit"),
    [
        ("well", "crane", "plain", 7),
        ("well", "guard_room", "guarded", 6),
        ("guard_room", "guard_room", "plain", 7),
        ("tower", "guard_room", "raised", 12),
    ],
)
def test_a_hand_limit_says_what_sets_it(
    mine: str, theirs: str, id: str, limit: int
) -> None:
    game = extended(seat("", mine), seat("", theirs)).game
    assert game.hand_limit(0) == {"id": id, "args": {"limit": limit}}


def test_a_seat_there_is_not_has_no_hand_limit() -> None:
    with pytest.raises(OptionError, match="no seat 2"):
        Game(seed=1).hand_limit(2)


# ------------------------------------------------------------ preselection


def preselected(game: Game) -> list[str]:
    """The names of the preselected options for the seat that is to decide."""
    return [name_of(card) for card in table(game=game).facts()["preselected"]]


@pytest.mark.rule("R48")
def test_the_dearest_goods_are_preselected_to_be_sold() -> None:
    first = seat("", "indigo_plant+ coffee_roaster+ silver_smelter+")
    game = setup(first, tiles=list("CABDE")).role("trader").game
    assert preselected(game) == ["silver_smelter", "coffee_roaster"]


def test_of_goods_that_bring_the_same_those_are_sold_that_are_worth_less() -> None:
    first = seat("", "silver_smelter+ tobacco_storage+ coffee_roaster+ customs_office+")
    game = extended(first, tiles=list("BACDE")).role("trader").game
    assert preselected(game) == ["tobacco_storage", "customs_office"]


@pytest.mark.rule("R43")
def test_the_dearest_goods_are_preselected_to_be_produced() -> None:
    first = seat("", "indigo_plant silver_smelter tobacco_storage+ coffee_roaster")
    game = setup(first).role("producer").game
    assert preselected(game) == ["silver_smelter", "coffee_roaster"]


def test_nothing_else_is_preselected_nor_for_another() -> None:
    assert preselected(until("pay")) == []
    game = setup(seat("", "indigo_plant+ sugar_mill+"), seat()).role("trader").game
    assert table(COMPUTER, PERSON, game=game).facts()["preselected"] == []
