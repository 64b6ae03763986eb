"""Give every game changed saves, backups, links and messages, and count the outcomes.

    python -m proofs.hostile                    200,000 of them
    python -m proofs.hostile --tries 5000 --from 12000 --json build/hostile.json

Each game of the registry, toys included, gets each kind by turns. It either accepts a
value, and then has a sound game, or refuses it with an error of the tree of errors;
anything else is a fault. A refused message has changed no game.
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
from typing import Any, Final, NamedTuple, TypeAlias

from proofs import page_doors as page
from proofs import page_samples, receivers
from proofs.mutations import changed, damaged, respelt
from proofs.samples import codes, messages, positions, saves
from proofs.with_toys import KINDS
from tabletop.base.errors import TabletopError

SLOW: Final = 1.0
"""The most seconds of processor time that a try may take."""
STUCK: Final = 60
"""The seconds after which the proof gives up, and prints the traceback."""
SHOWN: Final = 5


Change: TypeAlias = Callable[[str, Random], Any]


class Target(NamedTuple):
    """The sound values of a game, the way to change one, and its receiver."""

    sources: Callable[[str], list[str]]
    change: Change
    give: Callable[[str, Any], None]


TARGETS: Final[Mapping[str, Target]] = {
    "saves, as values": Target(saves, changed, receivers.load_save),
    "saves, for a look back": Target(saves, changed, receivers.look_back),
    "saves, as files": Target(saves, damaged, receivers.send_file),
    "positions, as values": Target(positions, changed, receivers.set_up),
    "positions, as text": Target(positions, damaged, receivers.set_up),
    "codes": Target(codes, respelt, receivers.open_code),
    "codes, their check forged": Target(codes, respelt, receivers.open_forged),
    "addresses": Target(page_samples.addresses, damaged, page.go_to),
    "backups, as values": Target(page_samples.backups, changed, page.bring_back_value),
    "backups, as files": Target(page_samples.backups, damaged, page.bring_back),
    "messages of a host": Target(page_samples.host_messages, changed, page.hear),
    "messages, as values": Target(messages, changed, receivers.send_value),
    "messages, as text": Target(messages, damaged, receivers.send),
}
"""By name: every kind of input, which all games get by turns."""


def turns() -> list[tuple[str, str]]:
    """Each kind of input, with each game that has samples of it."""
    return [
        (name, kind.name)
        for name, target in TARGETS.items()
        for kind in KINDS
        if target.sources(kind.name)
    ]


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


def attempt(number: int, figures: Figures, target: Target, game: str) -> str:
    """Make one try at a game; return its fault, or an empty text."""
    rng = Random(number)
    given = target.change(rng.choice(target.sources(game)), rng)
    fault, began = "", process_time()
    figures.tries += 1
    faulthandler.dump_traceback_later(STUCK, exit=True)
    try:
        target.give(game, given)
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
    every = turns()
    for number in tries:
        name, game = every[number % len(every)]
        if fault := attempt(number, figures[name], TARGETS[name], game):
            figures[name].faults += 1
            yield f"try {number}, {name} of {game}: {fault}"


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
