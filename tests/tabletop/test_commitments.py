"""A serious game commits itself to its deal before the first decision."""

import json
from hashlib import sha256
from typing import Any

import pytest
from duel import DUEL

from tabletop.base.errors import SaveError
from tabletop.table.codes import deal_code
from tabletop.table.seating import PERSON
from tabletop.table.table import Table

AGAINST = [{"name": "Ada", "kind": PERSON}, {"name": "", "kind": "random"}]
At = Table[Any, Any]


def begun(serious: bool = True, seed: int = 3) -> At:
    return Table.new(DUEL, {"seed": seed}, AGAINST, serious)


def told(table: At) -> dict[str, str]:
    """The commitment's facts, as the page gets them."""
    found: dict[str, str] = table.facts()["commitment"]
    return found


def played(table: At) -> At:
    """The same table at its end."""
    while not table.game.over:
        if table.thinker() is None:
            table.answer([], 0, table.game.ply)
        else:
            table.think(60)
    return table


def reloaded(table: At, **changes: object) -> At:
    return Table.load(DUEL, json.dumps({**table.save(), **changes}))


def test_before_the_end_only_the_fingerprint_is_told() -> None:
    assert told(begun()).keys() == {"fingerprint"}


def test_at_the_end_deal_and_salt_are_told_and_make_the_fingerprint() -> None:
    table = begun()
    promised = told(table)["fingerprint"]
    opened = told(played(table))
    assert opened["fingerprint"] == promised
    text = f"{opened['deal']} {opened['salt']}"
    assert sha256(text.encode()).hexdigest() == promised
    assert opened["deal"] == deal_code(table).partition("~")[0]


def test_the_same_deal_has_another_fingerprint_in_each_game() -> None:
    assert told(begun())["fingerprint"] != told(begun())["fingerprint"]


def test_another_deal_does_not_make_the_fingerprint() -> None:
    one, other = begun(seed=3), begun(seed=4)
    other.integrity.salt = one.integrity.salt
    assert told(one)["fingerprint"] != told(other)["fingerprint"]


def test_the_commitment_is_kept_with_the_game() -> None:
    table = begun()
    assert told(reloaded(table)) == told(table)


def test_a_game_that_is_serious_no_more_keeps_its_commitment() -> None:
    table = begun()
    lapsed = reloaded(table, serious=False)
    assert lapsed.integrity.lapsed
    assert told(lapsed) == told(table)


def test_a_casual_game_promises_nothing() -> None:
    table = begun(serious=False)
    assert told(table) is None
    assert "salt" not in table.save()


@pytest.mark.parametrize("salt", ["", "xyz", 7, ["0" * 32], "0" * 33])
def test_a_salt_that_none_can_be_is_refused(salt: object) -> None:
    with pytest.raises(SaveError, match="damaged"):
        reloaded(begun(), salt=salt)


def test_a_serious_game_of_an_early_version_promises_nothing() -> None:
    save = {**begun().save()}
    del save["salt"], save["check"]
    table = Table.load(DUEL, json.dumps(save))
    assert table.serious and told(table) is None
