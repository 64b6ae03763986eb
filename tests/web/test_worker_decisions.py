"""Computers decide in the browser's Python as they do here."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from proofs.decisions import FOLDER, GAMES, SEED, text
from puerto_rico import Game
from web.worker_talk import WorkerTalk, new_game_of

pytestmark = pytest.mark.pyodide

OVER = "window.heard.at(-1)?.table?.over"
PATIENCE = 300_000


@pytest.mark.first("[3]")
@pytest.mark.parametrize("name", GAMES)
def test_computers_of_puerto_rico_decide_there_as_here(
    browser: Browser, site: str, dist: Path, name: str
) -> None:
    (script,) = (dist / "assets").glob("worker-*.js")
    context = browser.new_context()
    worker = WorkerTalk(context.new_page(), site, f"assets/{script.name}")
    worker.load()
    worker.say(new_game_of("puerto_rico", 1, *GAMES[name], seed=SEED))
    worker.page.wait_for_function(OVER, timeout=PATIENCE)
    game = Game.load(worker.heard()[-1]["table"]["save"]["game"])
    context.close()
    assert text(game) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
