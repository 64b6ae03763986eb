"""The large buildings of the base game, which give points at the end if occupied."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from puerto_rico.rules.buildings.building import CLASSES, Building

if TYPE_CHECKING:
    from puerto_rico.rules.state import State

RESIDENCE_POINTS: Final = (*(4,) * 10, 5, 6, 7)
"""By number of tiles on the island: the points of a residence."""


class LargeBuilding(Building):
    """The numbers that most large buildings share."""

    cost, vp, column, copies, size = 10, 4, 4, 1, 2
    scores = True


class GuildHall(LargeBuilding):
    """Gives a point for each small production building, and two for each large one."""

    @staticmethod
    def points(state: State, seat: int) -> int:
        return sum(CLASSES[one].guild_points for one in state.seats[seat].city)


class Residence(LargeBuilding):
    """Gives points by the number of tiles on the island."""

    @staticmethod
    def points(state: State, seat: int) -> int:
        return RESIDENCE_POINTS[len(state.seats[seat].island)]


class Fortress(LargeBuilding):
    """Gives a point for every three colonists."""

    @staticmethod
    def points(state: State, seat: int) -> int:
        return state.seats[seat].colonists // 3


class CustomsHouse(LargeBuilding):
    """Gives a point for every four points in chips."""

    @staticmethod
    def points(state: State, seat: int) -> int:
        return state.seats[seat].points // 4


class CityHall(LargeBuilding):
    """Gives a point for each violet building, itself as well."""

    @staticmethod
    def points(state: State, seat: int) -> int:
        return sum(not CLASSES[one].guild_points for one in state.seats[seat].city)


GREAT: Final[tuple[type[Building], ...]] = (
    GuildHall,
    Residence,
    Fortress,
    CustomsHouse,
    CityHall,
)
