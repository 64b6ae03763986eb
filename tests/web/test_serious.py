"""Strict games on the page: no seed before the end, and each end is visible."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from sanjuan import Game
from sanjuan.game_type import SAN_JUAN
from tabletop.table.seating import SeatInfo
from tabletop.table.table import Table
from web.person import Person
from web.prepared import asking, over, shortened
from web.words import ENGLISH

OLDER = ENGLISH("error-older-state")


def serious(game: Game, id: str = "a-serious-game") -> dict[str, Any]:
    """The save of a serious table around that game."""
    around = [SeatInfo("Ada"), SeatInfo("Ben", "easy")]
    return {**Table(SAN_JUAN, game, around, serious=True, id=id).save()}


def give(person: Person, save: dict[str, Any]) -> None:
    """Choose a file of that save."""
    person.give(json.dumps(save))


def badge(person: Person) -> Locator:
    return person.page.locator(".bar .serious")


def notice(person: Person) -> Locator:
    return person.page.get_by_role("alert")


def heed(person: Person) -> None:
    """Read the notice that the game is no longer serious, and close it."""
    expect(notice(person)).to_contain_text(OLDER)
    button(person, "notice-close").click()


def button(person: Person, name: str) -> Locator:
    return person.page.get_by_role("button", name=ENGLISH(name))


def begin_again(person: Person, game: Game) -> None:
    """Open a serious game, then load a file of its beginning."""
    give(person, serious(game))
    person.page.locator("[data-question], [data-screen]").first.wait_for()
    if not game.over:
        person.leave()
    else:
        button(person, "end-new").click()
    give(person, serious(shortened(game, game.ply)))


@pytest.mark.first
def test_a_serious_game_says_so_and_has_neither_undo_nor_hint(person: Person) -> None:
    page = person.page
    person.unfold()
    page.get_by_text("Strict game", exact=True).click()
    person.set_sail("Person", "Computer, easy", seed=2)
    person.look()
    mark = page.locator(".bar", has_text="strict")
    expect(mark).to_be_visible()
    for name in ("Undo", "Hint"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    page.keyboard.press("u")
    page.keyboard.press("h")
    saved = json.loads(person.save())
    assert saved["serious"]
    assert Game.load(saved["game"]).ply == 0


def test_a_serious_game_is_gone_on_with_as_one(person: Person) -> None:
    page = person.page
    person.unfold()
    page.get_by_text("Strict game", exact=True).click()
    person.set_sail("Person", "Computer, easy", seed=2)
    person.look()
    page.reload()
    page.get_by_role("button", name="Continue").click()
    person.look()
    expect(page.locator(".bar", has_text="strict")).to_be_visible()


def test_no_seed_is_shown_before_the_end(person: Person) -> None:
    game = asking("pay")
    give(person, serious(game))
    person.look()
    person.menu()
    said = person.page.get_by_role("region", name="This game")
    expect(said).to_contain_text("2 players")
    expect(said).not_to_contain_text(str(game.seed))
    with person.page.expect_download() as download:
        button(person, "menu-save").click()
    assert (
        download.value.suggested_filename == f"san-juan-a-serious-game-{game.ply}.json"
    )


@pytest.mark.first
def test_at_the_end_the_seed_is_shown(person: Person) -> None:
    game = over()
    give(person, serious(game))
    person.look()
    person.menu()
    expect(person.page.get_by_role("region", name="This game")).to_contain_text(
        f"seed {game.seed}"
    )


@pytest.mark.first
def test_a_file_changed_by_hand_says_that_it_is_serious_no_more(person: Person) -> None:
    give(person, {**serious(asking("pay")), "serious": False})
    expect(notice(person)).to_contain_text(ENGLISH("error-edited-save"))
    expect(badge(person)).to_have_text(ENGLISH("lapsed-mark"))
    expect(badge(person)).to_have_attribute("title", ENGLISH("lapsed-note"))
    expect(button(person, "undo")).to_be_visible()
    person.page.reload()
    person.page.get_by_role("button", name="Continue").click()
    expect(badge(person)).to_have_text(ENGLISH("lapsed-mark"))
    expect(notice(person)).to_have_text("")


def test_a_later_state_of_a_serious_game_stays_serious(person: Person) -> None:
    game = asking("pay")
    give(person, serious(shortened(game, game.ply)))
    person.look()
    person.leave()
    give(person, serious(game))
    expect(badge(person)).to_have_text(ENGLISH("serious-mark"))
    expect(notice(person)).to_have_text("")


def test_an_older_state_ends_that_a_game_is_serious_for_good(person: Person) -> None:
    game = asking("pay")
    begin_again(person, game)
    heed(person)
    expect(badge(person)).to_have_text(ENGLISH("lapsed-mark"))
    assert person.look().stage == "role"
    person.leave()
    earlier = person.earlier_games()
    earlier.get_by_role("button").first.click()
    heed(person)
    assert person.look().stage == "pay"
    expect(badge(person)).to_have_text(ENGLISH("lapsed-mark"))
    button(person, "undo").click()
    person.page.reload()
    person.page.get_by_role("button", name="Continue").click()
    expect(badge(person)).to_have_text(ENGLISH("lapsed-mark"))


def test_a_serious_game_that_is_over_is_remembered_though_not_listed(
    person: Person,
) -> None:
    give(person, serious(over()))
    person.look()
    button(person, "end-new").click()
    person.set_sail("Person", "Computer, easy", seed=2)
    person.look()
    person.page.reload()
    expect(person.page.locator(".again")).to_have_count(1)
    expect(person.page.locator(".earlier button")).to_have_count(0)
    give(person, serious(shortened(over(), over().ply)))
    expect(notice(person)).to_contain_text(OLDER)


def test_an_older_state_is_known_on_every_shelf(person: Person, site: str) -> None:
    game = asking("pay")
    give(person, serious(game))
    person.look()
    other = Person(person.page)
    other.open(f"{site}?save=peek")
    give(other, serious(shortened(game, game.ply)))
    heed(other)
    expect(badge(other)).to_have_text(ENGLISH("lapsed-mark"))


def test_a_serious_game_is_remembered_though_it_was_removed(person: Person) -> None:
    game = asking("pay")
    give(person, serious(game))
    person.look()
    person.leave()
    button(person, "remove-game").click()
    button(person, "remove-yes").click()
    expect(person.page.locator(".again")).to_have_count(0)
    give(person, serious(shortened(game, game.ply)))
    expect(notice(person)).to_contain_text(OLDER)


def test_a_tab_that_still_takes_a_game_for_serious_is_told(
    person: Person, site: str
) -> None:
    game = asking("role")
    save = serious(game)
    give(person, save)
    person.look()
    other = Person(person.page.context.new_page())
    other.open(site)
    begun = shortened(game, game.ply) if game.ply else game
    person.decide(person.seen[-1])
    person.look()
    give(other, serious(begun))
    heed(other)
    other.look()
    person.decide(person.seen[-1])
    expect(person.page.locator(".ask h2")).to_have_text(ENGLISH("status-elsewhere"))
    button(person, "play-here").click()
    expect(badge(person)).to_have_text(ENGLISH("lapsed-mark"))


def test_a_rematch_of_a_game_begun_as_serious_is_serious(person: Person) -> None:
    give(person, {**serious(over()), "serious": False})
    expect(badge(person)).to_have_text(ENGLISH("lapsed-mark"))
    button(person, "end-rematch").click()
    expect(badge(person)).to_have_text(ENGLISH("serious-mark"))
