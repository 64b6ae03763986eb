"""Faults of a screen with larger letters, spaced text, or a narrow window."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import CDPSession, Page, ViewportSize

from web.layout import DRAWN, give_window

FAULTS: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")

SPACE: Final = """(isSpaced) => {
  globalThis.spacing ??= new CSSStyleSheet();
  const all = `line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;`;
  const rules = `* { ${all} } p { margin-bottom: 2em !important; }`;
  spacing.replaceSync(isSpaced ? rules : "");
  const others = document.adoptedStyleSheets.filter((one) => one !== spacing);
  document.adoptedStyleSheets = [...others, spacing];
}"""
"""Spaces the text as WCAG 1.4.12 has it, or takes that back."""

USUAL: Final = 16
"""CSS pixels of the letters that a browser has at first."""


class Growth(NamedTuple):
    """A size of letters in CSS pixels, and whether the text is spaced."""

    size: int = USUAL
    is_spaced: bool = False

    def __str__(self) -> str:
        return f"{self.size} px{', spaced' * self.is_spaced}"


WINDOWS: Final[list[ViewportSize]] = [
    {"width": width, "height": height}
    for width, height in ((320, 568), (390, 664), (820, 1180), (1280, 800))
]
ZOOMED: Final[ViewportSize] = {"width": 320, "height": 256}
"""A window of 1280×1024 at 400 %."""
GROWTHS: Final = (Growth(is_spaced=True), Growth(20), Growth(24), Growth(32))
CASES: Final = (
    *((growth, window) for growth in GROWTHS for window in WINDOWS),
    (Growth(), ZOOMED),
)
"""Every growth in every window."""


class Grower:
    """Lets the letters of a page grow, and takes that back."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._cdp: CDPSession = page.context.new_cdp_session(page)

    def give(self, growth: Growth) -> None:
        """Give the page letters of that size, as a setting of the browser does."""
        sizes = {"fontSizes": {"standard": growth.size}}
        self._cdp.send("Page.setFontSizes", sizes)
        self.page.evaluate(SPACE, growth.is_spaced)

    @contextmanager
    def grown(self) -> Iterator[None]:
        """Bring back window and letters afterwards."""
        before = self.page.viewport_size
        yield
        self.give(Growth())
        if before:
            give_window(self.page, before)

    def faults(
        self, cases: Sequence[tuple[Growth, ViewportSize]] = CASES
    ) -> Iterator[str]:
        """The faults of the screen on show, each with its case."""
        with self.grown():
            for growth, window in cases:
                give_window(self.page, window)
                self.give(growth)
                self.page.evaluate(DRAWN)
                found: list[str] = self.page.evaluate(FAULTS, window["width"])
                size = f"{window['width']}×{window['height']}"
                yield from (f"{growth}, {size}: {one}" for one in found)
