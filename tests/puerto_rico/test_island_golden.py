"""Golden games of Puerto Rico: a change shows as a diff."""

from typing import get_args

import pytest

from proofs.islands import FOLDER, GAMES, counts, played, ways
from puerto_rico import Game
from puerto_rico.knowledge.events import EventArgs, EventName
from puerto_rico.rules.stages import NAMES
from puerto_rico.transcript import transcript


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_of_puerto_rico_is_played_as_it_was(name: str) -> None:
    golden = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert [*transcript(played(name)), ""] == golden.split("\n")


@pytest.mark.slow
def test_the_ways_that_a_game_can_go_are_as_many_as_they_were() -> None:
    golden = (FOLDER / "ways.txt").read_text(encoding="utf-8")
    assert [*counts()] == golden.splitlines()


def test_a_draft_can_go_as_many_ways_as_it_could() -> None:
    state = Game(**GAMES["4-draft"])._state
    assert [ways(state, depth) for depth in (1, 2)] == [31, 912]


def test_no_golden_file_of_puerto_rico_is_left_over() -> None:
    wanted = {"ways.txt", *(f"{name}.txt" for name in GAMES)}
    assert {path.name for path in FOLDER.iterdir()} == wanted


@pytest.mark.slow
def test_the_golden_games_ask_and_tell_all_that_is_declared() -> None:
    games = [played(name) for name in GAMES]
    asked = {now.asked().name for game in games for now, _ in game.replay()}
    events = [event for game in games for event in game.events(None)]
    assert asked == {*NAMES}
    assert {event["id"] for event in events} == {*get_args(EventName)}
    facts = {key for event in events for key in event["args"]}
    assert facts == {*EventArgs.__annotations__}
