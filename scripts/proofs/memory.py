"""Measures the memory of a browser's processes."""

from pathlib import Path

from playwright.sync_api import Page


def resident(page: Page) -> float:
    """The memory of the processes that draw pages, in MB, if the system reports it."""
    browser = page.context.browser
    assert browser is not None
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    pages = [one["id"] for one in processes if one["type"] == "renderer"]
    return sum(map(_resident, pages))


def _resident(process: int) -> float:
    status = Path(f"/proc/{process}/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return sum(int(one.split()[1]) / 1024 for one in lines if one[:6] == "VmRSS:")
