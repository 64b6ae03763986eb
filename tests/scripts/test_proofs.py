"""The page of all proofs: one clean commit, nothing missing, nothing of another."""

from pathlib import Path

import pytest

from proofs import __main__ as proofs


class Run:
    """Runs no command; its output tells that it was asked for."""

    def __init__(self) -> None:
        self.head, self.changed = "abc1234", ""
        self.asked: list[str] = []

    def __call__(self, *command: str) -> str:
        if command[0] == "git":
            return self.changed if "status" in command else self.head
        self.asked.append(" ".join(command[1:]))
        return f"figures of {self.asked[-1]}"


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    run = Run()
    monkeypatch.setattr(proofs, "output", run)
    monkeypatch.setattr(proofs, "FOLDER", tmp_path / "proofs")
    monkeypatch.setattr(proofs, "PAGE", tmp_path / "proof.md")
    two = {"speed": [["-m", "bench.speed"]], "usage": [["-m", "arena.usage"]]}
    monkeypatch.setattr(proofs, "PROOFS", two)
    return run


def test_all_proofs_of_one_clean_commit_make_the_page(run: Run) -> None:
    proofs.main([])
    page = proofs.PAGE.read_text()
    assert f"with {proofs.version()} from commit abc1234, all from one clean" in page
    assert "## Speed\n\n`python -m bench.speed`\n\nfigures of -m bench.speed" in page
    assert page.count("abc1234") == 1


def test_proofs_made_name_by_name_are_put_together(run: Run) -> None:
    proofs.main(["usage"])
    assert not proofs.PAGE.exists()
    proofs.main(["speed"])
    assert "bench.speed" in proofs.PAGE.read_text()


def test_a_proof_of_this_commit_is_not_made_again(run: Run) -> None:
    proofs.main(["usage"])
    proofs.main([])
    assert run.asked == ["-m arena.usage", "-m bench.speed"]


def test_a_proof_of_another_commit_is_made_again(run: Run) -> None:
    proofs.main(["usage"])
    run.head = "def5678"
    proofs.main(["speed"])
    assert not proofs.PAGE.exists()
    proofs.main([])
    assert "def5678" in proofs.PAGE.read_text()
    assert run.asked[2:] == ["-m arena.usage"]


def test_a_tree_with_changes_makes_no_page(
    run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    run.changed = " M py/sanjuan/game.py"
    with pytest.raises(SystemExit):
        proofs.main([])
    proofs.main(["speed", "usage"])
    assert not proofs.PAGE.exists()
    assert "clean commit" in "".join(capsys.readouterr())


def test_the_page_itself_is_no_change(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(proofs, "output", lambda *command: asked.extend(command))
    proofs.commit()
    assert asked[-1] == f":!{proofs.PAGE}"


def test_a_proof_there_is_not_is_named(run: Run) -> None:
    with pytest.raises(SystemExit, match="no proof named spede: there are speed,"):
        proofs.main(["spede"])


def test_gallery_is_made_only_when_asked_for(run: Run) -> None:
    proofs.main(["screens"])
    assert run.asked == ["-m proofs.screenshots"]
