"""The plain wheel, installed by micropip into a plain Pyodide, as in a notebook."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock
from playwright.sync_api import Page

import build_wheel
from bench import plain
from sanjuan import Game
from serve import served
from toolchain.steps import BUILD

pytestmark = pytest.mark.pyodide

LOAD = """async ({ folder, options }) => {
  const { loadPyodide } = await import(`${folder}pyodide/pyodide.mjs`);
  window.python = await loadPyodide(options);
}"""

INSTALL = """async ({ wheels, wheel }) => {
  await window.python.loadPackage(wheels, { checkIntegrity: false });
  await window.python.pyimport("micropip").install(wheel);
}"""

PLAY = """
import json, random
import sanjuan

game = sanjuan.Game(seats=3, seed=5)
somebody = sanjuan.player("random")
rng = random.Random(5)
while not game.over:
    seat = game.question.seat
    game.answer(somebody.choose(game.view(seat), rng), seat=seat, ply=game.ply)
json.dumps([game.save(), game.winners(), [score.total for score in game.scores()]])
"""

EXPLAIN = """
import sanjuan

try:
    sanjuan.Game(seats=9)
except sanjuan.SanJuanError as error:
    sentence = str(error)
sentence
"""


@pytest.fixture(scope="session")
def notebook(dist: Path) -> Iterator[str]:
    """The address of a folder with a plain Pyodide and the packages to install."""
    assert dist.is_dir()
    with FileLock(BUILD / "lock"):
        folder = plain.build()
    with served(folder) as address:
        yield address


def run(page: Page, code: str) -> Any:
    return page.evaluate("(code) => window.python.runPython(code)", code)


def load(page: Page, folder: str, **options: str) -> None:
    page.goto(f"{folder}empty.html")
    page.evaluate(LOAD, {"folder": folder, "options": options})


def names(folder: Path, pattern: str) -> list[str]:
    return sorted(path.name for path in folder.glob(pattern))


def test_micropip_installs_the_wheel_and_a_game_is_played(
    page: Page, notebook: str
) -> None:
    load(page, notebook)
    (wheel,) = names(plain.PLAIN, "sanjuan-*.whl")
    wheels = [f"{notebook}micropip/{name}" for name in names(plain.WHEELS, "*.whl")]
    page.evaluate(INSTALL, {"wheels": wheels, "wheel": f"{notebook}{wheel}"})
    save, winners, totals = json.loads(run(page, PLAY))
    here = Game.load(save)
    assert here.winners() == winners
    assert [score.total for score in here.scores()] == totals
    assert "9" in run(page, EXPLAIN)


@pytest.mark.long
def test_the_lock_file_of_the_site_is_enough_to_load_the_package(
    page: Page, notebook: str
) -> None:
    if not build_wheel.LOCK.exists():
        pytest.skip("pyodide-build needs Python 3.12 or newer")
    load(page, notebook, lockFileURL=f"{notebook}pyodide-lock.json")
    page.evaluate("() => window.python.loadPackage('sanjuan')")
    assert run(page, "import sanjuan; sanjuan.Game(seats=2, seed=1).ply") == 0
