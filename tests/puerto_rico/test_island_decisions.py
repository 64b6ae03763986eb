"""Golden decisions of Puerto Rico's computer players: a change shows as a diff."""

import pytest

from proofs.decisions import FOLDER, GAMES, played, text


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_computers_decide_as_they_did(name: str) -> None:
    assert text(played(name)) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_no_golden_file_of_decisions_is_left_over() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {*GAMES}
