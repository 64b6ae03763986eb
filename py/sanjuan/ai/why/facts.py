"""The types of the facts of sentences, key by key, and the list of all reasons."""

from typing import Any, Final, Literal, TypedDict

from sanjuan.ai.facts import CardArgs, GainsArgs, Until, WinsArgs


class PossibleArgs(CardArgs):
    """A building that an answer makes possible, or not; the facts of `misses`."""

    seat: int
    """The seat that decides."""


class BuildsArgs(PossibleArgs):
    """A building that becomes possible; the facts of `builds`."""

    kept: int
    """The cards that the seat keeps in hand for it; 0 if that is not the point."""


class CountsArgs(TypedDict):
    """The facts of `counts`."""

    card: str
    """The id of the building of cost 6."""
    points: int
    """The points that it brings at once."""


class FitsArgs(TypedDict):
    """The facts of `fits`."""

    card: str
    """The id of the building."""
    use: Literal["production", "violet", "producing", "selling"]
    """Its use: cheaper production or violet buildings, or more from goods."""
    count: int
    """The number of buildings, in hand or in the city, that it works with."""


class EarnsArgs(TypedDict):
    """A sale in the present phase; the facts of `earns`."""

    goods: int
    """The number of goods."""
    low: int
    """The fewest cards for them."""
    high: int
    """The most."""


class MakesArgs(TypedDict):
    """Goods made in the present phase; the facts of `makes`."""

    goods: int
    """The goods of the seat that decides."""
    rival: int
    """The rival that makes most."""
    theirs: int
    """Its goods."""


class SellsNowArgs(TypedDict):
    """The facts of `sells_now`."""

    when: Literal["best", "not_next", "only_next"]
    """The price tiles that pay more: none, none that may be next, or only the next."""


class NoArgs(TypedDict):
    """The facts of `waits`: none."""


class IdleArgs(TypedDict):
    """The facts of `idle`, and of `denies`."""

    role: str
    """The role that the seat takes."""
    rival: int
    """A rival: one that gains nothing by the role, or would take it."""


class DeedArgs(TypedDict):
    """A chance of a rival in the phase of a role; the facts of `stops` and `lets`."""

    rival: int
    """The rival."""
    deed: Literal["build", "produce", "sell"]
    """Its deed."""


class EndArgs(TypedDict):
    """The facts of `ends` and `lasts`."""

    seat: int
    """The seat that decides."""
    until: Until
    """The end of the game: before the next choice of roles, or in the next round."""


class SparesArgs(TypedDict):
    """The facts of `spares`."""

    seat: int
    """The seat that decides."""
    count: int
    """The cards more that the other answer discards for the hand limit, on average."""


class AmountArgs(TypedDict):
    """An average difference; the facts of `ahead`, `behind`, `holds` and `helps`."""

    seat: int
    """The seat that has more or less: the one that decides, or a rival."""
    what: Literal["points", "cards", "income", "made"]
    """Points, cards in hand, cards from sales, or goods made."""
    count: int
    """The difference."""
    until: Until
    """The moment: the next choice of roles, or the end of the next round."""


REASONS: Final[dict[str, Any]] = {
    "wins": WinsArgs,
    "loses": WinsArgs,
    "gains": GainsArgs,
    "rival": GainsArgs,
    "keeps": CardArgs,
    "gives_up": CardArgs,
    "builds": BuildsArgs,
    "misses": PossibleArgs,
    "counts": CountsArgs,
    "fits": FitsArgs,
    "earns": EarnsArgs,
    "makes": MakesArgs,
    "sells_now": SellsNowArgs,
    "waits": NoArgs,
    "idle": IdleArgs,
    "denies": IdleArgs,
    "stops": DeedArgs,
    "lets": DeedArgs,
    "ends": EndArgs,
    "lasts": EndArgs,
    "spares": SparesArgs,
    **dict.fromkeys(("ahead", "behind", "holds", "helps"), AmountArgs),
}
"""By the id of a reason: the type of its facts."""
SENTENCES: Final = frozenset(REASONS) - {"wins", "loses", "gains", "rival"}
"""The reasons that are sentences; the others are figures."""
