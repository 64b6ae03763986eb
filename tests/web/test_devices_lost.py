"""The proof by lost devices, in small, and that it can fail; the times of the bench."""

import pytest
from playwright.sync_api import Playwright

from bench.devices import Times, delays
from proofs.evening_at_risk import Truth
from proofs.losses import is_kept, tries
from proofs.ways_to_lose import LOSSES
from web.evening import Seen
from web.games.kinds import GAMES
from web.toys.building import build

GIVEN = ((0, (1,)), (1, (0,)), (0, (2,)))
ASKED = Truth(GIVEN, 1, "role")


@pytest.mark.long
def test_a_game_goes_on_at_its_question_after_each_way_to_lose_a_device(
    playwright: Playwright,
) -> None:
    tried = list(tries(playwright, build(), GAMES, len(LOSSES)))
    assert [one.what for one in tried] == [*LOSSES]
    assert [one.fault for one in tried if one.fault] == []


def test_a_device_that_shows_an_older_question_lacks_the_newest_one() -> None:
    assert ASKED.shows(1, Seen(3, "role", False, ""))
    assert not ASKED.shows(1, Seen(2, "role", False, ""))
    assert not ASKED.shows(1, Seen(3, "", False, ""))
    assert not ASKED.shows(0, Seen(3, "role", False, ""))
    assert not Truth(GIVEN, None, "").shows(0, Seen(3, "", False, ""))


def test_only_an_answer_that_no_device_has_shown_may_be_gone() -> None:
    gone, other = Truth(GIVEN[:2], 0, "role"), Truth((*GIVEN[:2], (0, (4,))), 1, "role")
    assert is_kept(ASKED, 2, gone)
    assert not is_kept(ASKED, 3, gone)
    assert not is_kept(ASKED, 3, other)


def test_an_answer_takes_until_it_has_come_to_the_last_device() -> None:
    host: Times = {"pressed": {"0": 5}, "drawn": {"1": 15}, "arrived": []}
    guest: Times = {"pressed": {"1": 50}, "drawn": {"1": 35}, "arrived": [2, 25, 90]}
    assert [*delays([host, guest])] == [(20, 30)]
