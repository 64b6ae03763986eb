"""Every screen and dialog of any game, one after the other. No test is here."""

from collections.abc import Callable, Iterator
from typing import Final

from playwright.sync_api import Page, expect

from web.form import open_form
from web.games.kinds import Kind
from web.games.ways import OPENED, Ways
from web.layout import DRAWN, SIZES, give_window
from web.waiting import until

OVER_START: Final = ("settings", "credits", "puzzles", "lessons", "days")
"""The buttons of the start screen that open a dialog."""
RIVAL: Final = "[data-rival] .opens, [data-place=rivals] button"
THING: Final = "button[data-thing], button[data-card]"

NAMES: Final = """() => [...document.querySelectorAll("[data-screen], [data-dialog]")]
  .flatMap((one) => [one.dataset.screen, one.dataset.dialog])
  .concat(document.querySelector(".start") ? ["start"] : [])
  .concat(document.querySelector(".board[data-ply]") ? ["table"] : [])
  .filter((name) => name)"""
"""The names of the screens and dialogs on show."""


class Walk(Ways):
    """Brings the page from screen to screen of a game, and yields the name of each."""

    def __init__(self, page: Page, kind: Kind) -> None:
        super().__init__(page, kind)
        self.seen: set[str] = set()
        """The names of the screens and dialogs that were on show."""

    def part(self, name: str) -> Iterator[str]:
        """The screens of one part, which begins at any place."""
        for at in PARTS[name](self):
            self.seen |= set(self.page.evaluate(NAMES))
            yield at

    def start(self) -> Iterator[str]:
        """The start screen of somebody who has played, and the dialogs over it."""
        self.guest.come_to(self.kind.begun())
        self._store_a_day()
        self._home()
        yield "start"
        open_form(self.page)
        for more in self.page.locator("dialog details:not([open]) > summary").all():
            more.click()
        yield from self._dialog("form")
        open_form(self.page)
        self._swap("paste")
        yield from self._dialog("paste")
        for action in OVER_START:
            if self._may_press(action):
                yield from self._dialog(action)
        if self._may_press("day"):
            self.page.locator("[data-action=commitment]").first.click()
            yield from self._dialog("commitment")

    def questions(self) -> Iterator[str]:
        """The table at every question."""
        for name, save in self.kind.asked().items():
            self.guest.come_to(save)
            yield f"asks {name}"

    def table(self) -> Iterator[str]:
        """The dialogs over a table."""
        self.guest.come_to(self.kind.near_the_end())
        yield "late"
        for action in self._menu():
            self._close()
            self._menu()
            self._press(action)
            yield from self._dialog(action)
            self._menu()
        yield from self._dialog("menu")
        self.page.keyboard.press(",")
        yield from self._dialog("settings")
        yield from self._by_key("t", "scores")
        yield from self._things()
        yield from self._helped()

    def _things(self) -> Iterator[str]:
        """A rival, a card or building, the whole log."""
        for rival in self.page.locator(RIVAL).all()[:1]:
            rival.dispatch_event("click")
            yield from self._dialog("rival")
        for thing in self.page.locator(THING).all()[:1]:
            thing.evaluate("one => one.focus()")
            yield from self._by_key("i", "thing")
        give_window(self.page, SIZES["phone"])
        if self._may_press("log"):
            yield from self._dialog("log")

    def _helped(self) -> Iterator[str]:
        """A hint, the tour, a variation."""
        if self._may_press("hint"):
            self.page.locator(".advice li").first.wait_for()
            yield "hint"
            self.page.keyboard.press("Escape")
            expect(self.page.locator(".advice")).to_have_count(0)
        self.page.keyboard.press("x")
        self.page.evaluate(DRAWN)
        if self.page.locator(".what:popover-open").count():
            yield "tour"
            self.page.keyboard.press("Escape")
        self.page.keyboard.press("w")
        yield from self._dialog("what-if")

    def shared(self) -> Iterator[str]:
        """A table of several people at one device, and own phones."""
        for save in self.kind.of_people():
            if self.guest.come_to(save)["device"]:
                yield "handover"
                self.guest.take_device()
                break
        self._menu()
        self._press("own-phones")
        self._swap("phones-guide")
        yield from self._dialog("phones-guide")
        self._menu()
        self._press("own-phones")
        self._press("invite")
        self.page.locator(".qr").wait_for()
        link = self.page.locator("#phones-link").input_value()
        yield from self._dialog("invitation")
        self.page.goto("about:blank")
        self.page.goto(link)
        name = self.page.locator("#joining-name")
        name.wait_for()
        yield "joining"
        name.fill("Benjamin")
        name.press("Enter")
        self.page.locator(".qr").wait_for()
        yield "joining by code"

    def puzzle(self) -> Iterator[str]:
        """A puzzle and its verdict."""
        self._home()
        if not self._may_press("puzzles"):
            return
        self._press("solve-easy")
        self.page.locator("[data-screen=puzzle]").wait_for()
        read = self.guest.look()
        yield "puzzle"
        self.guest.pick(read["free"][0])
        if self.guest.look()["confirms"]:
            self._press("confirm")
        self.page.locator(".explained .because").first.wait_for()
        yield "verdict"

    def lesson(self) -> Iterator[str]:
        """The first sentence of each lesson."""
        self._home()
        if not self._may_press("lessons"):
            return
        begins = self.page.locator("[data-action=lesson-begin]")
        begins.first.wait_for()
        count = begins.count()
        self._close()
        for at in range(count):
            self._press("lessons")
            begins.nth(at).click()
            self.page.locator(".coach").wait_for()
            yield f"lesson {at}"
            self._home()

    def book(self) -> Iterator[str]:
        """The chapters of the book."""
        self.guest.come_to(self.kind.begun())
        self.page.keyboard.press("b")
        self.page.evaluate(DRAWN)
        if not self.page.locator(OPENED).count():
            return
        links = self.page.locator("nav a[href^='#book=']")
        links.first.wait_for()
        places = [str(one.get_attribute("href"))[1:] for one in links.all()]
        for place in places:
            self.page.evaluate("place => { location.hash = place }", place)
            self.page.locator(f".leaf[data-at='{place}']").wait_for()
            yield place
        yield from self._dialog("book")

    def end(self) -> Iterator[str]:
        """The end of a game, and the ways from there."""
        self.guest.come_to(self.kind.short())
        self._unfold()
        yield "end"
        self._press("share")
        yield "share of the end"
        if self._may_press("end-picture"):
            yield "end picture"
        self._close()
        self._press("statistics")
        self.page.locator("[data-screen=statistics] h2").first.wait_for()
        yield "statistics"
        self._press("close-statistics")
        self._unfold()
        self._press("look-back")
        until(self.page, "isAtRest()")
        yield "look back"
        for one in self.page.locator("[data-decision] button").all()[:1]:
            one.click()
            self.page.wait_for_timeout(300)
            yield "look back at a decision"
        self._press("close-look-back")
        self._unfold()
        self._press("replay")
        self.page.locator("[data-screen=replay]").wait_for()
        yield "replay"
        if self._may_press("review"):
            until(self.page, "isAtRest()")
            yield "review"
        self._press("close-replay")


PARTS: Final[dict[str, Callable[[Walk], Iterator[str]]]] = {
    "start": Walk.start,
    "questions": Walk.questions,
    "table": Walk.table,
    "shared": Walk.shared,
    "puzzle": Walk.puzzle,
    "lesson": Walk.lesson,
    "book": Walk.book,
    "end": Walk.end,
}
"""All screens, in parts that tests can walk through in parallel."""

SHOWN: Final[dict[str, set[str]]] = {
    "start": {
        *("start", "new-game", "paste", "settings", "credits", "puzzles", "lessons"),
        *("days", "commitment"),
    },
    "questions": {"table"},
    "table": {"menu", "share", "own-phones", "keys", "what_if", "log"},
    "shared": {"handover", "phones-guide", "joining"},
    "puzzle": {"puzzle"},
    "lesson": set(),
    "book": {"book"},
    "end": {"end", "end-picture", "statistics", "look_back", "replay"},
}
"""The screens and dialogs of the house that each part of the first game shows."""
