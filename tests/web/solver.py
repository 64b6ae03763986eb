"""A person who solves puzzles on the page, right or wrong as a test wants."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from playwright.sync_api import Locator, Page, expect

from puzzles.checking import game_of
from puzzles.finding import answers_to
from puzzles.games.san_juan import PUZZLES
from puzzles.page_file import PuzzleFacts, read
from web.person import Person
from web.words import ENGLISH, Words

Place: TypeAlias = Literal["best", "worst"]


def of_grade(grade: str) -> list[PuzzleFacts]:
    """The puzzles of the site, in their order."""
    return [one for one in read(PUZZLES.page) if one["grade"] == grade]


class Solver(Person):
    """Goes from the start screen to the puzzles of one grade."""

    def __init__(self, page: Page, words: Words = ENGLISH, grade: str = "easy") -> None:
        super().__init__(page, words)
        self.grade = grade

    def press(self, id: str, **facts: str) -> None:
        """Press the button of that name."""
        name = self.words(id, **facts)
        self.page.get_by_role("button", name=name, exact=True).click()

    def begin(self) -> None:
        """Choose the grade; the page shows the next puzzle."""
        self.press("puzzles-button")
        self.press("puzzle-solve-grade", grade=self.words(f"puzzle-grade-{self.grade}"))
        self.board().wait_for()

    def scenes(self) -> Iterator[str]:
        """All screens from the start screen to the next puzzle."""
        self.press("puzzles-button")
        self.page.get_by_role("dialog").wait_for()
        yield "puzzles"
        self.close()
        self.begin()
        yield "puzzle"
        self.solve(of_grade(self.grade)[0], "worst")
        self.verdict().locator(".because").first.wait_for()
        yield "puzzle-wrong"
        self.press("puzzle-leave")

    def board(self) -> Locator:
        """The table of the puzzle on show."""
        return self.page.locator("[data-screen=puzzle]")

    def panel(self) -> Locator:
        """The panel with the question, then with the worth of the answer."""
        return self.page.get_by_role("region", name=self.words("ask-label"))

    def verdict(self) -> Locator:
        """All answers with their losses."""
        return self.page.get_by_role("region", name=self.words("puzzle-answers"))

    def pick_out(self, place: int) -> None:
        """Leave the puzzle on show, and choose another one of the first grade."""
        self.press("puzzle-leave")
        self.press("puzzles-button")
        self.page.get_by_text(self.words("puzzle-choose")).first.click()
        label = self.words("puzzle-entry", place=place, standing="new")
        self.page.get_by_role("button", name=label, exact=True).click()

    def explained(self) -> Locator:
        """The best answer and the given one, with their reasons."""
        return self.verdict().locator(".explained")

    def done(self, count: int) -> str:
        """The sentence that counts the solved puzzles of the grade."""
        return self.words("puzzle-solved", done=count, count=len(of_grade(self.grade)))

    def solve(self, puzzle: PuzzleFacts, place: Place = "best") -> None:
        """Give the best or the worst answer to that puzzle, which is on show."""
        question, losses = game_of(puzzle).asked(), puzzle["losses"]
        wanted = losses.index(0 if place == "best" else max(losses))
        self._give(question.name, answers_to(question)[wanted])
        self.verdict().wait_for()

    def _give(self, stage: str, answer: tuple[int, ...]) -> None:
        expect(self.panel()).to_have_attribute("data-question", stage)
        if stage == "role":
            self.page.locator(f"[data-option='{answer[0]}']").click()
        elif not answer:
            self.page.locator("[data-action=pass]").click()
        else:
            self._take_up(() if stage == "library" else answer)
            self.page.locator("[data-action=confirm]").click()

    def _take_up(self, cards: tuple[int, ...]) -> None:
        """Deselect the preselected cards, and select these."""
        self.page.keyboard.press("Escape")
        for card in cards:
            self.page.locator(f"[data-card='{card}'][aria-pressed=false]").click()
