"""Golden games: what they are is in the files, and a change shows as their diff.

`python scripts/playthroughs.py` rewrites them.
"""

import json

import pytest

from playthroughs import FOLDER, SEEDS, options, played
from sanjuan import Game
from sanjuan.transcript import transcript

NAMES = sorted(SEEDS)


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


def test_every_number_of_seats_and_both_starts_have_a_golden_game() -> None:
    sets = [options(name) for name in NAMES]
    first = {(s["seats"], s["choose_four"]) for s in sets if s["edition"] == "first"}
    assert first == {(seats, four) for seats in (2, 3, 4) for four in (False, True)}
    assert {(s["edition"], s["expansion"]) for s in sets} == {
        (edition, new) for edition in ("first", "second") for new in (False, True)
    }
