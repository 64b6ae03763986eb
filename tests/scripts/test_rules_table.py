"""Each rule of docs/rules.md is held by a test, and no test by a rule that is none."""

import pytest

from proofs import rule_table


@pytest.mark.slow
def test_every_rule_is_held_by_a_test_and_every_mark_is_a_rule() -> None:
    assert [*rule_table.problems()] == []


def test_a_rule_without_a_test_and_a_mark_without_a_rule_are_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rule_table, "rules", lambda: ["R1", "R2"])
    monkeypatch.setattr(rule_table, "marks", lambda: [("R1", "a::b"), ("R3", "a::c")])
    assert [*rule_table.problems()] == [
        "No test holds R2.",
        "a::c is marked with R3, which is no rule.",
    ]


@pytest.mark.slow
def test_the_tests_of_a_rule_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert rule_table.main(["R99", "R999"]) == 0
    [first, *_, last] = capsys.readouterr().out.splitlines()
    assert first.startswith("tests/sanjuan/test_basics.py::test_")
    assert last == "There is no rule R999."


@pytest.mark.slow
def test_the_table_has_a_line_for_each_rule() -> None:
    lines = rule_table.page().splitlines()
    assert len(lines) == len(rule_table.rules()) + len(rule_table.HEAD.splitlines())


def test_no_rule_has_two_lines() -> None:
    rules = rule_table.rules()
    assert len(set(rules)) == len(rules) > 60


@pytest.mark.slow
def test_the_rules_of_a_test_are_read_from_all_its_marks() -> None:
    held = dict.fromkeys(rule for rule, test in rule_table.marks() if "brute" in test)
    assert {"R15", "R79", "R93"} <= set(held)
