"""Random streams: each use has a range of its own; seeds."""

from itertools import combinations

import pytest

from tabletop.base import rng
from tabletop.base.rng import STREAMS, shuffle, stream

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
