"""Every kind of question of the first edition, answered by pressing buttons."""

import pytest
from playwright.sync_api import expect

from sanjuan import Game, name_of
from web.disk import newest_answers
from web.prepared import STAGES, asking
from web.screen import Screen
from web.visitor import Visitor

PASSES = ("library", "build", "cover", "market", "sell", "chapel")


def answered(visitor: Visitor, ply: int) -> list[int]:
    """The answer that the page recorded for that question."""
    visitor.look()
    return newest_answers(visitor.page)[ply]


def wording(cards: list[int]) -> list[str]:
    """The cards as the page names them."""
    return sorted(name_of(card).replace("_", " ").capitalize() for card in cards)


def come_to(visitor: Visitor, game: Game) -> Screen:
    """Load that game, and check that the page asks the game's question."""
    screen = visitor.come_to(game)
    assert game.question is not None
    assert screen.stage == game.question.name
    if screen.stage not in ("role", "library"):
        offered = sorted(card.name for card in screen.offered)
        assert offered == wording(list(game.question.options))
    return screen


def test_what_is_pressed_is_what_is_answered(visitor: Visitor) -> None:
    for stage in STAGES:
        game = asking(stage)
        screen = come_to(visitor, game)
        assert game.question is not None
        if stage == "role":
            visitor.take(role := screen.free_roles[-1])
            assert answered(visitor, game.ply) == list(game.question.pick(role.lower()))
        elif stage == "library":
            visitor.decide(screen)
            assert answered(visitor, game.ply) == list(game.question.options)
        else:
            places = list(range(len(screen.offered)))[-game.question.high :]
            visitor.choose(places)
            names = sorted(screen.offered[place].name for place in places)
            assert wording(answered(visitor, game.ply)) == names


@pytest.mark.first
def test_what_may_be_declined_has_a_button_for_it(visitor: Visitor) -> None:
    for stage in PASSES:
        game = asking(stage, may_pass=True)
        screen = come_to(visitor, game)
        assert screen.may_pass
        visitor.choose([])
        assert answered(visitor, game.ply) == []


def test_no_more_can_be_taken_up_than_asked_for(visitor: Visitor) -> None:
    screen = come_to(visitor, asking("pay"))
    confirm = visitor.page.get_by_role("button", name="Confirm")
    taken = visitor.page.locator("button[aria-pressed=true]")
    expect(confirm).to_be_disabled()
    offered = visitor.page.locator("button[aria-pressed]")
    for place in range(screen.to_choose + 1):
        offered.nth(place).click()
    refused = f"At most {screen.to_choose} can be chosen"
    expect(visitor.page.get_by_role("dialog")).to_contain_text(refused)
    visitor.close()
    expect(taken).to_have_count(screen.to_choose)
    expect(confirm).to_be_enabled()
    taken.first.click()
    expect(confirm).to_be_disabled()
