"""The contents of the end screen, and the contents it should have."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from playwright.sync_api import Page

from sanjuan import Game

Points: TypeAlias = dict[str, dict[str, int]]
"""By name, the parts of the points."""

CELLS = """table => [...table.rows].map(
  (row) => [...row.cells].map((cell) => cell.innerText.trim().split("\\n")[0])
)"""

PARTS: Final = {
    "Buildings": "buildings",
    "Tucked cards": "tucked",
    "Guild hall": "guild_hall",
    "City hall": "city_hall",
    "Triumphal arch": "triumphal_arch",
    "Residence": "residence",
    "Cathedral": "cathedral",
    "Palace": "palace",
}


def headline(page: Page) -> str:
    """The sentence that names the winner."""
    return page.get_by_role("main").get_by_role("heading").first.inner_text()


def final_points(page: Page) -> Points:
    """All numbers of the table on the end screen, except parts that no player has."""
    cells: list[list[str]] = page.get_by_role("table").first.evaluate(CELLS)
    (_, *names), *rows = cells
    points: Points = {name: {} for name in names}
    for part, *numbers in rows:
        for name, number in zip(names, numbers, strict=True):
            points[name][part] = 0 if number == "–" else int(number)
    return points


def points_of(game: Game, names: Sequence[str]) -> Points:
    """The same numbers from the game itself."""
    scores = game.scores()
    parts = {
        word: part
        for word, part in PARTS.items()
        if any(score.parts[part] for score in scores)
    }
    return {
        name: {
            **{word: score.parts[part] for word, part in parts.items()},
            "Total": score.total,
            "Cards and goods left": left,
        }
        for name, score, left in zip(names, scores, game.leftovers(), strict=True)
    }
