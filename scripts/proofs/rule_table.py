"""Write docs/rule-tests.md: each rule of docs/rules.md and the tests that hold it.

Reads the tests without running them: a test holds the rules named in its
`@pytest.mark.rule(…)`. With `--check` nothing is written; it fails on a rule without
a test, a mark for a rule there is not, or a table that is out of date.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterator

from toolchain.steps import ROOT

RULES = ROOT / "docs" / "rules.md"
TABLE = ROOT / "docs" / "rule-tests.md"

HEAD = """\
# Which test holds which rule

Made by `python -m proofs.rule_table` from the marks of the tests; the rules are in
[rules.md](rules.md).

| rule | tests |
|---|---|
"""


def rules() -> list[str]:
    """The numbers of all rules in the order they stand in."""
    return re.findall(r"^\| (R\d+) \|", RULES.read_text(encoding="utf-8"), re.MULTILINE)


def marks() -> Iterator[tuple[str, str]]:
    """Yield a rule and a test that names it, for every mark."""
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        file = path.relative_to(ROOT).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for rule in _rules_of(node):
                    yield rule, f"{file}::{node.name}"


def _rules_of(test: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            yield from (ast.literal_eval(argument) for argument in mark.args)


def tests_by_rule() -> dict[str, list[str]]:
    """For each rule its tests; marks for rules there are not stand at the end."""
    found: dict[str, list[str]] = {rule: [] for rule in rules()}
    for rule, test in marks():
        found.setdefault(rule, []).append(test)
    return found


def page() -> str:
    """The page as it should be."""
    return HEAD + "".join(_row(rule, tests) for rule, tests in tests_by_rule().items())


def _row(rule: str, tests: list[str]) -> str:
    places = [test.split("::") for test in dict.fromkeys(tests)]
    links = [f"[`{name}`](../{file})" for file, name in places]
    return f"| {rule} | {'<br>'.join(links)} |\n"


def problems() -> list[str]:
    """The faults of the marks or the page, in sentences."""
    known, found = rules(), tests_by_rule()
    wrong = [f"No test holds {rule}." for rule, tests in found.items() if not tests]
    wrong += [
        f"{tests[0]} is marked with {rule}, which is no rule."
        for rule, tests in found.items()
        if rule not in known
    ]
    if not TABLE.exists() or TABLE.read_text(encoding="utf-8") != page():
        wrong.append(f"{TABLE.relative_to(ROOT)} is out of date: run this script.")
    return wrong


def main() -> int:
    """Write the page, or say what is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing")
    if not parser.parse_args().check:
        TABLE.write_text(page(), encoding="utf-8")
    wrong = problems()
    print(*wrong, sep="\n", end="\n" * bool(wrong))
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
