"""Measures the memory of a browser's processes."""

from pathlib import Path

from playwright.sync_api import Page


def resident(page: Page) -> float:
    """The memory of the processes that draw pages, in MB, if the system reports it."""
    return _memory(page, "VmRSS")


def own(page: Page) -> float:
    """The part of it that no file has: that without the browser's program and fonts."""
    return _memory(page, "RssAnon")


def proportional(page: Page) -> float:
    """Their share of it: a part that processes have in common counts once for all."""
    return _memory(page, "Pss", "smaps_rollup")


def _memory(page: Page, kind: str, file: str = "status") -> float:
    browser = page.context.browser
    assert browser is not None
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    pages = [one["id"] for one in processes if one["type"] == "renderer"]
    return sum(_of(one, kind, file) for one in pages)


def _of(process: int, kind: str, file: str) -> float:
    status = Path(f"/proc/{process}/{file}")
    lines = status.read_text().splitlines() if status.exists() else []
    found = (line.split() for line in lines if line.startswith(f"{kind}:"))
    return sum(int(one[1]) / 1024 for one in found)
