"""The report of many runs of the tests."""

from pathlib import Path

import pytest

from proofs import flakes
from proofs.flakes import Run

JUNIT = """<testsuites><testsuite tests="3" time="1.5">
<testcase classname="tests.test_one" name="test_a"/>
<testcase classname="tests.test_one" name="test_b"><failure/></testcase>
<testcase classname="tests.test_two" name="test_c"><error/></testcase>
</testsuite></testsuites>"""


def test_a_run_is_read_with_what_failed_in_it(tmp_path: Path) -> None:
    path = tmp_path / "0.xml"
    path.write_text(JUNIT, encoding="utf-8")
    failed = {"tests.test_one::test_b", "tests.test_two::test_c"}
    assert flakes.read(path) == Run(3, 1.5, frozenset(failed))


def test_runs_without_a_failure_are_told_as_such() -> None:
    told = [*flakes.report([Run(9, 60.0, frozenset()), Run(9, 64.0, frozenset())])]
    assert told == [
        "2 runs in a row of 9 tests, 60 to 64 seconds each, 62 in the middle.",
        "",
        "No test failed in any run.",
    ]


def test_a_flake_is_told_with_the_number_of_its_runs() -> None:
    flaky = Run(9, 1.0, frozenset(["tests.test_one::test_b"]))
    told = [*flakes.report([flaky, Run(9, 1.0, frozenset()), flaky])]
    assert told[-1] == "| `tests.test_one::test_b` | 2 |"


@pytest.mark.slow
def test_the_tests_of_a_file_are_run_as_often_as_asked(tmp_path: Path) -> None:
    given = ["tests/sanjuan/test_words.py", "-k", "role_has", "-n", "0"]
    once = flakes.run(tmp_path / "0.xml", given)
    assert once.tests > 0
    assert not once.failed
    assert flakes.kept_or_new(tmp_path / "0.xml", ["no such test"]) == once


@pytest.mark.slow
def test_a_run_that_is_cut_short_is_not_kept(tmp_path: Path) -> None:
    path = tmp_path / "0.xml"
    with pytest.raises(SystemExit, match="did not run"):
        flakes.run(path, ["tests/no_such_test.py", "-n", "0"])
    assert not path.exists()


def test_runs_of_some_tests_begin_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(flakes, "FOLDER", tmp_path)
    kept = flakes.folder(["-k", "role"]) / "0.xml"
    kept.write_text(JUNIT, encoding="utf-8")
    assert not [*flakes.folder(["-k", "role"]).iterdir()]


def test_runs_of_a_clean_commit_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(flakes, "FOLDER", tmp_path)
    monkeypatch.setattr(flakes, "output", lambda *command: "1234abc")
    kept = flakes.folder([]) / "0.xml"
    kept.write_text(JUNIT, encoding="utf-8")
    assert [*flakes.folder([]).iterdir()] == [kept]
    assert kept.parent.name == "1234abc"
