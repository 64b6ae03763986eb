"""Browsers one after the other, a host that records their reports, and a gallery."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from browsers.gallery import Gallery
from browsers.launch import BROWSERS
from browsers.tab import Tab
from toolchain.browsers import missing_of
from toolchain.steps import BUILD
from web.conftest import dist, playwright
from web.host_page import HostSite, host_site
from web.reports import reporting

__all__ = ["dist", "playwright"]


@pytest.fixture(scope="session")
def gallery() -> Iterator[Gallery]:
    """The folder of pictures."""
    gallery = Gallery(BUILD / "browsers")
    yield gallery
    gallery.hang()


@pytest.fixture(scope="module", params=BROWSERS)
def browser_name(request: pytest.FixtureRequest) -> str:
    """The browser's name; all three are tested."""
    name: str = request.param
    missing = missing_of(name)
    assert not missing, f"{name} is missing: install {' and '.join(missing)}."
    return name


@pytest.fixture(scope="module")
def tab(
    browser_name: str,
    playwright: Playwright,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Tab]:
    """A window of the browser."""
    room = tmp_path_factory.mktemp(browser_name)
    with BROWSERS[browser_name](room, playwright) as tab:
        yield tab


@pytest.fixture
def site(dist: Path) -> Iterator[str]:
    """The site under its policy; a report from the browser fails the test."""
    with reporting(dist) as (address, reports):
        yield address
    assert reports == []


@pytest.fixture
def host(tmp_path: Path) -> Iterator[HostSite]:
    """Another site, for pages that embed the game."""
    with host_site(tmp_path) as host:
        yield host
