"""The sentences of reasons: each goes when the position no longer bears it out."""

from random import Random
from typing import Any

import pytest

from sanjuan.ai.players import SearchPlayer
from sanjuan.ai.reasons import claims, play_on
from sanjuan.ai.why.choice import AGAINST, FOR
from sanjuan.ai.why.claims import Claim, Pair, mean
from sanjuan.ai.why.facts import SENTENCES
from table_setup import Table, seat, table
from tabletop.advice.claims import Claim as NewClaim
from tabletop.advice.claims import Shows, found
from tabletop.bots.search.budget import Budget

WORLDS = 16
PLANT = "indigo_plant"
MAKERS = "silver_smelter coffee_roaster"
GOODS = "silver_smelter+ coffee_roaster+"
HAND = "library smithy tower palace hero"
MONUMENTS = HAND.replace("library", "statue")
RICH = "guild_hall well smithy statue tower quarry crane"
SHORT = f"quarry carpenter aqueduct tower archive chapel {MAKERS}"
LATE = f"hero victory_column statue {SHORT}"
FULL = "palace hero guild_hall library statue quarry palace hero"


def pair(at: Table, one: str, other: str) -> Pair:
    """Two answers, named by their options, played on."""
    question = at.game.question
    assert question
    seen = at.game.view(question.seat)
    search = SearchPlayer(Budget(8)).search(seen, Random(1))
    picked = [question.pick(*answer.split()) for answer in (one, other)]
    return Pair(question, *play_on(search, picked, WORLDS))


def every_claim(at: Table, one: str, other: str) -> list[Claim]:
    return found((*FOR, *AGAINST), pair(at, one, other))


def facts(at: Table, one: str, other: str, id: str) -> list[Any]:
    """The facts of the claims of that kind about the one answer."""
    told = [claim.told for claim in every_claim(at, one, other)]
    return [each["args"] for each in told if each["id"] == id]


def building(hand: str, city: str = PLANT) -> Table:
    return table(seat(hand, city)).role("builder")


def roles(
    mine: str = PLANT, hers: str = PLANT, hand: str = "", her_hand: str = ""
) -> Table:
    """A choice of roles, with these cities and hands."""
    return table(seat(hand, mine), seat(her_hand, hers), tiles=[*"EABCD"])


def selling(tiles: str, maker: str = "silver_smelter") -> Table:
    """A sale under the first of these tiles, all of which have been seen."""
    at = table(seat("", f"{maker}+"), seat(), tiles=[*tiles], tiles_seen=5)
    return at.role("trader")


def trailing(city: str) -> Table:
    """The builder's phase, far behind."""
    rival = seat("", f"{LATE} library palace".replace("archive chapel", ""))
    return table(seat("well tower", city), rival).role("builder")


def last(hand: str) -> Table:
    """The last choice of the round."""
    mine = seat(hand, PLANT)
    return table(mine, seat("", PLANT), roles_taken="producer trader")


CASES: dict[str, list[tuple[Table, Table, str, str]]] = {
    "builds": [
        (building(HAND), building(MONUMENTS), "", "smithy"),
        (roles(hand=HAND), roles(hand="library hero"), "builder", "councillor"),
    ],
    "misses": [(building(HAND), building(MONUMENTS), "tower", "")],
    "fits": [
        (building("smithy sugar_mill coffee_roaster"), building(HAND), "smithy", ""),
        (
            building("well hero hero", f"{PLANT} {MAKERS}"),
            building(HAND + " well"),
            "well",
            "",
        ),
    ],
    "earns": [(roles(GOODS), roles(MAKERS), "trader", "councillor")],
    "makes": [(roles(MAKERS), roles(GOODS), "producer", "councillor")],
    "sells_now": [(selling("EABCD"), selling("AEBCD"), "silver_smelter", "")],
    "waits": [(selling("AEBCD"), selling("EABCD"), "", "silver_smelter")],
    "idle": [
        (roles(GOODS), roles(GOODS, GOODS), "trader", "councillor"),
        (roles(MAKERS, GOODS), roles(MAKERS, MAKERS), "producer", "councillor"),
    ],
    "stops": [(roles(hers=GOODS), roles(hers=MAKERS), "councillor", "trader")],
    "lets": [(roles(GOODS, GOODS), roles(GOODS), "trader", "prospector")],
    "denies": [(roles(GOODS, GOODS), roles(GOODS), "trader", "prospector")],
    "ends": [(building("well hero", LATE), building("well hero", SHORT), "well", "")],
    "lasts": [(trailing(LATE), trailing(SHORT), "", "well")],
    "spares": [(last(FULL), last(HAND), "builder", "prospector")],
    "ahead": [(roles(GOODS), roles(), "trader", "councillor")],
    "behind": [(roles(GOODS), roles(), "councillor", "trader")],
    "holds": [(roles(hers=GOODS), roles(), "councillor", "trader")],
    "helps": [(roles(hers=GOODS), roles(), "trader", "councillor")],
}


@pytest.mark.parametrize(
    ("id", "case"), [(id, case) for id, cases in CASES.items() for case in cases]
)
def test_a_sentence_goes_when_the_position_changes(
    id: str, case: tuple[Table, Table, str, str]
) -> None:
    bears, fails, one, other = case
    assert facts(bears, one, other, id), "the sentence is missing"
    assert facts(fails, one, other, id) == [], "the sentence stays"


def test_every_sentence_has_such_a_case() -> None:
    """`keeps` and `gives_up` have tests of their own."""
    assert {*CASES, "counts"} == SENTENCES - {"keeps", "gives_up"}


def test_the_points_of_a_great_building_are_those_of_its_city() -> None:
    for city, points in ((PLANT, 2), (f"{PLANT} {MAKERS}", 6)):
        (told,) = facts(building(RICH, city), "guild_hall", "", "counts")
        assert told == {"card": "guild_hall", "points": points}
    assert facts(building(HAND), "tower", "", "counts") == []


def test_the_cards_kept_are_those_in_hand() -> None:
    (told,) = facts(building(HAND), "", "smithy", "builds")
    assert told["kept"] == len(HAND.split())


@pytest.mark.parametrize(
    ("maker", "tiles", "when"),
    [
        ("silver_smelter", "EABCD", "best"),
        ("silver_smelter", "BACED", "not_next"),
        ("coffee_roaster", "BEACD", "only_next"),
    ],
)
def test_the_price_tiles_say_when_to_sell(maker: str, tiles: str, when: str) -> None:
    (told,) = facts(selling(tiles, maker), maker, "", "sells_now")
    assert told == {"when": when}


# ---------------------------------------------------------------- the choice


@pytest.mark.slow
def test_the_claims_chosen_hold_in_the_worlds_they_come_from() -> None:
    for cases in CASES.values():
        for at, _, one, other in cases:
            both = pair(at, one, other)
            for each in found((*FOR, *AGAINST), both):
                sides = (both.one, both.other)
                means = (mean(side.at(each.look), each.event) for side in sides)
                assert each.holds(*means), each.told


def test_the_best_answer_has_at_most_two_sentences_and_others_one() -> None:
    at = roles(GOODS, GOODS, HAND)
    question = at.game.question
    assert question
    search = SearchPlayer(Budget(8)).search(at.game.view(0), Random(1))
    answers = [question.pick(name) for name in ("trader", "builder", "councillor")]
    chosen = claims(question, play_on(search, answers, WORLDS))
    assert [len(each) for each in chosen] == [2, 1, 1]


@pytest.mark.parametrize(
    ("shows", "one", "other"),
    [
        ("more", 2, 1),
        ("less", 1, 2),
        ("some", 1, 1),
        ("none", 0, 1),
        ("oftener", 0.6, 0.2),
        ("seldomer", 0.2, 0.6),
    ],
)
def test_a_claim_fails_if_the_event_is_as_frequent(
    shows: Shows, one: float, other: float
) -> None:
    claim: Claim = NewClaim({"id": "", "args": {}}, 1, "role", lambda tally: 0, shows)
    assert claim.holds(one, other)
    assert not claim.holds(0.4, 0.4)
