"""Random streams: each use has a range of its own; seeds."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.base import rng
from tabletop.base.rng import STREAMS, roll, shuffle, stream

RANGES = {name: value for name, value in vars(rng).items() if type(value) is range}


def test_the_uses_of_chance_are_named() -> None:
    assert set(RANGES) == {"SHUFFLES", "GUESTS", "PLAYERS", "HINTS", "LOOKS_BACK"}


@pytest.mark.parametrize("pair", list(combinations(sorted(RANGES), 2)), ids="-".join)
def test_no_two_uses_share_a_stream(pair: tuple[str, str]) -> None:
    one, other = (RANGES[name] for name in pair)
    assert max(one.start, other.start) >= min(one.stop, other.stop)


def test_every_use_has_streams_that_there_are() -> None:
    assert all(0 <= use.start < use.stop <= STREAMS for use in RANGES.values())


def test_the_ranges_begin_where_they_always_did() -> None:
    """These numbers fix golden games, hints and looks back."""
    begin = {name: use.start for name, use in RANGES.items()}
    assert begin == {
        "SHUFFLES": 0,
        "GUESTS": 16_384,
        "PLAYERS": 32_768,
        "HINTS": 49_152,
        "LOOKS_BACK": 57_344,
    }


def test_no_two_seeds_share_a_stream() -> None:
    last, first = stream(1, STREAMS - 1), stream(2, 0)
    assert last.random() != first.random()


@pytest.mark.parametrize("number", [-1, STREAMS])
def test_there_is_no_other_stream(number: int) -> None:
    with pytest.raises(AssertionError):
        stream(1, number)


def test_a_shuffle_is_the_same_on_every_python() -> None:
    cards = list(range(8))
    shuffle(cards, stream(7, 0))
    assert cards == [7, 1, 0, 5, 2, 6, 4, 3]


# ---------------------------------------------------------------- dice

SEEDS = st.integers(0, rng.MAX_SEED)
WHAT = st.text("abc", max_size=3)


@given(SEEDS, WHAT, st.integers(0, 999), st.integers(1, 100))
def test_a_throw_is_a_side_and_always_the_same(
    seed: int, what: str, number: int, sides: int
) -> None:
    thrown = roll(seed, what, number, sides)
    assert 1 <= thrown <= sides
    assert roll(seed, what, number, sides) == thrown


@given(SEEDS, WHAT)
def test_every_side_comes_up_about_as_often(seed: int, what: str) -> None:
    thrown = Counter(roll(seed, what, number, 6) for number in range(1200))
    assert all(130 < thrown[side] < 270 for side in range(1, 7))


@given(SEEDS, WHAT, WHAT)
def test_dice_of_two_purposes_have_nothing_in_common(
    seed: int, one: str, other: str
) -> None:
    pairs = [(roll(seed, one, n, 6), roll(seed, other, n, 6)) for n in range(600)]
    same = sum(a == b for a, b in pairs)
    assert same == 600 if one == other else 50 < same < 150


def test_a_throw_is_the_same_on_every_python() -> None:
    assert [roll(7, "turn", number, 6) for number in range(8)] == [
        2,
        2,
        3,
        6,
        2,
        1,
        1,
        4,
    ]
