"""One trial of a fault: a person plays on, and what came of it."""

from __future__ import annotations

from typing import Final, NamedTuple

from playwright.sync_api import Page

from web.person import Person
from web.words import ENGLISH

DECISIONS: Final = 3


class Row(NamedTuple):
    """The result of a fault."""

    where: str
    fault: str
    plays: bool
    says: str
    wrong: str = ""

    def __str__(self) -> str:
        """A line of the table."""
        plays = "goes on" if self.plays else "STOPS"
        return f"| {self.where} | {self.fault} | {plays} | {self.says} {self.wrong} |"


def sentence(error: Exception) -> str:
    """The beginning of its sentence."""
    return str(error).splitlines()[0][:80]


def play_on(person: Person) -> None:
    """Decide some questions, leave the table and come back to it."""
    for _ in range(DECISIONS):
        person.decide(person.look())
    person.look()
    person.leave()
    person.page.get_by_role("button", name=ENGLISH("continue-button")).click()
    person.decide(person.look())
    person.look()


def sets_sail(page: Page, site: str) -> Person:
    """At the first question of a game without pauses between turns."""
    page.goto(site)
    return sets_sail_here(page)


def sets_sail_here(page: Page) -> Person:
    """The same at the current page, once Python is there."""
    person = Person(page)
    person.ready()
    person.set_sail("Person", "Computer, easy", seed=2)
    person.look()
    person.want_turns_at_once()
    return person
