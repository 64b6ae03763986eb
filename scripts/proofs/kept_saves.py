"""Write saves of this version, and the tables they load to, for tests of later ones.

    python -m proofs.kept_saves        write tests/saves/<version>

Every option set is among them, running or finished, as a game's and as a table's save;
some begin at a position. Saves of a version that was released are never rewritten.
"""

import hashlib
import json
from collections.abc import Iterator
from itertools import product
from typing import Any, Final, NamedTuple

import sanjuan
from sanjuan import Game, Options, Question, player
from sanjuan.game_type import SAN_JUAN
from tabletop.base.rng import GUESTS, Chance, stream
from tabletop.rules import question as questions
from tabletop.table.seating import SeatInfo
from tabletop.table.table import Table
from toolchain.steps import ROOT, fail, say

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


class Kept(NamedTuple):
    """A game to save: its beginning, its length, its players."""

    name: str
    game: Game
    plies: int
    level: str
    seating: tuple[SeatInfo, ...] = ()
    """Those of a table's save; none: it is a game's."""
    serious: bool = False

    def save(self) -> Any:
        """The save, after that many answers."""
        game = played(self.game, self.plies, self.level)
        if not self.seating:
            return game.save()
        return Table(SAN_JUAN, game, list(self.seating), self.serious).save()


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


def around(seats: int, people: int = 1) -> tuple[SeatInfo, ...]:
    """That number of people, and computer players at the other seats."""
    levels = [None] * people + ["easy", "medium", "expert", "hard"]
    names = ("Inés", "Ben", "", "Д. 4", "Zoë")
    return tuple(map(SeatInfo, names[:seats], levels[:seats]))


def option_sets() -> Iterator[Kept]:
    """A game of each option set: half are finished, two in three are a table's."""
    switches = (False, True)
    sets = product((2, 3, 4), ("first", "second"), switches, switches)
    for place, options in enumerate(Options(*one) for one in sets):
        finished = (place + place // 2 + place // 8) % 2 == 0
        plies = 10_000 if finished else 20 + 53 * place % 140
        seating = around(options.seats) if place % 3 else ()
        name = f"{title(options)}-{'finished' if finished else 'running'}"
        game = Game(**options._asdict(), seed=1000 + place)
        yield Kept(name, game, plies, LEVELS[place // 2 % 3], seating)


def positions() -> Iterator[Kept]:
    """Games that begin at a position."""
    for place, position in enumerate(POSITIONS):
        seats, plies = len(position["seats"]), (10_000, 0, 25)[place]
        seating = around(seats) if place else ()
        game = Game.from_position(position)
        yield Kept(f"position-{place + 1}", game, plies, LEVELS[place], seating)


def others() -> Iterator[Kept]:
    """A game without an answer, a serious one, and two people at a table."""
    yield Kept("begun", Game(seed=2**53 - 1), 0, "random")
    yield Kept("serious", Game(3, seed=5), 30, "medium", around(3), serious=True)
    yield Kept("two-people", Game(4, seed=6), 44, "medium", around(4, people=2))


# ---------------------------------------------------------------- their marks


def mark(facts: Any) -> str:
    """A short name for JSON-ready facts."""
    text = json.dumps(facts, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def seen(game: Game, seat: int | None) -> str:
    """A fingerprint of a seat's view of the table."""
    view = game.view(seat)
    return mark([view[key] for key in VIEWED])


def asked(question: questions.Question | None) -> list[Any] | None:
    """The question and its seat: a list, as JSON would give it back."""
    if question is None:
        return None
    bounds = [question.low, question.high, list(question.options)]
    return [question.seat, question.name, *bounds, question.source]


def described(save: dict[str, Any]) -> dict[str, Any]:
    """The facts of the table that a save loads to."""
    table = Table.load(SAN_JUAN, save)
    game = table.game
    looking = [*range(game.options.seats), None]
    return {
        "digest": game.digest(),
        "ply": game.ply,
        "over": game.over,
        "winners": game.winners(),
        "scores": [score.parts for score in game.scores()],
        "leftovers": game.leftovers(),
        "ranking": game.ranking(),
        "asked": asked(game.question),
        "seen": [seen(game, seat) for seat in looking],
        "told": [mark(game.events(seat)) for seat in looking],
        "viewer": table.viewer(),
        "players": [list(one.facts().values()) for one in table.seating],
        "serious": table.serious,
    }


def main() -> None:
    """Write them, unless that version has some."""
    folder = FOLDER / sanjuan.__version__
    if folder.exists():
        fail(f"Saves of version {sanjuan.__version__} are there already.")
    folder.mkdir(parents=True)
    for kept in (*option_sets(), *positions(), *others()):
        save = kept.save()
        text = json.dumps(
            {"save": save, "loads_to": described(save)}, separators=(",", ":")
        )
        (folder / f"{kept.name}.json").write_text(f"{text}\n", encoding="utf-8")
    say(f"Kept in {folder.relative_to(ROOT)}.")


if __name__ == "__main__":
    main()
