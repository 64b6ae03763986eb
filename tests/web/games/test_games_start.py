"""Each game of a site with several has its own start screen."""

import pytest
from playwright.sync_api import Page, expect

from web.conftest import page
from web.games.kinds import KINDS

__all__ = ["page"]  # an empty one, not that of each game
TITLES = {"": KINDS[0].title, **{kind.id: kind.title for kind in KINDS[1:]}}


@pytest.mark.parametrize("game", TITLES)
def test_an_address_opens_its_game(page: Page, with_toys: str, game: str) -> None:
    page.goto(f"{with_toys}?play={game}")
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[game])
