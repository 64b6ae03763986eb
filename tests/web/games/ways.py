"""The ways from screen to screen of any game. No test is here.

They go by the names of buttons and keys, so that they are the same in every language.
"""

from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Page, expect

from web.disk import key
from web.form import start_button
from web.games.guest import Guest
from web.games.kinds import Kind
from web.layout import DRAWN
from web.waiting import until

ACTIONS: Final = """() =>
  [...document.querySelectorAll("dialog [data-action]")]
    .map((one) => one.dataset.action)"""
NO_DIALOG: Final = (
    *("what", "learn", "new", "replay", "save", "more", "theme", "what-if"),
)
"""The buttons of a menu that open no dialog, and one that is pressed elsewhere."""
OPENED: Final = "dialog[open] #dialog-title"


PLAYED: Final = """() => {
  const played = { table: "t", counts: true, points: 30, place: 1, seats: 3 };
  const days = JSON.stringify({ days: { "2026-11-23": played } });
  localStorage.setItem(%s, days);
}"""
"""Stores a deal of the day, so that the start screen shows the calendar."""


class Ways:
    """Presses the buttons of a page with a game."""

    def __init__(self, page: Page, kind: Kind) -> None:
        self.page = page
        self.site = page.url.partition("#")[0]
        self.kind = kind
        self.guest = Guest(page)

    def _by_key(self, letter: str, name: str) -> Iterator[str]:
        """The dialog that a key opens, if the game has it."""
        self.page.keyboard.press(letter)
        self.page.evaluate(DRAWN)
        if self.page.locator(OPENED).count():
            yield from self._dialog(name)

    def _menu(self) -> list[str]:
        """Open the menu of the table; the actions in it that open dialogs."""
        self._press("menu")
        self.page.locator("[data-dialog=menu] #dialog-title").wait_for()
        found: list[str] = self.page.evaluate(ACTIONS)
        return [one for one in found if one not in NO_DIALOG]

    def _press(self, action: str) -> None:
        """Press the button of that action."""
        self.page.locator(f"[data-action={action}]:visible").first.click()

    def _swap(self, dialog: str) -> None:
        """Open that dialog by its button in another one, which it replaces."""
        self._press(dialog)
        self.page.locator(f"[data-dialog={dialog}]").wait_for()

    def _may_press(self, action: str) -> bool:
        """Press the button of that action, if there is one."""
        has = self.page.locator(f"[data-action={action}]:visible").count() > 0
        if has:
            self._press(action)
        return has

    def _close(self) -> None:
        """Close the dialog with its entry in the history."""
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog")).to_have_count(0)
        until(self.page, "!history.state?.dialog")

    def _dialog(self, name: str) -> Iterator[str]:
        """The dialog that opens; then the page without it."""
        self.page.locator(OPENED).wait_for()
        yield name
        self._close()

    def _store_a_day(self) -> None:
        """Store a deal of the day of the game that was played."""
        name = self.kind.id.replace("-", "_")
        self.page.evaluate(
            PLAYED % key("days" if name == "san_juan" else f"days-{name}")
        )

    def _home(self) -> None:
        self.page.goto("about:blank")
        self.page.goto(self.site)
        start_button(self.page).wait_for()

    def _unfold(self) -> None:
        """Show the buttons that a narrow window folds."""
        self.page.locator("[data-screen=end]").wait_for()
        for more in self.page.locator(".others:not([open]) > summary").all():
            more.click()
