"""The page can be used without sight: roles, names and states say everything."""

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from sanjuan import Game
from web.listener import Listener
from web.prepared import asking, over, shortened
from web.visitor import Visitor
from web.words import words_of

# ------------------------------------------------------------ a whole game


def arrived(page: Page, site: str) -> Visitor:
    page.goto(site)
    visitor = Visitor(page, words_of(page))
    visitor.ready()
    visitor.want_turns_at_once()
    return visitor


def met_to_the_end(visitor: Visitor) -> set[str]:
    """The questions that a person meets who goes by the text that is read out."""
    listener = Listener(visitor.page, visitor.words)
    listener.play()
    assert Game.load(json.loads(visitor.keep())["game"]).over
    return set(listener.met)


@pytest.mark.long
@pytest.mark.parametrize("context", ["fr-FR"], indirect=True)
def test_a_game_is_played_to_its_end_by_what_is_read_out(page: Page, site: str) -> None:
    visitor = arrived(page, site)
    visitor.come_to(shortened(over(2), 40))
    assert {"role", "build", "pay"} <= met_to_the_end(visitor)


@pytest.mark.long
@pytest.mark.parametrize("context", ["fr-FR", "en-GB", "de-DE"], indirect=True)
def test_a_whole_game_is_played_by_what_is_read_out(page: Page, site: str) -> None:
    visitor = arrived(page, site)
    kinds = map(visitor.words, ("kind-person", "kind-easy"))
    visitor.set_sail(*kinds, seed=2)
    visitor.look()
    assert {"role", "build", "pay", "sell", "keep"} <= met_to_the_end(visitor)


# ------------------------------------------------------------ announcements


def announced(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("log", name="Announcements").locator("p")


COMMENTS = """() => {
  const log = document.querySelector("[role=log].sr");
  return [...log.childNodes].filter((node) => node instanceof Comment).length;
}"""
"""The comments that the drawing library has left between the sentences."""


@pytest.mark.long
def test_sentences_that_are_read_no_more_leave_nothing_behind(visitor: Visitor) -> None:
    visitor.come_to(shortened(over(2), 40))
    for _ in range(6):
        visitor.decide(visitor.look())
    visitor.look()
    counts = announced(visitor).count(), visitor.page.evaluate(COMMENTS)
    assert counts[1] <= 2 * counts[0] + 2, counts


@pytest.mark.first
def test_a_question_is_announced_with_round_phase_and_choices(visitor: Visitor) -> None:
    visitor.come_to(asking("build"))
    last = announced(visitor).last
    expect(last).to_contain_text("Your turn. Round 1, Builder phase. Build something?")
    expect(last).to_contain_text("5 choices.")


@pytest.mark.first
def test_what_others_do_is_announced_before_what_is_asked(visitor: Visitor) -> None:
    visitor.come_to(asking("role"))
    screen = visitor.role("Prospector")
    told = announced(visitor).all_inner_texts()
    events = [line for line in told if line in screen.log]
    assert "You took the Prospector" in events
    assert any(line.startswith("Ben took the") for line in events)
    assert told[-1].startswith("Your turn.")


@pytest.mark.first
def test_what_is_taken_back_is_announced(visitor: Visitor) -> None:
    visitor.come_to(asking("role"))
    visitor.role("Prospector")
    visitor.page.get_by_role("button", name="Undo").click()
    visitor.look()
    assert "Undone." in announced(visitor).all_inner_texts()


@pytest.mark.first
def test_nothing_is_asked_aloud_before_the_device_has_changed_hands(
    visitor: Visitor,
) -> None:
    visitor.come_to(asking("keep"), "person", "person")
    expect(announced(visitor).last).to_have_text("Hand the device to Ada")


ANSWER_AND_OPEN = """(answer) => {
  document.querySelector(answer).click();
  document.querySelector("[data-action=menu]").click();
}"""
"""Opens the menu before the answer has any effect."""


@pytest.mark.first
def test_what_happens_under_a_dialog_is_announced_when_it_is_closed(
    visitor: Visitor,
) -> None:
    visitor.come_to(asking("role"))
    before = announced(visitor).all_inner_texts()
    visitor.page.evaluate(ANSWER_AND_OPEN, ".role[data-role=prospector]")
    expect(visitor.page.locator(".log")).to_contain_text("Ben took the")
    assert announced(visitor).all_inner_texts() == before
    visitor.close()
    told = visitor.page.get_by_role("log").get_by_text("You took the Prospector")
    expect(told).to_have_count(1)
    expect(announced(visitor).last).to_contain_text("Your turn.")


@pytest.mark.first
def test_why_a_card_cannot_be_chosen_is_in_its_name(visitor: Visitor) -> None:
    visitor.come_to(asking("pay"))
    barred = visitor.page.get_by_role("button", disabled=True, name="Prefecture")
    expect(barred).to_have_accessible_name(
        "Prefecture, costs 3, 2 points. Councillor: keep 2 cards instead of 1. "
        "Being built now."
    )


@pytest.mark.first
def test_why_a_button_does_nothing_yet_is_told_with_it(visitor: Visitor) -> None:
    visitor.come_to(asking("role"))
    undo = visitor.page.get_by_role("button", name="Undo")
    expect(undo).to_have_accessible_description("Nothing to undo yet")
    visitor.come_to(asking("pay"))
    confirm = visitor.page.get_by_role("button", name="Confirm")
    expect(confirm).to_have_accessible_description("0 chosen, 3 to go")


# ------------------------------------------------------------ scenes


SCENES = {
    "role": """
      - region "Roles":
        - list:
          - listitem:
            - button /Builder.*free/
          - listitem:
            - button /Producer.*free/
      - region "Your city":
        - heading "Your city"
        - list:
          - listitem:
            - button /Indigo plant, costs 1, 1 point. Produces indigo. Holds no good./
      - region "Decision":
        - heading "Choose one of the roles above"
        - button "Undo" [disabled]
        - button "Hint"
      - region "Your hand, 4 cards":
        - list:
          - listitem:
            - button /Statue, costs 3, 3 points. Monument/
    """,
    "build": """
      - region "Decision":
        - heading "Build something?"
        - paragraph:
          - status: 0 of up to 1 chosen
        - button "Build nothing"
      - region "Your hand, 5 cards":
        - list:
          - listitem:
            - button /Statue, costs 3, 3 points. Monument/
    """,
    "pay": """
      - region "Roles":
        - list:
          - listitem:
            - button /Builder Ben, now/
          - listitem:
            - button /Prospector taken by you/
      - region "Decision":
        - heading "Pay 3 cards for the Prefecture"
        - paragraph:
          - status: 0 chosen, 3 to go
        - button "Confirm" [disabled]
      - region /Your hand/:
        - list:
          - listitem:
            - button /Statue, costs 3, 3 points/
    """,
    "sell": """
      - region "Your city":
        - list:
          - listitem:
            - button /Holds .*. Sells for \\d now/
      - region "Decision":
        - heading "Sell 1 good for 1 card?"
        - paragraph:
          - status: 1 chosen, ready
        - button "Sell nothing"
        - button "Confirm"
    """,
    "discard": """
      - region "Decision":
        - heading /Discard \\d/
        - paragraph:
          - status: /0 chosen, \\d to go/
        - button "Confirm" [disabled]
    """,
}


@pytest.mark.first
@pytest.mark.parametrize("stage", SCENES)
def test_a_decision_is_read_out(visitor: Visitor, stage: str) -> None:
    visitor.come_to(asking(stage))
    expect(visitor.page.get_by_role("main")).to_match_aria_snapshot(SCENES[stage])


@pytest.mark.first
def test_the_end_is_read_out(visitor: Visitor) -> None:
    visitor.come_to(over())
    expect(visitor.page.get_by_role("main")).to_match_aria_snapshot("""
      - heading /win.* with \\d+ points/
      - button "Rematch"
      - region "Final score":
        - table:
          - rowgroup:
            - row /You/
      - region "The cities":
        - heading "The cities"
    """)
