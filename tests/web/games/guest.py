"""People who play any game by what the house draws: by mouse, by keys, by ear."""

import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page

from web.pressing import press
from web.visitor import OPEN
from web.waiting import until
from web.words import plain

Read = dict[str, Any]

READ: Final = """() => {
  const find = (place) => document.querySelector(place);
  const all = [...document.querySelectorAll("[data-place=board] [data-option]")];
  const taken = "[aria-pressed=true], [aria-disabled=true]";
  const free = all.filter((one) => !one.matches(taken));
  const confirm = find("[data-action=confirm]");
  return JSON.stringify({
    ply: find("[data-ply]")?.dataset.ply,
    asked: find("[data-question]")?.dataset.question ?? "",
    over: find("[data-screen=end]") !== null,
    free: free.map((one) => Number(one.dataset.option)),
    picked: all.length - free.length,
    confirms: confirm !== null && confirm.ariaDisabled !== "true",
    passes: find("[data-action=pass]") !== null,
  });
}"""
"""All that a person must see to answer any question."""

WAITS: Final = """async () => {
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return document.querySelector("[data-question], [data-screen=end]") !== null;
}"""
"""Whether the page as drawn waits for a person, or the game is over."""

MOST: Final = 600
"""More presses than any game here takes."""


DIGIT: Final = """(option) => document.querySelector(
  `[data-place=board] [data-option="${option}"]`,
)?.dataset.choice"""

HAS_FOCUS: Final = """(option) =>
  Number(document.activeElement?.dataset.option ?? NaN) === option"""

FAR: Final = 60
"""More keys than it takes to get to any option."""


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


class Guest:
    """A person with a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.turn = 0
        self._seen = ""

    def come_to(self, save: str) -> Read:
        """Open a save of the game on show."""
        until(self.page, "'openSave' in window")
        self.page.evaluate(OPEN, save)
        until(self.page, "isLoaded")
        return self.look()

    def look(self) -> Read:
        """The page once it asks this person, or at the end."""
        until(self.page, WAITS)
        self._seen = str(self.page.evaluate(READ))
        read: Read = json.loads(self._seen)
        return read

    def play(self) -> Read:
        """Answer everything up to the end."""
        while not (read := self.look())["over"]:
            self.answer()
        return read

    def answer(self) -> Read:
        """Answer the open question by as many presses as it takes."""
        self.turn += 1
        begun = read = self.look()
        for _ in range(MOST):
            self.go_on(read)
            until(self.page, f"(seen) => ({READ})() !== seen", self._seen)
            read = self.look()
            if read["over"] or read["ply"] != begun["ply"]:
                return read
        raise AssertionError(f"this question takes no answer: {read}")

    def go_on(self, read: Read) -> None:
        """One press: now and then pass, else confirm, else pick."""
        passes = read["passes"] and (self.turn % 3 == 0 or not read["free"])
        if read["confirms"] and not passes:
            self.confirm()
        elif passes or not read["free"]:
            self.decline()
        else:
            self.pick(read["free"][self.turn % len(read["free"])])

    # ------------------------------------------------------------ each in its own way

    def pick(self, option: int) -> None:
        """Pick an option."""
        press(self.page.locator(f"[data-place=board] [data-option='{option}']").first)

    def confirm(self) -> None:
        """Confirm the choice, or say yes."""
        press(self.page.locator("[data-action=confirm]"))

    def decline(self) -> None:
        """Choose nothing, or say no."""
        press(self.page.locator("[data-action=pass]"))


class KeyGuest(Guest):
    """A person with keys alone: digits for one answer, arrows for the next."""

    def press(self, *keys: str) -> None:
        """Press these keys one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def pick(self, option: int) -> None:
        """Pick an option by its digit, or go there by arrows."""
        digit = self.page.evaluate(DIGIT, option)
        if digit and self.turn % 2:
            return self.press(digit)
        self.press(*self._way())
        for _ in range(FAR):
            if self.page.evaluate(HAS_FOCUS, option):
                return self.press("Space")
            self.press("ArrowRight")
        held = self.page.evaluate("document.activeElement?.outerHTML.slice(0, 300)")
        raise AssertionError(f"arrows do not get to {option} from {held}")

    def _way(self) -> list[str]:
        """The keys from the prompt to the first of the choices, or among them."""
        is_there = "document.activeElement.matches('[data-option]')"
        return ["Home"] if self.page.evaluate(is_there) else ["ArrowDown", "Home"]

    def confirm(self) -> None:
        """Confirm the choice, or say yes."""
        self.press("Enter")

    def decline(self) -> None:
        """Choose nothing, or say no."""
        self.press("n")


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
