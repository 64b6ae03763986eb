"""The proof of sentences: decisions counted, and sentences checked by other players."""

from pathlib import Path
from typing import Any

import pytest

from proofs import sentences
from tabletop.advice.review.findings import Candidate, Decision

TOLD = {"id": "waits", "args": {}}
FIGURE = {"id": "gains", "args": {}}


def decision(*answers: tuple[float, dict[str, Any]]) -> Decision:
    """A decision among answers with these chances and reasons."""
    found = [Candidate((), [], [c, 1 - c], 1, [told]) for c, told in answers]  # type: ignore[list-item]
    return Decision(0, 1, 0, "role", None, found, 0, 0.0)


def test_an_answer_is_behind_by_four_points() -> None:
    found = decision((0.5, TOLD), (0.47, TOLD), (0.46, FIGURE))
    assert sentences.behind(found) == found.candidates[2:]


@pytest.mark.parametrize(
    ("best", "other", "has"),
    [(TOLD, FIGURE, True), (FIGURE, TOLD, True), (FIGURE, FIGURE, False)],
)
def test_figures_are_no_sentence(best: Any, other: Any, has: bool) -> None:
    assert sentences.has_sentence(decision((0.5, best), (0.4, other))) is has


@pytest.mark.slow
def test_a_game_is_searched_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "found.jsonl"
    run = ["--games=1", "--every=40", "--checks=1", "--processes=1", f"--file={file}"]
    for _ in range(2):
        sentences.main(run)
        assert len(sentences.known(file)) == 1
    told = capsys.readouterr().out
    assert "with a sentence" in told
    assert "of 1 sentences" in told
