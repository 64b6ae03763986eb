"""Games in one registry and at one bridge have separate rules and saves."""

import json
from typing import Any

import duel
import pytest

from messages import NEW as NEW_SAN_JUAN
from sanjuan.game_type import SAN_JUAN
from tabletop.page.bridge import Bridge
from tabletop.rules.options import Option
from tabletop.table.registry import Registry

Reply = dict[str, Any]


def called(name: str, options: tuple[Option, ...] = duel.Rules.options) -> Any:
    """The toy by another name, and with other options."""
    rules = type("Rules", (duel.Rules,), {"name": name, "options": options})
    return duel.DUEL._replace(game=type("Game", (duel.Game,), {"rules": rules()}))


BRISK = called("brisk")
GAMES = Registry(duel.DUEL, BRISK, SAN_JUAN)
AGAINST = [{"kind": "person"}, {"kind": "random"}]
NEW: dict[str, Reply] = {
    "duel": {"type": "new", "options": {"seed": 3}, "players": AGAINST},
    "brisk": {"type": "new", "options": {"seed": 3}, "players": AGAINST},
    "sanjuan": NEW_SAN_JUAN,
}
NAMES = pytest.mark.parametrize("name", NEW)


class Page:
    """The page's side of a bridge to all games."""

    def __init__(self, games: Registry = GAMES) -> None:
        self.bridge = Bridge(games)

    def send(self, **message: Any) -> Reply:
        reply: Reply = json.loads(self.bridge.request(json.dumps(message)))
        return reply

    def begin(self, name: str) -> Reply:
        return self.send(**NEW[name], game=name)

    def on_show(self) -> str:
        table = self.bridge.table
        assert table is not None
        return table.game_type.name


def test_a_message_that_names_no_game_means_the_first() -> None:
    page = Page()
    assert page.send(**NEW["duel"])["type"] == "view"
    assert page.on_show() == "duel"


def test_one_bridge_shows_a_table_of_each_in_turn() -> None:
    page = Page()
    for name in (*NEW, *reversed(NEW)):
        shown = page.begin(name)["table"]
        assert page.on_show() == name
        assert shown["save"]["format"] == f"{name}-table"
        assert shown["save"]["game"]["format"] == f"{name}-game"


@NAMES
def test_a_save_and_a_code_lead_back_to_their_own_game(name: str) -> None:
    page = Page()
    save = page.begin(name)["table"]["save"]
    code = page.send(type="codes")["game"]
    for other in NEW:
        for message in (
            {"type": "load", "text": json.dumps(save)},
            {"type": "load", "text": json.dumps(save["game"])},
            {"type": "open_code", "code": code},
        ):
            page.begin(other)
            shown = page.send(**message)["table"]
            assert page.on_show() == name
            assert shown["save"]["game"] == save["game"]


def played(games: Registry, *names: str) -> Any:
    """The save of the last game, after its first person has answered."""
    page = Page(games)
    for name in names:
        page.begin(name)
    table = page.bridge.table
    assert table is not None
    page.send(type="answer", seat=0, ply=0, answer=table.game.asked().options[-1:])
    while page.bridge.think(50):
        pass
    assert table.game.ply > 1
    return table.game.save()


@NAMES
def test_each_goes_on_as_if_it_were_the_only_one(name: str) -> None:
    alone = Registry(GAMES.named(name))
    assert played(GAMES, *NEW, name) == played(alone, name)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("two__words", duel.Rules.options),
        ("a_name_of_very_many_words", duel.Rules.options),
        ("Duel", duel.Rules.options),
        ("duel", (Option("seed", (1, 2), 1),)),
        ("duel", (Option("Seats", (2, 3), 2),)),
        ("duel", (Option("seats", (2, 3), 4),)),
        ("duel", (Option("sets", ("a", "b"), ("c",)),)),
        ("duel", (Option("sets", ("a-b", "c"), ()),)),
        ("duel", (Option("sets", ("7", "8"), ()),)),
    ],
)
def test_a_game_whose_names_no_code_can_spell_is_not_registered(
    name: str, options: tuple[Option, ...]
) -> None:
    with pytest.raises(ValueError, match=name):
        Registry(called(name, options))


def test_an_option_with_several_defaults_takes_many_choices() -> None:
    assert Option("sets", ("nobles", "islands"), ()).takes_many
    assert not any(option.takes_many for option in SAN_JUAN.game.rules.options)
