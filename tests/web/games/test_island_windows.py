"""Low windows show a table of five whole, as laptops and tablets on their side do."""

import json
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize

from puerto_rico.game_type import PUERTO_RICO
from tabletop.table.table import Table
from web.games.guest import Guest
from web.games.kinds import ISLAND, Kind, played, played_to
from web.layout import DRAWN, give_window

WINDOWS: Final[list[ViewportSize]] = [
    {"width": width, "height": height}
    for width, height in (
        *((1088, 700), (1133, 744), (1180, 820)),
        *((1280, 720), (1280, 800), (1366, 768), (1440, 900)),
    )
]
QUESTIONS: Final = ("role", "tile", "build", "load", "place")
WELL_ON: Final = 120
"""Answers after which cities have buildings and ships have barrels."""

HANGING: Final = """() => {
  const outside = (part, whole) => {
    const [inner, outer] = [part, whole].map((one) => one.getBoundingClientRect());
    return inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1;
  };
  const parts = [...document.querySelectorAll(".port, .estate, .ask")].flatMap(
    (whole) => [...whole.querySelectorAll(":scope > *, .house > *, .acres > *")]
      .filter((part) => part.checkVisibility() && outside(part, whole)),
  );
  const cut = [...document.querySelectorAll(".tables .gable + .called .nameplate")]
    .filter((name) => outside(name, name.closest(".spot")));
  const scrolls = document.documentElement.scrollHeight > innerHeight;
  const told = [...parts, ...cut].map((one) => one.className || one.localName);
  return scrolls ? [...told, "the page"] : told;
}"""
"""The parts that hang out of the harbour, of the own board or of the prompt."""


def asked(name: str) -> str:
    """The save of a table of five people that asks this question."""
    players = [{"kind": "person"}] * 5
    table = Table.new(PUERTO_RICO, {"seats": 5, "seed": 5}, players)
    played(table, WELL_ON)
    played_to(table, name)
    return json.dumps(table.save())


@pytest.mark.parametrize("kind", [ISLAND], ids=[ISLAND.id], scope="module")
@pytest.mark.parametrize("question", QUESTIONS)
def test_nothing_hangs_out_of_its_part(page: Page, kind: Kind, question: str) -> None:
    Guest(page).come_to(asked(question))
    found = {}
    for window in WINDOWS:
        give_window(page, window)
        page.evaluate(DRAWN)
        if hanging := page.evaluate(HANGING):
            found["{width}×{height}".format(**window)] = hanging
    assert not found
