"""Every computer player sees a view, and answers its question."""

from collections.abc import Iterator
from copy import deepcopy
from itertools import product
from random import Random

import pytest

import sanjuan
from sanjuan import Game, Options, Player
from sanjuan.ai import LEVELS, levels
from sanjuan.ai.players import SearchPlayer

OPTIONS = [
    Options(seats, edition, expansion, choose_four)
    for seats, edition, expansion, choose_four in product(
        (2, 3, 4), ("first", "second"), (False, True), (False, True)
    )
]


def watched(options: Options, seed: int, level: str = "medium") -> Iterator[Game]:
    """A game of medium against that level in the last seat, before each answer."""
    game = Game(**options._asdict(), seed=seed)
    seats = ["medium"] * (options.seats - 1) + [level]
    players = [sanjuan.player(level) for level in seats]
    while game.question is not None:
        yield game
        seat = game.question.seat
        game.answer(players[seat].choose(game.view(seat), Random(seed)))
    yield game


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_players_play_whole_games_of_every_kind(options: Options) -> None:
    (*_, game) = watched(options, seed=7, level="random")
    assert game.over


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_a_player_changes_nothing_in_the_view(level: str) -> None:
    for number, game in enumerate(watched(Options(2, expansion=True), seed=3)):
        if not game.over and number % 4 == 0:
            assert game.question
            view = game.view(game.question.seat)
            before = deepcopy(view)
            sanjuan.player(level, 8).choose(view, Random(1))
            assert view == before


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_thinking_tells_how_far_it_is_and_ends_with_an_answer(level: str) -> None:
    game = Game(seed=1)
    thinking = sanjuan.player(level).start(game.view(0), Random(1))
    told = [0.0]
    while thinking.step():
        told.append(thinking.done)
    assert told[-1] < 1
    assert len({*told}) > 2 or level in ("random", "easy", "medium")
    game.answer(thinking.result)


def test_whoever_searches_little_has_few_playouts() -> None:
    few, usual = (levels.player("master", tries) for tries in (12, None))
    assert isinstance(few, SearchPlayer)
    assert isinstance(usual, SearchPlayer)
    assert few.budget.playouts == 12 < usual.budget.playouts


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(sanjuan.OptionError, match="genius"):
        sanjuan.player("genius")


@pytest.mark.parametrize("level", LEVELS)
def test_no_player_tries_less_than_once(level: str) -> None:
    with pytest.raises(sanjuan.OptionError, match="-3"):
        sanjuan.player(level, -3)


def test_a_player_says_how_it_thinks() -> None:
    with pytest.raises(NotImplementedError):
        Player().choose(Game(seed=1).view(0), Random(1))


def test_policies_do_not_wait_for_each_other_for_ever() -> None:
    game, medium = Game(2, seed=20), sanjuan.player("medium")
    while game.question is not None:
        view = game.view(game.question.seat)
        game.answer(medium.choose(view, Random(game.ply)))
    assert game.view(None)["round"] < 50
