"""Compare messages of a table with those of its twin, which has other hidden cards.

    python -m proofs.face_down                 300 games
    python -m proofs.face_down --games 50

Three people play each game at one device. The twin redeals every card, good and tile
that the viewer may not know; until a person takes the device, the viewer is a
spectator. All messages of the worker must be the same for both tables, except the save:
it holds all cards, and the page stores it without drawing it. The forecast of the roles
is the canary, because the page shows it only to the person with the device: the proof
counts how often it differs.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from copy import copy
from random import Random
from typing import Any, Final, TypeAlias

from browser.games import GAMES
from proofs.compared import Figures, Found, compare_games
from proofs.redealt import redealt
from sanjuan import Game, player
from sanjuan.game_type import SAN_JUAN
from sanjuan.page.facts import Table as Facts
from tabletop.advice.hint import Hint
from tabletop.base.rng import GUESTS, stream
from tabletop.bots.search.budget import Budget
from tabletop.page.bridge import Bridge
from tabletop.table.seating import PERSON
from tabletop.table.table import Table

SEATS: Final = 3
LOADED, UNDONE, HINTED = 17, 23, 29
"""Decisions between two loads of the save, between two undos, between two hints."""
LONGEST: Final = 10_000
"""More decisions than any game takes."""
HINT: Final = Budget(8)

Open: TypeAlias = Table[Game, Facts]


# ---------------------------------------------------------------- a table and its twin


def viewer_of(table: Open) -> int:
    """The seat that the table is drawn for; the table must have a person."""
    viewer = table.viewer()
    assert viewer is not None
    return viewer


def eyes(table: Open) -> int | None:
    """The seat whose hand lies open; None where all hands lie face down."""
    return table.facts()["view"]["seat"]


def twin(table: Open, rng: Random) -> Open:
    """The table, with a new deal of everything that it may not show."""
    return twin_for(eyes(table), table, rng)


def twin_for(seat: int | None, table: Open, rng: Random) -> Open:
    """The table, with a new deal of the facts hidden from a seat; None: a spectator."""
    other = copy(table)
    other.game = redealt(table.game, seat, rng)
    return other


def told(facts: Any) -> str:
    """The facts as JSON, without the save."""
    return json.dumps({key: fact for key, fact in facts.items() if key != "save"})


def reply(table: Open, message: object) -> str:
    """The reply of such a table to a message that changes nothing."""
    bridge = Bridge(GAMES)
    bridge.table = table
    return bridge.request(json.dumps(message))


def hint(table: Open) -> str:
    """The hint for the seat that is asked."""
    found = Hint(table.game, SAN_JUAN.advisor, HINT)
    found.thinking.for_about(60)
    return told(found.facts())


def foretold(table: Open) -> object:
    """The gain of each role for the viewer; 0.1.0 sent it for hands face down, too."""
    return table.game.forecast(viewer_of(table))


# ---------------------------------------------------------------- comparisons


def wrong_messages(table: Open) -> Iterator[dict[str, object]]:
    """Messages that are refused: no refusal may depend on hidden cards."""
    question, ply = table.game.asked(), table.game.ply
    asked = {"seat": question.seat, "ply": ply}
    other = {"seat": (question.seat + 1) % SEATS, "ply": ply}
    everything = list(range(110))
    yield {"type": "answer", **asked, "answer": everything}
    yield {"type": "answer", **other, "answer": [everything[ply % 110]]}
    yield {"type": "take_device", **other}
    yield {"type": "hint", **other}
    if eyes(table) is None:
        yield {"type": "hint", **asked}
        for card in everything[ply % 11 :: 11] if question.secret else ():
            yield {"type": "answer", **asked, "answer": [card]}


def compare(table: Open, rng: Random, figures: Figures) -> Iterator[str]:
    """The messages that differ between a table and its twin."""
    other = twin(table, rng)
    down = eyes(table) is None
    figures["tables, hand face down" if down else "tables, hand open"] += 1
    if told(table.facts()) != told(other.facts()):
        yield "the table"
    if down and table.game.question:
        figures["canary"] += 1
        figures["canary, differences"] += foretold(table) != foretold(other)
    for message in wrong_messages(table) if table.game.question else ():
        figures["refusals"] += 1
        one, two = reply(table, message), reply(other, message)
        assert '"error"' in one, message
        if one != two:
            yield f"the refusal of {message}"


def compare_hints(table: Open, rng: Random, figures: Figures) -> Iterator[str]:
    """Yield the hint if it depends on the cards of others."""
    figures["hints"] += 1
    if hint(table) != hint(twin(table, rng)):
        yield "the hint"


# ---------------------------------------------------------------- a game


def begun(number: int) -> Open:
    """A table of three people; the number chooses the options."""
    options = {
        "seats": SEATS,
        "edition": ("first", "second")[number % 2],
        "expansion": bool(number // 2 % 2),
        "choose_four": bool(number // 4 % 2),
        "seed": number,
    }
    people = [{"name": name, "kind": PERSON} for name in ("Ada", "Ben", "Cleo")]
    return Table.new(SAN_JUAN, options, people)


def decide(table: Open, level: str, rng: Random) -> None:
    """Answer for the seat that is asked; open questions do not need the device."""
    question = table.game.asked()
    if question.secret or rng.random() < 0.5:
        table.take_device(question.seat)
    seen = table.game.view(question.seat)
    answer = player(level).choose(seen, rng)
    table.answer(list(answer), question.seat, table.game.ply)


def moments(table: Open, level: str, rng: Random, most: int) -> Iterator[Open]:
    """The tables of a game, question by question, some of them loaded or undone."""
    for count in range(most):
        yield table
        if table.game.question is None:
            return
        if count % LOADED == 0:
            table = Table.load(SAN_JUAN, json.dumps(table.save()))
            yield table
        decide(table, level, rng)
        if count % UNDONE == 0 and table.game.can_undo(viewer_of(table)):
            table.undo(viewer_of(table))
            yield table


def look(number: int, most: int = LONGEST) -> Found:
    """Compare all messages of a game, for at most that many decisions."""
    figures, faults = Counter({"games": 1}), list[str]()
    rng, level = stream(number, GUESTS[1]), ("medium", "random")[number % 3 == 2]
    for count, table in enumerate(moments(begun(number), level, rng, most)):
        found = list(compare(table, rng, figures))
        question = table.game.question
        if question:
            table.take_device(question.seat)
            found += compare(table, rng, figures)
        if question and count % HINTED == 0:
            found += compare_hints(table, rng, figures)
        faults += [f"game {number}, answer {table.game.ply}: {one}" for one in found]
    return figures, faults


def main(arguments: list[str] | None = None) -> None:
    """Print the figures; fail if any message differs."""
    compare_games(__doc__, look, 300, arguments)


if __name__ == "__main__":
    main()
