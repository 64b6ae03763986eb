"""Each rule of docs/rules.md is held by a test, as docs/rule-tests.md says."""

from proofs import rule_table


def test_every_rule_is_held_by_a_test_and_the_table_says_so() -> None:
    assert rule_table.problems() == []


def test_no_rule_has_two_lines() -> None:
    rules = rule_table.rules()
    assert len(set(rules)) == len(rules) > 60


def test_the_rules_of_a_test_are_read_from_all_its_marks() -> None:
    held = dict.fromkeys(rule for rule, test in rule_table.marks() if "brute" in test)
    assert {"R15", "R79", "R93"} <= set(held)
