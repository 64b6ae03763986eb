"""Talks to the worker directly, without the page's side of it."""

import json
from itertools import count
from typing import Any, Final

from playwright.sync_api import Page

EMPTY: Final = {
    "content_type": "text/html",
    "body": '<title>Empty</title><link rel="icon" href="data:,">',
}

OPEN = """([address, name]) => {
  window.heard = [];
  window.worker = new Worker(address, { type: "module", name });
  window.worker.onmessage = ({ data }) => window.heard.push(data);
}"""

HEAR = """async ({ type, id }) => {
  const wanted = (one) => one.type === type && (id === null || one.id === id);
  while (!window.heard.some(wanted)) await new Promise((wake) => setTimeout(wake, 10));
  return JSON.stringify(window.heard.findLast(wanted));
}"""
"""A table comes as text: its values one by one would take ten times as long."""

EVERYTHING: Final = "JSON.stringify(window.heard)"
LAST_TWO: Final = "window.heard.slice(-2).map((one) => one.id)"

UNUSED: Final = 1000
"""No test uses this number, or a higher one, for a request."""

Message = dict[str, Any]


class WorkerTalk:
    """One worker, in a page that has nothing else in it.

    A game of the site is the one that its Python begins with, else the first.
    """

    def __init__(self, page: Page, site: str, worker: str, game: str = "") -> None:
        self.page = page
        self._unused = count(UNUSED)
        page.route(f"{site}empty", lambda route: route.fulfill(**EMPTY))
        page.goto(f"{site}empty")
        page.evaluate(OPEN, [f"{site}{worker}", game and f"warm {game}"])
        self.loading: list[Message] = []
        """The worker's messages until it was ready."""

    def load(self) -> None:
        """Wait until the worker is ready."""
        self.hear("ready")
        self.loading = self.heard()

    def say(self, message: object) -> None:
        """Post any message."""
        self.page.evaluate("(message) => window.worker.postMessage(message)", message)

    def hear(self, type: str, id: int | None = None) -> Message:
        """The latest message of that type and number, as soon as there is one."""
        heard: Message = json.loads(self.page.evaluate(HEAR, {"type": type, "id": id}))
        return heard

    def heard(self) -> list[Message]:
        """All messages of the worker so far."""
        everything: list[Message] = json.loads(self.page.evaluate(EVERYTHING))
        return everything

    def is_quiet(self) -> bool:
        """Whether no thinking comes between the replies to two bad requests.

        A slice after the first reply would come before the second.
        """
        bad = [next(self._unused), next(self._unused)]
        for id in bad:
            self.say({"id": id, "type": "load", "text": "nothing"})
            self.hear("error", id)
        last: list[int] = self.page.evaluate(LAST_TWO)
        return last == bad

    def forget(self) -> None:
        """Forget all messages so far."""
        self.page.evaluate("window.heard = []")

    def close(self) -> None:
        """End the worker."""
        self.page.evaluate("window.worker.terminate()")


def new_game(id: int, *kinds: str, seed: int | None = None) -> Message:
    """A request for a game with these players."""
    options = {"seats": len(kinds), "edition": "first", "seed": seed}
    players = [{"name": f"Seat {seat}", "kind": k} for seat, k in enumerate(kinds)]
    more = {"expansion": False, "choose_four": False}
    return {"id": id, "type": "new", "options": options | more, "players": players}


def new_game_of(game: str, id: int, *kinds: str, seed: int) -> Message:
    """A request for a game of that name with these players, else by default."""
    options = {"seats": len(kinds), "seed": seed}
    players = [{"name": f"Seat {seat}", "kind": k} for seat, k in enumerate(kinds)]
    asked = {"id": id, "type": "new", "game": game}
    return {**asked, "options": options, "players": players}
