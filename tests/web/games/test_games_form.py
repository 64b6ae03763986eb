"""The form of any game has its seats and its options, and deals what it says."""

import pytest
from playwright.sync_api import Page, expect

from web.form import open_form
from web.games.guest import Guest
from web.games.kinds import Kind
from web.pressing import press
from web.words import ENGLISH


def leave(page: Page) -> None:
    """Go to the start screen, from the end."""
    page.locator("[data-action=new]").click()


@pytest.mark.first("puerto-rico", "lucky-market")
def test_a_form_deals_to_the_most_seats_with_every_option(
    page: Page, kind: Kind
) -> None:
    Guest(page).come_to(kind.over())
    leave(page)
    seats, *options = kind.type.game.rules.options
    most = str(max(map(int, map(str, seats.choices))))
    form = open_form(page)
    press(form.get_by_text(most, exact=True))
    for seat in range(2, int(most) + 1):
        kinds = form.get_by_label(ENGLISH("new-kind", seat=seat))
        kinds.select_option(label=ENGLISH("kind-random"))
    press(form.get_by_text(ENGLISH("new-more"), exact=True))
    fields = form.locator(".options :is([role=switch], [type=radio])")
    expect(fields.nth(len(options))).to_be_visible()
    for one in form.locator(".options [role=switch]:not(#serious)").all():
        one.check()
    press(form.locator("[data-action=begin]"))
    Guest(page).look()
    page.keyboard.press("m")
    about = page.get_by_role("dialog").get_by_text(f"{most} players")
    expect(about.first).to_be_visible()
    page.keyboard.press("Escape")
