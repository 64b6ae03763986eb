"""Guests of other browsers at the table of a host in Chromium, by WebRTC."""

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Playwright

from browsers.launch import firefox, webkit
from browsers.tab import Tab
from toolchain.browsers import missing_of
from toolchain.steps import ROOT
from web.evening import QUICK, Device, named
from web.meeting import give, invited
from web.own_network import OwnNetwork, own_network
from web.stand_in import stand_in
from web.two_devices import launcher
from web.visitor import Visitor
from web.words import ENGLISH

pytestmark = pytest.mark.browsers

PORT: Final = 8000
"""A port in the network of the test, where every port is free."""
ADDRESS: Final = f"http://127.0.0.1:{PORT}/"
PATIENCE: Final = 60
"""Seconds for which a tab may be waited for."""
LONGEST_CODE: Final = 250
NAME: Final = "#joining-name"
CODE: Final = """async () => {
  const field = () => document.querySelector("#joining-code");
  while (!field()?.value) await new Promise((on) => setTimeout(on, 50));
  return field().value;
}"""
SAYS: Final = """async (words) => {
  while (!document.body.textContent.includes(words)) {
    await new Promise((on) => setTimeout(on, 50));
  }
}"""


@pytest.fixture(scope="module")
def network(dist: Path) -> Iterator[OwnNetwork]:
    """A network with the site in it."""
    server = (sys.executable, ROOT / "scripts" / "serve.py", dist, f"--port={PORT}")
    with own_network() as network:
        command = (*network.prefix, *server)
        with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
            assert process.stdout
            assert ADDRESS in process.stdout.readline().decode()
            yield network
            process.terminate()


@pytest.fixture
def host(
    network: OwnNetwork, playwright: Playwright, tmp_path: Path
) -> Iterator[Device]:
    """The host at a table of two people, in Chromium."""
    with launcher(network, playwright, tmp_path) as launch:
        context = launch().new_context(locale="en-GB", reduced_motion="reduce")
        device = Device(stand_in(context).new_page())
        device.page.goto(f"{ADDRESS}?players=you,you&names=Anna,Ben&lang=en&start")
        yield device


def await_in(tab: Tab, condition: str, host: Device) -> None:
    """Wait for a condition in a tab, while Python here answers the host's page."""
    end = time.monotonic() + PATIENCE
    while not tab.evaluate(f"() => {condition}"):
        assert time.monotonic() < end, condition
        host.page.wait_for_timeout(50)


def answer_of(tab: Tab, link: str) -> None:
    """Open the link of an invitation, and give the name that the page offers."""
    tab.open(link)
    tab.click(NAME)
    tab.press(*"Ben", "Enter")


def test_a_guest_in_firefox_plays_a_game_to_its_end(
    network: OwnNetwork, host: Device, tmp_path: Path
) -> None:
    assert not (missing := missing_of("Firefox")), missing
    with firefox(tmp_path, network) as tab:
        person = Visitor(host.page)
        answer_of(tab, invited(person))
        code = tab.evaluate(CODE)
        assert len(code) <= LONGEST_CODE
        give(person, code)
        await_in(tab, "document.querySelector('[data-ply]') !== null", host)
        person.close()
        tab.evaluate(f"() => {{ {QUICK.read_text()} }}")
        tab.evaluate("() => window.quick.play(2, 15)")
        host.play(1)
        end = host.until_over()
        await_in(tab, "window.quick.look().over", host)
        points = tab.evaluate("() => window.quick.look().points")
        assert named(points, "Ben") == end.points
        assert tab.evaluate("() => window.quick.presses()") > 0


def test_a_guest_whose_browser_has_no_webrtc_reads_so(
    host: Device, site: str, tmp_path: Path
) -> None:
    assert not (missing := missing_of("WebKit")), missing
    link = invited(Visitor(host.page))
    with webkit(tmp_path) as tab:
        tab.open(f"{site}?lang=en#{link.partition('#')[2]}")
        assert tab.evaluate("() => typeof RTCPeerConnection") == "undefined"
        tab.click(NAME)
        tab.press("Enter")
        tab.evaluate(SAYS, ENGLISH("pairing-browser"))
