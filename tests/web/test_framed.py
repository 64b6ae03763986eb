"""The game in a sandboxed frame: it begins, and says which of its parts cannot work."""

import pytest
from playwright.sync_api import BrowserContext, FrameLocator, Page, expect

from web.complaints import Complaints
from web.form import open_form, start_button
from web.host_page import HostSite, frame
from web.words import ENGLISH

SANDBOX = "allow-scripts allow-same-origin"
"""Neither forms nor downloads."""


@pytest.fixture
def framed(
    page: Page, site: str, host: HostSite, complaints: Complaints
) -> FrameLocator:
    complaints.expect("sandbox")
    host.show(page, frame(site, f'sandbox="{SANDBOX}"'))
    return page.frame_locator("iframe")


@pytest.mark.first
def test_the_button_begins_where_no_form_may_be_submitted(framed: FrameLocator) -> None:
    start_button(framed).click()
    framed.locator("[data-question]").wait_for()


def test_enter_in_a_name_begins_with_that_name(framed: FrameLocator) -> None:
    framed.locator("#app > [role=log]").wait_for(state="attached")
    name = open_form(framed).get_by_label(ENGLISH("new-name", seat=2))
    name.fill("Ada")
    name.press("Enter")
    framed.locator("[data-question]").wait_for()
    expect(framed.locator(".rival")).to_contain_text("Ada")


def test_a_frame_that_may_forbid_files_is_told_of(framed: FrameLocator) -> None:
    start_button(framed).click()
    framed.locator("[data-question]").wait_for()
    framed.get_by_role("button", name=ENGLISH("menu")).click()
    framed.get_by_role("button", name=ENGLISH("menu-save")).click()
    told = framed.get_by_role("alert")
    expect(told).to_contain_text(ENGLISH("error-framed-file"))
    expect(framed.get_by_role("dialog")).to_have_count(0)


def test_a_dialog_leaves_the_history_of_the_page_around_alone(
    page: Page, framed: FrameLocator
) -> None:
    before = page.evaluate("history.length")
    framed.get_by_role("button", name=ENGLISH("settings-title")).click()
    framed.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    expect(framed.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("history.length") == before


# ------------------------------------------------------------ beside the host's own

BEGINS = "?players=you,easy&seed=5&start"


def at_question(page: Page, place: int = 0) -> FrameLocator:
    """A frame of the page once it has a question."""
    framed = page.frame_locator("iframe").nth(place)
    framed.locator("[data-question]").wait_for()
    return framed


@pytest.mark.first
def test_loading_takes_no_focus_and_tab_goes_through(
    page: Page, site: str, host: HostSite
) -> None:
    host.show(page, f"<input autofocus>{frame(site + BEGINS)}<button>After</button>")
    at_question(page)
    expect(page.locator("input")).to_be_focused()
    after = page.get_by_role("button", name="After")
    for _ in range(60):
        page.keyboard.press("Tab")
        if after.evaluate("one => one === document.activeElement"):
            return
    raise AssertionError("Tab stays in the frame")


def test_the_game_never_scrolls_the_page_around_it(
    page: Page, site: str, host: HostSite
) -> None:
    low = frame(site + BEGINS).replace("80vh", "400px")
    host.show(page, f"{low}<p style='height: 3000px'>Words")
    framed = at_question(page)
    framed.locator("[data-choice]").first.focus()
    page.evaluate("scrollTo(0, 1200)")
    before = page.evaluate("scrollY")
    for key in ("ArrowDown", "l", "o", "h"):
        page.keyboard.press(key)
    framed.locator(".advice").wait_for()
    for key in ("1", "2"):
        page.keyboard.press(key)
    framed.locator("[data-ply]:not([data-ply='0'])").wait_for()
    assert page.evaluate("scrollY") == before > 0


def test_licences_are_read_in_a_tab_of_their_own(
    page: Page, site: str, host: HostSite, context: BrowserContext
) -> None:
    host.show(page, frame(site))
    framed = page.frame_locator("iframe")
    framed.get_by_role("button", name=ENGLISH("credits-button")).click()
    with context.expect_page() as opened:
        framed.get_by_role("link", name=ENGLISH("credits-licences")).click()
    assert opened.value.url.endswith("/licences/notice.txt")
    expect(framed.get_by_role("dialog")).to_be_visible()


def test_frames_with_names_of_their_own_keep_tables_of_their_own(
    page: Page, site: str, host: HostSite
) -> None:
    shelves = [f"{site}{BEGINS}&save=table-{number}" for number in (1, 2)]
    host.show(page, "".join(map(frame, shelves)))
    for place in range(2):
        at_question(page, place)
    idle = [address.replace("&start", "") for address in shelves]
    host.show(page, "".join(map(frame, [*idle, site])))
    for place, kept in enumerate((1, 1, 0)):
        framed = page.frame_locator("iframe").nth(place)
        framed.get_by_text(ENGLISH("loading-ready")).wait_for()
        expect(framed.locator(".again")).to_have_count(kept)
        expect(framed.locator(".earlier li")).to_have_count(0)


# ------------------------------------------------------------ without storage

NO_STORAGE = """if (window.parent !== window) {
  IDBFactory.prototype.open = () => { throw new DOMException("", "SecurityError"); };
}"""


def test_a_game_that_is_not_kept_is_told_of_and_goes_on_in_a_tab(
    page: Page, site: str, host: HostSite, context: BrowserContext
) -> None:
    page.add_init_script(NO_STORAGE)
    host.show(page, frame(site + BEGINS))
    framed = at_question(page)
    told = framed.get_by_role("alert")
    expect(told).to_contain_text(ENGLISH("error-not-kept"))
    expect(told.get_by_role("button", name=ENGLISH("menu-save"))).to_be_visible()
    ply = framed.locator("[data-ply]").get_attribute("data-ply")
    with context.expect_page() as opened:
        told.get_by_role("button", name=ENGLISH("open-tab")).click()
    tab = opened.value
    tab.locator(f"[data-question], [data-ply='{ply}']").first.wait_for()
    assert tab.url == site
    expect(tab.locator("[data-action=unkept]")).to_have_count(0)


def test_a_frame_that_may_open_no_tab_says_so(
    page: Page, site: str, host: HostSite, complaints: Complaints
) -> None:
    complaints.expect("sandbox")
    page.add_init_script(NO_STORAGE)
    host.show(page, frame(site + BEGINS, f'sandbox="{SANDBOX}"'))
    told = at_question(page).get_by_role("alert")
    told.get_by_role("button", name=ENGLISH("open-tab")).click()
    expect(told).to_contain_text(ENGLISH("error-framed-tab"))


def test_no_page_but_the_frame_gives_a_tab_its_game(
    page: Page,
    site: str,
    host: HostSite,
    context: BrowserContext,
    complaints: Complaints,
) -> None:
    complaints.expect("target origin provided")
    host.show(page, "")
    with context.expect_page() as opened:
        page.evaluate("(at) => { window.tab = open(at); }", f"{site}?moved")
    tab = opened.value
    tab.get_by_text(ENGLISH("loading-ready")).wait_for()
    page.evaluate("tab.postMessage('{}', '*')")
    tab.wait_for_timeout(200)
    expect(tab.get_by_role("alert").get_by_role("paragraph")).to_have_count(0)
