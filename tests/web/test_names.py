"""Names that would mirror, blank or link, and files that are too large."""

import pytest
from playwright.sync_api import expect

from web.person import Person
from web.prepared import asking, table, text
from web.words import ENGLISH

LINK = "<a href=//evil.example>"
HEBREW = "עדה"


@pytest.mark.first
def test_a_hostile_name_is_a_text_that_turns_nothing(person: Person) -> None:
    save = table(asking("role", seats=4))
    for player, name in zip(
        save["players"],
        ["\u202eevil", LINK, "\u2800\u200b", HEBREW],
        strict=True,
    ):
        player["name"] = name
    page = person.page
    person.give(text(save))
    person.look()
    names = page.locator("[data-rival] bdi")
    expect(names).to_have_text([LINK, ENGLISH("seat-3"), f"\u2068{HEBREW}\u2069"])
    expect(page.locator("a[href*=evil]")).to_have_count(0)
    assert "\u202e" not in page.locator("body").inner_text()
    assert "\u2068" not in page.title()


def test_a_file_too_large_to_be_a_save_is_not_even_read(person: Person) -> None:
    page = person.page
    page.evaluate("() => { File.prototype.text = () => { throw Error('read') } }")
    person.give(" " * 1_000_001)
    expect(page.get_by_role("alert")).to_contain_text(ENGLISH("error-too-large"))


def test_brackets_without_end_are_refused_and_the_game_goes_on(person: Person) -> None:
    person.give("[" * 2600)
    expect(person.page.get_by_role("alert")).to_contain_text(ENGLISH("error-too-deep"))
    person.set_sail("Person", "Computer, easy", seed=2)
    assert person.look().stage


@pytest.mark.first
def test_nothing_in_the_page_becomes_a_link_by_itself(person: Person) -> None:
    meta = person.page.locator("meta[name=format-detection]")
    for kind in ("telephone", "date", "address", "email"):
        assert f"{kind}=no" in (meta.get_attribute("content") or "")
