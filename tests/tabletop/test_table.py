"""A table of people and computers: the facts for each, quotes, saves."""

from collections.abc import Generator
from typing import Any

import pytest

from random_play import play
from sanjuan import Answer, Game, NothingToUndo, OptionError, SaveError, WrongSeat
from sanjuan.game_type import SAN_JUAN
from sanjuan.page.facts import Table as Facts
from table_people import COMPUTER, answer, table
from tabletop.base.errors import SeriousGame
from tabletop.base.tasks import Thinking
from tabletop.table.seating import PERSON, SeatInfo, seating
from tabletop.table.table import Table

KEYS = (
    "viewer view players quotes quote covers paid prices barred preselected tray "
    "site offered forecast may_choose limit phase takers expected ending margin since "
    "scores leftovers ranking events over winners serious lapsed commitment can_undo "
    "game options option_words actor era events_for events_from "
    "seed save save_from deeds"
)


# ---------------------------------------------------------------- the table shown


def test_what_is_drawn_has_the_promised_keys() -> None:
    assert set(table().facts()) == set(KEYS.split())


def test_the_person_to_decide_is_the_viewer() -> None:
    at = table()
    assert at.facts()["viewer"] == 0
    while at.game.question and at.game.question.seat == 0:
        answer(at)
    assert at.facts()["viewer"] == 1


def test_while_a_computer_decides_the_last_person_is_the_viewer() -> None:
    at = table(PERSON, COMPUTER)
    while at.thinker() is None:
        answer(at)
    assert at.facts()["viewer"] == 0


def test_a_table_that_is_loaded_has_the_same_viewer() -> None:
    at = table(PERSON, PERSON, COMPUTER)
    while at.thinker() is None:
        at.facts()
        answer(at)
    assert (at.viewer(), Table.load(SAN_JUAN, at.save()).viewer()) == (1, 1)


def test_where_nobody_sits_the_viewer_is_a_spectator() -> None:
    facts = table(COMPUTER, COMPUTER).facts()
    assert facts["viewer"] is None
    assert facts["view"]["seat"] is None
    assert facts["quotes"] == {}
    assert facts["limit"] is None
    assert not facts["can_undo"]


def test_scores_have_a_total_and_parts() -> None:
    scores = table().facts()["scores"]
    assert scores[0]["total"] == 1
    assert scores[0]["parts"]["buildings"] == 1


def test_after_the_end_the_winners_are_shown() -> None:
    facts = table(game=play(Game(seed=1))).facts()
    assert facts["over"]
    assert facts["winners"]
    assert facts["quote"] is None


# ---------------------------------------------------------------- people


def test_a_person_cannot_answer_for_a_computer() -> None:
    at = table(COMPUTER, PERSON)
    with pytest.raises(WrongSeat, match="No person"):
        at.answer([0], 0, 0)
    assert at.game.ply == 0


def test_undo_stops_a_computer_that_thinks() -> None:
    at = table(PERSON, COMPUTER)
    while at.thinker() is None:
        answer(at)
    at.bots._thinking = slow([0.5, 0.6])
    assert at.think(0) == 0.5
    at.undo(0)
    assert at.thinker() is None
    assert at.bots._thinking is None


def test_undo_without_a_decision_is_refused() -> None:
    with pytest.raises(NothingToUndo):
        table().undo(0)


# ---------------------------------------------------------------- serious games


def serious() -> Table[Game, Facts]:
    """A serious table at which the first person has decided once."""
    people = [{"kind": PERSON}, {"kind": PERSON}]
    at = Table.new(SAN_JUAN, {"seats": 2, "seed": 7}, people, True)
    answer(at)
    return at


def test_in_a_serious_game_nothing_is_taken_back() -> None:
    at = serious()
    assert at.game.can_undo(0)
    assert at.facts()["serious"]
    assert not at.facts()["can_undo"]
    with pytest.raises(SeriousGame, match="strict"):
        at.undo(0)
    assert at.game.ply == 1


def test_in_a_serious_game_no_hint_is_given() -> None:
    at = serious()
    question = at.game.question
    assert question is not None
    with pytest.raises(SeriousGame):
        at.begin_hint(question.seat, at.game.ply)
    assert at.hint is None


def test_a_serious_game_stays_serious_when_it_is_saved_and_loaded() -> None:
    assert Table.load(SAN_JUAN, serious().save()).serious
    assert not Table.load(SAN_JUAN, table().save()).serious
    assert not Table.load(SAN_JUAN, Game(seed=1).save()).serious


def test_a_save_from_before_there_were_serious_games_is_casual() -> None:
    save: Any = table().save()
    del save["serious"]
    assert not Table.load(SAN_JUAN, save).serious


# ---------------------------------------------------------------- computers


def test_a_computer_answers_the_same_for_the_same_seed() -> None:
    games = []
    for _ in range(2):
        at = table(COMPUTER, COMPUTER)
        while at.game.ply < 30:
            at.think(0)
        games.append(at.game.save())
    assert games[0] == games[1]


def slow(done: list[float]) -> Thinking[Answer]:
    """The thinking of a player that reports these shares before it answers."""

    def think() -> Generator[float, None, Answer]:
        yield from done
        return (0,)

    return Thinking(think())


def test_a_computer_thinks_for_as_long_as_it_is_given() -> None:
    at = table(COMPUTER, PERSON)
    at.bots._thinking = slow([0.1, 0.2])
    assert at.think(0) == 0.1
    assert at.game.ply == 0
    assert at.think(60) is None
    assert at.game.ply == 1


# ---------------------------------------------------------------- keeping


def test_a_table_is_saved_with_its_players() -> None:
    at = table(PERSON, COMPUTER)
    answer(at)
    again = Table.load(SAN_JUAN, at.save())
    assert again.save() == at.save()
    assert again.seating == at.seating


def test_a_table_keeps_its_id_and_no_other_has_it() -> None:
    at, other = table(), table()
    answer(at)
    assert Table.load(SAN_JUAN, at.save()).id == at.id != other.id


def test_a_save_of_a_version_that_knew_no_ids_is_given_one() -> None:
    save: dict[str, Any] = {**table().save()}
    del save["id"]
    first, second = (Table.load(SAN_JUAN, save) for _ in range(2))
    assert first.id != second.id


def test_a_mere_games_save_seats_one_person_against_computers() -> None:
    at = Table.load(SAN_JUAN._replace(rival="hard"), Game(3, seed=1).save())
    assert [one.level for one in at.seating] == [None, "hard", "hard"]


@pytest.mark.parametrize(
    ("change", "id"),
    [
        ({"format": "catan-table"}, "save_of_game"),
        ({"version": 2}, "newer_save"),
        ({"version": 0}, "damaged_save"),
        ({"version": None}, "damaged_save"),
        ({"game": None}, "not_a_save"),
        ({"game": {}}, "not_a_save"),
        ({"players": None}, "damaged_save"),
        ({"players": [{"name": "x", "kind": "person"}]}, "damaged_save"),
        ({"players": [{}, {}]}, "damaged_save"),
        ({"serious": 1}, "damaged_save"),
        ({"id": 7}, "damaged_save"),
        ({"id": "short"}, "damaged_save"),
        ({"id": "<b>" + "x" * 8}, "damaged_save"),
    ],
)
def test_a_save_that_is_not_whole_is_refused(change: dict[str, Any], id: str) -> None:
    with pytest.raises(SaveError) as error:
        Table.load(SAN_JUAN, {**table().save(), **change})
    assert error.value.id == id


def test_a_name_has_at_most_24_letters() -> None:
    (ada,) = seating([{"name": "x" * 24, "kind": PERSON}], 1, SAN_JUAN.levels)
    assert ada.name == "x" * 24
    with pytest.raises(OptionError, match="24"):
        seating([{"name": "x" * 25, "kind": PERSON}], 1, SAN_JUAN.levels)


def test_a_save_with_the_longer_names_of_earlier_versions_loads() -> None:
    save = table().save()
    save["players"][0]["name"] = "x" * 40
    assert Table.load(SAN_JUAN, save).seating[0].name == "x" * 40
    save["players"][0]["name"] = "x" * 41
    with pytest.raises(SaveError):
        Table.load(SAN_JUAN, save)


def test_a_sitter_without_a_name_has_an_empty_one() -> None:
    assert seating([{"kind": COMPUTER}], 1, SAN_JUAN.levels) == [SeatInfo("", COMPUTER)]
