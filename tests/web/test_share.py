"""Sharing a deal or a game: by mouse, by keyboard, and by screen reader."""

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.games import GAMES
from random_play import played
from sanjuan import Game
from tabletop.table.codes import deal_code, game_code, table_of
from toolchain.steps import ROOT
from web.layout import LONGEST_FIRST, one_of_them
from web.prepared import asking, over
from web.prepared import table as save
from web.test_links import at
from web.visitor import Visitor
from web.waiting import until
from web.words import ENGLISH, Words

READER = Path(__file__).with_name("read_qr.mjs")
GOLDEN = sorted((ROOT / "tests" / "playthroughs").glob("*-4*.json"))
LONGEST_LINK = 1500
ADDRESS = (
    "https://some-rather-long-name.of-a-host.example/games/san-juan/#game=&at=9999"
)

KEPT_COPY = (
    """navigator.clipboard.writeText = async (text) => { window.copied = text }"""
)
NO_COPY = """navigator.clipboard.writeText = () => Promise.reject()"""
KEPT_SENDING = """navigator.share = async (what) => { window.sent = what }"""


def dialog(page: Page) -> Locator:
    return page.get_by_role("dialog", name=ENGLISH("share-button"))


def press(page: Page, id: str) -> None:
    page.get_by_role("button", name=ENGLISH(id), exact=True).click()


def link(page: Page, end: str = "") -> str:
    """The shared link, once it ends like that."""
    field = dialog(page).get_by_role("textbox", name=ENGLISH("share-link"))
    expect(field).to_have_value(re.compile(rf"#.+{end}$"))
    return field.input_value()


def fragment(page: Page) -> str:
    return link(page).partition("#")[2]


def read_qr(picture: Locator) -> str:
    """The text that a phone reads in the picture."""
    size = int(str(picture.get_attribute("viewBox")).split()[-1])
    path = picture.locator("path").get_attribute("d")
    given = json.dumps({"path": path, "size": size})
    done = subprocess.run(
        ["node", READER], input=given, capture_output=True, text=True, check=True
    )
    return done.stdout


@pytest.fixture
def sharing(visitor: Visitor) -> Visitor:
    """A visitor at the end of a game of four, with the dialog that shares it."""
    visitor.come_to(over(4))
    press(visitor.page, "share-button")
    return visitor


# ---------------------------------------------------------------- contents


def test_the_deal_is_shared_from_the_end_by_its_code(sharing: Visitor) -> None:
    assert fragment(sharing.page) == f"deal={deal_code(at(over(4)))}"


def test_ones_own_points_go_along_if_that_is_wanted(sharing: Visitor) -> None:
    points = over(4).scores()[0].total
    name = ENGLISH("share-beat", points=points)
    assert f"beat={points}" not in link(sharing.page)
    sharing.page.get_by_role("switch", name=name).check()
    assert link(sharing.page, f"&beat={points}")
    sharing.page.get_by_role("switch", name=name).uncheck()
    assert link(sharing.page, r"~c\w{8}")


def test_a_game_is_shared_from_its_replay_at_the_moment_on_show(
    visitor: Visitor,
) -> None:
    visitor.come_to(over(4))
    press(visitor.page, "replay-button")
    for _ in range(2):
        press(visitor.page, "replay-on")
    expect(visitor.page.locator("[data-screen=replay]")).to_have_attribute(
        "data-ply", "2"
    )
    press(visitor.page, "share-button")
    code = fragment(visitor.page).removeprefix("game=").removesuffix("&at=2")
    assert table_of(GAMES, code).game.digest() == over(4).digest()


@pytest.mark.first
def test_a_game_that_goes_on_is_shared_from_the_menu(visitor: Visitor) -> None:
    visitor.come_to(asking("role"))
    visitor.menu()
    press(visitor.page, "share-button")
    assert fragment(visitor.page) == f"deal={deal_code(at(asking('role')))}"
    expect(dialog(visitor.page)).to_contain_text(ENGLISH("share-running"))
    expect(dialog(visitor.page).get_by_role("switch")).to_have_count(0)
    visitor.close()
    expect(visitor.page.locator("[data-question=role]")).to_be_visible()


def test_a_serious_game_is_shared_with_nobody_before_its_end(visitor: Visitor) -> None:
    visitor.come_to(asking("role"))
    visitor.leave()
    visitor.give(json.dumps({**save(asking("role")), "serious": True}))
    until(visitor.page, "document.querySelector('.serious') !== null")
    visitor.menu()
    press(visitor.page, "share-button")
    expect(dialog(visitor.page)).to_contain_text(ENGLISH("error-serious-code"))
    expect(dialog(visitor.page).get_by_role("textbox")).to_have_count(0)
    expect(dialog(visitor.page)).not_to_contain_text("deal=")


# ---------------------------------------------------------------- ways


@pytest.mark.first
def test_the_link_is_copied(page: Page, site: str) -> None:
    page.add_init_script(KEPT_COPY)
    Visitor(page).arrive(site)
    Visitor(page).come_to(over())
    press(page, "share-button")
    shown = link(page)
    press(page, "share-copy")
    expect(dialog(page).get_by_role("status")).to_have_text(ENGLISH("share-copied"))
    assert page.evaluate("copied") == shown
    dialog(page).get_by_text(ENGLISH("share-game"), exact=True).click()
    expect(dialog(page).get_by_role("status")).to_have_text("")


def test_where_a_page_may_not_copy_the_link_is_marked(page: Page, site: str) -> None:
    page.add_init_script(NO_COPY)
    Visitor(page).arrive(site)
    Visitor(page).come_to(over())
    press(page, "share-button")
    shown = link(page)
    press(page, "share-copy")
    expect(dialog(page).get_by_role("status")).to_have_text(ENGLISH("share-marked"))
    assert page.evaluate("String(getSelection())") == shown


def test_the_system_is_given_the_link_and_a_challenge(page: Page, site: str) -> None:
    page.add_init_script(KEPT_SENDING)
    Visitor(page).arrive(site)
    Visitor(page).come_to(over())
    press(page, "share-button")
    dialog(page).get_by_role("switch").check()
    points = over().scores()[0].total
    shown = link(page, f"&beat={points}")
    press(page, "share-send")
    text = ENGLISH("share-challenge", points=points)
    assert page.evaluate("sent") == {"title": "San Juan", "text": text, "url": shown}


def test_a_phone_reads_the_link_of_a_game_of_four_in_its_picture(
    sharing: Visitor,
) -> None:
    page = sharing.page
    dialog(page).get_by_text(ENGLISH("share-game"), exact=True).click()
    press(page, "share-picture")
    picture = dialog(page).get_by_role("img", name=ENGLISH("share-picture-label"))
    assert read_qr(picture) == link(page)
    drawn = str(picture.locator("path").get_attribute("d"))
    dialog(page).get_by_text(ENGLISH("share-deal"), exact=True).click()
    expect(picture.locator("path")).not_to_have_attribute("d", drawn)
    assert read_qr(picture) == link(page)


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_link_to_a_game_of_four_has_at_most_1500_letters(file: Path) -> None:
    save: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    code = game_code(at(Game.load(save)))
    assert len(ADDRESS) + len(code) <= LONGEST_LINK


@pytest.mark.first
def test_all_of_it_is_done_by_keyboard(sharing: Visitor) -> None:
    keys = sharing.page.keyboard
    link(sharing.page)
    expect(sharing.page.locator("#dialog-title")).to_be_focused()
    for _ in range(2):
        keys.press("Tab")
    keys.press("ArrowRight")
    expect(
        sharing.page.get_by_role("radio", name=ENGLISH("share-game"))
    ).to_be_checked()
    for _ in range(3):
        keys.press("Tab")
    keys.press("Enter")
    expect(dialog(sharing.page).get_by_role("img")).to_be_visible()
    keys.press("Escape")
    expect(dialog(sharing.page)).to_have_count(0)
    expect(
        sharing.page.get_by_role("button", name=ENGLISH("share-button"))
    ).to_be_focused()


# ---------------------------------------------------------------- elsewhere


def test_a_table_in_another_page_shares_nothing(page: Page, site: str) -> None:
    page.goto(f"{site}?embed")
    visitor = Visitor(page)
    visitor.ready()
    visitor.come_to(over())
    assert page.locator("[data-action=share]").count() == 0


@one_of_them("language", LONGEST_FIRST)
def test_it_is_worded_in_each_language(page: Page, site: str, language: str) -> None:
    say = Words(language)
    page.goto(f"{site}?lang={language}")
    visitor = Visitor(page, say)
    visitor.ready()
    visitor.come_to(played(12, seed=5))
    visitor.menu()
    page.get_by_role("button", name=say("share-button")).click()
    told = page.get_by_role("dialog", name=say("share-button"))
    expect(told).to_contain_text(say("share-running"))
    expect(told).to_contain_text(say("share-deal.note"))
