"""The ladder: all players against all others, ranked."""

from pathlib import Path

import pytest

from arena import ladder
from arena.games.san_juan import GAME


def climb(folder: Path, *words: str) -> None:
    ladder.main([*words, "--processes", "1", "--folder", str(folder)])


@pytest.mark.slow
def test_the_better_player_stands_higher(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    climb(tmp_path, "random", "medium", "greedy", "--games", "4")
    rows = capsys.readouterr().out.splitlines()
    places = [row.split()[1] for row in rows[-3:]]
    assert places[-1] == "random"
    assert "4 games a match, 2 seats, first edition; Elo above random" in rows
    assert rows[-1].split()[2:4] == ["0", "0"]
    assert len([*tmp_path.iterdir()]) == 3


@pytest.mark.slow
def test_with_three_seats_each_is_alone_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("random", "greedy", "--seats", "3", "--games", "3", "--anchor", "greedy")
    climb(tmp_path, *words)
    told = capsys.readouterr().out
    assert "greedy – random" in told
    assert "random – greedy" in told
    assert told.splitlines()[-2].split()[:4] == ["1", "greedy", "0", "0"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["random"], "two players or more"),
        (["random", "greedy", "--anchor", "medium"], "its anchor is one of them"),
        (["random", "random"], "stands on the ladder once"),
    ],
)
def test_a_ladder_there_is_not_is_refused(words: list[str], sentence: str) -> None:
    with pytest.raises(SystemExit, match=sentence):
        ladder.main(words)


def test_a_ladder_that_is_stopped_says_how_to_resume_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(setup: object, told: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(ladder, "meet", stop)
    with pytest.raises(SystemExit, match="resumes"):
        climb(tmp_path, "random", "medium")


def test_everybody_takes_part_unless_told_otherwise() -> None:
    told = ladder.parser(GAME).parse_args([])
    assert {"random", "medium", "greedy", "production_rush"} <= set(told.players)
    assert (
        len(ladder.setups(told, GAME))
        == len(told.players) * (len(told.players) - 1) / 2
    )
