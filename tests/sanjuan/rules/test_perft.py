"""Perft-like counts: the number of games from fixed positions, to a depth.

`python -m proofs.perft` rewrites them.
"""

import pytest

from proofs.perft import FILE, count, counts, states

STATES = dict(states())
COUNTS = dict(
    line.split(": ") for line in FILE.read_text(encoding="utf-8").splitlines()
)


def test_every_position_is_counted() -> None:
    assert list(COUNTS) == list(STATES)


@pytest.mark.slow
@pytest.mark.parametrize("name", list(STATES))
def test_a_game_can_go_as_many_ways_as_it_could(name: str) -> None:
    wanted = [int(ways) for ways in COUNTS[name].split()]
    assert [
        ways for ways, _ in zip(counts(STATES[name]), wanted, strict=False)
    ] == wanted


def test_the_first_choice_is_between_five_roles() -> None:
    assert [count(STATES["start-first-2"], depth) for depth in (0, 1)] == [1, 5]
