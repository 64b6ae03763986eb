"""Tables that the browser stores: begun, given as files, counted."""

import json
from typing import Any

from playwright.sync_api import Page

from web.disk import on_disk
from web.person import Person
from web.prepared import text


def answers(page: Page) -> list[int]:
    """The number of answers of each stored table, in order."""
    texts = [one["text"] for one in on_disk(page)]
    return sorted(len(json.loads(text)["game"]["answers"]) for text in texts)


def begin(page: Page, site: str) -> Person:
    """A person who has decided once."""
    person = Person(page)
    person.open(site)
    person.set_sail("Person", "Computer, medium", seed=3)
    person.decide(person.look())
    person.look()
    return person


def ply(person: Person) -> int:
    return int(person.page.locator("[data-ply]").get_attribute("data-ply") or 0)


def give(person: Person, save: dict[str, Any]) -> None:
    person.give(text(save))
    person.look()
