"""Counts sentences that break the one rule of CONTRIBUTING.

Run it as `python -m toolchain.sentences`: `--show` prints them, `--write` lowers the
ceilings in `sentences.toml` to the numbers found.
"""

import argparse
import re
import subprocess
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from toolchain.prose import READERS, named, sentences
from toolchain.steps import ROOT

CEILINGS: Final = Path(__file__).with_name("sentences.toml")
"""The breaches that each file may have; a file without a line may have none."""

GOAL: Final = 0.03
"""The largest share of the sentences of one kind that may begin with a relative."""

_RELATIVE: Final = re.compile(
    r"(?:What|Who|Whom|Whose|Where|How)(?:ever)? |(?:Of|Nobody) "
)
_PHRASE: Final = re.compile(
    r"\b(?:(?:is|are|was|were|be|been) (?:told|kept)\b"
    r"|(?:go|goes|going|gone|went) on with\b|anew\b|besides\b|so many\b|whoever\b)",
    re.IGNORECASE,
)
_SKIPPED: Final = (
    *("docs/rules.md", "docs/puerto-rico/rules.md"),
    "scripts/arena/pool/",
)
"""Made of the words of the page; frozen by their digests."""
_KINDS: Final = {
    ".md": "docs",
    ".py": "Python",
    ".ftl": "words of the page",
}


class Found(NamedTuple):
    """The sentences of a file, and the breaches of the rule."""

    file: str
    number: int
    beginnings: list[str]
    phrases: list[str]

    @property
    def kind(self) -> str:
        """The kind of prose."""
        return _KINDS.get(Path(self.file).suffix, "JavaScript")

    @property
    def breaches(self) -> int:
        """The number that a ceiling bounds."""
        return len(self.beginnings) + len(self.phrases)


def files() -> Iterator[Path]:
    """All files with prose in English that people write."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    for name in sorted(listed.stdout.splitlines()):
        path = ROOT / name
        is_english = path.suffix != ".ftl" or path.stem == "en"
        is_ours = not name.startswith(_SKIPPED)
        is_file = path.is_file() and not path.is_symlink()
        if path.suffix in READERS and is_english and is_ours and is_file:
            yield path


def is_relative(sentence: str) -> bool:
    """Whether a sentence begins with a relative, and is no question."""
    return bool(_RELATIVE.match(sentence)) and not sentence.endswith("?")


def found(path: Path) -> Found:
    """Everything in a file that breaks the rule."""
    every = list(sentences(path))
    return Found(
        named(path),
        len(every),
        [one for one in every if is_relative(one)],
        [one for one in every if _PHRASE.search(one)],
    )


def everything() -> list[Found]:
    """All files, in order."""
    return [found(path) for path in files()]


def ceilings() -> Mapping[str, int]:
    """The breaches that each file may have."""
    read: dict[str, int] = tomllib.loads(CEILINGS.read_text(encoding="utf-8"))
    return read


def shares(all_found: list[Found]) -> dict[str, float]:
    """By kind, the share of sentences that begin with a relative."""
    number, begin = Counter[str](), Counter[str]()
    for one in all_found:
        number[one.kind] += one.number
        begin[one.kind] += len(one.beginnings)
    return {kind: begin[kind] / number[kind] for kind in number}


def _write(all_found: list[Found]) -> None:
    before = ceilings()
    now = {one.file: one.breaches for one in all_found if one.breaches}
    lines = [
        f'"{name}" = {min(number, before.get(name, 0))}'
        for name, number in now.items()
        if name in before
    ]
    CEILINGS.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _show(all_found: list[Found], places: list[str]) -> None:
    for one in all_found:
        if not places or one.file.startswith(tuple(places)):
            for sentence in one.beginnings:
                print(f"{one.file}: begins: {sentence}")
            for sentence in one.phrases:
                print(f"{one.file}: says: {sentence}")


def _figures(all_found: list[Found]) -> None:
    for kind, share in shares(all_found).items():
        mine = [one for one in all_found if one.kind == kind]
        phrases = sum(len(one.phrases) for one in mine)
        number = sum(one.number for one in mine)
        print(f"{kind}: {number} sentences, {share:.1%} begin so; {phrases} phrases")


def main() -> None:
    """Print the figures, the breaches, or lower the ceilings."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("places", nargs="*", help="files or folders to show")
    parser.add_argument("--show", action="store_true", help="print each breach")
    parser.add_argument("--write", action="store_true", help="lower the ceilings")
    asked = parser.parse_args()
    all_found = everything()
    if asked.write:
        _write(all_found)
    elif asked.show or asked.places:
        _show(all_found, asked.places)
    else:
        _figures(all_found)


if __name__ == "__main__":
    main()
