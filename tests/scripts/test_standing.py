"""Each row of the table of strength has a commit, and a mark whether it still holds."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from arena import record, standing, strength
from arena.game import game_of, ids
from arena.games.san_juan import GAME
from arena.playing import Setup, setup_of
from arena.rows import Row, rows_of

EXPERT = setup_of("expert", "hard")


def setups(game: str) -> list[Setup]:
    return [row.setup for row in rows_of(game_of(game))]


@pytest.mark.slow
@pytest.mark.parametrize("game", ids())
def test_the_page_says_which_rows_hold(game: str) -> None:
    text = standing.PAGE.read_text(encoding="utf-8")
    made = standing.page(game_of(game), text, setups(game), {})
    assert made == text, "Run `make marks`."


@pytest.mark.parametrize("game", ids())
def test_every_row_is_that_of_a_match(game: str) -> None:
    rows = standing.read(game_of(game), standing.PAGE.read_text(encoding="utf-8"))
    assert [*rows] == [
        key for one in setups(game) if (key := standing.key(one)) in rows
    ]


def test_every_match_of_the_first_game_has_its_row() -> None:
    rows = standing.read(GAME, standing.PAGE.read_text(encoding="utf-8"))
    assert [*rows] == [standing.key(setup) for setup in setups(GAME.id)]


def test_a_row_of_the_commit_of_today_holds() -> None:
    assert standing.holds(EXPERT, "HEAD")


def test_a_row_of_an_unknown_commit_does_not_hold() -> None:
    assert not standing.holds(EXPERT, "0123456789")


@pytest.mark.parametrize(
    ("names", "needs"),
    [
        (("expert", "tuned"), {"policy", "search"}),
        (("medium", "easy"), {"policy"}),
        (("tuned", "greedy"), set()),
    ],
)
def test_a_row_depends_on_the_code_of_its_players(
    names: tuple[str, str], needs: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def changed_since(commit: str, places: Iterable[str]) -> bool:
        asked.extend(places)
        return True

    monkeypatch.setattr(standing, "changed_since", changed_since)
    standing.holds(setup_of(*names), "HEAD")
    found = {"policy": "py/sanjuan/ai/learned/policy.py"}
    found["search"] = "py/tabletop/bots/search/tree.py"
    assert {name for name, file in found.items() if file in asked} == needs


def test_weights_of_another_table_do_not_matter() -> None:
    """Commit 735c0ec brought new weights for three and four seats."""
    before = "735c0ec~1"
    assert standing.has_same_weights(setup_of("medium", "easy"), before)
    assert not standing.has_same_weights(setup_of("medium", "easy", seats=3), before)


def test_a_game_without_a_table_gets_one(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = setup_of("medium", "easy", game="puerto_rico", seats=2)
    cells = [*standing.key(setup), "2", "50.0%", "–", "", "abc1234"]
    monkeypatch.setattr(standing, "holds", lambda setup, commit: True)
    text = "# Strength\n\n## San Juan\n\nWords.\n"
    made = standing.page(setup.entry, text, [setup], {standing.key(setup): cells})
    assert made.startswith(f"{text}\n## Puerto Rico\n\n| match |")
    assert standing.read(setup.entry, made) == {standing.key(setup): cells}
    assert standing.page(setup.entry, text, [setup], {}) == text


def test_a_match_just_played_takes_the_place_of_its_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "strength.md"
    old = ["medium against random", "2 seats, first edition"]
    titles = standing.line(standing.TITLES) + "|---" * 8 + "|\n"
    cells = [*old, "2", "0.0%", "–", "", "735c0ec", "no"]
    place.write_text(
        f"# Strength\n\n## San Juan\n\n{titles}{standing.line(cells)}\nEnd.\n"
    )
    monkeypatch.setattr(record, "BUILD", tmp_path)
    monkeypatch.setattr(standing, "PAGE", place)
    rows = [Row(setup_of("medium", "random"), 4)]
    monkeypatch.setattr(strength, "rows_of", lambda game: rows)
    monkeypatch.setattr(standing, "output", lambda *command: "abc1234")
    monkeypatch.setattr(standing, "holds", lambda setup, commit: commit == "abc1234")
    strength.main(["--processes", "1", "--write"])
    text = place.read_text()
    assert "| 2 seats, first edition | 4 | 100.0% |" in text
    assert "| abc1234 | yes |\n\nEnd." in text
    assert "735c0ec" not in text
