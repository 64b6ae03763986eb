"""Statistics of the games played here: counted, shown, replayed."""

import json
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from locales import LANGUAGES
from web.disk import SILENT
from web.form import start_button
from web.historian import Historian, finished, games_in, player
from web.prepared import last_decision
from web.words import Words

WON: Final = [finished(n, won=n % 3 != 0) for n in range(12)]

REFUSE: Final = """IDBFactory.prototype.open = () => {
  throw new DOMException("denied", "SecurityError");
}"""


# ---------------------------------------------------------------- contents


@pytest.mark.parametrize("language", LANGUAGES)
def test_shares_and_their_limits_are_told_in_each_language(
    page: Page, site: str, language: str
) -> None:
    historian = Historian(page, Words(language))
    historian.open(f"{site}?lang={language}")
    screen = historian.remember(*WON)
    say = historian.words
    expect(screen).to_contain_text(say("statistics-won", games=12, wins="8"))
    screen.locator(".how summary").click()
    expect(screen).to_contain_text(say("statistics-between", low=30, high=90))
    expect(screen).to_contain_text(say("card-library"))
    expect(screen).to_contain_text(say("role-trader"))
    assert "statistics-" not in screen.inner_text()


@pytest.mark.first
def test_a_choice_counts_only_the_games_that_fit_it(historian: Historian) -> None:
    others = [
        finished(20, level="easy"),
        finished(21, options={"edition": "second"}),
        finished(22, options={"edition": "second", "expansion": True}),
    ]
    screen = historian.remember(*WON[:7], *others)
    for by, value, count in (
        ("level", "easy", 1),
        ("level", "", 10),
        ("options", "second", 1),
        ("options", "", 10),
        ("seats", "3", 0),
    ):
        screen.locator(f"[data-filter={by}]").select_option(value)
        expect(games_in(screen)).to_have_count(count)
    expect(screen).to_contain_text(historian.words("statistics-none-fit"))


@pytest.mark.first
def test_below_ten_games_it_greets_with_results_and_goals(
    historian: Historian,
) -> None:
    screen = historian.remember(finished(won=False), finished(1, won=False))
    say = historian.words
    tiles = screen.locator(".results .num")
    expect(tiles).to_have_text(["2", "0", "27"])
    expect(screen.locator(".goals li").first).to_have_text(say("statistics-goal-win"))
    expect(screen).to_contain_text(say("statistics-goal-points", goal=30, most=27))
    expect(screen.get_by_role("img", name=say("statistics-drawing"))).to_have_count(0)
    expect(screen.locator("[data-filter]:not([data-filter=game])")).to_have_count(0)
    expect(screen.locator(".feats [data-done]")).to_have_count(0)


def test_a_feat_leads_to_its_game(historian: Historian, page: Page) -> None:
    seats = [player("Ada", "person", 36, 1), player("Ben", "hard", 30, 0)]
    screen = historian.remember(finished(seats=seats))
    expect(screen.locator(".feats [data-done]")).to_have_count(2)
    screen.locator("[data-action=feat]").first.click()
    page.locator("[data-screen=replay]").wait_for()


def test_people_who_share_the_device_have_games_of_their_own(
    historian: Historian,
) -> None:
    two = [player("Ada", "person", 30, 1), player("Cleo", "person", 20, 0)]
    screen = historian.remember(finished(1), finished(2, seats=two))
    expect(games_in(screen)).to_have_count(1)
    screen.locator("[data-filter=who]").select_option("Cleo")
    expect(games_in(screen)).to_contain_text("20")


def test_a_game_leads_to_its_replay_and_back_to_the_statistics(
    historian: Historian, page: Page
) -> None:
    screen = historian.remember(*WON)
    games_in(screen).first.click()
    page.locator("[data-screen=replay]").wait_for()
    expect(page.locator("[data-action=moment]")).to_have_value("0")
    historian.press("replay-close")
    expect(games_in(screen)).to_have_count(10)
    historian.press("continue-more", count=2)
    expect(games_in(screen)).to_have_count(12)
    historian.press("statistics-close")
    expect(start_button(page)).to_be_visible()
    expect(page.locator("[data-action=continue]")).to_have_count(0)


def test_a_personal_best_leads_to_its_game_by_keyboard(
    historian: Historian, page: Page
) -> None:
    screen = historian.remember(*WON)
    screen.locator("[data-best=points]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-screen=replay]").wait_for()


def test_the_drawing_says_what_it_shows_and_a_table_has_its_figures(
    historian: Historian,
) -> None:
    screen = historian.remember(*WON)
    screen.get_by_role("img", name=historian.words("statistics-drawing")).wait_for()
    screen.get_by_text(historian.words("statistics-how-sure")).click()
    rows = screen.locator("[aria-labelledby=wins] tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("4/6")


@pytest.mark.first
def test_from_the_end_of_a_game_it_leads_back_there(
    historian: Historian, page: Page
) -> None:
    historian.finish(last_decision())
    historian.statistics()
    historian.press("statistics-close")
    expect(page.locator("[data-screen=end]")).to_be_visible()


def test_a_page_inside_another_one_has_none(page: Page, site: str) -> None:
    page.goto(f"{site}?embed")
    Historian(page).ready()
    expect(page.locator("[data-action=statistics]")).to_have_count(0)


# ---------------------------------------------------------------- storage


@pytest.mark.own_profile
def test_a_browser_that_keeps_nothing_says_so_and_counts_what_it_saw(
    page: Page, site: str
) -> None:
    page.add_init_script(REFUSE)
    historian = Historian(page)
    historian.arrive(site)
    historian.finish(last_decision())
    screen = historian.statistics()
    expect(screen).to_contain_text(historian.words("statistics-refused"))
    expect(games_in(screen)).to_have_count(1)


@pytest.mark.long
@pytest.mark.own_profile
def test_a_disk_that_never_answers_is_waited_for_no_longer_than_people_would(
    page: Page, site: str
) -> None:
    page.add_init_script(SILENT)
    historian = Historian(page)
    historian.arrive(site)
    historian.finish(last_decision())
    historian.press("statistics-title")
    screen = page.locator("[data-screen=statistics]")
    expect(screen).to_contain_text(historian.words("statistics-refused"))
    expect(games_in(screen)).to_have_count(1)


def test_a_game_of_a_later_version_is_not_counted_and_not_lost(
    historian: Historian,
) -> None:
    later = {**finished(30), "version": 3, "stars": 5}
    screen = historian.remember(*WON[:2], later)
    expect(screen).to_contain_text(historian.words("statistics-others", count=1))
    expect(games_in(screen)).to_have_count(2)
    given = json.loads(historian.keep("statistics-export"))
    assert later in given["finished"]


def test_what_is_spoilt_is_told_and_not_counted(
    historian: Historian, page: Page
) -> None:
    screen = historian.remember(*WON[:2])
    page.evaluate(
        """() => new Promise((done) => {
          const opening = indexedDB.open(`${location.pathname}finished`);
          opening.onsuccess = () => {
            const writing = opening.result.transaction("games", "readwrite");
            writing.objectStore("games").put("{", "spoilt");
            writing.oncomplete = done;
          };
        })"""
    )
    historian.press("statistics-close")
    expect(games_in(historian.statistics())).to_have_count(2)
    expect(screen).to_contain_text(historian.words("statistics-damaged", count=1))
    expect(screen).not_to_contain_text(historian.words("statistics-others", count=1))


def test_all_games_are_forgotten_only_if_that_is_said_twice(
    historian: Historian,
) -> None:
    screen = historian.remember(*WON)
    historian.press("statistics-forget")
    historian.press("statistics-forget-no")
    assert len(historian.records()) == 12
    historian.press("statistics-forget")
    historian.press("statistics-forget-yes")
    expect(screen).to_contain_text(historian.words("statistics-none"))
    assert historian.records() == []
