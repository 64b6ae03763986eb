"""Play games among frozen players, and say what they came to in one fingerprint.

    python -m proofs.frozen_games               1,000 games
    python -m proofs.frozen_games --games 24    fewer

Every option set has its turn, and every player that does not look ahead at every seat.
The fingerprint of 1,000 games is that of version 0.1.0. Matches
against these players stay comparable while the engine changes.
"""

import argparse
import hashlib
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from random import Random
from typing import Final

import sanjuan
from arena.entrants import at_a_glance, entrant
from arena.games.san_juan import GAME

GAMES: Final = 1_000
FINGERPRINT: Final = "273a7efa1d3dcbb94584a279213387478253bad977b105ffcb80e408e71e9ae9"
"""The fingerprint of that number of games."""

SETS: Final = [
    sanjuan.Options(*choice)
    for choice in product((2, 3, 4), ("first", "second"), (False, True), (False, True))
]


def digest(number: int) -> str:
    """The digest at the end of that game."""
    names = sorted(at_a_glance(GAME))
    options = SETS[number % len(SETS)]
    game = sanjuan.Game(**options._asdict(), seed=number)
    around = [
        entrant(names[(number // len(SETS) + seat) % len(names)], GAME)
        for seat in range(options.seats)
    ]
    rng = Random(number)
    while (question := game.question) is not None:
        seat = question.seat
        game.answer(around[seat].choose(game.view(seat), rng))
    return game.digest()


def fingerprint(games: int) -> str:
    """One fingerprint for the digests of games, in their order."""
    with ProcessPoolExecutor() as pool:
        digests = list(pool.map(digest, range(games), chunksize=10))
    return hashlib.sha256("\n".join(digests).encode()).hexdigest()


def main() -> None:
    """Play, and compare where that many games are known."""
    parser = argparse.ArgumentParser(description="Play games among frozen players.")
    parser.add_argument("--games", type=int, default=GAMES)
    games = parser.parse_args().games
    found = fingerprint(games)
    print(f"{games:,} games of {', '.join(sorted(at_a_glance(GAME)))}: {found}")
    if games == GAMES and found != FINGERPRINT:
        sys.exit("They came to something else than in version 0.1.0.")


if __name__ == "__main__":
    main()
