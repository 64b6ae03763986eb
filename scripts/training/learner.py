"""A game's part of the training: weights, policy and value, and their gradients.

Each game has a module in `training.games`, by its id, which defines its `LEARNER`.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from tabletop.base.rng import Chance
from tabletop.rules.question import Answer
from tabletop.rules.state import State
from toolchain.steps import fail
from training import games

S = TypeVar("S", bound=State)
In = TypeVar("In", bound=State, contravariant=True)

Tables: TypeAlias = "dict[str, list[list[float]]]"
"""All weights of a set by table, as rows; `value` is the table of the value."""
Inputs: TypeAlias = tuple[list[int], float]
"""A seat's active rows of the value: the last counts that much, all others 1."""
Choose: TypeAlias = Callable[[list[float], Any], int]
"""Takes a place by the logits; the choice is the game's own, for `Side.push`."""


class Set(NamedTuple):
    """A set of weights: the start of its file's name, its words, and its seats.

    `cells` say in the table of a training which set it is. A set that has not begun
    starts from the one that it comes `after`, by the stem.
    """

    stem: str
    title: str
    seats: int
    cells: tuple[str, ...]
    after: str = ""


class Shape(NamedTuple):
    """The size of the value: its rows, and its units for a seat and against it."""

    rows: int
    units: int

    @property
    def width(self) -> int:
        """The columns: the logit, the units for the seat, those against it."""
        return 1 + 2 * self.units


class Method(NamedTuple):
    """The constants of learning that a game may set.

    `discount` is the weight of the outcome against the value of the turns between (TD
    lambda). The part `margin` of the reward is for points instead of winning; a lead of
    `margin_scale` points earns nearly all of it. `entropy` is the weight of the entropy
    bonus. A game for the value explores at one of the temperatures `exploration`, until
    a random round before `latest`. A game counts as it stands after `longest` rounds.
    """

    discount: float = 0.85
    margin: float = 0.3
    margin_scale: float = 12
    entropy: float = 0.01
    exploration: tuple[float, ...] = (0.5, 1.0, 1.5)
    latest: int = 14
    longest: int | None = None


class Player(Protocol[In]):
    """A policy under some weights."""

    def answer(self, state: In) -> Answer:
        """Its likeliest answer."""
        ...

    def draw(self, state: In, temperature: float, rng: Chance) -> Answer:
        """An answer by chance; at temperature 0 the likeliest."""
        ...

    def inputs(self, state: In) -> list[Inputs]:
        """The features of every seat for the value."""
        ...


class Side(Protocol[In]):
    """Policy and value with one set of options, and where their gradients go."""

    def pick(self, state: In, choose: Choose) -> Answer:
        """An answer, each open option of which `choose` takes."""
        ...

    def chances(self, state: In) -> list[float]:
        """Each seat's chance to win by the value."""
        ...

    def inputs(self, state: In) -> list[Inputs]:
        """The features of every seat for the value."""
        ...

    def push(self, choice: Any, deltas: Sequence[float]) -> None:
        """Let each logit of a choice go that way."""
        ...

    def correct(self, inputs: Sequence[Inputs], errors: Sequence[float]) -> None:
        """Let the value's logit of each seat go that way."""
        ...


class Gradients(Protocol[In]):
    """The gradients gathered under one set of weights."""

    def side(self, options: Any) -> Side[In]:
        """Policy and value with these options."""
        ...

    def total(self) -> Tables:
        """The sum of all that was pushed and corrected; the last call."""
        ...


class Learner(Protocol[S]):
    """A game that learns. It can be pickled."""

    id: str
    """The id of the game."""
    title: str
    """The name of the game."""
    heads: Sequence[str]
    """The titles of the cells of a set."""
    sets: Sequence[Set]
    """The sets of weights, in the order in which they lend to each other."""
    released: Path
    """The file that the players read."""
    shape: Shape
    """The size of the value."""
    method: Method
    """The constants of learning."""

    def blank(self) -> Tables:
        """Weights from which nothing was learned yet."""
        ...

    def learned(self, of: Set) -> Tables:
        """The released weights."""
        ...

    def pack(self, sets: Sequence[Tables]) -> bytes:
        """The file of the weights of all sets, in their order."""
        ...

    def options(self, of: Set, rng: Random) -> Any:
        """The options of one more game to learn from."""
        ...

    def gate(self, of: Set) -> Any:
        """The options of the games of a gating match."""
        ...

    def deal(self, options: Any, seed: int) -> S:
        """A new game at its first question, without a log."""
        ...

    def player(self, tables: Tables, options: Any) -> Player[S]:
        """A policy under these weights."""
        ...

    def gradients(self, tables: Tables) -> Gradients[S]:
        """Gradients under these weights, all zero."""
        ...

    def is_moment(self, state: S) -> bool:
        """Whether the value is asked now, such as at a choice of roles."""
        ...

    def is_midst(self, state: S) -> bool:
        """Whether the round has already begun; fewer such moments become samples."""
        ...

    def calm(self, state: S) -> float:
        """The temperature after exploration."""
        ...

    def won(self, state: S) -> list[float]:
        """Each seat's share of the win, if the game ended now."""
        ...

    def points(self, state: S) -> list[int]:
        """Each seat's points, if the game ended now."""
        ...


def is_open(learner: Learner[S], state: S) -> bool:
    """Whether a game of the training goes on."""
    longest = learner.method.longest
    is_long = longest is not None and state.round > longest
    return state.question is not None and not is_long


def ids() -> list[str]:
    """The games that learn."""
    return [module.name for module in pkgutil.iter_modules(games.__path__)]


def learner_of(id: str) -> Learner[Any]:
    """The learner of that game; one that learns nothing ends in a sentence."""
    if id not in ids():
        fail(f"The game “{id}” does not learn: {', '.join(ids())} do.")
    found: Learner[Any] = import_module(f"training.games.{id}").LEARNER
    return found
