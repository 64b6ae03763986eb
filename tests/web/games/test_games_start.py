"""Each game of a site with several has its own start screen."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from web.conftest import page
from web.games.kinds import KINDS
from web.layout import give_window

__all__ = ["page"]  # an empty one, not that of each game
TITLES = {"": KINDS[0].title, **{kind.id: kind.title for kind in KINDS[1:]}}

PHONES: Final = ((390, 664), (360, 560), (740, 360))

WRAPPED: Final = """() => {
  const lines = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  };
  const isWhole = (one) => lines(one) === 1 && one.scrollWidth <= one.clientWidth;
  const titles = [...document.querySelectorAll("h1, .shelf b")];
  return titles.filter((one) => !isWhole(one)).map((one) => one.textContent);
}"""
"""The titles that take more than a line, or that an ellipsis cuts."""


@pytest.mark.first
@pytest.mark.parametrize("game", TITLES)
def test_an_address_opens_its_game(page: Page, with_toys: str, game: str) -> None:
    page.goto(f"{with_toys}?play={game}")
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[game])


@pytest.mark.first
def test_a_phone_shows_every_title_in_one_line(page: Page, with_toys: str) -> None:
    page.goto(f"{with_toys}?play=lucky-market")
    expect(page.get_by_role("heading", level=1)).to_have_text("Lucky Market")
    for width, height in PHONES:
        give_window(page, {"width": width, "height": height})
        assert page.evaluate(WRAPPED) == []
