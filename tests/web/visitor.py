"""A person who is brought to prepared games and looks at what comes of a choice."""

from playwright.sync_api import Locator, expect

from sanjuan import Game
from web.final import Points, final_points
from web.person import Person
from web.prepared import table, text
from web.screen import Screen
from web.waiting import until


class Visitor(Person):
    """Begins at the start screen; the turns of computer players are shown at once."""

    def arrive(self, site: str) -> None:
        """Open the page, and set the pace as a person does."""
        self.open(site)
        self.want_turns_at_once()

    def come_to(self, game: Game, *kinds: str) -> Screen:
        """Give that game as a file: in the menu of a table, as that costs less.

        Only the stand-in tells when a save has been loaded. Where Python is in the
        browser, the table is left first.
        """
        at_table = self.page.get_by_role("button", name=self.words("menu")).count()
        in_menu = at_table and self.page.evaluate("'isLoaded' in window")
        if in_menu:
            self.menu()
            self.page.evaluate("isLoaded = false")
        elif at_table:
            self.leave()
        self.give(text(table(game, *kinds)))
        if in_menu:
            until(self.page, "isLoaded")
        return self.look()

    def settings(self) -> Locator:
        """The dialog, opened from wherever it can be."""
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
