"""The script of mutants: its counts, its exceptions, and its mutations."""

from pathlib import Path

import pytest

from proofs import mutants
from proofs.mutants import Mutant, admit_mutants, change, file_of, known, report
from proofs.mutated import SUBJECTS
from toolchain.steps import ROOT

CHANGE = ("rules/state.py", "a", "b")
DIFF = """\
# sanjuan.rules.state.x__alike__mutmut_2: survived
--- py/sanjuan/rules/state.py
+++ py/sanjuan/rules/state.py
@@ -1 +1 @@
-        a
+        b
"""


def found(killed: int, alive: int) -> list[Mutant]:
    fates = [True] * killed + [False] * alive
    return [Mutant("sanjuan.rules.state.x", "rules/state.py", fate) for fate in fates]


def reasons(patch: pytest.MonkeyPatch, **facts: object) -> None:
    patch.setattr(mutants, "known", lambda: {CHANGE: {"why": "so", **facts}})


def test_the_file_of_a_mutant_is_that_of_its_module() -> None:
    assert (
        file_of("sanjuan.rules.phases.builder.x_site__mutmut_3")
        == "rules/phases/builder.py"
    )
    assert file_of("sanjuan.rules.state.xǁStateǁcopy__mutmut_1") == "rules/state.py"
    islands = "puerto_rico.rules.scoring.x_score__mutmut_1"
    assert file_of(islands) == "puerto_rico/rules/scoring.py"


def test_a_change_is_the_lines_before_and_after(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(mutants, "mutmut", lambda *words: DIFF)
    assert change(found(0, 1)[0]) == CHANGE


@pytest.mark.parametrize(("killed", "good"), [(9, True), (8, False)])
def test_at_least_nine_in_ten_must_be_killed(
    monkeypatch: pytest.MonkeyPatch, killed: int, good: bool
) -> None:
    reasons(monkeypatch)
    lines = list(report(found(killed, 1), [CHANGE]))
    assert all(fine for _, fine in lines) is good


def test_an_equivalent_mutant_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    reasons(monkeypatch, equivalent=True)
    lines = list(report(found(1, 1), [CHANGE]))
    assert ("| `rules/state.py` | 2 | 1 | 1 | 100.0% |", True) in lines
    assert lines[-1] == ("* `rules/state.py`: `a` became `b`. Equivalent: so", True)


def test_a_survivor_without_a_reason_is_a_failure(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(mutants, "known", dict)
    assert not list(report(found(99, 1), [CHANGE]))[-1][1]


def test_every_reason_is_for_a_file_that_is_mutated() -> None:
    packages = {"": "sanjuan", "puerto_rico/": "puerto_rico"}
    files = {
        before + path.relative_to(ROOT / "py" / package).as_posix()
        for before, package in packages.items()
        for name in SUBJECTS[package].files
        for path in (ROOT / "py" / package).glob(name)
    }
    assert {file for file, _, _ in known()} <= files


def test_only_the_copy_lets_the_buildings_have_more_attributes(tmp_path: Path) -> None:
    source = ROOT / "py" / "sanjuan" / "rules" / "buildings.py"
    copy = tmp_path / "buildings.py"
    copy.write_bytes(source.read_bytes())
    admit_mutants(copy)
    assert copy.read_text(encoding="utf-8").count("isascii") == 1
    assert "isascii" not in source.read_text(encoding="utf-8")


def test_buildings_that_refuse_attributes_in_a_new_way_are_noticed(
    tmp_path: Path,
) -> None:
    (tmp_path / "buildings.py").write_text("", encoding="utf-8")
    with pytest.raises(SystemExit, match="a new way"):
        admit_mutants(tmp_path / "buildings.py")


def test_a_mutant_has_the_last_of_its_fates(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    fates = tmp_path / "fates.txt"
    fates.write_text(
        "sanjuan.rules.seat.x_a survived\n"
        "sanjuan.rules.seat.x_b survived\n"
        "sanjuan.rules.seat.x_a killed\n"
    )
    monkeypatch.setattr(mutants, "FATES", fates)
    assert mutants.mutants() == [
        Mutant("sanjuan.rules.seat.x_a", "rules/seat.py", True),
        Mutant("sanjuan.rules.seat.x_b", "rules/seat.py", False),
    ]


def test_survivors_alone_run_once_more_each_in_its_own_process(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ran: list[tuple[str, ...]] = []
    fates = tmp_path / "fates.txt"
    fates.write_text("sanjuan.rules.seat.x_a survived\nsanjuan.rules.seat.x_b killed\n")
    monkeypatch.setattr(mutants, "FATES", fates)
    monkeypatch.setattr(mutants, "_run", lambda _, *words: ran.append(words[2:]))
    monkeypatch.setattr(mutants, "fate_alone", lambda name: "killed")
    mutants.run_all(2, ["sanjuan.*"])
    assert ran == [("make",), ("meet", str(fates), "2", "sanjuan.*")]
    assert [one.killed for one in mutants.mutants()] == [True, True]


@pytest.mark.slow
def test_a_mutant_alone_is_there_before_the_imports(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_one.py").write_text(
        "import os\n"
        "FATE = os.environ['MUTANT_UNDER_TEST']\n"
        "def test_one():\n    assert FATE != 'bad'\n"
    )
    monkeypatch.setattr(mutants, "MUTANTS", tmp_path)
    assert mutants.fate_alone("bad") == "killed"
    assert mutants.fate_alone("good") == "survived"
