"""Every kind of question of the first edition, answered by pressing buttons."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sanjuan import Game, name_of
from web.person import Person
from web.prepared import STAGES, asking, table, text
from web.screen import Screen

PASSES = ("library", "build", "cover", "market", "sell", "chapel")


def answered(person: Person, ply: int) -> list[int]:
    """The answer that the page wrote down for that question."""
    person.look()
    answer: list[int] = json.loads(person.save())["game"]["answers"][ply]
    return answer


def wording(cards: list[int]) -> list[str]:
    """The cards as the page names them."""
    return sorted(name_of(card).replace("_", " ").capitalize() for card in cards)


@pytest.fixture
def person(page: Page, site: str) -> Person:
    person = Person(page)
    person.open(site)
    person.set_sail("Person", "Computer, medium")
    person.look()
    person.want_turns_at_once()
    person.leave()
    return person


def come_to(person: Person, game: Game, folder: Path) -> Screen:
    """Load that game; the page then asks what the game asks."""
    save = folder / "save.json"
    save.write_text(text(table(game)))
    person.give(save)
    screen = person.look()
    assert game.question is not None
    assert screen.stage == game.question.name
    if screen.stage not in ("role", "library"):
        offered = sorted(card.name for card in screen.offered)
        assert offered == wording(list(game.question.options))
    return screen


def test_what_is_pressed_is_what_is_answered(person: Person, tmp_path: Path) -> None:
    for stage in STAGES:
        game = asking(stage)
        screen = come_to(person, game, tmp_path)
        assert game.question is not None
        if stage == "role":
            person.take(role := screen.free_roles[-1])
            assert answered(person, game.ply) == list(game.question.pick(role.lower()))
        elif stage == "library":
            person.decide(screen)
            assert answered(person, game.ply) == list(game.question.options)
        else:
            places = list(range(len(screen.offered)))[-game.question.high :]
            person.choose(places)
            names = sorted(screen.offered[place].name for place in places)
            assert wording(answered(person, game.ply)) == names
        person.leave()


def test_what_may_be_declined_has_a_button_for_it(
    person: Person, tmp_path: Path
) -> None:
    for stage in PASSES:
        game = asking(stage, may_pass=True)
        screen = come_to(person, game, tmp_path)
        assert screen.may_pass
        person.choose([])
        assert answered(person, game.ply) == []
        person.leave()


def test_no_more_can_be_taken_up_than_asked_for(person: Person, tmp_path: Path) -> None:
    screen = come_to(person, asking("pay"), tmp_path)
    confirm = person.page.get_by_role("button", name="Confirm")
    taken = person.page.locator("button[aria-pressed=true]")
    expect(confirm).to_be_disabled()
    for place in range(len(screen.offered)):
        person.page.locator("button[aria-pressed]").nth(place).click()
    expect(taken).to_have_count(screen.to_choose)
    expect(confirm).to_be_enabled()
    taken.first.click()
    expect(confirm).to_be_disabled()
