"""Loading: from any folder, from kept memory, without a network, and when it fails."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from web.complaints import Complaints
from web.faults import FOLDER, Host, faulty

pytestmark = pytest.mark.pyodide

READY = "The game is ready."
LONG = 60_000

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const wait = () => new Promise((wake) => setTimeout(wake, 50));
  const kept = async () => (await (await caches.open("sanjuan-memory")).keys()).length;
  while (!(await kept())) await wait();
}"""
"""Waits until the site and Python's memory are kept whole, not only begun."""

SPOIL = """async () => {
  const store = await caches.open("sanjuan-memory");
  const [key] = await store.keys();
  await store.put(key, new Response(new Uint8Array(1000)));
}"""


@pytest.fixture
def host(dist: Path) -> Iterator[Host]:
    with faulty(dist) as host:
        yield host


def wait_until_ready(page: Page) -> None:
    page.get_by_text(READY, exact=True).wait_for(timeout=LONG)


def begin(page: Page) -> None:
    """Start a game with the form as it is, and wait for the first question."""
    page.get_by_role("button", name="Set sail").click()
    page.locator("[data-question]").wait_for(timeout=LONG)


def sentence(page: Page) -> str:
    """What the page says instead of starting."""
    alert = page.locator(".engine [role=alert]")
    alert.wait_for(timeout=LONG)
    return alert.inner_text()


def test_everything_comes_from_below_the_folder(page: Page, host: Host) -> None:
    page.goto(host.address)
    wait_until_ready(page)
    page.evaluate(KEPT)
    assert all(path.startswith(FOLDER) for path in host.asked)


def test_nothing_but_the_page_is_fetched_twice_in_a_first_visit(
    kept_profile: BrowserContext, host: Host
) -> None:
    page = kept_profile.new_page()
    page.goto(host.address)
    page.evaluate(KEPT)
    files = [path for path in host.asked if path != FOLDER]
    assert len(files) == len(set(files))


def test_a_game_is_wanted_before_python_is_there(page: Page, site: str) -> None:
    page.goto(site)
    begin(page)


def test_it_starts_and_plays_without_a_network(
    page: Page, context: BrowserContext, dist: Path
) -> None:
    with faulty(dist) as host:
        page.goto(host.address)
        wait_until_ready(page)
        page.evaluate(KEPT)
    context.set_offline(True)
    page.reload()
    wait_until_ready(page)
    begin(page)


REGISTERED = """
const { register } = ServiceWorkerContainer.prototype;
ServiceWorkerContainer.prototype.register = function (...how) {
  window.registered = register.apply(this, how);
  return window.registered;
};
"""
"""Notes that the site is about to be kept."""

GIVEN_UP = """async () => {
  const wait = () => new Promise((wake) => setTimeout(wake, 50));
  while (!window.registered) await wait();
  await window.registered;
  while (await navigator.serviceWorker.getRegistration()) await wait();
  return (await caches.keys()).filter((name) => name.startsWith("sanjuan-site"));
}"""
"""Waits until keeping the site has failed; what is left of it."""


def test_a_half_finished_upload_leaves_nothing_behind_and_the_next_visit_keeps_all(
    page: Page, context: BrowserContext, host: Host
) -> None:
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


POISON = """async () => {
  const name = (await caches.keys()).find((one) => one.startsWith("sanjuan-site"));
  const store = await caches.open(name);
  const app = (await store.keys()).find(({ url }) => url.includes("/app-"));
  const type = { "content-type": "text/html" };
  await store.put(app, new Response("a page of the host", { headers: type }));
}"""

HEALED = """async () => {
  const wait = () => new Promise((wake) => setTimeout(wake, 50));
  const app = document.querySelector("script[src*='/app-']").src;
  const text = async () => (await caches.match(app))?.text();
  while ([undefined, "a page of the host"].includes(await text())) await wait();
}"""
"""Waits until the store has the right file again."""


def test_a_poisoned_store_is_mended_for_the_next_visit(
    page: Page, site: str, complaints: Complaints
) -> None:
    complaints.expect("module script|MIME")
    page.goto(site)
    page.evaluate(KEPT)
    page.evaluate(POISON)
    page.reload()
    page.evaluate(HEALED)
    page.reload()
    wait_until_ready(page)


def test_another_page_below_the_folder_is_not_answered_with_the_game(
    page: Page, host: Host, complaints: Complaints
) -> None:
    page.goto(host.address)
    page.evaluate(KEPT)
    complaints.expect("404")
    for path in ("another.html", "licences/another.txt"):
        answer = page.goto(host.address + path)
        assert answer and answer.status == 404


def test_the_licences_can_be_read_without_a_network(
    page: Page, context: BrowserContext, complaints: Complaints, dist: Path
) -> None:
    with faulty(dist) as host:
        page.goto(host.address)
        page.evaluate(KEPT)
    context.set_offline(True)
    complaints.expect("favicon")  # a plain text names none of its own
    for path in (dist / "licences").iterdir():
        page.goto(f"{host.address}licences/{path.name}")
        assert page.locator("pre").inner_text().split() == path.read_text().split()
    page.goto(f"{host.address}index.html?from=elsewhere")
    wait_until_ready(page)


def test_a_second_visit_starts_from_kept_memory(page: Page, site: str) -> None:
    page.goto(site)
    wait_until_ready(page)
    page.evaluate(KEPT)
    steps = page.context.new_page()
    steps.add_init_script(STEPS)
    steps.goto(site)
    wait_until_ready(steps)
    assert "game" not in steps.evaluate("window.steps")
    begin(steps)


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
"""Notes the steps of loading as the worker tells them."""


def test_games_after_two_starts_from_the_same_memory_differ(
    page: Page, site: str
) -> None:
    page.goto(site)
    wait_until_ready(page)
    page.evaluate(KEPT)
    hands = []
    for _ in range(2):
        page.goto(site)
        wait_until_ready(page)
        begin(page)
        names = page.locator(".hand > ol [data-card]").all()
        hands.append([name.get_attribute("data-card") for name in names])
    assert hands[0] != hands[1]


def test_spoiled_memory_is_dropped_and_python_starts_from_scratch(
    page: Page, site: str
) -> None:
    page.goto(site)
    wait_until_ready(page)
    page.evaluate(KEPT)
    page.evaluate(SPOIL)
    page.add_init_script(STEPS)
    page.reload()
    wait_until_ready(page)
    assert "game" in page.evaluate("window.steps")
    begin(page)


PARTS = (
    "pyodide.asm.wasm",
    "pyodide.asm.js",
    "library-",
    "game-",
    "worker",
    "emblems",
)


@pytest.mark.parametrize("part", PARTS)
def test_a_missing_part_becomes_a_sentence_and_a_retry(
    page: Page, host: Host, complaints: Complaints, part: str
) -> None:
    complaints.expect("404|Failed to fetch|wasm|standard library")
    host.missing = part
    page.goto(host.address)
    assert re.search(rf"The file {part}\S* could not be fetched", sentence(page))
    host.heal()
    with page.expect_response(lambda answer: part in answer.url and answer.ok):
        page.get_by_role("button", name="Try again").click()
    expect(page.locator(".engine [role=alert]")).to_have_count(0)


def test_the_start_screen_is_whole_before_the_emblems_of_a_table_come(
    page: Page, host: Host
) -> None:
    host.silent = "emblems"
    page.goto(host.address)
    form = page.get_by_role("form", name="New game")
    form.wait_for()
    for icon in (".seal:visible", "[data-action=start]", "summary"):
        shown = form.locator(icon)
        assert shown.locator("svg").count() == shown.count() > 0
    host.heal()


def test_wasm_of_a_wrong_type_becomes_a_sentence_and_a_retry(
    page: Page, host: Host, complaints: Complaints
) -> None:
    complaints.expect("wasm|MIME")
    host.mistyped = ".wasm"
    page.goto(host.address)
    assert "sends the file pyodide.asm.wasm as “text/plain”" in sentence(page)
    host.heal()
    page.get_by_role("button", name="Try again").click()
    wait_until_ready(page)


MINUTES: Final = 10
"""Each word of a worker that starts late, as on a slow machine, begins a new one."""


def test_a_host_that_never_answers_becomes_a_sentence_and_a_retry(
    page: Page, host: Host
) -> None:
    host.silent = ".wasm"
    page.clock.install()
    page.goto(host.address)
    page.locator(".engine").wait_for()
    for _ in range(MINUTES):
        page.clock.run_for(61_000)
        if page.locator(".engine [role=alert]").count():
            break
    assert "Loading stopped halfway." in sentence(page)
    host.heal()
    page.get_by_role("button", name="Try again").click()
    page.clock.resume()
    wait_until_ready(page)


def test_a_page_that_forbids_webassembly_says_so(
    page: Page, host: Host, complaints: Complaints
) -> None:
    complaints.expect("Content Security Policy|wasm")
    host.policy = "script-src 'self'"
    page.goto(host.address)
    assert "WebAssembly" in sentence(page)


STATUS = """
window.said = new Set();
new MutationObserver(() => {
  const status = document.querySelector(".engine [role=status]");
  if (status) window.said.add(status.textContent);
}).observe(document, { childList: true, characterData: true, subtree: true });
"""


def test_each_step_is_announced_once_and_no_percent(page: Page, site: str) -> None:
    page.add_init_script(STATUS)
    page.goto(site)
    wait_until_ready(page)
    said = page.evaluate("[...window.said]")
    assert READY in said
    assert not [one for one in said if re.search(r"\d", one)]


def test_a_game_is_played_though_its_memory_cannot_be_kept(
    page: Page, site: str, dist: Path
) -> None:
    (worker,) = (dist / "assets").glob("worker-*.js")
    script = worker.read_text().replace(".makeMemorySnapshot", ".tooLittleMemory")
    page.route("**/worker-*.js", lambda route: route.fulfill(body=script, **SCRIPT))
    page.goto(site)
    begin(page)
    store = 'caches.open("sanjuan-memory").then((store) => store.keys())'
    assert page.evaluate(store) == []


SCRIPT: Final = {"content_type": "text/javascript"}


def breaks_at_a_table(page: Page, dist: Path, times: int) -> None:
    """Let Python break whenever it has a table, in the first so many workers."""
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
  if (String(text).startsWith('{"type": "view"')) throw new RangeError("stack");
  return parse(text, ...how);
};
"""


def test_python_that_breaks_is_started_anew_by_itself(
    page: Page, site: str, dist: Path
) -> None:
    breaks_at_a_table(page, dist, times=1)
    page.goto(site)
    page.get_by_role("button", name="Set sail").click()
    alert = page.locator(".alert")
    expect(alert).to_contain_text("has been started again", timeout=LONG)
    begin(page)


def test_python_that_breaks_again_is_told_of_and_started_on_request(
    page: Page, site: str, dist: Path
) -> None:
    breaks_at_a_table(page, dist, times=2)
    page.goto(site)
    button = page.get_by_role("button", name="Set sail")
    button.click()
    expect(page.locator(".alert")).to_contain_text("started again", timeout=LONG)
    wait_until_ready(page)
    button.click()
    expect(page.locator(".alert")).to_contain_text("started again", timeout=LONG)
    begin(page)


NOTHING_OFFLINE: Final = (
    "ServiceWorkerContainer.prototype.register = () => Promise.reject()"
)
"""What is kept offline would come with the policy of the visit before."""


def test_a_page_that_may_not_start_python_says_so_and_lists_its_games(
    page: Page, host: Host, complaints: Complaints
) -> None:
    page.add_init_script(NOTHING_OFFLINE)
    page.goto(host.address)
    begin(page)
    complaints.expect("TrustedTypePolicy")
    host.policy = "trusted-types lit-html"
    page.reload()
    assert "does not let the game start on this page" in sentence(page)
    expect(page.get_by_role("heading", name="Your last game")).to_be_visible()


def test_progress_goes_up_and_ends_with_ready(page: Page, site: str) -> None:
    page.goto(site)
    bar = page.locator(".engine progress")
    first = float(bar.get_attribute("value") or bar.evaluate("one => one.value"))
    expect(page.get_by_text(READY, exact=True)).to_be_visible(timeout=LONG)
    assert 0 <= first <= bar.evaluate("one => one.value") == 1
