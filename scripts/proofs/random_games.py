"""Play games at random and hold every card to its place at every answer; print a table.

    python -m proofs.random_games                    10,000 games of the first edition
    python -m proofs.random_games --all --games 100000

Each option set is played from the start, and each number of seats also from positions
where hardly a card is left, so that both piles run empty. In a sample of the games
`invariants.py` checks the table after every answer. The games of a seed are the same
everywhere. Exit code 1 and the seed of the game if something fails.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, NamedTuple

from proofs.invariants import all_cards, cards, complaints
from proofs.tallies import (
    SAMPLE,
    Broken,
    Tally,
    arguments,
    parts,
    run,
    share,
    with_total,
)
from sanjuan import Answer, Options, Question
from sanjuan.records.positions import set_up
from sanjuan.rules.buildings import CLASSES
from sanjuan.rules.cards import deck
from sanjuan.rules.phases.rounds import LAST_ROUND
from sanjuan.rules.phases.start import begin as deal
from sanjuan.rules.phases.start import fresh
from sanjuan.rules.state import LAST_BUILDING, State
from tabletop.base.rng import GUESTS, Chance, stream

SCARCE_SHARE = 10
"""The games for one that begins with hardly a card in the piles."""


class Setup(NamedTuple):
    """The options of a line of the table."""

    options: Options
    scarce: bool

    def __str__(self) -> str:
        options = self.options
        start = "few cards left" if self.scarce else "choose four"
        parts = [f"{options.seats} seats", f"{options.edition} edition"]
        parts += ["New Buildings"] * options.expansion
        parts += [start] * (self.scarce or options.choose_four)
        return ", ".join(parts)


def keen(question: Question, rng: Chance) -> Answer:
    """A random answer, seldom a pass."""
    return question.sample(rng) or question.sample(rng)


def begin(setup: Setup, seed: int) -> State:
    """The table at the first choice."""
    if setup.scarce:
        state = set_up(scarce(setup.options, seed))
        state.run()
    else:
        state = fresh(setup.options, seed)
        deal(state)
    return state


def scarce(options: Options, seed: int) -> dict[str, Any]:
    """A position of full cities with 0 to 7 cards in the piles, the rest tucked."""
    hand = ["coffee_roaster", "sugar_mill", "tobacco_storage"]
    plants = ["indigo_plant", "indigo_plant", "silver_smelter"]
    violet = [building.id for building in CLASSES if building.group != "P"]
    cities = [[*plants, *violet[6 * n : 6 * n + 6]] for n in range(options.seats)]
    used = options.seats * len(hand) + sum(map(len, cities)) + seed % 8
    total = len(deck(options.edition, options.expansion))
    tucked, more = divmod(total - used, options.seats)
    seats = [
        {"hand": hand, "buildings": city, "tucked": tucked + (n < more)}
        for n, city in enumerate(cities)
    ]
    about = {"edition": options.edition, "expansion": options.expansion}
    return {**about, "seed": seed, "seats": seats}


def play(setup: Setup, seed: int) -> Tally:
    """One game, every card looked at after every answer, in the sample everything."""
    state, rng = begin(setup, seed), stream(seed, GUESTS[0])
    whole = all_cards(state)
    sampled = seed % SAMPLE == 0
    answers = empty = 0
    while question := state.question:
        state.step(keen(question, rng))
        answers += 1
        empty += not state.pile and not state.discard
        if cards(state) != whole:
            raise Broken(f"{setup}, seed {seed}, answer {answers}: a card is lost")
        for complaint in complaints(state, Random(answers)) if sampled else ():
            raise Broken(f"{setup}, seed {seed}, answer {answers}: {complaint}")
    return tally(state, answers, empty, sampled)


def tally(state: State, answers: int, empty: int, sampled: bool) -> Tally:
    """The counts of one game, taken at its end."""
    unfinished = state.round == LAST_ROUND and all(
        len(seat.buildings) < LAST_BUILDING for seat in state.seats
    )
    rounds = state.round
    return Tally(1, sampled, answers, rounds, rounds, unfinished, bool(empty), empty)


def setups(everything: bool, edition: str, expansion: bool) -> list[Setup]:
    """The lines of the table."""
    editions = ("first", "second") if everything else (edition,)
    switches = (False, True) if everything else (expansion,)
    found = product(editions, switches, (2, 3, 4))
    kinds = [(seats, name, new) for name, new, seats in found]
    usual = [
        Setup(Options(*kind, choose_four=four), scarce=False)
        for kind in kinds
        for four in (False, True)
    ]
    return usual + [Setup(Options(*kind), scarce=True) for kind in kinds]


def tasks(lines: list[Setup], games: int) -> Iterator[tuple[Setup, range]]:
    """The games of each line in small parts; the scarce ones come on top."""
    usual = sum(not line.scarce for line in lines)
    for place, line in enumerate(lines):
        count = share(games, usual, place)
        yield from parts(line, max(1, count // SCARCE_SHARE) if line.scarce else count)


HELD = """\
Players who answer at random and seldom pass. No game raised an exception, and after
every answer every card of the edition lay in exactly one place.

The games of the seeds 0, {0}, {1} … of each line are the sample. After every answer in
them a copy equalled its table, the question was a real choice, no city had a violet
building twice, no view changed when its hidden cards were redealt, and a table
determinized from a view looked the same to that seat.

Every game with both piles empty ended.

| option set | games | in the sample | answers | rounds (longest) | stopped by R70 \
| games with both piles empty | answers met by them |
|---|--:|--:|--:|--:|--:|--:|--:|"""


def report(tallies: dict[Setup, Tally]) -> Iterator[str]:
    """The checks, and the table, in Markdown."""
    yield HELD.format(SAMPLE, 2 * SAMPLE)
    for name, part in with_total(tallies):
        yield (
            f"| {name} | {part.games:,} | {part.looked_at:,} | {part.answers:,} "
            f"| {part.rounds / max(1, part.games):.1f} ({part.longest}) "
            f"| {part.unfinished:,} | {part.empty_games:,} | {part.empty_answers:,} |"
        )


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    arguments(parser, games=10_000)
    parser.add_argument("--all", action="store_true", help="every option set")
    parser.add_argument("--edition", choices=["first", "second"], default="first")
    parser.add_argument("--expansion", action="store_true", help="New Buildings")
    chosen = parser.parse_args()
    lines = setups(chosen.all, chosen.edition, chosen.expansion)
    work = tasks(lines, chosen.games)
    return run(play, work, report, chosen.jobs)


if __name__ == "__main__":
    sys.exit(main())
