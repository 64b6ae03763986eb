"""The constant facts of the game, which the build puts into the page."""

from sanjuan.ai import LEVELS
from sanjuan.page.catalogue import catalogue
from sanjuan.rules.buildings import CLASSES, GOODS, KIND


def test_the_catalogue_names_the_building_of_every_card() -> None:
    facts = catalogue()
    names = [facts["buildings"][kind]["id"] for kind in facts["cards"]]
    assert names == [CLASSES[kind].id for kind in KIND]


def test_the_catalogue_lists_what_can_be_chosen() -> None:
    facts = catalogue()
    assert facts["editions"] == ["first", "second"]
    assert facts["levels"] == list(LEVELS)
    assert [*facts["ladder"], "master"] == facts["levels"]
    assert facts["tiles"]["C"] == [1, 1, 2, 2, 3]
    assert (facts["seats"], facts["name_length"]) == ([2, 3, 4], 24)
    assert facts["file_size"] == 1_000_000
    assert facts["goods"][0] == "indigo"
    assert facts["roles"][4] == "prospector"
    assert (facts["places"], facts["near"]) == (12, 10)
    assert facts["version"]


def test_the_catalogue_says_which_buildings_only_score_by_their_effect() -> None:
    buildings = catalogue()["buildings"]
    stars = [building["id"] for building in buildings if building["star"]]
    halls = ["guild_hall", "city_hall", "triumphal_arch", "palace"]
    assert stars == [*halls, "residence", "cathedral"]


def test_the_catalogue_tells_which_cards_an_edition_has() -> None:
    printed = {one["id"]: one for one in catalogue()["buildings"]}
    assert printed["tobacco_storage"]["copies"] == [8, 9]
    assert printed["hut"]["expansion"] and not printed["palace"]["expansion"]
    assert printed["hut"]["unverified"] == ["cost"]


def test_the_catalogue_names_the_good_of_a_customs_office_too() -> None:
    buildings = catalogue()["buildings"]
    goods = [building["good"] for building in buildings if building["good"]]
    assert goods == [*GOODS, "customs"]
