"""The browser drops or overwrites no stored table unasked."""

import pytest
from playwright.sync_api import Page, expect

from web.disk import on_disk, rewrite
from web.kept_tables import answers, begin, give, ply
from web.layout import one_of_them
from web.person import Person
from web.prepared import asking, shortened, table, text
from web.words import ENGLISH


def test_the_same_deal_begun_again_is_another_game(page: Page, site: str) -> None:
    person = begin(page, site)
    person.leave()
    person.set_sail("Person", "Computer, medium", seed=3)
    person.look()
    assert answers(page) == [0, ply(person) or answers(page)[-1]]


def test_an_older_file_takes_nothing_from_what_is_kept(page: Page, site: str) -> None:
    person = Person(page)
    person.open(site)
    game = asking("pay")
    save = {**table(game), "id": "one-table"}
    give(person, save)
    person.leave()
    give(person, {**table(shortened(game, 1)), "id": "one-table"})
    expect(page.locator(".ask h2")).not_to_have_text(ENGLISH("status-elsewhere"))
    assert answers(page) == [game.ply - 1, game.ply]


@pytest.mark.first
def test_a_newer_file_goes_on_with_what_is_kept(page: Page, site: str) -> None:
    person = Person(page)
    person.open(site)
    game = asking("pay")
    give(person, {**table(shortened(game, 1)), "id": "one-table"})
    person.leave()
    give(person, {**table(game), "id": "one-table"})
    assert answers(page) == [game.ply]


def test_no_unfinished_game_is_dropped_however_many_there_are(
    page: Page, site: str
) -> None:
    person = Person(page)
    person.open(site)
    for _ in range(6):
        give(person, table(asking("pay")))
        person.leave()
    page.reload()
    games = page.get_by_role("group").filter(
        has_text=ENGLISH("continue-earlier", count=5)
    )
    expect(games.locator("[data-action=earlier]")).to_have_count(5)


EARLIER = """text => new Promise((done) => {
  const opening = indexedDB.open("keyval-store");
  opening.onupgradeneeded = () => opening.result.createObjectStore("keyval");
  opening.onsuccess = () => {
    const put = opening.result.transaction("keyval", "readwrite");
    const players = [{ name: "Ada", total: 3 }, { name: "Ben", total: 2 }];
    const options = { edition: "first", expansion: false };
    const when = 1760000000000;
    const saved = { game: "[7]", when, text, round: 1, over: false, players };
    const key = `${location.pathname}san-juan-tables`;
    put.objectStore("keyval").put([{ ...saved, ...options }], key);
    put.oncomplete = () => { opening.result.close(); done(); };
  };
})"""


@pytest.mark.first
def test_what_an_earlier_version_kept_is_gone_on_with(page: Page, site: str) -> None:
    page.goto(site)
    page.evaluate(EARLIER, text(table(asking("pay"))))
    page.reload()
    person = Person(page)
    person.ready()
    page.get_by_role("button", name="Continue").click()
    assert person.look().stage == "pay"
    person.decide(person.seen[-1])
    person.look()
    page.reload()
    expect(page.locator(".again")).to_have_count(1)
    expect(page.locator(".earlier")).to_have_count(0)


NEWER_SAVE = (
    "({ text }) => ({ text: JSON.stringify({ ...JSON.parse(text), version: 2 }) })"
)
NEWER_RECORD = "() => ({ edition: 'third' })"
NEWER = one_of_them("newer", [NEWER_SAVE, NEWER_RECORD])
"""A table stored by a version that this one does not know."""


@NEWER
def test_what_a_later_version_has_kept_is_not_overwritten_and_this_is_told(
    page: Page, site: str, newer: str
) -> None:
    person = begin(page, site)
    rewrite(page, newer)
    before = on_disk(page)
    person.decide(person.look())
    expect(page.get_by_role("alert")).to_contain_text(ENGLISH("error-newer-kept"))
    expect(page.get_by_role("button", name=ENGLISH("unkept-mark"))).to_be_visible()
    assert on_disk(page) == before


@NEWER
def test_a_file_of_what_a_later_version_keeps_is_kept_beside_it(
    page: Page, site: str, newer: str
) -> None:
    person = Person(page)
    person.open(site)
    save = {**table(asking("pay")), "id": "one-table"}
    give(person, save)
    person.leave()
    rewrite(page, newer)
    before = on_disk(page)
    give(person, save)
    person.decide(person.seen[-1])
    person.look()
    expect(page.get_by_role("alert")).to_be_empty()
    after = on_disk(page)
    assert len(after) == 2
    assert before[0] in after
