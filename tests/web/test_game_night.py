"""The example page: two tables with one deal, a scoreboard, and round after round."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from sanjuan import Game, player
from tabletop.base.rng import stream
from toolchain.policy import policy
from web.faults import faulty
from web.prepared import table

TABLES: Final = "[...document.querySelectorAll('san-juan-table')]"
FINISH: Final = f"(save) => {TABLES}.forEach((one) => one.load(save))"


def played(seed: int) -> Game:
    """A game of that seed, played to its end."""
    game = Game(seed=seed)
    somebody = player("random")
    while game.question:
        view = game.view(game.question.seat)
        game.answer(somebody.choose(view, stream(seed, game.ply)))
    return game


@pytest.fixture
def night(page: Page, dist: Path) -> Iterator[Page]:
    """The example, from a host that sends the policy of docs/hosting.md."""
    with faulty(dist) as host:
        host.policy = policy((dist / "index.html").read_text(encoding="utf-8"))
        page.goto(f"{host.address}examples/game-night.html")
        yield page


def asked(page: Page, place: int) -> None:
    page.frame_locator("iframe").nth(place).locator("[data-question]").wait_for()


@pytest.mark.first
def test_a_scoreboard_is_filled_from_two_tables(night: Page) -> None:
    rows = night.locator("#board tr")
    night.get_by_role("button", name="Play").first.click()
    asked(night, 0)
    expect(rows.nth(0)).to_contain_text("Ada")
    expect(rows.nth(1).locator("td").nth(1)).to_have_text("")
    night.get_by_role("button", name="Play").click()
    asked(night, 1)
    next_round = night.get_by_role("button", name="Next round")
    expect(next_round).to_be_disabled()
    game = played(1001)
    night.evaluate(FINISH, table(game))
    points = game.scores()[0].total
    for row in rows.all():
        expect(row.locator("td").nth(3)).to_have_text(str(points))
    next_round.click()
    expect(night.locator("#round")).to_have_text("2")
    for place in range(2):
        asked(night, place)
    expect(next_round).to_be_disabled()
    night.reload()
    expect(rows.nth(0).locator("td").last).to_have_text(str(points))
