"""A table as lines of text, hidden tiles left out, for people at a Python prompt."""

from collections.abc import Iterator, Sequence

from puerto_rico.records.facts import Position, SeatPosition
from tabletop.rules.scoring import Score


def standing(scores: Sequence[Score], winners: Sequence[int]) -> Iterator[str]:
    """A line for each seat: its points, their parts, and whether it won."""
    for seat, score in enumerate(scores):
        parts = ", ".join(f"{part} {n}" for part, n in score.parts.items() if n)
        won = ", wins" * (seat in winners)
        yield f"seat {seat}: {score.total} points ({parts or 'none'}){won}"


def laid_out(
    table: Position, scores: Sequence[Score], winners: Sequence[int]
) -> Iterator[str]:
    """The lines of a table: the round, the board, and some lines for each seat."""
    roles = " ".join(table["roles_taken"]) or "-"
    yield f"round {table['round']}, governor {table['governor']}, roles taken: {roles}"
    if table["bounty"]:
        yield f"doubloons on roles: {_counted(table['bounty'])}"
    yield from _board(table)
    for line, own in zip(standing(scores, winners), table["seats"], strict=True):
        yield line
        yield from _seat(own)


def _board(table: Position) -> Iterator[str]:
    row = " ".join(table["row"]) or "-"
    yield f"row {row}, stack {len(table['deck'])}, quarries {table['quarries']}"
    nobles = table["nobles"] + table["ship_nobles"]
    court = f", nobles {table['nobles']} + {table['ship_nobles']}" if nobles else ""
    people = f"colonists {table['supply']} + {table['ship']} on the ship{court}"
    yield f"{people}, points {table['pool']}"
    ships = [f"{one['hold']}: {one['good']} {one['count']}" for one in table["ships"]]
    house = " ".join(table["shop"]) or "-"
    yield f"trading house {house}, ships {', '.join(ships) or '-'}"
    yield f"buildings: {_counted(table['buildings'])}"


def _seat(own: SeatPosition) -> Iterator[str]:
    bank = f", {own['deposit']} in the bank" if own["deposit"] else ""
    san_juan = f", {own['san_juan']} in San Juan" if own["san_juan"] else ""
    goods = _counted(own["goods"])
    yield f"  {own['doubloons']} doubloons{bank}, goods: {goods}{san_juan}"
    island = [one["id"] + "*" * one["occupied"] for one in own["island"]]
    yield f"  island: {' '.join(island) or '-'}"
    city = [one["id"] + "*" * one["colonists"] for one in own["city"]]
    yield f"  city: {' '.join(city) or '-'}"
    if own["nobles"]:
        yield f"  nobles: {_counted(own['nobles'])}"


def _counted(counts: dict[str, int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counts.items()) or "-"
