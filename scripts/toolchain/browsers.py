"""Find browsers for tests and measurements. Nothing is installed here."""

import shutil
from pathlib import Path
from typing import Final

SHELL = "chromium-headless-shell"
"""Chromium without windows: it opens a page in less than half the processor time."""

NAMES = (
    SHELL,
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)


def installed_browser() -> Path | None:
    """The browser of this machine, if it has one of the Chromium family."""
    found = filter(None, map(shutil.which, NAMES))
    return next(map(Path, found), None)


PROGRAMS: Final[dict[str, dict[str, str]]] = {
    "Chromium": {},
    "Firefox": {"firefox-esr": "firefox-esr"},
    "WebKit": {"WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"},
}
"""By browser: the program that runs it, and Debian's package of that program."""


def missing_of(browser: str) -> list[str]:
    """The packages of a browser that are not installed."""
    programs = PROGRAMS[browser].items()
    return [package for program, package in programs if not shutil.which(program)]


def mini_browser() -> Path | None:
    """The small browser that shows what WebKitGTK makes of a page."""
    return next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), None)


def playwrights_browser() -> Path | None:
    """The browser Playwright downloaded, if it did."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.exists() else None


if __name__ == "__main__":
    print(installed_browser() or playwrights_browser() or "")
