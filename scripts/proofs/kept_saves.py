"""Write saves of this version, and the tables they load to, for tests of later ones.

    python -m proofs.kept_saves        write tests/saves/<version>

Every option set is among them, running or finished, as a game's and as a table's save;
some begin at a position. Saves of a version that was released are never rewritten.
"""

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from proofs.kept_files import LONG, Kept, around, eyes, loaded, mark, write
from sanjuan import Game, Options, Question, player
from sanjuan.game_type import SAN_JUAN
from tabletop.base.rng import GUESTS, Chance, stream
from tabletop.table.table import Table
from toolchain.steps import ROOT

FOLDER: Final = ROOT / "tests" / "saves"
LEVELS: Final = ("random", "medium", "easy")
VIEWED: Final = (
    *("seat", "options", "ply", "round", "governor", "chooser", "roles_taken"),
    *("tile", "tiles_known", "pile", "discard", "seats"),
)
"""The keys of a view that describe the table; the question stands by itself."""
FULL_CITY: Final = "indigo_plant sugar_mill silver_smelter smithy well chapel hero"
POSITIONS: Final[tuple[dict[str, Any], ...]] = (
    {"seats": [{"hand": ["smithy", "well"]}, {}], "round": 3},
    {
        "edition": "second",
        "seats": [{"buildings": FULL_CITY.split(), "tucked": 3}, {}, {"covered": 2}],
        "roles_taken": ["builder", "producer"],
        "seed": 77,
    },
    {
        "expansion": True,
        "seats": [{"hand": ["bank", "park"]}, {}, {"buildings": ["harbor"]}, {}],
        "seed": 78,
    },
)


def played(game: Game, plies: int, level: str) -> Game:
    """The game after that number of answers, or at its end."""
    while (question := game.question) and game.ply < plies:
        rng = stream(game.seed, GUESTS[game.ply])
        game.answer(answer(game, question, level, rng))
    return game


def answer(game: Game, question: Question, level: str, rng: Chance) -> tuple[int, ...]:
    """The answer of a player of that level; the random one seldom passes."""
    if level == "random":
        return question.sample(rng) or question.sample(rng)
    return player(level).choose(game.view(question.seat), rng)


# ---------------------------------------------------------------- which


def title(options: Options) -> str:
    """The option set in a file name."""
    new, four = "-new" * options.expansion, "-four" * options.choose_four
    return f"{options.edition}{new}{four}-{options.seats}"


def option_sets() -> Iterator[Kept]:
    """A game of each option set: half are finished, two in three are a table's."""
    switches = (False, True)
    sets = product((2, 3, 4), ("first", "second"), switches, switches)
    for place, options in enumerate(Options(*one) for one in sets):
        finished = (place + place // 2 + place // 8) % 2 == 0
        plies = LONG if finished else 20 + 53 * place % 140
        seating = around(options.seats) if place % 3 else ()
        name = f"{title(options)}-{'finished' if finished else 'running'}"
        game = Game(**options._asdict(), seed=1000 + place)
        yield Kept(name, played(game, plies, LEVELS[place // 2 % 3]), seating)


def positions() -> Iterator[Kept]:
    """Games that begin at a position."""
    for place, position in enumerate(POSITIONS):
        seats, plies = len(position["seats"]), (LONG, 0, 25)[place]
        seating = around(seats) if place else ()
        game = played(Game.from_position(position), plies, LEVELS[place])
        yield Kept(f"position-{place + 1}", game, seating)


def others() -> Iterator[Kept]:
    """A game without an answer, a serious one, and two people at a table."""
    yield Kept("begun", Game(seed=2**53 - 1))
    serious, shared = Game(3, seed=5), Game(4, seed=6)
    yield Kept("serious", played(serious, 30, "medium"), around(3), serious=True)
    yield Kept("two-people", played(shared, 44, "medium"), around(4, people=2))


# ---------------------------------------------------------------- their tables


def seen(game: Game, seat: int | None) -> str:
    """A fingerprint of a seat's view of the table."""
    view = game.view(seat)
    return mark([view[key] for key in VIEWED])


def described(save: dict[str, Any]) -> dict[str, Any]:
    """The facts of the table that a save loads to."""
    table = Table.load(SAN_JUAN, save)
    game = table.game
    return {
        **loaded(table),
        "leftovers": game.leftovers(),
        "seen": [seen(game, seat) for seat in eyes(table)],
    }


def main() -> None:
    """Write them, unless that version has some."""
    write(FOLDER, SAN_JUAN, (*option_sets(), *positions(), *others()), described)


if __name__ == "__main__":
    main()
