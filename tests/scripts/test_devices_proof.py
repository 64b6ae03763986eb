"""The proofs about own phones, in small, and that they can fail."""

import json
from typing import Any

import pytest

from proofs import devices, hostile_guests, hostile_hosts
from proofs.compared import Figures, added
from proofs.hosted_table import HostedTable, ask
from proofs.hostile_guest import Guest
from proofs.wire import from_guests, from_hosts
from proofs.with_toys import KINDS
from tabletop.page import devices as page
from tabletop.table.hotseat import HotSeat
from tabletop.table.table import Table

MOST = 12


@pytest.mark.slow
def test_all_that_devices_are_sent_is_the_same_under_a_new_deal() -> None:
    looks = (devices.look(number, MOST) for number in range(2 * len(KINDS)))
    figures, faults = added(looks)
    assert not faults, faults[0]
    assert figures["states"] > 200 < figures["refusals"]
    assert figures["canary, differences"] > 3


def test_a_save_that_reaches_a_device_is_a_fault(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def whole(facts: dict[str, Any], table: Table[Any, Any]) -> dict[str, Any]:
        return facts

    monkeypatch.setattr(page, "public", whole)
    _, faults = devices.look(0, MOST)
    assert any("the state" in fault for fault in faults)


@pytest.mark.slow
def test_hostile_guests_change_no_table() -> None:
    figures, faults = added(map(hostile_guests.look, range(3 * len(KINDS))))
    assert not faults, faults[0]
    assert figures["messages"] >= 3 * len(KINDS) * hostile_guests.EACH
    assert figures["refused"] > 100 < figures["messages"] - figures["changed by right"]


@pytest.mark.slow
def test_hostile_hosts_break_no_guest() -> None:
    figures, faults = added(map(hostile_hosts.look, range(2 * len(KINDS))))
    assert not faults, faults[0]
    assert figures["messages"] == 2 * len(KINDS) * hostile_hosts.EACH
    assert min(figures[kind] for kind in ("view", "error", "replay", "look_back")) > 0


def test_the_samples_have_each_message_of_the_wire() -> None:
    listed = ask("list")
    assert {one["type"] for one in from_guests(0, 0, [0], 1)} == {*listed["guest"]}
    assert {one["type"] for one in from_hosts()} == {*listed["host"]}


@pytest.mark.parametrize(
    ("number", "kind", "news"),
    [(1, "hint", "hinted"), (2, "look_back", "found"), (2, "moment", "replayed")],
)
def test_the_samples_lead_to_news_from_python(
    number: int, kind: str, news: str
) -> None:
    guest = Guest(number)
    said = from_guests(guest.seat, guest.host.table.game.ply, [0], 1)
    guest.host.say(guest.line, json.dumps(next(m for m in said if m["type"] == kind)))
    guest.host.think()
    told = {message["type"] for _, message in guest.host.told()}
    assert news in told


def test_an_answer_for_another_seat_would_be_a_fault(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    guest = Guest(0)
    host, other = guest.host, guest.host.table.game.asked()
    answer = [*other.options[: other.low]]
    host.told()
    before = hostile_guests.save_of(host)
    monkeypatch.setattr(HotSeat, "check_apart", lambda *given: None)
    asked = {"seat": other.seat, "ply": host.table.game.ply, "answer": answer}
    of = {"type": "answer_device", "table": host.table.id, "viewer": guest.seat}
    reply = host.bridge.request(json.dumps({**of, **asked}))
    assert "heard" in reply
    figures = Figures()
    assert [*hostile_guests.judged(guest, before, figures)] == ["the table has changed"]


def test_a_table_is_shown_to_all_guests_after_an_answer() -> None:
    host = HostedTable(0, serious=False)
    host.acknowledge()
    question = host.table.game.asked()
    at = {
        "seat": question.seat,
        "ply": 0,
        "answer": [*question.options[: question.low]],
    }
    host.say(question.seat + 1, json.dumps({"type": "answer", **at}))
    shown = {line for line, message in host.told() if message["type"] == "shown"}
    assert shown == {*range(1, host.table.game.seats + 1)}
