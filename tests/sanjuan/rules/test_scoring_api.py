"""Scores of the API: the parts, the total, ties. Other tests test the rules."""

import pytest

from random_play import hand_of, play
from sanjuan import Game, OptionError, Options
from sanjuan.records.digest import facts
from sanjuan.rules.buildings import CLASSES, KIND, Building
from sanjuan.rules.phases.start import dealt, fresh
from sanjuan.rules.scoring import PARTS, winners
from table_setup import seat, table
from tabletop.record.saves import digest

NAMES = (
    "buildings tucked guild_hall city_hall triumphal_arch residence cathedral palace"
)


def test_a_score_always_has_all_parts_in_the_order_they_are_counted() -> None:
    assert " ".join(PARTS) == NAMES
    for score in Game(seats=4, seed=1).scores():
        assert " ".join(score.parts) == NAMES


@pytest.mark.parametrize("seed", range(6))
def test_the_parts_add_up_to_the_total(seed: int) -> None:
    game = play(Game(3, "second", expansion=True, seed=seed))
    for score in game.scores():
        assert score.total == sum(score.parts.values())


def test_scores_can_be_asked_before_the_end() -> None:
    at = table(seat(city="indigo_plant statue", tucked=2), seat(city="hero"))
    assert [score.total for score in at.game.scores()] == [1 + 3 + 2, 5]


def test_nobody_has_won_before_the_end() -> None:
    state = dealt(Options(), 7)
    assert winners(state) == []
    state.over = True
    assert winners(state) == [0, 1]


def test_a_state_that_was_dealt_is_the_one_a_game_begins_with() -> None:
    options = Options(3, "second", expansion=True, choose_four=True)
    state, game = dealt(options, 7), Game(*options, seed=7)
    assert digest(facts(state)) == game.digest()


def test_nothing_built_is_nothing_scored() -> None:
    assert [score.total for score in table(seat(), seat()).game.scores()] == [0, 0]


def test_leftovers_are_hand_cards_and_goods() -> None:
    laden = seat("well tower", "indigo_plant+ sugar_mill+ coffee_roaster")
    assert table(laden, seat("smithy")).game.leftovers() == [4, 1]


def test_seats_are_ranked_by_points_then_leftovers_then_place() -> None:
    poor, rich = seat(city="smithy"), seat("well", city="smithy")
    at = table(poor, rich, poor, seat(city="statue"))
    assert at.game.ranking() == [3, 1, 0, 2]


@pytest.mark.parametrize("building", [b for b in CLASSES if not b.scores])
def test_a_building_that_does_not_score_by_its_effect_has_only_its_print(
    building: type[Building],
) -> None:
    state = fresh(Options(), seed=1)
    assert building.points(state, 0, 40) == 0


# ---------------------------------------------------------------- explain


def test_a_price_is_explained_by_its_parts() -> None:
    at = table(seat("library well", "quarry"))
    quote = at.game.explain(0, "library")
    assert [(part["id"], part["args"]["amount"]) for part in quote["parts"]] == [
        ("cost", 5),
        ("quarry", -1),
    ]
    assert quote["price"] == 4


def test_as_builder_the_privilege_is_a_part() -> None:
    at = table(seat("library well tower smithy chapel", "quarry")).role("builder")
    ids = [part["id"] for part in at.game.explain(0, "library")["parts"]]
    assert ids == ["cost", "builder", "quarry"]


def test_what_the_crane_deducts_is_a_part_with_its_card() -> None:
    at = table(seat("palace", "crane chapel"))
    chapel = at.game.view(0)["seats"][0]["buildings"][1]["card"]
    quote = at.game.explain(0, "palace", cover=chapel)
    assert quote["parts"][-1] == {"id": "crane", "args": {"amount": -3, "card": chapel}}
    assert quote["price"] == 3


def test_goods_that_pay_are_a_part() -> None:
    quote = table(seat("palace", "black_market")).game.explain(0, "palace", goods=2)
    assert quote["parts"][-1] == {"id": "goods", "args": {"amount": -2}}
    assert quote["price"] == 4


@pytest.mark.parametrize(
    ("hand", "card", "reason"),
    [
        ("palace well", "palace", "too_dear"),
        ("tower well smithy chapel", "tower", "already_built"),
        ("smithy well", "smithy", None),
    ],
)
def test_a_reason_says_why_a_card_cannot_be_built(
    hand: str, card: str, reason: str | None
) -> None:
    at = table(seat(hand, "tower")).role("builder")
    found = at.game.explain(0, card)["reason"]
    assert (found and found["id"]) == reason


def test_what_is_too_dear_says_price_and_funds() -> None:
    at = table(seat("palace well smithy", "tower")).role("builder")
    reason = at.game.explain(0, "palace")["reason"]
    assert reason == {"id": "too_dear", "args": {"price": 5, "funds": 2}}


def test_out_of_the_builder_phase_nothing_can_be_built() -> None:
    reason = table(seat("smithy well")).game.explain(0, "smithy")["reason"]
    assert reason == {"id": "not_building", "args": {}}


@pytest.mark.parametrize("seed", range(4))
def test_what_is_offered_to_build_is_what_has_no_reason_against_it(seed: int) -> None:
    game = Game(seats=3, seed=seed)
    while question := game.question:
        if question.name == "build":
            hand = hand_of(game, question.seat)
            free = [c for c in hand if not game.explain(question.seat, c)["reason"]]
            assert free == list(question.options)
        play(game, 1, seed + game.ply)


def test_a_card_the_seat_does_not_hold_cannot_be_built() -> None:
    at = table(seat("well tower", "smithy")).role("builder")
    for building in ("statue", "cathedral"):
        reason = at.game.explain(0, building)["reason"]
        assert reason and reason["id"] == "not_held"


@pytest.mark.parametrize("card", ["wel", -1, len(KIND), 1.0, True, None, ""])
def test_a_card_there_is_not_is_refused(card: object) -> None:
    with pytest.raises(OptionError) as error:
        Game(seed=1).explain(0, card)  # type: ignore[arg-type]
    assert error.value.as_json() == {"id": "no_such_card", "args": {"card": card}}


@pytest.mark.parametrize("seat", [-1, 2, None, "0"])
def test_a_seat_there_is_not_is_refused(seat: object) -> None:
    with pytest.raises(OptionError) as error:
        Game(seed=1).explain(seat, "well")  # type: ignore[arg-type]
    assert error.value.id == "no_such_seat"


@pytest.mark.parametrize("cover", [77, -1, "well"])
def test_a_cover_that_does_not_stand_there_is_refused(cover: object) -> None:
    with pytest.raises(OptionError) as error:
        Game(seed=1).explain(0, "well", cover=cover)  # type: ignore[arg-type]
    assert error.value.id == "no_such_card"
