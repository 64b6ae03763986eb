"""A host sends its guest a table that no page can draw."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from web.meeting import answered, give, link_for, open_dialog
from web.two_devices import SITE, Launch, guest_of, host_of
from web.words import ENGLISH

HOLLOW: Final = """() => {
  const { send } = RTCDataChannel.prototype;
  RTCDataChannel.prototype.send = function (piece) {
    const message = piece[0] === "." ? JSON.parse(piece.slice(1)) : {};
    if (message.type !== "shown") return send.call(this, piece);
    const { ply } = message.table.view;
    message.table.view = { ply, seat: null, question: null };
    return send.call(this, `.${JSON.stringify(message)}`);
  };
}"""
"""Makes the host's page send tables whose view holds nothing."""


@pytest.mark.parametrize("game", ["san-juan", "puerto-rico"])
def test_a_guest_reads_why_it_shows_no_table_and_never_comes_to_its_start_screen(
    launch: Launch, dist: Path, game: str
) -> None:
    host, guest = host_of(launch(), dist), guest_of(launch(), dist)
    host.page.goto(f"{SITE}?play={game}&players=you,you&names=Anna,Ben&start")
    host.page.evaluate(HOLLOW)
    open_dialog(host)
    link = link_for(host, ENGLISH("phones-invite-label", name="Ben"))
    give(host, answered(guest, link))
    expect(guest.get_by_text(ENGLISH("pairing-undrawn"))).to_be_visible()
    expect(guest.locator("[data-screen=joining]")).to_be_visible()
    assert guest.locator("[data-action=play], [data-action=begin]").count() == 0
