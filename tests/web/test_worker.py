"""The worker by itself: its messages are a closed list, and it thinks in slices."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Route

from sanjuan import Game, analyse
from sanjuan.game_type import SAN_JUAN
from short_game import long_game, short_game
from tabletop.table.daily import par
from web.complaints import Complaints
from web.worker_talk import WorkerTalk, new_game

pytestmark = [pytest.mark.pyodide, pytest.mark.first]

IMPATIENT = """
const timeout = AbortSignal.timeout;
AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, milliseconds / 50);
"""
"""Makes the patience with a silent host very short."""

LOST: Final[dict[str, Callable[[Route], None]]] = {
    "gone": lambda route: route.abort(),
    "silent": lambda _: None,
}
"""The ways in which a host fails to send a file."""


@pytest.fixture(scope="module")
def started(browser: Browser, site: str, dist: Path) -> Iterator[WorkerTalk]:
    """A ready worker, for all these tests one after the other."""
    (script,) = (dist / "assets").glob("worker-*.js")
    context = browser.new_context()
    complaints = Complaints(context)
    talk = WorkerTalk(context.new_page(), site, f"assets/{script.name}")
    talk.load()
    yield talk
    context.close()
    assert complaints.unexpected() == []


@pytest.fixture
def worker(started: WorkerTalk) -> Iterator[WorkerTalk]:
    """The worker, idle again after each test, with its messages forgotten."""
    yield started
    started.say({"id": 0, "type": "stop"})
    assert started.is_quiet()
    started.forget()


def test_it_is_ready_once_loading_has_gone_through_its_steps(
    started: WorkerTalk,
) -> None:
    *steps, last = started.loading
    done = [step["done"] for step in steps]
    assert [*dict.fromkeys(step["step"] for step in steps)] == [
        "download",
        "python",
        "game",
    ]
    assert done == sorted(done)
    assert {step["type"] for step in steps} == {"progress"}
    assert last == {"type": "ready"}


@pytest.mark.parametrize("host", LOST)
def test_what_nobody_needs_to_play_is_fetched_once_it_is_wanted(
    browser: Browser, site: str, dist: Path, host: str
) -> None:
    (script,) = (dist / "assets").glob("worker-*.js")
    (late,) = (dist / "assets").glob("tabletop-late-*.bin")
    context = browser.new_context()
    complaints = Complaints(context)
    complaints.expect("ERR_FAILED|ERR_ABORTED")
    impatient = f"{IMPATIENT}{script.read_text(encoding='utf-8')}"
    context.route(
        f"**/{script.name}",
        lambda route: route.fulfill(body=impatient, content_type="text/javascript"),
    )
    context.route("**/tabletop-late-*.bin", LOST[host])
    worker = WorkerTalk(context.new_page(), site, f"assets/{script.name}")
    worker.load()
    worker.say(new_game(1, "person", "easy"))
    worker.hear("view", 1)
    for id in (2, 3):
        worker.say({"id": id, "type": "codes"})
        args = {"file": late.name, "address": f"{site}assets/{late.name}"}
        told = {"id": "load_file", "args": args}
        assert worker.hear("error", id)["error"] == told
    context.unroute("**/tabletop-late-*.bin")
    worker.say({"id": 4, "type": "codes"})
    assert worker.hear("codes", 4)["deal"]
    context.close()
    assert complaints.unexpected() == []


def test_a_game_begins_and_the_reply_has_the_number_of_the_request(
    worker: WorkerTalk,
) -> None:
    worker.say(new_game(7, "person", "medium"))
    table = worker.hear("view", 7)["table"]
    assert table["view"]["question"]["name"] == "role"
    assert table["players"][1] == {"name": "Seat 1", "kind": "medium"}


@pytest.mark.parametrize(
    "message",
    [
        None,
        "new",
        {"type": "eval", "id": 1, "code": "1"},
        {"type": "new"},
        {"type": "__proto__", "id": 1},
    ],
)
def test_what_is_not_on_the_list_is_answered_by_an_error_without_a_number(
    worker: WorkerTalk, message: object
) -> None:
    worker.say(message)
    worker.say(new_game(2, "person", "random"))
    worker.hear("view", 2)
    bad = {"type": "error", "id": 0, "error": {"id": "bad_message", "args": {}}}
    assert worker.heard()[-2] == bad


def test_what_a_computer_has_thought_of_has_the_number_of_the_request_before(
    worker: WorkerTalk,
) -> None:
    worker.say(new_game(1, "person", "random", seed=1))
    worker.say({"id": 2, "type": "answer", "ply": 0, "seat": 0, "answer": [4]})
    worker.page.wait_for_function("window.heard.filter((one) => one.id === 2)[1]")
    told = [one for one in worker.heard() if one["type"] == "view"]
    assert [one["id"] for one in told[:3]] == [1, 2, 2]


def test_a_request_about_a_device_leaves_its_number_to_the_request_before(
    worker: WorkerTalk,
) -> None:
    worker.say(new_game(1, "person", "person"))
    of = {"table": worker.hear("view", 1)["table"]["save"]["id"]}
    worker.say({"id": -1, "type": "set_apart", **of, "seats": [0]})
    assert worker.hear("apart", -1)["seats"] == [0]
    given = {"viewer": 0, "seat": 0, "ply": 0, "answer": [4]}
    worker.say({"id": -2, "type": "answer_device", **of, **given})
    assert worker.hear("heard", -2)["ply"] == 1
    worker.page.wait_for_function("window.heard.at(-1).table?.view.ply === 1")
    assert worker.heard()[-1]["id"] == 1


def test_a_bad_request_is_answered_with_an_error_and_changes_nothing(
    worker: WorkerTalk,
) -> None:
    worker.say(new_game(1, "person", "random"))
    worker.say({"id": 2, "type": "answer", "ply": 0, "seat": 0, "answer": [99]})
    assert worker.hear("error", 2)["error"]["id"] == "not_offered"
    worker.say({"id": 3, "type": "answer", "ply": 0, "seat": 0, "answer": [4]})
    assert worker.hear("view", 3)["table"]["view"]["ply"] >= 1


def test_stop_ends_thinking_and_the_next_request_begins_it_again(
    worker: WorkerTalk,
) -> None:
    worker.say(new_game(1, "medium", "medium", "medium", "medium", seed=1))
    worker.say({"id": 2, "type": "stop"})
    assert worker.is_quiet()
    worker.say(new_game(4, "medium", "medium", seed=1))
    worker.page.wait_for_function("window.heard.filter((one) => one.id === 4)[2]")


def test_a_hint_comes_in_slices_and_an_answer_ends_it(worker: WorkerTalk) -> None:
    worker.say(new_game(1, "person", "random", seed=1))
    worker.say({"id": 2, "type": "hint", "seat": 0, "ply": 0})
    worker.page.wait_for_function("window.heard.at(-1)?.advice?.length")
    told = [heard for heard in worker.heard() if heard["type"] == "hint"]
    assert {heard["id"] for heard in told} == {2}
    assert len(told) > 2
    worker.say({"id": 3, "type": "hint", "seat": 0, "ply": 0})
    worker.say({"id": 4, "type": "answer", "ply": 0, "seat": 0, "answer": [4]})
    worker.hear("view", 4)
    worker.say({"id": 5, "type": "stop"})
    assert worker.is_quiet()
    rest = [heard for heard in worker.heard() if heard.get("id") == 3]
    assert [heard["advice"] for heard in rest] == [[]] * len(rest)


def test_stop_ends_a_hint(worker: WorkerTalk) -> None:
    worker.say(new_game(1, "person", "random", seed=1))
    worker.say({"id": 2, "type": "hint", "seat": 0, "ply": 0})
    worker.say({"id": 3, "type": "stop"})
    assert worker.is_quiet()
    assert not any(heard.get("advice") for heard in worker.heard())


def test_a_look_back_comes_bit_by_bit_and_stop_ends_it(worker: WorkerTalk) -> None:
    game = long_game()
    worker.say({"id": 1, "type": "load", "text": json.dumps(game.save())})
    worker.say({"id": 2, "type": "look_back"})
    worker.page.wait_for_function("window.heard.at(-1)?.decisions?.length")
    worker.say({"id": 3, "type": "stop"})
    assert worker.is_quiet()
    told = [heard for heard in worker.heard() if heard["type"] == "look_back"]
    assert {heard["id"] for heard in told} == {2}
    assert sum(len(heard["decisions"]) for heard in told) < game.ply


def test_a_look_back_there_finds_what_is_found_here(worker: WorkerTalk) -> None:
    game = short_game()
    worker.say({"id": 1, "type": "load", "text": json.dumps(game.save())})
    worker.say({"id": 2, "type": "look_back"})
    worker.page.wait_for_function("window.heard.at(-1)?.curve?.length > 1")
    told = [heard for heard in worker.heard() if heard["type"] == "look_back"]
    there = [one["candidates"] for heard in told for one in heard["decisions"]]
    here = analyse(game.save())
    for _ in here.think():
        if len(here.decisions) == len(there):
            break
    candidates = [one.candidates for one in here.decisions]
    as_data = [[one._asdict() for one in each] for each in candidates]
    assert sorted(json.loads(json.dumps(as_data)), key=str) == sorted(there, key=str)


def test_the_par_of_a_day_there_is_the_par_here(worker: WorkerTalk) -> None:
    worker.say({"id": 1, "type": "par", "date": "2026-11-27"})
    worker.page.wait_for_function("window.heard.some(({ points }) => points)")
    assert worker.heard()[-1]["points"] == par(SAN_JUAN, "2026-11-27").finish()


def test_a_game_that_goes_on_is_not_looked_back_on(worker: WorkerTalk) -> None:
    worker.say(new_game(1, "person", "random", seed=1))
    worker.say({"id": 2, "type": "look_back"})
    assert worker.hear("error", 2)["error"]["id"] == "not_over"


def test_a_game_of_computers_played_there_is_the_same_game_here(
    worker: WorkerTalk,
) -> None:
    worker.say(new_game(1, "medium", "random", seed=11))
    worker.page.wait_for_function("window.heard.at(-1)?.table?.over")
    save = worker.heard()[-1]["table"]["save"]["game"]
    assert Game.load(save).save() == save
