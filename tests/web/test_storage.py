"""A browser that keeps nothing, or what cannot be read, shows the page all the same."""

import pytest
from playwright.sync_api import Page, expect

from web.person import Person
from web.words import ENGLISH

DENIED = """IDBFactory.prototype.open = () => {
  throw new DOMException("denied", "SecurityError");
};"""
FULL = """IDBObjectStore.prototype.put = () => {
  throw new DOMException("full", "QuotaExceededError");
};"""


@pytest.mark.parametrize("fault", [DENIED, FULL], ids=["denied", "full"])
def test_a_game_that_is_not_kept_is_played_and_the_menu_says_so(
    page: Page, site: str, fault: str
) -> None:
    page.add_init_script(fault)
    person = Person(page)
    person.open(site)
    person.set_sail("Person", "Computer, easy", seed=2)
    person.look()
    person.menu()
    told = page.get_by_role("button", name=ENGLISH("menu-new"))
    expect(told).to_have_accessible_description(ENGLISH("menu-unkept"))
    person.close()
    person.leave()
    page.get_by_role("button", name="Continue").click()
    assert person.look().stage
