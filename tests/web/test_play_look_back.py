"""The look back on a game: begun, watched, stopped, finished; its contents."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from sanjuan import Game
from short_game import long_game, short_game
from web.visitor import Visitor
from web.words import ENGLISH

GAME = short_game()
WHOLE = long_game()
ALL = f"All {GAME.ply} decisions"
LONG = 120_000


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def begin(visitor: Visitor, game: Game = GAME) -> Page:
    """Look back on that game, from its end."""
    page = visitor.page
    visitor.come_to(game)
    button(page, "Look back").click()
    expect(page.get_by_role("heading", name="Looking back")).to_be_visible()
    list_all(page)
    return page


def list_all(page: Page) -> None:
    """List every decision of everybody."""
    page.locator("[data-action=whose]").select_option(label="Everybody’s")
    if button(page, "Show all").count():
        button(page, "Show all").click()


def finish(page: Page) -> None:
    expect(page.locator(".how-far")).to_contain_text(ALL, timeout=LONG)


def entries(page: Page) -> Locator:
    return page.locator("[data-decision]")


def looked_at(page: Page) -> int:
    """The number of decisions that the page has looked at."""
    text = page.locator(".how-far").inner_text()
    return int(re.findall(r"\d+", text)[0])


# ---------------------------------------------------------------- in progress


@pytest.mark.first
def test_findings_come_while_it_goes_on(visitor: Visitor) -> None:
    page = begin(visitor, WHOLE)
    expect(entries(page)).not_to_have_count(0)
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(button(page, "Stop")).to_be_visible()


def test_it_says_how_it_goes_on_and_how_long_that_takes(visitor: Visitor) -> None:
    page = begin(visitor, WHOLE)
    expect(page.get_by_text(ENGLISH("look-back-way"))).to_be_visible()
    expect(page.locator(".how-far")).to_contain_text(re.compile(r"(s|minutes?) left"))
    first = entries(page).first.get_attribute("data-decision")
    assert int(first or 0) > 0, "it begins at the end"


def test_it_stops_at_once_and_goes_on_where_it_was(visitor: Visitor) -> None:
    page = begin(visitor, WHOLE)
    expect(entries(page)).not_to_have_count(0)
    button(page, "Stop").click()
    button(page, "Continue").wait_for()
    found = looked_at(page)
    visitor.rest()
    assert looked_at(page) == entries(page).count() == found < WHOLE.ply
    button(page, "Continue").click()
    entries(page).nth(found).wait_for()
    assert entries(page).count() > found


@pytest.mark.first
def test_leaving_it_ends_it_and_what_was_found_is_kept(visitor: Visitor) -> None:
    page = begin(visitor, WHOLE)
    expect(entries(page)).not_to_have_count(0)
    button(page, "Final score").click()
    assert visitor.look().over
    button(page, "Look back").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    assert entries(page).count() > 0


def test_coming_back_to_the_game_later_goes_on_with_it(visitor: Visitor) -> None:
    page = begin(visitor, WHOLE)
    entries(page).nth(3).wait_for()
    button(page, "Stop").click()
    found = looked_at(page)
    visitor.leave()
    button(page, "See the result").click()
    button(page, "Look back").click()
    list_all(page)
    page.wait_for_selector("[data-decision]")
    assert entries(page).count() >= found > 1


def test_a_new_game_ends_it(visitor: Visitor) -> None:
    page = begin(visitor, WHOLE)
    visitor.leave()
    visitor.set_sail("Person", "Computer, medium")
    assert visitor.look().stage
    begin(visitor, WHOLE)
    assert entries(page).count() < WHOLE.ply


# ---------------------------------------------------------------- contents


@pytest.fixture
def looked_back(visitor: Visitor) -> Page:
    """The page with the whole look back, shared by tests that only read it."""
    page = visitor.page
    if not page.locator(".how-far").get_by_text(ALL).count():
        begin(visitor)
        finish(page)
    return page


def test_at_the_end_there_is_everybodys_curve_and_luck(looked_back: Page) -> None:
    expect(looked_back.locator(".field polyline")).to_have_count(2)
    luck = looked_back.get_by_role("region", name="Luck").get_by_role("listitem")
    expect(luck).to_have_count(2)
    expect(luck.first).to_contain_text(re.compile("You were .*lucky"))
    expect(luck.last).to_contain_text(re.compile("Ben was .*lucky"))


@pytest.mark.first
def test_the_table_says_what_the_curves_say(looked_back: Page) -> None:
    looked_back.get_by_text("As a table").click()
    rows = looked_back.locator(".figures tbody tr")
    roles = sum(before.asked().name == "role" for before, _ in GAME.replay())
    expect(rows).to_have_count(roles + 1)
    won = ["100%" if seat in GAME.winners() else "0%" for seat in (0, 1)]
    assert rows.last.locator("td").all_inner_texts() == won


@pytest.mark.first
def test_the_luck_is_what_is_missing_from_the_sum(looked_back: Page) -> None:
    columns = looked_back.locator(".luck tbody tr")
    told = [row.locator("td").first.inner_text() for row in columns.all()]
    start, own, rivals, drawn, end = [
        int(text.strip("%±+").replace("−", "-")) for text in told
    ]
    rounding = 3
    assert abs(start + own + rivals + drawn - end) <= rounding


@pytest.mark.first
def test_everybody_has_an_accuracy_which_a_press_explains(looked_back: Page) -> None:
    part = looked_back.get_by_role("region", name="Accuracy")
    told = part.locator(".accuracy").get_by_role("listitem")
    expect(told).to_have_count(2)
    expect(told.first).to_contain_text(re.compile(r"You: accuracy \d+%; inaccuracies"))
    part.get_by_text(ENGLISH("accuracy-how")).click()
    expect(part).to_contain_text(ENGLISH("accuracy-note"))


@pytest.mark.first
def test_a_decision_shows_its_answers_with_chances_and_reasons(
    looked_back: Page,
) -> None:
    first = entries(looked_back).first
    first.locator("[aria-expanded]").click()
    answers = first.get_by_role("listitem")
    answers.nth(1).wait_for()
    texts = answers.all_inner_texts()
    assert all(re.search(r"\d+%", text) for text in texts)
    assert sum("chosen" in text for text in texts) == 1
    assert all(re.search(r"\w\.", text) for text in texts)
    first.locator("[aria-expanded]").click()
    expect(answers).to_have_count(0)


@pytest.mark.first
def test_the_costly_decisions_come_first_in_sentences(looked_back: Page) -> None:
    costly = looked_back.get_by_role("region", name="Costly decisions")
    rows = costly.locator("[data-decision]")
    costs = [
        int(one.strip("−"))
        for one in rows.locator(".cost > :first-child").all_inner_texts()
    ]
    assert costs == sorted(costs, reverse=True)
    assert costs[-1] >= 4
    expect(rows.first).to_contain_text(re.compile(r"Round \d+: (You|Ben) \w+ .*\."))
    lost = [
        (int(count), int(games))
        for text in costly.locator(".lost").all_inner_texts()
        for count, games in re.findall(r"(\d+) mistakes? cost \w+ (\d+)", text)
    ]
    assert sum(count for count, _ in lost) == len(costs)
    assert sum(a * b for a, b in lost) == pytest.approx(sum(costs), abs=len(costs))


def test_a_decision_is_seen_on_the_table(looked_back: Page) -> None:
    entry = entries(looked_back).nth(1)
    ply = entry.get_attribute("data-decision") or ""
    entry.get_by_role("button").first.click()
    entry.get_by_role("button", name=ENGLISH("replay-there")).click()
    moment = looked_back.locator("[data-screen=replay]")
    expect(moment).to_have_attribute("data-ply", ply)
    looked_back.get_by_role("button", name=ENGLISH("replay-close"), exact=True).click()
    expect(looked_back.locator("[data-screen=look_back]")).to_be_visible()
    entry.get_by_role("button").first.click()


def test_a_point_of_the_curve_leads_to_its_moment(looked_back: Page) -> None:
    field = looked_back.locator(".field")
    box = field.bounding_box()
    assert box
    moment = looked_back.locator("[data-screen=replay]")
    field.click(position={"x": box["width"] - 1, "y": 5})
    expect(moment).to_have_attribute("data-ply", str(GAME.ply))
    looked_back.keyboard.press("Escape")
    looked_back.get_by_text("As a table").click()
    point = looked_back.locator("[data-point]").nth(1)
    ply = point.get_attribute("data-point") or ""
    point.click()
    expect(moment).to_have_attribute("data-ply", ply)
    looked_back.keyboard.press("Escape")
    expect(looked_back.locator("[data-screen=look_back]")).to_be_visible()


def test_at_first_only_my_costly_decisions_are_listed(visitor: Visitor) -> None:
    page = visitor.page
    visitor.come_to(GAME)
    button(page, "Look back").click()
    finish(page)
    expect(page.locator(".decision:not([data-seat='1'])")).to_have_count(0)
    expect(entries(page)).to_have_count(page.locator(".cost:not([data-zero])").count())


@pytest.mark.first
def test_the_decisions_of_one_player_can_be_listed_alone(looked_back: Page) -> None:
    list_all(looked_back)
    looked_back.locator("[data-action=whose]").select_option(label="Ben")
    seats = [before.asked().seat for before, _ in GAME.replay()]
    expect(entries(looked_back)).to_have_count(seats.count(1))
