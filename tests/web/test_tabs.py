"""No tab takes from another what was decided there; nothing kept is dropped unasked."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.disk import on_disk, rewrite
from web.person import Person
from web.prepared import asking, prepared, shortened, table, text
from web.waiting import until
from web.words import ENGLISH

NO_LOCKS = "Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })"
ELSEWHERE = ENGLISH("status-elsewhere")


def answers(page: Page) -> list[int]:
    """How many answers each table has that the browser keeps."""
    texts = [one["text"] for one in on_disk(page)]
    return sorted(len(json.loads(text)["game"]["answers"]) for text in texts)


def tab(page: Page, site: str, fault: str = "") -> Person:
    """Another tab of the same browser, at the start screen; what it may lack."""
    person = Person(page.context.new_page())
    person.page.add_init_script(fault)
    person.open(site)
    return person


def go_on(person: Person) -> None:
    person.page.get_by_role("button", name="Continue").click()


def begin(page: Page, site: str) -> Person:
    """Somebody who has decided once."""
    person = Person(page)
    person.open(site)
    person.set_sail("Person", "Computer, medium", seed=3)
    person.decide(person.look())
    person.look()
    return person


def prompt(person: Person) -> Any:
    return person.page.locator(".ask h2")


# ------------------------------------------------------------ two tabs


def test_a_tab_left_at_the_start_screen_offers_what_was_played_since(
    page: Page, site: str
) -> None:
    first = Person(page)
    first.open(site)
    old = tab(page, site)
    begin(page, site)
    expect(old.page.locator(".again")).to_have_count(1)


def test_only_one_tab_plays_a_game_and_the_other_watches(page: Page, site: str) -> None:
    first = begin(page, site)
    other = tab(page, site)
    go_on(other)
    expect(prompt(other)).to_have_text(ELSEWHERE)
    expect(other.page.locator("button[aria-pressed]")).to_have_count(0)
    first.decide(first.look())
    now = first.look()
    expect(other.page.locator(f"[data-ply='{ply(first)}']")).to_have_count(1)
    assert answers(page)[-1] == ply(first)
    assert now.stage


def ply(person: Person) -> int:
    return int(person.page.locator("[data-ply]").get_attribute("data-ply") or 0)


def test_a_game_is_taken_over_where_it_stands(page: Page, site: str) -> None:
    first = begin(page, site)
    other = tab(page, site)
    go_on(other)
    first.decide(first.look())
    first.look()
    other.page.get_by_role("button", name=ENGLISH("play-here")).click()
    expect(prompt(first)).to_have_text(ELSEWHERE)
    screen = other.look()
    assert ply(other) == ply(first)
    other.decide(screen)
    other.look()
    assert answers(page) == [ply(other)]


def test_without_locks_an_older_tab_is_told_and_changes_nothing(
    page: Page, site: str
) -> None:
    page.add_init_script(NO_LOCKS)
    first = begin(page, site)
    other = tab(page, site, NO_LOCKS)
    go_on(other)
    screen = other.look()
    first.decide(first.look())
    first.decide(first.look())
    first.look()
    before = answers(page)
    other.decide(screen)
    expect(prompt(other)).to_have_text(ELSEWHERE)
    assert answers(page) == before


# ------------------------------------------------------------ identity


def give(person: Person, save: dict[str, Any]) -> None:
    person.give(text(save))
    person.look()


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
    expect(prompt(person)).not_to_have_text(ELSEWHERE)
    assert answers(page) == [game.ply - 1, game.ply]


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
    games = page.get_by_role("list", name=ENGLISH("continue-earlier"))
    expect(games.get_by_role("button")).to_have_count(3)
    page.get_by_role("button", name=ENGLISH("continue-more", count=2)).click()
    expect(games.get_by_role("button")).to_have_count(5)


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


def test_what_an_earlier_version_kept_is_gone_on_with(page: Page, site: str) -> None:
    page.goto(site)
    page.evaluate(EARLIER, text(table(asking("pay"))))
    page.reload()
    person = Person(page)
    person.ready()
    go_on(person)
    assert person.look().stage == "pay"
    person.decide(person.seen[-1])
    person.look()
    page.reload()
    expect(page.locator(".again")).to_have_count(1)
    expect(page.locator(".earlier")).to_have_count(0)


# ------------------------------------------------------------ a later version

NEWER_SAVE = (
    "({ text }) => ({ text: JSON.stringify({ ...JSON.parse(text), version: 2 }) })"
)
NEWER_RECORD = "() => ({ edition: 'third' })"
NEWER = pytest.mark.parametrize("newer", [NEWER_SAVE, NEWER_RECORD])
"""As a version would keep a table that this one does not know."""


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


# ------------------------------------------------------------ in time

NOTE = """
const put = IDBObjectStore.prototype.put;
window.done = 0;
window.drawn = [];
IDBObjectStore.prototype.put = function (record, key) {
  const { answers } = JSON.parse(record.text).game;
  const done = () => { window.done = answers.length; };
  this.transaction.addEventListener("complete", done);
  return put.call(this, record, key);
};
new MutationObserver(() => {
  const ply = document.querySelector("[data-ply]")?.dataset.ply;
  if (ply) window.drawn.push([Number(ply), window.done]);
}).observe(document, { childList: true, subtree: true, attributes: true });
"""
"""Notes which answers were on disk whenever a table was drawn."""


def test_a_decision_is_on_disk_before_the_next_question_is_drawn(
    page: Page, site: str
) -> None:
    page.add_init_script(NOTE)
    person = begin(page, site)
    for _ in range(4):
        person.decide(person.look())
    person.look()
    drawn = page.evaluate("window.drawn")
    assert [(ply, done) for ply, done in drawn if done < ply] == []
    assert drawn[-1][0] >= 5


SLOW = """
const put = IDBObjectStore.prototype.put;
window.writes = 0;
IDBObjectStore.prototype.put = function (record, key) {
  window.writes += 1;
  const end = Date.now() + 30;
  const wait = () => { if (Date.now() < end) this.get(key).onsuccess = wait; };
  wait();
  return put.call(this, record, key);
};
"""
"""A disk that takes its time."""


def test_of_tables_that_come_while_one_is_written_only_the_newest_is(
    page: Page, site: str
) -> None:
    page.add_init_script(SLOW)
    person = Person(page)
    person.open(site)
    person.set_sail("Person", "Computer, random", seed=3)
    person.look()
    person.want_turns_at_once()
    person.leave()
    person.set_sail(*["Computer, random"] * 2, seed=3)
    until(page, "document.querySelector('[data-ply]')?.dataset.ply > 60")
    writes = page.evaluate("window.writes")
    assert 0 < writes < ply(person)


FAIL = "() => { throw new DOMException('denied', 'SecurityError'); }"


@pytest.mark.parametrize(
    "fault",
    [
        "window.BroadcastChannel = null",
        f"window.BroadcastChannel = {FAIL}",
        f"BroadcastChannel.prototype.postMessage = {FAIL}",
        f"LockManager.prototype.request = {FAIL}",
    ],
)
def test_a_browser_without_broadcasts_or_locks_plays_all_the_same(
    page: Page, site: str, fault: str
) -> None:
    page.add_init_script(fault)
    person = begin(page, site)
    assert answers(page) == [ply(person)]
    expect(page.locator("[data-action=unkept]")).to_have_count(0)


COUNT = """window.asked = 0;
StorageManager.prototype.persist = async () => (window.asked += 1) > 0;
"""


def test_a_game_of_some_rounds_is_asked_to_be_kept_for_good_once(
    page: Page, site: str
) -> None:
    page.add_init_script(COUNT)
    person = begin(page, site)
    assert page.evaluate("window.asked") == 0
    person.leave()
    give(person, table(prepared("fourth-round")))
    person.decide(person.seen[-1])
    person.look()
    assert page.evaluate("window.asked") == 1
