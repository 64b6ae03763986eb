"""The expert's choices where a strong player would not think twice.

Hands full of dead cards, last chances, goods: a search with few tries gets these wrong.
Mistakes seen in experts stand at the end, each with the worlds in which another answer
wins more.
"""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from ai_positions import WITH_POOR_HOUSE, builder_is_due, chosen, wins_more
from table_setup import Table, extended, seat, table

YOUNG = "indigo_plant archive"
"""The city of an opponent in the first rounds."""
OPEN = "indigo_plant archive statue library carpenter sugar_mill"
"""The city of an opponent in the middle of the game, 12 points."""
LATE = "hero victory_column statue quarry carpenter aqueduct tower archive chapel"
"""Nine violet buildings, 23 points."""
LAST = (
    "smithy gold_mine archive poor_house well market_stand trading_post"
    " black_market chapel tower aqueduct"
)
"""The city of an opponent with one building to go: 15 points with a sugar mill."""


def last_phase(hand: str, city: str) -> Table:
    """A seat's last chance to build: the opponent has just built the twelfth."""
    rival = seat("sugar_mill indigo_plant", LAST)
    at = table(seat(hand, city), rival, governor=1)
    return at.role("builder").build("sugar_mill").until("build")


# ---------------------------------------------------------------- start of a round


def test_banks_nothing_in_the_first_rounds() -> None:
    mine = seat("library quarry carpenter", "indigo_plant bank")
    at = extended(mine, seat("", YOUNG), roles_taken="councillor producer")
    assert chosen(at.role("trader")) == []


def test_tucks_a_dead_card_that_it_would_have_to_discard() -> None:
    hand = "library hero quarry city_hall well victory_column carpenter well"
    mine = seat(hand, "chapel well indigo_plant sugar_mill")
    at = table(mine, seat("", OPEN), roles_taken="councillor producer")
    assert chosen(at.role("trader")) == ["well"]


def test_exchanges_both_dead_cards() -> None:
    mine = seat("well well library quarry", "office_building well indigo_plant")
    at = extended(mine, seat("", YOUNG), roles_taken="councillor producer")
    assert chosen(at.role("trader")) == ["well", "well"]


def test_discards_the_dead_card() -> None:
    hand = "library quarry carpenter prefecture hero city_hall chapel smithy"
    mine = seat(hand, "indigo_plant quarry statue")
    at = table(mine, seat("", OPEN), roles_taken="councillor producer")
    assert chosen(at.role("trader")) == ["quarry"]


# ---------------------------------------------------------------- roles


def test_does_not_begin_a_round_by_a_trader_with_nothing_to_sell() -> None:
    mine = seat("well hero statue", "indigo_plant library gold_mine sugar_mill quarry")
    assert chosen(table(mine, seat("quarry", OPEN))) != ["trader"]


def test_wins_at_once_by_the_last_building() -> None:
    mine = seat("tobacco_storage smithy well", f"{LATE} library silver_smelter")
    rival = seat("well crane smithy", f"{LATE} silver_smelter+ coffee_roaster+")
    assert chosen(table(mine, rival)) == ["builder"]


def test_does_not_lose_at_once_by_the_last_building() -> None:
    mine = seat(
        "sugar_mill indigo_plant hero smithy gold_mine", f"{LATE} well poor_house"
    )
    rival = seat("", f"{LATE} prefecture silver_smelter")
    at = table(mine, rival, roles_taken="councillor prospector").role("builder")
    assert chosen(at) == []


# ---------------------------------------------------------------- building


def test_builds_the_most_points_when_the_game_ends() -> None:
    hand = "victory_column library sugar_mill well smithy silver_smelter"
    at = last_phase(hand, "hero statue quarry carpenter")
    assert chosen(at) == ["victory_column"]


def test_builds_the_city_hall_of_seven_violet_buildings_at_the_end() -> None:
    hand = "city_hall hero indigo_plant indigo_plant sugar_mill sugar_mill tower"
    at = last_phase(hand, "quarry archive crane smithy well gold_mine trading_post")
    assert chosen(at) == ["city_hall"]


def test_covers_what_is_worth_least_when_the_game_ends() -> None:
    city = "crane hero carpenter indigo_plant gold_mine statue archive smithy"
    at = last_phase("library well well", city).build("library")
    assert chosen(at) == ["carpenter"]


def test_pays_with_dead_cards() -> None:
    plants = "indigo_plant sugar_mill sugar_mill coffee_roaster silver_smelter"
    mine = seat("carpenter well well guild_hall library", f"{plants} well")
    at = table(mine, seat("", OPEN)).role("builder").build("carpenter")
    assert chosen(at) == ["well", "well"]


# ---------------------------------------------------------------- goods


def test_makes_the_dearest_goods() -> None:
    mine = seat("", "indigo_plant sugar_mill silver_smelter tobacco_storage well")
    at = table(mine, seat("", YOUNG))
    assert chosen(at.role("producer")) == ["silver_smelter", "tobacco_storage"]


def test_makes_silver_when_it_may_make_one() -> None:
    mine = seat("well quarry", "indigo_plant silver_smelter statue")
    at = table(mine, seat("", "indigo_plant sugar_mill"), governor=1)
    assert chosen(at.role("producer").until("produce")) == ["silver_smelter"]


def test_sells_the_dearer_good() -> None:
    mine = seat("well", "indigo_plant+ tobacco_storage+")
    at = table(mine, seat("", "sugar_mill+"), governor=1, tiles=[*"EABCD"])
    assert chosen(at.role("trader").sell("sugar_mill")) == ["tobacco_storage"]


def test_keeps_the_dearer_good_when_both_sell_for_one() -> None:
    mine = seat("well", "indigo_plant+ tobacco_storage+")
    at = table(mine, seat("", "sugar_mill+"), governor=1, tiles=[*"ABCDE"])
    sold = chosen(at.role("trader").sell("sugar_mill"))
    assert "tobacco_storage" not in sold


# ---------------------------------------------------------------- cards drawn


def test_keeps_the_guild_hall_of_six_plants() -> None:
    plants = "indigo_plant sugar_mill tobacco_storage coffee_roaster silver_smelter"
    mine = seat("well smithy statue archive chapel", f"{plants} sugar_mill smithy")
    pile = "guild_hall city_hall gold_mine crane poor_house"
    at = table(mine, seat("", OPEN), pile=pile).role("councillor")
    assert chosen(at) == ["guild_hall"]


def test_digs_the_city_hall_of_six_violet_buildings() -> None:
    mine = seat("statue chapel tower", "gold_mine well quarry crane smithy carpenter")
    pile = "well indigo_plant market_stand tobacco_storage city_hall"
    at = table(mine, seat("", OPEN), pile=pile).role("prospector")
    assert chosen(at.until("mine")) == ["city_hall"]


def test_gives_dead_cards_to_the_archive() -> None:
    mine = seat("quarry", "indigo_plant quarry archive")
    pile = "library carpenter quarry hero prefecture"
    at = table(mine, seat("", YOUNG), pile=pile).role("councillor")
    assert chosen(at).count("quarry") == 2


# ---------------------------------------------------------------- seen mistakes


class Mistake(NamedTuple):
    """A position, an expert's answer there, and the answers that win more."""

    at: Callable[[], Table]
    made: list[str]
    better: list[str]


def one_place_and_a_rival_about_to_end() -> Table:
    """The tenth place may be the last: it is too good for three points."""
    hand = "statue victory_column aqueduct market_stand gold_mine"
    mine = "aqueduct market_stand gold_mine well trading_post black_market"
    plants = "silver_smelter tobacco_storage tobacco_storage"
    city = "quarry gold_mine prefecture crane chapel smithy statue"
    theirs = "sugar_mill sugar_mill coffee_roaster indigo_plant"
    rival = seat("well silver_smelter", f"{city} {theirs}")
    return table(seat(hand, f"{mine} {plants}"), rival, round=12).role("builder")


def seventh_building_for_a_whole_hand() -> Table:
    """A city hall of three violet buildings leaves nothing to build with."""
    hand = "city_hall carpenter silver_smelter hero prefecture well"
    city = "indigo_plant sugar_mill coffee_roaster aqueduct archive smithy"
    rival = seat("well hero quarry", f"{YOUNG} tobacco_storage library prefecture")
    return table(seat(hand, city), rival, round=7).role("builder")


def little_to_sell() -> Table:
    """One good for one card; the opponent's two are dear, and it sells better."""
    mine = seat("library carpenter prefecture", "indigo_plant+ sugar_mill quarry")
    goods = "indigo_plant+ coffee_roaster+ silver_smelter+ market_stand"
    return table(mine, seat("well hero", goods), round=6, tiles=[*"ABCDE"])


def two_plants_and_no_goods() -> Table:
    """A third plant would stand as idle as two, for the last two cards."""
    mine = seat("indigo_plant city_hall", "indigo_plant indigo_plant tower library")
    rival = seat("well", "indigo_plant library coffee_roaster quarry")
    at = table(mine, rival, round=8, governor=1).role("builder")
    return at.library(use=False).refuse()


MISTAKES = [
    Mistake(one_place_and_a_rival_about_to_end, ["statue"], ["victory_column"]),
    Mistake(seventh_building_for_a_whole_hand, ["city_hall"], ["well"]),
    Mistake(little_to_sell, ["trader"], ["councillor"]),
    Mistake(two_plants_and_no_goods, ["indigo_plant"], []),
]
COUNCILLOR = Mistake(
    lambda: builder_is_due(WITH_POOR_HOUSE), ["councillor"], ["builder"]
)
"""The expert still makes that mistake; the master does not."""


@pytest.mark.parametrize("mistake", MISTAKES)
def test_makes_no_mistake_that_was_seen(mistake: Mistake) -> None:
    assert chosen(mistake.at()) != mistake.made


@pytest.mark.slow
@pytest.mark.parametrize("mistake", [*MISTAKES, COUNCILLOR])
def test_the_master_makes_none_of_them(mistake: Mistake) -> None:
    assert chosen(mistake.at(), "master") != mistake.made


@pytest.mark.slow
@pytest.mark.parametrize("mistake", [*MISTAKES, COUNCILLOR])
def test_what_is_better_wins_more(mistake: Mistake) -> None:
    assert wins_more(mistake.at(), mistake.better, mistake.made)
