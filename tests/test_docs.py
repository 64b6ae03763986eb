"""README and docs: their examples run, their links lead somewhere, pictures are few."""

import contextlib
import io
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from toolchain.steps import ROOT

DECISIONS: Final = sorted((ROOT / "docs" / "decisions").glob("*.md"))
PAGES: Final = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
FENCE: Final = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK: Final = re.compile(r"(?:\]\(|src=\")(?!https?:)([^)#\s\"]*)(#[\w-]+)?")
HEADING: Final = re.compile(r"^#+ (.+)$", re.MULTILINE)
UNHEARD: Final = re.compile(r"[^\w-]")
"""An anchor drops these letters of its heading."""
PATH: Final = re.compile(r"`((?:py|web|scripts|tests|docs|examples)/[\w/.-]+)`")
PICTURES: Final = (".png", ".webp", ".jpg", ".gif")
MOST_PICTURES: Final = 6
PLAIN: Final = (
    *("README.md", "SECURITY.md", "CONTRIBUTING.md", "docs/README.md"),
    *("docs/adding-a-game.md", "docs/architecture.md", "docs/embedding.md"),
    "docs/fairness.md",
    *("docs/glossary.md", "docs/hosting.md", "docs/lessons.md", "docs/players.md"),
    *("docs/positions.md", "docs/python.md", "docs/records.md"),
    "docs/puerto-rico/python.md",
    "docs/translating.md",
    *(f"docs/decisions/{path.name}" for path in DECISIONS),
)
"""Pages in short lines, all of whose paths are held."""


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def named(path: Path) -> str:
    return path.name


def examples(page: Path) -> str:
    """All Python on a page in one text: later examples use earlier names."""
    return "\n".join(FENCE.findall(text_of(page)))


def anchors(page: Path) -> set[str]:
    """The addresses of the headings of a page."""
    titles = HEADING.findall(text_of(page))
    return {"#" + UNHEARD.sub("", one.lower().replace(" ", "-")) for one in titles}


def broken(page: Path) -> Iterator[str]:
    """The links of a page that lead nowhere."""
    for target, anchor in LINK.findall(text_of(page)):
        path = page.parent / target if target else page
        if not path.exists():
            yield target
        elif anchor and path.suffix == ".md" and anchor not in anchors(path):
            yield target + anchor


def run(page: Path) -> str:
    """The output of the examples of a page."""
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        exec(compile(examples(page), page.name, "exec"), {"__name__": page.stem})
    return printed.getvalue()


@pytest.mark.parametrize("page", [*filter(examples, PAGES)], ids=named)
def test_the_examples_of_a_page_run(page: Path) -> None:
    run(page)


def test_there_are_examples_in_the_readme_and_the_docs() -> None:
    assert {"README.md", "ai.md", "python.md"} <= {
        page.name for page in PAGES if examples(page)
    }


def test_the_readme_shows_what_its_example_prints() -> None:
    readme = ROOT / "README.md"
    shown = text_of(readme).partition("```text\n")[2].partition("  …\n```")[0]
    assert shown
    assert run(readme).startswith(shown)


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    assert list(broken(page)) == []


def test_few_pictures_are_kept() -> None:
    command = ["git", "ls-files"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    files = listed.stdout.split()
    assert sum(name.endswith(PICTURES) for name in files) <= MOST_PICTURES


# ---------------------------------------------------------------- plain pages


@pytest.mark.parametrize("name", PLAIN)
def test_every_path_that_a_page_names_is_there(name: str) -> None:
    named = PATH.findall(text_of(ROOT / name))
    assert [path for path in named if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("name", PLAIN)
def test_lines_are_short_enough_to_review(name: str) -> None:
    lines = text_of(ROOT / name).splitlines()
    assert [line for line in lines if len(line) > 120] == []


def test_the_readme_shows_the_two_commands_first_and_is_short() -> None:
    lines = text_of(ROOT / "README.md").splitlines()
    assert len(lines) <= 90
    assert {"make play", "make test"} <= {
        " ".join(one.split()[:2]) for one in lines[:25]
    }


def test_a_decision_says_context_decision_and_why_in_forty_lines() -> None:
    for page in DECISIONS:
        titles = HEADING.findall(text_of(page))[1:]
        assert titles == ["Context", "Decision", "Why"], page.name
        assert len(text_of(page).splitlines()) <= 40, page.name


def test_the_architecture_links_every_decision_once() -> None:
    text = text_of(ROOT / "docs" / "architecture.md").partition("## Decisions")[2]
    linked = re.findall(r"\(decisions/([\w-]+\.md)\)", text)
    assert sorted(linked) == [page.name for page in DECISIONS]


def test_the_index_lists_every_page_of_the_docs() -> None:
    index = ROOT / "docs" / "README.md"
    linked = {target for target, _ in LINK.findall(text_of(index))}
    there = {page.name for page in index.parent.glob("*.md")} - {
        "README.md",
        "rule-tests.md",
    }
    assert there <= linked
