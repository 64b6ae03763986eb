"""The pre-rendered start screen: the same as the screen that the script draws."""

import time
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from toolchain import greetings, languages
from toolchain.games import GAMES
from web.form import CHANGE, FORM, START, start_button
from web.loading import page_script, wait_until_drawn
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

STYLED: Final = """(game) => [...document.styleSheets]
  .flatMap(({ cssRules }) => [...cssRules])
  .some(({ cssText }) => cssText.includes(`[data-game="${game}"]`))"""
"""Whether the page has the styles of a game."""

PAINTED: Final = """() =>
  performance.getEntriesByName("first-contentful-paint").length > 0"""
"""Whether anything has been painted."""

PAINT: Final = """new Promise((done) =>
  new PerformanceObserver(() => done()).observe({ type: "paint", buffered: true }))"""
"""Waits for the first painting."""

SOON: Final = 200
"""Milliseconds in which it would be painted without those styles."""

KEYS: Final = """(start) => [...start.querySelectorAll("button, input, select")]
  .map(({ id, dataset, type }) => id || dataset.action || type)"""
"""The identities of the controls on the start screen."""

IN_TIME: Final = "document.getAnimations().forEach((one) => one.pause())"
"""Holds back the text that appears after some seconds."""
TOO_LATE: Final = "document.getAnimations().forEach((one) => one.finish())"
"""Shows that text."""

LONG: Final = 30
"""Seconds in which the page must have requested its script."""


class Awaited:
    """The page's script, held back until a test releases it."""

    def __init__(self, page: Page, dist: Path) -> None:
        self._page = page
        self._held: list[Route] = []
        name = f"**/{page_script(dist)}"
        page.route(name, lambda route: self._held.append(route))

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
def script(page: Page, dist: Path) -> Awaited:
    """The script of the page, held back."""
    return Awaited(page, dist)


def go(page: Page, site: str, asked: str = "") -> Locator:
    """Go to the page, and wait for the pre-rendered screen."""
    page.goto(site + asked, wait_until="commit")
    page.locator("#app > .start + p").wait_for(state="attached")
    page.evaluate(IN_TIME)
    page.evaluate("document.fonts.ready.then(() => true)")
    return page.locator(".start")


def set_sail(page: Page, site: str, script: Awaited) -> None:
    """Press the button before the script has loaded, and wait for the game."""
    go(page, site)
    start_button(page).click()
    script.come()
    page.locator("[data-question]").wait_for()


@pytest.mark.first
@pytest.mark.pyodide
@pytest.mark.parametrize("game", [game.id.replace("_", "-") for game in GAMES])
@pytest.mark.parametrize(
    ("context", "tag"),
    [(tag, tag) for tag in languages.languages()],
    indirect=["context"],
)
def test_it_is_what_the_script_draws(
    page: Page, site: str, script: Awaited, game: str, tag: str
) -> None:
    page.route("**/*emblems-*.js", lambda way: None)
    page.route("**/worker-*.js", lambda way: None)
    start = go(page, site, f"?play={game}")
    expect(start.locator(START)).to_have_text(Words(tag)("new-button"))
    before = page.evaluate(DRAWN)
    script.come()
    assert page.evaluate(DRAWN) == before


@pytest.mark.parametrize("game", [game.id for game in GAMES])
@pytest.mark.parametrize("holds_paint", [True, False])
def test_it_shows_once_the_styles_of_its_game_are_there(
    page: Page, site: str, script: Awaited, game: str, holds_paint: bool
) -> None:
    if not holds_paint:
        page.add_init_script("delete HTMLLinkElement.prototype.blocking")
    held: list[Route] = []
    page.route(f"**/{game}-*.css", lambda route: held.append(route))
    page.goto(f"{site}?play={game.replace('_', '-')}", wait_until="commit")
    page.locator(f"html[data-game={game}] link[href*={game}][rel=stylesheet]").wait_for(
        state="attached"
    )
    page.wait_for_timeout(SOON)
    assert page.locator(".start").count() == holds_paint
    assert not page.evaluate(PAINTED)
    for route in held:
        route.continue_()
    page.locator(".start").wait_for()
    assert page.evaluate(STYLED, game)
    page.evaluate(PAINT)


# ------------------------------------------------------------ acts there count


@pytest.mark.first
def test_a_press_is_heard_once_the_script_is_there(
    page: Page, site: str, script: Awaited
) -> None:
    set_sail(page, site, script)


def test_no_two_controls_of_it_are_taken_for_each_other(
    page: Page, site: str, script: Awaited
) -> None:
    keys: list[str] = go(page, site).evaluate(KEYS)
    assert len(keys) == len(set(keys))


@pytest.mark.first
def test_the_form_opens_if_it_was_asked_for(
    page: Page, site: str, script: Awaited
) -> None:
    go(page, site).locator(CHANGE).click()
    script.come()
    page.locator(FORM).wait_for()


def test_the_first_lesson_begins_if_it_was_asked_for(
    page: Page, site: str, script: Awaited
) -> None:
    go(page, site).locator("[data-action=learn]").click()
    script.come()
    page.locator(".coach").wait_for()


def test_the_language_that_was_chosen_is_spoken(
    page: Page, site: str, script: Awaited
) -> None:
    go(page, site).get_by_label(ENGLISH("language-label")).select_option("de")
    script.come()
    expect(start_button(page)).to_have_text(Words("de")("new-button"))


def test_the_focus_stays_where_it_was(page: Page, site: str, script: Awaited) -> None:
    go(page, site).locator(CHANGE).focus()
    script.come()
    expect(page.locator(CHANGE)).to_be_focused()


@pytest.mark.parametrize("size", [(360, 400), (740, 360)])
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
    go(page, site).locator(CHANGE).click()
    script.come()
    page.locator(FORM).wait_for()
    expect(page.locator("[data-action=continue]")).to_be_attached()


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
