"""The shell commands, the text of a table, and players."""

import json
import runpy
from pathlib import Path
from random import Random
from typing import Any

import pytest

import puerto_rico.__main__
from board_setup import board, court, seat
from island_play import play
from puerto_rico import Game, OptionError, SaveError, analyse, player
from puerto_rico.__main__ import main
from puerto_rico.transcript import prompt

Shown = pytest.CaptureFixture[str]


def write(folder: Path, value: object) -> str:
    file = folder / "file.json"
    file.write_text(json.dumps(value), encoding="utf-8")
    return str(file)


def test_replay_prints_a_game_of_puerto_rico(tmp_path: Path, capsys: Shown) -> None:
    game = play(Game(2, seed=7), 80)
    assert main(["replay", write(tmp_path, game.save())]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Puerto Rico, 2 seats, seed 7"
    assert lines[-1] == game.digest()


def test_code_prints_what_replay_takes(tmp_path: Path, capsys: Shown) -> None:
    file = write(tmp_path, play(Game(2, seed=7), 20).save())
    assert main(["code", file]) == 0
    deal, code = capsys.readouterr().out.split()
    assert deal.startswith("puerto_rico-1.seats-2.")
    assert main(["replay", code]) == main(["replay", file]) == 0
    of_code, of_file = capsys.readouterr().out.split("Puerto Rico, ")[1:]
    assert of_code == of_file


def test_position_prints_the_table_and_the_question(
    tmp_path: Path, capsys: Shown
) -> None:
    position = {"seats": [{"doubloons": 2}, {"city": ["office"]}], "round": 3}
    assert main(["position", write(tmp_path, position)]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert shown[:2] == [
        "Puerto Rico, 2 seats, seed 1",
        "round 3, governor 0, roles taken: -",
    ]
    assert "  2 doubloons, goods: -" in shown
    assert shown[-2:] == ["  5 captain", "  6 prospector"]


def test_bad_input_is_told_in_a_sentence(tmp_path: Path, capsys: Shown) -> None:
    with pytest.raises(SystemExit):
        main(["position", write(tmp_path, {"seats": [{}]})])
    assert capsys.readouterr().err.rstrip().endswith(".")
    with pytest.raises(SystemExit):
        main(["day", "2026-13-45"])


def test_the_package_of_puerto_rico_can_be_run(
    monkeypatch: pytest.MonkeyPatch, capsys: Shown
) -> None:
    monkeypatch.setattr("sys.argv", ["puerto_rico", "--help"])
    with pytest.raises(SystemExit):
        runpy.run_path(str(puerto_rico.__main__.__file__), run_name="__main__")
    assert "replay" in capsys.readouterr().out


# ---------------------------------------------------------------- lines of text


def test_a_table_is_printed_with_all_that_lies_on_it() -> None:
    def laid(state: Any) -> None:
        state.bounty[1], state.shop = 2, [0, 3]
        state.seats[0].deposit = 4
        state.cargo[0], state.loaded[0] = 1, 3

    owner = seat("corn# quarry", "bank* office", 2, 5, 1, 1, corn=2)
    lines = str(court(owner, seat(), change=laid).game).splitlines()
    assert "doubloons on roles: mayor 2" in lines
    assert "trading house corn tobacco, ships 4: indigo 3" in lines
    assert lines[-8:-5] == [
        "  2 doubloons, 4 in the bank, goods: corn 2, 2 in San Juan",
        "  island: corn* quarry",
        "  city: bank* office",
    ]
    assert "  nobles: corn 1, san_juan 1" in lines
    assert lines[-2:] == ["  island: -", "  city: -"]


def test_a_prompt_has_prices_and_incomes() -> None:
    at = board(seat("quarry*", "", 1, corn=1), seat()).role("builder")
    lines = [*prompt(at.game)]
    assert lines[0] == "Seat 0 is asked: build, 0 to 1 of these:"
    assert lines[1].startswith("  0 small_indigo_plant, price 0 (cost 1, privilege -1,")
    assert lines[-1] == "  or none"
    at.leave().role("trader")
    assert [*prompt(at.game)][1:] == ["  0 corn, pays 0", "  or none"]
    assert [*prompt(play(Game(2, seed=1)))] == ["The game is over."]


# ---------------------------------------------------------------- players


@pytest.mark.parametrize("level", ["random", "search"])
def test_a_player_answers_legally_from_its_view(level: str) -> None:
    game, bot = Game(2, seed=3), player(level, 1)
    game.answer(bot.choose(game.view(0), Random(1)))
    assert game.ply == 1


@pytest.mark.parametrize(("level", "tries"), [("best", None), (3, None), ("search", 0)])
def test_a_level_that_is_none_is_refused(level: Any, tries: int | None) -> None:
    with pytest.raises(OptionError):
        player(level, tries)


def test_a_look_back_tells_the_loss_of_each_decision() -> None:
    game = play(Game(2, seed=3), 2)
    found = next(iter(analyse(game.save(), iterations=1)))
    assert (found.stage, 0 <= found.loss <= 1) == ("role", True)


def test_a_look_back_on_no_save_is_refused() -> None:
    with pytest.raises(SaveError):
        analyse({})
    with pytest.raises(SaveError):
        puerto_rico.Analysis({})  # type: ignore[arg-type]


def test_a_save_of_san_juan_is_refused_by_its_name() -> None:
    with pytest.raises(SaveError, match="a save of another game: sanjuan"):
        Game.load({"format": "sanjuan-game"})
