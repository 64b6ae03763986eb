"""The page on a day of the calendar, with deals of days that were played before."""

import json
from datetime import datetime
from typing import Any

from playwright.sync_api import Locator, Page

from web.disk import key
from web.person import Person
from web.prepared import over
from web.prepared import table as save
from web.words import ENGLISH, Words

SATURDAY, SUNDAY, MONDAY = "2026-11-21", "2026-11-22", "2026-11-23"


def clock(page: Page, day: str) -> None:
    """Set the clock of the device."""
    page.clock.set_system_time(datetime.fromisoformat(f"{day}T10:00"))


def entry(page: Page, say: Words = ENGLISH) -> Locator:
    """The deal of the day on the start screen."""
    return page.get_by_role("region", name=say("day-title"))


def press(page: Page, id: str) -> None:
    """Press the button of that name."""
    page.get_by_role("button", name=ENGLISH(id), exact=True).click()


def opened(page: Page, site: str, day: str) -> Person:
    """A person who opens the page on that day."""
    clock(page, day)
    person = Person(page)
    page.goto("about:blank")
    person.open(site)
    return person


def put(page: Page, **days: object) -> None:
    """Store these days in the browser, by `d20261123`."""
    record = {"days": {f"{d[1:5]}-{d[5:7]}-{d[7:]}": one for d, one in days.items()}}
    page.evaluate(
        f"one => localStorage.setItem({key('days')}, one)", json.dumps(record)
    )


def played(points: int, table: str = "elsewhere") -> dict[str, Any]:
    """The result of a day, by a table of that identity."""
    return {"table": table, "counts": True, "points": points, "place": 1, "seats": 2}


def end(page: Page, **how: bool) -> None:
    """End a game that has the identity `day-of-test`."""
    record = {**save(over()), "id": "day-of-test", **how}
    Person(page).give(json.dumps(record))
    page.locator("[data-screen=end]").wait_for()
