"""A person who has played before, and looks at the results."""

import json
from collections.abc import Iterator
from typing import Any, Final

from playwright.sync_api import FilePayload, Locator, expect

from sanjuan import Game
from web.prepared import over, table, text
from web.pressing import press
from web.visitor import Visitor

Record = dict[str, Any]

READ: Final = """() => new Promise((done) => {
  const opening = indexedDB.open(`${location.pathname}finished`);
  opening.onupgradeneeded = () => opening.transaction.abort();
  opening.onerror = () => done([]);
  opening.onsuccess = () => {
    const records = opening.result.transaction("games").objectStore("games").getAll();
    records.onsuccess = () => done(records.result);
  };
})"""


OPTIONS: Final = {"edition": "first", "expansion": False, "choose_four": False}
NONE: Final[Record] = {}


def finished(
    number: int = 0, won: bool = True, options: Record = NONE, **how: Any
) -> Record:
    """The record of a game of two, with its save, as a file of this version has it."""
    points = (33, 30) if won else (27, 30)
    level = how.pop("level", "hard")
    return {
        "version": 2,
        "game": "sanjuan",
        "id": f"game-{number:04}",
        "when": 1_790_000_000_000 + number,
        "era": 14,
        "options": {**OPTIONS, **options},
        "serious": False,
        "ranking": [0, 1] if won else [1, 0],
        "ahead": 3,
        "digest": "sha256:0",
        "seats": [
            player("Ada", "person", points[0], int(won)),
            player("Ben", level, points[1], int(not won)),
        ],
        "save": json.dumps(table(over())),
        **how,
    }


def player(name: str, kind: str, total: int, won: float) -> Record:
    """The facts of a seat in a record."""
    parts = {"buildings": total - 6, "palace": 6}
    deeds = {"built": {"library": 1, "indigo_plant": 2}, "roles": {"trader": 3}}
    own = {"name": name, "kind": kind, "total": total, "won": won}
    return {**own, "parts": parts, "deeds": deeds}


def games_in(screen: Locator) -> Locator:
    """The games that statistics list."""
    return screen.locator("[data-action=finished]")


class Historian(Visitor):
    """Opens statistics, and the files saved from them."""

    def statistics(self) -> Locator:
        """The screen, opened from the start screen or the end of a game."""
        self.press("statistics-title")
        screen = self.page.locator("[data-screen=statistics]")
        screen.wait_for()
        return screen

    def press(self, id: str, **facts: Any) -> None:
        name = self.words(id, **facts)
        press(self.page.get_by_role("button", name=name, exact=True))

    def go_home(self) -> None:
        """Leave the end of a game for the start screen, which has the same buttons."""
        self.press("end-new")
        self.page.locator("[data-screen=end]").wait_for(state="detached")

    def take_over(self, text: str) -> None:
        """Import a file of that content on the screen of statistics."""
        file = FilePayload(
            name="all.json", mimeType="application/json", buffer=text.encode()
        )
        self.page.locator("[data-action=import]").set_input_files(file)

    def remember(self, *games: Record, **more: Any) -> Locator:
        """Import a file of these games; the screen of statistics stays open."""
        screen = self.statistics()
        begun = {"format": "sanjuan-backup", "version": 2, "finished": games}
        self.take_over(json.dumps({**begun, "tables": [], **more}))
        told = screen.locator("[data-place=added]")
        expect(told).to_have_text(self.words("statistics-added", count=len(games)))
        return screen

    def records(self) -> list[Record]:
        """The stored records of finished games."""
        return [json.loads(text) for text in self.page.evaluate(READ)]

    def finish(self, game: Game) -> None:
        """Open a game from the start screen and play it to its end."""
        self.give(text(table(game)))
        self.play()
        self.page.locator("[data-screen=end]").wait_for()

    def scenes(self) -> Iterator[str]:
        """Statistics of no game, and of some."""
        self.statistics()
        yield "statistics-none"
        self.press("statistics-close")
        self.remember(*(finished(n, won=n % 3 != 0) for n in range(12)))
        yield "statistics"
        self.press("statistics-forget")
        yield "statistics-forget"
        self.press("statistics-close")
