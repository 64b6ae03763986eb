"""The game as an app: its manifest, the offer, and files opened by the system."""

import json
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from web.form import start_button
from web.person import Person
from web.prepared import asking, over, table, text
from web.visitor import Visitor
from web.waiting import until
from web.words import ENGLISH

# ------------------------------------------------------------ the manifest


@pytest.fixture(scope="module")
def manifest(dist: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((dist / "manifest.json").read_text())
    return found


SIZE: Final = """async ({ src }) => {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  return `${picture.naturalWidth}x${picture.naturalHeight}`;
}"""


def test_every_picture_of_the_manifest_is_there_in_its_size(
    page: Page, site: str, manifest: dict[str, Any]
) -> None:
    page.goto(f"{site}licences/")
    page.goto(site)
    pictures = [*manifest["icons"], *manifest["screenshots"]]
    assert [page.evaluate(SIZE, one) for one in pictures] == [
        one["sizes"] for one in pictures
    ]


@pytest.mark.first
def test_icons_are_there_with_their_corners_and_without(
    manifest: dict[str, Any],
) -> None:
    icons = {(one["purpose"], one["sizes"]) for one in manifest["icons"]}
    sizes = ("192x192", "512x512")
    assert icons == {(what, one) for what in ("any", "maskable") for one in sizes}


@pytest.mark.first
def test_a_browser_would_install_the_site(page: Page, site: str) -> None:
    page.goto(site)
    session = page.context.new_cdp_session(page)
    told = session.send("Page.getAppManifest")
    assert told["url"] == f"{site}manifest.json"
    assert told["errors"] == []


# ------------------------------------------------------------ the offer

ASKS: Final = """() => {
  const event = new Event("beforeinstallprompt", { cancelable: true });
  window.asked = 0;
  event.prompt = async () => void (window.asked += 1);
  dispatchEvent(event);
}"""


def test_installing_is_offered_at_the_first_result_alone(visitor: Visitor) -> None:
    visitor.page.evaluate(ASKS)
    install = visitor.page.get_by_role("button", name=ENGLISH("install-yes"))
    visitor.come_to(asking("role"))
    expect(install).to_have_count(0)
    visitor.come_to(over(2))
    expect(install).to_be_visible()
    visitor.leave()
    visitor.come_to(over(3))
    expect(install).to_have_count(0)


@pytest.fixture
def offered(person: Visitor) -> Visitor:
    """A person at the end of a game, with the offer to install the app."""
    person.page.evaluate(ASKS)
    person.come_to(over())
    return person


def test_who_takes_the_offer_is_asked_by_the_browser(offered: Visitor) -> None:
    page = offered.page
    page.get_by_role("button", name=ENGLISH("install-yes")).click()
    assert page.evaluate("asked") == 1
    expect(page.get_by_text(ENGLISH("install-offer"))).to_have_count(0)


def test_who_declines_is_not_asked_again(offered: Visitor) -> None:
    page = offered.page
    page.get_by_role("button", name=ENGLISH("install-no")).click()
    page.reload()
    offered.ready()
    page.evaluate(ASKS)
    offered.come_to(over())
    expect(page.get_by_text(ENGLISH("install-offer"))).to_have_count(0)


def test_an_apple_is_told_how_it_is_done_by_hand(page: Page, site: str) -> None:
    page.add_init_script("Navigator.prototype.standalone = false")
    visitor = Visitor(page)
    visitor.open(site)
    visitor.come_to(over())
    expect(page.get_by_text(ENGLISH("install-by-hand"))).to_be_visible()
    expect(page.get_by_role("button", name=ENGLISH("install-yes"))).to_have_count(0)


# ------------------------------------------------------------ opened by the system

QUEUE: Final = """const queue = {
  setConsumer(consume) {
    window.launch = (text, targetURL) => {
      const file = { getFile: async () => new File([text], "save.json") };
      consume({ files: text ? [file] : [], targetURL });
    };
  },
};
Object.defineProperty(window, "launchQueue", { value: queue });"""
"""The system's queue; `launch` puts a file, or an address, into it."""


@pytest.fixture
def app(page: Page, site: str) -> Person:
    """The installed game, opened by its icon."""
    page.add_init_script(QUEUE)
    person = Person(page)
    person.open(site)
    until(page, "'launch' in window")
    page.evaluate("address => launch('', address)", site)
    return person


@pytest.mark.first
def test_a_save_opens_with_the_installed_game(app: Person) -> None:
    app.page.evaluate("text => launch(text, '')", text(table(asking("pay"))))
    assert app.look().stage == "pay"


def test_a_file_that_is_no_save_gets_a_sentence(app: Person) -> None:
    app.page.evaluate("launch('{}', '')")
    app.page.get_by_role("alert").get_by_role("button").wait_for()


def test_a_shortcut_begins_in_the_window_that_is_open(app: Person, site: str) -> None:
    with app.page.expect_navigation():
        app.page.evaluate("address => launch('', address)", f"{site}?start")
    assert app.look().stage


def test_a_shortcut_goes_on_with_the_latest_table(person: Person, site: str) -> None:
    person.give(text(table(asking("pay"))))
    before = person.look()
    person.page.goto(f"{site}?continue")
    assert person.look() == before


def test_with_no_table_to_go_on_with_the_form_is_there(page: Page, site: str) -> None:
    page.goto(f"{site}?continue")
    expect(start_button(page)).to_be_visible()
