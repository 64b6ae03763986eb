"""Random games of Puerto Rico, and all that holds in any of them. No test is here."""

from collections import Counter
from typing import Any

from hypothesis import strategies as st

from puerto_rico import Answer, Game, Question
from puerto_rico.rules.buildings.tables import SIZE
from puerto_rico.rules.circles import circles
from puerto_rico.rules.pieces import (
    BOXES,
    CITY,
    FOREST,
    GOODS,
    ISLAND,
    QUARRY,
    SAN_JUAN,
    SHOP,
)
from puerto_rico.rules.state import State
from tabletop.base.rng import GUESTS, Chance, stream


def keen(question: Question, rng: Chance) -> Answer:
    """A random answer of a player that seldom passes."""
    return question.sample(rng) or question.sample(rng)


def play(game: Game, plies: int = 10_000, seed: int = 1) -> Game:
    """Give that many random answers, or as many as the game takes."""
    rng = stream(seed, GUESTS[0])
    for _ in range(plies):
        if game.question is None:
            break
        game.answer(keen(game.question, rng))
    return game


seeds = st.integers(0, 2**32 - 1)
options = st.fixed_dictionaries(
    {
        "seats": st.integers(2, 5),
        "open_points": st.booleans(),
        "more_points": st.booleans(),
        "corn_handicap": st.booleans(),
        "swapped_costs": st.booleans(),
        "sets": st.sampled_from(
            [
                *[(), ("new_buildings",), ("nobles",), ("tibs",)],
                *[("new_buildings", "nobles"), ("new_buildings", "nobles", "tibs")],
            ]
        ),
        "draft": st.booleans(),
        "all_pairs": st.booleans(),
        "library_once": st.booleans(),
        "seed": seeds,
    }
)


@st.composite
def games(draw: st.DrawFn, most: int = 500) -> Game:
    """A random game after a random number of answers."""
    chosen: dict[str, Any] = draw(options)
    game = Game(**chosen)
    return play(game, draw(st.integers(0, most)), draw(seeds))


# ---------------------------------------------------------------- what always holds


def check(state: State) -> None:
    """Raise AssertionError unless all pieces are there, each in a place it may have."""
    box = BOXES[len(state.seats)]
    seats = state.seats
    nobles = sum(sum(own.nobles) for own in seats)
    colonists = sum(own.colonists for own in seats) - nobles
    has_nobles = "nobles" in state.options.sets
    all_colonists = 100 if has_nobles else box.supply + len(seats)
    assert state.supply + state.ship + colonists == all_colonists
    assert state.nobles + state.ship_nobles + nobles == 20 * has_nobles
    assert _barrels(state) == list(box.goods)
    assert _tiles(state) == [*box.tiles, box.quarries]
    assert min(state.supply, state.ship, state.pool, *state.buildings) >= 0
    for own in seats:
        assert min(own.doubloons, own.points, own.san_juan, *own.goods, *own.men) >= 0
        assert len(own.island) <= ISLAND
        assert own.used == sum(SIZE[one] for one in own.city) <= CITY
        assert len({*own.city}) == len(own.city)
        room = dict(circles(own))
        assert all(count <= room.get(at, 0) for at, count in enumerate(own.men))
        there = enumerate(own.nobles)
        men = [*own.men]
        men[SAN_JUAN] = own.san_juan
        assert all(0 <= count <= men[at] for at, count in there)
    assert len(state.shop) <= SHOP
    loads = zip(state.cargo, state.loaded, box.ships, strict=True)
    assert all((good >= 0) == (0 < count <= hold) for good, count, hold in loads)
    goods = [good for good in state.cargo if good >= 0]
    assert len({*goods}) == len(goods)


def _barrels(state: State) -> list[int]:
    """All barrels by good."""
    ships: Counter[int] = Counter()
    for good, count in zip(state.cargo, state.loaded, strict=True):
        ships[good] += count
    return [
        state.goods[good]
        + sum(own.goods[good] for own in state.seats)
        + state.shop.count(good)
        + ships[good]
        for good in range(len(GOODS))
    ]


def _tiles(state: State) -> list[int]:
    """All tiles by kind."""
    islands = [tile for own in state.seats for tile in own.island]
    tiles = Counter([*state.deck, *state.row, *islands, state.drawn])
    for good in range(QUARRY):
        tiles[good] += tiles[FOREST + good]
    aside = [*state.aside, state.quarries]
    return [tiles[kind] + aside[kind] for kind in range(QUARRY + 1)]


def buildings(state: State) -> list[int]:
    """All buildings by number, in the supply and in cities."""
    built = Counter(one for own in state.seats for one in own.city)
    return [left + built[one] for one, left in enumerate(state.buildings)]


def idle(state: State, seat: int) -> bool:
    """Whether a colonist of the seat has no circle although one is free."""
    own = state.seats[seat]
    free = sum(count - own.men[place] for place, count in circles(own))
    return own.san_juan > 0 and free > 0


def told(game: Game, seat: int, key: str, **ids: int) -> int:
    """The sum of that fact over the events of a seat; each id has its weight."""
    mine = [one for one in game.events(None) if one["args"].get("seat") == seat]
    facts: list[tuple[str, Any]] = [
        (one["id"], one["args"].get(key, 0)) for one in mine
    ]
    return sum(ids.get(id, 0) * fact for id, fact in facts)
