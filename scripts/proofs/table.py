"""Reads, marks and writes the table of docs/proof.md."""

import re
import subprocess
from typing import Final, NamedTuple

from proofs.catalogue import PROOFS
from toolchain.steps import BUILD, ROOT

PAGE: Final = ROOT / "docs" / "proof.md"
FOLDER: Final = BUILD / "proofs"
MADE: Final = re.compile(r"from commit (\w+)\.$", re.MULTILINE)
LINE: Final = re.compile(
    r"^\| (.+) \| (`.+`) \| (.+) \| (\w+) \| ([\d-]+) \| (\w+) \|$"
)

HEAD: Final = """\
# Proofs

`make proof` makes every proof that is missing here or no longer holds, each from a
clean commit, and writes this table. A proof **holds** while the code that it runs on is
the code of its commit: [catalogue.py](../scripts/proofs/catalogue.py) lists this code,
without comments and sentences. Times come from a machine with two cores, those of
`thinking` from the worker of the built site in Chromium. The whole
output of a proof goes to `build/proofs`, and into each release as `proofs.md`. The
matches between computer players are in [strength.md](strength.md).

| proof | command, after `python -m` | result | commit | date | holds |
|---|---|---|---|---|---|
"""


class Row(NamedTuple):
    """A finished proof: its commands, its result and its commit."""

    name: str
    shown: str
    result: str
    commit: str
    date: str

    def holds(self) -> bool:
        """Whether the commands and the code of the proof are still the same."""
        proof = PROOFS[self.name]
        return self.shown == proof.shown() and proof.holds(self.commit)

    def __str__(self) -> str:
        """A line of the table."""
        mark = "yes" if self.holds() else "no"
        return f"| {' | '.join([*self, mark])} |\n"


def read() -> dict[str, Row]:
    """The rows of the page by name, without proofs that the catalogue lists no more."""
    if not PAGE.exists():
        return {}
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    rows = [Row(*match.groups()[:5]) for line in lines if (match := LINE.match(line))]
    return {row.name: row for row in rows if row.name in PROOFS}


def page(rows: dict[str, Row]) -> str:
    """The whole page, in the order of the catalogue."""
    return HEAD + "".join(str(rows[name]) for name in PROOFS if name in rows)


def write(rows: dict[str, Row]) -> None:
    """Write the page."""
    PAGE.write_text(page(rows), encoding="utf-8")


def missing(rows: dict[str, Row]) -> list[str]:
    """The proofs without a row that holds."""
    return [name for name in PROOFS if name not in rows or not rows[name].holds()]


def date_of(commit: str) -> str:
    """The day of a commit."""
    command = ["git", "show", "--no-patch", "--format=%cs", commit]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def outputs() -> str:
    """The table, then the whole output of each row, if build/proofs still has it."""
    rows = read()
    return "\n".join([page(rows), *filter(None, map(output_of, rows.values()))])


def output_of(row: Row) -> str:
    """The output behind a row; empty if the file is of another commit."""
    file = FOLDER / f"{row.name}.md"
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    made = MADE.search(text)
    return text if made and made[1] == row.commit else ""
