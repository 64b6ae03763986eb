"""Claims about buildings: built, at work, their earnings, and their points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from puerto_rico.ai.why.facts import Until
from puerto_rico.ai.why.tally import LATER, ROLE, TURN, Happens, Tally, Two
from puerto_rico.rules import stages
from puerto_rico.rules.buildings.building import CLASSES, Building
from puerto_rico.rules.buildings.tables import NUMBER
from puerto_rico.rules.codes import COPIES
from puerto_rico.rules.pieces import CORN, FOREST, GOODS, NONE, QUARRY
from tabletop.advice.claims import Claim, claim

OFTEN: Final = 0.5
"""The share of the worlds from which on an event is likely."""
SHARE: Final = 0.5
"""The least difference of two shares that is worth a sentence."""
DOUBLOON: Final = 0.5
"""Points that a doubloon is about worth."""
PAIR: Final = 1.2
"""Points that a plantation with a mill is about worth."""
WORK: Final = 0.7
"""Points that a building at work is about worth beside an empty one."""


def builds(pair: Two) -> Iterator[Claim[Tally]]:
    """The seat builds a building before it chooses a role again."""
    yield from _built(pair, "builds", 1)


def misses(pair: Two) -> Iterator[Claim[Tally]]:
    """The seat hardly builds one that it would build after the other answer."""
    yield from _built(pair, "misses", -1)


def _built(pair: Two, id: str, sign: int) -> Iterator[Claim[Tally]]:
    side = pair.one if sign > 0 else pair.other
    for look in (ROLE, TURN):
        names = {name for one in side.at(look) for name in one.seats[pair.seat].built}
        for name in sorted(names - _chosen(pair)):
            event = _builds(pair.seat, name)
            more = sign * pair.more(look, event)
            if more >= SHARE and side.mean(look, event) >= OFTEN:
                worth = more * (0.5 + CLASSES[NUMBER[name]].cost / 4)
                yield claim(sign * worth, look, event, id, _named(name, look))


def _chosen(pair: Two) -> set[str]:
    """The buildings of the two answers themselves."""
    if pair.question.stage != stages.BUILD:
        return set()
    return {CLASSES[one].id for one in (*pair.one.answer, *pair.other.answer)}


def _builds(seat: int, name: str) -> Happens:
    return lambda tally: float(name in tally.seats[seat].built)


def _named(name: str, until: Until) -> dict[str, object]:
    return {"building": name, "until": until}


def staffs(pair: Two) -> Iterator[Claim[Tally]]:
    """A violet building works that would be empty after the other answer."""
    for look in (ROLE, TURN):
        tallies = pair.one.at(look)
        names = {name for one in tallies for name in one.seats[pair.seat].staffed}
        for name in sorted(names - _chosen(pair)):
            event = _works(pair.seat, name)
            more = pair.more(look, event)
            if more >= SHARE:
                worth = WORK * more * CLASSES[NUMBER[name]].vp
                yield claim(worth, look, event, "staffs", _named(name, look))


def _works(seat: int, name: str) -> Happens:
    return lambda tally: float(name in tally.seats[seat].staffed)


# ---------------------------------------------------------------- the one now built


def pays(pair: Two) -> Iterator[Claim[Tally]]:
    """The building of the answer earns doubloons or points in three rounds."""
    for building in _new(pair):
        for what, each in (("doubloons", DOUBLOON), ("points", 1.0)):
            event = _earns(pair.seat, building.id, what)
            count = pair.one.mean(LATER, event)
            if count >= 1:
                facts = {"building": building.id, "what": what, "count": _whole(count)}
                yield claim(each * count, LATER, event, "pays", facts)


def _earns(seat: int, name: str, what: str) -> Happens:
    return lambda tally: tally.seats[seat].paid[name, what]


def counts(pair: Two) -> Iterator[Claim[Tally]]:
    """A large building would count points at once, were it occupied."""
    for building in _new(pair):
        after = pair.state.copy()
        after.seats[pair.seat].city.append(building.number)
        points = building.points(after, pair.seat) if building.scores else 0
        if points > 0:
            facts = {"building": building.id, "points": points}
            event = _builds(pair.seat, building.id)
            yield claim(points, ROLE, event, "counts", facts)


def _new(pair: Two) -> Iterator[type[Building]]:
    """The building of the answer."""
    if pair.question.stage == stages.BUILD:
        yield from [CLASSES[one] for one in pair.one.answer]


def quarries(pair: Two) -> Iterator[Claim[Tally]]:
    """A quarry makes buildings cheaper in three rounds."""
    kinds = [[one // COPIES for one in side.answer] for side in (pair.one, pair.other)]
    if pair.question.stage not in (stages.TILE, stages.SECOND_TILE):
        return
    event: Happens = lambda tally: tally.seats[pair.seat].sums["saved"]  # noqa: E731
    more = pair.more(LATER, event)
    if QUARRY in kinds[0] and QUARRY not in kinds[1] and more >= SHARE:
        facts = {"count": _whole(max(1.0, more))}
        yield claim(DOUBLOON * more, LATER, event, "quarries", facts)


def fits(pair: Two) -> Iterator[Claim[Tally]]:
    """A plantation and the mill for it go together from now on."""
    good = _good(pair)
    if good == NONE or good == _good_of(pair, pair.other.answer):
        return
    own = pair.state.seats[pair.seat]
    city = [CLASSES[one] for one in own.city]
    mills = sum([one.circles for one in city if one.good == good])
    tiles = own.island.count(good)
    has_other = tiles > mills if pair.question.stage == stages.BUILD else mills > tiles
    if has_other:
        event: Happens = lambda tally: tally.seats[pair.seat].sums["made"]  # noqa: E731
        yield claim(PAIR, LATER, event, "fits", {"good": GOODS[good]})


def _good(pair: Two) -> int:
    return _good_of(pair, pair.one.answer)


def _good_of(pair: Two, answer: tuple[int, ...]) -> int:
    """The good of the mill or the plantation that an answer takes; not corn."""
    if not answer:
        return NONE
    if pair.question.stage == stages.BUILD:
        return CLASSES[answer[0]].good
    if pair.question.stage not in (stages.TILE, stages.SECOND_TILE):
        return NONE
    kind = answer[0] // COPIES
    return kind if CORN < kind < min(QUARRY, FOREST) else NONE


def _whole(amount: float) -> int:
    return int(amount + 0.5)
