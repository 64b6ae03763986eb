"""What the first drawing of the page does without, so that it comes soon."""

from typing import Final

from playwright.sync_api import Page, expect

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


def test_the_menu_is_drawn_without_the_tables_of_languages(
    page: Page, site: str
) -> None:
    page.add_init_script(WATCH)
    Visitor(page).open(site)
    languages = page.get_by_label(ENGLISH("language-label"))
    expect(languages.locator("option")).to_have_text(["Deutsch", "English", "Français"])
    assert page.evaluate("window.asked") == []
