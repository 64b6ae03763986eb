"""An address fills in the form, begins a game, and sets the look of a visit."""

import pytest
from playwright.sync_api import Locator, Page, expect

from locales import LANGUAGES
from web.form import open_form, start_button
from web.person import Person
from web.waiting import until
from web.words import ENGLISH, Words

FORM = "players=you,hard,easy&names=,%3Cb%3EBen&edition=second&choose_four&seed=7"
"""All fields of a form, and markup in a name."""

BEGINS = "?players=you,medium&seed=3&start"


def form(page: Page) -> Locator:
    return open_form(page)


def stored(page: Page) -> str:
    """The stored settings and form."""
    return str(page.evaluate("localStorage.getItem('san-juan-settings')"))


def opened(page: Page, address: str) -> Person:
    person = Person(page)
    page.goto(address)
    return person


def begun(page: Page, site: str) -> Person:
    person = opened(page, site + BEGINS)
    person.look()
    return person


def ply(page: Page) -> str | None:
    return page.locator("[data-ply]").get_attribute("data-ply")


def test_an_address_fills_in_the_form_and_replaces_none(page: Page, site: str) -> None:
    page.goto(site)
    form(page).get_by_text("4", exact=True).click()
    opened(page, f"{site}?{FORM}")
    expect(page.locator("#setup")).to_contain_text("Seed 7")
    expect(form(page).get_by_label("Player, seat 2")).to_have_value("hard")
    expect(form(page).get_by_label("Player, seat 3")).to_have_value("easy")
    expect(form(page).get_by_label("Name, seat 2")).to_have_value("<b>Ben")
    expect(page.locator(".more > summary")).to_contain_text(
        "second edition · Choose-four start · Seed 7"
    )
    form(page).get_by_text("2", exact=True).click()
    page.goto(site)
    expect(form(page).get_by_role("radio", name="4", exact=True)).to_be_checked()
    expect(page.locator(".more > summary")).to_contain_text("first edition")


def test_language_and_light_of_an_address_end_with_the_visit(
    page: Page, site: str
) -> None:
    opened(page, f"{site}?lang=de&theme=dark")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    settings = page.get_by_role("button", name=Words("de")("settings-title"))
    settings.click()
    page.get_by_role("dialog").get_by_text(Words("de")("pace-quick")).first.click()
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("html")).not_to_have_attribute("data-theme", "dark")
    assert '"pace":250' in stored(page)


def test_what_is_chosen_in_such_a_visit_is_kept(page: Page, site: str) -> None:
    opened(page, f"{site}?theme=dark")
    page.get_by_role("button", name=ENGLISH("theme-toggle")).click()
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


@pytest.mark.first
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_value_is_told_and_the_rest_begins_a_game(
    page: Page, site: str, language: str
) -> None:
    say = Words(language)
    opened(page, f"{site}{BEGINS}&edition=%3Ci%3Ex&lang={language}")
    page.locator("[data-question]").wait_for()
    told = page.get_by_role("alert").get_by_role("paragraph")
    expect(told).to_contain_text(say("error-bad-address", wrong="edition=<i>x"))


# ------------------------------------------------------------ once


@pytest.mark.first
def test_loaded_anew_the_page_goes_on_with_the_game_begun(
    page: Page, site: str
) -> None:
    person = begun(page, site)
    person.decide(person.seen[-1])
    person.look()
    before = ply(page)
    for _ in range(2):
        page.reload()
        person.look()
        assert ply(page) == before != "0"


@pytest.mark.first
def test_the_same_address_opened_again_begins_another_game(
    page: Page, site: str
) -> None:
    begun(page, site)
    begun(page.context.new_page(), site)
    page.goto(site)
    expect(page.locator(".earlier li")).to_have_count(1)


def test_a_game_that_was_left_is_not_begun_anew(page: Page, site: str) -> None:
    person = begun(page, site)
    person.leave()
    expect(start_button(page)).to_be_visible()
    until(page, "history.state.table === ''")
    page.reload()
    person.ready()
    expect(page.get_by_role("button", name="Continue")).to_be_enabled()


def test_a_menu_that_was_open_changes_nothing_of_that(page: Page, site: str) -> None:
    person = begun(page, site)
    person.menu()
    until(page, "history.state.dialog")
    page.reload()
    person.look()
    person.decide(person.seen[-1])


def test_a_game_that_was_not_kept_is_told_of(page: Page, site: str) -> None:
    page.add_init_script("IDBFactory.prototype.open = () => { throw Error(); }")
    begun(page, site)
    page.reload()
    told = page.get_by_role("alert")
    expect(told).to_contain_text(ENGLISH("error-game-not-kept"))
    expect(start_button(page)).to_be_enabled()


# ------------------------------------------------------------ on a host page


def test_an_embedded_page_leaves_out_what_the_one_around_it_has(
    page: Page, site: str
) -> None:
    opened(page, f"{site}?embed")
    expect(start_button(page)).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    for gone in (".sky", "[data-action=theme]", "#language"):
        expect(page.locator(gone)).to_have_count(0)
    start_button(page).click()
    page.locator("[data-question]").wait_for()
    expect(page.locator("[data-action=theme]")).to_have_count(0)
