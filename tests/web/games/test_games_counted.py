"""Statistics of any game, of which one section cannot be drawn."""

import json
from typing import Any, Final

from playwright.sync_api import expect

from web.games.guest import Guest
from web.games.kinds import Kind

BROKEN: Final = """() => {
  const { formatRange } = Intl.DateTimeFormat.prototype;
  Intl.DateTimeFormat.prototype.formatRange = () => { throw new RangeError("none"); };
  const { error } = console;
  console.error = () => {};
  window.mend = () => {
    Intl.DateTimeFormat.prototype.formatRange = formatRange;
    console.error = error;
  };
}"""
"""Lets the section that shows spans of time throw."""


def finished(kind: Kind, number: int) -> dict[str, Any]:
    """The record of a finished game of two, as a backup has it."""
    save = json.loads(kind.begun())
    options = {o.name: o.default for o in kind.type.game.rules.options}
    seat = {"parts": {}, "deeds": {}, "total": 5}
    return {
        "version": 2,
        "game": save["format"].removesuffix("-table"),
        "id": f"game-{number}",
        "when": 1_790_000_000_000 + number,
        "era": 3,
        "serious": False,
        "ranking": [0, 1],
        "ahead": 1,
        "digest": "d",
        "options": {name: at for name, at in options.items() if name != "seats"},
        "seats": [
            {**seat, "name": "Ada", "kind": "person", "won": 1},
            {**seat, "name": "Ben", "kind": "random", "won": 0},
        ],
        "save": "{}",
    }


def test_a_section_that_throws_leaves_the_others_and_the_files_in_reach(
    guest: Guest, kind: Kind
) -> None:
    page = guest.page
    page.go_back()
    page.get_by_role("button", name="Statistics").click()
    games = [finished(kind, number) for number in range(12)]
    content = {"format": "sanjuan-backup", "version": 2, "tables": []}
    text = json.dumps({**content, "finished": games})
    screen = page.locator("[data-screen=statistics]")
    chosen = {"name": "a.json", "mimeType": "application/json"}
    page.locator("[data-action=import]").set_input_files(
        {**chosen, "buffer": text.encode()}  # type: ignore[arg-type]
    )
    expect(screen.locator(".finished li")).not_to_have_count(0)
    sections = screen.locator("section").count()
    page.locator("[data-action=close-statistics]").click()
    page.evaluate(BROKEN)
    page.get_by_role("button", name="Statistics").click()
    expect(screen.locator(".files")).to_be_visible()
    expect(screen.locator(".finished li")).not_to_have_count(0)
    expect(screen.locator("section")).to_have_count(sections - 1)
    for action in ("export", "csv", "forget"):
        expect(screen.locator(f"[data-action={action}]")).to_be_visible()
    page.evaluate("mend()")
