"""A look back shared with helper workers: they find the same as one worker alone."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from browser.games import GAMES
from hasty import look_back_in_haste
from sanjuan import Game, QueryError, analyse
from short_game import short_game
from strategies import paths, replaced
from tabletop.base.errors import TabletopError
from tabletop.base.tasks import thought
from tabletop.page.bridge import Bridge


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make searches very short."""
    look_back_in_haste(monkeypatch)


def send(bridge: Bridge, **message: Any) -> Any:
    return json.loads(bridge.request(json.dumps(message)))


def looking_back() -> Bridge:
    """The bridge of a page that has begun to look back."""
    bridge = Bridge(GAMES)
    send(bridge, type="load", text=json.dumps(short_game().save()))
    send(bridge, type="look_back")
    return bridge


def findings(bridge: Bridge) -> Any:
    """All findings of the finished look back."""
    while bridge.think(50):
        pass
    return send(bridge, type="look_back")


def jobs(bridge: Bridge) -> list[str]:
    """All jobs that the bridge hands out."""
    return list(iter(bridge.hand_out, ""))


@pytest.mark.slow
def test_one_thinks_what_another_would_have_found() -> None:
    alone, shared, helper = looking_back(), looking_back(), Bridge(GAMES)
    given = jobs(shared)
    assert len(given) == short_game().ply
    for job in given:
        shared.take(helper.do_job(job))
    assert shared.table and shared.table.look_back
    assert shared.table.look_back.thinking.finish() is None
    assert findings(shared) == findings(alone)


def test_what_is_begun_is_not_handed_out() -> None:
    bridge = looking_back()
    bridge.think(0)
    assert len(jobs(bridge)) == short_game().ply - 1


def test_the_last_of_all_is_handed_out_first() -> None:
    bridge = looking_back()
    first, *_, last = [json.loads(job)["ply"] for job in jobs(bridge)]
    bridge = looking_back()
    bridge.think(0)
    assert last not in [json.loads(job)["ply"] for job in jobs(bridge)]
    assert first != last


@pytest.mark.slow
def test_what_never_comes_back_is_found_all_the_same() -> None:
    alone, left = looking_back(), looking_back()
    jobs(left)
    assert findings(left) == findings(alone)


@pytest.mark.slow
def test_what_comes_back_late_changes_nothing() -> None:
    bridge, helper = looking_back(), Bridge(GAMES)
    job = bridge.hand_out()
    known = findings(bridge)
    bridge.take(helper.do_job(job))
    bridge.take(helper.do_job(job))
    assert findings(bridge) == known


def test_what_is_taken_back_is_handed_out_again() -> None:
    bridge, helper = looking_back(), Bridge(GAMES)
    first, *others = jobs(bridge)
    late = helper.do_job(first)
    bridge.take_back()
    again = jobs(bridge)
    assert [json.loads(one)["ply"] for one in again] == [
        json.loads(one)["ply"] for one in (first, *others)
    ]
    bridge.take(late)
    assert bridge.table and bridge.table.look_back
    assert bridge.table.look_back.facts()["decisions"] == []


def test_nothing_is_taken_back_where_nothing_was_handed_out() -> None:
    bridge = Bridge(GAMES)
    bridge.take_back()
    assert bridge.hand_out() == ""


@pytest.mark.slow
def test_help_is_wanted_until_all_is_found() -> None:
    bridge = looking_back()
    assert bridge.wants_help()
    findings(bridge)
    assert not bridge.wants_help()


def test_a_look_back_that_was_stopped_does_not_go_on_beside_something_else() -> None:
    bridge = looking_back()
    bridge.stop()
    send(bridge, type="replay", ply=1, seat=None)
    assert (bridge.think(50), bridge.wants_help()) == ("", False)
    send(bridge, type="look_back")
    assert bridge.wants_help()
    assert bridge.think(50)


def test_a_decision_there_is_not_is_refused() -> None:
    one = analyse(short_game().save(), iterations=2, seats=[0])
    for ply in (-1, 10_000):
        with pytest.raises(QueryError):
            one.search(ply)


WRONG: list[Any] = [None, -1, 1.5, 2**50, "x", [], [[]], {}]


def spoilt(text: str) -> Iterator[str]:
    """That text, cut short and with something else in each place."""
    yield from ("", "[]", "null", text[:-1], "9" * 5000)
    whole = json.loads(text)
    for place in paths(whole)[1:]:
        for wrong in WRONG:
            yield json.dumps(replaced(whole, place, wrong))


def passes(act: Callable[[str], object], text: str) -> bool:
    """Whether that is taken; what is refused is refused with a sentence."""
    try:
        act(text)
    except TabletopError as error:
        assert not str(error).startswith("error-")
        return False
    return True


def test_a_spoilt_job_is_refused_with_a_sentence() -> None:
    helper, job = Bridge(GAMES), looking_back().hand_out()
    lent = json.dumps({**json.loads(job), "save": 0})
    for text in (*spoilt(lent), "{}", '{"number": 1}'):
        assert not passes(helper.do_job, text)
    running = json.dumps({"number": 1, "save": Game(seed=1).save(), "ply": 0})
    assert not passes(helper.do_job, running)
    assert passes(helper.do_job, job)


@pytest.mark.slow
def test_spoilt_findings_are_refused_with_a_sentence_and_waited_for() -> None:
    bridge = looking_back()
    told = Bridge(GAMES).do_job(bridge.hand_out())
    out = bridge._all_else().jobs._out
    lent, texts = dict(out), list(spoilt(told))
    refused = 0
    for text in texts:
        refused += not passes(bridge.take, text)
        out.update(lent)
    assert refused > len(texts) / 2
    bridge.take(told)
    assert not out


def test_what_comes_back_after_another_game_is_no_part_of_it() -> None:
    bridge, helper = looking_back(), Bridge(GAMES)
    told = helper.do_job(bridge.hand_out())
    send(bridge, type="load", text=json.dumps(Game(seed=1).save()))
    bridge.take(told)
    assert bridge.hand_out() == ""


def test_nothing_is_handed_out_where_nothing_is_looked_back_on() -> None:
    bridge = Bridge(GAMES)
    assert bridge.hand_out() == ""
    send(bridge, type="load", text=json.dumps(short_game().save()))
    assert bridge.hand_out() == ""


def test_a_helper_does_jobs_of_several_games() -> None:
    one, other, helper = looking_back(), looking_back(), Bridge(GAMES)
    for bridge in (one, other, one):
        bridge.take(helper.do_job(bridge.hand_out()))
    assert one.table and one.table.look_back
    assert len(one.table.look_back.facts()["decisions"]) == 2


@pytest.mark.slow
def test_in_python_another_process_may_share_it_too() -> None:
    own, other, alone = (analyse(short_game().save(), iterations=2) for _ in range(3))
    while (ply := own.hand_out()) is not None:
        own.take(other.search(ply))
    assert own.decisions == list(alone)


def test_a_thought_is_done() -> None:
    known = thought(7)
    assert (known.done, known.result, known.step()) == (1.0, 7, False)
