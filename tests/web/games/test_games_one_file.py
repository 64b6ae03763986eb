"""Chosen games of a site as one file, opened from a disk."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from filelock import FileLock
from playwright.sync_api import Browser, Page

from toolchain.stage import copy
from toolchain.steps import BUILD
from web.form import start_button
from web.games.guest import Guest
from web.games.own_python import own_python
from web.loading import wait_until_ready
from web.person import Person
from web.toys.building import one_file


@pytest.fixture
def file(games: list[str], tmp_path: Path) -> Path:
    """A copy of the file, alone in its folder."""
    with FileLock(BUILD / "lock"):
        return copy(one_file(*games), tmp_path / "games.html")


@pytest.fixture
def page(browser: Browser, file: Path) -> Iterator[Page]:
    """An empty page, in which Python itself starts."""
    with own_python(browser, f"^foreign request: {file.as_uri()}") as page:
        yield page


@pytest.mark.pyodide
@pytest.mark.parametrize(
    "games",
    [["duel"], pytest.param(["lucky_market", "duel"], marks=pytest.mark.long)],
)
def test_the_first_is_played_saved_and_loaded_from_the_page_of_the_last(
    page: Page, file: Path, games: list[str]
) -> None:
    page.goto(f"{file.as_uri()}?level=random")
    wait_until_ready(page)
    start_button(page).click()
    guest, person = Guest(page), Person(page)
    guest.answer()
    before, save = guest.look(), person.save()
    page.goto(f"{file.as_uri()}?play={games[-1]}")
    person.give(save)
    assert guest.look() == before
