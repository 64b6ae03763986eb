"""People at one device each have a log, whatever else happens at their table."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest
from every_game import KINDS
from hypothesis import given, settings
from hypothesis import strategies as st
from log_page import FormerPage, Page

from puerto_rico.game_type import PUERTO_RICO
from sanjuan.game_type import SAN_JUAN
from tabletop.base.rng import GUESTS, stream
from tabletop.table.registry import GameType
from tabletop.table.seating import SeatInfo
from tabletop.table.table import Table

Act = Callable[[Page, Random], object]


def asked(page: Page) -> dict[str, int]:
    """The open question, by its seat and its number."""
    return {"seat": page.table.game.asked().seat, "ply": page.table.game.ply}


def undo(page: Page, rng: Random) -> None:
    """Take back the latest decision of somebody; it may be refused."""
    page.send(type="undo", seat=rng.choice(page.table.hotseat.seats))
    page.wait()


def replay(page: Page, rng: Random) -> None:
    """Look at a moment as the public, or as a seat; that may be refused."""
    ply = rng.randint(0, page.table.game.ply)
    seat = rng.choice([None, *range(page.table.game.seats)])
    page.send(type="replay", ply=ply, seat=seat)


ACTS: Final[dict[str, Act]] = {
    "decide": lambda page, rng: page.decide(rng),
    "take the device": lambda page, rng: page.take(),
    "undo": undo,
    "what if": lambda page, rng: page.send(type="branch", level=None, **asked(page)),
    "load": lambda page, rng: page.send(
        type="load", text=json.dumps(page.table.save())
    ),
    "restart": lambda page, rng: page.restart(),
    "replay": replay,
    "codes": lambda page, rng: page.send(type="codes"),
    "refused": lambda page, rng: page.send(type="answer", answer=[999], **asked(page)),
}

acts = st.lists(st.sampled_from([*["decide"] * 6, *ACTS]), max_size=20)


@pytest.mark.slow
@pytest.mark.parametrize("made", [Page, FormerPage])
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
@settings(max_examples=8)
@given(acts=acts, people=st.integers(1, 5), seed=st.integers(0, 99))
def test_each_reply_completes_the_log_of_its_viewer(
    kind: GameType[Any, Any],
    made: type[Page],
    acts: list[str],
    people: int,
    seed: int,
) -> None:
    page, rng, seats = made(), Random(seed), kind.new({}).seats
    page.begin(kind, min(people, seats))
    page.wait()
    for act in acts:
        if page.table.game.over:
            page.begin(kind, min(people, seats))
            page.wait()
        ACTS[act](page, rng)
        page.wait()
        assert page.is_whole()


def late(kind: GameType[Any, Any], seats: int, ply: int) -> str:
    """The save of a table of people only, after that many random answers."""
    game, rng = kind.new({"seats": seats, "seed": 8}), stream(8, GUESTS[0])
    while game.question and game.ply < ply:
        game.answer(game.question.sample(rng))
    return json.dumps(
        Table(kind, game, [SeatInfo(f"P{n}") for n in range(seats)]).save()
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "seats", "most"),
    [(SAN_JUAN, 4, 12_000), (PUERTO_RICO, 5, 20_000)],
    ids=["sanjuan", "puerto_rico"],
)
def test_replies_late_in_a_game_of_many_at_one_device_are_short(
    kind: GameType[Any, Any], seats: int, most: int
) -> None:
    page, rng = Page(), Random(1)
    page.send(type="load", text=late(kind, seats, 240))
    for _ in range(60):  # everybody gets the whole log once
        page.decide(rng)
    page.lengths.clear()
    while not page.table.game.over and page.table.game.ply < 340:
        page.decide(rng)
    assert len(page.lengths) > 20
    assert max(page.lengths) <= most
