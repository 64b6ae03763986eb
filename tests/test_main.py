"""The two commands at a shell, and the sentences for files they cannot use."""

import json
import runpy
from pathlib import Path

import pytest

import sanjuan.__main__
from random_play import play, played
from sanjuan import Game
from sanjuan.__main__ import main
from sanjuan.table import PERSON, Sitter, Table

Shown = pytest.CaptureFixture[str]


def write(folder: Path, value: object) -> str:
    file = folder / "file.json"
    file.write_text(json.dumps(value), encoding="utf-8")
    return str(file)


def test_replay_prints_a_game_from_its_options_to_its_scores(
    tmp_path: Path, capsys: Shown
) -> None:
    game = play(Game(seats=3, seed=7))
    assert main(["replay", write(tmp_path, game.save())]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "San Juan, first edition, 3 seats, seed 7"
    assert lines[1] == "     0 round_started, round 1"
    assert lines[-1] == game.digest()
    assert sum("wins" in line for line in lines) == len(game.winners())


def test_replay_prints_every_answer(tmp_path: Path, capsys: Shown) -> None:
    main(["replay", write(tmp_path, played(60).save())])
    lines = capsys.readouterr().out.splitlines()
    assert sum(line[:4].strip().isdigit() for line in lines) == 60


def test_replay_reads_the_save_of_a_table(tmp_path: Path, capsys: Shown) -> None:
    sitters = [Sitter("Marisol", PERSON)] * 2
    assert main(["replay", write(tmp_path, Table(played(9), sitters).save())]) == 0
    assert "role: " in capsys.readouterr().out


def test_replay_reads_a_game_from_a_position(tmp_path: Path, capsys: Shown) -> None:
    game = Game.from_position(
        {"edition": "second", "expansion": True, "seats": [{}, {}]}
    )
    assert main(["replay", write(tmp_path, play(game, 5).save())]) == 0
    assert "second edition, New Buildings, 2 seats" in capsys.readouterr().out


def test_position_says_what_is_asked_and_what_is_legal(
    tmp_path: Path, capsys: Shown
) -> None:
    position = {"governor": 1, "roles_taken": ["trader"], "seats": [{"tucked": 3}, {}]}
    assert main(["position", write(tmp_path, position)]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == [
        "seat 0: 3 points (tucked 3)",
        "seat 1: 0 points (none)",
        "Seat 0 is asked: role, 1 of these:",
        *("  0 builder", "  1 producer", "  3 councillor", "  4 prospector"),
    ]


@pytest.mark.parametrize(
    ("command", "text", "sentence"),
    [
        ("replay", "", "This is not a save of San Juan."),
        ("replay", "{", "This is not a save of San Juan."),
        ("replay", "[" * 9999, "This is not a save of San Juan."),
        ("replay", '{"format": "sanjuan-game", "version": 9}', "up to 1."),
        ("position", "]", "This is not a position."),
        ("position", "{}", "not 0."),
        ("position", '{"seats": [{}, {}], "pil": []}', "nothing of pil."),
    ],
)
def test_a_file_that_cannot_be_used_is_explained_with_exit_code_2(
    tmp_path: Path, capsys: Shown, command: str, text: str, sentence: str
) -> None:
    file = tmp_path / "file.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(SystemExit) as ended:
        main([command, str(file)])
    assert ended.value.code == 2
    assert capsys.readouterr().err.endswith(f"{sentence}\n")


def test_a_file_that_is_no_text_is_explained(tmp_path: Path, capsys: Shown) -> None:
    file = tmp_path / "file.json"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SystemExit):
        main(["replay", str(file)])
    assert "not a save" in capsys.readouterr().err


def test_a_file_that_is_not_there_is_explained(tmp_path: Path, capsys: Shown) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["position", str(tmp_path / "none.json")])
    assert ended.value.code == 2
    assert "No such file" in capsys.readouterr().err


def test_without_a_command_the_usage_is_shown(capsys: Shown) -> None:
    with pytest.raises(SystemExit) as ended:
        main([])
    assert ended.value.code == 2
    assert "usage" in capsys.readouterr().err


def test_the_package_can_be_run(monkeypatch: pytest.MonkeyPatch, capsys: Shown) -> None:
    monkeypatch.setattr("sys.argv", ["sanjuan", "--help"])
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(sanjuan.__main__.__file__), run_name="__main__")
    assert ended.value.code == 0
    assert "replay" in capsys.readouterr().out
