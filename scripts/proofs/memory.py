"""Measures the memory of a browser's processes."""

from pathlib import Path

from playwright.sync_api import Page


def resident(page: Page) -> float:
    """The memory of the processes that draw pages, in MB, if the system reports it."""
    return _memory(page, "VmRSS")


def own(page: Page) -> float:
    """The part of it that no file has: that without the browser's program and fonts."""
    return _memory(page, "RssAnon")


def _memory(page: Page, kind: str) -> float:
    browser = page.context.browser
    assert browser is not None
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    pages = [one["id"] for one in processes if one["type"] == "renderer"]
    return sum(_of(one, kind) for one in pages)


def _of(process: int, kind: str) -> float:
    status = Path(f"/proc/{process}/status")
    lines = status.read_text().splitlines() if status.exists() else []
    found = (line.split() for line in lines if line.startswith(f"{kind}:"))
    return sum(int(one[1]) / 1024 for one in found)
