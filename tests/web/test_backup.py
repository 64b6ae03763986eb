"""One file of all that a browser stores: exported, imported, refused."""

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from toolchain.steps import ROOT
from web.disk import key, on_disk
from web.historian import Historian, finished, player
from web.prepared import asking, last_decision, table

KEPT: Final = """() => Object.fromEntries(
  Object.entries(localStorage).filter(([name]) => name.startsWith("san-juan-")).sort()
    .map(([name, text]) => [name, JSON.parse(text)]))"""

BACKUP: Final = ROOT / "tests" / "backup.json"
"""Such a file of version 1, which every later version must import."""


def all_kept(historian: Historian) -> dict[str, Any]:
    """Everything that the browser has on disk."""
    page = historian.page
    tables = sorted(on_disk(page), key=lambda one: str(one["id"]))
    records = sorted(historian.records(), key=lambda one: str(one["id"]))
    return {"tables": tables, "records": records, **page.evaluate(KEPT)}


def wiped(page: Page) -> None:
    """Delete all of it, and reload the page."""
    page.evaluate(
        """async () => {
          localStorage.clear();
          const all = await indexedDB.databases();
          const own = all.filter(({ name }) => /tables|finished/.test(name));
          await Promise.all(own.map(({ name }) => new Promise((done) => {
            const opening = indexedDB.open(name);
            opening.onsuccess = () => {
              const stores = [...opening.result.objectStoreNames];
              const writing = opening.result.transaction(stores, "readwrite");
              for (const store of stores) writing.objectStore(store).clear();
              writing.oncomplete = done;
            };
          })));
        }"""
    )
    page.reload()


@pytest.mark.first
def test_what_was_exported_wiped_and_imported_is_what_was_there(
    historian: Historian, page: Page
) -> None:
    historian.come_to(asking("role"))
    historian.leave()
    historian.finish(last_decision())
    days = {"2026-11-20": {"table": "t", "counts": True, "points": 30}}
    tried = {"tried": {"a": {"left": 0, "due": 1}}, "answered": 1}
    historian.go_home()
    historian.remember(
        *(finished(n) for n in range(5)),
        days={"days": {"2026-11-20": {**days["2026-11-20"], "place": 1, "seats": 2}}},
        puzzles=tried,
        mistakes={"puzzles": {"a1": MISTAKE}},
        beat={"a deal": 34, "another": 5},
        lessons={"first": {**STARTED, "steps": 5}},
    )
    for name, record in OF_DUEL.items():
        page.evaluate(f"one => localStorage.setItem({key(name)}, one)", record)
    before = all_kept(historian)
    del before["san-juan-settings"]["game"]  # the last game stays with the device
    assert len(before["records"]) == 6
    assert len(before["tables"]) >= 1
    text = historian.keep("statistics-export")
    wiped(page)
    historian.ready()
    screen = historian.statistics()
    assert historian.records() == []
    historian.take_over(text)
    told = historian.words("statistics-added", count=6)
    expect(screen.locator("[data-place=added]")).to_have_text(told)
    assert all_kept(historian) == before


MISTAKE: Final = {
    "code": "sanjuan-1.7~ca1",
    "grade": "own",
    "game": "g",
    "round": 2,
    "stage": "role",
    "names": ["trader"],
    "games": 12,
    "when": 1,
}
OF_DUEL: Final = {
    "lessons-duel": '{"first":{"answers":[],"done":[],"steps":2,"finished":true},'
    '"version":2,"game":"duel"}',
    "form-duel": '{"seats":2,"options":{"long":true},"version":2,"game":"duel"}',
}
"""Records of a game that this page lacks."""
STARTED: Final = {"answers": [[1]], "done": [0], "finished": False}

FULL: Final = """IDBObjectStore.prototype.put = () => {
  throw new DOMException("full", "QuotaExceededError");
}"""


@pytest.mark.own_profile
def test_what_a_full_disk_refuses_is_in_the_file(page: Page, site: str) -> None:
    page.add_init_script(FULL)
    historian = Historian(page)
    historian.arrive(site)
    historian.give(json.dumps(table(asking("role"))))
    historian.look()
    historian.leave()
    historian.finish(last_decision())
    historian.statistics()
    kept = json.loads(historian.keep("statistics-export"))
    (over,), (begun, *_) = kept["finished"], kept["tables"]
    assert json.loads(over["save"])["id"] == over["id"]
    assert json.loads(begun["text"])["id"] == begun["id"]
    assert not begun["over"]


def test_challenges_of_a_file_come_after_those_that_are_here(
    historian: Historian, page: Page
) -> None:
    beat = f"localStorage[{key('beat')}]"
    page.evaluate(f"""{beat} = '[["mine", 30]]'""")
    historian.remember(beat={f"deal {number}": number for number in range(20)})
    kept = page.evaluate(f"JSON.parse({beat})")
    assert (kept[0], len(kept)) == (["sanjuan: mine", 30], 20)


def test_what_is_here_already_stays_as_it_is(historian: Historian) -> None:
    historian.remember(finished(1), finished(2))
    other = finished(1, won=False)
    historian.take_over(
        json.dumps(
            {
                "format": "sanjuan-backup",
                "version": 1,
                "finished": [other, finished(3)],
                "tables": [],
            }
        )
    )
    expect(historian.page.locator("[data-action=finished]")).to_have_count(3)
    kept = {one["id"]: one["ranking"] for one in historian.records()}
    assert kept["game-0001"] == [0, 1]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"format": "sanjuan-table"}',
        '{"format": "sanjuan-backup", "version": 3, "finished": [], "tables": []}',
        '{"format": "sanjuan-backup", "version": 1, "finished": {}, "tables": []}',
    ],
)
def test_a_file_that_is_none_is_refused_and_changes_nothing(
    historian: Historian, page: Page, text: str
) -> None:
    historian.remember(finished(1))
    before = all_kept(historian)
    historian.take_over(text)
    expect(page.get_by_role("alert")).to_contain_text(
        historian.words("error-bad-backup")
    )
    assert all_kept(historian) == before


@pytest.mark.first
def test_what_is_wrong_in_a_file_is_left_out(historian: Historian) -> None:
    half = {
        **finished(4),
        "seats": [player("Ada", "person", 30, 2), player("", "", 1, 0)],
    }
    wrong = [7, None, {"id": 7}, {**finished(2), "seats": "two"}, {"id": "x"}, half]
    broken = {
        "format": "sanjuan-backup",
        "version": 1,
        "tables": [{"id": "x"}, 3],
        "finished": [*wrong, finished(3)],
        "days": 3,
        "lessons": [],
    }
    screen = historian.statistics()
    historian.take_over(json.dumps(broken))
    expect(screen.locator("[data-action=finished]")).to_have_count(1)
    assert [one["id"] for one in historian.records()] == ["game-0003"]
    expect(historian.page.get_by_role("alert")).to_contain_text(
        historian.words("error-backup-part", count=8)
    )


@pytest.mark.first
def test_a_file_of_0_2_0_is_taken_over(historian: Historian) -> None:
    text = BACKUP.read_text(encoding="utf-8")
    screen = historian.statistics()
    historian.take_over(text)
    expect(screen.locator("[data-action=finished]")).to_have_count(3)
    page = historian.page
    historian.press("statistics-close")
    expect(page.locator("[data-action=continue]")).to_be_visible()
    solved = historian.words("puzzles-done", count=1)
    expect(page.locator("[data-place=puzzles]")).to_contain_text(solved)


@pytest.mark.parametrize(
    ("button", "begins"),
    [("csv", "game,ended,edition,"), ("plays", '{"about":"Plays of San Juan')],
)
def test_other_programs_are_given_files_of_their_own(
    historian: Historian, button: str, begins: str
) -> None:
    historian.remember(finished(1))
    assert historian.keep(f"statistics-{button}").startswith(begins)
