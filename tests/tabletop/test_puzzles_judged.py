"""Puzzles by messages: shown, judged and explained; the table stays as it is."""

from typing import Any

import pytest

from browser import bridge
from messages import NEW, Reply, answer, send, table, thoughts, why
from sanjuan import Game
from sanjuan.game_type import SAN_JUAN
from tabletop.table.codes import game_code
from tabletop.table.seating import SeatInfo
from tabletop.table.table import Table

ROLE = Game(seats=3, seed=1)
"""A role is to be chosen."""
LOSSES = [12, 0, 30, 7, 7]
"""The losses of builder, producer, trader, councillor and prospector."""


@pytest.fixture(autouse=True)
def no_table_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bridge.BRIDGE, "table", None)
    monkeypatch.setattr(bridge.BRIDGE, "_deferred", None)


def code(game: Game, person: int = 0) -> str:
    levels = [None if seat == person else "hard" for seat in range(game.seats)]
    seating = [SeatInfo("", level) for level in levels]
    return game_code(Table(SAN_JUAN, game, seating))


def shown(code: str) -> Reply:
    return table({"id": 5, "type": "puzzle", "code": code})


def judge(answer: list[int], losses: object = LOSSES) -> Reply:
    puzzle = {"code": code(ROLE), "losses": losses, "answer": answer}
    return {"id": 6, "type": "judge", **puzzle}


def seen(told: Reply) -> dict[str, Any]:
    """All facts of a table except its save."""
    return {key: told[key] for key in told if key != "save"}


def test_it_shows_what_the_seat_asked_knows() -> None:
    told, view = shown(code(ROLE)), ROLE.view(0)
    assert told["viewer"] == 0
    assert {**told["view"], "ply": 0} == {**view, "ply": 0}


def test_all_else_is_dealt_anew_each_time() -> None:
    first, second = shown(code(ROLE)), shown(code(ROLE))
    assert seen(first) == seen(second)
    worlds = [SAN_JUAN.game.load(one["save"]["game"]) for one in (first, second)]
    hands = [world.position()["seats"][1]["hand"] for world in (*worlds, ROLE)]
    assert len({tuple(hand) for hand in hands}) == 3


def test_an_answer_is_told_its_place_among_all() -> None:
    verdict = send(judge([4]))
    assert [one["loss"] for one in verdict["answers"]] == sorted(LOSSES)
    assert verdict["given"] == 2
    names = [one["names"] for one in verdict["answers"]]
    assert names[0] == ["producer"]
    assert names[2] == ["prospector"]


@pytest.mark.parametrize(("answer", "place"), [([2], 4), ([1], 1)])
def test_the_best_is_explained_and_the_given_or_the_next(
    answer: list[int], place: int
) -> None:
    assert send(judge(answer))["done"] == 0
    *_, verdict = thoughts()
    assert verdict["done"] == 1
    told = [bool(one["reasons"]) for one in verdict["answers"]]
    assert told == [n in (0, place) for n in range(5)]
    assert list(thoughts()) == []


def test_another_puzzle_ends_what_is_still_thought_of() -> None:
    send(judge([2]))
    shown(code(ROLE))
    assert list(thoughts()) == []


def test_copies_of_a_card_are_the_same_answer() -> None:
    game = Game(seed=3, choose_four=True)
    asked = game.asked()
    puzzle = {"code": code(game), "losses": [0] * len(list(asked))}
    places = [
        send({"type": "judge", **puzzle, "answer": list(answer)})["given"]
        for answer in asked
    ]
    assert places == list(range(len(places)))


def test_what_is_open_stays_open() -> None:
    before = table(NEW)
    shown(code(ROLE))
    send(judge([1]))
    assert bridge.BRIDGE.table
    assert bridge.BRIDGE.table.facts()["view"] == before["view"]


@pytest.mark.parametrize("losses", [None, [], [0], [0, 1], [0] * 6, ["0"] * 5])
def test_losses_that_do_not_fit_are_refused(losses: object) -> None:
    assert why(judge([1], losses)) == "bad_message"


def test_an_answer_that_cannot_be_given_is_refused() -> None:
    assert why(judge([7])) == "not_offered"
    assert why({**judge([1]), "answer": None}) == "bad_message"


def test_a_code_that_asks_no_person_is_no_puzzle() -> None:
    asks_another = {"type": "puzzle", "code": code(ROLE, person=1)}
    assert why(asks_another) == "not_a_person"
    assert why({"type": "puzzle", "code": code(ROLE)[:-1]}) == "damaged_code"


# ---------------------------------------------------------------- own decisions


def searched(taken: list[int]) -> Reply:
    send({"type": "judge", "code": code(ROLE), "answer": taken})
    *_, verdict = thoughts()
    return verdict


@pytest.mark.slow
def test_without_losses_a_search_finds_them_alike_each_time() -> None:
    begun = send({"type": "judge", "code": code(ROLE), "answer": [4]})
    assert begun["answers"] == []
    first, second = searched([4]), searched([4])
    assert first == second
    best, given = first["answers"][0], first["answers"][first["given"]]
    assert best["loss"] == 0
    assert given["names"] == ["prospector"]
    assert all(one["reasons"] for one in first["answers"])


def test_one_plays_on_from_a_puzzle_as_in_a_variation() -> None:
    before = shown(code(ROLE))
    played = table({"type": "play_puzzle", "code": code(ROLE)})
    assert {**played["view"], "ply": 0} == {**before["view"], "ply": 0}
    assert played["save"]["branched"]["ply"] == ROLE.ply
    assert not played["serious"]
    after = send(
        {"type": "answer", "ply": played["view"]["ply"], "seat": 0, "answer": [1]}
    )
    assert after["type"] == "view"


def test_a_moment_of_a_game_is_told_as_a_code() -> None:
    before = table(NEW)
    send(answer(before))
    told = send({"type": "codes", "plies": [0]})
    assert shown(told["moments"][0])["view"] == before["view"]
    assert why({"type": "codes", "plies": [10_000]}) == "no_such_moment"
    assert why({"type": "codes", "plies": [0] * 21}) == "bad_message"
