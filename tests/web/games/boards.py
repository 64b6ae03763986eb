"""Boards with pieces to carry, and a hand on them that browsers take for real."""

import json
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

from playwright.sync_api import Locator, Page

from tabletop.base.rng import GUESTS, stream
from web.games.guest import Guest
from web.games.kinds import ISLAND, Kind
from web.pressing import MIDDLE

Place: TypeAlias = tuple[float, float]

CARRIED: Final = "[data-carried]"
"""The piece under the pointer."""

BARE: Final = """<!doctype html>
<link rel="stylesheet" href="/parts/drag.css">
<style>
  body { margin: 20px; height: 4000px; }
  button, p { display: block; width: 90px; height: 60px; margin: 0 0 20px; }
</style>
<div id="board">
  <button data-option="1">one</button><p>words beside it</p>
  <button data-option="2">two</button><p>more words</p>
  <button data-option="3">three</button>
</div>
<script type="module">
  import { drag } from "/parts/drag.js";
  let picked = new Set([1, 2]);
  const board = document.getElementById("board");
  const optionOf = (one) => Number(one.dataset.option);
  const draw = () => {
    for (const one of board.querySelectorAll("button")) {
      const isPicked = picked.has(optionOf(one));
      one.ariaPressed = String(isPicked);
      if (isPicked) one.dataset.lifts = one.dataset.option;
      else delete one.dataset.lifts;
    }
  };
  const toggle = (option) => {
    picked = picked.symmetricDifference(new Set([option]));
    draw();
  };
  const lift = (from) => {
    const piece = document.createElement("i");
    piece.textContent = from.textContent;
    return piece;
  };
  const drop = (from, at) => {
    const to = at?.closest("[data-option]");
    if (!to || picked.has(optionOf(to))) return;
    toggle(optionOf(from));
    toggle(optionOf(to));
  };
  board.addEventListener("pointerdown", drag({ lift, drop }));
  board.addEventListener("click", ({ target }) => {
    const option = target.closest("[data-option]");
    if (option) toggle(optionOf(option));
  });
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") [...picked].forEach(toggle);
  });
  draw();
</script>"""
"""A page of the helper alone; as on a table, Esc puts everything down."""

LOST: Final = {
    "blur": "dispatchEvent(new Event('blur'))",
    "hidden": """() => {
      Object.defineProperty(document, "visibilityState",
        { value: "hidden", configurable: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
      delete document.visibilityState;
    }""",
    "cancel": """() => document.body.dispatchEvent(new PointerEvent("pointercancel",
      { bubbles: true, pointerId: window.pointer }))""",
    "capture": """() => {
      const held = [...document.querySelectorAll("*")];
      const one = held.find((one) => one.hasPointerCapture(window.pointer));
      one.releasePointerCapture(window.pointer);
    }""",
    "gone": """() => {
      const one = document.querySelector("[data-lifts]");
      const before = one.dataset.lifts;
      one.dataset.lifts = "another";
      addEventListener("pointerup", () => one.dataset.lifts = before, { once: true });
    }""",
}
"""Ways in which a browser loses a pointer or a carried piece goes."""

NOTE: Final = """() => addEventListener("pointerdown", ({ pointerId }) => {
  window.pointer = pointerId;
}, true)"""
"""Notes the number of the pointer."""

CITY: Final = "[data-place=city] "
CIRCLES: Final = f"{CITY}:is([data-sort=circle], [data-sort=tile])[data-option]"


def placing(kind: Kind) -> str:
    """The save of a table whose person places settlers and leaves circles free."""
    table, rng = kind.table(), stream(1, GUESTS[0])
    while (asked := table.game.question) is not None:
        mine = asked.name == "place" and asked.seat == 0
        if mine and 1 < asked.low < len(asked.options):
            return json.dumps(table.save())
        table.game.answer(asked.sample(rng))
    raise AssertionError("nobody places settlers")


def come_to_island(page: Page) -> None:
    """Show circles, some of them filled."""
    Guest(page).come_to(placing(ISLAND))


def come_to_bare(page: Page) -> None:
    """Show the pieces of a page that holds nothing else."""
    page.reload()
    page.locator("[data-lifts]").first.wait_for()


class Board(NamedTuple):
    """A kind of board: how a page comes to it, and where its options are."""

    come_to: Callable[[Page], None]
    options: str
    words: str
    """Text beside a piece."""


ISLANDS: Final = Board(come_to_island, CIRCLES, CITY + ".street .spot[role=group]")
ALONE: Final = Board(come_to_bare, "#board [data-option]", "#board p")


class Hand:
    """A mouse, a pen or fingers, as the system reports them to the browser."""

    def __init__(self, page: Page, board: Board) -> None:
        self.page, self.board = page, board
        self._session = page.context.new_cdp_session(page)

    def picked(self) -> list[str]:
        """The picked options."""
        found: list[str] = self._all("true").evaluate_all(
            "(all) => all.map((one) => one.dataset.option)"
        )
        return found

    def here(self) -> Place:
        """The middle of a piece."""
        return middle(self._all("true").first)

    def other(self) -> Place:
        """The middle of another piece."""
        return middle(self._all("true").nth(1))

    def there(self) -> Place:
        """The middle of a free place."""
        return middle(self._all("false").first)

    def _all(self, pressed: str) -> Locator:
        options = self.page.locator(self.board.options)
        return options.and_(self.page.locator(f"[aria-pressed={pressed}]"))

    def beside(self) -> Place:
        """Text beside the pieces."""
        return middle(self.page.locator(self.board.words).first)

    def carries(self) -> bool:
        """Whether a piece is under the pointer."""
        return self.page.locator(CARRIED).count() == 1

    def mouse(self, kind: str, at: Place, *, down: bool, **more: Any) -> None:
        """Report the mouse, or a pen, with its main button down or up."""
        button = "none" if kind == "mouseMoved" and not down else "left"
        facts = {"x": at[0], "y": at[1], "button": button, "buttons": int(down)}
        sent = {"type": kind, "clickCount": 1, **facts, **more}
        self._session.send("Input.dispatchMouseEvent", sent)

    def press(self, at: Place, **more: Any) -> None:
        """Put the mouse down."""
        self.mouse("mouseMoved", at, down=False, **more)
        self.mouse("mousePressed", at, down=True, **more)

    def move(self, *places: Place, **more: Any) -> None:
        """Move the mouse with its button down."""
        for at in places:
            self.mouse("mouseMoved", at, down=True, **more)

    def release(self, at: Place, **more: Any) -> None:
        """Let the button go."""
        self.mouse("mouseReleased", at, down=False, **more)

    def touch(
        self, kind: str, first: Place | None = None, second: Place | None = None
    ) -> None:
        """Report the fingers that come, move or leave; without one, all leave."""
        places = enumerate((first, second))
        points = [{"id": id, "x": at[0], "y": at[1]} for id, at in places if at]
        sent = {"type": kind, "touchPoints": points}
        self._session.send("Input.dispatchTouchEvent", sent)

    def leave(self) -> None:
        """Take the hand away, in whatever state a failed test has left it."""
        self.release((0, 0))
        self._session.detach()


def middle(one: Locator) -> Place:
    """The middle of an element, once it can be touched there."""
    while not (found := one.evaluate(MIDDLE)):
        one.page.wait_for_timeout(10)
    x, y = found
    return x, y


def halfway(begin: Place, end: Place) -> Place:
    """The middle between two places."""
    return ((begin[0] + end[0]) / 2, (begin[1] + end[1]) / 2)


def moved(before: list[str], after: list[str]) -> bool:
    """Whether the first piece has changed its place, and no other one."""
    return before[0] not in after and {*before[1:]} < {*after}
