"""The page in Chromium, Firefox and WebKit: `make test-browsers`."""

from pathlib import Path
from typing import Final

import pytest

from browsers.gallery import Gallery
from browsers.player import READY, Clicker, Player, Typist
from browsers.tab import Tab
from browsers.tab_guest import TabGuest, TabKeyGuest
from short_game import short_game
from toolchain import one_file
from toolchain.games import GAMES
from web.disk import key
from web.host_page import HostSite
from web.prepared import table, text
from web.reports import reporting

pytestmark = pytest.mark.browsers

FORM: Final = "?players=you,random&seed=3&lang=en"

AT_ONCE: Final = """() => {
  const kept = JSON.stringify({ settings: { pace: 0 } });
  localStorage.setItem("san-juan-settings", kept);
}"""
"""Makes the page show the computer players' turns at once."""

KEPT: Final = """async () => {
  const asked = () => navigator.serviceWorker.getRegistration();
  while (!(await asked())?.active) await new Promise((on) => setTimeout(on, 100));
}"""
"""Waits until the site is cached; polls, as an idle WebKit may settle no promise."""


TABLE: Final = """<san-juan-table players=you,random seed=3 autostart keep
  style="width: 390px; height: 664px"></san-juan-table>"""
"""A frame as large as a phone."""

FRAME: Final = """async () => {
  const table = document.querySelector("san-juan-table");
  const frame = () => table.shadowRoot?.querySelector("iframe");
  while (!frame()) await new Promise((on) => setTimeout(on, 50));
  return frame();
}"""

LIES_OPEN: Final = """async () => {
  const open = () => document.querySelector("dialog[open]");
  while (!open()) await new Promise(requestAnimationFrame);
  return document.activeElement.id;
}"""

IS_CLOSED: Final = """async () => {
  while (document.querySelector("dialog")) await new Promise(requestAnimationFrame);
  return document.activeElement.localName;
}"""

MONDAY: Final = "2026-11-23"

PARS: Final = {"san-juan": ("days", 28), "puerto-rico": ("days-puerto_rico", 37)}
"""By game: the record of its days, and the par of that Monday."""

PLAYED: Final = """() => {
  const played = { table: "t", counts: true, points: 30, place: 1, seats: 2 };
  const days = { "MONDAY": played };
  localStorage.setItem(KEY, JSON.stringify({ days }));
}"""
"""Stores a deal of the day, so that the start screen shows the calendar."""

CALENDAR: Final = """async (day) => {
  const drawn = () => new Promise((on) => setTimeout(on, 50));
  const press = (selector) => document.querySelector(selector)?.click();
  press("[data-action=days]");
  while (!document.querySelector(`[data-day="${day}"]`)) {
    press("[data-action=previous-month]");
    await drawn();
  }
  press(`[data-day="${day}"]`);
}"""
"""Opens the calendar at a day that may be in an earlier month."""

PAR: Final = """async (day) => {
  const told = () => document.querySelector(`[data-day="${day}"] .sr`).textContent;
  const end = performance.now() + 20_000;
  while (!told().includes("Par") && performance.now() < end)
    await new Promise((on) => setTimeout(on, 100));
  return told();
}"""
"""The name of a day, as soon as it names the par, or after 20 seconds without."""

HOST_KEEPS: Final = "() => Object.keys(localStorage).length"


def arrive(player: Player | TabGuest, address: str, form: str = FORM) -> None:
    """Open the start screen with the form filled in."""
    player.open(address)
    player.tab.evaluate(AT_ONCE)
    player.open(address + form)


def go_on(player: Player) -> None:
    """Reload the page and resume the game that is not over."""
    player.tab.reload()
    player.tab.evaluate(READY)
    player.tab.click(".again button")


def test_a_whole_game_is_played_by_mouse(
    tab: Tab, site: str, gallery: Gallery, browser_name: str
) -> None:
    player = Clicker(tab)
    arrive(player, site)
    gallery.add(browser_name, "start", tab)
    player.begin()
    for number in range(3):
        player.play(6)
        gallery.add(browser_name, f"table {number + 1}", tab)
    assert player.play().over
    gallery.add(browser_name, "end", tab)


def test_a_whole_game_is_played_by_keyboard(tab: Tab, site: str) -> None:
    player = Typist(tab)
    arrive(player, site)
    player.begin()
    assert player.play().over


@pytest.mark.parametrize("who", [TabGuest, TabKeyGuest])
@pytest.mark.parametrize("game", [game.id for game in GAMES[1:]])
def test_a_whole_game_of_each_other_game_is_played(
    tab: Tab,
    site: str,
    gallery: Gallery,
    browser_name: str,
    game: str,
    who: type[TabGuest],
) -> None:
    guest = who(tab)
    arrive(guest, site, f"?play={game.replace('_', '-')}&{FORM[1:]}")
    guest.begin()
    for moment in range(3):
        for _ in range(8):
            guest.answer()
        gallery.add(browser_name, f"{game} {moment + 1} {who.__name__}", tab)
    assert guest.play()["over"]
    gallery.add(browser_name, f"{game} end {who.__name__}", tab)


def test_a_dialog_begins_at_its_title_and_gives_the_focus_back(
    tab: Tab, site: str, gallery: Gallery, browser_name: str
) -> None:
    player = Typist(tab)
    arrive(player, site, "?players=you,random&seed=3&lang=de&theme=dark")
    gallery.add(browser_name, "start by night", tab)
    tab.click("[data-action=settings]")
    assert tab.evaluate(LIES_OPEN) == "dialog-title"
    gallery.add(browser_name, "settings", tab)
    tab.press("Escape")
    assert tab.evaluate(IS_CLOSED) == "button"
    player.begin()
    player.look()
    tab.press("ArrowDown", "?")
    assert tab.evaluate(LIES_OPEN) == "dialog-title"
    gallery.add(browser_name, "keys", tab)
    tab.press("Escape")
    assert tab.evaluate(IS_CLOSED) == "button"
    gallery.add(browser_name, "table by night", tab)


def test_a_page_that_is_loaded_anew_goes_on_with_the_game(tab: Tab, site: str) -> None:
    player = Clicker(tab)
    arrive(player, site)
    player.begin()
    before = player.play(5)
    go_on(player)
    assert player.look() == before


def test_it_plays_on_when_its_host_is_gone(tab: Tab, dist: Path) -> None:
    player = Clicker(tab)
    with reporting(dist) as (site, _):
        arrive(player, site)
        player.begin()
        before = player.play(3)
        tab.evaluate(KEPT)
    go_on(player)
    assert player.look() == before
    player.play(3)
    player.open(site + FORM)
    player.begin()
    player.play(3)


@pytest.mark.parametrize("game", PARS)
def test_the_par_of_a_day_is_the_same_in_every_browser(
    tab: Tab, site: str, game: str
) -> None:
    record, points = PARS[game]
    player = Clicker(tab)
    arrive(player, site, f"?play={game}")
    tab.evaluate(PLAYED.replace("KEY", key(record)).replace("MONDAY", MONDAY))
    arrive(player, site, f"?play={game}")
    tab.evaluate(CALENDAR, MONDAY)
    told = [tab.evaluate(PAR, MONDAY) for _ in range(3)]
    assert f"Par {points}" in told[-1]


def test_a_page_of_another_site_has_it_in_it_and_keeps_its_game(
    tab: Tab, site: str, host: HostSite, gallery: Gallery, browser_name: str
) -> None:
    player = Clicker(tab)
    host.write(f"<script src={site}embed.js></script>{TABLE}")
    tab.open(host.address)
    tab.enter(FRAME)
    before = player.play(3)
    tab.leave()
    gallery.add(browser_name, "embedded", tab)
    assert tab.evaluate(HOST_KEEPS) == 1
    tab.reload()
    tab.enter(FRAME)
    assert player.look() == before


def test_the_one_file_plays_and_loads_a_save_from_a_disk(
    tab: Tab, dist: Path, tmp_path: Path, gallery: Gallery, browser_name: str
) -> None:
    file, save = tmp_path / one_file.NAME, tmp_path / "save.json"
    file.write_bytes((dist / one_file.NAME).read_bytes())
    save.write_text(text(table(short_game())), encoding="utf-8")
    player = Clicker(tab)
    player.open(file.as_uri() + FORM)
    player.begin()
    player.play(5)
    gallery.add(browser_name, "one file", tab)
    player.open(file.as_uri())
    tab.click("[data-action=change]")
    tab.give("input[type=file]", save)
    assert player.look().over
