"""The tables of learned weights: the meaning of their rows and columns.

Blocks describe an axis of a table: `phase.7` is seven places, `built.4.building` is
four for every building. So every place has a label, and new buildings change no label.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Final, TypeAlias

from sanjuan.rules.buildings import CLASSES
from sanjuan.rules.stages import ROLES

Row: TypeAlias = "list[float]"
Tables: TypeAlias = "dict[str, list[Row]]"
Names: TypeAlias = Mapping[str, Sequence[str]]
"""By word in a block: the names that it stands for."""

KINDS: Final = len(CLASSES)
PHASES: Final = 7
HANDS: Final = 13
"""The number of hand sizes with a place; the last is for all larger ones."""
LEADS: Final = 7
STOPS: Final = 6
STRETCHES: Final = 4
TURNS: Final = 16
GAINS: Final = 13
UNITS: Final = 6
"""Hidden units of the value that count for a seat, and the same number against it."""
WIDTH: Final = 1 + 2 * UNITS
PLANT_KINDS: Final = 5
"""The number of production buildings, which have the first numbers of all kinds."""
DEAD: Final = KINDS
"""The kind of a violet card that can never be built."""

_IDS: Final = tuple(building.id for building in CLASSES)
NAMES: Final[Names] = {
    "building": _IDS,
    "plant": _IDS[:PLANT_KINDS],
    "card": (*_IDS, "dead"),
    "role": ROLES,
}


def labels(axis: str, names: Names = NAMES) -> list[str]:
    """The label of every place on an axis.

    >>> labels("stop.2 own.color", {"color": ["blue", "red"]})
    ['stop.0', 'stop.1', 'own.blue', 'own.red']
    """
    return [label for block in axis.split() for label in _block(block, names)]


def _block(block: str, names: Names) -> list[str]:
    parts = [
        map(str, range(int(part))) if part.isdigit() else names.get(part, [part])
        for part in block.split(".")
    ]
    return [".".join(places) for places in product(*parts)]


def begin_of(axis: str) -> dict[str, int]:
    """By name of a block: its first place on the axis."""
    begins, place = {}, 0
    for block in axis.split():
        begins[block.split(".")[0]] = place
        place += len(_block(block, NAMES))
    return begins


# ---------------------------------------------------------------- axes

GIVE: Final = f"take.card chapel_stop office_stop.2 bank_stop.{HANDS}"
TAKE: Final = "take.building stop"
TAKE_SOME: Final = f"take.building stop.{STOPS}"
LEFT: Final = f"left.{HANDS} stop.{HANDS} last_stop.{LEADS}"
LIBRARY: Final = "use.role pass.role"
ALWAYS: Final = "always"
PHASE: Final = f"phase.{PHASES}"
HAND: Final = f"hand.{HANDS}"
GOODS: Final = "makes_and_sells.6.6"
VALUE: Final = " ".join(
    [
        f"built.{STRETCHES}.building held.{STRETCHES}.card edition.building",
        f"laden.{STRETCHES}.plant plants.{PHASES}.{PHASES} goods.{PHASES}.{PHASES}",
        f"cards.{PHASES}.{HANDS} size.{PHASES}.{HANDS} turn.{TURNS}",
        f"gain.{STRETCHES}.{GAINS} points.{PHASES}",
    ]
)


def _city(name: str, columns: str) -> dict[str, tuple[str, str]]:
    """Tables whose rows are summed for a whole city."""
    return {
        f"{name}_owned": ("owned.building", columns),
        f"{name}_plants": (f"plants.{PHASES}", columns),
        f"{name}_phase": (PHASE, columns),
        f"{name}_edition": ("second", columns),
    }


AXES: Final[Mapping[str, tuple[str, str]]] = {
    **_city("give", GIVE),
    **_city("build", TAKE),
    **_city("sell", TAKE_SOME),
    **_city("role", "take.role"),
    **_city("rival", "take.role"),
    "give_hand": (HAND, GIVE),
    "build_left": (PHASE, LEFT),
    "cover": (PHASE, TAKE),
    "cover_price": (ALWAYS, f"due.{HANDS}"),
    "cover_end": (ALWAYS, f"lead.{LEADS}"),
    "cover_laden": (ALWAYS, "laden.2"),
    "library": (PHASE, LIBRARY),
    "library_hand": (HAND, LIBRARY),
    "library_goods": (GOODS, LIBRARY),
    "market": (PHASE, TAKE_SOME),
    "produce": (ALWAYS, "take.building"),
    "sell_price": (ALWAYS, "price.4"),
    "role_taken": (f"taken.{1 << len(ROLES)}", "take.role"),
    "role_hand": (f"hand.{PHASES}.{HANDS}", "take.role"),
    "role_goods": (GOODS, "take.role"),
    "role_sale": (f"sale.{HANDS}", "take.role"),
    "role_build": ("gain.16", "take.role"),
    "role_end": (f"end.4.{LEADS}", "take.role"),
    "rival_goods": (GOODS, "take.role"),
    "rival_hand": (HAND, "take.role"),
    "value": (VALUE, f"logit for.{UNITS} against.{UNITS}"),
}
"""By table: the axes of its rows and of its columns."""

STOP: Final = begin_of(TAKE)["stop"]
"""The column of taking no option, or no more."""
CHAPEL_STOP: Final = begin_of(GIVE)["chapel_stop"]
OFFICE_STOP: Final = begin_of(GIVE)["office_stop"]
BANK_STOP: Final = begin_of(GIVE)["bank_stop"]
VALUE_ROWS: Final = len(labels(VALUE))


def blank() -> Tables:
    """Tables of zeros."""
    return {
        name: [[0.0] * len(labels(columns)) for _ in labels(rows)]
        for name, (rows, columns) in AXES.items()
    }
