"""The villa, the jeweler and the royal garden, by the source."""

import pytest

from board_setup import board, court, no_colonists, seat
from puerto_rico import Game
from puerto_rico.rules.state import State

# ---------------------------------------------------------------- villa


@pytest.mark.rule("P94")
def test_villa_takes_a_noble_of_the_supply_besides_the_ship() -> None:
    at = court(seat("", "villa*"), seat()).role("mayor").leave()
    assert at.asked == ("villa", 0)
    nobles = at.state.nobles
    at.take()
    assert at.state.nobles == nobles - 1
    assert sum(at.at(0).nobles) == 1


@pytest.mark.rule("P94")
def test_villa_takes_a_colonist_if_no_noble_is_left() -> None:
    def spent(state: State) -> None:
        state.nobles = 0

    at = court(seat("", "villa*"), seat(), change=spent).role("mayor").leave()
    at.take()
    assert (sum(at.at(0).nobles), at.at(0).colonists) == (0, 2)


@pytest.mark.rule("P94")
def test_villa_takes_nobody_if_the_supplies_are_empty() -> None:
    at = board(seat("", "villa*"), seat(), change=no_colonists).role("mayor")
    assert (0, "villa", "no_colonists") in at.skipped()


# ---------------------------------------------------------------- jeweler, garden


@pytest.mark.rule("P95")
def test_jeweler_pays_for_all_nobles() -> None:
    at = court(seat(), seat("corn#", "jeweler* office#", nobles=1)).role("craftsman")
    assert at.told("earned") == [{"seat": 1, "doubloons": 3, "cause": "jeweler"}]


@pytest.mark.rule("P95")
def test_jeweler_pays_nothing_without_nobles() -> None:
    at = court(seat(), seat("", "jeweler*")).role("craftsman")
    assert at.told("earned") == []


@pytest.mark.rule("P68")
def test_jeweler_counts_two_for_the_guild_hall_and_none_for_the_city_hall() -> None:
    at = court(seat("", "jeweler guild_hall*"), seat("", "jeweler city_hall*"))
    assert (at.part(0, "guild_hall"), at.part(1, "city_hall")) == (2, 1)


@pytest.mark.rule("P96")
def test_royal_garden_gives_a_point_for_each_noble() -> None:
    at = court(seat("corn#", "royal_garden*", nobles=2), seat())
    assert at.part(0, "royal_garden") == at.part(0, "nobles") == 3


@pytest.mark.rule("P106")
def test_villa_and_jeweler_are_never_in_play_together() -> None:
    for seed in range(12):
        left = Game(3, ["nobles"], seed=seed).view(None)["buildings"]
        assert not {"villa", "jeweler"} <= {*left}
