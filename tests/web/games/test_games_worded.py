"""Every screen and dialog of any game has words, and no drawing of it fails."""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page

from locales import messages
from toolchain.game import Game
from web.games.guest import Guest
from web.games.kinds import Kind
from web.toys.games import GAMES
from web.words import ENGLISH

DASHED: Final = re.compile(r"\b[a-z]+(?:-[a-z0-9]+)+\b")
FIRST: Final = {m.id.name.split("-")[0] for m in messages("en") if "-" in m.id.name}
"""The first words of ids."""

GAP: Final = re.compile(r".*(?:, *[,.]|· *·).*", re.MULTILINE)
"""Sentences in which a part is empty."""

WORDS: Final = {"what-if", "what-ifs", "look-back"}
"""Words of the page that look like ids."""

TOLD: Final = """() => {
  const all = [...document.querySelectorAll("body :not(script, style, template)")];
  const isText = (one) => one instanceof Text;
  const texts = ({ childNodes }) => [...childNodes].filter(isText);
  const told = (one) => [one.title, one.ariaLabel, one.placeholder, ...texts(one)];
  return all.flatMap(told).map((text) => text?.data ?? text ?? "").join("\\n");
}"""


def ids_on(page: Page) -> set[str]:
    """The ids that stand on the page as they are, for lack of words."""
    said = set(DASHED.findall(page.evaluate(TOLD)))
    return {id for id in said if id.split("-")[0] in FIRST} - WORDS


def screens(page: Page, kind: Kind) -> Iterator[str]:
    """Go from screen to screen; the name of each."""
    guest = Guest(page)
    guest.come_to(kind.begun())
    yield "table"
    for key, dialog in {"m": "menu", ",": "settings", "?": "keys"}.items():
        page.keyboard.press(key)
        page.get_by_role("dialog").wait_for()
        yield dialog
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
    guest.come_to(kind.over())
    yield "end"
    page.locator("[data-action=look-back]").click()
    page.locator("[data-screen=look_back]").wait_for()
    yield "look back"
    page.locator("[data-action=close-look-back]").click()
    page.get_by_role("button", name=ENGLISH("replay-button"), exact=True).click()
    page.locator("[data-screen=replay]").wait_for()
    yield "replay"
    page.keyboard.press("Escape")
    page.locator("[data-action=new]").click()
    page.locator("#setup").wait_for()
    yield "start"
    page.locator("[data-action=statistics]").click()
    page.locator("[data-screen=statistics]").wait_for()
    yield "statistics"


@pytest.mark.first("puerto-rico")
def test_every_screen_of_a_game_has_words(page: Page, kind: Kind) -> None:
    for screen in screens(page, kind):
        assert ids_on(page) == set(), screen
        assert GAP.findall(page.evaluate(TOLD)) == [], screen


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_toy_has_the_same_words_in_every_language(game: Game) -> None:
    texts = [path.read_text() for path in sorted((game.page / "locales").iterdir())]
    ids = [re.findall(r"^([\w-]+) =|^    (\.[\w-]+) =", text, re.M) for text in texts]
    assert len(ids) == 3
    assert ids[0] == ids[1] == ids[2]
