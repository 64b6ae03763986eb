"""The table of strength: played once, cached, and printed."""

from pathlib import Path

import pytest

from arena import record, strength
from arena.game import game_of, ids
from arena.playing import Deal, Result, setup_of
from arena.rows import Row, rows_of, sooner
from arena.strength import table

QUICK = [
    Row(setup_of("medium", "random"), 4, "90 %"),
    Row(setup_of("medium", "greedy", seats=3, edition="second", expansion=True), 3),
]


@pytest.fixture(autouse=True)
def kept_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "BUILD", tmp_path)
    monkeypatch.setattr(strength, "rows_of", lambda game: QUICK)


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    strength.main(["--processes", "1", *arguments])
    return capsys.readouterr().out.splitlines()


@pytest.mark.slow
def test_matches_are_played_once_and_told_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    head, _, first, second = told(capsys)
    assert head.startswith("| match | played by | games | A wins |")
    assert first.startswith("| medium against random | 2 seats, first edition | 4 | ")
    assert "| 90 % |" in first
    assert "medium in one seat against greedy in two seats" in second
    assert told(capsys, "--played")[2:] == [first, second]


def test_games_that_were_forfeited_are_counted_among_the_games() -> None:
    won = Result(1.0, 30, 20, 14, 100)
    deals = [Deal(1, (won, won._replace(forfeit="No answer came in 60 seconds.")))]
    assert "| 2, 1 forfeited | 100.0% |" in table([(QUICK[0], deals)])
    assert "| 2 | 100.0% |" in table([(QUICK[0], [Deal(1, (won, won))])])


def test_wins_by_seat_are_told_where_seats_differ() -> None:
    won = Result(1.0, 50, 40, 14, 100)
    deals = [Deal(n, (won, won._replace(won=n / 2))) for n in (0, 1)]
    mixed = setup_of("hard", "easy", game="puerto_rico", seats=2)
    assert "| 4 | 62.5% (100% / 25%) |" in table([(Row(mixed, 4), deals)])
    mirror = mixed._replace(b="hard")
    row = "| 2 | 62.5% (100% / 25%, 50.0 points) |"
    assert row in table([(Row(mirror, 4), deals)])
    pair = setup_of("hard", "easy", game="puerto_rico", seats=4, team=2)
    assert "| 62.5% |" in table([(Row(pair, 4), deals)])


@pytest.mark.slow
def test_one_match_alone_may_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(told(capsys, "--only", "medium-greedy-3-second-new")) == 3
    assert len(told(capsys, "--played")) == 3


@pytest.mark.slow
def test_a_match_ends_once_its_test_has_settled(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    row = sooner(Row(setup_of("easy", "random"), 300), 50, 75)
    monkeypatch.setattr(strength, "rows_of", lambda game: [row])
    (line,) = told(capsys)[2:]
    assert "| 20 | 100.0% |" in line
    assert "| 50 %, aim 75 % |" in line
    assert told(capsys, "--played")[2:] == [line]


def test_a_match_there_is_not_ends_in_a_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit, match="no match medium-expert: there are"):
        told(capsys, "--only", "medium-expert")


@pytest.mark.parametrize("game", ids())
def test_every_match_has_a_name_of_its_own(game: str) -> None:
    names = [row.name for row in rows_of(game_of(game))]
    assert len(set(names)) == len(names)
