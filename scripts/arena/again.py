"""Ask a player for its decisions twice, and count how often it decides the same.

    python -m arena.again --level expert --games 10

It plays against itself. Each decision that has more than one answer is asked for again
with other random numbers, from the same view. Answers that take options of the same
kinds are the same.
"""

from __future__ import annotations

import argparse
from collections import Counter
from functools import partial

from arena.command import (
    add_processes,
    add_seed,
    add_table,
    asked_game,
    at_least,
    table_of,
)
from arena.crew import spread
from arena.figures import wilson
from arena.game import ArenaGame, Options, game_of
from arena.playing import AFTERWARDS, play_among
from tabletop.base.rng import stream
from tabletop.table.output import put

EVERY = "every question"


def asked_again(id: str, level: str, options: Options, seed: int) -> Counter[str]:
    """One game's decisions by question, and how many were the same: "same role"."""
    entry = game_of(id)
    game, _ = play_among([level] * options["seats"], entry, options, seed)
    player, count = entry.player(level, None), Counter[str]()
    for before, answer in game.replay():
        question = before.question
        assert question is not None
        rng = stream(seed, AFTERWARDS[before.ply])
        again = player.choose(before.view(question.seat), rng)
        same = question.kinds_of(again) == question.kinds_of(answer)
        for name in (question.name, EVERY):
            count[name] += 1
            count[f"same {name}"] += same
    return count


def table(count: Counter[str]) -> str:
    """A line for each question, the most frequent last."""
    names = [name for name in count if not name.startswith("same ")]
    rows = [f"{'question':16}{'decisions':>10}{'the same':>10}{'95 % interval':>18}"]
    for name in sorted(names, key=count.__getitem__):
        total, same = count[name], count[f"same {name}"]
        low, high = wilson(same / total, total)
        interval = f"{100 * low:.1f} to {100 * high:.1f} %"
        rows.append(f"{name:16}{total:10}{100 * same / total:8.1f} %{interval:>18}")
    return "\n".join(rows)


def parser(game: ArenaGame) -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    made.add_argument("--level", default=game.type.rival, choices=game.levels)
    made.add_argument("--games", type=at_least(1), default=10)
    add_seed(made)
    add_processes(made)
    add_table(made, game)
    return made


def main(arguments: list[str] | None = None) -> None:
    """Ask in the games that the command line wants."""
    game = asked_game(arguments)
    told = parser(game).parse_args(arguments)
    work = partial(asked_again, game.id, told.level, table_of(told, game))
    deals = range(told.seed, told.seed + told.games)
    put(table(sum(spread(work, deals, told.processes), Counter[str]())))


if __name__ == "__main__":
    main()
