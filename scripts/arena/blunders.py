"""Find decisions of a game that another answer beats, by playing both on to the end.

    python -m arena.blunders game.json another.json
    python -m arena.blunders --play expert --games 40

Each save is gone through decision by decision. What the seat saw is dealt to many
worlds, and the policy plays on in them after every answer worth a thought. The best of
those then meets what was answered in other worlds, so that it is not judged by the luck
it was chosen for. Only roles and buildings are looked at, or, with --all, whatever is
decided.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import sanjuan
from arena.crew import spread
from arena.figures import Z, wilson
from arena.match import add_table
from arena.playing import play_among
from sanjuan.ai.search.guide import BRANCHING, guide
from sanjuan.ai.search.worlds import Worlds
from sanjuan.game_type import SAN_JUAN
from tabletop.chance import GUESTS, stream
from tabletop.questions import Answer
from tabletop.search.playouts import Difference, Playouts
from tabletop.table import Table
from tabletop.thinking import Thinking
from toolchain.steps import fail

WORLDS: Final = 400
LEAST: Final = 0.08
FIRST_LOOK: Final = 4
"""The first look takes one world in so many."""
CLEARLY: Final = 2.0
"""So many standard errors behind, an answer is looked at no longer."""
TEMPERATURE: Final = 1.0
JUDGES: Final = GUESTS[len(GUESTS) // 2 :]
"""The streams of the worlds, by the number of answers given."""


class Moment(NamedTuple):
    """What a seat saw when it decided, and what it answered."""

    seed: int
    ply: int
    view: sanjuan.View
    answer: Answer


class Judged(NamedTuple):
    """A decision, and the answer that is most likely to beat it.

    `more` says by how much the better one wins more; None if nothing looked better.
    """

    ply: int
    round: int
    seat: int
    stage: str
    answered: str
    better: str
    more: Difference | None

    def beaten(self, least: float) -> bool:
        """Whether the other wins by more than that, and not by luck alone."""
        more = self.more
        return more is not None and more.mean > least and more.exceeds(0, Z)

    def __str__(self) -> str:
        """The decision in a line, for people."""
        head = (
            f"decision {self.ply}, round {self.round}, seat {self.seat}, {self.stage}"
        )
        if self.more is None:
            return f"{head}: {self.answered}"
        gain, reach = 100 * self.more.mean, 100 * Z * self.more.error
        better = f"{self.better} wins {gain:.1f} ± {reach:.1f} more games in 100"
        return f"{head}: {self.answered}; {better}"


class Game(NamedTuple):
    """A game whose decisions are judged, and what it is called."""

    name: str
    game: sanjuan.Game


# ---------------------------------------------------------------- one decision


def judge(worlds: int, least: float, moment: Moment) -> Judged:
    """Play that decision on to the end, and the one that is most likely to beat it."""
    rng = stream(moment.seed, JUDGES[moment.ply % len(JUDGES)])
    hidden = Worlds(moment.view, rng)
    question = hidden.base.question
    assert question is not None
    other = rival(hidden, moment.answer, worlds // FIRST_LOOK)
    return Judged(
        moment.ply,
        moment.view["round"],
        question.seat,
        question.name,
        named(question.named(moment.answer)),
        named(question.named(other)),
        None
        if other == moment.answer
        else compared(hidden, other, moment, worlds, least),
    )


def rival(hidden: Worlds, answer: Answer, worlds: int) -> Answer:
    """What wins most in a first look at all that is worth a thought."""
    question = hidden.base.question
    assert question is not None
    way, same = guide(hidden.base.options), question.kinds_of(answer)
    thought_of = way.candidates(hidden.base, TEMPERATURE)
    others = [one for one, _ in thought_of if question.kinds_of(one) != same]
    playouts = Playouts(hidden, way, [answer, *others])
    return Thinking(playouts.race(worlds, CLEARLY)).finish()


def compared(
    hidden: Worlds, other: Answer, moment: Moment, worlds: int, least: float
) -> Difference:
    """By how much the other wins more; clearly less ends it after a quarter."""
    playouts = Playouts(hidden, guide(hidden.base.options), [moment.answer, other])
    quarter = worlds // 4
    for part in (quarter, worlds - quarter):
        Thinking(playouts.meet(part)).finish()
        found = playouts.difference(other, moment.answer)
        if found.mean + CLEARLY * found.error < least:
            break
    return found


def named(words: Sequence[str]) -> str:
    """An answer, for people."""
    return " ".join(words) or "nothing"


# ---------------------------------------------------------------- whole games


def moments(game: sanjuan.Game, everything: bool) -> Iterator[Moment]:
    """The decisions of a game that had more than one answer."""
    for before, answer in game.replay():
        question = before.question
        assert question is not None
        if everything or question.stage in BRANCHING:
            yield Moment(game.seed, before.ply, before.view(question.seat), answer)


def read(path: Path) -> Game:
    """The game of a save, of a game or a table; what is none ends in a sentence."""
    try:
        save = json.loads(path.read_text(encoding="utf-8"))
        return Game(path.name, Table.load(SAN_JUAN, save).game)
    except (OSError, ValueError) as error:
        fail(f"{path} cannot be read: {error}")
    except sanjuan.SanJuanError as error:
        fail(f"{path}: {error}")


def played(level: str, options: sanjuan.Options, seed: int) -> Game:
    """A game of that player against itself."""
    game, _ = play_among([level] * options.seats, options, seed)
    return Game(f"{level}, deal {seed}", game)


def summary(who: str, judged: Sequence[Judged], least: float) -> str:
    """How many of these decisions are beaten by more than that."""
    beaten, total = sum(one.beaten(least) for one in judged), len(judged)
    low, high = (100 * part for part in wilson(beaten / total, total))
    return (
        f"{who}: {beaten} of {total} decisions beaten by more than {100 * least:.0f}"
        f" games in 100, {low:.1f} to {high:.1f} % of them"
    )


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    made.add_argument("saves", nargs="*", type=Path, help="of games or of tables")
    made.add_argument("--play", nargs="*", default=[], help="who plays games for it")
    made.add_argument("--games", type=int, default=1, help="that each of them plays")
    made.add_argument("--seed", type=int, default=1, help="the first deal of those")
    made.add_argument(
        "--all", action="store_true", help="every question, not two kinds"
    )
    made.add_argument("--worlds", type=int, default=WORLDS, help="for each decision")
    made.add_argument("--least", type=float, default=LEAST, help="share of games lost")
    made.add_argument("--processes", type=int, default=-1, help="-1: all cores")
    add_table(made)
    return made


def groups(told: argparse.Namespace) -> Iterator[tuple[str, Iterable[Game]]]:
    """The games to judge, by who played them."""
    if told.saves:
        yield "all games read", map(read, told.saves)
    table = told.seats, told.edition, told.expansion, told.choose_four
    deals = range(told.seed, told.seed + told.games)
    for level in told.play:
        play = partial(played, level, sanjuan.Options(*table))
        yield level, spread(play, deals, told.processes)


def judged(game: Game, told: argparse.Namespace) -> Iterator[Judged]:
    """The decisions of a game, judged; those that are beaten are printed at once."""
    work = partial(judge, told.worlds, told.least)
    print(game.name, flush=True)
    for one in spread(work, moments(game.game, told.all), told.processes):
        if one.beaten(told.least):
            print(f"  {one}", flush=True)
        yield one


def main(arguments: list[str] | None = None) -> None:
    """Judge the games that the command line names."""
    told = parser().parse_args(arguments)
    if not (told.saves or told.play):
        fail("Name a saved game, or a player with --play.")
    for who, games in groups(told):
        found = [one for game in games for one in judged(game, told)]
        if found:
            print(summary(who, found, told.least))


if __name__ == "__main__":
    main()
