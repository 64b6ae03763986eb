"""A refused table of another game changes nothing, from every game to every other."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from web.around import Around
from web.emptied import still
from web.games.guest import Guest
from web.games.kinds import GAMES, KINDS, Kind
from web.host_page import host_site
from web.stand_in import stand_in
from web.visitor import AT_ONCE
from web.words import ENGLISH

CLOSE = ENGLISH("notice-close")


def refused(kind: Kind) -> list[str]:
    """Saves of a game that Python refuses: without a game, and with a wrong answer."""
    save = json.loads(kind.begun())
    wrong = {**save, "game": {**save["game"], "answers": [[10_000]]}}
    return [json.dumps({"format": save["format"]}), json.dumps(wrong)]


OTHERS = {kind.id: [one for one in KINDS if one.id != kind.id] for kind in KINDS}


@pytest.mark.first("puerto-rico")
def test_a_refused_file_of_another_game_leaves_the_table_on_show(
    guest: Guest, kind: Kind
) -> None:
    before = guest.look()
    page = guest.page
    for text in [text for other in OTHERS[kind.id] for text in refused(other)]:
        page.evaluate("text => openSave(text)", text)
        notice = page.get_by_role("alert").get_by_role("button", name=CLOSE)
        notice.click()
        expect(notice).to_have_count(0)
        assert guest.look() == before
        shown = page.evaluate("document.documentElement.dataset.game")
        assert shown == kind.id.replace("-", "_")


@pytest.fixture
def around(
    browser: Browser, with_toys: str, tmp_path: Path, kind: Kind
) -> Iterator[Around]:
    """Another site with a table of the game in its page."""
    context = stand_in(still(browser), games=GAMES)
    page: Page = context.new_page()
    page.add_init_script(AT_ONCE)
    with host_site(tmp_path) as host:
        around = Around(page, host, with_toys)
        around.show(f'game="{kind.id}" autostart')
        yield around
    context.close()


def test_a_refused_load_of_another_game_leaves_an_embedded_table(
    around: Around, kind: Kind
) -> None:
    around.asked()
    before = around.attempt("save")
    for other in OTHERS[kind.id]:
        for text in refused(other):
            assert "message" in around.attempt("load", text)
            assert around.attempt("save") == before
        assert around.attempt("load", other.begun())["done"]["id"]
        assert around.attempt("load", before["done"])["done"]["id"]
