"""A person who is brought to prepared games and looks at what comes of a choice."""

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
"""Sets that the turns of computer players are shown at once, where that can be kept."""

OPEN: Final = """async (text) => {
  globalThis.isLoaded = false;
  openSave(text);
  const drawn = () =>
    new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (let frames = 60; frames && !isLoaded; frames -= 1) await drawn();
}"""
"""Opens a save as the system does with the installed game; waits until it is drawn."""


class Visitor(Person):
    """Begins at the start screen; the turns of computer players are shown at once."""

    def arrive(self, site: str) -> None:
        """Open the page with the pace as it was set at an earlier visit."""
        with self.page.add_init_script(AT_ONCE):
            self.open(site)

    def come_to(self, game: Game, *kinds: str) -> Screen:
        """Give that game as a file.

        The stand-in opens it as the system does, which costs least. Where Python is in
        the browser, the table is left first.
        """
        save = text(table(game, *kinds))
        if self.page.evaluate("'openSave' in window"):
            self.page.evaluate(OPEN, save)
            until(self.page, "isLoaded")
            return self.look()
        if self.page.get_by_role("button", name=self.words("menu")).count():
            self.leave()
        self.give(save)
        return self.look()

    def settings(self) -> Locator:
        """The dialog, opened from wherever it can be once keys are heard."""
        self.page.locator("#app > [role=log]").wait_for(state="attached")
        expect(self.page.get_by_role("dialog")).to_have_count(0)
        self.page.keyboard.press(",")
        dialog = self.page.get_by_role("dialog", name=self.words("settings-title"))
        dialog.wait_for()
        return dialog

    def role(self, name: str) -> Screen:
        """Take that role."""
        self.take(name)
        return self.look()

    def tap(self, *names: str) -> None:
        """Take up the cards of these names, each once."""
        offered = [card.name for card in self.look().offered]
        places = []
        for name in names:
            places.append(offered.index(name))
            offered[places[-1]] = ""
        self.take_up(places)
        taken = self.page.locator("button[aria-pressed=true]")
        expect(taken).to_have_count(len(names))

    def pick(self, *names: str) -> Screen:
        """Choose the cards of these names; none: say so."""
        if names:
            self.tap(*names)
            self.page.get_by_role("button", name="Confirm").click()
        else:
            self.choose([])
        return self.look()

    def sum(self) -> str:
        """How the price, or what goods bring, is made up."""
        return " ".join(self.page.locator(".ask .sum").inner_text().split())

    def points(self) -> Points:
        """Everybody's points in parts."""
        self.page.get_by_role("button", name="Points in detail").click()
        points = final_points(self.page)
        self.close()
        return points
