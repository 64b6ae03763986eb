"""Count the ways a game can go from fixed positions, by number of answers.

    python -m proofs.perft            rewrite tests/perft/counts.txt
    python -m proofs.perft --check    only say whether it would change
    python -m proofs.perft --check --ways 50    only the first counts, up to that many

Answers of the same kinds count once. A change in what can be done, or in how often a
seat is asked, shows in the counts.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import islice, product

from sanjuan import Game
from sanjuan.records.positions import set_up
from sanjuan.rules.state import State
from toolchain.steps import ROOT

FILE = ROOT / "tests" / "perft" / "counts.txt"
ENOUGH = 2_000
"""The number of ways at which counting stops, at the end of its depth."""

EDITIONS = ("first", "second")
NO_YES = (False, True)

SEATS = {
    "crane": [
        ("statue palace well", "crane indigo_plant+ coffee_roaster chapel"),
        ("library smithy", "quarry indigo_plant"),
    ],
    "market": [
        ("library tower", "black_market smithy indigo_plant+ sugar_mill+"),
        ("hero", "black_market crane silver_smelter+"),
    ],
    "library": [
        ("well archive", "library indigo_plant+ sugar_mill tobacco_storage"),
        ("carpenter poor_house", "library prefecture archive"),
    ],
    "trader": [
        ("smithy", "trading_post market_stand market_hall indigo_plant+ sugar_mill+"),
        ("tower well", "aqueduct well coffee_roaster+ silver_smelter"),
        ("statue", "tobacco_storage+ indigo_plant+"),
    ],
    "mine": [("smithy", "gold_mine"), ("well", "gold_mine indigo_plant"), ("", "")],
}
NEW_BUILDINGS = {
    "round-start": [
        ("smithy well tower hut", "office_building chapel bank guard_room"),
        ("statue hero tavern", "bank tower office_building"),
    ],
    "cathedral": [
        ("palace residence well hut smithy quarry", "crane park customs_office+"),
        ("guild_hall statue", "harbor goldsmith indigo_plant+"),
    ],
}


def states() -> Iterator[tuple[str, State]]:
    """The positions by name."""
    for edition, expansion, four, seats in product(EDITIONS, NO_YES, NO_YES, (2, 3, 4)):
        switches = "-new-buildings" * expansion + "-choose-four" * four
        game = Game(seats, edition, expansion, four, seed=seats)
        yield f"start-{edition}{switches}-{seats}", game._state
    for name, around in SEATS.items():
        for edition in EDITIONS:
            yield f"{name}-{edition}", _set_up(around, edition, expansion=False)
    for name, around in NEW_BUILDINGS.items():
        for edition in EDITIONS:
            state = _set_up(around, edition, expansion=True)
            yield f"{name}-{edition}-new-buildings", state


def _set_up(around: list[tuple[str, str]], edition: str, *, expansion: bool) -> State:
    seats = [
        {"hand": hand.split(), "buildings": [_place(b) for b in city.split()]}
        for hand, city in around
    ]
    about = {"edition": edition, "expansion": expansion, "seed": 1}
    state = set_up({**about, "governor": len(seats) - 1, "seats": seats})
    state.run()
    return state


def _place(building: str) -> dict[str, object]:
    return {"id": building.rstrip("+"), "good": building.endswith("+")}


def count(state: State, depth: int) -> int:
    """The ways to give that many answers, or to come to the end before."""
    question = state.question
    if depth == 0 or question is None:
        return 1
    if depth == 1:
        return sum(1 for _ in question)
    ways = 0
    for answer in question:
        after = state.copy()
        after.step(answer)
        ways += count(after, depth - 1)
    return ways


def counts(state: State, enough: int = ENOUGH) -> Iterator[int]:
    """The ways by number of answers, until there are enough."""
    depth = ways = 0
    while ways < enough:
        depth += 1
        ways = count(state, depth)
        yield ways


def lines(enough: int = ENOUGH) -> list[str]:
    """A line for each position."""
    return [
        f"{name}: {' '.join(str(ways) for ways in islice(counts(state, enough), 12))}"
        for name, state in states()
    ]


def fits(enough: int) -> bool:
    """Whether all counts equal the stored ones, as far as they go."""
    kept = FILE.read_text(encoding="utf-8").splitlines()
    pairs = zip(kept, lines(enough), strict=True)
    return all(f"{line} ".startswith(f"{start} ") for line, start in pairs)


def main() -> int:
    """Rewrite the file, or say whether it would change."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing")
    parser.add_argument("--ways", type=int, default=ENOUGH, help="enough of them")
    told = parser.parse_args()
    if told.check:
        return int(not fits(told.ways))
    text = "\n".join([*lines(), ""])
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(text, encoding="utf-8")
    print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
