"""Pictures of the same moments in every browser, side by side."""

from html import escape
from pathlib import Path
from typing import Final

from browsers.tab import Tab
from toolchain.steps import empty

PAGE: Final = """<!doctype html>
<meta charset="utf-8">
<title>San Juan in three browsers</title>
<style>
img {{ width: 30vw; border: 1px solid }}
</style>
<table>
{rows}
</table>
"""


DRAWN: Final = """async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}"""
"""WebKit shows a dialog a moment after the page has it."""


class Gallery:
    """A folder of pictures, and a page that shows them."""

    def __init__(self, folder: Path) -> None:
        self._folder = empty(folder)
        self._shown: dict[str, dict[str, str]] = {}

    def add(self, browser: str, scene: str, tab: Tab) -> None:
        """Take a picture of the window as the browser shows it."""
        tab.evaluate(DRAWN)
        name = f"{scene}-{browser}.png".lower().replace(" ", "-")
        (self._folder / name).write_bytes(tab.picture())
        self._shown.setdefault(scene, {})[browser] = name

    def hang(self) -> None:
        """Write the page: a row for each scene."""
        rows = [_row(scene, pictures) for scene, pictures in self._shown.items()]
        page = PAGE.format(rows="\n".join(rows))
        (self._folder / "index.html").write_text(page, encoding="utf-8")


def _row(scene: str, pictures: dict[str, str]) -> str:
    cells = [
        f'<td><img src="{name}" alt="{escape(scene)}"><br>{browser}'
        for browser, name in pictures.items()
    ]
    return f"<tr><th>{escape(scene)}{''.join(cells)}"
