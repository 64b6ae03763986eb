"""Variations: a table that branches off another, and the facts that it may show."""

import json
from typing import Any

import pytest
from duel import DUEL

from proofs.kept_saves import described
from random_play import play, played
from sanjuan import Answer, Game, QueryError, SaveError, WrongSeat
from sanjuan.game_type import SAN_JUAN
from sanjuan.page.facts import Table as Facts
from table_people import COMPUTER
from table_people import table as around
from tabletop.base.errors import CodeError, MessageError, OptionError, SeriousGame
from tabletop.table.codes import deal_code, game_code, table_of
from tabletop.table.registry import Registry
from tabletop.table.seating import PERSON
from tabletop.table.table import Table
from tabletop.table.variations import branch
from toolchain.steps import ROOT

KEPT = json.loads((ROOT / "tests" / "branches.json").read_text(encoding="utf-8"))
OVER = around(PERSON, "easy", PERSON, game=play(Game(3, seed=4)))
PLY = 30


def kinds(at: Table[Any, Any]) -> list[str]:
    return [one.facts()["kind"] for one in at.seating]


# ---------------------------------------------------------------- a game that is over


def test_a_branch_begins_with_the_answers_of_the_other_game() -> None:
    new = branch(OVER, PLY, 1, None)
    assert new.game.save()["answers"] == OVER.game.save()["answers"][:PLY]
    assert new.id != OVER.id
    assert new.save()["branched"] == {"of": OVER.id, "ply": PLY}


def test_a_branch_goes_on_with_the_very_same_cards() -> None:
    new = branch(OVER, PLY, 0, None)
    for given in OVER.game.save()["answers"][PLY:]:
        new.game.answer(given)
    assert new.game.digest() == OVER.game.digest()


def test_one_person_sits_at_a_branch_among_computers() -> None:
    assert kinds(branch(OVER, PLY, 1, "hard")) == ["hard", PERSON, "hard"]
    assert kinds(branch(OVER, PLY, 0, None)) == [PERSON, "easy", "expert"]
    assert kinds(branch(OVER, PLY, 1, None)) == ["easy", PERSON, "easy"]
    assert [one.name for one in branch(OVER, PLY, 1, None).seating] == [
        one.name for one in OVER.seating
    ]


def test_where_no_computer_was_the_games_rival_plays() -> None:
    calm = Table(SAN_JUAN._replace(rival="medium"), OVER.game.copy(), OVER.seating)
    assert kinds(branch(calm, PLY, 0, None)) == [PERSON, "easy", "medium"]


def test_a_serious_game_has_casual_branches_once_it_is_over() -> None:
    serious = Table(SAN_JUAN, OVER.game.copy(), OVER.seating, serious=True)
    assert not branch(serious, PLY, 0, None).serious


def test_a_branch_of_a_branch_goes_on_with_the_same_cards_for_any_seat() -> None:
    first = branch(OVER, PLY, 0, None)
    second = branch(first, PLY - 10, 2, "easy")
    assert second.game.save()["answers"] == first.game.save()["answers"][: PLY - 10]
    assert not second.game.over


# ---------------------------------------------------------------- a running game


def own_decision(game: Game, seat: int) -> Game:
    """The game at the next decision of that seat."""
    while game.asked().seat != seat:
        play(game, 1)
    return game


def running() -> Table[Game, Facts]:
    return around(PERSON, COMPUTER, game=own_decision(played(PLY, seed=5), 0))


def told(at: Table[Game, Facts]) -> dict[str, Any]:
    """All facts of a branch that a page gets, except the save."""
    facts: dict[str, Any] = {**at.facts()}
    del facts["save"]
    return facts


def test_a_running_game_branches_with_all_that_its_seat_knows() -> None:
    at = running()
    new = branch(at, at.game.ply, 0, None)
    assert new.game.view(0) == {**at.game.view(0), "ply": 0}
    assert new.game.seed == at.game.seed


def test_what_its_seat_does_not_know_is_dealt_by_chance() -> None:
    at = running()
    worlds = [branch(at, at.game.ply, 0, None).game.position() for _ in range(5)]
    assert len({tuple(one["pile"]) for one in worlds}) == 5
    assert len({tuple(one["seats"][1]["hand"]) for one in worlds}) > 1


def least(game: Game) -> Answer:
    question = game.asked()
    return question.options[: question.low]


def test_a_branch_of_a_running_game_tells_nothing_of_its_hidden_cards() -> None:
    """All facts up to the end are the same for any order of the hidden cards."""
    at = running()
    truths = [at.game.dealt_anew(seed) for seed in (1, 2)]
    assert truths[0].position() != truths[1].position()
    worlds = [Table(SAN_JUAN, one.dealt_anew(9), at.seating) for one in truths]
    for _ in range(40):
        assert told(worlds[0]) == told(worlds[1])
        given = [least(world.game) for world in worlds]
        for world, one in zip(worlds, given, strict=True):
            world.game.answer(one)


def test_a_running_game_branches_at_decisions_of_its_own_seat_alone() -> None:
    at = running()
    with pytest.raises(WrongSeat):
        branch(at, at.game.ply, 1, None)
    other = next(n for n, (g, _) in enumerate(at.game.replay()) if g.asked().seat)
    with pytest.raises(MessageError, match="one of your own decisions"):
        branch(at, other, 0, None)
    both = Table.new(SAN_JUAN, {}, [{"name": "", "kind": PERSON}] * 2)
    with pytest.raises(MessageError, match="Take the device first"):
        branch(both, 0, 0, None)


def test_a_running_serious_game_has_no_branches() -> None:
    serious = Table(SAN_JUAN, running().game, running().seating, serious=True)
    with pytest.raises(SeriousGame, match="once it is over"):
        branch(serious, 0, 0, None)


def test_a_branch_dealt_anew_goes_on_dealt_as_it_is() -> None:
    at = running()
    new = branch(at, at.game.ply, 0, None)
    assert branch(new, 0, 1, None).game.position() == new.game.position()


# ---------------------------------------------------------------- refusals


def test_there_is_no_other_seat_level_or_moment() -> None:
    with pytest.raises(QueryError, match="no seat 3"):
        branch(OVER, PLY, 3, None)
    with pytest.raises(OptionError, match="named best"):
        branch(OVER, PLY, 0, "best")
    with pytest.raises(QueryError, match="no moment -1"):
        branch(OVER, -1, 0, None)


# ---------------------------------------------------------------- saves


@pytest.mark.slow
@pytest.mark.parametrize("name", KEPT)
def test_branches_kept_by_this_version_load_to_what_they_were(name: str) -> None:
    one = KEPT[name]
    assert described(one["save"]) == one["loads_to"]
    assert Table.load(SAN_JUAN, one["save"]).save() == one["save"]


def test_a_game_dealt_anew_more_than_once_is_saved_with_all_of_it() -> None:
    again = play(running().game.dealt_anew(1), 3)
    twice = play(again.dealt_anew(2), 3)
    assert Game.load(twice.save()).position() == twice.position()


def damaged(**changed: Any) -> Any:
    return {**KEPT["running"]["save"], **changed}


def dealt(*anew: Any) -> dict[str, Any]:
    save = KEPT["running"]["save"]
    return {**save, "game": {**save["game"], "dealt_anew": list(anew)}}


@pytest.mark.parametrize(
    "save",
    [
        damaged(branched=1),
        damaged(branched={"ply": 1}),
        damaged(branched={"of": "A", "ply": 1}),
        damaged(branched={"of": "0123456789", "ply": -1}),
        dealt(1),
        dealt({"answers": []}),
        dealt({"answers": [], "seed": -1}),
    ],
)
def test_a_damaged_branch_is_refused(save: Any) -> None:
    with pytest.raises(SaveError, match="damaged"):
        Table.load(SAN_JUAN, save)


def test_a_branch_whose_beginning_was_altered_is_refused() -> None:
    whole = {"answers": OVER.game.save()["answers"], "seed": 1}
    over = {**OVER.game.save(), "dealt_anew": [whole], "answers": []}
    for save in (over, dealt({"answers": [[99]], "seed": 1})):
        with pytest.raises(SaveError, match="altered"):
            Table.load(SAN_JUAN, save)


def test_a_game_dealt_anew_has_no_code() -> None:
    at = running()
    new = branch(at, at.game.ply, 0, None)
    for code in (deal_code, game_code):
        with pytest.raises(CodeError, match="Save it to a file"):
            code(new)


def test_a_branch_with_the_same_cards_has_a_code() -> None:
    new = branch(OVER, PLY, 0, None)
    opened = table_of(Registry(SAN_JUAN), game_code(new))
    assert opened.game.digest() == new.game.digest()


def test_any_game_branches() -> None:
    players = [{"name": "", "kind": PERSON}, {"name": "", "kind": "random"}]
    at = Table.new(DUEL, {"seed": 3}, players)
    new = branch(at, 0, 0, "search")
    assert (kinds(new), new.game.view(0)) == ([PERSON, "search"], at.game.view(0))
