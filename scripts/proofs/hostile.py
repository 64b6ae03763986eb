"""Give the game changed saves, backups, links and messages, and count the outcomes.

    python -m proofs.hostile                    200,000 of them
    python -m proofs.hostile --tries 5000 --from 12000 --json build/hostile.json

The game either accepts a value, and then has a sound game, or refuses it with an error
of the tree of errors; anything else is a fault. A refused message has changed no game.
"""

from __future__ import annotations

import argparse
import faulthandler
import json
import resource
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final, TypeAlias
from unittest.mock import patch

from browser.games import GAMES
from proofs import page_doors as page
from proofs.invariants import complaints, whole
from proofs.mutations import changed, damaged, respelt
from proofs.samples import TABLE_ID, codes, messages, positions, saves
from sanjuan import Game, analyse
from sanjuan.game_type import SAN_JUAN
from tabletop.base.errors import TabletopError
from tabletop.page.bridge import Bridge
from tabletop.table.codes import game_code, table_of
from tabletop.table.table import Table

SLOW: Final = 1.0
"""The most seconds of processor time that a try may take."""
STUCK: Final = 60
"""The seconds after which the proof gives up, and prints the traceback."""
SHOWN: Final = 5


# ---------------------------------------------------------------- the receivers


def check_sound(game: Game) -> None:
    """Check that every card lies in one place, and that the game's own save loads."""
    wrong = list(complaints(whole(game), Random(1)))
    assert not wrong, wrong
    assert Game.load(game.save()).digest() == game.digest(), "saved otherwise"


def load_save(given: Any) -> None:
    """Load the value as a game or as a table."""
    if isinstance(given, dict) and given.get("format") == SAN_JUAN.table_format:
        check_sound(Table.load(SAN_JUAN, given).game)
    else:
        check_sound(Game.load(given))


def look_back(given: Any) -> None:
    """Prepare a look back, without any search."""
    analyse(given)


def set_up(given: Any) -> None:
    """Set up a position."""
    check_sound(Game.from_position(given))


def open_code(code: str) -> None:
    """Open a code; its game must be sound, and have a code itself."""
    table = table_of(GAMES, code)
    check_sound(table.game)
    again = table_of(GAMES, game_code(table))
    assert again.game.digest() == table.game.digest(), "told otherwise"


def open_forged(code: str) -> None:
    """Open a code whose check an attacker has forged."""
    check = code.rpartition("~c")[2]
    with patch("tabletop.table.codes._check", return_value=check):
        open_code(code)


def open_bridge() -> Bridge:
    """A bridge with a game that waits for a person."""
    bridge = Bridge(GAMES)
    assert "view" in json.loads(bridge.request(messages()[0]))["type"]
    assert bridge.table is not None
    bridge.table.id = TABLE_ID
    return bridge


def send(text: str) -> None:
    """Send a message; raise the error of its reply, which may not change the game."""
    bridge = open_bridge()
    table = bridge.table
    assert table is not None
    before = table.save()
    reply = json.loads(bridge.request(text))
    if reply["type"] != "error":
        bridge.think(0)
        return
    assert bridge.table is table and table.save() == before, "the game has changed"
    raise TabletopError(reply["error"]["id"], reply["error"]["args"])


def send_value(given: Any) -> None:
    """Send the value as a message, in JSON."""
    send(json.dumps(given))


def send_file(text: str) -> None:
    """Send a file that a person chose."""
    send(json.dumps({"type": "load", "text": text}))


Change: TypeAlias = Callable[[str, Random], Any]
Target: TypeAlias = tuple[Callable[[], list[str]], Change, Callable[..., None]]

TARGETS: Final[Mapping[str, Target]] = {
    "saves, as values": (saves, changed, load_save),
    "saves, for a look back": (saves, changed, look_back),
    "saves, as files": (saves, damaged, send_file),
    "positions, as values": (positions, changed, set_up),
    "positions, as text": (positions, damaged, set_up),
    "codes": (codes, respelt, open_code),
    "codes, their check forged": (codes, respelt, open_forged),
    "addresses": (page.addresses, damaged, page.go_to),
    "backups, as values": (page.backups, changed, page.bring_back_value),
    "backups, as files": (page.backups, damaged, page.bring_back),
    "messages of a host": (page.host_messages, changed, page.hear),
    "messages, as values": (messages, changed, send_value),
    "messages, as text": (messages, damaged, send),
}
"""By name: the sound values, the way to change one, and its receiver; all by turns."""


# ---------------------------------------------------------------- the proof


@dataclass
class Figures:
    """The outcomes of the tries of one kind; times in milliseconds."""

    tries: int = 0
    accepted: int = 0
    refused: int = 0
    faults: int = 0
    slowest_refusal: float = 0.0
    slowest: float = 0.0
    ids: set[str] = field(default_factory=set)


def attempt(number: int, figures: Figures, target: Target) -> str:
    """Make one try; return its fault, or an empty text."""
    sources, change, give = target
    rng = Random(number)
    given = change(rng.choice(sources()), rng)
    fault, began = "", process_time()
    figures.tries += 1
    faulthandler.dump_traceback_later(STUCK, exit=True)
    try:
        give(given)
        figures.accepted += 1
    except TabletopError as error:
        note_refusal(figures, error, process_time() - began)
    except Exception:
        fault = traceback.format_exc(limit=-4)
    faulthandler.cancel_dump_traceback_later()
    took = process_time() - began
    figures.slowest = max(figures.slowest, 1000 * took)
    return fault or (f"took {took:.1f} s" if took > SLOW else "")


def note_refusal(figures: Figures, error: TabletopError, seconds: float) -> None:
    """Count a refusal; its sentence must be short, and not a bare id."""
    sentence = str(error)
    assert len(sentence) < 1000 and not sentence.startswith("error-"), sentence
    json.dumps(error.as_json())
    figures.refused += 1
    figures.ids.add(error.id)
    figures.slowest_refusal = max(figures.slowest_refusal, 1000 * seconds)


def run(tries: range) -> tuple[dict[str, Figures], list[str]]:
    """The figures by kind, and the faults."""
    figures = {name: Figures() for name in TARGETS}
    faults = list(_faults(tries, figures))
    return figures, faults


def _faults(tries: range, figures: dict[str, Figures]) -> Iterator[str]:
    names = list(TARGETS)
    for number in tries:
        name = names[number % len(names)]
        if fault := attempt(number, figures[name], TARGETS[name]):
            figures[name].faults += 1
            yield f"try {number}, {name}: {fault}"


def memory() -> float:
    """The most memory that this process has had so far, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


HEAD: Final = """\
| given | tries | accepted | refused | sentences | faults | slowest refusal | slowest |
|---|--:|--:|--:|--:|--:|--:|--:|"""


def line(name: str, one: Figures) -> str:
    """A row of the table."""
    counts = [one.tries, one.accepted, one.refused, len(one.ids), one.faults]
    told = [f"{count:,}" for count in counts]
    told += [f"{one.slowest_refusal:.0f} ms", f"{one.slowest:.0f} ms"]
    return f"| {name} | {' | '.join(told)} |"


def main(arguments: list[str] | None = None) -> None:
    """Make the tries, and print their figures; fail if any is a fault."""
    made = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    made.add_argument("--tries", type=int, default=200_000)
    made.add_argument("--from", type=int, default=0, dest="first", help="a try")
    made.add_argument("--json", type=Path, help="a file for the figures")
    asked = made.parse_args(arguments)
    run(range(min(asked.tries, 2000)))
    warm = memory()
    figures, faults = run(range(asked.first, asked.first + asked.tries))
    print(HEAD, *(line(name, one) for name, one in figures.items()), sep="\n")
    print(f"\nMemory: {warm:.0f} MB after 2,000 tries, {memory():.0f} MB after all.")
    if asked.json:
        told = {
            name: {**asdict(one), "ids": sorted(one.ids)}
            for name, one in figures.items()
        }
        asked.json.write_text(json.dumps(told, indent=1), encoding="utf-8")
    if faults:
        print(*faults[:SHOWN], sep="\n\n", file=sys.stderr)
        sys.exit(f"{len(faults)} faults")


if __name__ == "__main__":
    main()
