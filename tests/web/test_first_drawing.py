"""The work that the page's first drawing leaves out, so that it comes soon."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from web.person import Person
from web.prepared import asking, table, text
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
"""Records the browser's tables of languages in use: the first takes it 30 ms."""

SEEN: Final = """
window.seen = [];
new MutationObserver(() => {
  const sheet = document.querySelector(".start .sheet > :first-child");
  if (sheet && window.seen.at(-1) !== sheet.textContent.trim())
    window.seen.push(sheet.textContent.trim());
}).observe(document, { childList: true, subtree: true });
"""
"""Records each new text of the first sheet of the start screen."""


def test_the_menu_is_drawn_without_the_tables_of_languages(
    page: Page, site: str
) -> None:
    page.add_init_script(WATCH)
    Visitor(page).open(site)
    languages = page.get_by_label(ENGLISH("language-label"))
    expect(languages.locator("option")).to_have_text(["Deutsch", "English", "Français"])
    assert page.evaluate("window.asked") == []


@pytest.mark.first
def test_the_last_game_is_there_at_once(person: Person) -> None:
    person.give(text(table(asking("pay"))))
    person.look()
    person.page.add_init_script(SEEN)
    person.page.reload()
    expect(person.page.locator(".again")).to_be_visible()
    assert len(person.page.evaluate("window.seen")) == 1
