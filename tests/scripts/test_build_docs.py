"""The built docs list every public name, and every link leads to a file."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import build_docs
import sanjuan
import sanjuan.rl

LINK = re.compile(r'(?:href|src)="(?!https?:|#|data:)([^"#]+)')


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_docs.build(tmp_path_factory.mktemp("docs"))


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("file", "names"),
    [("sanjuan.html", sanjuan.__all__), ("sanjuan/rl.html", sanjuan.rl.__all__)],
)
def test_every_public_name_is_in_the_reference(
    site: Path, file: str, names: list[str]
) -> None:
    page = text(site / "api" / file)
    assert [name for name in names if f'id="{name}"' not in page] == []


def broken(site: Path) -> Iterator[str]:
    """The broken links of all pages; the index may be missing."""
    pages = [page for page in site.rglob("*.html") if build_docs.API not in page.parts]
    for page in pages:
        for target in LINK.findall(text(page)):
            path = (page.parent / target).resolve()
            if path != site / "index.html" and not path.exists():
                yield f"{page.name}: {target}"


@pytest.mark.slow
def test_every_link_of_a_page_leads_to_a_file(site: Path) -> None:
    assert list(broken(site)) == []


def test_a_page_links_to_pages_and_not_into_the_repository() -> None:
    made = build_docs.html(
        "# A & b\n\n[c](c.md#d), [all](README.md), [code](../py/code.py)\n"
    )
    assert "<title>A &amp; b</title>" in made
    assert '<a href="c.html#d">c</a>, <a href="index.html">all</a>, code' in made


def test_a_page_below_leads_up_to_the_index_and_to_pages_beside_it() -> None:
    made = build_docs.html("# A\n\n[b](../b.md), [code](../../py/code.py)\n", 1)
    assert 'href="../index.html"' in made
    assert '<a href="../b.html">b</a>, code' in made
