"""A first visit: the files fetched and their hosts, and the messages meanwhile."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Playwright

from toolchain.browsers import installed_browser
from web.complaints import Complaints
from web.faults import FOLDER, faulty
from web.flags import FLAGS
from web.loading import KEPT, READY, wait_until_ready

pytestmark = pytest.mark.pyodide

WATCH = """
window.said = new Set();
window.progress = [];
new MutationObserver(() => {
  const status = document.querySelector(".engine [role=status]");
  if (status) window.said.add(status.textContent);
  const bar = document.querySelector(".engine progress");
  if (bar) window.progress.push(bar.value);
}).observe(document, {
  childList: true, characterData: true, subtree: true, attributes: true
});
"""


class FirstVisit(NamedTuple):
    """The outcome of a first visit, until everything is cached for the next."""

    asked: list[str]
    said: list[str]
    progress: list[float]


@pytest.fixture(scope="module")
def visit(
    playwright: Playwright, dist: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[FirstVisit]:
    """In a profile on disk, as people have: only such a profile caches larger files."""
    context = playwright.chromium.launch_persistent_context(
        tmp_path_factory.mktemp("profile"),
        executable_path=installed_browser(),
        args=FLAGS,
    )
    complaints = Complaints(context)
    page = context.new_page()
    page.add_init_script(WATCH)
    with faulty(dist) as host:
        page.goto(host.address)
        wait_until_ready(page)
        page.evaluate(KEPT)
    yield FirstVisit(host.asked, *page.evaluate("[[...said], progress]"))
    context.close()
    assert complaints.unexpected() == []


@pytest.mark.first
def test_everything_comes_from_below_the_folder(visit: FirstVisit) -> None:
    assert all(path.startswith(FOLDER) for path in visit.asked)


@pytest.mark.first
def test_nothing_but_the_page_is_fetched_twice(visit: FirstVisit) -> None:
    files = [path for path in visit.asked if path != FOLDER]
    assert len(files) == len(set(files))


@pytest.mark.first
def test_each_step_is_announced_once_and_no_percent(visit: FirstVisit) -> None:
    assert READY in visit.said
    assert not [one for one in visit.said if re.search(r"\d", one)]


@pytest.mark.first
def test_progress_goes_up_and_ends_with_ready(visit: FirstVisit) -> None:
    assert visit.progress == sorted(visit.progress)
    assert visit.progress[0] < visit.progress[-1] == 1
