"""Positions of Puerto Rico."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given

from island_play import check, games, keen, play, seeds
from puerto_rico import Game, TabletopError

GREAT = ("fortress", "guild_hall", "residence", "customs_house", "city_hall")
TWO: dict[str, Any] = {"seats": [{}, {}]}


def at(**more: Any) -> Game:
    return Game.from_position({**TWO, **more})


def first(**seat: Any) -> Game:
    return at(seats=[seat, {}])


@pytest.mark.slow
@given(games(), seeds)
def test_a_position_continues_as_the_game_it_was_taken_from(
    game: Game, seed: int
) -> None:
    rng = Random(seed)
    while game.question and game.question.name != "role":
        game.answer(keen(game.question, rng))
    if not game.question or game._state.question is None:
        return
    other = Game.from_position(json.loads(json.dumps(game.position())))
    for turn in range(40):
        assert other.position() == game.position()
        if game.question is None:
            break
        answer = keen(game.question, Random(turn))
        game.answer(answer)
        other.answer(answer)


def test_a_position_of_seats_alone_has_all_other_pieces_in_their_supplies() -> None:
    game = at()
    check(game._state)
    view = game.view(None)
    assert (view["pool"], view["supply"], view["ship"]) == (65, 40, 2)
    assert (view["goods"], view["deck"], view["quarries"]) == ([8, 9, 9, 7, 7], 35, 5)


def test_a_position_puts_pieces_in_their_places() -> None:
    game = first(
        doubloons=3,
        points=4,
        goods={"corn": 2},
        san_juan=1,
        island=["quarry", {"id": "corn", "occupied": True}],
        city=["office", {"id": "indigo_plant", "colonists": 2}],
    )
    check(game._state)
    assert game.view(0)["seats"][0] == {
        "doubloons": 3,
        "deposit": 0,
        "points": 4,
        "goods": [2, 0, 0, 0, 0],
        "san_juan": 1,
        "nobles": {},
        "island": [
            {"id": "quarry", "occupied": False},
            {"id": "corn", "occupied": True},
        ],
        "city": [
            {"id": "office", "colonists": 0, "circles": 1},
            {"id": "indigo_plant", "colonists": 2, "circles": 3},
        ],
    }


def test_a_position_has_ships_a_trading_house_tiles_and_a_round() -> None:
    game = at(
        ships=[{"hold": 6, "good": "corn", "count": 2}],
        shop=["corn", "sugar"],
        row=["corn"],
        deck=["coffee", "sugar"],
        round=5,
        governor=1,
        roles_taken=["captain"],
        bounty={"mayor": 2},
        ending="city",
        supply=3,
        pool=7,
        buildings={"office": 1},
        quarries=2,
        shuffles=1,
    )
    view = game.view(None)
    assert view["ships"][1] == {"hold": 6, "good": "corn", "count": 2}
    assert (view["shop"], view["row"], view["deck"]) == (["corn", "sugar"], ["corn"], 2)
    assert (view["round"], view["governor"], view["chooser"]) == (5, 1, 0)
    assert view["aside"] == [6, 9, 7, 6, 4]
    assert (view["supply"], view["pool"], view["buildings"]) == (3, 7, {"office": 1})


def test_a_position_may_have_a_library_that_has_worked_in_this_round() -> None:
    game = at(spent=["library"], options={"library_once": True})
    assert game.view(None)["known"]["spent"] == ["library"]
    assert game.position()["spent"] == ["library"]


def test_a_game_of_a_position_can_be_saved() -> None:
    game = play(first(doubloons=9), 30)
    assert Game.load(json.dumps(game.save())).save() == game.save()


def test_a_position_may_have_nobles() -> None:
    noble = {
        "san_juan": 2,
        "city": [{"id": "office", "colonists": 1}],
        "nobles": {"office": 1, "san_juan": 1},
    }
    game = at(options={"sets": ["nobles"]}, seats=[noble, {}], buildings={})
    check(game._state)
    assert game.view(0)["seats"][0]["nobles"] == {"office": 1, "san_juan": 1}


def test_a_position_may_have_options() -> None:
    game = at(options={"sets": ["new_buildings"], "open_points": True}, seed=4)
    assert game.options.sets == ("new_buildings",)
    assert game.options.open_points


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seats", [{}]),
        ("seats", 3),
        ("options", {"seats": 3}),
        ("options", {"open_points": 3}),
        ("options", {"winters": 3}),
        ("seed", -1),
        ("round", 0),
        ("round", 101),
        ("governor", 2),
        ("shuffles", -1),
        ("roles_taken", ["cook"]),
        ("roles_taken", ["mayor", "mayor"]),
        (
            "roles_taken",
            ["mayor", "settler", "trader", "captain", "builder", "prospector"],
        ),
        ("bounty", {"cook": 1}),
        ("bounty", {"mayor": -1}),
        ("bounty", {"mayor": 1.0}),
        ("bounty", {"mayor": True}),
        ("bounty", 1),
        ("ending", "winter"),
        ("question", None),
        ("question", {"name": "build"}),
        ("question", {"seat": 1}),
        ("question", 3),
        ("shop", ["rum"]),
        ("shop", ["corn"] * 5),
        ("ships", [{"hold": 5, "good": "corn", "count": 1}]),
        ("ships", [{"hold": 6, "good": "corn", "count": 7}]),
        ("ships", [{"hold": 6, "good": "rum", "count": 1}]),
        ("ships", [{"hold": 6, "good": "corn", "count": 1}] * 2),
        ("row", ["quarry"]),
        ("deck", ["corn"] * 8),
        ("supply", 41),
        ("ship", 43),
        ("pool", 66),
        ("quarries", 6),
        ("buildings", {"barn": 1}),
        ("buildings", {"office": 3}),
        ("buildings", {"office": 1.0}),
        ("buildings", {"office": True}),
        ("winters", 1),
    ],
)
def test_a_position_that_cannot_stand_is_refused(key: str, value: Any) -> None:
    with pytest.raises(TabletopError):
        at(**{key: value})


@pytest.mark.parametrize(
    "seat",
    [
        {"doubloons": -1},
        {"points": "3"},
        {"san_juan": 43},
        {"goods": {"rum": 1}},
        {"goods": {"corn": 9}},
        {"goods": ["corn"]},
        {"island": ["rum"]},
        {"island": ["quarry"] * 6},
        {"island": ["indigo"] * 13},
        {"island": [3]},
        {"island": [{"id": "corn_forest", "occupied": True}]},
        {"city": ["barn"]},
        {"city": [{"id": 3}]},
        {"city": ["office", "office"]},
        {"city": [{"id": "office", "colonists": 2}]},
        {"city": [*GREAT, "office", "hacienda", "hospice"]},
        {"city": ["office"] * 13},
        {"hand": []},
        {"nobles": {"corn": 1}},
        {"nobles": {"barn": 1}},
    ],
)
def test_a_seat_that_cannot_be_is_refused(seat: dict[str, Any]) -> None:
    with pytest.raises(TabletopError):
        first(**seat)


def test_two_seats_cannot_have_more_copies_than_there_are() -> None:
    with pytest.raises(TabletopError):
        at(seats=[{"city": ["office"]}, {"city": ["office"]}])


def test_seats_cannot_have_more_colonists_than_there_are() -> None:
    with pytest.raises(TabletopError):
        at(seats=[{"san_juan": 42}, {"island": [{"id": "corn", "occupied": True}]}])


@pytest.mark.parametrize("position", [None, 3, "{", "[]", {}])
def test_a_thing_that_is_no_position_is_refused(position: Any) -> None:
    with pytest.raises(TabletopError):
        Game.from_position(position)
