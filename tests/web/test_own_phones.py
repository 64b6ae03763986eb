"""A host invites a phone: two browsers in a network of their own, by WebRTC."""

import json
import subprocess
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from web.meeting import (
    answered,
    give,
    invited,
    is_connected,
    open_dialog,
    sat_down,
)
from web.person import Person
from web.two_devices import Launch, guest_of, host_of
from web.waiting import until
from web.words import ENGLISH

READER: Final = Path(__file__).with_name("read_qr.mjs")
CAMERA: Final = "--use-fake-device-for-media-stream"
CAMERAS: Final = f"{CAMERA}=device-count=3"
ALLOWED: Final = "--use-fake-ui-for-media-stream"
ASKED: Final = "[data-question]:not([data-idle])"
NEXT: Final = """(ply) => document.querySelector("[data-screen=end]") !== null
  || document.querySelector("[data-ply]")?.dataset.ply >= ply"""
"""True once the page shows the end, or a table after this number of answers."""
WHOLE_GAME: Final = 400

HIDING: Final = "--force-webrtc-ip-handling-policy=disable_non_proxied_udp"
ON_SHOW: Final = """(label) => document.querySelector("video")?.srcObject
  ?.getVideoTracks()[0]?.label === label"""
"""True once the picture of that camera is on show."""

NO_CAMERA: Final = """(name) => {
  navigator.mediaDevices.getUserMedia = async () => {
    throw new DOMException("", name);
  };
}"""
SIDE: Final = 480
"""The height of the camera's picture; its width is a third more."""


def decide_on(people: tuple[Person, ...], answers: int) -> int:
    """Let the people decide, each at a device, at most so often; how often they did."""
    for count in range(answers):
        pages = [one.page for one in people]
        asked = [page for page in pages if page.locator(ASKED).count()]
        if any(page.locator("[data-screen=end]").count() for page in pages):
            return count
        (who,) = [one for one in people if one.page in asked]
        ply = int(str(who.page.locator("[data-ply]").get_attribute("data-ply")))
        who.decide(who.look())
        for page in pages:
            until(page, NEXT, ply + 1)
    return answers


def read(picture: Locator) -> str:
    """The text in a QR code, as a phone reads it."""
    size = int(str(picture.get_attribute("viewBox")).split()[-1])
    path = picture.locator("path").get_attribute("d")
    given = json.dumps({"path": path, "size": size})
    command = ["node", str(READER)]
    return subprocess.run(
        command, input=given, capture_output=True, text=True, check=True
    ).stdout


def test_a_phone_joins_by_a_link_and_a_code_and_starts_no_python(
    launch: Launch, dist: Path
) -> None:
    host, guest = host_of(launch(), dist), guest_of(launch(), dist)
    link = invited(host)
    asked: list[str] = []
    guest.on("request", lambda request: asked.append(request.url))
    code = answered(guest, link)
    assert read(host.page.locator(".qr")) == link
    assert read(guest.locator(".qr")) == code
    assert not [url for url in asked if url.endswith((".bin", ".wasm", ".zip"))]
    give(host, code[:-3])
    expect(host.page.get_by_text(ENGLISH("pairing-cut"))).to_be_visible()
    give(host, code)
    is_connected(host, guest)


def test_the_host_and_a_phone_play_in_turns(launch: Launch, dist: Path) -> None:
    host, guest = host_of(launch(), dist), guest_of(launch(), dist)
    ben = sat_down(host, guest)
    assert decide_on((host, ben), 6) == 6
    assert host.met and ben.met


@pytest.mark.long
def test_a_game_with_a_phone_comes_to_its_end_on_both_devices(
    launch: Launch, dist: Path
) -> None:
    host, guest = host_of(launch(), dist), guest_of(launch(), dist)
    ben = sat_down(host, guest)
    assert decide_on((host, ben), WHOLE_GAME) < WHOLE_GAME
    for page in (host.page, guest):
        expect(page.locator("[data-screen=end]")).to_be_visible()


def film(picture: Locator, path: Path) -> None:
    """Write a film of one frame in which a camera sees this QR code."""
    size = int(str(picture.get_attribute("viewBox")).split()[-1])
    wide, scale = SIDE * 4 // 3, SIDE * 3 // 4 // size
    light = bytearray(b"\xeb" * (wide * SIDE))
    left, top = (wide - size * scale) // 2, (SIDE - size * scale) // 2
    for dark in str(picture.locator("path").get_attribute("d")).split("M")[1:]:
        x, y = map(int, dark.split("h")[0].split())
        for row in range(top + y * scale, top + (y + 1) * scale):
            start = row * wide + left + x * scale
            light[start : start + scale] = b"\x10" * scale
    grey = b"\x80" * (wide * SIDE // 2)
    header = f"YUV4MPEG2 W{wide} H{SIDE} F10:1 Ip A1:1 C420jpeg\nFRAME\n".encode()
    path.write_bytes(header + light + grey)


@pytest.mark.long
def test_the_camera_of_the_host_reads_the_code_of_the_guest(
    launch: Launch, dist: Path, tmp_path: Path
) -> None:
    seen = tmp_path / "seen.y4m"
    flags = (CAMERA, ALLOWED, f"--use-file-for-fake-video-capture={seen}")
    host, guest = host_of(launch(*flags), dist), guest_of(launch(), dist)
    answered(guest, invited(host))
    film(guest.locator(".qr"), seen)
    host.page.get_by_role("button", name=ENGLISH("phones-camera")).click()
    is_connected(host, guest)


def test_a_device_with_several_cameras_has_a_choice_and_one_that_ends_says_so(
    launch: Launch, dist: Path
) -> None:
    host = host_of(launch(CAMERAS, ALLOWED), dist)
    invited(host)
    camera = host.page.get_by_role("button", name=ENGLISH("phones-camera"))
    camera.click()
    choice = host.page.get_by_label(ENGLISH("phones-which-camera"), exact=True)
    expect(choice.locator("option")).to_have_count(3)
    choice.select_option(index=2)
    until(host.page, ON_SHOW, "fake_device_2")
    host.page.evaluate(
        "document.querySelector('video').srcObject.getTracks()[0].stop()"
    )
    expect(host.page.get_by_text(ENGLISH("pairing-ended"))).to_be_visible()
    camera.click()
    expect(host.page.locator("video")).to_be_visible()


def test_a_browser_that_hides_addresses_says_so(launch: Launch, dist: Path) -> None:
    host = host_of(launch(HIDING), dist)
    open_dialog(host)
    host.page.get_by_role(
        "button", name=ENGLISH("phones-invite-label", name="Ben")
    ).click()
    hidden = ENGLISH("pairing-hidden")
    expect(host.page.get_by_text(hidden)).to_be_visible(timeout=10_000)


@pytest.mark.long
@pytest.mark.parametrize(
    ("error", "reason"), [("NotFoundError", "camera"), ("NotAllowedError", "denied")]
)
def test_a_camera_that_is_missing_or_refused_says_so_and_opens_the_way_by_text(
    launch: Launch, dist: Path, error: str, reason: str
) -> None:
    host = host_of(launch(), dist)
    invited(host)
    host.page.evaluate(NO_CAMERA, error)
    host.page.get_by_role("button", name=ENGLISH("phones-camera")).click()
    expect(host.page.get_by_text(ENGLISH(f"pairing-{reason}"))).to_be_visible()
    expect(host.page.locator("#phones-answer")).to_be_visible()
