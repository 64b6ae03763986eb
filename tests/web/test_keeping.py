"""Each decision is on disk in time, written no more often than necessary, for good."""

from playwright.sync_api import Page

from web.kept_tables import begin, give, ply
from web.person import Person
from web.prepared import prepared, table
from web.waiting import until

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
"""Records the answers on disk whenever a table is drawn."""


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
"""A slow disk."""


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
