"""Every game is played to its end on own phones: a device for each seat, by WebRTC."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Playwright

from web.evening import PROCESSES, TABLES, begin_evening
from web.games.kinds import GAMES, KINDS, Kind
from web.own_network import own_network
from web.toys.building import build
from web.two_devices import launcher

SEED: Final = 1


@pytest.fixture(scope="module")
def browsers(
    playwright: Playwright, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Browser]]:
    """Browsers in a network of their own; each device has a profile of its own."""
    folder = tmp_path_factory.mktemp("devices")
    with own_network() as network, launcher(network, playwright, folder) as launch:
        yield [launch() for _ in range(PROCESSES)]


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
def test_all_devices_of_a_game_count_the_same_points_at_its_end(
    browsers: list[Browser], kind: Kind
) -> None:
    evening = begin_evening(browsers, build(), GAMES, kind.id)
    evening.play(SEED)
    ends = evening.ends()
    presses = [device.rest() for device in evening.devices]
    evening.close()
    assert len({one.points for one in ends}) == 1
    assert "Total" in ends[0].points
    assert all(presses[: TABLES[kind.id][0]])
