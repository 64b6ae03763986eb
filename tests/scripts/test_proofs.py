"""The proofs: clean commits alone become rows, and no row claims to hold in vain."""

import re
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from proofs import __main__ as proofs
from proofs import catalogue, table
from proofs.catalogue import PROOFS, SETS, Proof
from toolchain.steps import ROOT


def result(output: str) -> str:
    """A reader that takes the figure of each command."""
    return ", ".join(re.findall(r"figure of (.+)", output))


class Run:
    """Runs no command; its output names the command that was asked for."""

    def __init__(self) -> None:
        self.head, self.changed = "abc1234", ""
        self.asked: list[str] = []
        self.prints = "figure of"
        self.other: set[str] = set()
        """The files that differ from those of any earlier commit."""
        self.proofs = {
            "page-speed": Proof([["-m", "page"]], result, ["web"]),
            "usage": Proof(
                [["-m", "one"], ["-m", "two", "--games", "9"]], result, ["py"]
            ),
        }

    def __call__(self, *command: str) -> str:
        if command[0] == "git":
            return self.changed if "status" in command else self.head
        self.asked.append(" ".join(command[1:]))
        return self.prints and f"{self.prints} {self.asked[-1]}"

    def changed_since(self, origin: str, places: Iterable[str]) -> bool:
        return origin != self.head and not self.other.isdisjoint(places)

    def missing(self) -> list[str]:
        """The proofs that run when none is named."""
        self.asked.clear()
        proofs.main([])
        return self.asked


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    run = Run()
    for module in (proofs, table, catalogue):
        monkeypatch.setattr(module, "PROOFS", run.proofs)
    monkeypatch.setattr(catalogue, "changed_since", run.changed_since)
    monkeypatch.setattr(proofs, "output", run)
    monkeypatch.setattr(proofs, "ROOT", tmp_path)
    monkeypatch.setattr(proofs, "pace", lambda: "quick")
    monkeypatch.setattr(table, "date_of", lambda commit: "2026-11-27")
    monkeypatch.setattr(table, "FOLDER", tmp_path / "proofs")
    monkeypatch.setattr(table, "PAGE", tmp_path / "proof.md")
    return run


def page() -> str:
    return table.PAGE.read_text(encoding="utf-8")


@pytest.mark.slow
def test_the_speed_of_the_machine_is_part_of_an_output() -> None:
    assert re.fullmatch(r"5 million additions in \d+\.\d\d s", proofs.pace())


@pytest.mark.usefixtures("run")
def test_a_proof_is_a_row_and_its_output_a_file() -> None:
    proofs.main(["usage"])
    row = "| usage | `one` `two --games 9` | -m one, -m two --games 9 | abc1234 |"
    assert f"{row} 2026-11-27 | yes |\n" in page()
    made = (table.FOLDER / "usage.md").read_text()
    assert made.startswith("## Usage\n\n`python -m one`\n\nfigure of -m one\n")
    assert made.endswith(f"{proofs.version()} (quick) from commit abc1234.\n")


def test_a_proof_that_prints_nothing_is_none(run: Run) -> None:
    run.prints = ""
    with pytest.raises(SystemExit, match="one printed nothing"):
        proofs.main(["usage"])


def test_a_proof_stays_while_its_code_is_the_same(run: Run) -> None:
    proofs.main([])
    run.head, run.other = "def5678", {"docs"}
    assert run.missing() == []


def test_a_proof_is_made_again_when_its_code_changes(run: Run) -> None:
    proofs.main([])
    run.head, run.other = "def5678", {"web"}
    assert run.missing() == ["-m page"]
    assert page().index("def5678") < page().index("abc1234")


def test_a_row_whose_code_has_changed_is_marked(run: Run) -> None:
    proofs.main([])
    run.head, run.other = "def5678", {"py"}
    proofs.main(["--mark"])
    assert re.findall(r"\| (\w+) \|$", page(), re.MULTILINE) == ["holds", "yes", "no"]


def test_a_row_of_another_command_no_longer_holds(run: Run) -> None:
    proofs.main([])
    longer = Proof([["-m", "page", "--games", "9"]], result, ["web"])
    run.proofs["page-speed"] = longer
    assert run.missing() == ["-m page --games 9"]


def test_a_row_of_a_proof_that_is_no_longer_listed_is_dropped(run: Run) -> None:
    proofs.main([])
    del run.proofs["usage"]
    proofs.main(["--mark"])
    assert "usage" not in page()


def test_a_tree_with_changes_changes_no_page(
    run: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    run.changed = " M py/sanjuan/game.py"
    with pytest.raises(SystemExit):
        proofs.main([])
    proofs.main(["usage"])
    assert not table.PAGE.exists()
    assert "clean commits" in "".join(capsys.readouterr())


@pytest.mark.usefixtures("run")
def test_a_proof_there_is_not_is_named() -> None:
    with pytest.raises(SystemExit, match="no proof named spede: there are page-speed,"):
        proofs.main(["spede"])


def test_the_gallery_is_made_only_when_a_person_names_it(run: Run) -> None:
    proofs.main(["screens"])
    assert run.asked == ["-m proofs.screenshots"]
    assert not table.PAGE.exists()


def test_outputs_of_other_commits_are_left_out_of_a_release(run: Run) -> None:
    proofs.main([])
    run.head, run.changed = "def5678", " M web/app.js"
    proofs.main(["usage"])
    told = table.outputs()
    assert told.startswith("# Proofs\n")
    assert re.findall(r"^## (.+)", told, re.MULTILINE) == ["Page speed"]


def test_a_set_stands_for_proofs_of_the_table() -> None:
    assert catalogue.named(["heap", "release"]) == ["heap", *SETS["release"]]
    assert {*SETS["release"]} <= {*PROOFS}


@pytest.mark.slow
def test_the_table_says_which_proofs_hold() -> None:
    made = table.page(table.read())
    assert made == page(), "Run `make marks`."


def test_an_output_that_failed_is_printed() -> None:
    with pytest.raises(SystemExit, match="3 of 5 fell short\n\nThis command failed"):
        proofs.output(sys.executable, "-c", "print('3 of 5 fell short'); exit(1)")


def test_the_page_itself_is_no_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "docs" / "proof.md"
    place.parent.mkdir()
    monkeypatch.setattr(proofs, "ROOT", tmp_path)
    monkeypatch.setattr(table, "ROOT", tmp_path)
    monkeypatch.setattr(table, "PAGE", place)
    author = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org")
    place.touch()
    proofs.output("git", "init", "--quiet")
    proofs.output("git", "add", "docs")
    proofs.output("git", *author, "commit", "--quiet", "--message", "Begin")
    head = proofs.commit()
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", table.date_of(head))
    place.write_text("another row", encoding="utf-8")
    assert proofs.commit() == head
    (tmp_path / "docs" / "other.md").touch()
    assert proofs.commit() == head + proofs.DIRTY


@pytest.mark.slow
@pytest.mark.parametrize("name", PROOFS)
def test_a_proof_depends_on_files_that_are_there(name: str) -> None:
    depends = [
        one for one in PROOFS[name].depends() if not one.startswith(":(exclude)")
    ]
    assert [place for place in depends if not (ROOT / place).exists()] == []
