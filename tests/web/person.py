"""Plays in the browser as a person does: reads the screen, chooses, presses buttons."""

import re
from collections import Counter

from playwright.sync_api import FilePayload, Locator, Page

from web import choices
from web.form import CHANGE, open_form
from web.pressing import press
from web.screen import Screen, read
from web.waiting import until
from web.words import ENGLISH, Words

LONGEST = 900
"""More decisions than any game takes."""

READY = """async (words) => {
  const place = "[data-state=ready] [role=status]";
  const isTold = () => [...document.querySelectorAll(place)].some(
    (one) => one.textContent === words && one.checkVisibility(),
  );
  const drawn = () =>
    new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (let frames = 30; frames && !isTold(); frames -= 1) await drawn();
  return isTold();
}"""
"""Waits until the page says in these words that a game can start."""


class Person:
    """One person at the page, or all those who share it."""

    def __init__(self, page: Page, words: Words = ENGLISH) -> None:
        self.page = page
        self.words = words
        self.seen: list[Screen] = []

    @property
    def met(self) -> Counter[str]:
        """The number of questions by kind."""
        return Counter(screen.stage for screen in self.seen if screen.stage)

    # ------------------------------------------------------------ starting

    def open(self, site: str) -> None:
        """Go to the page and wait until a game can start."""
        self.page.goto(site)
        self.ready()

    def ready(self) -> None:
        """Wait until a game can start."""
        until(self.page, READY, self.words("loading-ready"), seconds=60)

    def set_sail(
        self,
        *kinds: str,
        edition: str = "",
        expansion: bool = False,
        choose_four: bool = False,
        seed: int | None = None,
    ) -> None:
        """Fill in the form, one kind of player for each seat, and begin."""
        say = self.words
        form = self.open_form()
        press(form.get_by_text(str(len(kinds)), exact=True))
        for seat, kind in enumerate(kinds, 1):
            form.get_by_label(say("new-kind", seat=seat)).select_option(label=kind)
        self.unfold()
        edition = edition or say(f"new-edition-{say.edition}")
        press(form.get_by_text(edition, exact=True))
        self._switch(say("new-expansion"), expansion)
        self._switch(say("new-choose-four"), choose_four)
        form.get_by_label(say("new-seed-label")).fill("" if seed is None else str(seed))
        press(form.locator("[data-action=begin]"))

    def open_form(self) -> Locator:
        """The form of a new game, opened from the start screen."""
        return open_form(self.page)

    def earlier_games(self) -> Locator:
        """The list of games below the last one, unfolded."""
        games = self.page.locator(".earlier")
        games.wait_for()
        if games.get_attribute("open") is None:
            games.locator("summary").click()
        return games

    def unfold(self) -> None:
        """Show the options that most games leave as they are."""
        self.open_form()
        more = self.page.locator("details.more")
        if more.get_attribute("open") is None:
            more.get_by_text(self.words("new-more"), exact=True).click()

    def _switch(self, name: str, on: bool) -> None:
        if self.page.get_by_role("switch", name=name).is_checked() != on:
            self.page.get_by_text(name, exact=True).click()

    def want_turns_at_once(self) -> None:
        """Let the page show turns of computer players at once from now on."""
        self.page.keyboard.press(",")
        dialog = self.page.get_by_role("dialog")
        pace = dialog.get_by_role("group", name=self.words("settings-pace"))
        pace.get_by_text(self.words("pace-once"), exact=True).click()
        self.close()

    def menu(self) -> None:
        """Open the menu of the table."""
        press(self.page.get_by_role("button", name=self.words("menu")))

    def leave(self) -> None:
        """Leave the table for the start screen."""
        self.menu()
        dialog = self.page.get_by_role("dialog")
        press(dialog.get_by_role("button", name=self.words("menu-new")))
        menu = self.page.get_by_role("button", name=self.words("menu"))
        menu.wait_for(state="detached")

    def close(self) -> None:
        """Close the dialog over the table, and wait until the table takes keys again.

        The dialog's entry in the history ends a moment later; that would end a reload.
        """
        dialog = self.page.get_by_role("dialog")
        press(dialog.get_by_role("button", name=self.words("close")))
        dialog.wait_for(state="detached")
        until(self.page, "!history.state?.dialog")

    def give(self, content: str) -> None:
        """Choose a file of that content as a save."""
        file = FilePayload(
            name="save.json", mimeType="application/json", buffer=content.encode()
        )
        field = self.page.get_by_label(self.words("load-file"))
        field.or_(self.page.locator(CHANGE)).first.wait_for()
        if not field.count():
            self.open_form()
        field.set_input_files(file)

    def save(self) -> str:
        """The contents of the save file from the menu."""
        self.menu()
        record = self.keep("menu-save")
        self.close()
        return record

    def keep(self, button: str = "end-save") -> str:
        """The contents of the file that the page downloads."""
        with self.page.expect_download() as download:
            self.page.get_by_role("button", name=self.words(button)).click()
        return download.value.path().read_text(encoding="utf-8")

    # ------------------------------------------------------------ playing

    def look(self) -> Screen:
        """Wait for the next question, and read the screen."""
        screen = read(self.page, self.words)
        assert not screen.alert, screen.alert
        self.seen.append(screen)
        return screen

    def rest(self) -> None:
        """Wait until the engine is idle."""
        until(self.page, "isAtRest()")

    def play(self, until: str | None = None) -> Screen:
        """Decide everything up to such a question, or to the end of the game."""
        for _ in range(LONGEST):
            screen = self.look()
            if screen.over or (until and screen.stage == until):
                return screen
            self.decide(screen)
        raise AssertionError("this game does not end")

    def decide(self, screen: Screen) -> None:
        """Answer any question."""
        if screen.device_for:
            name = self.words("handover-button", name=screen.device_for)
            press(self.page.get_by_role("button", name=name))
        elif screen.stage == "role":
            self.take(choices.role(screen))
        elif screen.stage == "library":
            name = self.words("prompt-library.confirm")
            press(self.page.get_by_role("button", name=name))
        else:
            self.choose(choices.CHOICES[screen.stage](screen))

    def take(self, role: str) -> None:
        """Take that role."""
        roles = self.page.get_by_role("region", name=self.words("roles-label"))
        press(roles.get_by_role("button", name=re.compile(f"^{role}")))

    def take_up(self, places: list[int]) -> None:
        """Select those of the cards on offer, and deselect preselected ones."""
        options = self.page.locator("button[aria-pressed]")
        pressed = options.evaluate_all("all => all.map((one) => one.ariaPressed)")
        taken = {place for place, state in enumerate(pressed) if state == "true"}
        for place in [*(taken - set(places)), *(set(places) - taken)]:
            press(options.nth(place))

    def open_city(self, name: str) -> None:
        """Press another player's name."""
        self.page.locator(".rival", has_text=name).get_by_role("heading").click()

    def choose(self, places: list[int]) -> None:
        """Select those of the cards on offer and confirm; with none, decline."""
        self.take_up(places)
        if places:
            press(self.page.get_by_role("button", name=self.words("confirm")))
        else:
            press(self.page.locator("[data-action=pass]"))
