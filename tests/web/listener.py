"""Plays by a screen reader's data: the browser's tree of roles, names and states."""

from __future__ import annotations

import re
from collections.abc import Iterator
from time import monotonic
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page, expect

from web import choices
from web.person import LONGEST
from web.screen import LABEL, Screen, card
from web.waiting import until
from web.words import Words, plain

PATIENCE: Final = 30
"""Seconds until a question should have come."""

TEXT: Final = "document.body.textContent"
CHANGED: Final = f"(before) => {TEXT} !== before"

GAP: Final = "\ue000"
"""A placeholder for an unknown fact in a sentence."""


class Node(NamedTuple):
    """The text read out at one place; `pressed` is None for elements without it."""

    role: str
    name: str
    pressed: bool | None
    disabled: bool
    regions: tuple[str, ...]
    """The names of the regions around it, the outermost first."""


class Listener:
    """A person who does not see the page."""

    def __init__(self, page: Page, words: Words) -> None:
        self.page = page
        self.words = words
        self.met: list[str] = []
        self._cdp = page.context.new_cdp_session(page)
        self._heard: list[str] = []
        self._page = ""

    # ------------------------------------------------------------ hearing

    def tree(self) -> list[Node]:
        """All nodes that are read out, in the order of reading."""
        nodes = self._cdp.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        return list(_walk(nodes[0], by_id, ()))

    def await_turn(self) -> list[Node]:
        """Listen until a new question comes, or the end."""
        end = monotonic() + PATIENCE
        while monotonic() < end:
            tree = self._after_a_change()
            told = self._announced(tree)
            if _headed(tree, self.words("end-cities")):
                return tree
            if told and told != self._heard and self._asks(told[-1]):
                self._heard = told
                return tree
        raise AssertionError(f"nothing is asked: {self._heard}")

    def _after_a_change(self) -> list[Node]:
        """The tree once the page has changed; reading the whole tree costs much."""
        until(self.page, CHANGED, self._page, PATIENCE)
        self._page = str(self.page.evaluate(TEXT))
        return self.tree()

    def _announced(self, tree: list[Node]) -> list[str]:
        label = self.words("said-label")
        return [n.name for n in tree if label in n.regions and n.role == "StaticText"]

    def _asks(self, line: str) -> bool:
        gaps = dict.fromkeys(("when", "prompt", "instruction", "count"), GAP)
        start, _, _ = self.words("said-asked", who="you", **gaps).partition(GAP)
        return line.startswith(start)

    def screen(self, tree: list[Node]) -> Screen:
        """The decision, from names and states alone."""
        say = self.words
        ask = [n for n in tree if say("ask-label") in n.regions]
        prompt = next(n.name for n in ask if n.role == "heading")
        buttons = [n for n in tree if n.role == "button"]
        stage = self._stage(prompt)
        hand_name = next(n for n in _regions(tree) if n.startswith(say("hand-yours")))
        hand = [n.name for n in buttons if n.regions[-1:] == (hand_name,)]
        city = [n.name for n in buttons if say("city-yours") in n.regions]
        return Screen(
            stage=stage,
            prompt=prompt,
            instruction="",
            count=" ".join(n.name for n in ask if n.role == "StaticText"),
            offered=[card(n.name, say) for n in buttons if n.pressed is not None],
            may_pass=any(n.name == self._pass(stage) for n in buttons),
            hand_name=hand_name,
            hand=[card(name, say) for name in hand],
            city=[card(name, say) for name in city if LABEL.match(name)],
            city_head="",
            on_table=[],
            log=self._heard,
            roles=[n.name for n in buttons if say("roles-label") in n.regions],
            alert="",
            over=False,
            device_for="",
            words=say,
        )

    def _stage(self, prompt: str) -> str:
        """The stage of the question with such a prompt."""
        found = [
            stage
            for stage in ("role", "library", *choices.CHOICES)
            if any(form.fullmatch(prompt) for form in self._forms(stage))
        ]
        assert len(found) == 1, (prompt, found)
        return found[0]

    def _forms(self, stage: str) -> Iterator[re.Pattern[str]]:
        """The prompt for several cards, and for one."""
        id = f"prompt-{stage.replace('_', '-')}"
        yield self.words.like(id, the=".+", card=".+", count=r"\d+", role=".+")
        single = re.escape(self.words(id, the=GAP, card=GAP, count=1, role=GAP))
        yield re.compile(single.replace(GAP, ".+"))
        if stage == "sell":
            yield from self._chosen(f"{id}.chosen")

    def _chosen(self, id: str) -> Iterator[re.Pattern[str]]:
        """The prompt for preselected goods, one or more."""
        for count, income in ((1, 1), (1, 2), (2, 2)):
            said = re.escape(self.words(id, count=count, income=income))
            yield re.compile(re.sub("[12]", r"\\d+", said))

    def _pass(self, stage: str) -> str:
        passing = ("build", "cover", "market", "sell", "office", "chapel", "bank")
        return self.words(f"prompt-{stage}.pass") if stage in passing else ""

    # ------------------------------------------------------------ playing

    def play(self) -> None:
        """Decide everything up to the end of the game."""
        for _ in range(LONGEST):
            tree = self.await_turn()
            if _headed(tree, self.words("end-cities")):
                return
            screen = self.screen(tree)
            assert screen.prompt in self._heard[-1]
            self.met.append(screen.stage)
            self.decide(screen)
        raise AssertionError("this game does not end")

    def decide(self, screen: Screen) -> None:
        """Press buttons by their names."""
        if screen.stage == "role":
            self._press(choices.role(screen), "roles-label")
        elif screen.stage == "library":
            self._press(self.words("prompt-library.confirm"))
        else:
            self._choose(screen, choices.CHOICES[screen.stage](screen))

    def _choose(self, screen: Screen, places: list[int]) -> None:
        taken = self.page.get_by_role("button", pressed=True)
        for left in reversed(range(taken.count())):
            taken.first.click()
            expect(taken).to_have_count(left)
        buttons = [node for node in self.tree() if node.role == "button"]
        offered = [k for k, node in enumerate(buttons) if node.pressed is not None]
        names = [node.name for node in buttons]
        for count, place in enumerate((offered[k] for k in places), 1):
            alike = self.page.get_by_role("button", name=names[place], exact=True)
            alike.nth(names[:place].count(names[place])).click()
            expect(taken).to_have_count(count)
        self._press(self.words("confirm") if places else self._pass(screen.stage))

    def _press(self, name: str, region: str = "ask-label") -> None:
        place = self.page.get_by_role("region", name=self.words(region))
        place.get_by_role("button", name=re.compile(f"^{name}")).click()


def _regions(tree: list[Node]) -> list[str]:
    return [name for node in tree for name in node.regions]


def _headed(tree: list[Node], name: str) -> bool:
    return any(n.role == "heading" and n.name == name for n in tree)


def _walk(
    node: dict[str, Any], by_id: dict[str, Any], regions: tuple[str, ...]
) -> Iterator[Node]:
    """The node and all below it, without the parts that are not read out."""
    role = node.get("role", {}).get("value", "")
    name = plain(node.get("name", {}).get("value", "")).strip()
    state = {
        one["name"]: one["value"].get("value") for one in node.get("properties", [])
    }
    pressed = {"true": True, "false": False}.get(str(state.get("pressed")))
    if not node.get("ignored"):
        yield Node(role, name, pressed, bool(state.get("disabled")), regions)
    if role in ("region", "log") and name:
        regions = *regions, name
    for child in node.get("childIds", []):
        if child in by_id:
            yield from _walk(by_id[child], by_id, regions)
