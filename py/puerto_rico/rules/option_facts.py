"""The options of each question as facts, for the words and the board of a page."""

from collections.abc import Callable
from typing import Final, Literal, TypeAlias, TypedDict

from puerto_rico.rules import stages
from puerto_rico.rules.buildings.tables import IDS, PLACE_NAMES
from puerto_rico.rules.codes import COPIES, HOLDS, POST, SMALL_WHARF, WHARF
from puerto_rico.rules.pieces import GOODS
from puerto_rico.rules.stages import RoleName
from tabletop.base.english import Told

OptionName: TypeAlias = Literal[
    "role", "noble", "tile", "circle", "colonist", "occupied", "good", "sale",
    "loading", "wharf", "small_wharf", "building", "payment", "doubloons",
]  # fmt: skip
Occupant: TypeAlias = Literal["nobody", "colonist", "noble"]


class OptionArgs(TypedDict, total=False):
    """The facts of an option; their keys depend on its id."""

    role: RoleName
    """The role."""
    tile: str
    """The kind of the tile: a good, `quarry`, or a good with `_forest`."""
    place: str
    """The place of a circle: a kind of tile, a building's id, or `san_juan`."""
    occupant: Occupant
    """The person there; a tile or a circle may be empty."""
    good: str
    """The good."""
    at: Literal["house", "post"]
    """The place of the sale: the trading house, or the seat's trading post."""
    ship: int
    """The hold of the ship."""
    building: str
    """The building's id."""
    payment: Literal["colonist", "good", "point"]
    """The thing that pays for a doubloon."""
    count: int
    """The number of doubloons."""
    copy: int
    """The number of the copy, from 0 on, where equal things are several options."""


OCCUPANTS: Final[tuple[Occupant, ...]] = ("nobody", "colonist", "noble")
PAYMENTS: Final = ("colonist", "good", "point")


def told(stage: int, option: int) -> Told:
    """The option of a question at that stage: an id and its facts."""
    return _TOLD.get(stage, _building)(option)


def _facts(id: OptionName, **args: object) -> Told:
    return {"id": id, "args": args}


def _role(option: int) -> Told:
    return _facts("role", role=stages.ROLES[option])


def _noble(option: int) -> Told:
    return _facts("noble")


def _colonist(option: int) -> Told:
    return _facts("colonist", copy=option % COPIES)


def _tile(option: int) -> Told:
    kind, copy = divmod(option, COPIES)
    return _facts("tile", tile=PLACE_NAMES[kind], copy=copy)


def _circle(option: int) -> Told:
    place, copy = divmod(option, COPIES)
    return _facts("circle", place=PLACE_NAMES[place], copy=copy)


def _occupied(option: int) -> Told:
    place, occupant = divmod(option, COPIES)
    return _facts("occupied", place=PLACE_NAMES[place], occupant=OCCUPANTS[occupant])


def _good(option: int) -> Told:
    return _facts("good", good=GOODS[option])


def _barrel(option: int) -> Told:
    good, copy = divmod(option, COPIES)
    return _facts("good", good=GOODS[good], copy=copy)


def _sale(option: int) -> Told:
    is_posted, good = divmod(option, POST)
    return _facts("sale", good=GOODS[good], at="post" if is_posted else "house")


def _loading(option: int) -> Told:
    if option == SMALL_WHARF:
        return _facts("small_wharf")
    good, hold = divmod(option, HOLDS)
    if hold == WHARF:
        return _facts("wharf", good=GOODS[good])
    return _facts("loading", good=GOODS[good], ship=hold)


def _building(option: int) -> Told:
    return _facts("building", building=IDS[option])


def _payment(option: int) -> Told:
    return _facts("payment", payment=PAYMENTS[option])


def _doubloons(option: int) -> Told:
    return _facts("doubloons", count=option)


_TOLD: Final[dict[int, Callable[[int], Told]]] = {
    stages.ROLE: _role,
    stages.LAND_NOBLE: _noble,
    stages.COLONIST: _colonist,
    **dict.fromkeys((stages.TILE, stages.SECOND_TILE, stages.FORESTRY), _tile),
    **dict.fromkeys((stages.PLACE, stages.ENNOBLE), _circle),
    **dict.fromkeys((stages.GUEST, stages.GUEST_NOBLE), _circle),
    **dict.fromkeys(stages.OCCUPIED, _occupied),
    **dict.fromkeys((stages.WAREHOUSE, stages.GIVE_GOOD, stages.WELL), _good),
    stages.ROYAL_SUPPLIER: _good,
    **dict.fromkeys((stages.CRAFT, stages.BARREL, stages.SMALL_WHARF), _barrel),
    stages.SELL: _sale,
    stages.LOAD: _loading,
    stages.BLACK_MARKET: _payment,
    stages.DEPOSIT: _doubloons,
}
"""By stage: the writer of its options; elsewhere these are buildings."""
