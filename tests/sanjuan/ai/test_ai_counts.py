"""The quick counts of players equal those of the rules."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from ai_positions import WIDE
from sanjuan import Options
from sanjuan.ai.learned.counts import MEAN_PRICES, end_of, goods_of, sale
from sanjuan.ai.learned.features import MOST_KEEN, NOT_KEEN, SHIFT
from sanjuan.ai.learned.tables import HANDS, LEADS, STOP
from sanjuan.ai.search.guide import policy
from sanjuan.rules import stages
from sanjuan.rules.buildings import KIND, VIOLET
from sanjuan.rules.cards import prices
from sanjuan.rules.phases import builder, producer, trader
from sanjuan.rules.phases.start import dealt
from sanjuan.rules.state import LAST_BUILDING, State


def places(options: Options) -> Iterator[tuple[State, int]]:
    """Tables, each with every seat, in games of the policy and of chance."""
    for seed in range(3):
        state, rng = dealt(options, seed), Random(seed)
        while (question := state.question) is not None:
            yield from product([state], range(options.seats))
            by_chance = rng.random() < 0.2
            likely = policy(options).answer(state)
            state.step(question.sample(rng) if by_chance else likely)


wide = pytest.mark.parametrize("options", WIDE, ids=str)


@wide
def test_cards_left_are_those_that_the_price_leaves(options: Options) -> None:
    features = policy(options).features
    for state, seat in places(options):
        hand = state.seats[seat].hand
        site = builder.site(state, seat)
        left = [max(0, len(hand) - 1 - site.price(card)) for card in hand]
        assert features.left(state, seat, hand) == left


@wide
def test_keenness_goes_by_what_the_builder_could_pay(options: Options) -> None:
    features, keen = policy(options).features, set[int]()
    for state, seat in places(options):
        own, building = state.seats[seat], state.copy()
        building.role, building.chooser, building.privilege = stages.BUILDER, seat, 1
        site, held = builder.site(building, seat), len(own.hand) - 1
        cards = [
            card
            for card in own.hand
            if builder.may_stand(own, card) and site.price(card) <= held
        ]
        city, after = features.city("build", own, 0), features.built_left[0]
        left = features.left(building, seat, cards)
        worth = [city[KIND[c]] + after[n] for c, n in zip(cards, left, strict=True)]
        pass_by = city[STOP] + after[HANDS + min(len(own.hand), HANDS - 1)]
        most = max(worth, default=0.0) - pass_by
        found = max(1, min(MOST_KEEN, int(most * 2 + SHIFT) - SHIFT + NOT_KEEN))
        keen.add(features.keenness(own, 0))
        assert features.keenness(own, 0) == (found if cards else 0)
    assert len(keen) > 5


@wide
def test_goods_are_counted_as_they_are_made_and_sold(options: Options) -> None:
    for state, seat in places(options):
        own = state.seats[seat]
        empty, laden = len(producer.empty_plants(state, seat)), own.laden()
        elsewhere = sum(VIOLET[card] for card in laden)
        for privilege in range(3):
            makes = min(
                max(0, empty - elsewhere), producer.capacity(state, seat, privilege), 5
            )
            sells = min(len(laden), trader.capacity(state, seat, privilege), 5)
            assert goods_of(own, privilege) == 6 * makes + sells


@wide
def test_a_sale_is_of_as_many_goods_as_the_trader_may_sell(options: Options) -> None:
    for state, seat in places(options):
        known = state.tiles_seen >= 4
        price = prices(state.tiles[0]) if known else MEAN_PRICES
        fetched = sorted(price[KIND[card]] for card in state.seats[seat].laden())
        total = sum(fetched[-trader.capacity(state, seat, 1) :])
        assert sale(state, seat) == min(HANDS - 1, int(total + 0.5))


def test_the_end_is_near_one_building_before_it() -> None:
    state = dealt(Options(2), 1)
    for size in range(LAST_BUILDING - 3, LAST_BUILDING):
        state.seats[0].buildings = [0] * size
        near = end_of(state, 0) >= 2 * LEADS
        assert near == (size == LAST_BUILDING - 1)
