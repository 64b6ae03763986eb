"""San Juan learns: 2, 3 and 4 seats, without and with New Buildings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final

from sanjuan.ai.learned import weights
from sanjuan.ai.learned.points import points
from sanjuan.ai.learned.tables import UNITS, VALUE_ROWS, Tables, blank
from sanjuan.ai.players import restless
from sanjuan.rules import stages
from sanjuan.rules.options import Options
from sanjuan.rules.phases.start import dealt
from sanjuan.rules.scoring import winners
from sanjuan.rules.state import State
from tabletop.rules.scoring import shares
from toolchain.steps import ROOT
from training.games.san_juan.sides import Gradients, Player
from training.learner import Method, Set, Shape

SECOND: Final = 0.35
"""Part of the games that is of the second edition."""
FOUR: Final = 0.25
"""Part of the games that begins with the choose-four start."""


def _sets() -> Iterator[Set]:
    for seats, extra in weights.SETS:
        stem, title = f"{seats}{'-new-buildings' * extra}", f"{seats} seats"
        after = f"{seats}" if extra else f"{seats - 1}"
        cells = (f"{seats}", "yes" if extra else "no")
        known = extra or seats > weights.SETS[0][0]
        yield Set(
            stem,
            f"{title}{', New Buildings' * extra}",
            seats,
            cells,
            after if known else "",
        )


class SanJuan:
    """San Juan's part of the training."""

    id = "san_juan"
    title = "San Juan"
    heads: Sequence[str] = ("seats", "New Buildings")
    sets: Sequence[Set] = tuple(_sets())
    released: Path = ROOT / "py" / "sanjuan" / "ai" / "learned" / weights.FILE
    shape = Shape(VALUE_ROWS, UNITS)
    method = Method()

    def blank(self) -> Tables:
        """Tables of zeros."""
        return blank()

    def learned(self, of: Set) -> Tables:
        """The released weights."""
        return weights.learned(of.seats, _is_extra(of))

    def pack(self, sets: Sequence[Tables]) -> bytes:
        """The file of the weights of all sets."""
        return weights.pack(sets)

    def options(self, of: Set, rng: Random) -> Options:
        """Options for one more game: a mix of editions and starts."""
        edition = "second" if rng.random() < SECOND else "first"
        return Options(of.seats, edition, _is_extra(of), rng.random() < FOUR)

    def gate(self, of: Set) -> Options:
        """The options of the games of a gating match."""
        return Options(of.seats, expansion=_is_extra(of))

    def deal(self, options: Options, seed: int) -> State:
        """A new game at its first question, without a log."""
        return dealt(options, seed)

    def player(self, tables: Tables, options: Options) -> Player:
        """The policy under these weights."""
        return Player(tables, options)

    def gradients(self, tables: Tables) -> Gradients:
        """Gradients under these weights, all zero."""
        return Gradients(tables)

    def is_moment(self, state: State) -> bool:
        """Whether a role is chosen."""
        question = state.question
        return question is not None and question.stage == stages.ROLE

    def is_midst(self, state: State) -> bool:
        """Whether roles of the round are taken."""
        return bool(state.roles_taken)

    def calm(self, state: State) -> float:
        """The temperature after exploration: none, until the game is long."""
        return restless(0.0, state)

    def won(self, state: State) -> list[float]:
        """Each seat's share of the win."""
        return shares(winners(state), len(state.seats))

    def points(self, state: State) -> list[int]:
        """Each seat's points."""
        return [points(state, seat) for seat in range(len(state.seats))]


def _is_extra(of: Set) -> bool:
    return of.cells[1] == "yes"


LEARNER: Final = SanJuan()
