"""Axe accepts every screen and dialog of Puerto Rico around its questions."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize

from hasty import look_back_in_haste
from web.axe import COLOURS, RULES, violations
from web.games.island_scenes import IslandScenes
from web.games.kinds import ISLAND, Kind
from web.layout import give_window

WINDOWS: Final[dict[str, ViewportSize]] = {
    "phone": {"width": 390, "height": 664},
    "desktop": {"width": 1440, "height": 900},
}


def found_by_axe(page: Page) -> Iterator[str]:
    """The findings by day and by night."""
    yield from violations(page, RULES)
    page.emulate_media(color_scheme="dark")
    yield from (f"by night: {one}" for one in violations(page, COLOURS))
    page.emulate_media(color_scheme="light")


@pytest.mark.long
@pytest.mark.parametrize("kind", [ISLAND], ids=[ISLAND.id], scope="module")
@pytest.mark.parametrize("window", WINDOWS)
def test_axe_accepts_every_screen_around_the_questions(
    page: Page, with_toys: str, kind: Kind, window: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    look_back_in_haste(monkeypatch)
    give_window(page, WINDOWS[window])
    page.goto(f"{with_toys}?play={kind.id}")
    found = [
        f"{screen}: {one}"
        for screen in IslandScenes(page, kind)
        for one in found_by_axe(page)
    ]
    assert not found, "\n".join(found)
