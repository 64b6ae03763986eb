"""Find a Chromium for tests and measurements. Nothing is installed here."""

import shutil
from pathlib import Path

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


def playwrights_browser() -> Path | None:
    """The browser Playwright downloaded, if it did."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.exists() else None


if __name__ == "__main__":
    print(installed_browser() or playwrights_browser() or "")
