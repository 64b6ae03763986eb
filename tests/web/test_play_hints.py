"""The hint: real answers to select, found while the page stays usable."""

import re

import pytest
from playwright.sync_api import Locator, expect

from hasty import WORLDS
from sanjuan import Game
from table_setup import seat, table
from web.layout import SIZES, give_window, one_of_them
from web.prepared import asking, last_decision, over, shortened
from web.visitor import Visitor

ROLES = {"Builder", "Producer", "Trader", "Councillor", "Prospector"}

TAKE_WHILE_THINKING = """async () => {
  const count = (place) => document.querySelectorAll(place).length;
  document.querySelector("[data-action=hint]").click();
  document.querySelector("button[aria-pressed]").click();
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  return [count("button[aria-pressed=true]"), count(".advice")];
}"""

CUT = """() => {
  const box = (one) => one.getBoundingClientRect();
  const buttons = box(document.querySelector(".ask .acts"));
  const hidden = (one) => one.scrollHeight - one.clientHeight;
  const room = document.querySelector(".advice > .answers");
  const answers = [...room.querySelectorAll("button")].map(box);
  return {
    answers: answers.length,
    high: answers.filter(({ top }) => top < buttons.bottom).length,
    hidden: hidden(room) + hidden(room.parentElement),
  };
}"""
"""The number of answers above the buttons, and the pixels of them out of view."""


def button(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("button", name="Hint", exact=True)


def panel(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name="Best moves")


def hint(visitor: Visitor, game: Game) -> list[Locator]:
    """The answers of the hint at that game's question, best first."""
    visitor.come_to(game)
    button(visitor).click()
    panel(visitor).wait_for()
    return panel(visitor).get_by_role("listitem").all()


def names(answers: list[Locator]) -> list[str]:
    return [answer.locator("b").inner_text() for answer in answers]


@pytest.mark.first
def test_a_hint_for_a_role_names_roles_and_marks_the_best(visitor: Visitor) -> None:
    answers = hint(visitor, asking("role", seats=3))
    assert 1 <= len(answers) <= 3
    assert set(names(answers)) <= ROLES
    marked = visitor.page.locator(".role:has(.advised) b")
    expect(marked).to_have_text(names(answers)[0])
    answers[-1].get_by_role("button").click()
    expect(marked).to_have_text(names(answers)[-1])
    assert visitor.look().stage == "role"


@pytest.mark.parametrize("stage", ["role", "build", "sell"])
def test_every_answer_has_its_chance_and_a_reason(visitor: Visitor, stage: str) -> None:
    for answer in hint(visitor, asking(stage)):
        text = answer.inner_text()
        assert 0 <= chance(text) <= 100
        assert re.search(r"\w\.", answer.locator(".because").inner_text())


def chance(text: str) -> int:
    found = re.search(r"(\d+)% to win", text)
    assert found
    return int(found[1])


def test_the_answers_come_in_the_order_of_the_chances_shown(visitor: Visitor) -> None:
    shown = [chance(one.inner_text()) for one in hint(visitor, asking("role", 3))]
    assert shown == sorted(shown, reverse=True)


def test_what_is_almost_lost_is_not_told_as_lost_and_still_told_apart(
    visitor: Visitor,
) -> None:
    answers = hint(visitor, shortened(over(2), 9))
    assert {one.locator(".chance").inner_text() for one in answers} == {"<1% to win"}
    reasons = {one.locator(".because").inner_text() for one in answers}
    assert len(reasons) == len(answers) > 1
    expect(panel(visitor)).to_contain_text("Each of them loses almost every game")
    said = visitor.page.locator("[data-said=hint]")
    expect(said).to_contain_text("Each of them loses almost every game")


def test_while_a_hint_is_open_the_log_is_there_to_be_read(visitor: Visitor) -> None:
    hint(visitor, last_decision())
    latest = visitor.page.locator(".log li").last
    expect(latest).to_be_visible()
    expect(latest).to_be_in_viewport(ratio=0.9)
    log = visitor.page.locator(".log").bounding_box()
    best = panel(visitor).bounding_box()
    assert log and best and log["y"] + log["height"] <= best["y"]


@one_of_them("stage", ["build", "role", "pay"])
@pytest.mark.parametrize("size", ["phone", "tablet"])
def test_the_answers_stand_whole_above_or_below_the_buttons(
    visitor: Visitor, size: str, stage: str
) -> None:
    visitor.page.set_viewport_size(SIZES[size])
    answers = hint(visitor, asking(stage))
    cut = visitor.page.evaluate(CUT)
    visitor.page.set_viewport_size(SIZES["desktop"])
    above = len(answers) if size == "phone" else 0
    assert cut == {"answers": len(answers), "high": above, "hidden": 0}


@pytest.mark.parametrize("stage", ["pay", "keep"])
def test_about_cards_the_reasons_say_which_and_differ(
    visitor: Visitor, stage: str
) -> None:
    told = [
        one.locator(".because").inner_text() for one in hint(visitor, asking(stage))
    ]
    built = rf"(Keeps|Gives up) the .* \(\d+ of {WORLDS} tries\)\."
    assert all(re.search(built, one) for one in told)
    assert len(set(told)) == len(told)


@pytest.mark.parametrize(
    ("stage", "said"),
    [("pay", "Pay "), ("keep", "Keep "), ("discard", "Discard "), ("sell", "Sell ")],
)
def test_an_answer_says_what_is_done_to_its_cards(
    visitor: Visitor, stage: str, said: str
) -> None:
    assert all(name.startswith(said) for name in names(hint(visitor, asking(stage))))


def test_a_card_the_hint_names_is_taken_up_and_not_yet_built(visitor: Visitor) -> None:
    answers = hint(visitor, asking("build"))
    hand = {card.name for card in visitor.look().offered}
    for name, answer in zip(names(answers), answers, strict=True):
        assert name in {*hand, "Build nothing"}
        answer.get_by_role("button").click()
        taken = visitor.page.locator("button[aria-pressed=true] .name")
        expect(taken).to_have_text([] if name == "Build nothing" else [name])
    assert visitor.look().stage == "build"


def test_the_hint_is_read_out(visitor: Visitor) -> None:
    answers = hint(visitor, asking("role"))
    said = visitor.page.locator("[data-said=hint]")
    expect(said).to_contain_text(f"{names(answers)[0]}: ")
    expect(said).to_have_attribute("role", "status")


def test_it_closes_by_its_button_by_escape_and_by_an_answer(visitor: Visitor) -> None:
    hint(visitor, asking("role"))
    visitor.page.get_by_role("button", name="Close the hint").click()
    expect(panel(visitor)).to_have_count(0)
    button(visitor).click()
    panel(visitor).wait_for()
    visitor.page.keyboard.press("Escape")
    expect(panel(visitor)).to_have_count(0)
    button(visitor).click()
    panel(visitor).wait_for()
    visitor.role("Prospector")
    expect(panel(visitor)).to_have_count(0)


def test_the_page_answers_while_a_hint_is_thought_of(visitor: Visitor) -> None:
    visitor.come_to(asking("build"))
    taken, hints = visitor.page.evaluate(TAKE_WHILE_THINKING)
    assert (taken, hints) == (1, 0)
    panel(visitor).wait_for()


def test_a_hint_can_be_stopped_and_asked_for_again(visitor: Visitor) -> None:
    visitor.come_to(asking("role"))
    button(visitor).click()
    expect(button(visitor)).to_have_attribute("aria-expanded", "true")
    button(visitor).click()
    expect(button(visitor)).to_have_attribute("aria-expanded", "false")
    visitor.rest()
    expect(panel(visitor)).to_have_count(0)
    button(visitor).click()
    panel(visitor).wait_for()


def test_nobody_is_given_a_hint_before_the_device_has_changed_hands(
    visitor: Visitor,
) -> None:
    visitor.come_to(asking("keep", seats=2), "person", "person")
    assert visitor.seen[-1].device_for
    assert button(visitor).count() == 0
    visitor.decide(visitor.seen[-1])
    button(visitor).wait_for()
    visitor.leave()


def test_a_hint_says_how_many_games_more_are_won_and_why(visitor: Visitor) -> None:
    city = "hero victory_column statue quarry carpenter aqueduct tower archive chapel"
    mine = seat("tobacco_storage smithy well", f"{city} library silver_smelter")
    rival = seat("well crane smithy", f"{city} silver_smelter+ coffee_roaster+")
    best, *others = hint(visitor, table(mine, rival).game)
    expect(best.locator("b")).to_have_text("Builder")
    told = r"opponent [\d.]+ points? fewer|the game ends [\d.]+ rounds? sooner"
    expect(best).to_contain_text(
        re.compile(rf"Wins \d+ more games in 100 than the next best: ({told})\.")
    )
    for other in others:
        expect(other).to_contain_text(
            re.compile(r"Wins \d+ fewer games in 100 than the best")
        )


COVERED = """() => {
  const covered = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !one.contains(hit);
  };
  return [...document.querySelectorAll(".role, .hand .card")].filter(covered).length;
}"""


@pytest.mark.parametrize("stage", ["role", "pay"])
def test_on_a_phone_a_hint_covers_neither_hand_nor_roles(
    visitor: Visitor, stage: str
) -> None:
    for width, height in ((390, 664), (360, 560)):
        give_window(visitor.page, {"width": width, "height": height})
        hint(visitor, asking(stage))
        assert visitor.page.evaluate(COVERED) == 0, width
        reason = panel(visitor).locator(".reasoned")
        expect(reason).to_be_in_viewport(ratio=1)
        if stage == "pay":
            reason.click()
            expect(panel(visitor).get_by_role("list")).to_be_hidden()
            at = "one => one.scrollHeight <= one.clientHeight"
            assert reason.locator("summary").evaluate(at)
