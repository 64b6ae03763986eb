"""The causes why an answer wins more games than another: differences in playouts."""

from random import Random

import pytest

from ai_positions import WITH_POOR_HOUSE, builder_is_due
from sanjuan.ai.advisor import ADVISOR
from sanjuan.ai.causes import Line, Lines
from sanjuan.ai.facts import CauseArgs
from sanjuan.ai.players import SearchPlayer
from sanjuan.rules.buildings import CLASSES
from table_setup import Table, seat, table
from tabletop.advice.hint import AdviceFacts, Hint
from tabletop.base.tasks import Thinking
from tabletop.bots.search.budget import Budget

KINDS = {building.id: number for number, building in enumerate(CLASSES)}
NOTHING: CauseArgs = {"because": "unknown", "card": None, "by": 0.0}
LATE = "hero victory_column statue quarry carpenter aqueduct tower archive chapel"


def lines(at: Table, *answers: str) -> Lines:
    """Playouts of those answers, each named by its options."""
    question = at.game.question
    assert question
    seen = at.game.view(question.seat)
    search = SearchPlayer(Budget(8)).search(seen, Random(1))
    picked = [question.pick(*answer.split()) for answer in answers]
    return Lines(search.worlds, search.guide, picked)


def played(worlds: int, at: Table, *answers: str) -> Lines:
    found = lines(at, *answers)
    Thinking(found.meet(worlds)).finish()
    return found


def line(rounds: int = 10, points: int = 30, rival: int = 30, **built: int) -> Line:
    """A game of that many rounds, with the rounds in which buildings stood."""
    return Line({KINDS[id]: at for id, at in built.items()}, rounds, points, rival)


def because(
    ones: list[Line], others: list[Line], won: list[float] | None = None
) -> CauseArgs:
    """The cause of the difference; the first games are won, all or as in `won`."""
    found = lines(table(seat(""), seat("")), "trader", "builder")
    one, other = found.won
    found.lines = {one: ones, other: others}
    found.won = {one: won or [1.0] * len(ones), other: [0.0] * len(others)}
    return found.because(one, other)


# ---------------------------------------------------------------- the cause given


def test_a_building_that_stands_sooner() -> None:
    told = because([line(library=4)] * 9, [line(library=5), *[line(library=6)] * 8])
    assert told == {"because": "sooner", "card": "library", "by": 1.9}


def test_a_building_that_only_the_better_games_have() -> None:
    told = because([line(palace=9)] * 9, [line()] * 9)
    assert told == {"because": "more_often", "card": "palace", "by": 100}


@pytest.mark.parametrize(("rounds", "told"), [(9, "ends_sooner"), (12, "ends_later")])
def test_a_game_that_ends_sooner_or_later(rounds: int, told: str) -> None:
    assert because([line(rounds)] * 9, [line(10)] * 9)["because"] == told


def test_points_where_the_games_differ_in_nothing_else() -> None:
    more = because([line(points=33)] * 9, [line(points=30)] * 9)
    assert more == {"because": "points", "card": None, "by": 3.0}
    fewer = because([line(rival=28)] * 9, [line(rival=30)] * 9)
    assert fewer == {"because": "rival", "card": None, "by": 2.0}


def test_nothing_that_luck_may_explain() -> None:
    mixed = [line(points=points) for points in (20, 40, 25, 36)]
    assert because(mixed, [line()] * 4) == NOTHING


def test_nothing_that_makes_the_first_worse() -> None:
    assert because([line(points=20, rival=40)] * 9, [line()] * 9) == NOTHING


def test_nothing_that_differs_most_where_the_other_wins() -> None:
    """The game ends sooner where it is lost, so an early end is no cause of wins."""
    ones = [*[line(8)] * 6, *[line(10)] * 4]
    assert because(ones, [line(10)] * 10, [0.0] * 6 + [1.0] * 4) == NOTHING
    hurried = because(ones, [line(10)] * 10, [1.0] * 6 + [0.0] * 4)
    assert hurried["because"] == "ends_sooner"


def test_nothing_where_the_first_has_not_won_more() -> None:
    """The value may find it better all the same."""
    assert because([line(palace=9)] * 9, [line()] * 9, [-0.1] * 9) == NOTHING


# ---------------------------------------------------------------- in a hint


def hint(hand: str) -> list[AdviceFacts]:
    told = Hint(builder_is_due(hand).game, ADVISOR, Budget(200, playouts=100))
    told.thinking.finish()
    return told.facts()["advice"]


@pytest.mark.slow
def test_a_hint_says_what_the_best_answer_brings() -> None:
    best, *others = hint(WITH_POOR_HOUSE)
    assert best["names"] == ["builder"]
    won = best["reasons"][0]
    assert (won["id"], won["args"]["card"]) == ("wins", "poor_house")
    lost = [one["reasons"][0] for one in others]
    assert {one["id"] for one in lost} == {"loses"}
    assert lost[0]["args"] == won["args"]


@pytest.mark.slow
def test_the_reason_changes_with_the_hand() -> None:
    """The poor house would pay for itself; with an archive it is best to hurry."""
    best = hint(WITH_POOR_HOUSE.replace("poor_house", "archive"))[0]
    assert best["names"] == ["councillor"]
    assert best["reasons"][0]["id"] == "wins"
    assert best["reasons"][0]["args"]["because"] == "ends_sooner"


@pytest.mark.slow
def test_games_more_are_those_of_the_chances_told() -> None:
    best, second, *_ = hint(WITH_POOR_HOUSE)
    told = [int(100 * one["chance"] + 0.5) for one in (best, second)]
    assert best["reasons"][0]["args"]["games"] == told[0] - told[1]


# ---------------------------------------------------------------- facts seen


def test_a_line_has_the_rounds_in_which_buildings_stood() -> None:
    mine = seat("tobacco_storage smithy well", f"{LATE} library silver_smelter")
    rival = seat("well crane smithy", f"{LATE} silver_smelter+ coffee_roaster+")
    found = played(3, table(mine, rival), "builder")
    for each in next(iter(found.lines.values())):
        assert each.built[KINDS["library"]] == each.rounds
        assert len(each.built) == 12


@pytest.mark.slow
def test_the_building_that_an_answer_is_about_is_no_reason_for_it() -> None:
    mine = seat("library well smithy tower statue hero", "indigo_plant")
    at = table(mine, seat("", "indigo_plant library"))
    found = played(30, at.role("builder"), "library", "")
    one, other = found.won
    assert found.because(one, other)["card"] != "library"
