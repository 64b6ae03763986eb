"""The pre-rendered start screen: the same as the screen that the script draws."""

import time
from typing import Final

import pytest
from playwright.sync_api import FilePayload, Locator, Page, Route, expect

from toolchain import greetings, languages
from web.loading import wait_until_drawn
from web.words import ENGLISH, Words

DRAWN: Final = """() => {
  const own = ["checked", "selected", "value"];
  const plain = (text) => text.replace(/[ \\t\\r\\n]+/g, " ").trim();
  const marks = (one) => [...one.attributes]
    .filter(({ name }) => !own.includes(name))
    .map(({ name, value }) => `${name}=${plain(value)}`);
  const words = (one) => [...one.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ data }) => data);
  const told = (one) =>
    [one.localName, ...marks(one).sort(), plain(words(one).join(""))];
  const field = ({ value, checked }) => `${value} ${checked}`;
  return [...document.querySelectorAll(".start, .start *")].map(
    (one) => [...told(one), one.matches("input, select") && field(one)].join(" "),
  );
}"""
"""All elements of the start screen, with their text and their values."""

KEYS: Final = """(start) => [...start.querySelectorAll("button, input, select")]
  .map(({ id, dataset, type }) => id || dataset.action || type)"""
"""The identities of the controls on the start screen."""

IN_TIME: Final = "document.getAnimations().forEach((one) => one.pause())"
"""Holds back the text that appears after some seconds."""
TOO_LATE: Final = "document.getAnimations().forEach((one) => one.finish())"
"""Shows that text."""

NO_SAVE: Final = FilePayload(
    name="save.json", mimeType="application/json", buffer=b"{}"
)
"""A file that the page refuses once it has read it."""

LONG: Final = 30
"""Seconds in which the page must have requested its script."""


class Awaited:
    """The page's script, held back until a test releases it."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._held: list[Route] = []
        page.route("**/app-*.js", lambda route: self._held.append(route))

    def come(self) -> None:
        """Release it, and wait until it has drawn."""
        end = time.monotonic() + LONG
        while not self._held:
            self._page.wait_for_timeout(10)
            assert time.monotonic() < end
        while self._held:
            self._held.pop().continue_()
        wait_until_drawn(self._page)


@pytest.fixture
def script(page: Page) -> Awaited:
    """The script of the page, held back."""
    return Awaited(page)


def go(page: Page, site: str) -> Locator:
    """Go to the page, and wait for the pre-rendered screen."""
    page.goto(site, wait_until="commit")
    page.locator("#app > .start + p").wait_for(state="attached")
    page.evaluate(IN_TIME)
    page.evaluate("document.fonts.ready.then(() => true)")
    return page.locator(".start")


def set_sail(page: Page, site: str, script: Awaited) -> None:
    """Press the button before the script has loaded, and wait for the game."""
    go(page, site).get_by_role("button", name=ENGLISH("new-button")).click()
    script.come()
    page.locator("[data-question]").wait_for()


def fold(page: Page) -> Locator:
    """The line that lists the options chosen below it."""
    return page.locator(".more > summary")


@pytest.mark.pyodide
@pytest.mark.parametrize(
    ("context", "tag"),
    [(tag, tag) for tag in languages.languages()],
    indirect=["context"],
)
def test_it_is_what_the_script_draws(
    page: Page, site: str, script: Awaited, tag: str
) -> None:
    page.route("**/emblems-*.js", lambda way: None)
    page.route("**/worker-*.js", lambda way: None)
    start = go(page, site)
    expect(start.get_by_role("heading", name=Words(tag)("new-title"))).to_be_attached()
    before = page.evaluate(DRAWN)
    script.come()
    assert page.evaluate(DRAWN) == before


# ------------------------------------------------------------ acts there count


def test_a_press_is_heard_once_the_script_is_there(
    page: Page, site: str, script: Awaited
) -> None:
    set_sail(page, site, script)


def test_enter_in_a_name_begins_with_that_name(
    page: Page, site: str, script: Awaited
) -> None:
    name = go(page, site).get_by_label(ENGLISH("new-name", seat=2))
    name.fill("Ada")
    name.press("Enter")
    script.come()
    page.get_by_role("heading", name="Ada").wait_for()


def test_no_two_controls_of_it_are_taken_for_each_other(
    page: Page, site: str, script: Awaited
) -> None:
    keys: list[str] = go(page, site).evaluate(KEYS)
    assert len(keys) == len(set(keys))


def test_options_that_were_chosen_there_hold(
    page: Page, site: str, script: Awaited
) -> None:
    start = go(page, site)
    start.get_by_text("3", exact=True).click()
    fold(page).click()
    start.get_by_text(ENGLISH("new-expansion"), exact=True).click()
    start.get_by_label(ENGLISH("new-seed-label")).fill("7")
    script.come()
    expect(start.get_by_label(ENGLISH("new-kind", seat=3))).to_be_visible()
    expect(start.get_by_label(ENGLISH("new-seed-label"))).to_be_visible()
    expect(fold(page)).to_contain_text("New Buildings")
    expect(fold(page)).to_contain_text(ENGLISH("new-seed-set", seed=7))


def test_whoever_was_named_there_sits_at_the_table(
    page: Page, site: str, script: Awaited
) -> None:
    start = go(page, site)
    start.get_by_label(ENGLISH("new-name", seat=1)).fill("Ana")
    start.get_by_label(ENGLISH("new-name", seat=2)).fill("Ben")
    start.get_by_label(ENGLISH("new-kind", seat=2)).select_option("person")
    start.get_by_role("button", name=ENGLISH("new-button")).click()
    script.come()
    for name in ("Ana", "Ben"):
        page.get_by_role("heading", name=name).first.wait_for()


def test_a_file_that_was_chosen_there_is_opened(
    page: Page, site: str, script: Awaited
) -> None:
    go(page, site).get_by_label(ENGLISH("load-file")).set_input_files(NO_SAVE)
    script.come()
    expect(page.get_by_role("alert").get_by_role("paragraph")).to_be_attached()


def test_a_file_may_be_chosen_after_it(page: Page, site: str, script: Awaited) -> None:
    with page.expect_file_chooser() as chooser:
        go(page, site).get_by_text(ENGLISH("load-file")).click()
    script.come()
    chooser.value.set_files(NO_SAVE)
    expect(page.get_by_role("alert").get_by_role("paragraph")).to_be_attached()


def test_the_language_that_was_chosen_is_spoken(
    page: Page, site: str, script: Awaited
) -> None:
    go(page, site).get_by_label(ENGLISH("language-label")).select_option("de")
    script.come()
    expect(page.get_by_role("heading", name=Words("de")("new-title"))).to_be_attached()


def test_somebody_who_writes_writes_on(page: Page, site: str, script: Awaited) -> None:
    name = go(page, site).get_by_label(ENGLISH("new-name", seat=1))
    name.fill("Ann")
    page.keyboard.press("ArrowLeft")
    script.come()
    expect(name).to_be_focused()
    page.keyboard.press("n")
    page.keyboard.press("e")
    expect(name).to_have_value("Annen")


@pytest.mark.parametrize("size", [(390, 664), (1440, 900)])
def test_it_stays_where_it_was_scrolled_to(
    page: Page, site: str, script: Awaited, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    last = go(page, site).get_by_role("button", name=ENGLISH("credits-button"))
    last.scroll_into_view_if_needed()
    where = "[scrollY, document.querySelector('main').scrollTop]"
    before = page.evaluate(where)
    assert any(before)
    script.come()
    assert page.evaluate(where) == before


def test_it_holds_where_more_is_drawn_than_a_newcomer_sees(
    page: Page, site: str, script: Awaited
) -> None:
    set_sail(page, site, script)
    page.evaluate("localStorage.clear()")
    start = go(page, site)
    start.get_by_label(ENGLISH("new-name", seat=1)).fill("Ana")
    start.get_by_text("4", exact=True).click()
    script.come()
    start.get_by_role("button", name=ENGLISH("continue-button")).wait_for()
    expect(start.get_by_label(ENGLISH("new-kind", seat=4))).to_be_visible()
    expect(start.get_by_label(ENGLISH("new-name", seat=1))).to_have_value("Ana")


# ------------------------------------------------------------ failures


def test_it_is_told_in_the_same_language_that_nothing_comes(
    page: Page, site: str, script: Awaited
) -> None:
    start = go(page, site)
    expect(page.locator("#app > p")).to_be_hidden()
    before = start.bounding_box()
    page.evaluate(TOO_LATE)
    expect(page.locator("#app > p")).to_have_text(ENGLISH(greetings.UNSTARTED))
    expect(page.locator("#app > p")).to_be_in_viewport(ratio=1)
    assert start.bounding_box() == before
