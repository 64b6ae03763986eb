"""A page that cannot start says why, in every language, without a script."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FrameLocator, Page, expect

from toolchain import greetings, languages
from toolchain.in_page import UNSTARTED
from web.complaints import Complaints
from web.faults import Host, faulty
from web.loading import page_script
from web.waiting import until
from web.words import Words

Told = Page | FrameLocator

DELAY = "one => one.getAnimations()[0].effect.getTiming().delay"
"""The delay before an element appears, in milliseconds."""

SECONDS_LATER = "() => document.getAnimations().forEach((one) => one.finish())"
"""Shows everything that appears after a while."""


def expect_told_later(where: Told) -> None:
    """Expect the paragraphs once the rest of the page's patience is over."""
    told = where.locator("#app > p").first
    expect(told).to_be_attached()
    told.evaluate(SECONDS_LATER)
    expect_told(where)


def expect_told(where: Told) -> None:
    """Expect a visible paragraph in each language."""
    for language in languages.languages():
        told = where.locator(f"#app > p[lang={language}]")
        expect(told).to_have_text(Words(language)(UNSTARTED))
        expect(told).to_be_visible(timeout=15_000)


def html(page: Page, address: str, body: str) -> None:
    page.route(address, lambda way: way.fulfill(body=body, content_type="text/html"))
    page.goto(address)


def page_without_slash(host: Host) -> str:
    """An address at which the host sends the page, though its slash is missing."""
    host.paged = "?seed=7"
    return f"{host.address.removesuffix('/')}{host.paged}"


def as_a_file(page: Page, host: Host, dist: Path) -> Told:
    page.goto((dist / "index.html").as_uri())
    return page


def in_a_sandbox(page: Page, host: Host, dist: Path) -> Told:
    frame = f'<iframe src="{host.address}" sandbox="allow-scripts"></iframe>'
    html(page, f"{host.address}around", f"<title>Around</title>{frame}")
    return page.frame_locator("iframe")


def without_the_slash_its_host_takes_away(page: Page, host: Host, dist: Path) -> Told:
    bare = page_without_slash(host)
    address = bare.replace("?", "/?")
    page.route(address, lambda way: way.fulfill(status=301, headers={"Location": bare}))
    page.goto(address)
    assert page.url == bare
    return page


def with_scripts_of_a_wrong_type(page: Page, host: Host, dist: Path) -> Told:
    host.mistyped = ".js"
    page.goto(host.address)
    return page


def without_its_script(page: Page, host: Host, dist: Path) -> Told:
    host.missing = page_script(dist)
    page.goto(host.address)
    return page


WAYS = (as_a_file, in_a_sandbox, without_the_slash_its_host_takes_away)
GREETED = (with_scripts_of_a_wrong_type, without_its_script)
"""The ways with the pre-rendered screen, which says so in one language."""


@pytest.mark.first
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_what_keeps_a_page_from_starting_is_told(
    page: Page,
    complaints: Complaints,
    dist: Path,
    way: Callable[[Page, Host, Path], Told],
) -> None:
    complaints.expect("")
    with faulty(dist) as host:
        expect_told_later(way(page, host, dist))


@pytest.mark.first
@pytest.mark.parametrize("way", GREETED, ids=lambda way: way.__name__)
def test_what_keeps_it_from_starting_is_told_to_a_newcomer(
    page: Page,
    complaints: Complaints,
    dist: Path,
    way: Callable[[Page, Host, Path], Told],
) -> None:
    complaints.expect("")
    with faulty(dist) as host:
        way(page, host, dist)
        told = page.locator("#app > p")
        told.evaluate(SECONDS_LATER)
        expect(told).to_have_text(Words("en")(greetings.UNSTARTED))
        expect(told).to_be_visible()


@pytest.mark.first
def test_it_is_told_after_some_seconds(
    page: Page, complaints: Complaints, dist: Path
) -> None:
    complaints.expect("")
    page.goto((dist / "index.html").as_uri())
    told = page.locator("#app > p").first
    assert not told.is_visible()
    assert 2_000 < told.evaluate(DELAY) < 10_000
    told.evaluate(SECONDS_LATER)
    expect(told).to_be_visible()


@pytest.mark.first
def test_a_page_without_its_slash_goes_to_the_address_with_it(
    page: Page, complaints: Complaints, dist: Path
) -> None:
    complaints.expect("404")
    with faulty(dist) as host:
        page.goto(f"{page_without_slash(host)}#here", wait_until="commit")
        page.wait_for_url(f"{host.address}?seed=7#here")
        page.get_by_role("heading", level=1).wait_for()


@pytest.mark.first
def test_a_page_without_javascript_says_so_at_once(browser: Browser, site: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(site)
    expect(page.locator("#app > p").first).to_be_visible(timeout=2_000)
    expect_told(page)
    context.close()


@pytest.mark.first
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_it_is_not_seen_while_the_page_is_on_its_way(
    page: Page, dist: Path, motion: str
) -> None:
    page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
    with faulty(dist) as host:
        host.silent = page_script(dist)
        page.goto(f"{host.address}?seed=7", wait_until="commit")
        told = page.locator("#app > p")
        expect(told).to_have_count(len(languages.languages()))
        until(page, "document.styleSheets.length")
        assert not told.first.is_visible()
        host.heal()


@pytest.mark.first
def test_the_first_drawing_takes_its_place(page: Page, site: str) -> None:
    page.goto(site)
    page.get_by_role("heading", level=1).wait_for()
    expect(page.locator("#app > p")).to_have_count(0)


@pytest.mark.first
@pytest.mark.parametrize(("button", "language"), [("retry", "en"), ("Deutsch", "de")])
def test_a_page_whose_words_are_lost_offers_another_try_and_other_languages(
    page: Page, site: str, complaints: Complaints, button: str, language: str
) -> None:
    complaints.expect("Failed to load|preload")
    words = Words("en")
    lost = words("error-blocked", file="English")
    with page.route("**/en-*.txt*", lambda way: way.abort()):
        page.goto(site)
        expect(page.locator("#app p").first).to_have_text(lost)
        press = page.get_by_role("button", name=words("retry"))
        with page.expect_event("requestfailed"):
            press.click()
        expect(page.locator("#app p").first).to_have_text(lost)
    page.get_by_role("button", name=button.replace("retry", words("retry"))).click()
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text(Words(language)("app-title"))
    expect(page.locator("html")).to_have_attribute("lang", language)
