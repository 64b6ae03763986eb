"""Puerto Rico's deal of the day: the same for all players."""

from datetime import date, timedelta
from typing import Final

import pytest

from puerto_rico import deal_of_the_day
from puerto_rico.__main__ import main
from puerto_rico.days import DAYS
from puerto_rico.game_type import PUERTO_RICO
from puerto_rico.rules.options import SETS
from tabletop.table.codes import deal_code
from tabletop.table.daily import table_of_day
from tabletop.table.registry import Day
from tabletop.table.seating import PERSON

MONDAY: Final = date(2026, 11, 23)
KEPT: Final = {
    "2026-11-23": "puerto_rico-1.seats-3.sets.you.hard.medium.20261123~c991a84be",
    "2026-11-26": "puerto_rico-1.seats-3.sets-new_buildings.you.hard.hard"
    ".20261126~c795789b6",
    "2026-11-29": "puerto_rico-1.seats-4.sets-new_buildings-nobles-tibs"
    ".you.hard.medium.hard.20261129~cffb0fd2f",
}
"""The deals of these days, which no version may change."""


def test_a_week_has_all_seats_and_sets() -> None:
    assert {day.options["seats"] for day in DAYS} == {2, 3, 4, 5}
    assert {one for day in DAYS for one in day.options["sets"]} == {*SETS}


@pytest.mark.parametrize("day", DAYS)
def test_each_other_seat_has_a_player_of_a_level(day: Day) -> None:
    assert day.options["seats"] == 1 + len(day.others)
    assert {*day.others} <= {*PUERTO_RICO.levels}


@pytest.mark.parametrize("day", KEPT)
def test_the_deal_of_a_past_day_stays_the_same(day: str) -> None:
    assert deal_code(table_of_day(PUERTO_RICO, day, serious=False)) == KEPT[day]


@pytest.mark.parametrize("after", range(7))
def test_python_deals_the_table_of_the_page(after: int) -> None:
    day = (MONDAY + timedelta(after)).isoformat()
    table = table_of_day(PUERTO_RICO, day)
    assert table.game.digest() == deal_of_the_day(day).digest()
    assert table.seating[0].facts()["kind"] == PERSON


def test_the_shell_prints_the_code_of_a_day(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["day", "2026-11-23"]) == 0
    assert capsys.readouterr().out.strip() == KEPT["2026-11-23"]
