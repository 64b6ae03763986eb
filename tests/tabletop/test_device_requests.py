"""A page that hosts shows its table to other devices, and hears them."""

import json

import pytest
from hosting import PEOPLE, Host, two_phones


@pytest.fixture
def host() -> Host:
    return two_phones()


# ---------------------------------------------------------------- own phones


def test_the_page_learns_of_own_phones_once() -> None:
    host = Host()
    host.ask("set_apart", seats=[1, 2])
    news = host.news()
    assert news and news["type"] == "view" and news["table"]["viewer"] == 0
    host.ask("set_apart", seats=[2, 1])
    assert host.news() is None


def test_own_phones_are_no_part_of_the_save(host: Host) -> None:
    save = host.bridge.table and host.bridge.table.save()
    assert save and "apart" not in json.dumps(save)


@pytest.mark.parametrize("seats", [[3], [-1], [True], ["1"], "12", None, [[1]]])
def test_a_wrong_list_of_own_phones_changes_nothing(host: Host, seats: object) -> None:
    assert host.ask("set_apart", seats=seats)["type"] == "error"
    assert host.bridge.table and host.bridge.table.hotseat.apart == {1, 2}


# ---------------------------------------------------------------- showing


def test_a_device_gets_the_view_of_its_seat_and_of_the_save_the_id(host: Host) -> None:
    table = host.shown(1)
    assert table["view"]["seat"] == table["viewer"] == 1
    assert table["save"] == {"id": host.id}
    assert table["seed"] is None


def test_a_shared_screen_gets_the_view_of_a_spectator(host: Host) -> None:
    table = host.shown(None)
    assert table["view"]["seat"] is table["viewer"] is None
    assert table["can_undo"] is False


def test_a_seat_without_an_own_phone_is_shown_nowhere_else(host: Host) -> None:
    assert host.why("show_device", device=1, viewer=0) == "other_device"
    assert host.why("show_device", device=1, viewer=3) == "no_such_seat"


def test_each_connection_has_a_log_of_its_own(host: Host) -> None:
    host.reach(1)
    first = host.shown(1, device=1, since=0)
    since = first["view"]["ply"] + 1
    host.give()
    assert host.shown(1, device=1, since=since)["events_from"] == since
    assert host.shown(1, device=2, since=since)["events_from"] == 0


def test_the_log_of_a_device_leaves_that_of_the_page_alone(host: Host) -> None:
    host.reach(0)
    host.say({"type": "take_device", "seat": 0, "since": 0})
    since = host.game.ply + 1
    host.shown(1, since=0)
    host.shown(1)
    host.say({"type": "answer", **host.at(), "since": since})
    host.reach(1)
    host.ask("answer_device", viewer=1, **host.at())
    news = host.news()
    assert news and news["table"]["events_from"] >= since


def test_a_device_too_many_drops_the_log_of_the_oldest(host: Host) -> None:
    for device in range(33):
        host.shown(None, device=device, since=0)
    ply = host.game.ply
    assert host.shown(None, device=32, since=ply + 1)["events_from"] == ply + 1
    assert host.shown(None, device=0, since=ply + 1)["events_from"] == 0


# ---------------------------------------------------------------- answers


def test_an_answer_from_a_device_reaches_the_page_as_news(host: Host) -> None:
    host.reach(1)
    ply = host.game.ply
    assert host.ask("answer_device", viewer=1, **host.at()) == {
        "type": "heard",
        "ply": ply + 1,
    }
    news = host.news()
    assert news and news["table"]["view"]["ply"] == ply + 1
    assert host.news() is None


def test_computers_think_on_after_an_answer_though_the_page_stopped_a_hint() -> None:
    host = Host()
    host.ask("set_apart", seats=[1])
    host.ask("reseat", seat=2, player={"name": "", "kind": "random"})
    host.reach(1)
    while host.game.asked().seat == 1:
        host.bridge.stop()
        host.ask("answer_device", viewer=1, **host.at())
        host.news()
    assert host.game.asked().seat == 2
    host.bridge.stop()
    assert host.news() is None
    assert host.shown(1) and host.news() is None


@pytest.mark.parametrize("table", ["other", "", None, 7, "x" * 65])
def test_a_message_for_another_table_changes_nothing(host: Host, table: object) -> None:
    host.reach(1)
    ply = host.game.ply
    said = host.say({"type": "answer_device", "table": table, "viewer": 1, **host.at()})
    assert said["type"] == "error"
    assert host.game.ply == ply


def test_news_of_a_table_that_is_gone_are_dropped(host: Host) -> None:
    host.reach(1)
    host.ask("answer_device", viewer=1, **host.at())
    host.bridge.table = Host().bridge.table
    assert host.news() is None


def test_lessons_and_variations_are_for_one_device(host: Host) -> None:
    assert host.bridge.table
    host.bridge.table.branched = {"of": "a", "ply": 1}
    assert host.why("set_apart", seats=[]) == "one_device"
    assert host.why("show_device", device=1, viewer=None) == "one_device"


# ---------------------------------------------------------------- other players


def test_a_guest_gives_its_seat_a_name(host: Host) -> None:
    host.ask("reseat", seat=1, player={"name": "Z\u202eoë", "kind": "person"})
    assert host.shown(1)["players"][1] == {"name": "Zoë", "kind": "person"}
    assert host.bridge.table and host.bridge.table.hotseat.apart == {1, 2}


def test_a_computer_takes_the_seat_of_a_lost_guest(host: Host) -> None:
    host.reach(1)
    ply = host.game.ply
    host.ask("reseat", seat=1, player={"name": "", "kind": "random"})
    assert host.bridge.table and host.bridge.table.hotseat.apart == {2}
    while host.bridge.think(50) and host.game.ply == ply:
        pass
    assert host.game.ply > ply


def test_a_person_takes_a_seat_back_from_a_computer(host: Host) -> None:
    for kind in ("random", "person"):
        host.ask("reseat", seat=1, player={"name": "Ben", "kind": kind})
    host.ask("set_apart", seats=[1])
    assert host.shown(1)["viewer"] == 1


def test_a_seat_of_a_strict_game_changes_its_name_alone() -> None:
    host = Host(serious=True)
    computer = {"name": "", "kind": "random"}
    assert host.why("reseat", seat=1, player=computer) == "serious_seat"
    host.ask("reseat", seat=1, player={"name": "Zoë", "kind": "person"})
    assert host.shown(None)["players"][1]["name"] == "Zoë"


@pytest.mark.parametrize("player", [None, [], {"kind": "god"}, {"name": 3}, {}])
def test_a_wrong_player_changes_nothing(host: Host, player: object) -> None:
    before = host.shown(None)["players"]
    assert host.ask("reseat", seat=1, player=player)["type"] == "error"
    assert host.why("reseat", seat=9, player=PEOPLE[0]) == "no_such_seat"
    assert host.shown(None)["players"] == before
