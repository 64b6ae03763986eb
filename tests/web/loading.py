"""Conditions that tests of loading wait for. Python starts in the browser here."""

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from web.form import start_button

READY: Final = "The game is ready."
LONG: Final = 60_000

MEMORY: Final = '"sanjuan-memory " + new URL("./", location).href'
"""The store of Python's memory, as an expression in a page of the site."""

KEPT: Final = f"""async () => {{
  await navigator.serviceWorker.ready;
  const wait = () => new Promise((wake) => setTimeout(wake, 50));
  const kept = async () => (await (await caches.open({MEMORY})).keys()).length;
  while (!(await kept())) await wait();
}}"""
"""Waits until the files of a first visit and Python's memory are cached."""

ALL_KEPT: Final = r"""async () => {
  const { game } = document.documentElement.dataset;
  const later = String.raw`\./(?:licences/|assets/\w+-(?:house|${game})-)[^"]+\.txt`;
  const listed = await (await fetch("service-worker.js")).text();
  const wait = () => new Promise((wake) => setTimeout(wake, 50));
  for (const file of listed.match(new RegExp(later, "g")))
    while (!(await caches.match(file))) await wait();
}"""
"""Waits until the licences are cached, and the words of every language."""

KEEP_ALL: Final = f"""async () => {{
  const {{ active }} = await navigator.serviceWorker.ready;
  active.postMessage({{ keep: "all" }});
  await ({ALL_KEPT})();
}}"""
"""Has all files cached at once, as the page does after a minute."""


def page_script(dist: Path) -> str:
    """The name of the page's script; scripts of games lie in files of their own."""
    page = (dist / "index.html").read_text(encoding="utf-8")
    found = re.search(r'src="\./assets/([\w-]+\.js)"', page)
    assert found
    return found[1]


def wait_until_drawn(page: Page) -> None:
    """Wait for the script's drawing, which replaces the pre-rendered screen."""
    page.locator("#app > [role=log]").wait_for(state="attached", timeout=LONG)


def wait_until_ready(page: Page) -> None:
    page.get_by_text(READY, exact=True).wait_for(timeout=LONG)


def begin(page: Page) -> None:
    """Start a game with the form as it is, and wait for the first question."""
    start_button(page).click()
    page.locator("[data-question]").wait_for(timeout=LONG)


def sentence(page: Page) -> str:
    """The sentence on the page in place of a start."""
    alert = page.locator(".engine [role=alert]")
    alert.wait_for(timeout=LONG)
    return alert.inner_text()
