"""A real browser with the built site in it; any complaint of it fails a test."""

from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest
from filelock import FileLock
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    sync_playwright,
)

import build_site
from serve import served
from toolchain.browsers import installed_browser
from toolchain.steps import BUILD
from web.around import Around
from web.complaints import Complaints
from web.depth import mark_browser_test
from web.emptied import emptied, still
from web.failed import FAILED
from web.flags import FLAGS
from web.historian import Historian
from web.host_page import HostSite, host_site
from web.layout import SIZES, give_window
from web.own_network import own_network
from web.solver import Solver
from web.stand_in import stand_in
from web.two_devices import Launch, launcher
from web.typist import Typist
from web.visitor import Visitor

V = TypeVar("V", bound=Visitor)

SUBFOLDER = "/games/san-juan/"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests that use a browser or the built site, and the deep ones of them."""
    for item in items:
        mark_browser_test(item)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Record a failure: the fixture `page` then prints the page's text."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="session")
def dist() -> Path:
    """The folder of the site, built once for all processes."""
    BUILD.mkdir(exist_ok=True)
    with FileLock(BUILD / "lock"):
        build_site.build()
    return build_site.DIST


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[str]:
    """The address of the site, in a subfolder of a host."""
    with served(dist, SUBFOLDER) as address:
        yield address


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """The driver of the browser."""
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A Chromium: this machine's, else Playwright's own."""
    chromium = playwright.chromium
    browser = chromium.launch(executable_path=installed_browser(), args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture
def visitor(arrived: Visitor) -> Visitor:
    """A person at a desktop, brought from one prepared game to the next."""
    give_window(arrived.page, SIZES["desktop"])
    if arrived.page.get_by_role("dialog").count():
        arrived.close()
    return arrived


@pytest.fixture(scope="module")
def arrived(browser: Browser, site: str) -> Iterator[Visitor]:
    """The same person, in the state that the last test left."""
    with arriving(Visitor, browser, site) as visitor:
        yield visitor


@pytest.fixture(scope="module")
def typist(browser: Browser, site: str) -> Iterator[Typist]:
    """A person without a mouse, in the state that the last test left."""
    with arriving(Typist, browser, site) as typist:
        yield typist


@contextmanager
def arriving(who: type[V], browser: Browser, site: str) -> Iterator[V]:
    """A person brought to one prepared game after the other."""
    context = stand_in(still(browser))
    complaints = Complaints(context)
    somebody = who(context.new_page())
    somebody.arrive(site)
    yield somebody
    context.close()
    assert complaints.unexpected() == []


@pytest.fixture(scope="session")
def shared(browser: Browser) -> Callable[[str], BrowserContext]:
    """The profile that tests of a language share one after the other."""

    @cache
    def profile(locale: str) -> BrowserContext:
        return stand_in(still(browser, locale))

    return profile


@pytest.fixture
def context(
    browser: Browser,
    request: pytest.FixtureRequest,
    shared: Callable[[str], BrowserContext],
    site: str,
) -> Iterator[BrowserContext]:
    """A profile with empty storage, in English or the language of a parameter.

    Tests marked by `pyodide` or `own_profile` get a new profile. In the former Python
    starts in the browser; all others talk to the Python of the test.
    """
    locale = getattr(request, "param", "en-GB")
    marked = request.node.get_closest_marker
    if not marked("pyodide") and not marked("own_profile"):
        yield emptied(shared(locale), site)
        return
    context = still(browser, locale)
    yield context if marked("pyodide") else stand_in(context)
    context.close()


@pytest.fixture
def complaints(context: BrowserContext) -> Iterator[Complaints]:
    """Foreign requests, and errors of the page or its console: there must be none.

    A test that provokes some names them by `complaints.expect`.
    """
    complaints = Complaints(context)
    yield complaints
    complaints.leave()
    assert complaints.unexpected() == []


@pytest.fixture
def host(tmp_path: Path) -> Iterator[HostSite]:
    """Another site, whose page can embed the game."""
    with host_site(tmp_path) as host:
        yield host


@pytest.fixture
def page(
    context: BrowserContext,
    complaints: Complaints,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> Iterator[Page]:
    """An empty page; go to `site` with it. Scripts and routes end with the test."""
    page = (context.pages or [context.new_page()])[0]
    with ExitStack() as given:
        for give in (page.add_init_script, page.route):
            monkeypatch.setattr(page, give.__name__, ending_with(given, give))
        yield page
    if request.node.stash[FAILED]:
        for frame in page.frames:
            print(frame.url, frame.locator("body").inner_text(), sep="\n")


def ending_with(
    stack: ExitStack, give: Callable[..., AbstractContextManager[object]]
) -> Callable[..., object]:
    """`give`, entered on the stack, so that it ends with the stack."""
    return lambda *what, **how: stack.enter_context(give(*what, **how))


@pytest.fixture(scope="module")
def launch(
    playwright: Playwright, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Launch]:
    """Starts browsers of several devices, in a network of their own."""
    folder = tmp_path_factory.mktemp("devices")
    with own_network() as network, launcher(network, playwright, folder) as launch:
        yield launch


@pytest.fixture
def beginner(page: Page, site: str) -> Visitor:
    """A person at the start screen, for the first time."""
    beginner = Visitor(page)
    beginner.open(site)
    return beginner


@pytest.fixture
def person(page: Page, site: str) -> Visitor:
    """The same person, but computer players take their turns at once."""
    person = Visitor(page)
    person.arrive(site)
    return person


@pytest.fixture
def solver(page: Page, site: str) -> Solver:
    """A person at the first of the easy puzzles."""
    solver = Solver(page)
    solver.open(site)
    solver.begin()
    return solver


@pytest.fixture
def around(page: Page, host: HostSite, site: str) -> Around:
    """Another site, with tables in its page."""
    return Around(page, host, site)


@pytest.fixture
def historian(page: Page, site: str) -> Historian:
    """A person at the start screen who has played before."""
    historian = Historian(page)
    historian.arrive(site)
    return historian
