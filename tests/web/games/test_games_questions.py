"""Each question of a game survives a reload, and axe accepts its screen."""

from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize

from web.axe import COLOURS, RULES, violations
from web.games.guest import Guest
from web.games.kinds import Kind
from web.layout import give_window

PHONE: Final[ViewportSize] = {"width": 390, "height": 664}
DRAWN: Final = {"san-juan", "puerto-rico"}
"""The games whose boards draw every option; toys leave some to the house."""


@pytest.mark.long
def test_each_question_survives_a_reload_and_axe_accepts_its_screen(
    page: Page, kind: Kind
) -> None:
    guest, found = Guest(page), list[str]()
    for name, save in kind.asked().items():
        give_window(page, PHONE)
        before = guest.come_to(save)
        assert before["asked"] == name
        page.reload()
        page.locator("[data-action=continue]").click()
        assert guest.look() == before
        found += [f"{name}: {one}" for one in violations(page, RULES)]
        page.emulate_media(color_scheme="dark")
        found += [f"{name}, by night: {one}" for one in violations(page, COLOURS)]
        page.emulate_media(color_scheme="light")
    assert not found, "\n".join(found)


@pytest.mark.long
def test_the_boards_of_the_site_draw_every_option(page: Page, kind: Kind) -> None:
    guest, found = Guest(page), list[str]()
    for name, save in kind.asked().items() if kind.id in DRAWN else ():
        guest.come_to(save)
        found += [name] * page.locator("[data-undrawn] > *").count()
    assert found == []
