"""The circles of a seat, by place."""

from puerto_rico.rules.buildings.building import CLASSES
from puerto_rico.rules.pieces import QUARRY
from puerto_rico.rules.seat import Seat


def circles(own: Seat) -> list[tuple[int, int]]:
    """The places of a seat that have circles, with their number."""
    tiles = [(kind, own.island.count(kind)) for kind in range(QUARRY + 1)]
    city = [CLASSES[number] for number in sorted(own.city)]
    found = tiles + [(building.place, building.circles) for building in city]
    return [(place, count) for place, count in found if count]


def free_circles(own: Seat) -> list[tuple[int, int]]:
    """The places of a seat that have free circles, with their number."""
    men = own.men
    left = [(place, count - men[place]) for place, count in circles(own)]
    return [(place, count) for place, count in left if count]


def free_in_city(own: Seat) -> int:
    """The number of free circles on buildings."""
    city = [CLASSES[number] for number in own.city]
    return sum([building.circles - own.men[building.place] for building in city])
