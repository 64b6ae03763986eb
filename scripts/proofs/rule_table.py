"""List the tests that hold a rule, of San Juan (R…) or of Puerto Rico (P…).

    python -m proofs.rule_table R15 R16    the tests of these rules
    python -m proofs.rule_table            of all rules, as a Markdown table
    python -m proofs.rule_table --check    only the rules and marks that miss each other

A test holds the rules named in its `@pytest.mark.rule(…)`; no test runs here.
`make docs` puts the table beside the rules.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterable, Iterator, Sequence

from toolchain.steps import ROOT

PAGES = (ROOT / "docs" / "rules.md", ROOT / "docs" / "puerto-rico" / "rules.md")

HEAD = """\
# The tests of each rule

A test of this table fails if the game breaks the rule. [rules.md](rules.md) has all
rules of San Juan, [puerto-rico/rules.md](puerto-rico/rules.md) those of Puerto Rico.

| rule | tests |
|---|---|
"""


def rules() -> list[str]:
    """The numbers of all rules in the order they stand in."""
    pages = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
    return re.findall(r"^\| ([RP]\d+) \|", pages, re.MULTILINE)


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
    """The table of all rules."""
    return HEAD + "".join(row(rule, tests) for rule, tests in tests_by_rule().items())


def row(rule: str, tests: list[str]) -> str:
    """The tests of a rule, a link each."""
    places = [test.split("::") for test in dict.fromkeys(tests)]
    links = [f"[`{name}`](../{file})" for file, name in places]
    return f"| {rule} | {'<br>'.join(links)} |\n"


def problems() -> Iterator[str]:
    """The rules without a test, and the marks without a rule, in sentences."""
    known = rules()
    for rule, tests in tests_by_rule().items():
        if not tests:
            yield f"No test holds {rule}."
        if rule not in known:
            yield f"{tests[0]} is marked with {rule}, which is no rule."


def listed(asked: Iterable[str]) -> Iterator[str]:
    """The tests of these rules, as pytest takes them."""
    found = tests_by_rule()
    for rule in asked:
        yield from dict.fromkeys(found.get(rule, [f"There is no rule {rule}."]))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("rules", nargs="*", metavar="RULE")
    parser.add_argument("--check", action="store_true", help="print only mistakes")
    asked = parser.parse_args(arguments)
    wrong = [*problems()]
    if asked.check:
        print(*wrong, sep="\n", end="\n" * bool(wrong))
        return bool(wrong)
    print("\n".join(listed(asked.rules)) if asked.rules else page(), end="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
