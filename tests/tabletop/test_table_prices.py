"""What a table tells its viewer of prices, of cards and goods, and of its limit."""

import pytest

from random_play import hand_of, play, until
from sanjuan import Game, OptionError
from sanjuan.explain.facts import Quote
from sanjuan.page.briefing import briefing
from sanjuan.rules.cards import name_of
from table_people import COMPUTER, answer, table
from table_setup import extended, seat
from table_setup import table as setup
from tabletop.sitters import PERSON


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


# ------------------------------------------- preselection and the end


def preselected(game: Game) -> list[str]:
    """The names of what is preselected for whoever is asked."""
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


CITY = (
    "smithy gold_mine archive poor_house black_market trading_post well market_stand "
    "aqueduct chapel tower"
)


@pytest.mark.rule("R60")
def test_who_has_most_buildings_and_how_many_more_end_the_game() -> None:
    nine, eleven = (seat("", " ".join(CITY.split()[:n])) for n in (9, 11))
    assert table(game=setup(nine, nine).game).facts()["ending"] is None
    told = table(game=setup(nine, eleven).game).facts()["ending"]
    assert told == {"seats": [1], "count": 11, "left": 1}
    told = table(game=setup(eleven, eleven).game).facts()["ending"]
    assert told == {"seats": [0, 1], "count": 11, "left": 1}
    assert table(COMPUTER, COMPUTER, game=setup(eleven).game).facts()["ending"]


def test_with_twelve_buildings_no_more_are_needed_and_then_it_is_over() -> None:
    at = setup(seat("indigo_plant", CITY), seat("well smithy"))
    at.role("builder").build("indigo_plant")
    told = table(game=at.game).facts()["ending"]
    assert told == {"seats": [0], "count": 12, "left": 0}
    at.rest()
    assert table(game=at.game).facts()["ending"] is None


# --------------------------------------------------- reasons and forecasts


def test_the_viewer_is_told_what_each_role_would_give() -> None:
    forecast = table().facts()["forecast"]
    assert forecast == table().game.forecast(0)
    assert table(COMPUTER, COMPUTER).facts()["forecast"] is None


def test_the_viewer_is_told_whether_it_can_still_take_a_role() -> None:
    at = setup(seat("well library library"), seat("smithy quarry"))
    told = [briefing(at.game, at.game.view(1))]
    for role in ("prospector", "councillor", "builder"):
        at.role(role)
        told.append(briefing(at.game, at.game.view(1)))
        at.rest()
    assert [facts["may_choose"] for facts in told] == [True, True, False, True]
    assert told[0]["takers"] == {}
    assert told[-1]["takers"] == {"prospector": 0, "councillor": 1, "builder": 0}


def test_the_phase_is_told() -> None:
    at = setup(seat("well library library"), seat())
    assert table(game=at.game).facts()["phase"] == "choice"
    assert table(game=at.role("builder").game).facts()["phase"] == "role"
    four = table(game=Game(choose_four=True, seed=1)).facts()
    assert (four["phase"], four["view"]["known"]["role"]) == ("start", None)
    assert table(game=play(Game(seed=1))).facts()["phase"] == "over"


def test_cards_drawn_or_revealed_lie_on_the_tray() -> None:
    for stage in ("keep", "mine"):
        game = until(stage)
        assert game.question is not None
        assert table(game=game).facts()["tray"] == list(game.question.options)
    assert table(game=until("sell")).facts()["tray"] == []


def test_only_what_goes_to_a_free_place_has_a_site() -> None:
    city = "crane park hut"
    at = extended(seat("library well well well smithy", city)).role("builder")
    assert table(game=at.build("library").game).facts()["site"] is None
    assert table(game=at.cover("park").game).facts()["site"] is None
    free = extended(seat("library well well well smithy hero", city)).role("builder")
    facts = table(game=free.build("library").cover().game).facts()
    assert facts["site"] == facts["view"]["known"]["card"]


def test_by_what_a_game_was_won_is_told_once_it_is_over() -> None:
    assert table().facts()["margin"] is None
    game = play(Game(seed=1))
    facts, (first, second) = table(game=game).facts(), game.ranking()
    ahead = game.scores()[first].total - game.scores()[second].total
    assert facts["margin"] == {"seat": second, "points": ahead}


def test_the_takers_of_roles_are_counted_from_the_governor() -> None:
    at = setup(seat(), seat(), seat(), governor=2)
    at.role("prospector").rest()
    at.role("councillor")
    takers = table(PERSON, PERSON, PERSON, game=at.game).facts()["takers"]
    assert takers == {"prospector": 2, "councillor": 0}


def test_only_who_is_asked_is_told_why_a_card_is_no_option() -> None:
    game = setup(seat("smithy library well", "well")).role("builder").game
    barred = table(game=game).facts()["barred"]
    assert {reason["id"] for reason in barred.values()} == {"too_dear", "already_built"}
    assert table(COMPUTER, PERSON, game=game).facts()["barred"] == {}


def test_what_is_new_is_counted_from_the_viewers_latest_answer() -> None:
    at = table(PERSON, COMPUTER)
    assert at.facts()["since"] is None
    answer(at)
    since = at.facts()["since"]
    assert since == 1
    assert at.facts()["events"] == at.game.events(0)
    assert at.game.events(0, since)[0]["id"] == "role_taken"
