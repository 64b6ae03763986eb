"""The tables that a browser stores, as they lie on disk."""

import json
from typing import Any, Final

from playwright.sync_api import Page

PATIENCE: Final = 5000
"""Milliseconds; behind a write that never ends, records unread by then do not count."""

READ: Final = f"""() => new Promise((done) => {{
  setTimeout(done, {PATIENCE}, []);
  const opening = indexedDB.open(`${{location.pathname}}tables`);
  opening.onupgradeneeded = () => opening.transaction.abort();
  opening.onerror = () => done([]);
  opening.onsuccess = () => {{
    const tables = opening.result.transaction("tables").objectStore("tables");
    tables.getAll().onsuccess = ({{ target }}) => done(target.result);
  }};
}})"""


def key(name: str) -> str:
    """The key of a record in local storage, as an expression in a page of the site."""
    return f'"san-juan-{name} " + new URL(".", location).pathname'


SILENT: Final = """IDBFactory.prototype.open = () => ({});
const wait = setTimeout;
const soon = (what, time, ...given) => wait(what, time / 10, ...given);
globalThis.setTimeout = soon;"""
"""A disk that hangs: a request gets neither success nor error.

Timers run ten times as fast.
"""

REWRITE: Final = """(change) => new Promise((done) => {
  const opening = indexedDB.open(`${location.pathname}tables`);
  opening.onsuccess = () => {
    const writing = opening.result.transaction("tables", "readwrite");
    const going = writing.objectStore("tables").openCursor();
    going.onsuccess = ({ target: { result: at } }) => {
      if (!at) return done();
      at.update({ ...at.value, ...change(at.value) });
      at.continue();
    };
  };
})"""


def rewrite(page: Page, change: str) -> None:
    """Change each record from outside the page by the result of a function."""
    page.evaluate(f"({REWRITE})({change})")


def on_disk(page: Page) -> list[dict[str, Any]]:
    """The stored records of all tables of the page; none before the first write."""
    records: list[dict[str, Any]] = page.evaluate(READ)
    return records


def newest_answers(page: Page) -> list[list[int]]:
    """All answers of the table that was stored last."""
    newest = max(on_disk(page), key=lambda record: record["when"])
    answers: list[list[int]] = json.loads(newest["text"])["game"]["answers"]
    return answers
