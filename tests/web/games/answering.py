"""Answers any question of any game by what the house draws. No test is here."""

import json
from typing import Any, Final

Read = dict[str, Any]

READ: Final = """() => {
  const find = (place) => document.querySelector(place);
  const all = [...document.querySelectorAll("[data-place=board] [data-option]")];
  const taken = "[aria-pressed=true], [aria-disabled=true]";
  const free = all.filter((one) => !one.matches(taken));
  const confirm = find("[data-action=confirm]");
  return JSON.stringify({
    ply: find("[data-ply]")?.dataset.ply ?? "",
    asked: find("[data-question]")?.dataset.question ?? "",
    over: find("[data-screen=end]") !== null,
    free: free.map((one) => Number(one.dataset.option)),
    picked: all.length - free.length,
    confirms: confirm !== null && confirm.ariaDisabled !== "true",
    passes: find("[data-action=pass]") !== null,
    device: find("[data-action=take-device]:not([aria-disabled=true])") !== null,
  });
}"""
"""All that a person must see to answer any question."""

WAITS: Final = """async () => {
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const device = "[data-action=take-device]:not([aria-disabled=true])";
  const asks = `[data-question], [data-screen=end], ${device}`;
  const isBusy = document.querySelector("#app[aria-busy]") !== null;
  return !isBusy && document.querySelector(asks) !== null;
}"""
"""Whether the page as drawn waits for a person, or the game is over."""

MOST: Final = 600
"""More presses than any game here takes."""


DIGIT: Final = """(option) => document.querySelector(
  `[data-place=board] [data-option="${option}"]`,
)?.dataset.choice"""

HAS_FOCUS: Final = """(option) =>
  Number(document.activeElement?.dataset.option ?? NaN) === option"""

IS_AMONG_THEM: Final = "() => document.activeElement.matches('[data-option]')"
FOCUSED: Final = "() => document.activeElement?.outerHTML.slice(0, 300)"

FAR: Final = 60
"""More keys than it takes to get to any option."""


class Answering:
    """A person who decides; subclasses say how it looks and acts."""

    def __init__(self) -> None:
        self.turn = 0
        self._seen = ""

    def look(self) -> Read:
        """The page once it asks a person, or at the end."""
        self.wait(WAITS)
        self._seen = str(self.evaluate(READ))
        read: Read = json.loads(self._seen)
        return read

    def play(self) -> Read:
        """Answer everything up to the end."""
        read = self.look()
        while not read["over"]:
            read = self.answer()
        return read

    def answer(self) -> Read:
        """Answer the open question by as many presses as it takes."""
        self.turn += 1
        begun = read = self.look()
        for _ in range(MOST):
            self.go_on(read)
            self.wait(f"(seen) => ({READ})() !== seen", self._seen)
            read = self.look()
            if read["over"] or read["ply"] != begun["ply"]:
                return read
        raise AssertionError(f"this question takes no answer: {read}")

    def go_on(self, read: Read) -> None:
        """One press: take the device, now and then pass, else confirm, else pick."""
        passes = read["passes"] and (self.turn % 3 == 0 or not read["free"])
        if read["device"]:
            self.take_device()
        elif read["confirms"] and not passes:
            self.confirm()
        elif passes or not read["free"]:
            self.decline()
        else:
            self.pick(read["free"][self.turn % len(read["free"])])

    # ------------------------------------------------------------ each in its own way

    def evaluate(self, function: str, given: object = None) -> Any:
        """The result of a JavaScript function in the page."""
        raise NotImplementedError

    def wait(self, condition: str, given: object = None) -> None:
        """Wait for a condition in the page."""
        raise NotImplementedError

    def pick(self, option: int) -> None:
        """Pick an option."""
        raise NotImplementedError

    def confirm(self) -> None:
        """Confirm the choice, or say yes."""
        raise NotImplementedError

    def decline(self) -> None:
        """Choose nothing, or say no."""
        raise NotImplementedError

    def take_device(self) -> None:
        """Say that the device is in the hands of the one who is asked."""
        raise NotImplementedError


class Keys(Answering):
    """A person with keys alone: digits for one answer, arrows for the next."""

    def press(self, *keys: str) -> None:
        """Press these keys one after the other."""
        raise NotImplementedError

    def pick(self, option: int) -> None:
        """Pick an option by its digit, or go there by arrows."""
        digit = self.evaluate(DIGIT, option)
        if digit and self.turn % 2:
            return self.press(digit)
        self.press(*self._way())
        for _ in range(FAR):
            if self.evaluate(HAS_FOCUS, option):
                return self.press("Space")
            self.press("ArrowRight")
        raise AssertionError(f"arrows do not get to {option} from {self._held()}")

    def _way(self) -> list[str]:
        """The keys from the prompt to the first of the choices, or among them."""
        return ["Home"] if self.evaluate(IS_AMONG_THEM) else ["ArrowDown", "Home"]

    def _held(self) -> str:
        return str(self.evaluate(FOCUSED))

    def confirm(self) -> None:
        """Confirm the choice, or say yes."""
        self.press("Enter")

    def decline(self) -> None:
        """Choose nothing, or say no."""
        self.press("n")

    def take_device(self) -> None:
        """Say who is here."""
        self.press("Enter")
