"""A new version of the site waits for consent, and never mixes with the old one."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from serve import served
from toolchain.steps import integrity
from web.person import Person
from web.words import ENGLISH

pytestmark = pytest.mark.pyodide

NEW: Final = '<meta name="version" content="new">'

CONTROLLED: Final = """async () => {
  await navigator.serviceWorker.ready;
  const wait = () => new Promise((wake) => setTimeout(wake, 20));
  while (!(await navigator.serviceWorker.getRegistration()).active) await wait();
}"""


def deploy(folder: Path) -> None:
    """Replace the version by another one, with another start page."""
    page, worker = folder / "index.html", folder / "service-worker.js"
    before = integrity(page.read_bytes())
    text = page.read_text("utf-8")
    page.write_text(text.replace("<title>", f"{NEW}<title>"), "utf-8")
    after = integrity(page.read_bytes())
    built = worker.read_text("utf-8").replace(before, after)
    worker.write_text(re.sub(r'hash:"\w+"', 'hash:"new"', built), "utf-8")


@pytest.fixture
def folder(dist: Path, tmp_path: Path) -> Path:
    """The folder that a host serves."""
    return Path(shutil.copytree(dist, tmp_path / "site"))


@pytest.fixture
def visited(page: Page, folder: Path) -> Iterator[str]:
    """The address of a site that a person has visited, and returns to."""
    with served(folder) as site:
        Person(page).open(site)
        page.evaluate(CONTROLLED)
        deploy(folder)
        Person(page).open(site)
        yield site


def is_new(page: Page) -> bool:
    return page.locator("meta[name=version]").count() == 1


def take(page: Page) -> None:
    page.get_by_role("button", name=ENGLISH("version-take")).click()


@pytest.mark.usefixtures("visited")
def test_it_interrupts_no_table_and_waits_until_it_is_wanted(page: Page) -> None:
    expect(page.get_by_text(ENGLISH("version-newer"))).to_be_visible()
    Person(page).set_sail("Person", "Computer, easy")
    assert Person(page).look().stage
    expect(page.get_by_text(ENGLISH("version-newer"))).to_have_count(0)
    page.reload()
    Person(page).ready()
    assert not is_new(page)
    with page.expect_navigation():
        take(page)
    Person(page).ready()
    assert is_new(page)
    expect(page.get_by_text(ENGLISH("version-newer"))).to_have_count(0)


def test_a_frame_takes_it_though_its_host_page_lies_in_the_folder_of_the_site(
    page: Page, visited: str, folder: Path
) -> None:
    frame = '<iframe src="./" width="900" height="700"></iframe>'
    around = f"<!doctype html><title>Around</title>{frame}"
    (folder / "around.html").write_text(around, "utf-8")
    page.goto(f"{visited}around.html")
    game = page.frame_locator("iframe")
    game.get_by_role("button", name=ENGLISH("version-take")).click()
    expect(game.locator("meta[name=version]")).to_have_count(1)


@pytest.mark.long
def test_it_does_not_take_over_while_others_have_the_old_one_open(
    page: Page, visited: str
) -> None:
    other = page.context.new_page()
    Person(other).open(visited)
    take(page)
    told = page.get_by_role("alert")
    expect(told).to_contain_text(ENGLISH("error-other-pages"))
    other.close()
    with page.expect_navigation():
        take(page)
    Person(page).ready()
    assert is_new(page)
