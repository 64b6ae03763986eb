"""Two devices find each other: two browsers in a network of their own, by WebRTC."""

import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, Playwright

from toolchain.browsers import installed_browser
from toolchain.steps import ROOT
from web.flags import FLAGS
from web.own_network import OwnNetwork, own_network

PAIRING: Final = Path(__file__).with_name("pairing_alone.mjs")
PAGE: Final = """<!doctype html><meta charset="utf-8"><title>A device</title>
<script type="module">
import * as pairing from "./pairing.js";
globalThis.pairing = pairing;
</script>"""

OFFER: Final = """async () => {
  globalThis.mine = await pairing.offer(100_000);
  const description = mine.description;
  return pairing.codeOf({ kind: "offer", table: 5, number: 1, game: 7, description });
}"""
ANSWER: Final = """async (code) => {
  const { table, number, game, description: theirs } = pairing.readCode(code, "offer");
  globalThis.mine = await pairing.answer(theirs, 3_000_000);
  const description = mine.description;
  return pairing.codeOf({ kind: "answer", table, number, game, description });
}"""
ACCEPT: Final = """async (code) => {
  globalThis.channel = await mine.accept(pairing.readCode(code, "answer").description);
}"""
OPENED: Final = "async () => { globalThis.channel = await mine.opened; }"
ECHO: Final = "() => { channel.onText = (text) => channel.send(text); }"
ROUND_TRIPS: Final = """async ([count, length]) => {
  const times = [];
  for (let round = 0; round < count; round += 1) {
    const text = round + "🂡".repeat(length);
    const begun = performance.now();
    const back = new Promise((done) => { channel.onText = done; });
    channel.send(text);
    if ((await back) !== text) throw new Error("the text has changed");
    times.push(performance.now() - begun);
  }
  return times.sort((one, other) => one - other)[count >> 1];
}"""
CLOSED: Final = "() => new Promise((done) => { channel.onClosed = () => done(true); })"


@pytest.fixture(scope="module")
def network() -> Iterator[OwnNetwork]:
    with own_network() as network:
        yield network


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page with the scripts of pairing alone."""
    folder = tmp_path_factory.mktemp("device")
    esbuild = ROOT / "node_modules" / ".bin" / "esbuild"
    out = f"--outfile={folder / 'pairing.js'}"
    options = ("--bundle", "--format=esm", "--log-level=warning", out)
    subprocess.run([esbuild, PAIRING, *options], check=True)
    (folder / "index.html").write_text(PAGE)
    return folder


@pytest.fixture(scope="module")
def devices(
    network: OwnNetwork, folder: Path, playwright: Playwright
) -> Iterator[tuple[Page, Page]]:
    """The page of a host and that of a guest, each in a browser of its own."""
    browser = installed_browser() or Path(playwright.chromium.executable_path)
    program = network.program(browser, folder / "browser.sh")
    with ExitStack() as stack:

        def started() -> Browser:
            one = playwright.chromium.launch(executable_path=program, args=FLAGS)
            stack.callback(one.close)
            return one

        yield opened(started(), folder), opened(started(), folder)


def opened(browser: Browser, folder: Path) -> Page:
    """The page, at an address that the browser trusts; the files come by no network."""
    page = browser.new_page()
    page.route(
        "http://localhost/*",
        lambda route: route.fulfill(
            path=folder / (route.request.url.rpartition("/")[2] or "index.html")
        ),
    )
    page.goto("http://localhost/")
    page.wait_for_function("globalThis.pairing")
    return page


def connect(host: Page, guest: Page) -> tuple[str, str]:
    """Let the two exchange their codes, and wait until the channel is open."""
    offer = host.evaluate(OFFER)
    answer = guest.evaluate(ANSWER, offer)
    host.evaluate(ACCEPT, answer)
    guest.evaluate(OPENED)
    return offer, answer


def test_two_devices_find_each_other_by_two_short_codes(
    devices: tuple[Page, Page],
) -> None:
    host, guest = devices
    codes = connect(host, guest)
    assert max(map(len, codes)) <= 250
    guest.evaluate(ECHO)
    assert host.evaluate(ROUND_TRIPS, [100, 200]) < 20
    assert host.evaluate(ROUND_TRIPS, [3, 40_000]) < 1000


def test_a_device_notices_that_the_other_one_has_closed(
    devices: tuple[Page, Page],
) -> None:
    host, guest = devices
    connect(host, guest)
    guest.evaluate(f"() => {{ globalThis.end = ({CLOSED})(); }}")
    host.evaluate("channel.close()")
    assert guest.evaluate("end")


def test_a_text_that_is_too_long_closes_the_channel_of_its_receiver(
    devices: tuple[Page, Page],
) -> None:
    host, guest = devices
    connect(host, guest)
    host.evaluate(f"() => {{ globalThis.end = ({CLOSED})(); }}")
    guest.evaluate("channel.send('x'.repeat(100_001))")
    assert host.evaluate("end")
