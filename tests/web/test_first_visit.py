"""A first visit: the files fetched and their hosts, and the messages meanwhile."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Playwright

from toolchain.browsers import installed_browser
from toolchain.game import Game
from toolchain.games import GAMES
from web.complaints import Complaints
from web.faults import FOLDER, faulty
from web.flags import FLAGS
from web.loading import KEPT, READY, wait_until_ready

pytestmark = pytest.mark.pyodide

WATCH = """
window.said = new Set();
window.progress = [];
new MutationObserver(() => {
  const status = document.querySelector(".engine [role=status]");
  if (status) window.said.add(status.textContent);
  const bar = document.querySelector(".engine progress");
  if (bar) window.progress.push(bar.value);
}).observe(document, {
  childList: true, characterData: true, subtree: true, attributes: true
});
"""


class FirstVisit(NamedTuple):
    """The outcome of a first visit, until everything is cached for the next."""

    asked: list[str]
    said: list[str]
    progress: list[float]


@contextmanager
def visiting(
    playwright: Playwright, dist: Path, profile: Path, query: str = ""
) -> Iterator[FirstVisit]:
    """In a profile on disk, as people have: only such a profile caches larger files."""
    context = playwright.chromium.launch_persistent_context(
        profile, executable_path=installed_browser(), args=FLAGS
    )
    complaints = Complaints(context)
    page = context.new_page()
    page.add_init_script(WATCH)
    with faulty(dist) as host:
        page.goto(f"{host.address}{query}")
        wait_until_ready(page)
        page.evaluate(KEPT)
    yield FirstVisit(host.asked, *page.evaluate("[[...said], progress]"))
    context.close()
    assert complaints.unexpected() == []


@pytest.fixture(scope="module")
def visit(
    playwright: Playwright, dist: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[FirstVisit]:
    """A visit of the address that names no game."""
    with visiting(playwright, dist, tmp_path_factory.mktemp("profile")) as visit:
        yield visit


def of_others(dist: Path, asked: list[str], game: Game) -> list[str]:
    """The files of other games among those asked for: their own, and their styles."""
    worker = (dist / "service-worker.js").read_text()
    others = [other.id for other in GAMES if other != game]
    owned = "".join(re.findall(rf"\b(?:{'|'.join(others)}):{{([^}}]*)}}", worker))
    assert f"./assets/game-{others[0]}-" in owned

    def is_strange(name: str) -> bool:
        text = (dist / name).read_text() if name.endswith(".css") else ""
        return name in owned or any(f"[data-game={id}]" in text for id in others)

    names = (path.removeprefix(FOLDER) for path in asked)
    return [name for name in names if name and is_strange(name)]


@pytest.mark.first
def test_everything_comes_from_below_the_folder(visit: FirstVisit) -> None:
    assert all(path.startswith(FOLDER) for path in visit.asked)


@pytest.mark.first
def test_nothing_but_the_page_is_fetched_twice(visit: FirstVisit) -> None:
    files = [path for path in visit.asked if path != FOLDER]
    assert len(files) == len(set(files))


@pytest.mark.first
def test_each_step_is_announced_once_and_no_percent(visit: FirstVisit) -> None:
    assert READY in visit.said
    assert not [one for one in visit.said if re.search(r"\d", one)]


@pytest.mark.first
def test_progress_goes_up_and_ends_with_ready(visit: FirstVisit) -> None:
    assert visit.progress == sorted(visit.progress)
    assert visit.progress[0] < visit.progress[-1] == 1


@pytest.mark.first
def test_of_all_words_those_of_the_language_on_show_are_fetched_and_no_licence(
    visit: FirstVisit,
) -> None:
    words = [path for path in visit.asked if path.endswith(".txt")]
    assert f"{FOLDER}assets/en-house-" in "".join(words)
    strange = [path for path in words if not path.startswith(f"{FOLDER}assets/en-")]
    assert strange == []


@pytest.mark.first
def test_a_visit_of_the_first_game_fetches_nothing_of_another(
    visit: FirstVisit, dist: Path
) -> None:
    assert of_others(dist, visit.asked, GAMES[0]) == []


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES[1:], ids=lambda game: game.id)
def test_a_visit_of_a_further_game_fetches_nothing_of_another(
    playwright: Playwright, dist: Path, tmp_path: Path, game: Game
) -> None:
    query = f"?play={game.id.replace('_', '-')}"
    with visiting(playwright, dist, tmp_path, query) as visit:
        assert f"game-{game.id}-" in "".join(visit.asked)
        assert of_others(dist, visit.asked, game) == []
