"""The worker of the built site, with nothing else in its page; how long it takes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any, Final

from playwright.sync_api import Page

import build_site
from arena.game import ArenaGame
from web.worker_talk import WorkerTalk, new_game_of

SEED: Final = 7
HINTS: Final = 5
STOPS: Final = 12

NOTE: Final = """() => {
  window.heard = [];
  window.worker.onmessage = ({ data: { type, id, done, table } }) => {
    const save = table?.over ? table.save.game : null;
    window.heard.push({ type, id, done, save, at: performance.now() });
  };
}"""
"""Records each message from now on with its time, and without its load."""

HELP: Final = """([address, cores]) => {
  const helpers = [];
  const add = () => {
    const { port1, port2 } = new MessageChannel();
    const helper = new Worker(address, { type: "module", name: "helper" });
    helper.postMessage("serve", [port1]);
    window.worker.postMessage("helper", [port2]);
    helpers.push(helper);
  };
  window.worker.addEventListener("message", ({ data: { type, wanted } }) => {
    if (type !== "help") return;
    for (const helper of helpers.splice(0)) helper.terminate();
    while (wanted && helpers.length + 1 < cores) add();
  });
}"""
"""Adds helpers for all cores but one whenever the worker wants them."""

STOP: Final = """async (id) => {
  const replied = new Promise((done) => {
    window.worker.addEventListener("message", ({ data }) => data.id === id && done());
  });
  const sent = performance.now();
  window.worker.postMessage({ type: "stop", id });
  window.worker.postMessage({ type: "load", id, text: "nothing" });
  await replied;
  return performance.now() - sent;
}"""
"""Returns the milliseconds from a stop to the reply to the next request."""


def seats_of(game: ArenaGame) -> list[int]:
    """The numbers of seats that the game takes."""
    choices = next(one.choices for one in game.rules.options if one.name == "seats")
    return [*map(int, choices)]


def script() -> str:
    """The path of the worker on the site."""
    (path,) = (build_site.DIST / "assets").glob("worker-*.js")
    return f"assets/{path.name}"


@contextmanager
def worker(page: Page, site: str) -> Iterator[WorkerTalk]:
    """That worker, ready and with a clock."""
    talk = WorkerTalk(page, site, script())
    talk.hear("ready")
    page.evaluate(NOTE)
    yield talk
    talk.close()


def play(
    talk: WorkerTalk, game: ArenaGame, level: str, seats: int, others: str | None = None
) -> tuple[list[float], Any]:
    """Milliseconds of each decision of a game of that level, and its record.

    With `others` in the further seats, only the decisions of the first seat count.
    """
    talk.page.evaluate(NOTE)
    kinds = level, *[others or level] * (seats - 1)
    talk.say(new_game_of(game.rules.name, 1, *kinds, seed=SEED))
    talk.page.wait_for_function("window.heard.at(-1)?.save", timeout=900_000)
    heard = [one for one in talk.heard() if one["type"] == "view"]
    times = [after["at"] - before["at"] for before, after in pairwise(heard)]
    save = heard[-1]["save"]
    return (of_first_seat(times, game, save) if others else times), save


def of_first_seat(times: list[float], game: ArenaGame, save: Any) -> list[float]:
    """Those of the times of all decisions that the first seat took."""
    replayed = game.type.game.load(save).replay()
    seats = (before.asked().seat for before, _ in replayed)
    return [time for time, seat in zip(times, seats, strict=True) if seat == 0]


def times_of_hints(talk: WorkerTalk, game: ArenaGame) -> list[float]:
    """Milliseconds from the wish for a hint, at the first role, to the whole of it."""
    found = []
    for number in range(HINTS):
        talk.page.evaluate(NOTE)
        talk.say(new_game_of(game.rules.name, 1, "person", "medium", seed=number))
        talk.hear("view", 1)
        talk.say({"id": 2, "type": "hint", "seat": 0, "ply": 0})
        talk.page.wait_for_function("window.heard.at(-1)?.done === 1")
        heard = [one["at"] for one in talk.heard() if one["type"] == "hint"]
        found.append(heard[-1] - heard[0])
    return found


def times_to_stop(talk: WorkerTalk, game: ArenaGame) -> list[float]:
    """Milliseconds from a stop, while expert thinks, to the reply to what follows."""
    found = []
    for number in range(STOPS):
        two = ["expert"] * 2
        talk.say(new_game_of(game.rules.name, 10 + number, *two, seed=number))
        talk.page.wait_for_timeout(300 + 17 * number)
        found.append(float(talk.page.evaluate(STOP, 100 + number)))
    return found


def add_helpers(talk: WorkerTalk, site: str, cores: int) -> None:
    """From now on the worker has helpers when it wants them, as on the page."""
    talk.page.evaluate(HELP, [f"{site}{script()}", cores])
