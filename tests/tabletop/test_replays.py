"""The replay of a game at a table: the table as a seat saw it then."""

import json
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from duel import DUEL

from browser import bridge
from messages import COMPUTER, NEW, PERSON, answer, send, table, why
from sanjuan import Game, QueryError, WrongSeat
from sanjuan.game_type import SAN_JUAN
from sanjuan.page.facts import Table as Facts
from short_game import short_game
from table_people import table as at_table
from tabletop.base.errors import MessageError
from tabletop.rules.event import marked
from tabletop.table.replay import Replay
from tabletop.table.table import Table
from toolchain.steps import ROOT

GOLDEN = sorted((ROOT / "tests" / "playthroughs").glob("*.json"))
DRAWN_ANEW = {"save", "since", "can_undo"}
"""Facts of the page, not of the table; a replay does not use them."""


def played_again(save: dict[str, Any]) -> Any:
    """The game before each answer, played from the save with `answer` alone."""
    game = Game(**save["options"], seed=save["seed"])
    for given in save["answers"]:
        yield game
        game.answer(given)
    yield game


@pytest.mark.slow
@pytest.mark.parametrize("gap", [16, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_moment_of_a_golden_game_is_what_was_there(file: Path, gap: int) -> None:
    save = json.loads(file.read_text(encoding="utf-8"))
    replay = Replay(Table.load(SAN_JUAN, save))
    for game in played_again(save):
        if game.ply % gap:
            continue
        seat = game.ply // gap % game.seats
        shown, _ = replay.at(game.ply, seat)
        assert shown["view"] == game.view(seat)
        assert shown["scores"] == [
            {"total": one.total, "parts": one.parts} for one in game.scores()
        ]
        assert [*shown["events"]] == marked(game.events(seat), SAN_JUAN.marks)


def test_what_was_decided_is_told_of_a_game_that_is_over() -> None:
    game = short_game()
    replay = Replay(Table.load(SAN_JUAN, game.save()))
    told = [replay.at(ply, 0)[1] for ply in range(game.ply + 1)]
    assert [one and one["answer"] for one in told] == [*game.save()["answers"], None]
    assert told[0] and told[0]["names"] == ["producer"]


# ---------------------------------------------------------------- a running game


def running() -> tuple[Table[Game, Facts], list[tuple[int, Facts]]]:
    """A game against a computer, and the page's facts at each of the person's turns."""
    at = at_table("person", "random", game=Game(seed=5))
    told = []
    for _ in range(12):
        while at.thinker() is not None:
            at.think(60)
        told.append((at.game.ply, at.facts()))
        question = at.game.asked()
        at.answer(list(question.options[: question.low]), 0, at.game.ply)
    return at, told


def test_a_replay_of_a_running_game_shows_what_was_told_then_and_no_more() -> None:
    at, told = running()
    replay = Replay(at)
    for ply, then in told:
        shown, _ = replay.at(ply, 0)
        differs = {key for key, was in then.items() if {**shown}[key] != was}
        assert differs <= DRAWN_ANEW


def test_a_moment_is_saved_with_all_that_came_after_it() -> None:
    at, _ = running()
    shown, _ = Replay(at).at(5, 0)
    assert shown["save"] == at.save()
    assert not shown["can_undo"]


def test_what_others_decided_is_not_told_while_the_game_goes_on() -> None:
    at, _ = running()
    replay = Replay(at)
    for ply in range(at.game.ply):
        shown, decided = replay.at(ply, 0)
        question = shown["view"]["question"]
        assert question is not None
        assert (decided is not None) == (question["seat"] == 0)


def test_no_other_hand_is_seen_while_the_game_goes_on() -> None:
    at, _ = running()
    with pytest.raises(WrongSeat):
        Replay(at).at(0, 1)
    people = [{"name": "", "kind": "person"}] * 2
    both = Table.new(SAN_JUAN, {}, people)
    with pytest.raises(MessageError, match="Take the device first"):
        Replay(both).at(0, 0)
    assert Replay(both).at(0, None)[0]["view"]["seat"] is None


@pytest.mark.parametrize("seat", [2, -1, "0"])
def test_there_is_no_other_seat(seat: Any) -> None:
    over = Table.load(SAN_JUAN, short_game().save())
    with pytest.raises(QueryError, match="There is no seat"):
        Replay(over).at(0, seat)


def test_a_game_that_is_over_is_seen_as_whoever_decides() -> None:
    game = short_game()
    replay = Replay(Table.load(SAN_JUAN, game.save()))
    for before, given in game.replay():
        shown, decided = replay.at(before.ply, "decider")
        question = shown["view"]["question"]
        assert question is not None
        assert shown["viewer"] == question["seat"]
        assert decided is not None
        assert decided["answer"] == list(given)


def test_at_the_end_it_is_seen_as_the_person_who_played() -> None:
    game = short_game()
    over = at_table("random", "person", game=game)
    assert Replay(over).at(game.ply, "decider")[0]["viewer"] == 1


def test_a_running_game_is_seen_as_the_decider_only_by_whoever_has_the_device() -> None:
    at, told = running()
    own, _ = told[-1]
    assert Replay(at).at(own, "decider")[0]["viewer"] == 0
    others = (before.ply for before, _ in at.game.replay() if before.asked().seat)
    with pytest.raises(WrongSeat):
        Replay(at).at(next(others), "decider")


# ---------------------------------------------------------------- messages


@pytest.fixture(autouse=True)
def no_table_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bridge.BRIDGE, "table", None)


def moment(ply: int, seat: int | None = 0) -> dict[str, Any]:
    return {"type": "replay", "ply": ply, "seat": seat}


def test_a_page_is_shown_a_moment_and_the_game_goes_on() -> None:
    table(answer(table(NEW)))
    reply = send(moment(0))
    assert (reply["ply"], reply["last"]) == (0, 1)
    assert reply["decided"] == {"answer": [0], "names": ["builder"]}
    assert reply["deciders"] == [0]
    assert reply["table"]["view"]["ply"] == 0
    assert bridge.BRIDGE.table is not None
    assert bridge.BRIDGE.table.game.ply == 1


def test_a_game_that_has_gone_on_has_more_moments() -> None:
    shown = table(answer(table(NEW)))
    assert send(moment(0))["last"] == 1
    table(answer(shown))
    assert send(moment(2))["last"] == 2


def test_a_game_is_played_again_once_for_all_its_moments(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played = Mock(wraps=Replay)
    monkeypatch.setattr("tabletop.page.device_advice.Replay", played)
    table(answer(table(NEW)))
    shown = [send(moment(ply))["table"]["view"]["ply"] for ply in (1, 0, 1)]
    assert shown == [1, 0, 1]
    assert played.call_count == 1


def test_a_look_back_goes_on_with_the_moment_that_is_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tabletop.advice.review.report.ITERATIONS", 2)
    send({"type": "load", "text": json.dumps(short_game().save())})
    send({"type": "look_back", "ply": 7})
    assert first_known() == 7
    send(moment(4))
    assert first_known() == 4


def first_known() -> int:
    """The ply of the next decision that the look back has judged."""
    told = [json.loads(bridge.think(0)) for _ in range(1)]
    while not told[-1]["decisions"]:
        told.append(json.loads(bridge.think(0)))
    return int(told[-1]["decisions"][0]["ply"])


def test_a_look_back_on_what_is_no_decision_is_refused_and_not_begun() -> None:
    send({"type": "load", "text": json.dumps(short_game().save())})
    assert why({"type": "look_back", "ply": "7"}) == "bad_message"
    assert bridge.BRIDGE.table is not None
    assert bridge.BRIDGE.table.look_back is None


def test_what_there_is_not_is_refused() -> None:
    assert why(moment(0)) == "no_game"
    send(NEW)
    assert why(moment(1)) == "no_such_moment"
    assert why({"type": "replay", "ply": "0"}) == "bad_message"
    send({**NEW, "players": [PERSON, COMPUTER]})
    assert why(moment(0, 1)) == "not_a_person"


def test_any_game_has_a_replay() -> None:
    players = [{"name": "", "kind": "person"}, {"name": "", "kind": "random"}]
    at = Table.new(DUEL, {"seed": 3}, players)
    at.answer([], 0, 0)
    shown, decided = Replay(at).at(0, 0)
    assert (shown["over"], decided) == (False, {"answer": [], "names": []})
