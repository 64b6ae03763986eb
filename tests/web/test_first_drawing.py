"""What the first drawing of the page does without, so that it comes soon."""

import re
from typing import Final

from playwright.sync_api import Page, expect

from web.complaints import Complaints
from web.visitor import Visitor
from web.words import ENGLISH

WATCH: Final = """
window.asked = [];
for (const name of ["DisplayNames", "NumberFormat", "ListFormat", "DateTimeFormat"]) {
  Intl[name] = new Proxy(Intl[name], {
    construct(found, given) {
      window.asked.push(name);
      return new found(...given);
    },
  });
}
"""
"""Notes what a browser is asked of languages: the first answer takes it 30 ms."""


SENTENCES: Final = """performance.getEntriesByType("resource")
  .filter(({ name }) => /assets\\/en-[0-9a-f]+\\.txt$/.test(name))
  .map(({ initiatorType }) => initiatorType)"""
"""Who had English sentences fetched, in that order."""


def test_the_menu_is_drawn_without_the_tables_of_languages(
    page: Page, site: str
) -> None:
    page.add_init_script(WATCH)
    Visitor(page).open(site)
    languages = page.get_by_label(ENGLISH("language-label"))
    expect(languages.locator("option")).to_have_text(["Deutsch", "English", "Français"])
    assert page.evaluate("window.asked") == []


def test_the_sentences_are_asked_for_before_any_script_has_come(
    page: Page, site: str, complaints: Complaints
) -> None:
    complaints.expect("ERR_FAILED")
    page.route("**/*.js", lambda way: way.abort())
    with page.expect_request(re.compile(r"/assets/en-\w+\.txt$")):
        page.goto(site)


def test_the_sentences_that_come_early_are_those_that_are_drawn_with(
    page: Page, site: str
) -> None:
    """They are fetched once."""
    page.goto(site)
    page.get_by_label(ENGLISH("language-label")).wait_for()
    assert page.evaluate(SENTENCES) == ["link"]
