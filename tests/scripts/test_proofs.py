"""The page of all proofs: clean commits, and nothing that is no longer true unsaid."""

import re
import sys
from pathlib import Path

import pytest

from proofs import __main__ as proofs
from proofs.catalogue import PROOFS, Proof
from toolchain.steps import ROOT


class Run:
    """Runs no command; its output tells that it was asked for."""

    def __init__(self) -> None:
        self.head, self.changed = "abc1234", ""
        self.asked: list[str] = []
        self.prints = "figures of"
        self.other: set[str] = set()
        """The files that are not what they were at any earlier commit."""

    def __call__(self, *command: str) -> str:
        if command[0] == "git":
            return self.changed if "status" in command else self.head
        self.asked.append(" ".join(command[1:]))
        return self.prints and f"{self.prints} {self.asked[-1]}"

    def changed_since(self, origin: str, proof: Proof) -> bool:
        return origin != self.head and not self.other.isdisjoint(proof.uses)

    def missing(self) -> list[str]:
        """What is made when nothing is named."""
        self.asked.clear()
        proofs.main([])
        return self.asked


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    run = Run()
    monkeypatch.setattr(proofs, "output", run)
    monkeypatch.setattr(proofs, "changed_since", run.changed_since)
    monkeypatch.setattr(proofs, "pace", lambda: "quick")
    monkeypatch.setattr(proofs, "ROOT", tmp_path)
    monkeypatch.setattr(proofs, "FOLDER", tmp_path / "proofs")
    monkeypatch.setattr(proofs, "PAGE", tmp_path / "proof.md")
    two = {
        "page-speed": Proof([["-m", "bench.speed"]], ["web"]),
        "usage": Proof([["-m", "arena.usage"]], ["py"]),
    }
    monkeypatch.setattr(proofs, "PROOFS", two)
    return run


def test_it_is_told_how_quick_the_machine_is() -> None:
    assert re.fullmatch(r"5 million additions in \d+\.\d\d s", proofs.pace())


@pytest.mark.usefixtures("run")
def test_all_proofs_make_the_page_each_with_its_commit() -> None:
    proofs.main([])
    page = proofs.PAGE.read_text()
    start = "## Page speed\n\n`python -m bench.speed`\n\nfigures of -m bench.speed"
    assert start in page
    assert page.count(f"Made with {proofs.version()} (quick) from commit abc1234.") == 2
    assert "figures are those of one tree" in " ".join(page.split())


def test_a_proof_that_prints_nothing_is_none(run: Run) -> None:
    run.prints = ""
    with pytest.raises(SystemExit, match="usage printed nothing"):
        proofs.main(["usage"])


@pytest.mark.usefixtures("run")
def test_the_page_names_what_is_to_be_made_anew() -> None:
    proofs.main(["usage"])
    page = proofs.PAGE.read_text()
    assert "made anew: page speed." in " ".join(page.split())
    assert "one tree" not in page
    proofs.main(["page-speed"])
    assert "made anew" not in proofs.PAGE.read_text()


def test_a_proof_stays_while_nothing_it_depends_on_changes(run: Run) -> None:
    proofs.main([])
    run.head, run.other = "def5678", {"docs"}
    assert run.missing() == []


def test_a_proof_is_made_again_when_what_it_depends_on_changes(run: Run) -> None:
    proofs.main([])
    run.head, run.other = "def5678", {"web"}
    assert run.missing() == ["-m bench.speed"]
    page = proofs.PAGE.read_text()
    assert page.index("commit def5678") < page.index("commit abc1234")


def test_a_tree_with_changes_changes_no_page(
    run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    run.changed = " M py/sanjuan/game.py"
    with pytest.raises(SystemExit):
        proofs.main([])
    proofs.main(["usage"])
    assert not proofs.PAGE.exists()
    assert "clean commits" in "".join(capsys.readouterr())


@pytest.mark.usefixtures("run")
def test_a_proof_there_is_not_is_named() -> None:
    with pytest.raises(SystemExit, match="no proof named spede: there are page-speed,"):
        proofs.main(["spede"])


def test_gallery_is_made_only_when_asked_for(run: Run) -> None:
    proofs.main(["screens"])
    assert run.asked == ["-m proofs.screenshots"]
    assert not proofs.PAGE.exists()


@pytest.mark.parametrize("name", PROOFS)
def test_what_a_proof_depends_on_is_there(name: str) -> None:
    depends = PROOFS[name].depends()
    assert [place for place in depends if not (ROOT / place).exists()] == []


def test_a_proof_depends_on_its_own_scripts_and_on_what_they_import() -> None:
    scripts = {"kills", "killable", "resumed"}
    assert {f"scripts/proofs/{name}.py" for name in scripts} <= {
        *PROOFS["kills"].depends()
    }
    assert "scripts/bench/engines/ours.py" in PROOFS["speed"].depends()


def test_a_commit_that_is_not_known_makes_a_proof_untrue() -> None:
    assert proofs.changed_since("0123456789abcdef", PROOFS["speed"])
    assert not proofs.changed_since("HEAD", PROOFS["speed"])


def test_what_a_failing_command_printed_is_told() -> None:
    with pytest.raises(SystemExit, match="3 of 5 fell short\n\nThis command failed"):
        proofs.output(sys.executable, "-c", "print('3 of 5 fell short'); exit(1)")


def test_the_page_itself_is_no_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "docs" / "proof.md"
    page.parent.mkdir()
    monkeypatch.setattr(proofs, "ROOT", tmp_path)
    monkeypatch.setattr(proofs, "PAGE", page)
    author = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org")
    page.touch()
    proofs.output("git", "init", "--quiet")
    proofs.output("git", "add", "docs")
    proofs.output("git", *author, "commit", "--quiet", "--message", "Begin")
    head = proofs.commit()
    page.write_text("made anew", encoding="utf-8")
    assert proofs.commit() == head
    (tmp_path / "docs" / "other.md").touch()
    assert proofs.commit() == head + proofs.DIRTY
