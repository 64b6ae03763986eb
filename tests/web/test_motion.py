"""The motion on the table: its parts, its speed, and the settings without it."""

import pytest
from playwright.sync_api import expect

from table_setup import extended, seat, table
from web.prepared import asking, over
from web.visitor import Visitor
from web.waiting import until
from web.words import ENGLISH


@pytest.fixture
def visitor(beginner: Visitor) -> Visitor:
    """A person with the settings of a first visit, which include motion."""
    beginner.page.emulate_media(reduced_motion="no-preference")
    return beginner


MOVING = """document.getAnimations().some(
  (one) => !(one instanceof CSSTransition) && one.effect.target.dataset?.card)"""
GIVEN_UP = "document.querySelector('.leaving .card')"
SOLD = "document.querySelector('.leaving .good')"


def speed(visitor: Visitor, of: str, name: str) -> None:
    dialog = visitor.settings()
    group = dialog.get_by_role("group", name=ENGLISH(f"settings-{of}"))
    group.get_by_text(name, exact=True).click()
    visitor.close()


def test_cards_are_there_at_once_where_that_is_wanted(visitor: Visitor) -> None:
    visitor.come_to(asking("role"))
    visitor.take("Prospector")
    until(visitor.page, MOVING)
    speed(visitor, "motion", "Instant")
    until(visitor.page, f"!{MOVING}")
    visitor.come_to(asking("role"))
    visitor.take("Prospector")
    drawn = visitor.page.locator(".log", has_text="You drew")
    drawn.wait_for()
    assert not visitor.page.evaluate(MOVING)


@pytest.mark.parametrize(
    ("stage", "moves"),
    [
        ("pay", MOVING),
        pytest.param("pay", GIVEN_UP, marks=pytest.mark.long),
        pytest.param("sell", SOLD, marks=pytest.mark.long),
    ],
)
def test_own_cards_move_even_where_turns_are_shown_at_once(
    visitor: Visitor, stage: str, moves: str
) -> None:
    speed(visitor, "pace", "Instant")
    speed(visitor, "motion", "Slow")
    visitor.decide(visitor.come_to(asking(stage)))
    until(visitor.page, moves)
    expect(visitor.page.locator(".leaving")).to_have_count(0)


def test_a_rivals_building_comes_from_its_hand(visitor: Visitor) -> None:
    speed(visitor, "motion", "Slow")
    visitor.come_to(asking("role"))
    visitor.take("Builder")
    visitor.decide(visitor.look())
    until(visitor.page, MOVING.replace(".card)", ".size === 'mini')"))


MARK_MOVING = "document.getAnimations().some((one) => one.effect.target.matches('{}'))"
TUCKED = """(building) => {
  const way = document.querySelector(".leaving");
  if (!way) return null;
  const [move] = way.getAnimations();
  move.pause();
  move.currentTime = move.effect.getTiming().duration - 1;
  const [from, to] = [way, document.querySelector(`.city [data-id=${building}]`)].map(
    (one) => one.getBoundingClientRect());
  return [from.left - to.left, from.top - to.top];
}"""
"""The distance from a building to the end of a card's or good's way."""


def test_the_seal_goes_to_the_role_and_the_wheel_to_the_next_governor(
    visitor: Visitor,
) -> None:
    speed(visitor, "motion", "Slow")
    visitor.come_to(table(seat(), seat(), roles_taken="builder trader").game)
    visitor.take("Prospector")
    until(visitor.page, MARK_MOVING.format(".governor"))
    visitor.come_to(asking("role"))
    visitor.take("Prospector")
    until(visitor.page, MARK_MOVING.format(".role .seal"))


@pytest.mark.first
def test_a_card_tucked_goes_to_its_chapel(visitor: Visitor) -> None:
    speed(visitor, "motion", "Slow")
    visitor.come_to(asking("chapel"))
    visitor.page.locator("button[aria-pressed]").first.click()
    visitor.page.get_by_role("button", name="Confirm").click()
    far = until(visitor.page, TUCKED, "chapel")
    assert max(abs(side) for side in far) < 3


def test_a_good_stowed_goes_to_its_harbor(visitor: Visitor) -> None:
    speed(visitor, "motion", "Slow")
    at = extended(seat(city="harbor indigo_plant+"), seat()).role("trader")
    visitor.come_to(at.game)
    visitor.page.get_by_role("button", name="Confirm").click()
    far = until(visitor.page, TUCKED, "harbor")
    assert max(abs(side) for side in far) < 12


@pytest.mark.first
def test_nothing_moves_for_those_who_want_less_motion(visitor: Visitor) -> None:
    visitor.page.emulate_media(reduced_motion="reduce")
    visitor.decide(visitor.come_to(asking("pay")))
    visitor.page.locator(".log", has_text="You built").wait_for()
    assert not visitor.page.evaluate(f"{MOVING} || {GIVEN_UP} !== null")


def test_a_replay_moves_cards_to_the_next_moment_and_leaps_over_many(
    visitor: Visitor,
) -> None:
    page = visitor.page
    speed(visitor, "motion", "Slow")
    visitor.come_to(over(3))
    page.get_by_role("button", name=ENGLISH("replay-button"), exact=True).click()
    board = page.locator("[data-screen=replay]")
    for ply in (over(3).ply, 2):
        page.get_by_role("slider").fill(str(ply))
        expect(board).to_have_attribute("data-ply", str(ply))
        assert not page.evaluate(MOVING)
    drawn = next(e["ply"] for e in over(3).events(0) if e["id"] == "built")
    page.get_by_role("slider").fill(str(drawn - 1))
    expect(board).to_have_attribute("data-ply", str(drawn - 1))
    page.keyboard.press("ArrowRight")
    until(page, MOVING)
