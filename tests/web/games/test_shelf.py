"""A site with several games: a shelf, an address for each, and tables of all."""

import json

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from web.complaints import Complaints
from web.conftest import page
from web.games.kinds import KINDS
from web.waiting import until

__all__ = ["page"]  # an empty one, not that of each game
pytestmark = pytest.mark.pyodide


def title(page: Page) -> Locator:
    return page.get_by_role("heading", level=1)


def shelf(page: Page) -> Locator:
    return page.get_by_role("navigation", name="Games")


def choose(page: Page, game: str) -> None:
    shelf(page).get_by_role("link", name=game).click()


@pytest.fixture
def player(page: Page, with_toys: str) -> Page:
    """A person at the start screen of San Juan, on a site with toys."""
    page.goto(with_toys)
    expect(title(page)).to_have_text("San Juan")
    return page


def play_duel(page: Page) -> None:
    """Begin a table of Duel, and leave it."""
    choose(page, "Duel")
    expect(title(page)).to_have_text("Duel")
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Menu").wait_for()
    page.go_back()
    page.get_by_role("button", name="Continue").wait_for()


@pytest.mark.first
def test_each_game_on_the_shelf_has_an_address(player: Page) -> None:
    links = shelf(player).get_by_role("link")
    expect(links).to_contain_text([kind.title for kind in KINDS])
    expect(links.first).to_have_attribute("aria-current", "page")
    addresses = [link.get_attribute("href") for link in links.all()]
    assert addresses == [f"?play={kind.id}" for kind in KINDS]


def test_back_and_forward_lead_from_game_to_game(player: Page) -> None:
    choose(player, "Duel")
    expect(title(player)).to_have_text("Duel")
    choose(player, "Lucky Market")
    expect(title(player)).to_have_text("Lucky Market")
    until(player, "location.search === '?play=lucky-market'")
    player.go_back()
    expect(title(player)).to_have_text("Duel")
    player.go_back()
    expect(title(player)).to_have_text("San Juan")
    player.go_forward()
    expect(title(player)).to_have_text("Duel")
    assert player.url.endswith("?play=duel")


def test_a_stored_table_of_another_game_resumes_in_its_game(player: Page) -> None:
    play_duel(player)
    choose(player, "San Juan")
    expect(title(player)).to_have_text("San Juan")
    latest = player.get_by_role("region", name="Your last game")
    expect(latest).to_contain_text("Duel · 2 players")
    player.get_by_role("button", name="Continue").click()
    player.get_by_role("button", name="Menu").wait_for()
    assert "play=duel" in player.url
    player.go_back()
    expect(title(player)).to_have_text("Duel")
    expect(player.get_by_role("region", name="Your last game")).to_contain_text(
        "Duel · Round 1"
    )


def test_a_bare_address_opens_the_game_played_last(
    player: Page, with_toys: str
) -> None:
    play_duel(player)
    player.goto(with_toys)
    expect(title(player)).to_have_text("Duel")
    until(player, "location.search === '?play=duel'")
    player.goto(f"{with_toys}?edition=second")
    expect(title(player)).to_have_text("San Juan")


def test_a_game_that_cannot_be_fetched_leaves_the_one_on_show(
    player: Page, complaints: Complaints
) -> None:
    complaints.expect("ERR_FAILED|Failed to load|Failed to fetch")
    player.route("**/*duel*", lambda route: route.abort())
    choose(player, "Duel")
    alert = player.get_by_role("alert")
    expect(alert).to_contain_text("Duel could not be fetched, though the site answers")
    expect(title(player)).to_have_text("San Juan")
    expect(player.get_by_role("button", name="Play", exact=True)).to_be_enabled()


def finished(game: str, **options: str) -> dict[str, object]:
    """The record of a finished game, as a backup has it."""
    seat = {"parts": {}, "deeds": {}, "total": 5}
    seats = [
        {**seat, "name": "Ada", "kind": "person", "won": 1},
        {**seat, "name": "Ben", "kind": "medium", "won": 0},
    ]
    told = {"version": 2, "game": game, "id": f"a-{game}", "when": 1, "era": 3}
    rest = {"serious": False, "ranking": [0, 1], "ahead": 1, "digest": "d"}
    return {**told, **rest, "options": options, "seats": seats, "save": "{}"}


def backup(*games: dict[str, object]) -> FilePayload:
    content = {"format": "sanjuan-backup", "version": 2, "finished": games}
    text = json.dumps({**content, "tables": []})
    return {"name": "a.json", "mimeType": "application/json", "buffer": text.encode()}


def test_statistics_count_the_game_of_their_filter(player: Page) -> None:
    player.get_by_role("button", name="Statistics").click()
    chosen = backup(finished("sanjuan", edition="first"), finished("duel"))
    player.locator("[data-action=import]").set_input_files(chosen)
    player.locator("[data-filter=game]").select_option(label="Duel")
    until(player, "document.documentElement.dataset.game === 'duel'")
    expect(player.locator(".finished li")).to_have_count(1)
    player.get_by_role("button", name="Back").click()
    expect(title(player)).to_have_text("San Juan")


def test_an_import_names_the_games_that_the_site_lacks(player: Page) -> None:
    player.get_by_role("button", name="Statistics").click()
    player.locator("[data-action=import]").set_input_files(backup(finished("catan")))
    alert = player.get_by_role("alert")
    expect(alert).to_contain_text("does not have these games of the file: catan")
