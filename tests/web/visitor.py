"""A person who opens prepared games and sees the effects of a choice."""

from typing import Final

from playwright.sync_api import Locator, expect

from sanjuan import Game
from web.final import Points, final_points
from web.person import Person
from web.prepared import table, text
from web.screen import Screen
from web.waiting import until

AT_ONCE: Final = """try {
  const set = { settings: { pace: 0 } };
  localStorage.setItem("san-juan-settings", JSON.stringify(set));
} catch {}"""
"""Makes the page show computer players' turns at once, if it can store settings."""

OPEN: Final = """async (text) => {
  globalThis.isLoaded = false;
  openSave(text);
  const drawn = () =>
    new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (let frames = 60; frames && !isLoaded; frames -= 1) await drawn();
}"""
"""Opens a save as the system does with the installed game; waits until it is drawn."""


class Visitor(Person):
    """Begins at the start screen; the page shows computer players' turns at once."""

    def arrive(self, site: str) -> None:
        """Open the page with the pace that an earlier visit has set."""
        with self.page.add_init_script(AT_ONCE):
            self.open(site)

    def come_to(self, game: Game, *kinds: str) -> Screen:
        """Give that game as a file.

        The stand-in opens it as the system does, which is quickest. If Python runs in
        the browser, the visitor leaves the table first.
        """
        save = text(table(game, *kinds))
        if self.page.evaluate("'isLoaded' in window"):
            until(self.page, "'openSave' in window")
            self.page.evaluate(OPEN, save)
            until(self.page, "isLoaded")
            return self.look()
        if self.page.get_by_role("button", name=self.words("menu")).count():
            self.leave()
        self.give(save)
        return self.look()

    def settings(self) -> Locator:
        """The dialog, opened by its key once the page listens to keys."""
        self.page.locator("#app > [role=log]").wait_for(state="attached")
        expect(self.page.locator("dialog")).to_have_count(0)
        self.page.keyboard.press(",")
        dialog = self.page.get_by_role("dialog", name=self.words("settings-title"))
        dialog.wait_for()
        return dialog

    def unfold_buttons(self) -> None:
        """Show the buttons of the end that a narrow window folds."""
        for more in self.page.locator(".others:not([open]) > summary").all():
            more.click()

    def switch(self, name: str) -> None:
        """Turn that setting on or off."""
        self.settings().get_by_text(name, exact=True).click()
        self.close()

    def role(self, name: str) -> Screen:
        """Take that role."""
        self.take(name)
        return self.look()

    def tap(self, *names: str) -> None:
        """Select the cards of these names, each once."""
        offered = [card.name for card in self.look().offered]
        places = []
        for name in names:
            places.append(offered.index(name))
            offered[places[-1]] = ""
        self.take_up(places)
        taken = self.page.locator("button[aria-pressed=true]")
        expect(taken).to_have_count(len(names))

    def pick(self, *names: str) -> Screen:
        """Choose the cards of these names; with none, decline."""
        if names:
            self.tap(*names)
            self.page.get_by_role("button", name="Confirm").click()
        else:
            self.choose([])
        return self.look()

    def sum(self) -> str:
        """The parts of the price, or of the income from goods."""
        return " ".join(self.page.locator(".ask .sum").inner_text().split())

    def points(self) -> Points:
        """The points of all players in parts."""
        self.page.get_by_role("button", name="Points in detail").click()
        points = final_points(self.page)
        self.close()
        return points
