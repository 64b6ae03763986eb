"""What to build, and over what: the gain of each building on each place.

Paying is done with what is worth least, in cards and in goods.
"""

from collections.abc import Iterable
from math import fsum
from typing import Final, NamedTuple

from sanjuan import stages
from sanjuan.ai.worth import Outlook
from sanjuan.buildings import BIT, CATHEDRAL, COVERABLE, KIND, NONE, NUMBER, VIOLET
from sanjuan.phases.builder import Site, site
from sanjuan.scoring import score

TRIUMPH: Final = 3.0
"""Points it is worth to end the game ahead, and costs to end it behind."""
ANSWER: Final = 0.7
"""Points a seat still to build may add for each card in hand, up to five cards."""
CARPENTER: Final = 1 << NUMBER["carpenter"]
POOR_HOUSE: Final = 1 << NUMBER["poor_house"]


class Plan(NamedTuple):
    """Building a card over `cover` (`NONE`: on a free place), and what it gains."""

    gain: float
    card: int
    cover: int


def plans(out: Outlook, cards: Iterable[int]) -> list[Plan]:
    """Every way to build one of those cards, with its gain over building nothing."""
    able = [card for card in cards if not out.city.owned & BIT[card]]
    return [
        Plan(_gain(out, card, place), card, place.cover)
        for place in _places(out)
        for card in able
        if place.affords(card) and may_cover(place.cover, card)
    ]


def best_gain(out: Outlook, privilege: int) -> float:
    """What building gains a seat if a builder phase comes now."""
    state = out.state
    state.role, state.chooser = stages.BUILDER, out.seat
    state.privilege = privilege
    cards = [*out.hand, CATHEDRAL] if state.on_offer else out.hand
    return max([0.0, *(plan.gain for plan in plans(out, cards))])


def may_cover(cover: int, card: int) -> bool:
    """Whether that card may be built over that building."""
    return cover == NONE or (COVERABLE[cover] and KIND[cover] != KIND[card])


def _places(out: Outlook) -> list[Site]:
    own = out.state.seats[out.seat]
    covers = own.buildings if own.powers.covers else []
    return [site(out.state, out.seat, cover) for cover in (NONE, *covers)]


def _gain(out: Outlook, card: int, place: Site) -> float:
    price = place.price(card)
    points = out.worth(KIND[card]) - _payment(out, card, place, price)
    points += _drawn(out, card, price) - out.holding.get(card, 0.0)
    if place.cover == NONE:
        return points + _end(out, card)
    return points - _lost(out, place.cover)


def _payment(out: Outlook, card: int, place: Site, price: int) -> float:
    """What is lost in paying: the goods and cards worth least."""
    worths = [worth for worth, other in out.ladder if other != card]
    if place.goods:
        goods = sorted([out.good(KIND[good]) for good in place.goods])
        worths = sorted(worths + goods[: place.most_goods])
    return fsum(worths[:price])


def _drawn(out: Outlook, card: int, price: int) -> float:
    """What the carpenter and the poor house give for building it."""
    mask = out.state.seats[out.seat].powers.mask
    drawn = int(bool(VIOLET[card] and mask & CARPENTER))
    if mask & POOR_HOUSE and len(out.hand) - 1 - price + drawn <= 1:
        drawn += 1
    return drawn * out.card


def _lost(out: Outlook, cover: int) -> float:
    """What a building is still worth that is to be covered, its good included."""
    place = out.state.seats[out.seat].buildings.index(cover)
    good = out.state.seats[out.seat].goods[place]
    return out.worth(KIND[cover]) + (out.good(KIND[cover]) if good != NONE else 0.0)


def _end(out: Outlook, card: int) -> float:
    """Whether it would be good to end the game by building that."""
    if out.city.places != 1:
        return 0.0
    ahead = score(out.state, out.seat).total + out.worth(KIND[card])
    lead = ahead - max(_may_reach(out, seat) for seat in out.others)
    return max(-TRIUMPH, min(TRIUMPH, lead))


def _may_reach(out: Outlook, seat: int) -> float:
    """The points a rival may have at the end of this builder phase."""
    still = seat in out.to_build
    hand = min(5, len(out.state.seats[seat].hand))
    return score(out.state, seat).total + (ANSWER * hand if still else 0.0)
