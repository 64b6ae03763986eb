"""Every reason why a building cannot be built shows on its slip."""

import inspect
import json
import re

import pytest
from playwright.sync_api import Page

from board_setup import board, in_play, seat
from puerto_rico import Game
from puerto_rico.explain import quotes
from puerto_rico.game_type import PUERTO_RICO
from tabletop.table.table import Table
from web.games.guest import Guest
from web.games.kinds import ISLAND, Kind

LOOKS = """() => Object.fromEntries(
  [...document.querySelectorAll("[data-place=market] [data-state]")].map((slip) => {
    const look = (place) => {
      const { backgroundColor, color, filter, opacity, textDecorationLine, fontStyle } =
        getComputedStyle(slip.querySelector(place));
      return [backgroundColor, color, filter, opacity, textDecorationLine, fontStyle];
    };
    const parts = [".spot", ".gable", ".nameplate", ".coin"].map(look);
    parts[1].splice(0, 2); // the colours of a gable are those of its good
    return [slip.dataset.state, JSON.stringify(parts)];
  }),
)"""
"""By reason: the look of a slip."""

CITY = (
    "small_market hacienda construction_hut small_warehouse hospice large_market "
    "large_warehouse factory office guild_hall"
)


def cramped() -> str:
    """The save of a table whose viewer lacks a place, doubloons and a copy."""
    at = board(seat("", CITY, 5), seat("", "wharf"), change=in_play("trading_post"))
    table = Table.new(PUERTO_RICO, {"seats": 2, "seed": 1}, [{"kind": "person"}] * 2)
    game = Game.from_position(at.game.position())
    return json.dumps(Table(PUERTO_RICO, game, table.seating).save())


@pytest.mark.parametrize("kind", [ISLAND], ids=[ISLAND.id], scope="module")
def test_each_reason_not_to_build_has_a_look_of_its_own(page: Page, kind: Kind) -> None:
    Guest(page).come_to(cramped())
    looks: dict[str, str] = page.evaluate(LOOKS)
    named = set(re.findall(r'_why\("(\w+)"', inspect.getsource(quotes._reason)))
    assert set(looks) == named
    assert len(set(looks.values())) == len(looks), looks
