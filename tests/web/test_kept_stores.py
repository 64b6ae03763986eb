"""A browser keeps what earlier versions stored, and what other games store."""

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from toolchain.steps import ROOT
from web.disk import on_disk, rewrite
from web.historian import Historian, finished, games_in
from web.kept_tables import begin

STORES: Final = sorted((ROOT / "tests" / "stores").glob("*.json"))
"""All that a browser stored with 0.2.0, with 0.3.0, and before records had a game."""

FILL: Final = """async ({ local, tables, finished, saves }) => {
  for (const [key, text] of Object.entries(local)) localStorage.setItem(key, text);
  const put = (base, store, entries) => new Promise((done) => {
    const opening = indexedDB.open(new URL(".", location).pathname + base);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store);
    opening.onsuccess = () => {
      const writing = opening.result.transaction(store, "readwrite");
      for (const [id, one] of entries) writing.objectStore(store).put(one, id);
      writing.oncomplete = () => done(opening.result.close());
    };
  });
  await put("tables", "tables", tables.map((one) => [one.id, one]));
  await put("finished", "games", finished.map((one) => [JSON.parse(one).id, one]));
  await put("finished-saves", "saves", Object.entries(saves));
}"""


@pytest.mark.first("0.2.0")
@pytest.mark.own_profile
@pytest.mark.parametrize("path", STORES, ids=lambda path: path.stem)
def test_what_an_earlier_version_stored_is_shown(
    page: Page, site: str, path: Any
) -> None:
    store = json.loads(path.read_text(encoding="utf-8"))
    page.goto(f"{site}manifest.json")
    page.evaluate(FILL, store)
    historian = Historian(page)
    historian.open(site)
    games = historian.earlier_games().locator("[data-action=earlier]")
    expect(games).to_have_count(len(store["tables"]) - 1)
    solved = historian.words("puzzles-done", count=1)
    expect(page.locator("[data-place=puzzles]")).to_contain_text(solved)
    screen = historian.statistics()
    expect(games_in(screen)).to_have_count(len(store["finished"]))
    expect(screen.get_by_role("status")).to_have_count(0)
    historian.press("statistics-close")
    page.locator("[data-action=continue]").click()
    historian.decide(historian.look())
    historian.look()
    versions = sorted(one.get("version", 1) for one in on_disk(page))
    assert versions == [*([1] * (len(store["tables"]) - 1)), 2]


FOREIGN: Final = """({ text }) => ({
  game: "duel", version: 9, text: `packed ${text}`,
})"""


def test_a_table_of_another_game_stays_and_hinders_nothing(
    page: Page, site: str
) -> None:
    begin(page, site).leave()
    rewrite(page, FOREIGN)
    before = on_disk(page)
    page.reload()
    person = begin(page, site)
    assert [one for one in on_disk(page) if one["game"] == "duel"] == before
    person.leave()
    expect(page.locator("[data-action=continue]")).to_be_visible()
    expect(page.locator(".earlier")).to_have_count(0)


def test_a_finished_game_of_another_game_stays_and_is_not_told_of(
    historian: Historian,
) -> None:
    screen = historian.remember(finished(1), {**finished(2), "game": "duel"})
    expect(games_in(screen)).to_have_count(1)
    assert [one.get("game") for one in historian.records()] == ["sanjuan", "duel"]
