"""Computers decide in the browser's Python as they do here."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from proofs.decisions import FOLDER, GAMES, SEED, text
from puerto_rico import Game
from puerto_rico.game_type import PUERTO_RICO
from tabletop.table.daily import par
from web.worker_talk import WorkerTalk, new_game_of

pytestmark = pytest.mark.pyodide

NAME: Final = PUERTO_RICO.name
MONDAY: Final = "2026-11-23"
OVER: Final = "window.heard.at(-1)?.table?.over"
PATIENCE: Final = 300_000


@pytest.fixture(scope="module")
def started(browser: Browser, site: str, dist: Path) -> Iterator[WorkerTalk]:
    """A ready worker, for all these tests one after the other."""
    (script,) = (dist / "assets").glob("worker-*.js")
    context = browser.new_context()
    worker = WorkerTalk(context.new_page(), site, f"assets/{script.name}")
    worker.load()
    yield worker
    context.close()


@pytest.fixture
def worker(started: WorkerTalk) -> WorkerTalk:
    """The worker, with its messages forgotten."""
    started.forget()
    return started


@pytest.mark.first("[3]")
@pytest.mark.parametrize("name", GAMES)
def test_computers_of_puerto_rico_decide_there_as_here(
    worker: WorkerTalk, name: str
) -> None:
    worker.say(new_game_of(NAME, 1, *GAMES[name], seed=SEED))
    worker.page.wait_for_function(OVER, timeout=PATIENCE)
    game = Game.load(worker.heard()[-1]["table"]["save"]["game"])
    assert text(game) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_the_par_of_puerto_rico_there_is_the_par_here(worker: WorkerTalk) -> None:
    worker.say({"id": 1, "type": "par", "game": NAME, "date": MONDAY})
    said = "window.heard.some(({ points }) => points)"
    worker.page.wait_for_function(said, timeout=PATIENCE)
    assert worker.heard()[-1]["points"] == par(PUERTO_RICO, MONDAY).finish()
