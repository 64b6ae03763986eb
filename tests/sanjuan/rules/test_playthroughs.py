"""Golden games: each file says which game it is, and a change shows as a diff.

`python -m proofs.playthroughs` rewrites them.
"""

import json
from itertools import product

import pytest

from event_facts import KNOWN
from proofs.playthroughs import FOLDER, SEEDS, options, played
from sanjuan import Game
from sanjuan.rules import stages
from sanjuan.transcript import transcript

NAMES = sorted(SEEDS)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_is_played_as_it_was(name: str) -> None:
    golden = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert [*transcript(played(name)), ""] == golden.split("\n")


@pytest.mark.parametrize("name", NAMES)
def test_same_seed_and_answers_give_the_recorded_digest(name: str) -> None:
    save = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    game = Game(**options(name))
    for answer in save["answers"]:
        game.answer(answer)
    assert game.digest() == save["digest"]
    assert game.over


def test_no_golden_file_is_left_over() -> None:
    wanted = {f"{name}.{end}" for name in NAMES for end in ("txt", "json")}
    assert {path.name for path in FOLDER.iterdir()} == wanted


def test_every_option_set_has_a_golden_game_for_each_number_of_seats() -> None:
    played = [tuple(options(name).values())[:-1] for name in NAMES]
    switches = (False, True)
    assert sorted(played) == sorted(
        product((2, 3, 4), ("first", "second"), switches, switches)
    )


@pytest.mark.slow
def test_the_golden_games_ask_and_tell_everything_there_is() -> None:
    games = [played(name) for name in NAMES]
    questions = [now.question for game in games for now, _ in game.replay()]
    assert {question.name for question in questions if question} == set(stages.NAMES)
    told = {event["id"] for game in games for event in game.events(None)}
    assert told == set(KNOWN)
