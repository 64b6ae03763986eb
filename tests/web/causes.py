"""The list of causes, and what tests wait for after one. No test is here."""

import re
from typing import Final

from playwright.sync_api import Page, expect

from toolchain.steps import ROOT
from web.words import ENGLISH

CAUSES: Final = (ROOT / "web" / "site" / "causes.js").read_text("utf-8")
LISTED: Final = re.findall(r"^  (\w+): \"(?:retry|reload)\"", CAUSES, re.M)
SOON: Final = 10_000
"""The most milliseconds before the page tells a cause; 0.5.0 took a minute for some."""

Facts = dict[str, str | int]
"""The facts of a sentence."""

SCRIPT: Final = {"content_type": "text/javascript"}


def wait_for(page: Page, id: str, file: str = "", **facts: str | int) -> None:
    """Wait for the sentence of a cause, with a file whose name begins so."""
    words = ENGLISH(f"error-{id.replace('_', '-')}", file="", **facts)
    told = re.compile(rf"{file}\S* ?{re.escape(words.strip())}")
    alert = page.locator("[role=alert] >> visible=true").filter(has_text=told)
    expect(alert.first).to_be_visible(timeout=SOON)
