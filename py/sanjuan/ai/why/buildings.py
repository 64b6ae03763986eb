"""Claims about buildings: one that becomes possible, or the one now built."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from sanjuan.ai.facts import Until
from sanjuan.ai.why.claims import (
    MORE,
    POINTS,
    SOON,
    Claim,
    Event,
    Pair,
    builds_of,
    built,
    claim,
    gained,
    made,
    mean,
    sold,
)
from sanjuan.rules import stages
from sanjuan.rules.buildings import BIT, CLASSES, KIND, VIOLET
from tabletop.advice.claims import OFTEN

EACH: Final = 0.4
"""Points that a use of a building is about worth."""
PRODUCTION: Final = frozenset(n for n, one in enumerate(CLASSES) if one.group == "P")
ALL_VIOLET: Final = frozenset(range(len(CLASSES))) - PRODUCTION


def builds(pair: Pair) -> Iterator[Claim]:
    """The seat can build a card in this phase, or by the end of the next round."""
    named: set[int] = set()
    for look in SOON:
        often, less = pair.one.built(look), pair.other.built(look)
        for kind in sorted(_likelier(pair, often, less) - named):
            named.add(kind)
            worth, facts = _card(pair, kind, often, less, look)
            facts["kept"] = _kept(pair) if look == "round" else 0
            event = built(pair.seat, kind)
            yield claim(worth, look, event, "builds", facts, "oftener")


def misses(pair: Pair) -> Iterator[Claim]:
    """The seat can hardly build a card that it could build after the other answer."""
    often, less = pair.other.built("round"), pair.one.built("round")
    for kind in sorted(_likelier(pair, often, less)):
        if less[kind] < OFTEN * len(pair.worlds):
            worth, facts = _card(pair, kind, less, often, "round")
            event = built(pair.seat, kind)
            yield claim(-worth, "round", event, "misses", facts, "seldomer")


def _likelier(pair: Pair, often: Counter[int], less: Counter[int]) -> set[int]:
    """The buildings, in neither answer, that the seat builds clearly more often."""
    lines = len(pair.worlds)
    found = {kind for kind, times in often.items() if times >= OFTEN * lines}
    clear = {kind for kind in found if often[kind] - less[kind] >= MORE * lines}
    chosen = set(pair.own | pair.others)
    return clear - chosen


def _card(
    pair: Pair, kind: int, own: Counter[int], others: Counter[int], until: Until
) -> tuple[float, dict[str, object]]:
    """The worth and the facts of a building that an answer makes possible."""
    lines, building = len(pair.worlds), CLASSES[kind]
    share = (own[kind] - others[kind]) / lines
    facts: dict[str, object] = {"seat": pair.seat, "card": building.id}
    facts |= {"built": own[kind], "lines": lines, "until": until}
    return share * (0.5 + building.cost / 2), facts


def _kept(pair: Pair) -> int:
    """The cards that stay in hand for it, if the other answer pays with them."""
    if pair.stage != stages.BUILD:
        return 0
    ones = [tally.has[pair.seat].cards for tally in pair.one.at("role")]
    others = [tally.has[pair.seat].cards for tally in pair.other.at("role")]
    return min(ones) if min(ones) > max(others) else 0


# ---------------------------------------------------------------- the one built


def counts(pair: Pair) -> Iterator[Claim]:
    """A building of cost 6 counts points at once."""
    event = gained(pair.seat, POINTS)
    for kind in _new(pair):
        points = {event(tally) for tally in pair.one.at("role")}
        if CLASSES[kind].scores and len(points) == 1 and pair.more("role", event) > 0:
            facts = {"card": CLASSES[kind].id, "points": int(points.pop())}
            yield claim(pair.more("role", event), "role", event, "counts", facts)


def fits(pair: Pair) -> Iterator[Claim]:
    """A building helps other cards in hand, or works with buildings that stand."""
    for kind in _new(pair):
        for use, event in _uses(pair.seat, kind):
            count = _partners(pair, use, kind)
            if count >= 2 and mean(pair.one.at("round"), event) >= OFTEN:
                facts = {"card": CLASSES[kind].id, "use": use, "count": count}
                yield claim(EACH * count, "round", event, "fits", facts, "some")


def _new(pair: Pair) -> set[int]:
    """The building of the answer."""
    return set(pair.own) if pair.stage == stages.BUILD else set()


def _uses(seat: int, kind: int) -> Iterator[tuple[str, Event]]:
    """The uses of a building, and the events in which it works."""
    building, own = CLASSES[kind], vars(CLASSES[kind])
    if building.production_discount:
        yield "production", builds_of(seat, PRODUCTION)
    if building.violet_discount:
        yield "violet", builds_of(seat, ALL_VIOLET)
    if building.produce_more or "after_produce" in own:
        yield "producing", made(seat)
    if building.sell_more or "after_sell" in own:
        yield "selling", sold(seat)


def _partners(pair: Pair, use: str, kind: int) -> int:
    """The cards that a use is for."""
    own = pair.state.seats[pair.seat]
    if use in ("producing", "selling"):
        return sum(not VIOLET[card] for card in own.buildings)
    held = {KIND[card] for card in own.hand if not own.owned & BIT[card]} - {kind}
    if use == "violet":
        return len(held & ALL_VIOLET)
    return sum(not VIOLET[card] for card in own.hand)
