"""Two browsers in a network of their own, each with the built site."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, Route

from puerto_rico.game_type import PUERTO_RICO
from sanjuan.game_type import SAN_JUAN
from tabletop.table.registry import Registry
from toolchain.browsers import installed_browser
from web.flags import FLAGS
from web.own_network import OwnNetwork
from web.stand_in import stand_in
from web.visitor import AT_ONCE, Visitor

SITE: Final = "http://localhost/games/"
"""The address of the site: browsers trust it, and its files come by no network."""

Launch = Callable[..., Browser]
BOTH: Final = Registry(SAN_JUAN, PUERTO_RICO)
"""The games of the site."""


def program_in(network: OwnNetwork, playwright: Playwright, folder: Path) -> Path:
    """A program that starts the browser of the tests in the network."""
    installed = installed_browser() or Path(playwright.chromium.executable_path)
    return network.program(installed, folder / "browser.sh")


@contextmanager
def launcher(
    network: OwnNetwork, playwright: Playwright, folder: Path
) -> Iterator[Launch]:
    """Starts browsers in the network, with further flags."""
    program = program_in(network, playwright, folder)
    with ExitStack() as stack:

        def launch(*flags: str) -> Browser:
            chromium = playwright.chromium
            browser = chromium.launch(executable_path=program, args=[*FLAGS, *flags])
            stack.callback(browser.close)
            return browser

        yield launch


def serve(context: BrowserContext, folder: Path) -> None:
    """Answer the requests of this profile with the files of a folder."""

    def answer(route: Route) -> None:
        name = route.request.url.removeprefix(SITE).partition("?")[0]
        route.fulfill(path=folder / (name or "index.html"))

    context.route(f"{SITE}**", answer)


def host_of(browser: Browser, dist: Path) -> Visitor:
    """A person at a table of two people, whose Python is that of the tests."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    stand_in(context, games=BOTH)
    serve(context, dist)
    page = context.new_page()
    page.add_init_script(AT_ONCE)
    page.goto(f"{SITE}?players=you,you&names=Anna,Ben&start")
    return Visitor(page)


def guest_of(browser: Browser, dist: Path) -> Page:
    """The page of a device that has not been here before."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    serve(context, dist)
    return context.new_page()
