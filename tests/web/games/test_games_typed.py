"""A field stays in view when the keyboard of a phone on its side takes the room."""

from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, ViewportSize

from web.games.kinds import KINDS, Kind
from web.games.walk import Walk
from web.layout import DRAWN, give_window

SIDEWAYS: Final[ViewportSize] = {"width": 667, "height": 375}
ABOVE_KEYBOARD: Final[ViewportSize] = {"width": 667, "height": 150}
TEXT: Final = ":is(input:not([type=radio], [type=checkbox], [type=file]), textarea)"

COVERED: Final = """(field) => {
  const { left, right, top, bottom } = field.getBoundingClientRect();
  const middle = (left + right) / 2;
  const ends = [top + 3, Math.min(bottom, top + 50) - 3];
  return ends.some((y) => document.elementFromPoint(middle, y) !== field);
}"""
"""Whether anything hides the first line of a field, or the window ends in it."""


def fields(page: Page) -> list[Locator]:
    """The fields for text on top of the screen."""
    dialog = page.locator("dialog[open]")
    around = dialog.last if dialog.count() else page.locator("#app")
    return [one for one in around.locator(TEXT).all() if one.is_visible()]


def covered(page: Page) -> Iterator[str]:
    """The fields that are not in view while somebody types into them."""
    before = page.viewport_size or SIDEWAYS
    for field in fields(page):
        give_window(page, SIDEWAYS)
        field.focus()
        give_window(page, ABOVE_KEYBOARD)
        page.evaluate(DRAWN)
        if field.evaluate(COVERED):
            yield str(field.get_attribute("id"))
    give_window(page, before)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
@pytest.mark.parametrize("part", ["start", "shared"])
def test_the_keyboard_of_a_phone_on_its_side_covers_no_field(
    opened: Callable[[Kind, str], Page], kind: Kind, part: str
) -> None:
    page = opened(kind, "de")
    shown = {at: [*covered(page)] for at in Walk(page, kind).part(part)}
    assert shown.keys() >= {"start": {"form"}, "shared": {"joining"}}[part]
    assert not {at: ids for at, ids in shown.items() if ids}
