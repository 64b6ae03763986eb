"""The base of all buildings.

No class is ever instantiated. Its numbers come first; *perks* are numbers that the
phases add up over the owner's occupied buildings; *hooks* are functions that the phases
call at their moment.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, ClassVar, Final, Literal, TypeAlias

from puerto_rico.rules.pieces import NONE

if TYPE_CHECKING:
    from puerto_rico.rules.state import State

Moment: TypeAlias = Literal[
    "before_turn", "before_tile", "after_tile", "end_settler", "mayor_turn",
    "after_build", "after_sale", "first_turn", "after_production",
]  # fmt: skip


class Perks:
    """Numbers that an occupied building adds to its owner's powers."""

    dual = 0
    """Whether its owner chooses which nobles stand there: it matters."""
    doubles = 0
    """Whether it doubles the privilege of the role that its owner takes."""
    shares = 0
    """Whether its owner has the privilege of the governor's role."""
    takes_quarry = 0
    """Whether its owner may take a quarry though another seat is the settler."""
    makes_forests = 0
    """Whether its owner may turn tiles over into forests."""
    exchanges = 0
    """Whether other things than doubloons may pay a part of a price."""
    sale_bonus = 0
    sells_same = 0
    """Whether its owner may sell a good that lies in the trading house."""
    posts = 0
    """Whether its owner may sell without the trading house."""
    load_bonus = 0
    """The points for each loading."""
    load_pays = 0
    """The doubloons for each loading."""
    wharfs = 0
    """Whether its owner may ship all barrels of a good without a ship."""
    small_wharfs = 0
    """Whether its owner may ship any barrels without a ship, for half the points."""
    keeps_kinds = 0
    """The goods of which its owner may store all barrels."""
    unloads = 0
    """Whether its owner gets a barrel of each ship that is emptied."""
    keeps_each = 0
    """The barrels of each good that its owner stores beside all others."""
    keeps_barrels = 0
    """The single barrels that its owner may store beyond the first."""


class Building(Perks):
    """A building without any power; a class overrides these defaults."""

    id: ClassVar[str]
    number: ClassVar[int]
    """Its number, which saves contain; `tables` counts."""
    place: ClassVar[int]
    """The place of its circles."""
    cost: ClassVar[int] = 0
    vp: ClassVar[int] = 0
    column: ClassVar[int] = 0
    """Its column on the board: the most quarries that lower its price."""
    circles: ClassVar[int] = 1
    copies: ClassVar[int] = 2
    size: ClassVar[int] = 1
    """The city places that it takes up."""
    good: ClassVar[int] = NONE
    """The good that a production building makes."""
    is_sure: ClassVar[bool] = True
    """Whether two sources or more agree on its cost."""
    guild_points: ClassVar[int] = 0
    """The points that a guild hall gives for it; 0 for violet buildings."""
    scores: ClassVar[bool] = False
    """Whether it has points of its own at the end, if it is occupied."""

    bars: ClassVar[str] = ""
    """The id of a building that is not in play together with it."""
    shuns: ClassVar[str] = ""
    """The id of a building that no seat owns together with it."""

    stage: ClassVar[int] = NONE
    """The stage at which it asks its owner, or acts."""
    moment: ClassVar[Moment | None] = None
    """The moment of that stage."""
    asks_builder: ClassVar[bool] = False
    """Whether it asks once it is built, though it is empty."""

    def __init_subclass__(cls) -> None:
        """Name the building after its class; refuse an attribute that no code reads."""
        cls.id = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()
        unknown = {name for name in vars(cls) if not name.startswith("__")} - _KNOWN
        if unknown:
            raise TypeError(f"{cls.__name__} declares unknown {sorted(unknown)}")

    @staticmethod
    def after_build(state: State, seat: int) -> None:
        """Act after its owner has built `state.building`."""

    @staticmethod
    def after_production(state: State, seat: int) -> None:
        """Act after its owner has produced `state.made`."""

    @staticmethod
    def first_turn(state: State, seat: int) -> None:
        """Act before its owner's first turn in a captain phase."""

    @staticmethod
    def end_craftsman(state: State, seat: int) -> None:
        """Act at the end of a craftsman phase."""

    @staticmethod
    def points(state: State, seat: int) -> int:
        """Points at the end beyond the printed ones."""
        return 0

    @staticmethod
    def ask(state: State, seat: int) -> None:
        """Pose the owner's question at `stage`, or act if there is no choice."""

    @staticmethod
    def take(state: State, seat: int, answer: tuple[int, ...]) -> None:
        """Carry out the owner's answer."""


PERKS: Final = tuple(name for name in vars(Perks) if not name.startswith("__"))
_KNOWN: Final = frozenset({*vars(Building), *PERKS, "id", "number", "place"})

CLASSES: Final[list[type[Building]]] = []
"""The buildings by number, once `tables` has counted them."""
