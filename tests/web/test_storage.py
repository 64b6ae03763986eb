"""A browser that stores nothing, or unreadable records, shows the page all the same."""

import json

import pytest
from playwright.sync_api import Page, expect

from web.disk import SILENT, on_disk
from web.form import open_form, start_button
from web.layout import DRAWN
from web.person import Person
from web.prepared import asking, over, table, text
from web.waiting import until
from web.words import ENGLISH

DENIED = """IDBFactory.prototype.open = () => {
  throw new DOMException("denied", "SecurityError");
};"""
FULL = """IDBObjectStore.prototype.put = () => {
  throw new DOMException("full", "QuotaExceededError");
};"""


FAULTS = {"blocked": DENIED, "full": FULL, "silent": SILENT}


@pytest.mark.first
@pytest.mark.parametrize("cause", FAULTS)
def test_a_game_that_is_not_kept_is_played_and_the_menu_says_why(
    page: Page, site: str, cause: str
) -> None:
    page.add_init_script(FAULTS[cause])
    why = ENGLISH(f"error-storage-{cause}")
    person = Person(page)
    person.open(site)
    person.set_sail("Person", "Computer, easy", seed=2)
    person.look()
    told = page.get_by_role("button", name=ENGLISH("unkept-mark"))
    expect(told).to_have_accessible_description(why)
    told.click()
    told = page.get_by_role("button", name=ENGLISH("menu-new"))
    expect(told).to_have_accessible_description(why)
    person.close()
    person.leave()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.evaluate(DRAWN)
    page.get_by_role("button", name="Continue").click()
    assert person.look().stage


SLOW = """const all = IDBObjectStore.prototype.getAll;
IDBObjectStore.prototype.getAll = function () {
  const request = all.call(this);
  const late = {};
  const answer = () => late.onsuccess((late.result = request.result));
  request.onsuccess = () => setTimeout(answer, 1200);
  return late;
};"""
"""A busy disk answers after more than the second that a page waits."""


@pytest.mark.first
def test_tables_that_a_slow_disk_tells_of_late_are_offered_then(
    page: Page, site: str
) -> None:
    person = Person(page)
    person.open(site)
    person.give(text(table(asking("pay"))))
    person.leave()
    page.add_init_script(SLOW)
    page.reload()
    expect(page.get_by_role("button", name="Continue")).to_be_visible()


BEGINS = "?players=you,random&seed=3&start"


def seated(page: Page) -> str:
    """The id of the table on show."""
    page.locator("[data-question]").wait_for()
    until(page, "history.state?.table")
    return str(page.evaluate("history.state.table"))


def test_a_table_that_a_slow_disk_tells_of_late_resumes_by_itself(
    page: Page, site: str
) -> None:
    page.goto(f"{site}{BEGINS}")
    table = seated(page)
    page.add_init_script(SLOW)
    page.reload()
    assert seated(page) == table
    expect(page.get_by_role("alert")).to_have_text("")


def test_a_disk_that_hangs_deals_no_other_game_when_the_page_reloads(
    page: Page, site: str
) -> None:
    page.add_init_script(SILENT)
    page.goto(f"{site}{BEGINS}")
    table = seated(page)
    for _ in range(2):
        page.reload()
        expect(page.get_by_role("alert")).to_contain_text(ENGLISH("error-table-late"))
        expect(page.locator("[data-question]")).to_have_count(0)
        assert page.evaluate("history.state.table") == table
    page.get_by_role("button", name="Play", exact=True).click()
    assert seated(page) != table


STUCK = """IDBObjectStore.prototype.delete = () => {
  throw new DOMException("denied", "UnknownError");
};"""


def test_a_table_is_kept_though_the_finished_one_before_it_cannot_go(
    page: Page, site: str
) -> None:
    page.add_init_script(STUCK)
    person = Person(page)
    person.open(site)
    person.give(text(table(over())))
    person.look()
    person.leave()
    person.set_sail("Person", "Computer, easy", seed=2)
    person.look()
    expect(page.get_by_role("button", name=ENGLISH("unkept-mark"))).to_have_count(0)
    assert len(on_disk(page)) == 2


SETTINGS = [
    "null",
    "7",
    "no JSON",
    '{"settings": null, "form": []}',
    '{"settings": {"language": 1}}',
    '{"settings": {"pace": "slow", "motion": -1, "confirm": "often"}}',
    '{"form": {"players": []}}',
    '{"form": {"players": [null, null, null, null]}}',
    '{"form": {"seats": 9, "edition": "third", "serious": 1}}',
]


@pytest.mark.parametrize("stored", SETTINGS)
def test_settings_that_cannot_be_read_are_left_out(
    page: Page, site: str, stored: str
) -> None:
    store = f"localStorage.setItem('san-juan-settings', {json.dumps(stored)})"
    page.add_init_script(store)
    page.goto(site)
    for name, word in {"new-seats": "2", "new-edition": "First"}.items():
        Person(page).unfold()
        group = page.get_by_role("group", name=ENGLISH(name))
        expect(group.get_by_label(word, exact=True)).to_be_checked()
    expect(page.locator(".seats select")).to_have_count(4)


@pytest.mark.first
def test_what_is_sound_is_taken_over_beside_what_is_not(page: Page, site: str) -> None:
    stored = {"settings": {"language": 1, "theme": "dark"}, "form": {"seats": 3}}
    page.add_init_script(
        f"localStorage.setItem('san-juan-settings', '{json.dumps(stored)}')"
    )
    page.goto(site)
    seats = open_form(page).get_by_role("group", name=ENGLISH("new-seats"))
    expect(seats.get_by_label("3", exact=True)).to_be_checked()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


KEEP = """saved => new Promise((done, fail) => {
  const opening = indexedDB.open("keyval-store");
  opening.onerror = fail;
  opening.onsuccess = () => {
    const put = opening.result.transaction("keyval", "readwrite");
    put.objectStore("keyval").put(saved, `${location.pathname}san-juan-tables`);
    put.oncomplete = done;
  };
})"""


@pytest.mark.parametrize("saved", [{}, 7, [None, 7, {}], [{"players": [None, None]}]])
def test_a_kept_game_that_cannot_be_read_is_not_offered(
    page: Page, site: str, saved: object
) -> None:
    page.goto(site)
    start_button(page).wait_for()
    until(page, "async () => (await indexedDB.databases()).length")
    page.evaluate(KEEP, saved)
    page.reload()
    Person(page).ready()
    expect(page.locator(".again")).to_have_count(0)
