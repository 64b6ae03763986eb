"""Claims about goods: made, sold, and the price tiles to come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from sanjuan.ai.why.claims import (
    LEAST,
    Claim,
    Pair,
    claim,
    income,
    made,
    mean,
)
from sanjuan.rules import stages
from sanjuan.rules.cards import TILES, prices

EACH: Final = 0.5
"""Points that a good or a card is about worth."""
PLAIN: Final = 0.25
"""The same, if the answer itself says so."""
TIMELY: Final = 1.5
"""Points that a sale at the right time is about worth."""


def earns(pair: Pair) -> Iterator[Claim]:
    """The seat sells goods for more cards in this phase."""
    event, seen = income(pair.seat), pair.one.at("role")
    more = pair.more("role", event)
    goods = {tally.sold[pair.seat] for tally in seen}
    if more >= LEAST and len(goods) == 1:
        cards = [tally.income[pair.seat] for tally in seen]
        facts = {"goods": goods.pop(), "low": min(cards), "high": max(cards)}
        worth = PLAIN if pair.stage == stages.SELL else EACH
        yield claim(worth * more, "role", event, "earns", facts)


def makes(pair: Pair) -> Iterator[Claim]:
    """The seat produces more goods in this phase, and more than every rival."""
    event, seen = made(pair.seat), pair.one.at("role")
    more, goods = pair.more("role", event), round(mean(seen, event))
    amounts = [(round(mean(seen, made(rival))), rival) for rival in pair.rivals]
    most, rival = max(amounts)
    if more >= LEAST and goods > most:
        facts = {"goods": goods, "rival": rival, "theirs": most}
        yield claim(EACH * (more + goods - most), "role", event, "makes", facts)


def now(pair: Pair) -> Iterator[Claim]:
    """The price tiles to come are a reason to sell now."""
    goods, event = pair.own - pair.others, income(pair.seat)
    if pair.stage != stages.SELL or not goods or pair.others - pair.own:
        return
    if when := _when(pair, goods):
        yield claim(TIMELY, "role", event, "sells_now", {"when": when})


def later(pair: Pair) -> Iterator[Claim]:
    """The next price tile is a reason to wait."""
    goods, event = pair.others - pair.own, income(pair.seat)
    if pair.stage == stages.SELL and goods and not pair.own - pair.others:
        here = _paid(pair.state.tiles[0], goods)
        if all(_paid(world.tiles[1], goods) > here for world in pair.worlds):
            yield claim(TIMELY, "role", event, "waits", {}, "less")


def _when(pair: Pair, goods: Counter[int]) -> str:
    """The tiles that pay more for these goods: none, none next, or only the next."""
    here = pair.state.tiles[0]
    better = {tile for tile in TILES if _paid(tile, goods) > _paid(here, goods)}
    following = {world.tiles[1] for world in pair.worlds}
    if not better:
        return "best"
    if not better & following:
        return "not_next"
    return "only_next" if better == following else ""


def _paid(tile: str, goods: Counter[int]) -> int:
    by_kind = prices(tile)
    return sum([by_kind[kind] * count for kind, count in goods.items()])
