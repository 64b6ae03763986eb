"""Builds build/docs/: the API reference from the docstrings, and the pages of docs/.

    make docs

pdoc writes `api/` from the public names; `index.html` comes from docs/README.md.
"""

import re
import shutil
import warnings
from html import escape
from pathlib import Path
from typing import Final

import markdown2
import pdoc

from proofs import rule_table
from toolchain.steps import BUILD, ROOT, empty, files_in, say

SITE: Final = BUILD / "docs"
SOURCES: Final = ROOT / "docs"
API: Final = "api"
PACKAGES: Final = ("sanjuan", "sanjuan.rl")
"""The packages whose public names are the API; names in their modules may change."""

EXTRAS: Final = ("tables", "fenced-code-blocks", "header-ids", "code-friendly")
PAGE_LINK: Final = re.compile(r"(\]\((?!https?:)[\w./-]+)\.md(#[^)\s]*)?\)")
OUTER_LINK: Final = r"\[([^\]]*)\]\((?:\.\./){%d}[^)\s]*\)"
"""A link to a file outside docs/; the number counts its `../`."""
TITLE: Final = re.compile(r"^# (.+)$", re.MULTILINE)

FRAME: Final = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>
body {{ font: 1rem/1.5 sans-serif; margin: auto; max-width: 60rem; padding: 1rem; }}
table {{ border-collapse: collapse; display: block; overflow-x: auto; }}
th, td {{ border: 1px solid #bbb; padding: 0.2rem 0.5rem; text-align: start; }}
pre {{ background: #f4f4f4; overflow-x: auto; padding: 0.5rem; }}
img {{ max-width: 100%; }}
</style>
<nav><a href="{up}index.html">Documentation</a> ·
<a href="{up}api/sanjuan.html">API</a></nav>
{body}
"""


def html(text: str, depth: int = 0) -> str:
    """A page of docs/ as HTML; the depth counts the folders between index and page."""
    title, up = TITLE.search(text), "../" * depth
    inner = re.sub(OUTER_LINK % (depth + 1), r"\1", text)
    linked = PAGE_LINK.sub(_to_html, inner)
    body = markdown2.markdown(linked, extras=list(EXTRAS))
    return FRAME.format(title=escape(title[1] if title else ""), body=body, up=up)


def _to_html(link: re.Match[str]) -> str:
    """The link to a page as a link to its HTML."""
    target = re.sub(r"\bREADME$", "index", link[1])
    return f"{target}.html{link[2] or ''})"


def write_page(source: Path, site: Path) -> None:
    """Write the HTML of one page."""
    place = source.relative_to(SOURCES)
    name = "index" if source.stem == "README" else source.stem
    target = site / place.with_name(f"{name}.html")
    target.parent.mkdir(parents=True, exist_ok=True)
    made = html(source.read_text("utf-8"), len(place.parts) - 1)
    target.write_text(made, encoding="utf-8")


def write_pages(site: Path) -> None:
    """Write all pages of docs/, and copy the other files."""
    for source in files_in(SOURCES):
        if source.suffix == ".md":
            write_page(source, site)
        else:
            target = site / source.relative_to(SOURCES)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, target)


def write_rule_tests(site: Path) -> None:
    """Write the table that lists the tests of each rule."""
    made = html(rule_table.page())
    (site / "rule-tests.html").write_text(made, encoding="utf-8")


def write_reference(folder: Path) -> None:
    """Write the API reference."""
    pdoc.render.configure(docformat="markdown", show_source=False)
    with warnings.catch_warnings():
        # a TypedDict forgets the one that it took a key from
        warnings.filterwarnings("ignore", message="Cannot determine where")
        pdoc.pdoc(*PACKAGES, output_directory=folder)


def build(site: Path = SITE) -> Path:
    """Empty the folder, build the docs in it, and return it."""
    write_pages(empty(site))
    write_rule_tests(site)
    write_reference(site / API)
    return site


if __name__ == "__main__":
    say(f"The docs are in {build().relative_to(ROOT)}.")
