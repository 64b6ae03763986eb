"""A worker that dies, falls silent or breaks: the page says so and restarts it."""

import re

import pytest
from playwright.sync_api import Page, expect

from web.form import start_button
from web.person import Person
from web.words import ENGLISH

pytestmark = pytest.mark.own_profile  # a set clock stays with its profile

LAST_WORKER = """
window.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    window.worker = this;
  }
};
"""
"""Gives the worker to the test."""

BREAK = "window.worker.dispatchEvent(new ErrorEvent('error'))"
DIE = "window.worker.terminate()"
SILENT = ENGLISH("error-engine-silent")


@pytest.fixture
def person(page: Page, site: str) -> Person:
    """A person at a table; the test controls the worker and the time."""
    page.add_init_script(LAST_WORKER)
    page.clock.install()
    person = Person(page)
    person.open(site)
    person.set_sail("Person", "Computer, easy", seed=2)
    person.look()
    return person


def try_again(page: Page) -> None:
    page.get_by_role("button", name=ENGLISH("retry")).click()


@pytest.mark.first
def test_a_worker_that_dies_without_a_word_is_told_and_its_game_goes_on(
    person: Person,
) -> None:
    before = person.seen[-1]
    person.page.evaluate(DIE)
    person.decide(before)
    person.page.clock.run_for(9_000)
    expect(person.page.get_by_role("alert")).not_to_contain_text(SILENT)
    person.page.clock.run_for(1_000)
    expect(person.page.get_by_role("alert")).to_contain_text(SILENT)
    try_again(person.page)
    person.page.clock.resume()
    assert person.look() == before
    person.decide(before)
    assert person.look().stage


def test_a_night_s_sleep_is_not_taken_for_death(person: Person) -> None:
    person.page.evaluate(DIE)
    person.decide(person.seen[-1])
    person.page.clock.fast_forward("08:00:00")
    expect(person.page.get_by_role("alert")).not_to_contain_text(SILENT)
    person.page.clock.run_for(8_000)
    expect(person.page.get_by_role("alert")).to_contain_text(SILENT)


def test_one_that_breaks_is_started_anew_by_itself_and_the_game_goes_on(
    person: Person,
) -> None:
    before = person.seen[-1]
    person.page.evaluate(BREAK)
    told = person.page.get_by_role("alert")
    expect(told).to_contain_text(ENGLISH("error-engine-renewed"))
    told.get_by_role("button", name=ENGLISH("notice-close")).click()
    assert person.look() == before


def test_one_that_breaks_again_is_told_and_its_game_goes_on_on_request(
    person: Person,
) -> None:
    before = person.seen[-1]
    person.page.evaluate(BREAK)
    person.page.evaluate(BREAK)
    told = person.page.get_by_role("alert")
    expect(told).to_contain_text(ENGLISH("error-engine-lost"))
    try_again(person.page)
    told.get_by_role("button", name=ENGLISH("notice-close")).click()
    assert person.look() == before


def test_a_game_wanted_of_a_lost_worker_begins_after_a_retry(
    page: Page, site: str
) -> None:
    page.add_init_script(LAST_WORKER)
    person = Person(page)
    person.open(site)
    page.evaluate(f"{BREAK}; {BREAK}")
    start_button(page).click()
    try_again(page)
    page.locator("[data-question]").wait_for()


def test_a_dialog_that_waits_for_a_dead_worker_says_so_and_goes_on(
    person: Person,
) -> None:
    page = person.page
    page.evaluate(DIE)
    person.menu()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=ENGLISH("share-button")).click()
    page.clock.run_for(10_000)
    expect(dialog.get_by_role("alert")).to_contain_text(SILENT)
    dialog.get_by_role("button", name=ENGLISH("retry")).click()
    page.clock.resume()
    expect(dialog.locator("#share-link")).to_have_value(re.compile("#deal="))
