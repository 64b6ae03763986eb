"""The keyboard alone invites a phone, joins a table, and plays at both devices."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from web.meeting import is_connected
from web.screen import Screen
from web.test_own_phones import decide_on
from web.two_devices import Launch, guest_of, host_of
from web.typist import Typist
from web.words import ENGLISH

pytestmark = pytest.mark.long


class Reader(Typist):
    """A person without a mouse who reads each question, then presses its keys."""

    walks = False

    def decide(self, screen: Screen) -> None:
        """Answer once the focus is at the question."""
        if self.met.total() > 1:
            expect(self.page.locator(".ask h2")).to_be_focused()
        super().decide(screen)


def invite(host: Typist) -> str:
    """The link of an invitation for the second seat."""
    host.go_to("button", ENGLISH("menu"))
    host.press("Enter")
    host.go_to("button", ENGLISH("phones-button"))
    host.press("Enter")
    host.go_to("button", ENGLISH("phones-invite-label", name="Ben"))
    host.press("Enter")
    field = host.page.locator("#phones-link")
    expect(field).not_to_have_value("")
    return field.input_value()


def join(guest: Typist, link: str) -> str:
    """The code with which a guest answers."""
    guest.page.goto(link)
    guest.go_to("textbox", ENGLISH("joining-name"))
    guest.press("ControlOrMeta+a")
    guest.page.keyboard.type("Benjamin")
    guest.press("Enter")
    code = guest.page.locator("#joining-code")
    expect(code).not_to_have_value("")
    return code.input_value()


def give(host: Typist, code: str) -> None:
    """Type the code of a guest into the dialog."""
    as_text = host.page.locator("summary", has_text=ENGLISH("phones-as-text"))
    host.reach(as_text.last)
    host.press("Enter")
    host.reach(host.page.locator("#phones-answer"))
    host.page.keyboard.insert_text(code)
    host.press("Enter")


def test_devices_meet_and_play_by_keyboard_alone(launch: Launch, dist: Path) -> None:
    host, guest = Reader(host_of(launch(), dist).page), Reader(guest_of(launch(), dist))
    give(host, join(guest, invite(host)))
    is_connected(host, guest.page)
    host.press("Escape")
    assert decide_on((host, guest), 16) == 16
    assert "role" in host.met and "role" in guest.met
