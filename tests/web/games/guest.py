"""People who play any game by what the house draws: by mouse, by keys, by ear."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Page

from web.games.answering import Answering, Keys, Read
from web.pressing import press
from web.visitor import OPEN
from web.waiting import until
from web.words import plain


class Button(NamedTuple):
    """A button as it is read out; `pressed` is None for one that only acts."""

    node: str
    name: str
    pressed: str | None
    keys: str | None

    @property
    def is_choice(self) -> bool:
        """Whether it stands for an option: it has a digit, or it can be held down."""
        return self.pressed is not None or (self.keys or "").isdecimal()


class Guest(Answering):
    """A person with a mouse."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self.page = page

    def come_to(self, save: str) -> Read:
        """Open a save of the game on show."""
        until(self.page, "'openSave' in window")
        self.page.evaluate(OPEN, save)
        until(self.page, "isLoaded")
        return self.look()

    def evaluate(self, function: str, given: object = None) -> Any:
        """The result of a JavaScript function in the page."""
        return self.page.evaluate(function, given)

    def wait(self, condition: str, given: object = None) -> None:
        """Wait for a condition in the page."""
        until(self.page, condition, given)

    def pick(self, option: int) -> None:
        """Pick an option."""
        press(self.page.locator(f"[data-place=board] [data-option='{option}']").first)

    def confirm(self) -> None:
        """Confirm the choice, or say yes."""
        press(self.page.locator("[data-action=confirm]"))

    def decline(self) -> None:
        """Choose nothing, or say no."""
        press(self.page.locator("[data-action=pass]"))

    def take_device(self) -> None:
        """Press the only button."""
        press(self.page.locator("[data-action=take-device]"))


class KeyGuest(Keys, Guest):
    """A person with keys alone."""

    def press(self, *keys: str) -> None:
        """Press these keys one after the other."""
        for key in keys:
            self.page.keyboard.press(key)


class Listener(Guest):
    """A person who hears roles, names, states and keys, and sees nothing."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._cdp = page.context.new_cdp_session(page)

    def go_on(self, read: Read) -> None:
        """Press a button by its name, chosen by all that is read out of the buttons."""
        buttons = [*self.buttons()]
        choices = [one for one in buttons if one.is_choice]
        confirm = [one for one in buttons if one.keys == "Enter"]
        decline = [one for one in buttons if one.keys == "N"]
        free = [one for one in choices if one.pressed != "true"]
        passes = decline and (self.turn % 3 == 0 or not free)
        ways = decline if passes else confirm or free
        self.press(ways[self.turn % len(ways)], buttons)

    def press(self, button: Button, buttons: list[Button]) -> None:
        """Press the button of that name, one of several that are read out alike."""
        alike = [one for one in buttons if one.name == button.name]
        found = self.page.get_by_role("button", name=button.name, exact=True)
        press(found.nth(alike.index(button)))

    def buttons(self) -> Iterator[Button]:
        """The buttons that can be pressed, in the order of reading."""
        for node in self._cdp.send("Accessibility.getFullAXTree")["nodes"]:
            if node.get("ignored") or node["role"]["value"] != "button":
                continue
            facts = {
                one["name"]: one["value"].get("value") for one in node["properties"]
            }
            if not facts.get("disabled"):
                name, keys = plain(node["name"]["value"]), facts.get("keyshortcuts")
                yield Button(node["nodeId"], name, facts.get("pressed"), keys)
