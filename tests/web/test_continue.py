"""Games that are resumed, undone or begun again."""

import json
from datetime import datetime

import pytest
from playwright.sync_api import expect

from web import prepared
from web.person import Person
from web.prepared import asking, table, text

SEEDED = 11


def test_games_left_for_another_can_be_gone_on_with(person: Person) -> None:
    page = person.page
    for seats in (2, 3, 4):
        person.give(text(table(asking("pay", seats))))
        person.look()
        person.leave()
    person.set_sail("Person", "Computer, medium", seed=SEEDED)
    person.look()
    page.reload()
    earlier = person.earlier_games()
    games = earlier.locator("[data-action=earlier]")
    expect(games).to_contain_text(["4 players", "3 players"])
    games.last.click()
    assert person.look().stage == "pay"
    person.leave()
    person.earlier_games()
    expect(games).to_contain_text(["2 players", "4 players"])
    page.get_by_role("button", name="Continue").click()
    assert person.look().stage == "pay"


def test_a_game_is_removed_once_that_is_confirmed(person: Person) -> None:
    page = person.page
    for seats in (2, 3):
        person.give(text(table(asking("pay", seats))))
        person.look()
        person.leave()
    person.earlier_games()
    remove = page.get_by_role("button", name=person.words("remove-game"))
    remove.first.click()
    page.get_by_role("button", name=person.words("remove-no"), exact=True).click()
    expect(remove).to_have_count(2)
    remove.last.click()
    page.get_by_role("button", name=person.words("remove-yes"), exact=True).click()
    for _ in range(2):
        expect(remove).to_have_count(1)
        expect(page.locator(".again")).to_contain_text("3 players")
        page.reload()


@pytest.mark.own_profile  # a set clock stays with its profile
def test_earlier_games_tell_when_they_were_played_last(person: Person) -> None:
    page = person.page
    for day, seats in ((3, 2), (5, 3)):
        page.clock.set_fixed_time(datetime(2031, 2, day, 20, 15))
        person.give(text(table(asking("pay", seats))))
        person.look()
        page.reload()
    expect(page.locator(".earlier")).to_contain_text("Feb 3, 2031")
    expect(page.locator(".earlier")).to_contain_text("8:15")


def test_a_game_that_is_over_makes_room_for_the_next(person: Person) -> None:
    for game in (prepared.over(), asking("pay")):
        person.give(text(table(game)))
        person.look()
        person.page.reload()
    expect(person.page.locator(".again")).to_have_count(1)
    expect(person.page.locator(".earlier")).to_have_count(0)


@pytest.mark.first
def test_undo_goes_back_to_the_question_before(person: Person) -> None:
    person.set_sail("Person", "Computer, medium", seed=SEEDED)
    first = person.look()
    person.take("Prospector")
    assert person.look() != first
    person.page.get_by_role("button", name="Undo").click()
    assert person.look() == first
    expect(person.page.get_by_role("button", name="Undo")).to_be_disabled()


@pytest.mark.first
def test_a_rematch_is_another_game_of_the_same_players(person: Person) -> None:
    person.give(text(table(prepared.last_decision())))
    person.play()
    old = json.loads(person.keep())
    person.page.get_by_role("button", name="Rematch").click()
    person.play(until="role")
    new = json.loads(person.save())
    assert new["players"] == old["players"]
    assert new["game"]["seed"] != old["game"]["seed"]
    assert len(new["game"]["answers"]) < len(old["game"]["answers"])
