"""The match: every deal from every seat, and figures that follow from the games."""

from pathlib import Path

import pytest

import match
import sanjuan
import usage

SMALL = match.Setup("medium", "random", seats=3)


class First(sanjuan.Player):
    """Answers with the first that is legal."""

    def think(self, view, rng):  # type: ignore[no-untyped-def]
        """Look at the question alone."""
        yield 0.5
        asked = view["question"]
        return tuple(sorted(asked["options"][: asked["low"]]))


def test_every_deal_is_played_with_a_in_every_seat() -> None:
    todo = match.jobs(SMALL, games=6, seed=4)
    assert [job[1:] for job in todo] == [(4, 0), (4, 1), (4, 2), (5, 0), (5, 1), (5, 2)]


def test_the_same_match_has_the_same_results() -> None:
    todo = match.jobs(SMALL, games=3, seed=1)
    assert list(match.play_all(todo, 1)) == list(match.play_all(todo, 2))


def test_a_player_against_itself_wins_its_part() -> None:
    todo = match.jobs(match.Setup("random", "random"), games=6, seed=1)
    assert sum(result.won for result in match.play_all(todo, 1)) == 3


def test_medium_beats_random() -> None:
    todo = match.jobs(match.Setup("medium", "random"), games=20, seed=1)
    assert sum(result.won for result in match.play_all(todo, 1)) >= 18


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.404, 0.596), (1.0, 50, 0.929, 1.0), (0.95, 1000, 0.935, 0.962)],
)
def test_wilson_interval(share: float, games: int, low: float, high: float) -> None:
    assert match.wilson(share, games) == pytest.approx((low, high), abs=1e-3)


def test_other_peoples_players_take_part() -> None:
    setup = match.Setup(f"{__name__}:First", "random")
    assert match.play(setup, 1, 0).decisions > 0
    with pytest.raises(TypeError, match=r"no sanjuan\.Player"):
        match.player("random:Random")


def test_the_player_of_the_docs_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = (match.ROOT / "docs/ai.md").read_text(encoding="utf-8").split("```")[1]
    (tmp_path / "hoarder.py").write_text(code.removeprefix("python"), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    result = match.play(match.Setup("hoarder:Hoarder", "random"), 1, 0)
    assert result.decisions > 0


def test_the_table_says_who_won_and_how_surely(
    capsys: pytest.CaptureFixture[str],
) -> None:
    match.main(["--games", "2", "--processes", "1", "--expansion", "--choose-four"])
    told = capsys.readouterr()
    assert told.out.startswith("medium against random\n")
    assert "first edition, New Buildings, choose-four" in told.out
    assert "95 % interval" in told.out
    assert "2 of 2 games" in told.err


def test_the_uses_of_buildings_are_counted() -> None:
    options = sanjuan.Options(2, "first", True)
    tallies = [usage.play(("medium", options, seed)) for seed in range(3)]
    built = sum(sum(tally.built.values()) for tally in tallies)
    assert built >= 33
    rows = usage.table(tallies).splitlines()
    assert len(rows) == 41
    assert all(tally.uses["indigo_plant"] for tally in tallies)
