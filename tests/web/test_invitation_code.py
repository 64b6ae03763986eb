"""The code of an invitation is whole and readable in every window."""

import base64
import subprocess
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize

from web.emptied import ADORNED
from web.layout import DRAWN, give_window
from web.meeting import link_for, open_dialog
from web.visitor import Visitor
from web.words import ENGLISH

READER: Final = Path(__file__).with_name("read_pixels.mjs")
LOW: Final[list[ViewportSize]] = [
    {"width": width, "height": height}
    for width, height in (
        *((320, 480), (568, 320), (640, 360), (667, 375), (844, 390), (1024, 400)),
        (1280, 720),
    )
]
IN_VIEW: Final = """(code) => {
  code.scrollIntoView({ block: "end", behavior: "instant" });
  const { left, top, right, bottom } = code.getBoundingClientRect();
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  const width = Math.min(innerWidth, right) - x;
  return { x, y, width, height: Math.min(innerHeight, bottom) - y };
}"""
"""Scrolls to the code; the place of all that is in the window."""
PIXELS: Final = """async (picture) => {
  const bitmap = await createImageBitmap(await (await fetch(picture)).blob());
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext("2d");
  context.drawImage(bitmap, 0, 0);
  return [width, height, ...context.getImageData(0, 0, width, height).data].join();
}"""
"""The size and the colours of a picture, on a page of no site."""


@pytest.fixture
def blank(context: BrowserContext) -> Page:
    """A page that no policy restricts."""
    return context.new_page()


def read(picture: bytes, blank: Page) -> str:
    """The text of the code in a picture, as a phone reads it."""
    encoded = base64.b64encode(picture).decode()
    pixels: str = blank.evaluate(PIXELS, f"data:image/png;base64,{encoded}")
    done: subprocess.CompletedProcess[str] = subprocess.run(
        ["node", READER], input=pixels, capture_output=True, text=True, check=False
    )
    return done.stdout


@pytest.mark.parametrize("size", [16, 24, 32])
def test_every_window_shows_the_code_whole(
    page: Page, site: str, blank: Page, size: int
) -> None:
    page.goto(f"{site}?players=you,you&names=Anna,Ben&start")
    host = Visitor(page)
    open_dialog(host)
    link = link_for(host, ENGLISH("phones-invite-label", name="Ben"))
    page.evaluate(ADORNED)
    session = page.context.new_cdp_session(page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": size}})
    unread = []
    for window in LOW:
        give_window(page, window)
        page.evaluate(DRAWN)
        place = page.locator(".qr").evaluate(IN_VIEW)
        if read(page.screenshot(clip=place), blank) != link:
            unread.append("{width}×{height}".format(**window))
    assert unread == []
