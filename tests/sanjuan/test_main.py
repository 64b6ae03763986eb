"""The two commands at a shell, and their error messages for files they cannot use."""

import json
import os
import re
import runpy
from pathlib import Path

import pytest

import sanjuan.__main__
from random_play import play, played, until
from sanjuan import Game
from sanjuan.__main__ import main
from sanjuan.game_type import SAN_JUAN
from tabletop.table.codes import deal_code, game_code
from tabletop.table.seating import SeatInfo
from tabletop.table.table import Table
from toolchain.steps import ROOT

NOT_A_SAVE = "not a saved game. Choose a file that the game has saved."

POSITIONS = ROOT / "docs" / "positions.md"
Shown = pytest.CaptureFixture[str]


def write(folder: Path, value: object) -> str:
    file = folder / "file.json"
    file.write_text(json.dumps(value), encoding="utf-8")
    return str(file)


def test_code_prints_what_replay_takes_in_the_place_of_a_file(
    tmp_path: Path, capsys: Shown
) -> None:
    game = play(Game(seats=3, seed=7))
    file = write(tmp_path, game.save())
    assert main(["code", file]) == 0
    deal, code = capsys.readouterr().out.split()
    assert deal.startswith("sanjuan-1.seats-3.edition-first.you.")
    assert main(["replay", code]) == main(["replay", file]) == 0
    of_code, of_file = capsys.readouterr().out.split(game.digest())[:2]
    assert of_code.strip() == of_file.strip()
    assert main(["position", deal]) == 0
    assert "seed 7" in capsys.readouterr().out


def test_a_link_of_the_page_is_taken_like_its_code(capsys: Shown) -> None:
    code = deal_code(Table.load(SAN_JUAN, Game(seed=7).save()))
    spelt = code.replace("~", "%7E")
    for link in (code, f"https://a.host/#deal={spelt}&beat=3", f"?game={code}"):
        main(["position", link])
    first, second, third = capsys.readouterr().out.split("San Juan, ")[1:]
    assert first == second == third


def test_the_code_of_a_long_game_is_no_name_of_a_file(capsys: Shown) -> None:
    game = play(Game(4, "second", expansion=True, choose_four=True, seed=7))
    code = game_code(Table.load(SAN_JUAN, game.save()))
    assert len(code) > 255
    assert main(["replay", code]) == 0
    assert capsys.readouterr().out.endswith(f"{game.digest()}\n")


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path, capsys: Shown) -> None:
    game = until("role")
    for command, value in (("replay", game.save()), ("position", game.position())):
        file = tmp_path / "file.json"
        file.write_text(json.dumps(value), encoding="utf-8-sig")
        assert main([command, str(file)]) == 0
    assert game.digest() in capsys.readouterr().out


def test_a_code_that_is_cut_is_told_in_a_sentence(capsys: Shown) -> None:
    with pytest.raises(SystemExit):
        main(["replay", "sanjuan-1.seats-2.edition"])
    assert "This code is damaged" in capsys.readouterr().err


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
    seating = [SeatInfo("Marisol")] * 2
    save = Table(SAN_JUAN, played(9), seating).save()
    assert main(["replay", write(tmp_path, save)]) == 0
    assert "role: " in capsys.readouterr().out


def test_replay_reads_a_game_from_a_position(tmp_path: Path, capsys: Shown) -> None:
    game = Game.from_position(
        {"edition": "second", "expansion": True, "seats": [{}, {}]}
    )
    assert main(["replay", write(tmp_path, play(game, 5).save())]) == 0
    assert "second edition, New Buildings, 2 seats" in capsys.readouterr().out


def test_position_shows_the_table_what_is_asked_and_what_is_legal(
    tmp_path: Path, capsys: Shown
) -> None:
    first = {"tucked": ["hero"], "buildings": [{"id": "sugar_mill", "good": "well"}]}
    second = {"hand": ["smithy"], "covered": ["crane"]}
    around = {"governor": 1, "roles_taken": ["trader"], "tiles": [*"ABCDE"]}
    position = {**around, "seats": [first, second]}
    assert main(["position", write(tmp_path, position)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "San Juan, first edition, 2 seats, seed 1",
        "round 1, governor 1, roles taken: trader",
        "pile 105, discard 0, tiles A B C D E",
        *("seat 0: 2 points (buildings 1, tucked 1)", "  hand: -"),
        *("  city: sugar_mill with well", "  tucked: hero"),
        *("seat 1: 0 points (none)", "  hand: smithy"),
        *("  city: -", "  covered: crane"),
        "Seat 0 is asked: role, 1 of these:",
        *("  0 builder", "  1 producer", "  3 councillor", "  4 prospector"),
    ]


def test_position_prints_what_the_docs_say_of_their_example(
    tmp_path: Path, capsys: Shown
) -> None:
    told = POSITIONS.read_text(encoding="utf-8")
    example, printed = re.findall(r"```(?:json|text)\n(.*?)```", told, re.DOTALL)
    assert main(["position", write(tmp_path, json.loads(example))]) == 0
    assert capsys.readouterr().out == printed


@pytest.mark.parametrize("stage", ["build", "cover", "pay", "sell", "office", "bank"])
def test_position_reads_a_save_and_says_what_is_asked_after_it(
    tmp_path: Path, capsys: Shown, stage: str
) -> None:
    game = until(stage, expansion=True)
    assert main(["position", write(tmp_path, game.save())]) == 0
    assert f"is asked: {stage}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("command", "text", "sentence"),
    [
        ("replay", "", NOT_A_SAVE),
        ("replay", "{", NOT_A_SAVE),
        ("replay", "[" * 9999, "Choose a file that the game has saved."),
        ("replay", '{"format": "sanjuan-game", "version": 9}', "that saved it."),
        ("position", "]", "This is not a position."),
        ("position", "{}", "not 0."),
        ("position", '{"format": "sanjuan-game"}', "Try another copy of the file."),
        ("position", '{"seats": [{}, {}], "pil": []}', "no field named pil."),
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


def test_a_reader_that_has_seen_enough_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Shown
) -> None:
    read, written = os.pipe()
    os.close(read)
    with open(written, "w", encoding="utf-8") as pipe:
        monkeypatch.setattr("sys.stdout", pipe)
        assert main(["replay", write(tmp_path, played(60).save())]) == 0
    assert capsys.readouterr().err == ""


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


def test_day_prints_the_code_of_what_is_dealt_on_a_day(capsys: Shown) -> None:
    assert main(["day", "2026-11-23"]) == main(["day"]) == 0
    given, today = capsys.readouterr().out.split()
    assert given.startswith("sanjuan-1.seats-2.edition-first.you.hard.20261123~c")
    assert re.search(r"\.20\d{6}~c", today)
