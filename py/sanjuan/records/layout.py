"""A table laid out in lines, hidden cards included, for people at a Python prompt."""

from collections.abc import Iterator, Sequence
from typing import Any

from sanjuan.records.positions import Position
from sanjuan.rules.scoring import PARTS
from tabletop.scoring import Score


def standing(scores: Sequence[Score], winners: Sequence[int]) -> Iterator[str]:
    """A line for each seat: points, their parts, and who has won."""
    for seat, score in enumerate(scores):
        parts = [f"{part} {score.parts[part]}" for part in PARTS if score.parts[part]]
        won = ", wins" * (seat in winners)
        yield f"seat {seat}: {score.total} points ({', '.join(parts) or 'none'}){won}"


def laid_out(
    table: Position, scores: Sequence[Score], winners: Sequence[int]
) -> Iterator[str]:
    """The round, the piles, and a few lines for each seat."""
    roles = " ".join(table["roles_taken"]) or "-"
    yield f"round {table['round']}, governor {table['governor']}, roles taken: {roles}"
    tiles = " ".join(table["tiles"])
    yield f"pile {len(table['pile'])}, discard {len(table['discard'])}, tiles {tiles}"
    for line, own in zip(standing(scores, winners), table["seats"], strict=True):
        yield line
        yield f"  hand: {' '.join(own['hand']) or '-'}"
        yield f"  city: {', '.join(map(_place, own['buildings'])) or '-'}"
        for name in ("tucked", "stowed", "covered"):
            if own[name]:
                yield f"  {name}: {' '.join(own[name])}"


def _place(place: dict[str, Any]) -> str:
    good = f" with {place['good']}" if place["good"] else ""
    return f"{place['id']}{good}"
