"""The review on the page: judgements on the board of a replay."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from short_game import short_game
from web.replaying import board, expect_moment, press, slider
from web.visitor import Visitor
from web.words import ENGLISH

GAME = short_game()
FIRST = next(iter(GAME.replay()))[0].asked()
LONG = 120_000
NOTE_WHAT_IS_SAID = """() => {
  window.told = [];
  new MutationObserver(() => {
    const said = document.querySelector(".judged summary");
    if (said) window.told.push(said.innerText.trim());
  }).observe(document.body, { subtree: true, childList: true });
}"""


def judgement(page: Page) -> Locator:
    """The judgement on the decision on show."""
    return page.locator(".judged summary")


def expect_judged(visitor: Visitor) -> None:
    expect(judgement(visitor.page)).not_to_have_text(ENGLISH("review-waiting"))


def answers(page: Page) -> Locator:
    return page.locator(".judged .advised-answer")


def seen_as(visitor: Visitor, who: str) -> None:
    eyes = visitor.page.get_by_label(ENGLISH("replay-as"))
    eyes.select_option(label=who)
    expect(eyes.locator("option:checked")).to_have_text(who)


def ply_of(stage: str) -> int:
    """The ply of the first decision of that kind, of any seat."""
    asked = ((before.ply, before.asked().name) for before, _ in GAME.replay())
    return next(ply for ply, name in asked if name == stage)


@pytest.fixture
def reviewed(visitor: Visitor) -> Iterator[Visitor]:
    """A visitor at the first decision of a short game, which is judged."""
    visitor.come_to(GAME)
    press(visitor, "replay-button")
    expect_moment(visitor, 0)
    visitor.page.keyboard.press("J")
    expect_judged(visitor)
    yield visitor
    press(visitor, "replay-close")


@pytest.fixture
def known(reviewed: Visitor) -> Visitor:
    """The same visitor once every decision is judged."""
    looked = reviewed.page.locator(".judged").get_by_text(re.compile("Looked at"))
    expect(looked).to_have_count(0, timeout=LONG)
    return reviewed


# ---------------------------------------------------------------- the decision on show


@pytest.mark.first
def test_the_best_answers_are_told_with_chances_and_the_chosen_one(
    reviewed: Visitor,
) -> None:
    texts = answers(reviewed.page).all_inner_texts()
    assert len(texts) > 1
    assert all(re.search(r"\d+% to win", text) for text in texts)
    assert sum("chosen" in text for text in texts) == 1


def test_roles_are_marked_on_the_table(reviewed: Visitor) -> None:
    roles = reviewed.page.locator(".role[data-reviewed]")
    expect(roles).to_have_count(len(FIRST.options))
    expect(reviewed.page.locator(".role[data-reviewed~=given]")).to_have_count(1)
    best = reviewed.page.locator(".role[data-reviewed~=best]")
    expect(best).to_have_accessible_name(
        re.compile(re.escape(ENGLISH("label-review-best")))
    )


def test_cards_are_marked_in_the_hand_of_whoever_decided(reviewed: Visitor) -> None:
    seen_as(reviewed, ENGLISH("replay-decider"))
    ply = ply_of("build")
    before = next(before for before, _ in GAME.replay() if before.ply == ply)
    slider(reviewed).fill(str(ply))
    expect_moment(reviewed, ply)
    expect_judged(reviewed)
    cards = reviewed.page.locator(".hand [data-reviewed]")
    expect(cards).to_have_count(len(before.asked().options))
    expect(cards.first).to_have_accessible_name(
        re.compile(re.escape(ENGLISH("label-review-open")))
    )


def test_another_answer_is_marked_when_it_is_pressed(reviewed: Visitor) -> None:
    other = answers(reviewed.page).nth(1)
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(reviewed.page.locator(".role[data-reviewed~=shown]")).to_have_count(1)
    expect(reviewed.page.locator(".role[data-reviewed~=best]")).to_have_count(0)


def test_nothing_can_be_chosen_in_a_review(reviewed: Visitor) -> None:
    expect(reviewed.page.locator("[data-card][aria-pressed]")).to_have_count(0)
    expect(reviewed.page.locator("[data-option]")).to_have_count(0)


def test_what_is_not_judged_yet_is_said_to_be_so(visitor: Visitor) -> None:
    page = visitor.page
    visitor.come_to(GAME)
    press(visitor, "replay-button")
    expect_moment(visitor, 0)
    page.evaluate(NOTE_WHAT_IS_SAID)
    press(visitor, "review-button")
    expect_judged(visitor)
    assert page.evaluate("told[0]") == ENGLISH("review-waiting")
    press(visitor, "replay-close")


@pytest.mark.first
def test_the_judgement_is_read_out_with_the_moment(known: Visitor) -> None:
    told = known.page.get_by_role("region", name=ENGLISH("replay-button"))
    seen_as(known, ENGLISH("replay-decider"))
    press(known, "replay-last")
    known.page.keyboard.press("<")
    expect(told.get_by_role("status")).to_contain_text(
        re.compile("(Inaccuracy|Mistake|Blunder): .*(in 100|a won game)")
    )


# ---------------------------------------------------------------- from one to another


def test_keys_and_buttons_go_from_mistake_to_mistake(known: Visitor) -> None:
    seen_as(known, ENGLISH("replay-decider"))
    press(known, "replay-last")
    marks = known.page.locator(".mistakes i")
    count = marks.count()
    assert count > 1
    found = []
    for _ in range(count):
        before = board(known).get_attribute("data-ply")
        known.page.keyboard.press("<")
        expect(board(known)).not_to_have_attribute("data-ply", before or "")
        expect(known.page.locator(".judged .judgement")).to_have_count(1)
        found.append(int(board(known).get_attribute("data-ply") or -1))
    assert found == sorted(set(found), reverse=True)
    back = known.page.get_by_role("button", name=ENGLISH("replay-mistake-back"))
    expect(back).to_have_attribute("aria-disabled", "true")
    press(known, "replay-mistake-on")
    expect_moment(known, found[-2])


def test_mistakes_are_those_of_whoever_it_is_seen_as(known: Visitor) -> None:
    seen_as(known, "Ben")
    expect(known.page.locator(".mistakes i:not([data-seat='2'])")).to_have_count(0)
    expect(known.page.locator(".mistakes i")).not_to_have_count(0)


def test_keys_lead_to_the_look_back_and_from_there_to_the_board(
    reviewed: Visitor,
) -> None:
    page = reviewed.page
    page.keyboard.press("]")
    expect(board(reviewed)).not_to_have_attribute("data-ply", "0")
    expect_judged(reviewed)
    ply = board(reviewed).get_attribute("data-ply") or ""
    page.keyboard.press("K")
    expect(page.locator("[data-screen=look_back]")).to_be_visible()
    entry = page.locator(f"[data-decision='{ply}']")
    expect(entry.get_by_role("button").first).to_be_focused()
    page.keyboard.press("V")
    expect_moment(reviewed, int(ply))
    expect(judgement(page)).to_be_visible()


def test_the_review_ends_with_its_button(reviewed: Visitor) -> None:
    press(reviewed, "review-button")
    expect(judgement(reviewed.page)).to_have_count(0)
    expect(reviewed.page.locator("[data-reviewed]")).to_have_count(0)
