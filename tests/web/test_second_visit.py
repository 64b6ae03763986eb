"""Later visits: from the cache of the first one, without a network, or spoiled."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from web.complaints import Complaints
from web.emptied import still
from web.faults import Host, asset, faulty
from web.form import start_button
from web.loading import KEEP_ALL, KEPT, begin, page_script, wait_until_ready

pytestmark = pytest.mark.pyodide


PYTHON = ("sanjuan-[!l]*.bin", "library-*.bin")
ELSEWHERE = """async (addresses) => {
  const store = await caches.open("of another page");
  for (const one of addresses) await store.put(one, new Response("wrong"));
}"""
"""Another page of this host has cached wrong contents for Python's files."""


@pytest.fixture(scope="module")
def host(dist: Path) -> Iterator[Host]:
    with faulty(dist) as host:
        yield host


@pytest.fixture(scope="module")
def returning(browser: Browser, host: Host, dist: Path) -> Iterator[BrowserContext]:
    """The profile of a person whose first visit cached everything."""
    context = still(browser)
    page = context.new_page()
    page.goto(f"{host.address}licences/")
    page.evaluate(ELSEWHERE, [asset(host, dist, name) for name in PYTHON])
    page.goto(host.address)
    wait_until_ready(page)
    page.evaluate(KEPT)
    page.evaluate(KEEP_ALL)
    yield context
    context.close()


@pytest.fixture
def context(returning: BrowserContext) -> Iterator[BrowserContext]:
    """The profile for one test after the other; each test leaves its cache whole."""
    yield returning
    returning.set_offline(False)
    for page in returning.pages:
        page.close()


STEPS = """
window.steps = [];
window.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({ data }) => {
      if (data.type === "progress") window.steps.push(data.step);
    });
  }
};
"""
"""Records the steps of loading as the worker reports them."""


WORKERS = """
window.workers = [];
const { fetch: fetchAtOnce } = window;
window.fetch = async (...how) => {
  while (!workers.length) await new Promise((wake) => setTimeout(wake, 10));
  return fetchAtOnce(...how);
};
window.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    const file = new Error().stack.match(/assets\\/(\\w+)-\\w+\\.js/);
    window.workers.push(file?.[1] ?? "the page itself");
  }
};
"""
"""Records the scripts that start workers; holds every fetch until one has started."""


@pytest.mark.first
def test_it_starts_from_kept_memory_and_plays_without_a_network(
    page: Page, context: BrowserContext, host: Host
) -> None:
    context.set_offline(True)
    page.add_init_script(STEPS)
    page.goto(host.address)
    wait_until_ready(page)
    assert "game" not in page.evaluate("window.steps")
    begin(page)


def test_python_is_started_once_and_before_the_page_asks_for_it(
    page: Page, host: Host
) -> None:
    page.add_init_script(WORKERS)
    page.goto(host.address)
    wait_until_ready(page)
    assert page.evaluate("window.workers") == ["the page itself"]


def test_games_after_two_starts_from_the_same_memory_differ(
    page: Page, host: Host
) -> None:
    """Both games are requested before Python is ready."""
    hands = []
    for _ in range(2):
        page.goto(host.address)
        begin(page)
        names = page.locator(".hand > ol [data-card]").all()
        hands.append([name.get_attribute("data-card") for name in names])
    assert hands[0] != hands[1]


SPOIL = """async () => {
  const name = (await caches.keys()).find((one) => one.startsWith("sanjuan-memory"));
  const store = await caches.open(name);
  const [key] = await store.keys();
  await store.put(key, new Response(new Uint8Array(1000)));
}"""


def test_spoiled_memory_is_dropped_and_python_starts_from_scratch(
    page: Page, host: Host
) -> None:
    page.goto(f"{host.address}licences/")
    page.evaluate(SPOIL)
    page.add_init_script(STEPS)
    page.goto(host.address)
    begin(page)
    assert "game" in page.evaluate("window.steps")
    page.evaluate(KEPT)


POISON = """async (script) => {
  const name = (await caches.keys()).find((one) => one.startsWith("sanjuan-site"));
  const store = await caches.open(name);
  const app = (await store.keys()).find(({ url }) => url.endsWith(script));
  const type = { "content-type": "text/html" };
  await store.put(app, new Response("a page of the host", { headers: type }));
}"""

HEALED = """async (script) => {
  const wait = () => new Promise((wake) => setTimeout(wake, 50));
  const app = document.querySelector(`script[src$="${script}"]`).src;
  const text = async () => (await caches.match(app))?.text();
  while ([undefined, "a page of the host"].includes(await text())) await wait();
}"""
"""Waits until the cache has the right file again."""


def stop_service_worker(page: Page) -> None:
    """Stop it, as a browser does after a while; each start checks the cache once."""
    session = page.context.new_cdp_session(page)
    session.send("ServiceWorker.enable")
    session.send("ServiceWorker.stopAllWorkers")


@pytest.mark.long
def test_a_poisoned_store_is_mended_for_the_next_visit(
    page: Page, host: Host, complaints: Complaints, dist: Path
) -> None:
    complaints.expect("module script|MIME")
    page.goto(f"{host.address}licences/")
    page.evaluate(POISON, page_script(dist))
    stop_service_worker(page)
    page.goto(host.address)
    page.evaluate(HEALED, page_script(dist))
    page.reload()
    wait_until_ready(page)


@pytest.mark.first
def test_another_page_below_the_folder_is_not_answered_with_the_game(
    page: Page, host: Host, complaints: Complaints
) -> None:
    complaints.expect("404")
    for path in ("another.html", "licences/another.txt"):
        answer = page.goto(host.address + path)
        assert answer and answer.status == 404


@pytest.mark.long
def test_the_licences_can_be_read_without_a_network(
    page: Page,
    context: BrowserContext,
    host: Host,
    complaints: Complaints,
    dist: Path,
) -> None:
    context.set_offline(True)
    complaints.expect("favicon")  # a plain text cannot name one
    for path in (dist / "licences").iterdir():
        page.goto(f"{host.address}licences/{path.name}")
        assert page.locator("pre").inner_text().split() == path.read_text().split()
    page.goto(f"{host.address}index.html?from=elsewhere")
    expect(start_button(page)).to_be_visible()
