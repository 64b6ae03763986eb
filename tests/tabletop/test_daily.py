"""The deal of the day: the same for all players, and another one tomorrow."""

from datetime import date, timedelta
from typing import Any

import pytest
from duel import DUEL
from hypothesis import given
from hypothesis import strategies as st

from messages import send, thoughts, why
from puerto_rico.game_type import PUERTO_RICO
from sanjuan import deal_of_the_day
from sanjuan.days import DAYS
from sanjuan.game_type import SAN_JUAN
from tabletop.base.errors import OptionError
from tabletop.page.par_requests import ParRequests
from tabletop.table.calendar import day_of, seed_of
from tabletop.table.codes import deal_code
from tabletop.table.daily import par, table_of_day
from tabletop.table.registry import GameType, Registry, Week
from tabletop.table.seating import PERSON

MONDAY = "2026-11-23"
PARS = {"sanjuan": 28, "puerto_rico": 37}
"""The pars of that Monday, on every device."""
KEPT = {
    "2026-11-23": "sanjuan-1.seats-2.edition-first.you.hard.20261123~c01a00ab7",
    "2026-11-29": "sanjuan-1.seats-4.edition-second.expansion.you.hard.medium.hard"
    ".20261129~c835109ab",
}
"""The deals of these days, which no version may change."""


@given(st.dates())
def test_each_weekday_has_its_own_deal(day: date) -> None:
    assert day_of(DAYS, day.isoformat()) is DAYS[day.weekday()]
    assert seed_of(day.isoformat()) == int(f"{day:%Y%m%d}".zfill(8))


def test_a_week_has_all_seats_both_editions_and_new_buildings() -> None:
    assert len(DAYS) == 7
    assert {day.options["seats"] for day in DAYS} == {2, 3, 4}
    assert {day.options["edition"] for day in DAYS} == {"first", "second"}
    assert {day.options["expansion"] for day in DAYS} == {False, True}
    assert {other for day in DAYS for other in day.others} <= {*SAN_JUAN.levels}


@pytest.mark.parametrize("day", KEPT)
def test_what_was_dealt_on_a_day_stays_so(day: str) -> None:
    assert deal_code(table_of_day(SAN_JUAN, day, serious=False)) == KEPT[day]


def test_no_two_days_of_a_year_are_dealt_alike() -> None:
    begin = date(2026, 1, 1)
    days = [(begin + timedelta(n)).isoformat() for n in range(0, 365, 13)]
    assert len({deal_of_the_day(day).digest() for day in days}) == len(days)


def test_the_page_and_python_deal_the_same() -> None:
    table = table_of_day(SAN_JUAN, MONDAY)
    assert table.game.digest() == deal_of_the_day(MONDAY).digest()
    assert [one.facts()["kind"] for one in table.seating] == [PERSON, "hard"]


def test_it_is_a_serious_game() -> None:
    shown: Any = send({"id": 1, "type": "day", "date": MONDAY})["table"]
    assert shown["serious"]
    assert shown["seed"] is None


@pytest.mark.parametrize(
    "wrong",
    [
        *("2026-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "0000-00-00"),
        *("", "today", "2026-1-1", "2026-11-23\n", "٢٠٢٦-11-23", None, 20261123),
    ],
)
def test_what_is_no_day_is_refused(wrong: object) -> None:
    assert why({"id": 1, "type": "day", "date": wrong}) == "bad_date"


@pytest.mark.parametrize("length", [0, 1, 6, 8])
def test_a_week_has_seven_days(length: int) -> None:
    days = [DAYS[0]] * length
    with pytest.raises(TypeError):
        Week(*days)


# ---------------------------------------------------------------- par


@pytest.mark.slow
@pytest.mark.parametrize("game_type", [SAN_JUAN, PUERTO_RICO], ids=lambda g: g.name)
def test_the_par_of_a_day_stays_the_same(game_type: GameType[Any, Any]) -> None:
    assert par(game_type, MONDAY).finish() == PARS[game_type.name]


@pytest.mark.slow
def test_a_par_is_reckoned_while_nothing_else_is_to_be_thought() -> None:
    asked = send({"type": "par", "date": MONDAY})
    assert asked == {"type": "par", "date": MONDAY, "points": None}
    *before, last = thoughts()
    assert {one["type"] for one in before} == {"thinking"}
    assert last == {"type": "par", "date": MONDAY, "points": PARS["sanjuan"]}
    assert send({"type": "par", "date": MONDAY}) == last
    assert why({"type": "par", "date": "today"}) == "bad_date"


@pytest.mark.slow
def test_each_game_has_a_par_of_its_own_on_the_same_day() -> None:
    pars, slow = ParRequests(Registry(SAN_JUAN, PUERTO_RICO)), 600.0
    told = [_reckoned(pars, game, slow) for game in PARS]
    assert told == [*PARS.values()]


def _reckoned(pars: ParRequests, game: str, seconds: float) -> Any:
    asked: Any = {"game": game, "date": MONDAY}
    begun: Any = pars.handlers["par"](asked)
    done: Any = pars.go_on(seconds) or begun
    return done["points"]


def test_a_game_may_have_none() -> None:
    with pytest.raises(OptionError, match="no deal of the day"):
        table_of_day(DUEL, MONDAY)
