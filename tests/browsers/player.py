"""A player at a window of any browser, with the mouse or the keyboard alone."""

import time
from typing import Final

from browsers.tab import Tab
from web import choices
from web.screen import Screen, read

FAR: Final = 60
"""The most keys that it takes to get to anything on a screen."""

LONGEST: Final = 900
"""More decisions than any game takes."""

LONG: Final = 5
"""Seconds to wait for a clicked card to rise: WebKit may report a click late."""
TRIES: Final = 2
"""The number of tries at the cards on offer: at the second they lie still."""

READY: Final = """async () => {
  const end = performance.now() + 60_000;
  while (!document.querySelector(".engine[data-state=ready]")) {
    if (performance.now() > end) throw new Error("the game is not ready");
    await new Promise((on) => setTimeout(on, 50));
  }
}"""

ROLES: Final = ".roles button"
CARDS: Final = "button[aria-pressed]"
TAKEN: Final = f"""() => [...document.querySelectorAll("{CARDS}")]
  .flatMap((one, place) => (one.ariaPressed === "true" ? [place] : []))"""

CAP: Final = """([selector, place]) =>
  document.querySelectorAll(selector)[place].ariaKeyShortcuts"""
HAS_FOCUS: Final = """([selector, place]) =>
  document.querySelectorAll(selector)[place] === document.activeElement"""
IS_AMONG_THEM: Final = "([selector]) => document.activeElement.matches(selector)"
"""Whether one of the elements has the focus; the key Down then leaves them."""


class Player:
    """Decides as a plain, sensible person does; subclasses say how it acts."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        self.seen: list[Screen] = []

    def open(self, address: str) -> None:
        """Go to the page and wait until a game can begin."""
        self.tab.open(address)
        self.tab.evaluate(READY)

    def look(self) -> Screen:
        """Wait for the next question, and read the screen."""
        screen = read(self.tab)
        assert not screen.alert, screen.alert
        self.seen.append(screen)
        return screen

    def play(self, decisions: int = LONGEST) -> Screen:
        """Decide that many times, or to the end; return the screen after that."""
        screen = self.look()
        for _ in range(decisions):
            if screen.over:
                break
            self.decide(screen)
            screen = self.look()
        return screen

    def decide(self, screen: Screen) -> None:
        """Answer any question."""
        if screen.stage == "library":
            self.confirm()
        elif screen.stage == "role":
            role = choices.role(screen)
            starts = [name.startswith(role) for name in screen.roles]
            self.take(ROLES, starts.index(True))
        else:
            self.choose(choices.CHOICES[screen.stage](screen))

    def choose(self, places: list[int]) -> None:
        """Select those of the cards on offer and confirm; with none, decline."""
        taken = set(self.tab.evaluate(TAKEN))
        self.change(taken, set(places))
        self.confirm() if places else self.decline()

    def begin(self) -> None:
        """Begin the game that the form describes."""
        raise NotImplementedError

    def take(self, selector: str, place: int) -> None:
        """Choose one of the elements that the selector finds."""
        raise NotImplementedError

    def change(self, taken: set[int], wanted: set[int]) -> None:
        """Select the wanted cards instead of the taken ones."""
        raise NotImplementedError

    def confirm(self) -> None:
        """Confirm the answer."""
        raise NotImplementedError

    def decline(self) -> None:
        """Decline to choose."""
        raise NotImplementedError


class Clicker(Player):
    """Plays with a mouse."""

    def begin(self) -> None:
        """Press the button."""
        self.tab.click("[data-action=start]")

    def take(self, selector: str, place: int) -> None:
        """Click it."""
        self.tab.click(selector, place)

    def change(self, taken: set[int], wanted: set[int]) -> None:
        """Deselect the unwanted cards, select the wanted ones, and check the result.

        A click may hit the neighbour of a moving card; this notices and corrects it.
        """
        for _ in range(TRIES):
            for place in sorted(taken ^ wanted):
                self.take(CARDS, place)
            if (taken := self._taken(wanted)) == wanted:
                return
        raise AssertionError(f"{taken} are taken up, not {wanted}")

    def _taken(self, wanted: set[int]) -> set[int]:
        """The selected cards, once they are the wanted ones, else after a while."""
        end = time.monotonic() + LONG
        while (taken := set(self.tab.evaluate(TAKEN))) != wanted:
            if time.monotonic() > end:
                break
        return taken

    def confirm(self) -> None:
        """Press the button."""
        self.tab.click("[data-action=confirm]")

    def decline(self) -> None:
        """Press the button."""
        self.tab.click("[data-action=pass]")


class Typist(Player):
    """Plays without a mouse: by the keys shown and, every other time, by arrows."""

    def begin(self) -> None:
        """Go to the button by Tab."""
        self._walk("[data-action=start]", 0, ["Tab"] * FAR)
        self.tab.press("Enter")

    def take(self, selector: str, place: int) -> None:
        """Press the key shown on it, or walk to it."""
        if len(self.seen) % 2:
            self.tab.press(self.tab.evaluate(CAP, [selector, place]))
        else:
            among = self.tab.evaluate(IS_AMONG_THEM, [selector])
            down = [] if among else ["ArrowDown"]
            self._walk(selector, place, [*down, "Home", *["ArrowRight"] * FAR])
            self.tab.press("Space")

    def change(self, taken: set[int], wanted: set[int]) -> None:
        """Deselect everything, then select the wanted cards."""
        if taken:
            self.tab.press("Escape")
        for place in sorted(wanted):
            self.take(CARDS, place)

    def confirm(self) -> None:
        """Press the key."""
        self.tab.press("Enter")

    def decline(self) -> None:
        """Press the key."""
        self.tab.press("n")

    def _walk(self, selector: str, place: int, way: list[str]) -> None:
        """Press one key after the other until that element has the focus."""
        for key in way:
            if self.tab.evaluate(HAS_FOCUS, [selector, place]):
                return
            self.tab.press(key)
        raise AssertionError(f"keys do not get to {selector}")
