"""Hypothesis strategies: options, games in the middle, positions, and bad input."""

from typing import Any

from hypothesis import strategies as st

from random_play import play
from sanjuan import Game

seeds = st.integers(0, 2**53 - 1)

options: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries(
    {
        "seats": st.integers(2, 4),
        "edition": st.sampled_from(["first", "second"]),
        "expansion": st.booleans(),
        "choose_four": st.booleans(),
        "seed": seeds,
    }
)


@st.composite
def games(draw: st.DrawFn, most: int = 250) -> Game:
    """A game of any options after some random answers."""
    return play(Game(**draw(options)), draw(st.integers(0, most)), draw(seeds))


@st.composite
def scarce_games(draw: st.DrawFn) -> Game:
    """A game from a position with hardly a card left in the piles."""
    seats, expansion = draw(st.integers(2, 4)), draw(st.booleans())
    left = draw(st.integers(0, 8))
    tucked = (110 + 29 * expansion - 4 * seats - left) // seats
    seat = {"hand": ["smithy"], "tucked": tucked - 1, "buildings": ["crane"]}
    more = {"hand": ["indigo_plant", "well"], "tucked": tucked - 2}
    return Game.from_position(
        {
            "expansion": expansion,
            "seed": draw(seeds),
            "seats": [seat, *[more] * (seats - 1)],
        }
    )


json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of each value within a JSON value, itself included."""
    found = [path]
    parts: Any = ()
    if isinstance(value, dict):
        parts = value.items()
    elif isinstance(value, list):
        parts = enumerate(value)
    for key, part in parts:
        found += paths(part, (*path, key))
    return found


def replaced(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    """The JSON value with something else at that place."""
    if not path:
        return new
    key, *rest = path
    changed = value.copy()
    changed[key] = replaced(value[key], tuple(rest), new)
    return changed


@st.composite
def spoilt(draw: st.DrawFn, value: Any) -> Any:
    """The JSON value with one part, anywhere, replaced or left out."""
    path = draw(st.sampled_from(paths(value)))
    if path and draw(st.booleans()):
        *parents, key = path
        parent = value
        for step in parents:
            parent = parent[step]
        kept = parent.copy()
        del kept[key]
        return replaced(value, tuple(parents), kept)
    return replaced(value, path, draw(json_values))
