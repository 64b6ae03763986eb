"""Everybody can use every screen: axe finds nothing, by day and by night."""

from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.sync_api import Page

from web.axe import COLOURS, RULES, violations
from web.layout import SIZES
from web.scenes import Scenes

THEMES: Final[dict[Literal["light", "dark"], list[str]]] = {
    "light": RULES,
    "dark": COLOURS,
}
"""By theme: what is looked for."""


@pytest.mark.parametrize(
    "size", ["phone", pytest.param("desktop", marks=pytest.mark.long)]
)
def test_axe_finds_nothing_on_any_screen(
    page: Page, site: str, tmp_path: Path, size: str
) -> None:
    page.set_viewport_size(SIZES[size])
    found = []
    for scene in Scenes(page, site, tmp_path):
        for theme, rules in THEMES.items():
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            found += [f"{scene}, {theme}: {one}" for one in violations(page, rules)]
    assert not found, "\n".join(found)
