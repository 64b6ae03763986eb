"""A phone whose browser knows the site joins a table where there is no internet."""

import pytest
from playwright.sync_api import Browser, expect

from web.emptied import still
from web.person import Person
from web.waiting import until
from web.words import ENGLISH

pytestmark = pytest.mark.pyodide

KEPT = """() => caches.keys().then(async (names) => {
  const kept = async (name) => (await caches.open(name)).keys();
  const all = await Promise.all(names.map(kept));
  const urls = all.flat().map(({ url }) => url);
  return [/phones-/, /de-devices/].every((file) => urls.some((url) => file.test(url)));
})"""
"""Whether the scripts and the words of own phones are stored."""


def test_a_guest_that_has_only_seen_the_start_page_joins_without_a_network(
    browser: Browser, site: str
) -> None:
    context = still(browser)
    page = context.new_page()
    Person(page).open(site)
    page.get_by_role("combobox", name=ENGLISH("language-label")).select_option("de")
    until(page, KEPT, seconds=60)
    page.close()
    context.set_offline(True)
    guest = context.new_page()
    guest.goto(f"{site}#join=o1nothing")
    expect(guest.locator("[data-screen=joining]")).to_be_visible()
    context.close()
