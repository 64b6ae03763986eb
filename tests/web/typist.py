"""Plays by keyboard alone: reads the screen, then presses keys and nothing else."""

import re
from pathlib import Path
from typing import Literal, TypeAlias

from playwright.sync_api import Locator, Page

from sanjuan import Game
from web import choices
from web.form import FORM
from web.screen import Screen
from web.visitor import Visitor

Role: TypeAlias = Literal["button", "combobox", "radio", "switch", "textbox"]

FAR = 60
"""The most keys that it takes to get to anything on a screen."""


class Typist(Visitor):
    """A person without a mouse."""

    walks = True
    """Whether every other choice is made by arrows, not by the key shown."""

    def at(self, game: Game) -> Page:
        """The page at that game; only its file is given as by a mouse."""
        if self.page.get_by_role("dialog").count():
            self.close()
        self.come_to(game)
        return self.page

    def press(self, *keys: str) -> None:
        """Press these keys one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def focused(self) -> str:
        """Role and name of the focused element, as they are read out."""
        held = self.page.locator(":focus")
        return held.aria_snapshot() if held.count() else "- nothing"

    def has_focus(self, one: Locator) -> bool:
        """Whether the element has the focus."""
        return one.and_(self.page.locator(":focus")).count() == 1

    def go_to(self, role: Role, name: str, key: str = "Tab") -> None:
        """Press a key until that element has the focus."""
        self.reach(self.page.get_by_role(role, name=name), key)

    def reach(self, one: Locator, key: str = "Tab") -> None:
        """Press a key until this element has the focus."""
        for _ in range(FAR):
            if self.has_focus(one):
                return
            self.press(key)
        raise AssertionError(f"{key} does not get to {one}")

    # ------------------------------------------------------------ starting

    def set_sail_against(self, kind: str, seed: int) -> None:
        """Begin a game of two."""
        self.go_to("button", self.words("setup-change"))
        self.press("Enter")
        self.page.locator(FORM).wait_for()
        self.go_to("combobox", self.words("new-kind", seat=2))
        self.page.keyboard.type(self.words(kind))
        self.reach(self.page.locator("summary", has_text=self.words("new-more")))
        self.press("Enter")
        self.go_to("textbox", self.words("new-seed-label"))
        self.page.keyboard.type(str(seed))
        self.go_to("button", self.words("new-button"))
        self.press("Enter")

    def want_turns_at_once(self) -> None:
        """Let the page show turns of computer players at once from now on."""
        self.press(",")
        self.page.get_by_role("dialog").wait_for()
        self.go_to("radio", self.words("pace-normal"))
        self.press("ArrowRight", "ArrowRight", "Escape")

    def keep(self, button: str = "end-save") -> str:
        """The contents of the file that a button downloads."""
        self.go_to("button", self.words(button))
        with self.page.expect_download() as download:
            self.press("Enter")
        path: Path = download.value.path()
        return path.read_text(encoding="utf-8")

    # ------------------------------------------------------------ playing

    def decide(self, screen: Screen) -> None:
        """Answer by the keys shown, and every other time by arrows."""
        if screen.stage == "library":
            self.press("Enter")
        elif screen.stage == "role":
            self._take_up([self._role(choices.role(screen))])
        else:
            places = choices.CHOICES[screen.stage](screen)
            options = self.page.locator("button[aria-pressed]")
            self._take_up([options.nth(place) for place in places])
            self.press("Enter" if places else "n")

    def _role(self, name: str) -> Locator:
        roles = self.page.get_by_role("region", name=self.words("roles-label"))
        return roles.get_by_role("button", name=re.compile(f"^{name}"))

    def _take_up(self, wanted: list[Locator]) -> None:
        by_cap = not self.walks or len(self.seen) % 2 == 0
        if self.page.locator("button[aria-pressed=true]").count():
            self.press("Escape")
        for one in wanted:
            if by_cap:
                self.press(one.get_attribute("aria-keyshortcuts") or "no cap")
            else:
                self._walk_to(one)
                self.press("Space")

    def _walk_to(self, one: Locator) -> None:
        """Go from the prompt down to the choices, then along them, back and forth."""
        walk = ["ArrowDown", "Home", *["ArrowRight"] * FAR]
        for key in walk:
            if self.has_focus(one):
                return
            self.press(key)
        raise AssertionError("arrows do not get there")
