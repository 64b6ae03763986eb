"""README and docs: their examples run, their links lead somewhere, pictures are few."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from toolchain.steps import ROOT

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
FENCE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)")
PICTURES = (".png", ".webp", ".jpg", ".gif")
MOST_PICTURES = 6


def named(path: Path) -> str:
    return path.name


def examples(page: Path) -> str:
    """All Python on a page, one after the other: later examples use earlier names."""
    return "\n".join(FENCE.findall(page.read_text(encoding="utf-8")))


def broken(page: Path) -> Iterator[str]:
    """The links of a page that lead nowhere."""
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        if not (page.parent / target).exists():
            yield target


@pytest.mark.parametrize("page", [*filter(examples, PAGES)], ids=named)
def test_the_examples_of_a_page_run(page: Path) -> None:
    exec(compile(examples(page), page.name, "exec"), {"__name__": page.stem})


def test_there_are_examples_in_the_readme_and_the_docs() -> None:
    assert {"README.md", "ai.md", "python.md"} <= {
        page.name for page in PAGES if examples(page)
    }


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_link_of_a_page_leads_to_a_file(page: Path) -> None:
    assert list(broken(page)) == []


def test_few_pictures_are_kept() -> None:
    command = ["git", "ls-files"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    files = listed.stdout.split()
    assert sum(name.endswith(PICTURES) for name in files) <= MOST_PICTURES
