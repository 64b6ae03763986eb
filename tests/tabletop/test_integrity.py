"""Serious games: the seal of their saves, and the acts that end them."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from duel import DUEL

from browser.games import GAMES
from sanjuan.game_type import SAN_JUAN
from tabletop.page.bridge import Bridge
from tabletop.table.integrity import seal
from tabletop.table.reconcile import reconcile, takes_back
from tabletop.table.registry import Registry
from tabletop.table.seating import PERSON
from tabletop.table.table import Table

AGAINST = [{"name": "Ada", "kind": PERSON}, {"name": "", "kind": "random"}]
Save = dict[str, Any]
At = Table[Any, Any]


def table(answers: int = 0, serious: bool = True, seed: int = 3) -> At:
    """A table after that many answers, every other by the computer."""
    at = Table.new(DUEL, {"seed": seed}, AGAINST, serious)
    at.id = "the-same-table"
    while at.game.ply < answers:
        if at.thinker() is None:
            at.answer([], 0, at.game.ply)
        else:
            at.think(60)
    return at


def load(save: object) -> At:
    return Table.load(DUEL, json.dumps(save))


def saved(at: At, **changes: object) -> Save:
    """The save as a file holds it, with these changes made by hand."""
    save: Save = json.loads(json.dumps({**at.save(), **changes}))
    return save


# ---------------------------------------------------------------- the seal


def test_the_save_of_a_serious_game_is_sealed_and_loads_as_serious() -> None:
    save = saved(table(3))
    assert save["check"] == seal(save)
    again = load(save)
    assert again.serious and not again.integrity.lapsed
    assert again.save() == save


def test_the_order_of_its_keys_does_not_matter() -> None:
    save = saved(table(3))
    assert load(dict(reversed(save.items()))).serious


def test_a_casual_save_is_as_it_was() -> None:
    save = saved(table(3, serious=False))
    assert not {"check", "lapsed", "older_of"} & set(save)
    assert not load({**save, "players": AGAINST[::-1]}).integrity.lapsed


EDITS: list[Save] = [
    {"serious": False},
    {"players": [{**AGAINST[0], "name": "Eve"}, AGAINST[1]]},
    {"id": "another-table"},
    {"check": "sha256:" + "0" * 64},
    {"check": None},
    {"check": 7},
    {"note": "more"},
]


@pytest.mark.parametrize("edit", EDITS, ids=str)
def test_a_save_changed_by_hand_is_noticed_and_serious_no_more(edit: Save) -> None:
    at = load(saved(table(3), **edit))
    assert (at.serious, at.integrity.lapsed) == (False, True)
    assert at.integrity.notice() == {"id": "edited_save", "args": {}}


def test_once_lapsed_a_game_is_never_serious_again() -> None:
    lapsed = load(saved(table(3), serious=False))
    assert (lapsed.facts()["serious"], lapsed.facts()["lapsed"]) == (False, True)
    again = load(saved(lapsed))
    assert again.integrity.lapsed and again.integrity.notice() is None
    for change in ({"lapsed": False, "serious": True}, {"lapsed": False}):
        assert load(saved(lapsed, **change)).integrity.lapsed


def test_a_lapsed_game_is_played_as_a_casual_one() -> None:
    at = load(saved(table(2), serious=False))
    assert at.begin_hint(0, 2)
    at.undo(0)
    assert at.game.ply == 0


def test_saves_of_early_versions_had_no_seal_and_stay_serious() -> None:
    save = saved(table(3))
    del save["check"], save["salt"], save["id"]
    assert load(save).serious
    assert not load({**save, "serious": False}).integrity.lapsed


@pytest.mark.parametrize("edit", [{}, {"id": "another-table"}, {"serious": False}])
def test_a_save_with_a_salt_but_no_seal_was_changed_by_hand(edit: Save) -> None:
    save = saved(table(3), **edit)
    del save["check"]
    at = load(save)
    assert (at.serious, at.integrity.lapsed) == (False, True)
    assert at.integrity.notice() == {"id": "edited_save", "args": {}}


# ---------------------------------------------------------------- the seed


def test_no_seed_is_told_before_the_end_of_a_serious_game() -> None:
    assert table().facts()["seed"] is None
    assert table(serious=False).facts()["seed"] == 3
    assert table(6).game.over
    assert table(6).facts()["seed"] == 3


# ---------------------------------------------------------------- older states


def beside(answers: int, kept: object) -> At:
    """The table after that many answers, loaded beside this stored save."""
    at = load(saved(table(answers)))
    reconcile(at, json.dumps(kept))
    return at


def test_an_older_state_of_a_serious_game_is_serious_no_more() -> None:
    at = beside(2, saved(table(4)))
    assert not at.serious and at.integrity.lapsed
    assert at.id != "the-same-table" == at.save()["older_of"]
    assert at.integrity.notice() == {"id": "older_state", "args": {}}
    assert load(saved(at)).save() == at.save()


@pytest.mark.parametrize("answers", [4, 6])
def test_the_same_state_or_a_later_one_stays_serious(answers: int) -> None:
    at = beside(answers, saved(table(4)))
    assert at.serious
    assert (at.id, at.integrity.notice()) == ("the-same-table", None)


def test_what_only_a_computer_has_decided_since_takes_nothing_back() -> None:
    at = beside(3, saved(table(4)))
    assert at.serious
    assert at.id != "the-same-table"


def test_a_game_that_went_on_otherwise_is_serious_no_more() -> None:
    other = table(2)
    other.answer([other.game.asked().options[0]], 0, 2)
    at = beside(4, saved(other))
    assert not at.serious
    assert takes_back(at.game, other.game, [0])
    assert not takes_back(at.game, other.game, [1])


def test_a_game_of_which_an_older_state_was_played_is_serious_no_more() -> None:
    marked = {**saved(table(4)), "lapsed": True}
    at = load(marked)
    assert not at.serious
    assert at.integrity.notice() == {"id": "older_state", "args": {}}
    assert load(saved(at)).integrity.notice() is None
    assert not beside(4, marked).serious
    assert not beside(6, marked).serious


def test_an_older_state_of_a_casual_game_is_a_table_of_its_own() -> None:
    at = load(saved(table(2, serious=False)))
    reconcile(at, json.dumps(saved(table(4, serious=False))))
    assert at.id != "the-same-table"
    assert not at.integrity.lapsed


@pytest.mark.parametrize("kept", ["no JSON", "{}", 7, None, '{"version": 9}'])
def test_beside_a_save_that_cannot_be_read_it_is_a_table_of_its_own(
    kept: object,
) -> None:
    at = load(saved(table(2)))
    reconcile(at, kept)
    assert at.serious
    assert at.id != "the-same-table"


# ---------------------------------------------------------------- the bridge


def reply(games: Registry, **message: object) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(
        Bridge(games).request(json.dumps({"type": "load", **message}))
    )
    return told


def test_the_page_is_told_why_a_game_is_serious_no_more() -> None:
    early, late = json.dumps(saved(table(2))), json.dumps(saved(table(4)))
    games = Registry(DUEL)
    assert reply(games, text=early, kept=late)["told"]["id"] == "older_state"
    assert "told" not in reply(games, text=late, kept=early)
    assert "told" not in reply(games, text=late)


def changed(save: Save, change: Callable[[Save], object]) -> str:
    change(save)
    return json.dumps(save)


def test_a_serious_game_of_san_juan_is_sealed_too() -> None:
    people = [{"name": "Inés", "kind": PERSON}, {"name": "", "kind": "easy"}]
    at = Table.new(SAN_JUAN, {"seed": 7}, people, True)
    text = json.dumps(at.save(), ensure_ascii=False, indent=2)
    assert Table.load(SAN_JUAN, text).serious
    edited = changed(json.loads(text), lambda save: save.update(serious=False))
    shown = reply(GAMES, text=edited)
    assert shown["told"]["id"] == "edited_save"
    assert shown["table"]["lapsed"]
