"""The browser's Python starts with any game, and does all that the house offers."""

import json
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from web.complaints import Complaints
from web.games.kinds import Kind
from web.toys.building import DIST
from web.worker_talk import Message, WorkerTalk

HEARD: Final = """async ([type, wanted]) => {
  const is = new Function("one", `return ${wanted}`);
  const ends = (one) =>
    ["failed", "error"].includes(one.type) || (one.type === type && is(one));
  while (!window.heard.some(ends)) await new Promise((wake) => setTimeout(wake, 10));
  return JSON.stringify(window.heard.find(ends));
}"""
"""Waits for a message of that type that meets a condition, for a crash or an error."""


class Visit:
    """A worker that begins with a game. Its rivals search; a person is asked first."""

    def __init__(self, talk: WorkerTalk, kind: Kind) -> None:
        self.talk = talk
        self.level = next(level for level in kind.type.levels if level != "random")
        self.begun = json.dumps(kind.short_table(self.level).save())
        self.over = kind.short()

    def ask(self, heard: str, wanted: str = "true", **request: Any) -> Message:
        """Send a request; return the first reply of a type that meets a condition."""
        self.talk.forget()
        self.talk.say({"id": 1, **request})
        reply: Message = json.loads(self.talk.page.evaluate(HEARD, [heard, wanted]))
        assert reply["type"] == heard, reply
        return reply

    def load(self, save: str) -> Message:
        """Open a save; return the table once a person is asked, or the game is over."""
        return self.until_asked(type="load", text=save)

    def meet(self, table: Message) -> Message:
        """Answer until a rival has decided, too, and a person is asked again."""
        after = self.answer(table)
        lonely = after["view"]["ply"] == table["view"]["ply"] + 1
        return self.meet(after) if lonely else after

    def answer(self, table: Message) -> Message:
        """Give the first answers to a person's question, up to the next one."""
        question = table["view"]["question"]
        low, high = question["low"], question["high"]
        answer = question["options"][: max(low, min(1, high))]
        at = {"seat": question["seat"], "ply": table["view"]["ply"]}
        return self.until_asked(type="answer", answer=answer, **at)

    def until_asked(self, **request: Any) -> Message:
        """Send a request; return the table once a person is asked, or at the end."""
        asked = "one.table.over || one.table.view.question.seat === 0"
        table: Message = self.ask("view", asked, **request)["table"]
        return table


@pytest.fixture
def visit(browser: Browser, with_toys: str, kind: Kind) -> Iterator[Visit]:
    """A person whose page begins with the game, in a new profile."""
    (script,) = (DIST / "assets").glob("worker-*.js")
    with browser.new_context() as context:
        complaints = Complaints(context)
        place = (with_toys, f"assets/{script.name}", kind.type.name)
        talk = WorkerTalk(context.new_page(), *place)
        talk.load()
        yield Visit(talk, kind)
    assert complaints.unexpected() == []


def moment(table: Message) -> dict[str, int]:
    """The open question, by its seat and its number."""
    return {"seat": table["view"]["question"]["seat"], "ply": table["view"]["ply"]}


@pytest.mark.first("duel")
@pytest.mark.pyodide
def test_python_gives_hints_searches_branches_replays_and_looks_back(
    visit: Visit,
) -> None:
    table = visit.load(visit.begun)
    hint = visit.ask("hint", "one.done === 1", type="hint", **moment(table))
    assert hint["advice"]
    assert visit.meet(table)
    visit.load(visit.over)
    assert visit.ask("replay", type="replay", ply=1, seat=0)["ply"] == 1
    branch: Message = {"ply": 0, "seat": 0, "level": visit.level}
    assert visit.ask("view", type="branch", **branch)["branch"]
    visit.load(visit.over)
    assert visit.ask("look_back", "one.decisions.length", type="look_back")["of"]
