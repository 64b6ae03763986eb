"""The file of a match: it resumes that match, and refuses another one."""

import json
from pathlib import Path
from typing import Any

import pytest

from arena import record
from arena.match import Match
from arena.playing import Setup, play_deal, setup_of
from arena.record import Record, usual_place

SETUP = setup_of("random", "random")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file that holds two deals."""
    path = tmp_path / "match.jsonl"
    play_on(path, 2)
    return path


def play_on(path: Path, deals: int) -> Match:
    """The match, with that many deals played."""
    match = Match(SETUP, path)
    list(match.deals(range(1, deals + 1), processes=1))
    return match


def lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


@pytest.mark.slow
def test_each_deal_is_a_line_of_json(file: Path) -> None:
    head, first, second = [json.loads(line) for line in lines(file)]
    assert head["match"]["a"] == "random"
    assert (first["deal"], second["deal"]) == (1, 2)
    assert [game[0] for game in first["games"]] == [
        game.won for game in play_deal(SETUP, 1).games
    ]


@pytest.mark.slow
def test_a_match_goes_on_where_it_was_stopped(file: Path) -> None:
    before = lines(file)
    match = play_on(file, 3)
    assert lines(file)[:3] == before
    assert len(lines(file)) == 4
    assert match.played == sum(game.decisions for game in match.record.deals[3].games)


@pytest.mark.slow
def test_a_match_that_is_whole_plays_nothing(file: Path) -> None:
    match = play_on(file, 2)
    assert (match.played, match.speed) == (0, 0.0)


@pytest.mark.slow
def test_a_line_that_was_cut_is_played_again(file: Path) -> None:
    whole = file.read_text(encoding="utf-8")
    file.write_text(whole[:-20], encoding="utf-8")
    play_on(file, 2)
    assert file.read_text(encoding="utf-8") == whole


def test_an_empty_file_is_begun(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.touch()
    assert play_on(path, 1).record.deals.keys() == {1}


def refused(path: Path, setup: Setup, sentence: str) -> None:
    before = path.read_bytes()
    with pytest.raises(SystemExit, match=sentence):
        Record(path, setup)
    assert path.read_bytes() == before


def test_a_file_of_another_match_is_refused(file: Path) -> None:
    refused(file, setup_of("random", "random", seats=3), "holds another match")
    file.write_text("anything", encoding="utf-8")
    refused(file, SETUP, "holds another match")


@pytest.mark.slow
@pytest.mark.parametrize("line", ["[]", "{}", "oh", '{"deal": 1, "games": [[1]]}'])
def test_a_damaged_file_is_refused(file: Path, line: str) -> None:
    file.write_text("\n".join([*lines(file), line, ""]), encoding="utf-8")
    refused(file, SETUP, "is damaged")


@pytest.mark.slow
def test_a_file_of_players_that_have_changed_is_refused(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record, "play_deal", lambda setup, deal: play_deal(setup, 9))
    refused(file, SETUP, "Deal 2 .* now goes otherwise")


def test_each_match_has_a_usual_place_of_its_own() -> None:
    setups = [
        SETUP,
        setup_of("random", "random", seats=4),
        setup_of("random", "random", seats=4, team=2),
        setup_of("random", "random", edition="second"),
        setup_of("random", "random", expansion=True),
        setup_of("random", "random", choose_four=True),
        SETUP._replace(b="mine:Own"),
    ]
    places = {usual_place(setup).name for setup in setups}
    assert len(places) == len(setups)
    assert "random-mine.Own-2-first.jsonl" in places


def test_another_game_has_a_folder_and_a_format_of_its_own(tmp_path: Path) -> None:
    options: dict[str, Any] = {
        "seats": 4,
        "sets": ["nobles", "new_buildings"],
        "draft": True,
    }
    setup = setup_of("random", "random", game="puerto_rico", **options)
    place = usual_place(setup)
    assert place.parent.name == "puerto_rico"
    assert place.name == "random-random-4-new-buildings-nobles-draft.jsonl"
    Record(tmp_path / "match.jsonl", setup)
    (head,) = map(json.loads, lines(tmp_path / "match.jsonl"))
    assert head["format"] == "puerto_rico-match"
    assert head["match"]["sets"] == ["new_buildings", "nobles"]
