"""A table of any game: its seats, each viewer's facts, saves, and the registry."""

from typing import Any

import pytest
from duel import DUEL, Game

from tabletop.base.errors import (
    MessageError,
    NothingToUndo,
    OptionError,
    SaveError,
    SeriousGame,
    WrongSeat,
)
from tabletop.table.registry import Registry
from tabletop.table.seating import NAME_LENGTH, PERSON, SeatInfo, seating
from tabletop.table.table import Table

Drawn = dict[str, Any]
PEOPLE = [{"name": "Ada", "kind": PERSON}, {"name": "Ben", "kind": PERSON}]
AGAINST = [{"name": "Ada", "kind": PERSON}, {"name": "", "kind": "random"}]


def table(players: object = AGAINST, serious: bool = False) -> Table[Game, Drawn]:
    return Table.new(DUEL, {"seed": 3}, players, serious)


def over(players: object = PEOPLE) -> Table[Game, Drawn]:
    at = table(players)
    while question := at.game.question:
        at.game.answer(question.options[-2:])
    return at


def test_a_person_answers_and_a_computer_thinks() -> None:
    at = table()
    assert at.thinker() is None
    at.answer([], 0, 0)
    assert at.thinker() == 1
    assert at.think(0) is None
    assert (at.game.ply, at.thinker()) == (2, None)


def test_a_computer_that_searches_says_how_far_it_is() -> None:
    at = table([{"kind": "search"}, {"kind": PERSON}])
    done = at.think(0)
    assert done is not None and 0 < done < 1
    assert at.think(60) is None


def test_nobody_answers_for_a_computer() -> None:
    at = table([{"kind": "random"}, {"kind": PERSON}])
    with pytest.raises(WrongSeat):
        at.answer([], 0, 0)


def test_the_viewer_is_the_person_who_decides_or_did_so_last() -> None:
    at = table(PEOPLE)
    assert at.viewer() == 0
    at.take_device(0)
    at.answer([], 0, 0)
    assert at.viewer() == 1
    assert Table.load(DUEL, at.save()).viewer() == 1
    assert over([{"kind": "random"}] * 2).viewer() is None


def test_what_is_drawn_tells_of_the_table_and_the_game() -> None:
    facts = table().facts()
    assert facts["view"]["hand"] == facts["events"][0]["args"]["cards"]
    assert facts["players"] == AGAINST
    assert facts["view"]["held"] == [6, 6]
    assert not facts["can_undo"]
    assert facts["since"] is None


def test_the_end_tells_who_has_won() -> None:
    facts = over().facts()
    assert facts["over"]
    assert facts["winners"] == facts["ranking"][:1]
    assert sum(score["total"] for score in facts["scores"]) == 3


def test_a_win_by_fewer_points_is_a_lead_too(monkeypatch: pytest.MonkeyPatch) -> None:
    most = over().facts()
    monkeypatch.setattr(DUEL.game.rules, "fewest", True, raising=False)
    fewest = over().facts()
    assert fewest["winners"] != most["winners"]
    assert fewest["margin"]["points"] == most["margin"]["points"] > 0


def test_undo_goes_back_to_the_persons_question() -> None:
    at = table()
    at.answer([], 0, 0)
    at.think(0)
    at.undo(0)
    assert at.game.ply == 0
    with pytest.raises(NothingToUndo):
        at.undo(0)


def test_a_serious_table_takes_nothing_back_and_gives_no_hint() -> None:
    at = table(serious=True)
    at.answer([], 0, 0)
    with pytest.raises(SeriousGame):
        at.undo(0)
    with pytest.raises(SeriousGame):
        at.begin_hint(0, 1)
    assert not at.facts()["can_undo"]


def test_a_game_that_goes_on_is_not_looked_back_on() -> None:
    with pytest.raises(MessageError):
        table().begin_look_back()


# ---------------------------------------------------------------- keeping


def test_a_table_is_saved_with_its_players() -> None:
    at = table(serious=True)
    at.answer([], 0, 0)
    assert Table.load(DUEL, at.save()).save() == at.save()


def test_a_mere_game_is_played_against_the_strongest() -> None:
    at = Table.load(DUEL, Game(3).save())
    assert at.seating == [SeatInfo(""), SeatInfo("", "search"), SeatInfo("", "search")]


@pytest.mark.parametrize(
    "change", [{"players": None}, {"players": [{}, {}]}, {"serious": 1}, {"version": 0}]
)
def test_a_damaged_save_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(SaveError) as error:
        Table.load(DUEL, {**table().save(), **change})
    assert error.value.id == "damaged_save"
    assert error.value.facts == {"key": next(iter(change))}


@pytest.mark.parametrize(
    ("players", "id"),
    [
        (None, "bad_players"),
        ([AGAINST[0]], "bad_players"),
        ([AGAINST[0], "Ben"], "bad_player"),
        ([AGAINST[0], {"name": "x" * (NAME_LENGTH + 1), "kind": PERSON}], "bad_name"),
        ([AGAINST[0], {"kind": "oracle"}], "no_such_level"),
        ([AGAINST[0], {"kind": None}], "no_such_level"),
    ],
)
def test_sitters_there_cannot_be_are_refused(players: object, id: str) -> None:
    with pytest.raises(OptionError) as error:
        seating(players, 2, DUEL.levels)
    assert error.value.id == id


# ---------------------------------------------------------------- the registry


def test_options_of_another_game_are_refused() -> None:
    with pytest.raises(OptionError, match="colour"):
        Table.new(DUEL, {"colour": "red"}, PEOPLE)


def test_a_game_is_found_by_its_name_or_by_a_save() -> None:
    games = Registry(DUEL)
    assert games.named(None) is games.named("duel") is DUEL
    assert games.of_save(Game().save()) is games.of_save(table().save()) is DUEL
    assert list(games.formats()) == ["duel-table"]


@pytest.mark.parametrize("name", ["chess", 7, ["duel"]])
def test_a_game_there_is_not_is_an_error(name: object) -> None:
    with pytest.raises(OptionError, match="no game"):
        Registry(DUEL).named(name)


@pytest.mark.parametrize("save", [None, {}, {"format": "chess"}, {"format": []}])
def test_a_save_of_no_game_is_refused(save: object) -> None:
    with pytest.raises(SaveError, match="not a saved game"):
        Registry(DUEL).of_save(save)


@pytest.mark.parametrize("format", ["go_moku-game", "go_moku-table"])
def test_the_refusal_of_a_save_of_another_game_names_that_game(format: str) -> None:
    with pytest.raises(SaveError, match="no game named go_moku") as error:
        Registry(DUEL).of_save({"format": format})
    assert error.value.as_json() == {"id": "no_such_game", "args": {"name": "go_moku"}}
