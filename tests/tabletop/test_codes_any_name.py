"""Codes spell names of several words, options with many choices, and shared words."""

from typing import Any

import duel
import lucky_market
import pytest

from sanjuan.game_type import SAN_JUAN
from tabletop.base.errors import TabletopError
from tabletop.rules.options import Option
from tabletop.table.by_rules import by_rules
from tabletop.table.codes import deal_code, game_code, table_of
from tabletop.table.registry import Registry
from tabletop.table.table import Table


class Rules(duel.Rules):
    """Duel with a switch of the name of a level."""

    name = "shared_words"
    options = (*duel.Rules.options, Option("random", (False, True), False))


SHARED = by_rules(Rules())
GAMES = Registry(SAN_JUAN, duel.DUEL, lucky_market.LUCKY_MARKET, SHARED)


def begun(name: str, kinds: str, **options: object) -> Table[Any, Any]:
    players = [{"kind": kind} for kind in kinds.split()]
    return Table.new(GAMES.named(name), options, players)


@pytest.mark.parametrize("extras", [[], ["long"], ["double", "long"]])
def test_a_name_of_two_words_and_a_list_come_back(extras: list[str]) -> None:
    table = begun("lucky_market", "person random search", extras=extras, seed=7)
    code = deal_code(table)
    words = "-".join(["extras", *extras])
    assert code.startswith(f"lucky_market-1.seats-3.{words}.you.random.search.7~c")
    assert table_of(GAMES, f"Look: <{code}>").game.save() == table.game.save()


@pytest.mark.parametrize("is_on", [False, True])
@pytest.mark.parametrize("kinds", ["random person", "random random"])
def test_players_lie_apart_where_an_option_has_the_name_of_a_level(
    is_on: bool, kinds: str
) -> None:
    table = begun("shared_words", kinds, random=is_on, seed=7)
    table.game.answer([])
    code = game_code(table)
    assert f"~s{kinds.replace(' ', '-').replace('person', 'you')}~n" in code
    read = table_of(GAMES, code)
    assert read.seating == table.seating
    assert read.game.save() == table.game.save()


@pytest.mark.parametrize(
    "body",
    [
        "lucky_market-1.seats-3-4.extras.you.you.you.7",
        "lucky_market-1.seats.extras.you.you.you.7",
        "lucky_market-1.seats-3.extras-long-odd.you.you.you.7",
        "lucky_market-1.seats-9.extras.you.you.you.7",
        "lucky_market-1.seats-3.odd-long.you.you.you.7",
        "shared_words-1.seats-2.7",
        "shared_words-1.seats-2.7~syou",
        "shared_words-1.seats-2.7~syou-odd",
    ],
)
def test_a_code_of_what_there_is_not_is_refused(body: str) -> None:
    with pytest.raises(TabletopError):
        table_of(GAMES, f"{body}~c01234567")
