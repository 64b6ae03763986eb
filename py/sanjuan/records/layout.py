"""A table as lines of text, hidden cards included, for people at a Python prompt."""

from collections.abc import Iterator, Sequence

from sanjuan.records.facts import PlacePosition, Position
from sanjuan.rules.scoring import PARTS
from tabletop.rules.scoring import Score


def standing(scores: Sequence[Score], winners: Sequence[int]) -> Iterator[str]:
    """A line for each seat: its points, their parts, and whether it won."""
    for seat, score in enumerate(scores):
        parts = [f"{part} {score.parts[part]}" for part in PARTS if score.parts[part]]
        won = ", wins" * (seat in winners)
        yield f"seat {seat}: {score.total} points ({', '.join(parts) or 'none'}){won}"


def laid_out(
    table: Position, scores: Sequence[Score], winners: Sequence[int]
) -> Iterator[str]:
    """The lines of a table: the round, the piles, and some lines for each seat."""
    roles = " ".join(table["roles_taken"]) or "-"
    yield f"round {table['round']}, governor {table['governor']}, roles taken: {roles}"
    tiles = " ".join(table["tiles"])
    yield f"pile {len(table['pile'])}, discard {len(table['discard'])}, tiles {tiles}"
    for line, own in zip(standing(scores, winners), table["seats"], strict=True):
        yield line
        yield f"  hand: {' '.join(own['hand']) or '-'}"
        yield f"  city: {', '.join(map(_place, own['buildings'])) or '-'}"
        under = ("tucked", own["tucked"]), ("stowed", own["stowed"])
        for name, cards in (*under, ("covered", own["covered"])):
            if cards:
                yield f"  {name}: {' '.join(cards)}"


def _place(place: PlacePosition) -> str:
    good = f" with {place['good']}" if place["good"] else ""
    return f"{place['id']}{good}"
