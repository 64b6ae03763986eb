"""Drives an independent engine of Puerto Rico, by the events of a game of ours.

The engine is that of github.com/dae-hany/PuertoRico_AI_Competition (MIT): the files
`engine.py`, `constants.py`, `components.py` and `player.py` of its folder. They stay
outside the repository.
"""

import copy
import sys
from collections.abc import Callable, Iterable, Iterator
from operator import methodcaller
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeAlias

from puerto_rico.rules.buildings.tables import IDS, PLACE_NAMES
from puerto_rico.rules.codes import WHARF
from puerto_rico.rules.pieces import BOXES, GOODS, NONE, QUARRY, SAN_JUAN, TILES
from puerto_rico.rules.stages import ROLES
from puerto_rico.rules.state import State
from tabletop.rules.event import Note

Call: TypeAlias = Callable[[Any], Any]
"""A call of a method of the other game."""

FILES: Final = ("constants", "components", "player", "engine")
QUARRY_CHOICE, PASS = -1, -2
"""The numbers of a quarry and of no tile in the engine."""


def load(folder: Path) -> ModuleType:
    """The engine in that folder, under another name than our package."""
    package = ModuleType("referee")
    package.__path__ = []
    sys.modules["referee"] = package
    for name in FILES:
        text = (folder / f"{name}.py").read_text(encoding="utf-8")
        module = ModuleType(f"referee.{name}")
        sys.modules[module.__name__] = module
        exec(
            compile(text.replace("puerto_rico.", "referee."), name, "exec"),
            vars(module),
        )
    return sys.modules["referee.engine"]


class Referee:
    """A game of the other engine beside one of ours."""

    def __init__(self, engine: ModuleType, state: State) -> None:
        self.engine = engine
        self.seats = len(state.seats)
        self.game = engine.PuertoRicoGame(self.seats)
        while self.game.governor_idx:
            self.game = engine.PuertoRicoGame(self.seats)
        self.game.start_game()
        self.align(state)

    # ------------------------------------------------------------ names

    def good(self, number: int) -> Any:
        """Its good for a number of ours."""
        return self.engine.Good[GOODS[number].upper()]

    def tile(self, number: int) -> Any:
        """Its tile for a number of ours."""
        name = "QUARRY" if number == QUARRY else f"{GOODS[number].upper()}_PLANTATION"
        return self.engine.TileType[name]

    def building(self, id: str) -> Any:
        """Its building for an id of ours."""
        return self.engine.BuildingType[id.replace("guild_hall", "guildhall").upper()]

    def role(self, number: int) -> Any:
        """Its role for a number of ours."""
        name = ROLES[number]
        other = {"prospector": "PROSPECTOR_1", "second_prospector": "PROSPECTOR_2"}
        return self.engine.Role[other.get(name, name.upper())]

    # ------------------------------------------------------------ following

    def align(self, state: State) -> None:
        """Lay the hidden tiles in our order."""
        self.game.plantation_stack = [self.tile(one) for one in state.deck]
        self.game.face_up_plantations = [self.tile(one) for one in state.row]
        counts = enumerate(state.aside)
        self.game.plantation_discard = [
            self.tile(one) for one, count in counts for _ in range(count)
        ]

    def follow(self, state: State, notes: Iterable[Note]) -> None:
        """Do there what these events tell of our game."""
        for note in notes:
            do = getattr(self, f"_{note.id}", None)
            if do is not None:
                do(note.seat, **note.facts)
        if any(note.id in ("turned_up", "reshuffled") for note in notes):
            self.align(state)

    def _role_taken(self, seat: int, role: str, doubloons: int) -> None:
        self.game.select_role(seat, self.role(ROLES.index(role)))

    def _settled(self, seat: int, tile: int, cause: str) -> None:
        if cause == "hacienda":
            self.game.plantation_stack.append(self.tile(tile))
            self.game.action_hacienda_draw(seat)
            return
        row = self.game.face_up_plantations
        choice = QUARRY_CHOICE if tile == QUARRY else row.index(self.tile(tile))
        self.game.action_settler(seat, choice)

    def _built(self, seat: int, building: str, price: int) -> None:
        self.game.action_builder(seat, self.building(building))
        city = self.game.players[seat].city_board
        if city[-1].building_type.name == "OCCUPIED_SPACE":
            # It puts the university's colonist on the second place of a large building.
            city[-2].colonists, city[-1].colonists = city[-1].colonists, 0

    def _sold(self, seat: int, good: int, doubloons: int, cause: str) -> None:
        self.game.action_trader(seat, self.good(good))

    def _crafted(self, seat: int, good: int, cause: str) -> None:
        self.game.action_craftsman(seat, self.good(good))

    def _loaded(self, seat: int, good: int, ship: int, count: int, points: int) -> None:
        self.pass_loading(seat)
        holds = BOXES[self.seats].ships
        place = NONE if ship == WHARF else holds.index(ship)
        self.game.action_captain_load(seat, place, self.good(good))

    def pass_loading(self, seat: int) -> None:
        """Let the seats before that one load nothing."""
        while self.game.current_player_idx != seat:
            self.game.action_captain_pass(self.game.current_player_idx)

    def _passed(self, seat: int, stage: str) -> None:
        self._skipped(seat, stage, "")

    def _skipped(self, seat: int, stage: str, cause: str) -> None:
        if stage == "tile":
            self.game.action_settler(seat, PASS)
        elif stage == "build":
            self.game.action_builder(seat, None)
        elif stage == "sell":
            self.game.action_trader(seat, None)
        elif stage == "craft" and self.game.current_phase.name == "CRAFTSMAN":
            self.game.action_craftsman(seat, None)

    # ------------------------------------------------------------ colonists

    def place(self, seat: int, men: list[int]) -> None:
        """Put the colonists of a seat as they stand in our game, by place."""
        own, turn = self.game.players[seat], self.game.players_taken_action
        for is_city, slot in list(_slots(own, men)):
            self.game.action_mayor_place_colonist(seat, is_city, slot)
        if self.game.current_phase.name == "MAYOR" and (
            self.game.players_taken_action == turn
        ):
            self.game._advance_phase_turn()  # it has no way to place nobody

    # ------------------------------------------------------------ storage

    def store(self, seat: int, held: list[int], kept: list[int]) -> None:
        """Store the barrels that are stored in our game, and return the others."""
        self.finish_loading()
        windrose = [good for good in range(5) if kept[good] == 1 < held[good]]
        whole = [good for good in range(5) if kept[good] == held[good] > 1]
        single = [good for good in range(5) if kept[good] == held[good] == 1]
        if not windrose and single:
            windrose.append(single.pop())
        for good in windrose:
            self.game.action_captain_store_windrose(seat, self.good(good))
        for good in whole + single:
            self.game.action_captain_store_warehouse(seat, self.good(good))
        self.game.action_captain_store_pass(seat)

    def finish_loading(self) -> None:
        """Let all seats pass that have not."""
        while self.game.current_phase.name == "CAPTAIN":
            self.game.action_captain_pass(self.game.current_player_idx)

    # ------------------------------------------------------------ asking

    def takes(self, call: Call) -> bool:
        """Whether a copy of the game takes that call."""
        trial = copy.deepcopy(self.game)
        try:
            call(trial)
        except ValueError:
            return False
        return True

    def legal(self, stage: str, seat: int) -> set[str] | None:
        """The names of the options that it would take; None for other stages."""
        if stage not in ("role", "tile", "build", *self.BY_GOOD, "load"):
            return None
        if stage == "load":
            self.pass_loading(seat)
        calls = self._calls(stage, seat)
        return {name for name, call in calls.items() if self.takes(call)}

    BY_GOOD: Final = {"sell": "action_trader", "craft": "action_craftsman"}
    """By stage whose options are goods: the method."""

    def _calls(self, stage: str, seat: int) -> dict[str, Call]:
        """By name of an option: the call that would take it."""
        goods = [(name, self.good(n)) for n, name in enumerate(GOODS)]
        if method := self.BY_GOOD.get(stage):
            return {name: methodcaller(method, seat, good) for name, good in goods}
        if stage == "load":
            ships = [*enumerate(BOXES[self.seats].ships), (NONE, "wharf")]
            return {
                f"{name}_{ship}": methodcaller("action_captain_load", seat, at, good)
                for name, good in goods
                for at, ship in ships
            }
        method, things = self._things(stage)
        return {name: methodcaller(method, seat, one) for name, one in things.items()}

    def _things(self, stage: str) -> tuple[str, dict[str, Any]]:
        """The method of a stage, and its options by name."""
        if stage == "role":
            roles = [n for n in range(8) if self.role(n) in self.game.role_doubloons]
            return "select_role", {ROLES[n]: self.role(n) for n in roles}
        if stage == "build":
            return "action_builder", {id: self.building(id) for id in IDS[:23]}
        row = enumerate(self.game.face_up_plantations)
        tiles = {_plain(tile): place for place, tile in row}
        return "action_settler", {**tiles, "quarry": QUARRY_CHOICE}


def _plain(tile: Any) -> str:
    return str(tile.name).lower().removesuffix("_plantation")


def _slots(own: Any, men: list[int]) -> Iterator[tuple[bool, int]]:
    """The slots of its boards on which our colonists stand."""
    left = dict(enumerate(men))
    for slot, tile in enumerate(own.island_board):
        kind = TILES.index(_plain(tile.tile_type))
        if left[kind]:
            left[kind] -= 1
            yield False, slot
    for slot, building in enumerate(own.city_board):
        name = building.building_type.name.lower().replace("guildhall", "guild_hall")
        place = PLACE_NAMES.index(name) if name in PLACE_NAMES else SAN_JUAN
        for _ in range(left.get(place, 0) if place != SAN_JUAN else 0):
            yield True, slot
