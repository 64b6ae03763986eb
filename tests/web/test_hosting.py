"""Hosting as docs/hosting.md says: the policy of the page, and a real nginx."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

import build_site
from toolchain.hosting import FOLDER, SETTINGS, setting
from toolchain.policy import policy
from toolchain.steps import files_in
from web.nginx import HOSTING, nginx, root
from web.person import Person
from web.reports import reporting


@pytest.fixture(scope="session")
def own_policy(dist: Path) -> str:
    return policy((dist / "index.html").read_text(encoding="utf-8"))


@pytest.mark.first
def test_the_page_has_its_policy_before_everything_it_is_about(
    dist: Path, own_policy: str
) -> None:
    page = (dist / "index.html").read_text(encoding="utf-8")
    before, _, after = page.partition(own_policy)
    assert not re.search("<(script|link|style|title)", before)
    assert after


@pytest.mark.first
def test_the_policy_lets_nothing_in_that_stands_inline(own_policy: str) -> None:
    assert "unsafe-inline" not in own_policy
    assert "'unsafe-eval'" not in own_policy
    assert "require-trusted-types-for 'script'" in own_policy


@pytest.mark.first
def test_no_template_has_a_style_attribute(dist: Path) -> None:
    """The policy would forbid it; `parts/styled.js` sets styles as properties."""
    for script in (dist / "assets").glob("*.js"):
        found = re.search(r"<[a-z][^<>]*\sstyle=.{20}", script.read_text("utf-8"))
        assert not found, f"{script.name}: {found}"


@pytest.mark.first
def test_the_docs_name_that_policy_once(own_policy: str) -> None:
    text = HOSTING.read_text(encoding="utf-8")
    named = re.findall(r"```text\n(default-src .*?)\n```", text, re.DOTALL)
    without_hashes = re.sub(r"'sha256-[^']+'", "'sha256-…'", own_policy)
    assert [one.replace("\n", " ") for one in named] == [without_hashes]


@pytest.mark.first
@pytest.mark.parametrize("name", SETTINGS)
def test_the_site_has_the_policy_as_a_setting_of_each_host(
    dist: Path, own_policy: str, name: str
) -> None:
    placed = (dist / FOLDER / name).read_text(encoding="utf-8")
    assert placed == setting(name, own_policy)
    assert f"{FOLDER}/{name}" in HOSTING.read_text(encoding="utf-8")


@pytest.mark.first
def test_the_docs_name_the_size_of_the_site(dist: Path) -> None:
    files = files_in(dist)
    size = sum(path.stat().st_size for path in files)
    zipped = build_site.ARCHIVE.stat().st_size
    found = re.search(
        r"has (\d+) MB in (?:some )?(\d+) files, the archive (\d+) MB",
        HOSTING.read_text("utf-8"),
    )
    assert found
    named = [float(one) for one in found.groups()]
    assert named == pytest.approx([size / 1e6, len(files), zipped / 1e6], rel=0.1)


@pytest.mark.pyodide
def test_it_is_played_from_nginx_and_again_when_that_is_gone(
    page: Page, dist: Path, tmp_path: Path, own_policy: str
) -> None:
    """The complaints of the browser would include any violation of the policy."""
    files = root()
    if files is None:
        pytest.skip("nginx is missing and cannot be had by apt-get: install it.")
    person = Person(page)
    with nginx(files, tmp_path, dist) as address:
        answer = page.goto(address.removesuffix("/"))
        assert answer
        assert answer.header_value("content-encoding") == "gzip"
        assert answer.header_value("content-security-policy") == own_policy
        person.ready()
        begin(person)
        page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.reload()
    person.ready()
    begin(person)


@pytest.mark.pyodide
def test_the_one_file_starts_from_nginx_under_its_own_policy(
    page: Page, dist: Path, tmp_path: Path
) -> None:
    files = root()
    if files is None:
        pytest.skip("nginx is missing and cannot be had by apt-get: install it.")
    with nginx(files, tmp_path, dist) as address:
        answer = page.goto(f"{address}sanjuan.html")
        assert answer
        assert answer.header_value("content-security-policy") is None
        Person(page).ready()


@pytest.mark.pyodide
def test_the_policy_as_a_header_is_broken_nowhere(page: Page, dist: Path) -> None:
    """As a header, the policy also covers Pyodide in the worker."""
    with reporting(dist) as (address, reports):
        Person(page).open(address)
    assert reports == []


def begin(person: Person) -> None:
    """Set sail and decide twice."""
    person.set_sail("Person", "Computer, random", seed=3)
    for _ in range(2):
        person.decide(person.look())
