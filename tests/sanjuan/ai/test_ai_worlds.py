"""Worlds that a seat cannot tell apart."""

from random import Random

import pytest

from ai_positions import OPTIONS, paid, reshuffled, some
from sanjuan import Options
from sanjuan.ai.search.worlds import World, Worlds
from sanjuan.knowledge.view import view
from sanjuan.rules import stages
from sanjuan.rules.cards import deck
from sanjuan.rules.state import RUN, State
from table_setup import extended, seat


def cards_of(state: State) -> list[int]:
    """Every card on the table but the cathedral."""
    cards = state.pile + state.discard + state.drawn
    for own in state.seats:
        cards += own.hand + own.buildings + own.tucked + own.stowed
        cards += [good for good in own.goods if good >= 0]
        cards += [card for card, _ in own.covered]
    extra = state.options.edition, state.options.expansion
    return sorted(card for card in cards if card in deck(*extra))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_world_shows_the_seat_the_same(options: Options) -> None:
    for state in some(options, seed=8, step=7):
        assert state.question is not None
        seen = view(state, state.question.seat)
        worlds = Worlds(seen, Random(1))
        for _ in range(3):
            assert view(worlds.deal(), state.question.seat) == seen


@pytest.mark.parametrize("options", OPTIONS[::5], ids=str)
def test_every_world_holds_the_cards_of_its_edition(options: Options) -> None:
    for state in some(options, seed=9, step=7):
        assert state.question is not None
        worlds = Worlds(view(state, state.question.seat), Random(1))
        for _ in range(3):
            assert cards_of(worlds.deal()) == cards_of(state)


def test_worlds_differ_in_what_is_hidden() -> None:
    (state, *_) = some(Options(2), seed=8, step=7)
    worlds = Worlds(view(state, 0), Random(1))
    dealt = [worlds.deal() for _ in range(50)]
    assert len({tuple(world.seats[1].hand) for world in dealt}) > 40
    assert len({tuple(world.tiles) for world in dealt}) > 20
    tops = [world.pile[-1] for world in dealt]
    assert len(set(tops)) > 25


def test_every_hidden_card_is_dealt_everywhere_about_as_often() -> None:
    (state, *_) = some(Options(2), seed=8, step=7)
    worlds = Worlds(view(state, 0), Random(1))
    dealt = [worlds.deal() for _ in range(2000)]
    for place in (0, 3):
        held = [world.seats[1].hand[place] for world in dealt]
        counts = [held.count(card) for card in set(held)]
        assert len(counts) == len(state.pile) + 4
        assert max(counts) < 60


def test_what_lies_stowed_is_dealt_too() -> None:
    mine = seat("well", "harbor indigo_plant+", stowed=2, tucked=["hero"])
    at = extended(mine, seat("smithy", "chapel", tucked=3))
    seen = at.game.view(0)
    dealt = [Worlds(seen, Random(seed)).deal() for seed in range(20)]
    assert all(view(world, 0) == seen for world in dealt)
    assert len({tuple(world.seats[0].stowed) for world in dealt}) > 10
    assert len({tuple(world.seats[1].tucked) for world in dealt}) > 10


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_one_seat_draws_changes_little_of_what_others_draw(seats: int) -> None:
    (state, *_) = some(Options(seats), seed=8, step=7)
    world = Worlds(view(state, 0), Random(1)).deal()
    apart, after = world.copy(), world.copy()
    first = [after.draw(2, 0), after.draw(2, 1)]
    assert [apart.draw(2, 1), apart.draw(2, 0)] == first[::-1]
    assert not {*first[0]} & {*first[1]}


def test_all_cards_of_a_world_can_be_drawn_and_those_discarded_after_them() -> None:
    (state, *_) = some(Options(4), seed=8, step=7)
    world = Worlds(view(state, 0), Random(1)).deal()
    known = sorted(world.pile + world.discard)
    drawn: list[int] = []
    for turn in range(len(known)):
        drawn += world.draw(1, turn % 5 - 1)
    assert sorted(drawn) == known
    assert world.draw(3, 2) == []


@pytest.mark.parametrize("options", OPTIONS[::5], ids=str)
def test_a_world_goes_on_as_a_world_and_loses_no_card(options: Options) -> None:
    for state in some(options, seed=9, step=15):
        assert state.question is not None
        world = Worlds(view(state, state.question.seat), Random(1)).deal()
        known, rng = cards_of(world), Random(2)
        while world.question is not None:
            world.step(world.question.sample(rng))
        assert type(world.copy()) is World
        assert cards_of(world) == known


def test_worlds_differ_in_how_known_cards_will_be_shuffled() -> None:
    """The cards come back near the end of the pile, in another order in each world."""
    seen, known = paid()
    worlds = Worlds(seen, Random(1))
    dealt = [worlds.deal() for _ in range(60)]
    assert len(reshuffled(dealt, known)) > 15


def test_answers_tried_in_one_world_meet_the_same_shuffle() -> None:
    world = Worlds(paid()[0], Random(1)).deal()
    one, other = world.copy(), world.copy()
    one.reshuffle()
    other.reshuffle()
    assert one.pile == other.pile


@pytest.mark.parametrize("stage", [stages.PROSPECT, stages.COUNSEL])
def test_in_a_phase_too_each_seat_draws_at_a_place_of_its_own(stage: int) -> None:
    (state, *_) = some(Options(4), seed=8, step=7)
    dealt = Worlds(view(state, 0), Random(1)).deal()
    drawn = []
    for own in (0, 1):
        world = dealt.copy()
        world.log, world.chooser = [], own
        RUN[stage](world, own)
        secrets = world.log[0].secrets
        drawn.append(secrets["cards"].cards if secrets else ())
    assert dealt.pile[-1] in drawn[0]
    assert dealt.pile[0] in drawn[1]
