"""A site that has both toys beside San Juan, and its visitors."""

from collections.abc import Callable, Iterator

import pytest
from filelock import FileLock
from playwright.sync_api import Browser, BrowserContext, Page

from serve import served
from toolchain.steps import BUILD
from web.complaints import Complaints
from web.emptied import still
from web.games.guest import Guest
from web.games.kinds import GAMES, KINDS, Kind
from web.person import READY
from web.stand_in import stand_in
from web.toys.building import build
from web.visitor import AT_ONCE
from web.waiting import until
from web.words import ENGLISH, Words


@pytest.fixture(scope="session")
def with_toys() -> Iterator[str]:
    """The address of the site, built once for all processes."""
    with FileLock(BUILD / "lock"):
        folder = build()
    with served(folder, "/games/") as address:
        yield address


@pytest.fixture(scope="module", params=KINDS, ids=lambda kind: kind.id)
def kind(request: pytest.FixtureRequest) -> Kind:
    """Each game in turn."""
    found: Kind = request.param
    return found


@pytest.fixture(scope="module")
def profile() -> Callable[[Browser], BrowserContext]:
    """Makes the profile of a new browser: a desktop's."""
    return still


@pytest.fixture(scope="module")
def page(
    browser: Browser,
    with_toys: str,
    kind: Kind,
    profile: Callable[[Browser], BrowserContext],
) -> Iterator[Page]:
    """The page of a game, in the state that the last test left."""
    context = stand_in(profile(browser), games=GAMES)
    complaints = Complaints(context)
    page = context.new_page()
    page.add_init_script(AT_ONCE)
    page.goto(f"{with_toys}?play={kind.id}")
    until(page, READY, ENGLISH("loading-ready"), seconds=60)
    yield page
    context.close()
    assert complaints.unexpected() == []


@pytest.fixture
def opened(browser: Browser, with_toys: str) -> Iterator[Callable[[Kind, str], Page]]:
    """Opens the start screen of a game in a language, in a new profile."""
    contexts = list[tuple[BrowserContext, Complaints]]()

    def open_game(kind: Kind, language: str) -> Page:
        context = stand_in(still(browser, language), games=GAMES)
        contexts.append((context, Complaints(context)))
        page = context.new_page()
        page.add_init_script(AT_ONCE)
        page.goto(f"{with_toys}?play={kind.id}")
        until(page, READY, Words(language)("loading-ready"), seconds=60)
        return page

    yield open_game
    for context, complaints in contexts:
        context.close()
        assert complaints.unexpected() == []


@pytest.fixture
def guest(page: Page, kind: Kind) -> Guest:
    """A person at a new table of the game."""
    guest = Guest(page)
    guest.come_to(kind.begun())
    return guest
