"""The ways to lose a device of a table, and to bring it back as its person would."""

from __future__ import annotations

import signal
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple, TypeAlias

from proofs.evening_at_risk import SOON, EveningAtRisk
from web.own_network import OwnNetwork
from web.waiting import until

SEATS: Final = 3
OUTAGE: Final = 20.0
"""Seconds without a network."""
SILENCE: Final = 12.0
"""Seconds after which a page says that the other side is away."""
NAPS: Final = (3.0, 40.0)
"""Seconds for which a tab sleeps, at least and at most."""


class Room(NamedTuple):
    """A table, the network that its devices share, and chance."""

    evening: EveningAtRisk
    network: OwnNetwork
    rng: Random

    def guest(self) -> int:
        """The seat of some guest."""
        return self.rng.randrange(1, SEATS)


# ---------------------------------------------------------------- losses

CONTINUE: Final = """() => {
  document.querySelector("[data-action=continue]:enabled")?.click();
  return document.querySelector("[data-ply], [data-screen=end]") !== null;
}"""
"""Continues the last game, if the page does not do so by itself."""


def kill_guest(room: Room) -> list[int]:
    """The whole browser of a guest is killed."""
    seat = room.guest()
    room.evening.devices[seat].kill()
    return [seat]


def kill_tab(room: Room) -> list[int]:
    """The tab of a guest is killed."""
    seat = room.guest()
    room.evening.devices[seat].kill_tab()
    return [seat]


def reload_guest(room: Room) -> list[int]:
    """A guest loads its page again."""
    seat = room.guest()
    room.evening.devices[seat].page.reload()
    return [seat]


def reload_host(room: Room) -> list[int]:
    """The host loads its page again, and continues its game."""
    page = room.evening.host.page
    page.reload()
    until(page, CONTINUE)
    return [*range(1, SEATS)]


def cut(room: Room) -> list[int]:
    """A connection ends at one side of it."""
    evening, at_host = room.evening, room.rng.random() < 0.5
    device = evening.devices[0 if at_host else room.guest()]
    device.page.evaluate("(which) => endConnection(which)", room.rng.randrange(100))
    evening.within(SOON, lambda: evening.absent() != [])
    return evening.absent()


def lose_network(room: Room) -> list[int]:
    """Nothing crosses for a while."""
    room.network.run("ip", "link", "set", "lo", "down")
    room.evening.wait(OUTAGE)
    room.network.run("ip", "link", "set", "lo", "up")
    return still_absent(room.evening)


def sleep(room: Room) -> list[int]:
    """The tab of a guest sleeps for a while."""
    device = room.evening.devices[room.guest()]
    device.signal("renderer", signal.SIGSTOP)
    room.evening.wait(room.rng.uniform(*NAPS))
    device.signal("renderer", signal.SIGCONT)
    return still_absent(room.evening)


def still_absent(evening: EveningAtRisk) -> list[int]:
    """The guests that do not come back by themselves; a page knows that late."""
    evening.wait(SILENCE)
    evening.within(SOON, evening.is_whole)
    return evening.absent()


Loss: TypeAlias = Callable[[Room], list[int]]
"""It returns the seats of the guests that need a new code."""

LOSSES: Final[dict[str, Loss]] = {
    "guest's browser killed": kill_guest,
    "guest's tab killed": kill_tab,
    "guest reloaded": reload_guest,
    "host reloaded": reload_host,
    "channel cut": cut,
    f"network gone for {OUTAGE:.0f} s": lose_network,
    "guest's tab asleep": sleep,
}
