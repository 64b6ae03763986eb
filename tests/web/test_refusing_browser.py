"""A browser that refuses storage starts the game all the same."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, Route

from web.layout import seldom
from web.loading import begin, wait_until_ready

pytestmark = pytest.mark.pyodide

REFUSE: Final = """
const refuse = (name, how) => {
  const refused = globalThis[name]?.prototype;
  for (const each of how) if (refused) refused[each] = () => {
    (globalThis.refusals ??= []).push(each);
    throw new DOMException("denied", "SecurityError");
  };
};
"""

REFUSALS: Final = {
    "a cache": 'refuse("CacheStorage", ["open", "match", "delete", "keys"]);',
    "a service worker": 'refuse("ServiceWorkerContainer", ["register"]);',
    "a database": 'refuse("IDBFactory", ["open"]);',
    "settings": 'refuse("Storage", ["getItem", "setItem"]);',
    "a lock": 'refuse("LockManager", ["request", "query"]);',
}
"""The calls that fail in the page and its worker, by the part refused."""


SELDOM: Final = ("a service worker", "a database", "settings", "a lock")


@pytest.fixture(params=seldom(REFUSALS, SELDOM))
def refusing(page: Page, dist: Path, request: pytest.FixtureRequest) -> Page:
    """A page and its worker to which one part is refused."""
    refusal = REFUSE + REFUSALS[request.param]
    (worker,) = (dist / "assets").glob("worker-*.js")

    def answer(way: Route) -> None:
        script = refusal + worker.read_text()
        way.fulfill(body=script, content_type="text/javascript")

    page.route("**/worker-*.js", answer)
    page.add_init_script(refusal)
    return page


def test_a_game_begins_twice_though_something_is_refused(
    refusing: Page, site: str
) -> None:
    """Twice, because the second start must not need anything stored by the first."""
    refusing.goto(site)
    wait_until_ready(refusing)
    refusing.reload()
    begin(refusing)


ASKED_IN_PAGE: Final = ("register", "open", "getItem")


@pytest.mark.long
@pytest.mark.parametrize("refusing", ["a database", "settings"], indirect=True)
def test_what_is_refused_was_asked_for(refusing: Page, site: str) -> None:
    refusing.goto(site)
    begin(refusing)
    assert set(refusing.evaluate("window.refusals")) & set(ASKED_IN_PAGE)
