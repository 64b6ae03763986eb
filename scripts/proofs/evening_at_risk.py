"""A game at own phones whose devices are lost and come back; Python knows the truth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import Final, NamedTuple

from playwright.sync_api import Error

from proofs.at_risk import Process
from tabletop.page.bridge import Bridge
from tabletop.rules.question import Answer
from tabletop.table.registry import Registry
from web.evening import Seen
from web.meeting import answered, give, open_dialog
from web.stand_in import stand_in
from web.two_devices import SITE
from web.visitor import Visitor
from web.waiting import until
from web.words import ENGLISH

SOON: Final = 20
"""Seconds in which a device that is still connected shows the newest question."""
LATE: Final = 90
"""Seconds in which every device does, once it is connected."""
MORE: Final = 2
"""Answers after which the game goes on."""
GONE: Final = "() => document.querySelector('.company') !== null"
"""Whether the page says that a device is away."""


class Truth(NamedTuple):
    """The game as Python has it."""

    answers: tuple[tuple[int, Answer], ...]
    seat: int | None
    question: str

    @property
    def ply(self) -> int:
        """The number of answers given."""
        return len(self.answers)

    def shows(self, seat: int, seen: Seen) -> bool:
        """Whether the device of a seat shows this question, or the end."""
        if self.seat is None:
            return seen.over
        asked = self.question if seat == self.seat else ""
        return (seen.ply, seen.asked) == (self.ply, asked)


class EveningAtRisk:
    """A host and its guests, each in a browser of its own."""

    def __init__(self, devices: Sequence[Process], games: Registry, game: str) -> None:
        self.devices = devices
        self._bridges: list[Bridge] = []
        stand_in(devices[0].context, self._noted(), games)
        people = ",".join(["you"] * len(devices))
        self.host.page.goto(f"{SITE}?play={game}&players={people}&start")
        for seat in range(1, len(devices)):
            self.pair(seat)

    def _noted(self) -> type[Bridge]:
        bridges = self._bridges

        class Noted(Bridge):
            """The Python of the host's page, which this evening knows."""

            def __init__(self, games: Registry) -> None:
                super().__init__(games)
                bridges.append(self)

        return Noted

    @property
    def host(self) -> Process:
        """The device with the table."""
        return self.devices[0]

    def truth(self) -> Truth:
        """The game in the newest Python that has one."""
        table = next(one.table for one in reversed(self._bridges) if one.table)
        game = table.game
        given = zip(game.deciders, map(tuple, game.answers), strict=True)
        question = game.question
        seat, name = (question.seat, question.name) if question else (None, "")
        return Truth(tuple(given), seat, name)

    # ------------------------------------------------------------ people

    def pair(self, seat: int) -> None:
        """Let the guest of a seat find the host, once the host misses it."""
        person, guest = Visitor(self.host.page), self.devices[seat]
        name = f"Player {seat + 1}"
        open_dialog(person)
        label = ENGLISH("phones-invite-label", name=name)
        self.host.page.get_by_role("button", name=label).click()
        field = self.host.page.locator("#phones-link")
        until(self.host.page, "document.querySelector('#phones-link')?.value")
        give(person, answered(guest.page, field.input_value(), name))
        guest.page.locator("[data-ply], [data-screen=end]").first.wait_for()
        person.close()

    def play(self, seed: int) -> None:
        """Let all people answer."""
        for seat, device in enumerate(self.devices):
            device.device.play(seed + 1000 * seat)

    def rest(self) -> None:
        """Let nobody answer; a device that is lost does not anyhow."""
        for device in self.devices:
            with suppress(Error):
                device.device.rest()

    def wait(self, seconds: float) -> None:
        """Wait, while Python answers the host's page."""
        self.host.page.wait_for_timeout(1000 * seconds)

    def within(self, seconds: float, is_so: Callable[[], bool]) -> bool:
        """Whether that becomes so in time."""
        end = monotonic() + seconds
        while not is_so():
            if monotonic() > end:
                return False
            self.wait(0.05)
        return True

    # ------------------------------------------------------------ what they see

    def seen(self) -> list[Seen]:
        """The sight at each device."""
        return [device.device.look() for device in self.devices]

    def lacking(self) -> list[int]:
        """The seats whose devices do not show the newest question."""
        truth = self.truth()
        seen = enumerate(self.seen())
        return [seat for seat, one in seen if not truth.shows(seat, one)]

    def is_up_to_date(self) -> bool:
        """Whether all devices show the newest question."""
        return not self.lacking()

    def absent(self) -> list[int]:
        """The seats of guests whose pages say that the host is away."""
        guests = [*enumerate(self.devices)][1:]
        return [seat for seat, one in guests if one.page.evaluate(GONE)]

    def told(self) -> str:
        """The question and the sights, to be read where a game does not go on."""
        truth = self.truth()
        asked = f"seat {truth.seat} is asked {truth.question} at {truth.ply}"
        return f"{asked}; absent: {self.absent()}; {self.seen()}"

    def is_whole(self) -> bool:
        """Whether every guest is there and shows the newest question."""
        return not self.absent() and self.is_up_to_date()

    def goes_on(self, seed: int) -> bool:
        """Whether some more answers reach all devices."""
        goal = self.truth().ply + MORE

        def is_there() -> bool:
            truth = self.truth()
            return truth.ply >= goal or truth.seat is None

        self.play(seed)
        went_on = self.within(LATE, is_there)
        self.rest()
        return went_on and self.within(LATE, self.is_up_to_date)
