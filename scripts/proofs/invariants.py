"""Checks the invariants of every table, for tests and for random games."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from sanjuan import Game, determinize
from sanjuan.knowledge.view import view
from sanjuan.rules.buildings import BIT, CATHEDRAL, NONE
from sanjuan.rules.cards import deck
from sanjuan.rules.questions import Question
from sanjuan.rules.seat import Seat
from sanjuan.rules.stages import MINE
from sanjuan.rules.state import State


def whole(game: Game) -> State:
    """The table itself, hidden cards and all."""
    return game._state


def viewers(game: Game) -> list[int | None]:
    """All viewers of the table; None is a spectator."""
    return [None, *range(game.options.seats)]


def facts(thing: object) -> Any:
    """Everything a table holds, as plain data; a state's log is not on the table."""
    if isinstance(thing, State | Seat | Question):
        names = [name for name in type(thing).__slots__ if name != "log"]
        return {name: facts(getattr(thing, name)) for name in names}
    if isinstance(thing, list | tuple):
        return [facts(part) for part in thing]
    return thing


def cards(state: State) -> list[int]:
    """Every card that lies anywhere, in order; twice if it lies in two places."""
    found = [*state.pile, *state.discard, *state.drawn]
    found += [CATHEDRAL] * state.on_offer
    for seat in state.seats:
        found += [*seat.hand, *seat.buildings, *seat.tucked, *seat.stowed]
        found += [good for good in seat.goods if good != NONE]
        found += [card for card, _ in seat.covered]
    return sorted(found)


def all_cards(state: State) -> list[int]:
    """Every card the game is played with."""
    options = state.options
    beside = [CATHEDRAL] * options.expansion
    return sorted([*deck(options.edition, options.expansion), *beside])


def complaints(state: State, rng: Random) -> Iterator[str]:
    """The invariants that a table breaks, at a question or at its end."""
    if cards(state) != all_cards(state):
        yield "a card is lost or doubled"
    if facts(state.copy()) != facts(state):
        yield "a copy differs"
    if (state.question is None) != state.over:
        yield "nothing is asked before the end, or something after it"
    elif state.question and len(list(islice(state.question, 2))) < 2:
        yield "what is asked is no choice"
    if not all(is_sound(seat) for seat in state.seats):
        yield "a city is not what its buildings are"
    for viewer in [None, *range(len(state.seats))]:
        yield from _leaks(state, viewer, rng)


def is_sound(seat: Seat) -> bool:
    """Whether each violet building stands once, and the seat knows which do."""
    bits = [BIT[card] for card in seat.buildings]
    return seat.owned == sum(bits) and len(seat.goods) == len(bits)


def _leaks(state: State, viewer: int | None, rng: Random) -> Iterator[str]:
    seen = view(state, viewer)
    if view(permuted(state, viewer, rng), viewer) != seen:
        yield f"seat {viewer} sees what is hidden from it"
    if view(determinize(seen, rng), viewer) != seen:
        yield f"a table made up from the view of seat {viewer} looks different to it"


def permuted(state: State, viewer: int | None, rng: Random) -> State:
    """The table with all that the viewer cannot see redealt."""
    other = state.copy()
    hidden = hidden_places(other, viewer)
    loose = [places[index] for places, index in hidden]
    rng.shuffle(loose)
    for (places, index), card in zip(hidden, loose, strict=True):
        places[index] = card
    _permute_tiles(other, rng)
    return other


def hidden_places(state: State, viewer: int | None) -> list[tuple[list[int], int]]:
    """The places whose cards the viewer cannot see, each as a list and an index."""
    lists = [state.pile]
    for number, seat in enumerate(state.seats):
        lists += [seat.stowed]
        lists += [] if number == viewer else [seat.hand, seat.tucked]
    if not _sees_drawn(state, viewer):
        lists.append(state.drawn)
    places = [(held, index) for held in lists for index in range(len(held))]
    for seat in state.seats:
        places += [(seat.goods, i) for i, good in enumerate(seat.goods) if good != NONE]
    everybody = (1 << len(state.seats)) - 1
    bits = everybody if viewer is None else 1 << viewer
    seen = enumerate(state.discard_seen)
    return places + [(state.discard, i) for i, who in seen if who & bits != bits]


def _sees_drawn(state: State, viewer: int | None) -> bool:
    question = state.question
    return question is not None and (question.seat == viewer or question.stage == MINE)


def _permute_tiles(state: State, rng: Random) -> None:
    """Shuffle the tiles that no seat has seen; with four seen the fifth is known."""
    up = int(state.tile_up)
    unseen = slice(up, 5 - max(0, min(state.tiles_seen, 5) - up))
    tiles = state.tiles[unseen]
    rng.shuffle(tiles)
    state.tiles[unseen] = tiles
