"""Shared links open in the page, or an error says why they do not."""

import pytest
from playwright.sync_api import Locator, Page, expect

from locales import OTHERS
from random_play import played
from sanjuan import Game
from sanjuan.game_type import SAN_JUAN
from sanjuan.page.facts import Table as Facts
from tabletop.table.codes import deal_code, game_code
from tabletop.table.table import Table
from toolchain.languages import sentence
from web.form import open_form, start_button
from web.person import Person
from web.prepared import asking, over
from web.prepared import table as save
from web.visitor import Visitor
from web.words import ENGLISH, Words


def at(game: Game, *kinds: str) -> Table[Game, Facts]:
    return Table.load(SAN_JUAN, save(game, *kinds))


DEAL = deal_code(at(Game(3, "second", seed=7), "person", "hard", "easy"))
POSITION = {"seats": [{"hand": ["library"]}, {}], "seed": 3}
LAID = deal_code(at(Game.from_position(POSITION)))
OVER = game_code(at(over()))

REFUSED = {
    "cut": (DEAL[:-1], "error-damaged-code"),
    "altered": (DEAL.replace(".7~", ".8~"), "error-altered-code"),
    "later": (DEAL.replace("-1.", "-9.", 1), "error-newer-code"),
    "no code": ("%3Cb%3Ehello", "error-not-a-code"),
    "too long": (f"{DEAL}{'c' * 20_000}", "error-long-code"),
    "another game": (DEAL.replace("sanjuan", "puerto"), "error-no-such-game"),
}
FACTS = {"version": "9", "known": "1", "most": "20000", "name": "puerto"}


def form(page: Page) -> Locator:
    return open_form(page)


def opened(page: Page, address: str) -> Person:
    page.goto("about:blank")  # a new fragment alone would load nothing
    page.goto(address)
    return Person(page)


def expect_told(page: Page, id: str, say: Words = ENGLISH) -> None:
    told = page.get_by_role("alert").get_by_role("paragraph")
    used = say(id, **{n: v for n, v in FACTS.items() if f"${n}" in raw(id)})
    expect(told).to_contain_text(used)


def raw(id: str) -> str:
    """A sentence as its file has it."""
    return sentence("en", id)


def replay(page: Page) -> Locator:
    return page.locator("[data-screen=replay]")


# ---------------------------------------------------------------- a deal


@pytest.mark.first
def test_a_deal_fills_in_the_form_and_begins_on_a_press(page: Page, site: str) -> None:
    person = opened(page, f"{site}#deal={DEAL}")
    expect(form(page).get_by_label("Player, seat 2")).to_have_value("hard")
    expect(form(page).get_by_role("note")).to_have_text(ENGLISH("link-deal"))
    person.ready()
    person.close()
    expect(page.locator("#setup [role=note]")).to_have_text(ENGLISH("link-deal"))
    start_button(page).click()
    person.look()
    person.menu()
    expect(page.get_by_role("region", name="This game")).to_contain_text("seed 7")


def test_a_form_that_is_changed_is_no_longer_of_that_deal(
    page: Page, site: str
) -> None:
    person = opened(page, f"{site}#deal={DEAL}")
    person.unfold()
    form(page).get_by_label("Name, seat 1").fill("Zoë")
    form(page).get_by_label("Name, seat 1").blur()
    expect(form(page).get_by_role("note")).to_be_visible()
    form(page).get_by_label("Player, seat 2").select_option("expert")
    expect(form(page).get_by_role("note")).to_have_count(0)


def test_a_deal_begins_by_itself_if_the_address_says_so(page: Page, site: str) -> None:
    person = opened(page, f"{site}#deal={DEAL}&start")
    person.look()
    person.menu()
    expect(page.get_by_role("region", name="This game")).to_contain_text("seed 7")


def test_a_deal_that_no_form_can_say_begins_by_itself(page: Page, site: str) -> None:
    screen = opened(page, f"{site}#deal={LAID}").look()
    assert "Library" in {card.name for card in screen.hand}


def test_what_the_sender_made_is_told_after_the_game(page: Page, site: str) -> None:
    game = over()
    opened(page, f"{site}#deal={deal_code(at(game))}&beat=99").ready()
    expect(page.get_by_text("99")).to_have_count(0)
    Visitor(page).come_to(game)
    told = ENGLISH("link-beat", theirs=99, own=game.scores()[0].total)
    expect(page.get_by_text(told)).to_be_visible()


@pytest.mark.parametrize("what", REFUSED)
def test_a_deal_that_is_refused_is_taken_out_of_the_form(
    page: Page, site: str, what: str
) -> None:
    code, id = REFUSED[what]
    opened(page, f"{site}#deal={code}")
    expect_told(page, id)
    expect(form(page).get_by_role("note")).to_have_count(0)
    expect(form(page).get_by_label("Player, seat 2")).to_have_value("medium")
    expect(start_button(page)).to_be_enabled()


@pytest.mark.first
@pytest.mark.parametrize("language", OTHERS)
def test_what_is_wrong_is_told_in_each_language(
    page: Page, site: str, language: str
) -> None:
    opened(page, f"{site}?lang={language}#deal={REFUSED['cut'][0]}")
    expect_told(page, "error-damaged-code", Words(language))


# ---------------------------------------------------------------- a game


@pytest.mark.first
def test_a_game_opens_at_its_moment_and_leads_to_its_end(page: Page, site: str) -> None:
    opened(page, f"{site}#game={OVER}&at=12")
    expect(replay(page)).to_have_attribute("data-ply", "12")
    page.keyboard.press("Escape")
    expect(page.locator("[data-screen=end]")).to_be_visible()


def test_a_game_without_a_moment_opens_at_its_beginning(page: Page, site: str) -> None:
    opened(page, f"{site}#game={OVER}")
    expect(replay(page)).to_have_attribute("data-ply", "0")


def test_a_game_that_is_not_over_can_be_played_on(page: Page, site: str) -> None:
    game = asking("role")
    person = opened(page, f"{site}#game={game_code(at(game))}&at={game.ply}")
    expect(replay(page)).to_have_attribute("data-ply", str(game.ply))
    page.keyboard.press("Escape")
    person.decide(person.look())
    person.look()
    page.reload()
    expect(page.locator("[data-ply]")).not_to_have_attribute("data-ply", "0")


def test_a_moment_there_is_not_is_told_and_the_game_is_open(
    page: Page, site: str
) -> None:
    opened(page, f"{site}#game={OVER}&at=9999")
    last = ENGLISH("error-no-such-moment", ply="9999", last=str(over().ply))
    expect(page.get_by_role("alert")).to_contain_text(last)
    expect(page.locator("[data-screen=end]")).to_be_visible()


def test_what_is_only_looked_at_is_not_kept_and_drops_nothing(
    page: Page, site: str
) -> None:
    Visitor(page).arrive(site)
    mine = Visitor(page)
    mine.come_to(over(3))
    mine.leave()
    opened(page, f"{site}#game={OVER}&at=3")
    expect(replay(page)).to_be_visible()
    page.reload()
    expect(replay(page)).to_have_attribute("data-ply", "3")
    page.goto(site)
    expect(page.locator(".again")).to_contain_text("3 players")


# ---------------------------------------------------------------- open games


def follow(page: Page, fragment: str) -> None:
    """Go to a link while the page is open."""
    page.evaluate("to => { location.hash = to }", fragment)


@pytest.mark.parametrize("of", ["deal", "game"])
def test_a_link_that_is_refused_leaves_the_table_open(
    visitor: Visitor, of: str
) -> None:
    before = visitor.come_to(asking("pay", seats=3))
    visitor.take_up([0])
    follow(visitor.page, f"{of}={REFUSED['altered'][0]}")
    expect_told(visitor.page, "error-altered-code")
    assert visitor.page.locator(".ask h2").inner_text() == before.prompt
    expect(visitor.page.locator("button[aria-pressed=true]")).to_have_count(1)
    visitor.page.get_by_role("button", name=ENGLISH("notice-close")).click()


def test_a_link_is_followed_while_a_game_is_on_show(visitor: Visitor) -> None:
    visitor.come_to(asking("role"))
    follow(visitor.page, f"game={OVER}&at=7")
    expect(replay(visitor.page)).to_have_attribute("data-ply", "7")
    follow(visitor.page, f"deal={DEAL}")
    expect(form(visitor.page).get_by_role("note")).to_be_visible()
    follow(visitor.page, f"deal={LAID}&start")
    visitor.look()


@pytest.mark.first
def test_a_name_in_a_link_is_no_markup(page: Page, site: str) -> None:
    shared = at(played(12, seed=5))
    shared.seating[1] = shared.seating[1]._replace(name="<img src=x>")
    opened(page, f"{site}#game={game_code(shared)}")
    expect(replay(page)).to_contain_text("<img src=x>")
    expect(page.locator("img")).to_have_count(0)
