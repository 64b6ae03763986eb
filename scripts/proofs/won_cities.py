"""Write how often each building stands in a city that won, for the book of the page.

Computer players that search meet at tables of two, three and four, in both editions,
in turn without and with New Buildings. Uncovered buildings at the end of a game count.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final, NamedTuple

import sanjuan
from sanjuan.rules.buildings import CLASSES
from sanjuan.rules.cards import EDITIONS
from tabletop.base.rng import GUESTS, stream
from toolchain.steps import ROOT

LEVEL: Final = "hard"
"""The quickest player that searches."""
SEATS: Final = (2, 3, 4)
WRITTEN: Final = ROOT / "web" / "games" / "san_juan" / "book" / "won.json"
PERCENT: Final = 100


class Won(NamedTuple):
    """The buildings of a city that won, and whether New Buildings were in the game."""

    expansion: bool
    city: frozenset[str]


def options_of(game: int) -> sanjuan.Options:
    """The options of the game of that number: everything takes its turn."""
    seats = SEATS[game // 4 % len(SEATS)]
    return sanjuan.Options(seats, EDITIONS[game // 2 % 2], bool(game % 2))


def play(job: tuple[str, int]) -> list[Won]:
    """The game of that number among players of that level; a shared win is several."""
    level, number = job
    options = options_of(number)
    game = sanjuan.Game(**options._asdict(), seed=number)
    player, rng = sanjuan.player(level), stream(number, GUESTS[0])
    while (question := game.question) is not None:
        game.answer(player.choose(game.view(question.seat), rng))
    seats = game.view(None)["seats"]
    cities = [seats[seat]["buildings"] for seat in game.winners()]
    return [
        Won(options.expansion, frozenset(place["id"] for place in city))
        for city in cities
    ]


def shares(won: Iterable[Won], expansion: bool) -> dict[str, object]:
    """In how many of a hundred won cities each building stands, and of how many."""
    cities = [one.city for one in won if one.expansion == expansion]
    counts = Counter(id for city in cities for id in city)
    ids = [one.id for one in CLASSES if expansion or not one.expansion]
    percent = {id: round(PERCENT * counts[id] / len(cities)) for id in ids}
    return {"cities": len(cities), "percent": percent}


def figures(level: str, won: Iterable[Won]) -> dict[str, object]:
    """The facts for the book."""
    found = [*won]
    return {
        "level": level,
        "basic": shares(found, False),
        "expansion": shares(found, True),
    }


def played(level: str, games: int, workers: int | None = None) -> Iterator[Won]:
    """The cities that won in that number of games."""
    jobs = [(level, number) for number in range(games)]
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for won in pool.map(play, jobs, chunksize=4):
            yield from won


def main() -> None:
    """Play the games and write the file."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--level", default=LEVEL)
    parser.add_argument("--games", type=int, default=2400)
    parser.add_argument("--workers", type=int)
    asked = parser.parse_args()
    won = played(asked.level, asked.games, asked.workers)
    told = json.dumps(figures(asked.level, won), indent=2)
    WRITTEN.write_text(f"{told}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
