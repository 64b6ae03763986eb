"""Loading that fails: the page says why, and starts once the fault is mended."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import BrowserContext, Page, TimeoutError, expect

from web.complaints import Complaints
from web.faults import Host, faulty
from web.form import start_button
from web.layout import seldom
from web.loading import (
    KEPT,
    LONG,
    MEMORY,
    begin,
    sentence,
    wait_until_drawn,
    wait_until_ready,
)

pytestmark = pytest.mark.pyodide


@pytest.fixture
def host(dist: Path) -> Iterator[Host]:
    with faulty(dist) as host:
        yield host


NOTHING_OFFLINE: Final = (
    "ServiceWorkerContainer.prototype.register = () => Promise.reject()"
)
"""Nothing is left from the visit before, and no time is spent on the next."""


@pytest.fixture
def page(page: Page) -> Page:
    """A page that caches nothing for use offline."""
    page.add_init_script(NOTHING_OFFLINE)
    return page


REGISTERED = """
const { register } = ServiceWorkerContainer.prototype;
ServiceWorkerContainer.prototype.register = function (...how) {
  window.registered = register.apply(this, how);
  return window.registered;
};
"""
"""Records that the page is about to cache the site."""

GIVEN_UP = """async () => {
  const wait = () => new Promise((wake) => setTimeout(wake, 50));
  while (!window.registered) await wait();
  await window.registered;
  while (await navigator.serviceWorker.getRegistration()) await wait();
  return (await caches.keys()).filter((name) => name.startsWith("sanjuan-site"));
}"""
"""Waits until caching the site has failed; returns the caches that remain."""


@pytest.mark.long
def test_a_half_finished_upload_leaves_nothing_behind_and_the_next_visit_keeps_all(
    context: BrowserContext, host: Host
) -> None:
    page = context.new_page()
    host.paged = "notice.txt"
    page.add_init_script(REGISTERED)
    page.goto(host.address)
    assert page.evaluate(GIVEN_UP) == []
    host.heal()
    page.reload()
    page.evaluate(KEPT)
    context.set_offline(True)
    page.reload()
    wait_until_ready(page)


PARTS = (
    "pyodide.asm.wasm",
    "pyodide.asm.js",
    "library-",
    "sanjuan-",
    "tabletop-",
    "worker",
    "emblems",
)


@pytest.mark.parametrize("part", seldom(PARTS, PARTS[3:]))
def test_a_missing_part_becomes_a_sentence_and_a_way_on(
    page: Page, host: Host, complaints: Complaints, part: str
) -> None:
    complaints.expect("404|Failed to fetch|wasm|standard library")
    host.missing = part
    page.goto(host.address)
    assert re.search(rf"{part}\S* is no longer on the server", sentence(page))
    host.heal()
    with page.expect_response(lambda answer: part in answer.url and answer.ok):
        page.get_by_role("button", name="Reload").click()
    expect(page.locator(".engine [role=alert]")).to_have_count(0)


def test_the_start_screen_is_whole_before_the_emblems_of_a_table_come(
    page: Page, host: Host
) -> None:
    host.silent = "emblems"
    page.goto(host.address)
    wait_until_drawn(page)
    start_button(page).wait_for()
    for icon in (".sky", "[data-action=start]", "[data-action=day]"):
        shown = page.locator(icon)
        assert shown.locator("svg").count() == shown.count() > 0
    host.heal()


def test_wasm_of_a_wrong_type_becomes_a_sentence_and_a_retry(
    page: Page, host: Host, complaints: Complaints
) -> None:
    complaints.expect("wasm|MIME")
    host.mistyped = ".wasm"
    page.goto(host.address)
    assert "sends pyodide.asm.wasm as “text/plain”" in sentence(page)
    host.heal()
    page.get_by_role("button", name="Try again").click()
    wait_until_ready(page)


def test_a_host_that_never_answers_becomes_a_sentence_and_a_retry(
    page: Page, host: Host
) -> None:
    host.silent = ".wasm"
    page.clock.install()
    page.goto(host.address)
    page.locator(".engine").wait_for()
    assert host.is_silent.wait(timeout=30)
    host.heal()
    assert any(tries_again_after_a_minute(page) for _ in range(20))
    page.clock.resume()
    wait_until_ready(page)


def tries_again_after_a_minute(page: Page) -> bool:
    """Whether the page says that loading has stopped, and a person tries again.

    A late message of the worker about other files can remove that sentence.
    """
    page.clock.run_for(61_000)
    try:
        said = page.locator(".engine [role=alert]").inner_text(timeout=2_000)
        page.get_by_role("button", name="Try again").click(timeout=2_000)
    except TimeoutError:
        return False
    assert "Loading stopped halfway:" in said
    return True


def test_a_game_is_played_though_its_memory_cannot_be_kept(
    page: Page, site: str, dist: Path
) -> None:
    (worker,) = (dist / "assets").glob("worker-*.js")
    script = worker.read_text().replace(".makeMemorySnapshot", ".tooLittleMemory")
    page.route("**/worker-*.js", lambda route: route.fulfill(body=script, **SCRIPT))
    page.goto(site)
    begin(page)
    store = f"caches.open({MEMORY}).then((store) => store.keys())"
    assert page.evaluate(store) == []


SCRIPT: Final = {"content_type": "text/javascript"}


def breaks_at_a_table(page: Page, dist: Path, times: int) -> None:
    """Let Python break whenever it has a table, in that many workers from the first."""
    (worker,) = (dist / "assets").glob("worker-*.js")
    script = BREAKING + worker.read_text()
    page.route(re.compile("breaks$"), lambda way: way.fulfill(body=script, **SCRIPT))
    page.add_init_script(f"let left = {times}; {BREAKING_WORKERS}")


BREAKING_WORKERS = """
const policy = trustedTypes.createPolicy("test", { createScriptURL: (url) => url });
window.Worker = class extends Worker {
  constructor(script, how) {
    const breaking = policy.createScriptURL(new URL("?breaks", script).href);
    super(left-- > 0 ? breaking : script, how);
  }
};
"""

BREAKING = """
const parse = JSON.parse;
JSON.parse = (text, ...how) => {
  if (String(text).startsWith('{"type":"view"')) throw new RangeError("stack");
  return parse(text, ...how);
};
"""


@pytest.mark.long
def test_python_that_breaks_is_started_anew_by_itself(
    page: Page, site: str, dist: Path
) -> None:
    breaks_at_a_table(page, dist, times=1)
    page.goto(site)
    start_button(page).click()
    alert = page.locator(".alert")
    expect(alert).to_contain_text("has been started again", timeout=LONG)
    begin(page)


@pytest.mark.first
def test_python_that_breaks_again_is_told_of_and_started_on_request(
    page: Page, site: str, dist: Path
) -> None:
    breaks_at_a_table(page, dist, times=2)
    page.goto(site)
    button = start_button(page)
    button.click()
    expect(page.locator(".alert")).to_contain_text("started again", timeout=LONG)
    wait_until_ready(page)
    button.click()
    expect(page.locator(".alert")).to_contain_text("started again", timeout=LONG)
    begin(page)


@pytest.mark.parametrize(
    ("policy", "why"),
    [
        ("trusted-types lit-html", "does not let the game start on this page"),
        ("worker-src 'none'", "a content security policy (worker-src) forbids it"),
    ],
)
def test_a_page_that_may_not_start_python_says_so_and_lists_its_games(
    page: Page, host: Host, complaints: Complaints, policy: str, why: str
) -> None:
    page.goto(host.address)
    begin(page)
    complaints.expect("TrustedTypePolicy|Content Security Policy")
    host.policy = policy
    page.reload()
    assert why in sentence(page)
    expect(page.get_by_role("heading", name="Your last game")).to_be_visible()
