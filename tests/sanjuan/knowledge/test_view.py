"""Views: their keys, the facts shown to each seat, and a player's memory."""

from typing import Any

import pytest

from random_play import NEW_STAGES, hand_of, play, played, until
from sanjuan import Game, OptionError, View
from sanjuan.rules.stages import NAMES

KEYS = (
    "seat options ply round governor chooser roles_taken tile tiles_known pile "
    "discard seats question known"
)


CHOICE = {"options", "low", "high", "source"}


def own(game: Game) -> View:
    """The view of the seat that is to decide."""
    return game.view(game.asked().seat)


def table_at(stage: str) -> Game:
    """A game at that stage, with all options that may lead to it."""
    return until(
        stage,
        expansion=stage in NEW_STAGES,
        choose_four=stage == "start_hand",
    )


def test_a_view_has_the_promised_keys_in_their_order() -> None:
    assert " ".join(Game(seed=1).view(0)) == KEYS


def test_a_view_says_whose_it_is() -> None:
    game = Game(seats=3, seed=1)
    assert [game.view(seat)["seat"] for seat in (0, 1, 2, None)] == [0, 1, 2, None]


@pytest.mark.parametrize("seat", [-1, 2, "0", [0]])
def test_there_is_no_view_from_a_seat_there_is_not(seat: Any) -> None:
    with pytest.raises(OptionError, match="no seat"):
        Game(seed=1).view(seat)
    with pytest.raises(OptionError, match="no seat"):
        Game(seed=1).events(seat)


def test_a_view_is_a_copy() -> None:
    game = played(30)
    shown = game.view(0)
    shown["seats"][0]["buildings"].clear()
    shown["known"]["stack"].clear()
    assert game.view(0) != shown


def test_a_hand_is_shown_to_its_owner_and_counted_for_the_others() -> None:
    game = Game(seats=3, seed=1)
    hands = [seat["hand"] for seat in game.view(1)["seats"]]
    assert (hands[0], hands[2]) == (4, 4)
    assert hands[1] == hand_of(game, 1)
    assert len(hand_of(game, 1)) == 4


def test_a_spectator_sees_no_hand() -> None:
    assert [seat["hand"] for seat in Game(seed=1).view(None)["seats"]] == [4, 4]


def test_a_building_shows_its_card_and_whether_it_holds_a_good() -> None:
    place = Game(seed=1).view(None)["seats"][1]["buildings"][0]
    assert place["id"] == "indigo_plant"
    assert place["good"] is False
    game = Game(seed=1)
    game.answer([1])
    assert game.view(None)["seats"][0]["buildings"][0]["good"] is True


def test_the_number_of_tucked_cards_is_shown_but_not_their_faces() -> None:
    seats = [{"tucked": ["well", "tower"], "stowed": ["crane"]}, {}]
    seen = Game.from_position({"seats": seats}).view(1)
    assert seen["seats"][0]["tucked"] == 3
    assert seen["known"]["tucked"] == []


def test_a_seat_knows_what_it_tucked_but_not_what_its_harbor_stowed() -> None:
    seats = [{"tucked": ["well"], "stowed": ["crane"]}, {}]
    known = Game.from_position({"seats": seats}).view(0)["known"]
    assert len(known["tucked"]) == 1
    assert known["stowed"] == [1, 0]


def test_a_covered_building_is_shown_with_its_place() -> None:
    seats = [{"hand": ["statue"], "buildings": ["crane", "coffee_roaster"]}, {}]
    game = Game.from_position({"seats": seats})
    game.answer([0])
    assert game.question is not None
    game.answer(game.question.options)
    covered = game.view(1)["seats"][0]["covered"][0]
    assert (covered["id"], covered["place"]) == ("coffee_roaster", 1)


def test_where_a_building_lies_covered_is_unknown_from_a_position() -> None:
    seats: list[dict[str, Any]] = [{"covered": ["well"]}, {}]
    shown = Game.from_position({"seats": seats}).view(1)["seats"][0]["covered"]
    assert [(place["id"], place["place"]) for place in shown] == [("well", None)]


@pytest.mark.parametrize("stage", NAMES[:12])
def test_what_can_be_chosen_is_shown_only_to_the_seat_asked(stage: str) -> None:
    game = until(stage, choose_four=stage == "start_hand")
    asked = own(game)["question"]
    assert asked is not None
    assert set(asked) >= CHOICE
    public = {key: fact for key, fact in asked.items() if key not in CHOICE}
    for viewer in (1 - asked["seat"], None):
        assert game.view(viewer)["question"] == public


@pytest.mark.parametrize(
    ("stage", "form", "effect", "priced", "secret"),
    [
        ("start_hand", "cards", "keep", False, True),
        ("role", "one", "use", False, False),
        ("library", "consent", "use", False, False),
        ("build", "cards", "build", True, True),
        ("cover", "cards", "use", True, True),
        ("market", "cards", "use", True, True),
        ("pay", "cards", "give_up", True, True),
        ("produce", "cards", "use", False, False),
        ("sell", "cards", "use", True, False),
        ("keep", "cards", "keep", False, True),
        ("discard", "cards", "give_up", False, True),
        ("mine", "cards", "keep", False, False),
        ("office", "cards", "give_up", False, True),
        ("chapel", "cards", "give_up", False, True),
        ("bank", "cards", "give_up", False, True),
    ],
)
def test_a_question_says_what_it_is_like(
    stage: str, form: str, effect: str, priced: bool, secret: bool
) -> None:
    question = table_at(stage).view(None)["question"]
    assert question is not None
    likeness = question["form"], question["effect"]
    assert likeness == (form, effect)
    assert (question["priced"], question["secret"]) == (priced, secret)


def test_after_the_end_nothing_is_asked() -> None:
    seen = play(Game(seed=1)).view(0)
    assert seen["question"] is None
    assert seen["known"]["over"]


def test_the_tile_is_shown_while_it_is_up() -> None:
    game = until("sell")
    assert game.view(None)["tile"] == game.position()["tiles"][0]
    assert game.view(None)["tiles_known"][0] == game.view(None)["tile"]


def test_after_four_trader_phases_all_prices_to_come_are_known() -> None:
    game = Game(seats=4, seed=3)
    seen = 0
    while seen < 4:
        asked = game.question
        assert asked is not None
        if asked.name == "role":
            assert game.view(0)["tiles_known"].count(None) == 5 - seen
            seen += "trader" in asked.kinds()
            game.answer(
                asked.pick("trader" if 2 in asked.options else asked.kinds()[0])
            )
        else:
            game.answer(asked.options[: asked.low])
    assert None not in game.view(None)["tiles_known"]


def test_a_seat_remembers_what_it_discarded_itself() -> None:
    game = until("keep")
    assert game.question is not None
    seat, drawn = game.question.seat, own(game)["known"]["drawn"]
    assert not isinstance(drawn, int)
    kept = game.question.options[: game.question.low]
    game.answer(kept)
    thrown = set(drawn) - set(kept)
    assert thrown <= set(game.view(seat)["known"]["discard"])
    assert not thrown & set(game.view(1 - seat)["known"]["discard"])
    assert not thrown & set(game.view(None)["known"]["discard"])


def test_drawn_cards_are_shown_to_the_seat_that_keeps_some_of_them() -> None:
    game = until("keep")
    assert game.question is not None
    assert own(game)["known"]["drawn"] == list(game.question.options)
    assert game.view(None)["known"]["drawn"] == len(game.question.options)


def test_gold_mine_cards_are_revealed_to_all_and_remembered() -> None:
    game = until("mine")
    assert game.question is not None
    options = list(game.question.options)
    assert game.view(None)["known"]["drawn"] == options
    game.answer(options[:1])
    for viewer in (None, 0, 1):
        assert set(options[1:]) <= set(game.view(viewer)["known"]["discard"])


def test_goods_paid_or_sold_are_seen_by_nobody() -> None:
    game = until("sell")
    before = len(game.view(0)["known"]["discard"])
    assert game.question is not None
    game.answer(game.question.options[:1])
    assert game.view(None)["discard"] > 0
    assert len(game.view(0)["known"]["discard"]) <= before


def test_before_anything_is_built_nothing_is_in_work() -> None:
    known = Game(seed=1).view(0)["known"]
    assert (known["card"], known["cover"], known["paid"]) == (None, None, 0)
    assert (known["role"], known["privilege"]) == (None, 1)
    assert known["sold"] is until("sell").view(0)["known"]["sold"] is False


def test_the_card_being_built_is_known_to_the_builder_alone() -> None:
    game = until("pay")
    assert game.question is not None
    seat = game.question.seat
    assert game.view(seat)["known"]["card"] == game.question.source
    assert game.view(1 - seat)["known"]["card"] is None


def test_a_building_that_does_not_work_yet_is_known() -> None:
    hand = ["smithy", "well", "tower"]
    seats = [{"hand": hand}, {"hand": ["indigo_plant", "crane"]}]
    game = Game.from_position({"seats": seats})
    game.answer([0])
    assert game.question is not None
    game.answer(game.question.pick("smithy"))
    smithy = game.view(1)["seats"][0]["buildings"][0]["card"]
    assert game.view(1)["known"]["resting"] == [[smithy], []]
