"""What the expert chooses where one answer is plainly best."""

from random import Random

import sanjuan
from table_setup import Table, seat, table

HALF = "indigo_plant sugar_mill chapel well statue"


def chosen(at: Table) -> list[str]:
    """The names of what the expert answers to the open question."""
    question = at.game.question
    assert question
    view = at.game.view(question.seat)
    answer = sanjuan.player("expert").choose(view, Random(1))
    names = dict(zip(question.options, question.kinds(), strict=True))
    return sorted(names[option] for option in answer)


def test_leaves_the_trader_alone_when_only_the_other_gains() -> None:
    rival = seat("well", "silver_smelter+ coffee_roaster+ trading_post")
    at = table(seat("statue smithy", "indigo_plant"), rival)
    assert chosen(at) != ["trader"]


def test_ends_the_game_when_ahead() -> None:
    city = f"{HALF} hero victory_column smithy archive crane library"
    mine, rival = seat("poor_house sugar_mill", city), seat("well", "indigo_plant")
    at = table(mine, rival, roles_taken="councillor prospector")
    assert chosen(at) == ["builder"]


def test_builds_the_library_early() -> None:
    hand = seat("library tower well smithy statue gold_mine", "indigo_plant")
    assert chosen(table(hand).role("builder")) == ["library"]


def test_pays_with_duplicates_first() -> None:
    at = table(seat("well library smithy carpenter", "smithy")).role("builder")
    assert chosen(at.build("well")) == ["smithy"]


def test_sells_and_makes_the_dearest_goods() -> None:
    city = "indigo_plant{0} sugar_mill{0} silver_smelter{0} coffee_roaster{0}"
    at = table(seat("", city.format("+")), tiles=[*"CABDE"], tiles_seen=5)
    assert chosen(at.role("trader")) == ["coffee_roaster", "silver_smelter"]
    at = table(seat("", city.format("")))
    assert chosen(at.role("producer")) == ["coffee_roaster", "silver_smelter"]


def test_pays_with_indigo_rather_than_with_cards_it_wants() -> None:
    city = "indigo_plant+ black_market smithy"
    at = table(seat("statue library prefecture", city)).role("builder").build("statue")
    assert chosen(at) == ["indigo_plant"]


def test_keeps_the_card_that_fits_best() -> None:
    pile = "trading_post quarry smithy library well"
    at = table(seat("", "indigo_plant smithy"), pile=pile).role("councillor")
    assert chosen(at) == ["library"]
