"""Measure how long a hint takes in a browser, at every decision of a person.

The worker of the built site plays in Chromium, with nothing else in its page and no
helper. A person against computers of the level `medium` asks for a hint at every
decision, and gives the best answer of it. `--game` names another game.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import count
from statistics import median
from typing import Any, Final

from playwright.sync_api import sync_playwright

import build_site
from arena.command import add_game
from arena.game import ArenaGame, game_of
from bench.lone_worker import SEED, seats_of, worker
from bench.thinking import ranked
from serve import served
from toolchain.browsers import installed_browser
from web.worker_talk import WorkerTalk, new_game_of

ASK: Final = """async (wish) => {
  const whole = new Promise((found) => {
    window.worker.addEventListener("message", ({ data }) => {
      if (data.type === "hint" && data.id === wish.id && data.done === 1) found(data);
    });
  });
  const sent = performance.now();
  window.worker.postMessage(wish);
  const { advice } = await whole;
  return { answer: advice[0].answer, took: performance.now() - sent };
}"""
"""Returns the best answer of a hint, and the milliseconds until it was there."""

GIVE: Final = """async (wish) => {
  const asked = new Promise((found) => {
    const hear = ({ data: { type, table } }) => {
      if (type !== "view" || !(table.over || table.actor === 0)) return;
      window.worker.removeEventListener("message", hear);
      found(table.over ? null : table.view.ply);
    };
    window.worker.addEventListener("message", hear);
  });
  window.worker.postMessage(wish);
  return await asked;
}"""
"""Makes a move; returns the number of the person's next question, null at the end."""


def times(talk: WorkerTalk, game: ArenaGame, seats: int) -> Iterator[float]:
    """Milliseconds of each hint of one game."""
    kinds, ids = ["person", *["medium"] * (seats - 1)], count(1)
    new = new_game_of(game.rules.name, next(ids), *kinds, seed=SEED)
    ply = talk.page.evaluate(GIVE, new)
    while ply is not None:
        asked: dict[str, Any] = {"seat": 0, "ply": ply}
        wish = {"id": next(ids), "type": "hint", **asked}
        found = talk.page.evaluate(ASK, wish)
        yield found["took"]
        answer = {"id": next(ids), "type": "answer", **asked, "answer": found["answer"]}
        ply = talk.page.evaluate(GIVE, answer)


def row(seats: int, found: list[float]) -> str:
    """The line of the table for one game."""
    figures = median(found), ranked(found, 0.95), max(found), found[0]
    told = " | ".join(f"{figure:.0f}" for figure in figures)
    return f"| {seats} | {len(found)} | {told} |"


def report(talk: WorkerTalk, game: ArenaGame) -> Iterator[str]:
    """The table, line by line; its first hint is the worker's first, too."""
    yield "| seats | hints | median, ms | 95 %, ms | longest, ms | first, ms |"
    yield "|--:|--:|--:|--:|--:|--:|"
    for seats in seats_of(game):
        yield row(seats, list(times(talk, game, seats)))


def main() -> None:
    """Build, serve, measure and print."""
    made = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    add_game(made)
    game = game_of(made.parse_args().game)
    build_site.build()
    with served(build_site.DIST) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=installed_browser(), args=["--no-sandbox"]
        )
        with worker(browser.new_page(locale="en-GB"), site) as talk:
            for line in report(talk, game):
                print(line, flush=True)
        browser.close()


if __name__ == "__main__":
    main()
