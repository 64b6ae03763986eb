"""Several tables at once, as frames of one page, each with a worker of its own."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final

from playwright.sync_api import Frame, Page

from proofs.memory import resident
from serve import served
from web.words import ENGLISH

LONG: Final = 300_000

HOST: Final = """<!doctype html><title>A host of tables</title>
<link rel="icon" href="data:,">{frames}"""
FRAME: Final = (
    '<iframe src="{site}?players=random,random" width="480" height="640"></iframe>'
)


@contextmanager
def host_page(site: str, tables: int) -> Iterator[str]:
    """A page on another host with a number of frames of the site."""
    with TemporaryDirectory() as folder:
        page = HOST.format(frames=FRAME.format(site=site) * tables)
        Path(folder, "index.html").write_text(page, encoding="utf-8")
        with served(Path(folder)) as address:
            yield address


START: Final = "() => document.querySelector('[data-action=start]').click()"
"""Begins the game of a frame, however little of it is in sight."""


AT_ONCE: Final = """
const settings = '{ "settings": { "pace": 0 } }';
if (location.protocol === "http:") localStorage.setItem("san-juan-settings", settings);
"""
"""Shows the turns of computers at once."""


def play_in(frame: Frame) -> None:
    """Begin a game of computers in a frame."""
    frame.get_by_text(ENGLISH("loading-ready"), exact=True).wait_for(timeout=LONG)
    frame.evaluate(START)


def many_tables(page: Page, site: str, tables: int) -> str:
    """The line for a number of tables at once."""
    began = monotonic()
    page.add_init_script(AT_ONCE)
    with host_page(site, tables) as address:
        page.goto(address)
        frames = [frame for frame in page.frames if frame.url.startswith(site)]
        for frame in frames:
            play_in(frame)
        for frame in frames:
            frame.locator("[data-screen=end]").wait_for(timeout=LONG)
        marks = sum(frame.locator("[data-action=unkept]").count() for frame in frames)
        seconds, process = monotonic() - began, resident(page)
    return (
        f"| {len(frames)} | {len(frames)} | {marks} | {process:.0f} | {seconds:.0f} |"
    )


TABLES: Final = """
| tables at once | came to their end | not kept | processes, MB | seconds |
|--:|--:|--:|--:|--:|"""
