"""The text that a person can read on the page: names, prices, prompt, counts.

This module knows nothing behind the page, and chooses nothing.
"""

import re
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from web.words import ENGLISH, Words

READ = """async () => {
  const find = (place) => document.querySelector(place);
  const said = (one) =>
    one.nodeType === Node.TEXT_NODE ? one.data
    : one.ariaHidden === "true" ? ""
    : one.ariaLabel ?? [...one.childNodes].map(said).join(" ");
  const plain = (text) => text.trim().replace(/\\s+/g, " ");
  const names = (place) =>
    [...document.querySelectorAll(place)].map((one) => plain(said(one)));
  const text = (one) => plain(one?.textContent ?? "");
  const words = (place) => text(find(place));
  const drawn = () =>
    new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const end = performance.now() + 30_000;
  do {
    await drawn();
    if (performance.now() > end) throw new Error("nobody is asked: " + words("body"));
  } while (find("#app[aria-busy]") || !find("[data-question], [data-screen]"));
  return {
    stage: find("[data-question]")?.dataset.question ?? "",
    prompt: words(".ask h2"),
    instruction: words(".ask .instruction").replace(words(".instruction a"), "").trim(),
    count: words(".ask .count [role=status]"),
    offered: names("button[aria-pressed]"),
    may_pass: find("[data-action=pass]") !== null,
    hand_name: plain(find(".hand")?.ariaLabel ?? ""),
    hand: names(".hand > ol [data-card]"),
    city: names(".city [data-card]"),
    city_head: names(".city .head").join().replace(/\\s+/g, " "),
    on_table: names(".offer [data-card]"),
    log: [...document.querySelectorAll(".log li")].map(text),
    roles: names(".roles button"),
    alert: words("[role=alert]"),
    over: find("[data-screen=end]") !== null,
    device_for: words("[data-action=take-device]"),
  };
}"""
"""Waits for a question, for the device to change hands, or for the end of the game."""

LABEL = re.compile(r"(?P<name>[^,]+), \D+(?P<cost>\d+), (?P<points>[^.]+)\.")
"""In every language the name of a card comes first, then cost, points and effect."""

GREAT = 5
"""The assumed worth of a building whose points are not printed."""


class Card(NamedTuple):
    """A card as it is read out."""

    name: str
    cost: int
    points: int
    price: int
    laden: bool
    empty: bool


def card(label: str, words: Words = ENGLISH) -> Card:
    """The card with this label."""
    said = LABEL.match(label)
    assert said, label
    cost, points = int(said["cost"]), said["points"]
    price = words.like("label-price", price=r"\d+").search(label)
    empty = words("label-empty", good="") in label
    holds = words.like("label-good", good=r"[^.]+").search(label)
    return Card(
        name=said["name"],
        cost=cost,
        points=int(points.split()[0]) if points[0].isdigit() else GREAT,
        price=int(price[1]) if price else cost,
        laden=holds is not None and not empty,
        empty=empty,
    )


@dataclass(frozen=True)
class Screen:
    """The page at a moment when a person was to act."""

    stage: str
    """The kind of question; empty if there is none."""
    prompt: str
    instruction: str
    count: str
    offered: list[Card]
    """The cards that can be chosen, in their order on the page."""
    may_pass: bool
    hand_name: str
    hand: list[Card]
    city: list[Card]
    city_head: str
    on_table: list[Card]
    """The cards that any player may build."""
    log: list[str]
    """The latest events, in sentences."""
    roles: list[str]
    alert: str
    over: bool
    device_for: str
    """The name of the person to hand the device to, or empty."""
    words: Words = ENGLISH

    @property
    def to_choose(self) -> int:
        """The number of cards to choose, or the most that may be chosen."""
        number = r"\d+"
        due = self.words.like("count-to-go", picked=number, left=number)
        open = self.words.like("count-up-to", picked=number, high=number)
        found = due.search(self.count) or open.search(self.count)
        if found:
            return int(found[2])
        full = self.words.like("count-ready", picked=number).search(self.count)
        assert full, self.count
        return int(full[1])

    @property
    def asked(self) -> str:
        """The name of the person to decide, if there are several."""
        person = self.words.like("prompt-person", name=".+?", prompt=".+")
        found = person.match(self.prompt)
        return found["name"] if found else self.words("you")

    @property
    def free_roles(self) -> list[str]:
        """The roles that no player has taken."""
        free = rf"(.+?)[, ]+{self.words('role-free')}\b"
        said = (re.match(free, name) for name in self.roles)
        return [role[1] for role in said if role]

    @property
    def open_hand(self) -> str | None:
        """The name of the person whose cards lie open."""
        if not self.hand:
            return None
        owner = self.words.like("hand-of", name=".+").match(self.hand_name)
        return owner["name"] if owner else self.words("you")


class Page(Protocol):
    """A page in any browser, with any driver."""

    def evaluate(self, function: str, /) -> Any:
        """The result of a JavaScript function."""


def read(page: Page, words: Words = ENGLISH) -> Screen:
    """The contents of the page as soon as it waits for a person."""
    said: dict[str, Any] = page.evaluate(READ)
    device = words.like("handover-button", name=".+").match(said["device_for"])
    said["device_for"] = device["name"] if device else ""
    for place in ("offered", "hand", "city", "on_table"):
        said[place] = [card(label, words) for label in said[place]]
    return Screen(**said, words=words)
