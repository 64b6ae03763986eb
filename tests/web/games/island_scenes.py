"""The screens and dialogs of Puerto Rico around its questions. No test is here."""

from collections.abc import Callable, Iterator
from typing import Final

from playwright.sync_api import Page, expect

from web.disk import key
from web.form import open_form, start_button
from web.games.guest import Guest
from web.games.kinds import Kind
from web.waiting import until

AT_START: Final = ("settings", "credits", "puzzles", "lessons", "days")
"""The buttons of the start screen that open a dialog."""
BOOK: Final = (
    *("book=how-to", "book=answers-basics", "book=roles", "book=nobles"),
    *("book=rulings", "book=words", "book=examples", "rule=P1"),
)
KEYS: Final = {"settings": ",", "keys": "?", "roles": "r", "points": "t"}
"""By dialog over a table: its key."""
DIALOG: Final = "[data-dialog]"

PLAYED: Final = f"""() => {{
  const played = {{ table: "t", counts: true, points: 30, place: 1, seats: 3 }};
  const days = JSON.stringify({{ days: {{ "2026-11-23": played }} }});
  localStorage.setItem({key("days-puerto_rico")}, days);
}}"""
"""Stores a deal of the day, so that the start screen shows the calendar."""


class IslandScenes:
    """Brings the page from screen to screen, and yields the name of each."""

    def __init__(self, page: Page, kind: Kind) -> None:
        self.page = page
        self.kind = kind
        self.guest = Guest(page)

    def __iter__(self) -> Iterator[str]:
        for part in PARTS:
            yield from part(self)

    def start(self) -> Iterator[str]:
        """The start screen and the dialogs over it."""
        self.page.evaluate(PLAYED)
        self.page.reload()
        start_button(self.page).wait_for()
        yield "start"
        open_form(self.page)
        yield from self._dialog("form")
        open_form(self.page)
        self._press("paste")
        yield from self._dialog("paste")
        for action in AT_START:
            self._press(action)
            yield from self._dialog(action)

    def puzzle(self) -> Iterator[str]:
        """A puzzle and its verdict."""
        self._press("puzzles")
        self._press("solve-easy")
        self.page.locator("[data-screen=puzzle]").wait_for()
        read = self.guest.look()
        yield "puzzle"
        self.guest.pick(read["free"][0])
        self._press("confirm")
        self.page.locator(".explained .because").first.wait_for()
        yield "verdict"
        self._press("leave")

    def lesson(self) -> Iterator[str]:
        """The first sentence of a lesson."""
        self._press("lessons")
        self._press("lesson-begin")
        self.page.locator(".coach").wait_for()
        yield "lesson"

    def over_a_table(self) -> Iterator[str]:
        """The dialogs over a table, and its other states."""
        self.guest.come_to(self.kind.begun())
        self._press("menu")
        yield from self._dialog("menu")
        for name, letter in KEYS.items():
            self.page.keyboard.press(letter)
            yield from self._dialog(name)
        self.page.locator("[data-rival] .opens").first.dispatch_event("click")
        yield from self._dialog("rival")
        for thing in self.page.locator("button[data-thing]:visible").all()[:1]:
            thing.focus()  # a phone may hide all of them
            self.page.keyboard.press("i")
            yield from self._dialog("building")
        yield from self._shared()
        yield from self._helped()

    def _shared(self) -> Iterator[str]:
        """The dialog for links."""
        self._press("menu")
        self._press("share")
        yield from self._dialog("share")

    def _helped(self) -> Iterator[str]:
        """A hint, the tour, a variation."""
        self._press("hint")
        self.page.locator(".advice li").first.wait_for()
        yield "hint"
        self.page.keyboard.press("Escape")
        expect(self.page.locator(".advice")).to_have_count(0)
        self.page.keyboard.press("x")
        self.page.locator(".what:popover-open").wait_for()
        yield "tour"
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("w")
        yield from self._dialog("what-if")

    def book(self) -> Iterator[str]:
        """Chapters of the book."""
        for place in BOOK:
            self.page.evaluate("place => { location.hash = place }", place)
            self.page.locator(f".leaf[data-at='{place}']").wait_for()
            yield from self._dialog(place)

    def end(self) -> Iterator[str]:
        """The end of a game, and the ways from there."""
        self.guest.come_to(self.kind.short())
        yield "end"
        self._unfold()
        yield "end, all buttons"
        self._press("look-back")
        until(self.page, "isAtRest()")
        yield "look back"
        self._press("close-look-back")
        self._unfold()
        self._press("statistics")
        self.page.locator("[data-screen=statistics] h2").first.wait_for()
        yield "statistics"
        self._press("close-statistics")
        self._unfold()
        self._press("replay")
        self.page.locator("[data-screen=replay]").wait_for()
        yield "replay"
        self._press("close-replay")

    # ------------------------------------------------------------ ways

    def _press(self, action: str) -> None:
        self.page.locator(f"[data-action={action}]:visible").first.click()

    def _dialog(self, name: str) -> Iterator[str]:
        """The dialog that opens, closed afterwards with its entry in the history."""
        self.page.locator(DIALOG).wait_for()
        yield name
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog")).to_have_count(0)
        until(self.page, "!history.state?.dialog")

    def _unfold(self) -> None:
        """Show the buttons that a narrow window folds."""
        self.page.locator("[data-screen=end]").wait_for()
        for more in self.page.locator(".others:not([open]) > summary").all():
            more.click()


PARTS: Final[tuple[Callable[[IslandScenes], Iterator[str]], ...]] = (
    *(IslandScenes.start, IslandScenes.puzzle, IslandScenes.lesson),
    *(IslandScenes.over_a_table, IslandScenes.book, IslandScenes.end),
)
"""All screens, in an order in which each part begins where the last one ends."""
