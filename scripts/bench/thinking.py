"""Measure how long computer players think in a browser, and how soon they stop.

Games of each level against itself are played to their end by the worker of the built
site in Chromium, with nothing else in its page; a decision takes from one table to the
next. Against `master`, which alone would take a quarter of an hour, sits `hard`. The
levels that search long play twice: the worker alone, and with a helper for each further
core. CPython makes the searches of one game of experts again, with the same random
numbers. The tasks of the main thread are those of the page itself, with the first game
alone. `--game` names another one.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Iterator
from itertools import product
from statistics import median
from time import perf_counter
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page, sync_playwright

import build_site
from arena.command import add_game
from arena.game import FIRST, ArenaGame, game_of
from bench.lone_worker import (
    SEED,
    add_helpers,
    play,
    seats_of,
    times_of_hints,
    times_to_stop,
    worker,
)
from serve import served
from tabletop.base.rng import PLAYERS, stream
from tabletop.bots.players import SearchPlayer
from toolchain.browsers import installed_browser
from toolchain.steps import fail
from web.person import Person
from web.worker_talk import WorkerTalk

LEVELS: Final = ("easy", "medium", "hard", "expert", "master")
HELPED: Final = ("expert", "master")
"""Those that search long."""
OTHERS: Final = {"master": "hard"}
"""The level in the further seats, if it is another one."""
RATED: Final = "expert"
"""The level whose iterations a second the table lists."""
LOOKING: Final = 5_000
"""Milliseconds of a look back."""

WATCH: Final = """() => {
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.tasks.push(duration);
  }).observe({ type: "longtask" });
}"""
"""Notes the tasks of the main thread that take 50 ms or longer."""

LONG: Final = "() => window.tasks.splice(0)"


class Searched(NamedTuple):
    """The searches of a game: iterations and seconds."""

    iterations: int
    seconds: float


def ranked(times: list[float], share: float) -> float:
    """The time that this share of the times do not exceed."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]


# ---------------------------------------------------------------- by CPython


def searched(game: ArenaGame, save: Any, level: str) -> Searched:
    """The same searches here; fails where one finds another answer."""
    player = game.player(level, None)
    assert isinstance(player, SearchPlayer)
    iterations, began = 0, perf_counter()
    for before, given in game.type.game.load(save).replay():
        view = before.view(before.asked().seat)
        search = player.search(view, stream(before.seed, PLAYERS[before.ply]))
        if search.run().finish() != given:
            fail(f"At answer {before.ply} CPython decides otherwise.")
        iterations += search.iterations
    return Searched(iterations, perf_counter() - began)


# ---------------------------------------------------------------- on the page


def long_tasks(page: Page, site: str) -> Iterator[tuple[str, list[float]]]:
    """Milliseconds of tasks of the main thread: at a game of experts, looking back."""
    person = Person(page)
    person.open(site)
    person.set_sail("Person", "Computer, medium")
    person.look()
    person.want_turns_at_once()
    person.leave()
    page.evaluate(WATCH)
    person.set_sail(*["Computer, expert"] * 2, seed=SEED)
    page.locator("[data-screen=end]").wait_for(timeout=300_000)
    yield "a game of experts shown at once", page.evaluate(LONG)
    page.locator("[data-action=look-back]").click()
    page.wait_for_timeout(LOOKING)
    yield "a look back", page.evaluate(LONG)


# ---------------------------------------------------------------- all of it


def row(level: str, seats: int, cores: int, times: list[float]) -> str:
    """The line of the table for one game."""
    figures = median(times), ranked(times, 0.95), max(times)
    told = " | ".join(f"{figure:.0f}" for figure in figures)
    return f"| {level} | {seats} | {cores} | {len(times)} | {told} |"


def rates(times: list[float], game: ArenaGame, save: Any) -> Iterator[str]:
    """Iterations a second of a game of experts, there and here."""
    here = searched(game, save, RATED)
    there = here.iterations / sum(times) * 1000
    yield "| iterations a second of expert, 2 seats | |\n|---|--:|"
    yield f"| Chromium, tables between them included | {there:,.0f} |"
    yield f"| CPython | {here.iterations / here.seconds:,.0f} |\n"


def games(talk: WorkerTalk, site: str, game: ArenaGame) -> Iterator[str]:
    """The times of all games by one worker, and the rates of one."""
    yield "| level | seats | cores | decisions | median, ms | 95 %, ms | longest, ms |"
    yield "|---|--:|--:|--:|--:|--:|--:|"
    for level, seats in product(_known(LEVELS, game), seats_of(game)):
        times, save = play(talk, game, level, seats, OTHERS.get(level))
        yield row(level, seats, 1, times)
        if (level, seats) == (RATED, 2):
            rated = list(rates(times, game, save))
    yield from games_with_helpers(talk, site, game)
    yield ""
    yield from rated


def _known(levels: Iterable[str], game: ArenaGame) -> list[str]:
    """Those of the levels that the game has."""
    return [level for level in levels if level in game.levels]


def games_with_helpers(talk: WorkerTalk, site: str, game: ArenaGame) -> Iterator[str]:
    """The times of the games in which there are helpers; from now on there are."""
    cores = os.cpu_count() or 1
    add_helpers(talk, site, cores)
    for level, seats in product(_known(HELPED, game), seats_of(game)):
        times, _ = play(talk, game, level, seats, OTHERS.get(level))
        yield row(level, seats, cores, times)


def report(page: Page, site: str, game: ArenaGame) -> Iterator[str]:
    """Everything measured, line by line; the main thread with the first game alone."""
    with worker(page, site) as talk:
        hints, stops = times_of_hints(talk, game), times_to_stop(talk, game)
        yield from games(talk, site, game)
    yield "| milliseconds | times | median | longest |\n|---|--:|--:|--:|"
    for name, times in (("a hint", hints), ("from a stop to the next reply", stops)):
        yield f"| {name} | {len(times)} | {median(times):.0f} | {max(times):.0f} |"
    if game.id == FIRST:
        yield from main_thread(page, site)


def main_thread(page: Page, site: str) -> Iterator[str]:
    """The long tasks of the page's main thread."""
    yield "\n| main thread of the page | tasks of 50 ms or more | longest, ms |"
    yield "|---|--:|--:|"
    for name, tasks in long_tasks(page, site):
        longest = f"{max(tasks):.0f}" if tasks else "–"
        yield f"| {name} | {len(tasks)} | {longest} |"


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
        for line in report(browser.new_page(locale="en-GB"), site, game):
            print(line, flush=True)
        browser.close()


if __name__ == "__main__":
    main()
