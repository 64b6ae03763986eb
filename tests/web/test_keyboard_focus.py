"""The focus, and its moves: by arrows, by Tab, and automatic."""

from typing import Final

import pytest
from playwright.sync_api import ViewportSize, expect

from web.layout import SIZES
from web.prepared import asking, over
from web.typist import Typist

SEEN: Final = """() => {
  const one = document.activeElement;
  const { left, top, width, height } = one.getBoundingClientRect();
  const parts = [0.1, 0.5, 0.9];
  const at = (x, y) => document.elementFromPoint(left + width * x, top + height * y);
  return parts.some((x) => parts.some((y) => one.parentElement.contains(at(x, y))));
}"""
"""Whether a part of what has the focus can be seen."""

LOW: Final[ViewportSize] = {"width": 480, "height": 270}
"""A desktop whose letters are four times as large."""


@pytest.mark.first
def test_what_has_the_focus_is_seen_in_a_low_window(typist: Typist) -> None:
    page = typist.at(asking("build"))
    page.set_viewport_size(LOW)
    hidden = []
    for key in [*["Tab"] * 12, *["Shift+Tab"] * 12]:
        typist.press(key)
        if not page.evaluate(SEEN):
            hidden.append(typist.focused())
    page.set_viewport_size(SIZES["desktop"])
    assert not hidden


@pytest.mark.first
def test_arrows_move_along_a_group_and_up_and_down_the_table(typist: Typist) -> None:
    typist.at(asking("role"))
    typist.press("ArrowDown")
    assert 'button "Builder' in typist.focused()
    typist.press("ArrowRight")
    assert 'button "Producer' in typist.focused()
    typist.press("End")
    assert 'button "Prospector' in typist.focused()
    typist.press("ArrowDown")
    assert 'button "Indigo plant' in typist.focused()


@pytest.mark.first
def test_tab_stops_once_in_each_group(typist: Typist) -> None:
    page = typist.at(asking("role"))
    for group in (".roles", ".city .places", ".hand"):
        stops = page.locator(f"{group} button:not([tabindex='-1'])")
        expect(stops).to_have_count(1)


@pytest.mark.first
def test_tab_leaves_a_group_from_wherever_the_arrows_led_and_comes_back_there(
    typist: Typist,
) -> None:
    page = typist.at(asking("role"))
    page.locator(".roles button").first.focus()
    typist.press("End", "ArrowLeft", "Tab")
    expect(page.locator(".roles :focus")).to_have_count(0)
    typist.press("Shift+Tab")
    expect(page.locator(".roles button").nth(-2)).to_be_focused()


@pytest.mark.first
def test_the_focus_goes_on_to_the_prompt_of_the_next_question(typist: Typist) -> None:
    page = typist.at(asking("pay"))
    typist.press(*(str(1 + place) for place in range(typist.seen[-1].to_choose)))
    typist.go_to("button", "Confirm", "Shift+Tab")
    typist.press("Enter")
    typist.look()
    expect(page.locator(".ask h2")).to_be_focused()


@pytest.mark.first
def test_the_focus_is_on_the_prompt_after_a_dialog_under_which_it_was_lost(
    typist: Typist,
) -> None:
    page = typist.at(asking("pay"))
    typist.press("1", "2", "3")
    confirm = page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_enabled()
    confirm.focus()
    page.keyboard.press("m")
    page.get_by_role("dialog").wait_for()
    confirm.evaluate("one => one.click()")
    expect(page.locator("[data-question=pay]")).to_have_count(0)
    typist.close()
    expect(page.locator(".ask h2")).to_be_focused()


@pytest.mark.first
def test_after_a_dialog_the_focus_is_where_it_was(typist: Typist) -> None:
    typist.at(asking("role"))
    typist.press("ArrowDown", "ArrowRight", "p")
    typist.page.get_by_role("dialog").wait_for()
    typist.press("Escape")
    typist.page.locator("dialog").wait_for(state="detached")
    assert 'button "Producer' in typist.focused()


@pytest.mark.first
def test_a_card_named_in_the_log_is_looked_at(typist: Typist) -> None:
    page = typist.at(asking("sell"))
    typist.press("l")
    latest = page.locator(".log [data-named]").last
    expect(latest).to_be_focused()
    typist.press("ArrowLeft", "Enter")
    name = page.locator(".log [data-named]").nth(-2).inner_text()
    page.get_by_role("dialog", name=name).wait_for()


@pytest.mark.first
def test_up_and_down_stay_at_the_table_or_beside_it(typist: Typist) -> None:
    page = typist.at(asking("role", seats=4))
    typist.press("ArrowDown", *["ArrowDown"] * 4, *["ArrowUp"] * 5)
    expect(page.locator(".roles :focus")).to_have_count(1)
    typist.press("o", "ArrowDown")
    expect(page.locator(".rivals button").nth(1)).to_be_focused()


@pytest.mark.first
def test_on_another_screen_the_focus_is_on_its_title(typist: Typist) -> None:
    typist.at(over())
    assert typist.focused().startswith("- heading")
    assert "win" in typist.focused()
