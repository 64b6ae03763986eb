"""Faults in the layout of a screen: too wide, cut, covered, overlapping."""

from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize

from locales import LANGUAGES

LONGEST_FIRST: Final = sorted(LANGUAGES, key=lambda tag: tag != "fr")
"""All languages; French, which has the longest texts, first."""
SIZES: Final[dict[str, ViewportSize]] = {
    "phone": {"width": 390, "height": 844},
    "tablet": {"width": 820, "height": 1180},
    "desktop": {"width": 1440, "height": 900},
}
WINDOWS: Final[list[ViewportSize]] = [
    {"width": width, "height": height}
    for width, height in (
        *((320, 568), (568, 320), (360, 740), (390, 844), (844, 390), (600, 960)),
        *((820, 1180), (1088, 700), (1280, 720), (1440, 900), (1920, 1080)),
        (2560, 1440),
    )
]
"""Phones, tablets and screens, upright and on their side."""


def by_turns(
    cases: Iterable[object], others: Sequence[object] = tuple(SIZES)
) -> list[object]:
    """Each case with one of the others, by turns; all combinations take long."""
    return [
        pytest.param(
            case, one, marks=[] if turn % len(others) == k else pytest.mark.long
        )
        for turn, case in enumerate(cases)
        for k, one in enumerate(others)
    ]


def one_of_them(name: str, cases: Sequence[str]) -> pytest.MarkDecorator:
    """The first of these; the rest only in long tests."""
    first, *others = cases
    later = [pytest.param(other, marks=pytest.mark.long) for other in others]
    return pytest.mark.parametrize(name, [first, *later])


def seldom(cases: Iterable[str], late: Collection[str]) -> list[object]:
    """All these; those that take long and differ little only in long tests."""
    long = pytest.mark.long
    return [pytest.param(one, marks=[long] if one in late else []) for one in cases]


FAULTS: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")

DRAWN: Final = (
    "() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))"
)
"""Waits until the page has been drawn again."""


def give_window(page: Page, window: ViewportSize) -> None:
    """Resize the page's window; a resize to the same size would cost a layout."""
    if page.viewport_size != window:
        page.set_viewport_size(window)


def faults(page: Page) -> list[str]:
    """All faults of the screen at its present size."""
    found: list[str] = page.evaluate(FAULTS)
    return found


def faults_in(page: Page, windows: Iterable[ViewportSize]) -> list[str]:
    """All faults of the screen in each of these windows, with its size."""
    found = []
    for window in windows:
        give_window(page, window)
        page.evaluate(DRAWN)
        size = f"{window['width']}×{window['height']}"
        found += [f"{size}: {fault}" for fault in faults(page)]
    return found
