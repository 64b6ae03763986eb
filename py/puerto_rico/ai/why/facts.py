"""The types of the reasons for an answer, key by key, and the list of all reasons."""

from typing import Any, Final, Literal, TypeAlias, TypedDict

Until: TypeAlias = Literal["role", "turn", "later"]
"""The end of the phase, the seat's next choice of a role, or three rounds on."""


class GainsArgs(TypedDict):
    """The average gains of a seat; the facts of `gains` and `rival`."""

    doubloons: float
    """Doubloons."""
    goods: float
    """Barrels."""
    points: float
    """Points."""
    until: Until
    """The end of that time."""


class BuildingArgs(TypedDict):
    """The facts of `builds`, `misses` and `staffs`."""

    building: str
    """The building's id."""
    until: Until
    """The end of the time in which the seat builds it, or lets it work."""


class PaysArgs(TypedDict):
    """The earnings of a building; the facts of `pays`."""

    building: str
    """The building's id."""
    what: Literal["doubloons", "points"]
    """The earnings."""
    count: int
    """Their number in three rounds, on average."""


class CountsArgs(TypedDict):
    """The facts of `counts`."""

    building: str
    """The id of the large building."""
    points: int
    """The points that it would count if the game ended now."""


class FitsArgs(TypedDict):
    """The facts of `fits`."""

    good: str
    """The good for which a plantation and a mill now go together."""


class QuarriesArgs(TypedDict):
    """The facts of `quarries`."""

    count: int
    """The doubloons that the quarry saves in three rounds, on average."""


class MakesArgs(TypedDict):
    """Barrels made in the phase; the facts of `makes`."""

    count: int
    """The barrels of the seat that decides."""
    rival: int
    """The rival that makes most."""
    theirs: int
    """Its barrels."""


class SellsArgs(TypedDict):
    """The facts of `sells`."""

    count: int
    """The doubloons for a barrel sold in this phase."""


class ShipsArgs(TypedDict):
    """Points for loading; the facts of `ships` and `lets_ship`."""

    count: int
    """The points of the seat that decides."""
    rival: int
    """The rival that gets most."""
    theirs: int
    """Its points."""


class SpoilsArgs(TypedDict):
    """Barrels given back after loading; the facts of `spoils` and `saves`."""

    seat: int
    """The seat that loses them, or keeps them."""
    count: int
    """The barrels more, or fewer, on average."""
    until: Until
    """The end of that time."""


class RoleArgs(TypedDict):
    """The facts of `idle` and `denies`."""

    role: str
    """The role that the seat takes."""
    rival: int
    """A rival: one that gains nothing by the role, or would take it."""


class BountyArgs(TypedDict):
    """The facts of `bounty`."""

    role: str
    """The role."""
    count: int
    """The doubloons on it."""


class EndArgs(TypedDict):
    """The facts of `ends` and `lasts`."""

    seat: int
    """The seat that decides."""


class AmountArgs(TypedDict):
    """An average difference; the facts of `ahead`, `behind`, `holds` and `helps`."""

    seat: int
    """The seat that has more or less: the one that decides, or a rival."""
    what: Literal["points", "doubloons", "goods"]
    """The things counted."""
    count: int
    """The difference."""
    until: Until
    """The end of that time."""


REASONS: Final[dict[str, Any]] = {
    **dict.fromkeys(("gains", "rival"), GainsArgs),
    **dict.fromkeys(("builds", "misses", "staffs"), BuildingArgs),
    "pays": PaysArgs,
    "counts": CountsArgs,
    "quarries": QuarriesArgs,
    "fits": FitsArgs,
    "makes": MakesArgs,
    "sells": SellsArgs,
    **dict.fromkeys(("ships", "lets_ship"), ShipsArgs),
    **dict.fromkeys(("spoils", "saves"), SpoilsArgs),
    **dict.fromkeys(("idle", "denies"), RoleArgs),
    "bounty": BountyArgs,
    **dict.fromkeys(("ends", "lasts"), EndArgs),
    **dict.fromkeys(("ahead", "behind", "holds", "helps"), AmountArgs),
}
"""By the id of a reason: the type of its facts."""
