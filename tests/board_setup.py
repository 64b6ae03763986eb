"""Sets up boards of Puerto Rico for tests, by names. No test is here.

A tile or a building with a `*` is occupied, with `*2` by two colonists, and with a `#`
by a noble. All pieces come out of the supplies; buildings need not be in play.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from puerto_rico import Game
from puerto_rico.rules.buildings.building import CLASSES
from puerto_rico.rules.buildings.tables import NUMBER
from puerto_rico.rules.options import Options
from puerto_rico.rules.phases import rounds
from puerto_rico.rules.phases.start import fresh
from puerto_rico.rules.pieces import BOXES, FOREST, GOODS, QUARRY, SAN_JUAN, TILES
from puerto_rico.rules.seat import Seat
from puerto_rico.rules.state import State
from tabletop.rules.event import Event

Fills = Callable[[State, Seat], None]


def seat(
    island: str = "",
    city: str = "",
    doubloons: int = 0,
    points: int = 0,
    san_juan: int = 0,
    nobles: int = 0,
    **goods: int,
) -> Fills:
    """A seat with these tiles, buildings and barrels; `nobles` are in San Juan."""

    def fill(state: State, own: Seat) -> None:
        own.doubloons, own.points = doubloons, points
        own.san_juan, own.nobles[SAN_JUAN] = san_juan + nobles, nobles
        state.pool -= points
        for word in island.split():
            _add_tile(state, own, word)
        for word in city.split():
            _add_building(state, own, word)
        for good, count in goods.items():
            own.goods[GOODS.index(good)] += count
            state.goods[GOODS.index(good)] -= count
        state.supply -= own.colonists - sum(own.nobles)
        state.nobles -= sum(own.nobles)

    return fill


def _add_tile(state: State, own: Seat, word: str) -> None:
    tile = TILES.index(word.rstrip("*#"))
    own.island.append(tile)
    own.men[tile] += word[-1] in "*#"
    own.nobles[tile] += word[-1] == "#"
    if tile == QUARRY:
        state.quarries -= 1
    else:
        state.deck.remove(tile % FOREST)


def _add_building(state: State, own: Seat, word: str) -> None:
    name, star, count = word.replace("#", "*").partition("*")
    building = CLASSES[NUMBER[name]]
    own.city.append(building.number)
    own.used += building.size
    own.men[building.place] = int(count or 1) if star else 0
    own.nobles[building.place] = own.men[building.place] if "#" in word else 0
    left = state.buildings[building.number]
    state.buildings[building.number] = max(0, left - 1)


def board(
    *seats: Fills,
    row: str = "corn indigo sugar",
    deck: str | None = None,
    governor: int = 0,
    change: Callable[[State], None] = lambda state: None,
    **options: Any,
) -> Board:
    """A board before the first choice of a role; the first of `deck` comes next.

    Tiles out of `deck` and `row` are laid aside. `change` may do anything else.
    """
    state = fresh(Options(len(seats), **options), 1)
    for own in state.seats:
        state.deck += own.island
        own.island.clear()
    for fill, own in zip(seats, state.seats, strict=True):
        fill(state, own)
    state.row = [TILES.index(tile) for tile in row.split()]
    for tile in state.row:
        state.deck.remove(tile)
    if deck is not None:
        _stack_up(state, deck)
    state.governor, state.log = governor, []
    change(state)
    rounds.next_turn(state)
    state.run()
    game = Game.__new__(Game)
    game._begin({}, state, 1)
    return Board(game)


def _stack_up(state: State, deck: str) -> None:
    left, state.deck = state.deck, [TILES.index(tile) for tile in deck.split()[::-1]]
    for tile in state.deck:
        left.remove(tile)
    for tile in left:
        state.aside[tile] += 1


def court(*seats: Fills, **more: Any) -> Board:
    """A board with nobles in play."""
    return board(*seats, sets=("nobles",), **more)


def in_play(*ids: str) -> Callable[[State], None]:
    """A change that lays a copy of each of these buildings ready."""

    def change(state: State) -> None:
        for id in ids:
            state.buildings[NUMBER[id]] = 1

    return change


def no_colonists(state: State) -> None:
    state.supply = state.ship = 0


def ship_only(state: State) -> None:
    state.supply = 0


def closed(state: State) -> None:
    """Two ships with coffee and tobacco, so that no other good can be loaded."""
    state.cargo, state.loaded = [3, 4], [1, 1]


class Board:
    """A game on a board, played by names."""

    def __init__(self, game: Game) -> None:
        self.game = game

    # ------------------------------------------------------------ playing

    def role(self, name: str) -> Self:
        """Take a role; first give the fewest options at every question before it."""
        self.until("role")
        return self.pick(name)

    def pick(self, *names: str) -> Self:
        """Answer with one option for each name."""
        self.game.answer(self.game.asked().pick(*names))
        return self

    def take(self) -> Self:
        """Take the first option."""
        self.game.answer(self.game.asked().options[:1])
        return self

    def leave(self) -> Self:
        """Answer with no option."""
        self.game.answer(())
        return self

    def until(self, name: str, seat: int | None = None) -> Self:
        """Give the fewest options up to a question of that name, to that seat."""
        while (asked := self.game.question) and not (
            asked.name == name and seat in (None, asked.seat)
        ):
            self.game.answer(asked.options[: asked.low])
        return self

    def rest(self) -> Self:
        """Give the fewest options to the end of the phase."""
        return self.until("role")

    # ------------------------------------------------------------ looking

    @property
    def state(self) -> State:
        return self.game._state

    @property
    def asked(self) -> tuple[str, int]:
        """The name of the open question, and the seat."""
        question = self.game.asked()
        return question.name, question.seat

    @property
    def offered(self) -> list[str]:
        """The different options of the open question, by name."""
        return sorted({*self.game.asked().kinds()})

    @property
    def bounds(self) -> tuple[int, int]:
        """The fewest and the most options of an answer."""
        question = self.game.asked()
        return question.low, question.high

    def at(self, number: int) -> Seat:
        return self.state.seats[number]

    def goods(self, number: int) -> dict[str, int]:
        """The barrels of a seat by good."""
        goods = zip(GOODS, self.at(number).goods, strict=True)
        return {good: count for good, count in goods if count}

    def island(self, number: int) -> list[str]:
        return [TILES[tile] for tile in self.at(number).island]

    def city(self, number: int) -> list[str]:
        return [CLASSES[building].id for building in self.at(number).city]

    def men(self, number: int) -> dict[str, int]:
        """The colonists of a seat by place."""
        seen = self.game.view(None)["seats"][number]
        found = {one["id"]: one["colonists"] for one in seen["city"]}
        for tile in seen["island"]:
            found[tile["id"]] = found.get(tile["id"], 0) + tile["occupied"]
        return {name: count for name, count in found.items() if count}

    def total(self, number: int) -> int:
        return self.game.scores()[number].total

    def part(self, number: int, name: str) -> int:
        return self.game.scores()[number].parts[name]

    def told(self, id: str) -> list[dict[str, Any]]:
        """The facts of all events of that id."""
        return [event["args"] for event in self._events() if event["id"] == id]

    def skipped(self) -> list[tuple[object, object, object]]:
        """The seat, the stage and the cause of each question that was left out."""
        told = self.told("skipped")
        return [(one["seat"], one["stage"], one["cause"]) for one in told]

    def _events(self) -> list[Event]:
        return self.game.events(None)


def tiles_of(seats: int) -> int:
    """The number of plantations in the box."""
    return sum(BOXES[seats].tiles)
