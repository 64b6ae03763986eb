"""Roles, rounds, the prospector, and the end of the game."""

import pytest

from board_setup import Board, Fills, board, seat
from puerto_rico import Game
from puerto_rico.rules.phases.rounds import LAST_ROUND
from puerto_rico.rules.scoring import winners
from puerto_rico.rules.state import State


@pytest.mark.rule("P1")
def test_a_role_can_be_taken_once_a_round() -> None:
    at = board(seat(), seat(), seat()).role("captain")
    assert at.asked == ("role", 1)
    assert "captain" not in at.offered


@pytest.mark.rule("P1", "P3")
def test_each_seat_takes_a_role_in_a_round() -> None:
    at = board(seat(), seat(), seat(), governor=2)
    order = []
    for role in ("captain", "trader", "craftsman"):
        order.append(at.asked[1])
        at.role(role).rest()
    assert order == [2, 0, 1]
    assert (at.state.round, at.asked) == (2, ("role", 0))


@pytest.mark.rule("P3")
def test_two_seats_take_three_roles_each_in_turn() -> None:
    at = board(seat(), seat())
    order = []
    for role in ("captain", "trader", "craftsman", "builder", "prospector", "settler"):
        order.append(at.asked[1])
        at.role(role).rest()
    assert order == [0, 1, 0, 1, 0, 1]
    assert at.asked == ("role", 1)
    assert [role["doubloons"] for role in at.game.view(None)["roles"]] == [
        *(0, 1, 0, 0, 0, 0, 0)
    ]


@pytest.mark.rule("P4")
def test_an_untaken_role_gets_a_doubloon_after_the_round() -> None:
    at = board(seat(), seat(), seat())
    for _ in range(2):
        for role in ("captain", "trader", "craftsman"):
            at.role(role).rest()
    doubloons = {one["id"]: one["doubloons"] for one in at.game.view(None)["roles"]}
    assert doubloons == {
        "settler": 2,
        "mayor": 2,
        "builder": 2,
        "craftsman": 0,
        "trader": 0,
        "captain": 0,
    }


@pytest.mark.rule("P4")
def test_the_taker_of_a_role_gets_its_doubloons() -> None:
    def laid(state: State) -> None:
        state.bounty[5] = 3

    at = board(seat(), seat(), change=laid).role("captain")
    assert (at.at(0).doubloons, at.state.bounty[5]) == (3, 0)
    assert at.told("role_taken")[0]["doubloons"] == 3


@pytest.mark.rule("P4")
def test_the_governor_passes_to_the_next_seat() -> None:
    at = board(seat(), seat(), seat())
    for role in ("captain", "trader", "craftsman"):
        at.role(role).rest()
    assert at.game.view(None)["governor"] == 1


@pytest.mark.rule("P53")
def test_the_prospector_gives_the_taker_a_doubloon() -> None:
    at = board(seat(), seat(), seat(), seat()).role("prospector")
    assert [at.at(n).doubloons for n in range(4)] == [1, 0, 0, 0]


@pytest.mark.rule("P53")
def test_five_seats_may_take_both_prospectors() -> None:
    at = board(*[seat()] * 5).role("prospector").pick("second_prospector")
    assert [at.at(n).doubloons for n in range(5)] == [1, 1, 0, 0, 0]


@pytest.mark.rule("P12")
def test_the_round_in_which_the_end_is_due_is_played_out() -> None:
    def due(state: State) -> None:
        state.ending = "city"

    at = board(seat(), seat(), seat(), change=due)
    for role in ("captain", "trader", "craftsman"):
        assert not at.game.over
        at.role(role).rest()
    assert at.game.over
    assert at.told("game_over") == [{"winners": [0, 1, 2]}]


@pytest.mark.rule("P16")
def test_a_table_set_up_in_the_last_round_ends_with_it() -> None:
    def late(state: State) -> None:
        state.round = LAST_ROUND

    at = board(seat(), seat(), seat(), change=late)
    for role in ("captain", "trader", "craftsman"):
        at.role(role).rest()
    assert at.game.over


def test_only_the_first_cause_of_the_end_is_told() -> None:
    def due(state: State) -> None:
        state.end("city")
        state.end("points")

    at = board(seat(), seat(), change=due)
    assert at.state.ending == "city"


@pytest.mark.rule("P15")
def test_most_points_win() -> None:
    at = ended(seat(points=3), seat("", "office"))
    assert (at.game.winners(), at.game.ranking()) == ([0], [0, 1])


@pytest.mark.rule("P15")
def test_doubloons_and_goods_decide_a_tie() -> None:
    at = ended(seat(points=3, doubloons=2), seat(points=3, doubloons=1, coffee=1))
    assert at.game.winners() == [0, 1]
    at = ended(seat(points=3, doubloons=2), seat(points=3, doubloons=2, coffee=1))
    assert at.game.winners() == [1]


def ended(*seats: Fills) -> Board:
    at = board(*seats)
    at.state.over, at.state.question = True, None
    return at


def test_nobody_wins_before_the_end() -> None:
    game = Game(seed=1)
    assert (game.over, game.winners(), winners(game._state)) == (False, [], [])
    assert game._state.over is False


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.rule("P16")
def test_a_game_in_which_nobody_does_anything_ends_too(seats: int) -> None:
    game = Game(seats, seed=1)
    while question := game.question:
        roles = [one for one in question.options if question.name == "role"]
        roles.sort(key=lambda role: role == 1)  # no mayor, as long as there are others
        game.answer(roles[:1] or question.options[: question.low])
    assert game.round == LAST_ROUND
    causes = [
        one["args"]["cause"] for one in game.events(None) if one["id"] == "last_round"
    ]
    assert causes == ["rounds"]
