"""Play the base game of Puerto Rico beside an independent engine; print the table.

    python -m proofs.island_referee              300 games with 2 to 5 seats
    python -m proofs.island_referee FOLDER --games 40

FOLDER, by default `build/referee`, has the files of the other engine (see `referee.py`
for their address). After every decision both
tables have to be the same; at each choice of a role, a tile, a building, a sale, a
loading or a good, each option has to be legal in both or in neither. Exit code 1 and
the seed of the game at the first difference.

Our players answer at random, but so that the known differences stay out: they take each
colonist that they may, store all they can, and use a wharf as soon as it is all that is
left. The other engine asks about none of it, and puts a colonist of the university on
the second place of a large building, which `referee.py` mends.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from proofs.golden_files import choose
from proofs.referee import Referee, load
from puerto_rico import Game
from puerto_rico.rules import stages
from puerto_rico.rules.buildings.tables import IDS
from puerto_rico.rules.pieces import FIRST_BUILDING, GOODS, NONE
from puerto_rico.rules.questions import Question
from puerto_rico.rules.scoring import ranks
from puerto_rico.rules.state import State
from tabletop.base.rng import GUESTS, Chance, stream
from tabletop.rules.question import Answer
from toolchain.steps import BUILD, fail

GREEDY: Final = frozenset(
    {
        *(stages.HOSPICE, stages.UNIVERSITY, stages.COLONIST),
        *(stages.WAREHOUSE, stages.BARREL, stages.LOAD),
    }
)
"""The stages at which our players take as much as they may."""
AHEAD: Final = (stages.HOSPICE, stages.UNIVERSITY, stages.CRAFT)
"""The stages at which the other engine has already acted."""


class Different(Exception):
    """The engines disagree."""


def answer(question: Question, rng: Chance) -> Answer:
    """A random answer that the other engine knows, too."""
    chosen = choose(question, rng)
    while question.stage in GREEDY and len(chosen) < question.high:
        chosen = choose(question, rng)
    return chosen


def play(engine: ModuleType, seats: int, seed: int, counts: Counter[str]) -> None:
    """One game in both engines; raises Different."""
    game = Game(seats, seed=seed)
    state, rng = game._state, stream(seed, GUESTS[0])
    referee = Referee(engine, state)
    while question := state.question:
        _compare_options(referee, question, counts)
        state.log = []
        held = [own.goods for own in state.seats]
        state.step(answer(question, rng))
        _follow(referee, state, held)
        counts["answers"] += 1
        _compare_tables(referee, state)
    counts["games"] += 1
    counts["rounds"] += state.round


def _compare_tables(referee: Referee, state: State) -> None:
    """Raise Different unless the tables are the same."""
    if state.question and state.question.stage in AHEAD:
        return
    for name, ours, theirs in _facts(referee, state):
        if ours != theirs:
            raise Different(f"{name}: {ours} here, {theirs} there")


def _follow(referee: Referee, state: State, held: list[list[int]]) -> None:
    """Do what happened in our game; colonists and storage by the result."""
    notes = state.log or []
    for note in notes:
        referee.follow(state, [note])
        if note.id == "ship_filled":
            continue
        if note.id == "stored":
            facts: Any = note.facts
            kept, lost = facts["goods"], facts["lost"]
            both = [a + b for a, b in zip(kept, lost, strict=True)]
            _pass_stores(referee, note.seat)
            referee.store(note.seat, both, list(kept))
    _place_all(referee, state)
    _end_captain(referee, state)


def _pass_stores(referee: Referee, seat: int) -> None:
    """Let the seats before that one store nothing: they have no barrel."""
    referee.finish_loading()
    while referee.game.current_player_idx != seat:
        referee.game.action_captain_store_pass(referee.game.current_player_idx)


def _place_all(referee: Referee, state: State) -> None:
    """Place the colonists of each seat whose turn is over in our game."""
    while referee.game.current_phase.name == "MAYOR":
        seat = referee.game.current_player_idx
        if state.question and state.role == stages.MAYOR:
            waiting = {one for stage, one in state.stack if stage == stages.PLACE}
            asked = state.question.stage in (stages.PLACE, stages.COLONIST)
            if seat in waiting or (asked and state.question.seat == seat):
                return
        referee.place(seat, state.seats[seat].men)


def _end_captain(referee: Referee, state: State) -> None:
    """Let the seats without a barrel store nothing once our phase is over."""
    if state.role == stages.CAPTAIN:
        return
    referee.finish_loading()
    while referee.game.current_phase.name == "CAPTAIN_STORE":
        referee.game.action_captain_store_pass(referee.game.current_player_idx)


def _compare_options(
    referee: Referee, question: Question, counts: Counter[str]
) -> None:
    theirs = referee.legal(question.name, question.seat)
    if theirs is None:
        return
    ours = {*question.kinds()}
    counts["choices"] += 1
    if ours != theirs:
        raise Different(f"{question.name}: {sorted(ours ^ theirs)} only in one")


def _facts(referee: Referee, state: State) -> Iterator[tuple[str, Any, Any]]:
    """Each fact of the tables, as ours and as theirs; fewer within a mayor phase."""
    game = referee.game
    for own, other in zip(state.seats, game.players, strict=True):
        goods = [other.goods[referee.good(n)] for n in range(len(GOODS))]
        yield "doubloons", own.doubloons, other.doubloons
        yield "points", own.points, other.vp_chips
        yield "goods", own.goods, goods
        island = [referee.tile(one) for one in own.island]
        yield "island", island, [one.tile_type for one in other.island_board]
        if state.role != stages.MAYOR:
            yield "colonists", own.colonists, other.total_colonists_owned
            yield "city", own.men[FIRST_BUILDING:], _their_men(referee, own.men, other)
    yield "supply", state.goods, [game.goods_supply[referee.good(n)] for n in range(5)]
    yield "pool", state.pool, max(0, game.vp_chips)
    yield "quarries", state.quarries, game.quarry_stack
    yield "loads", state.loaded, [ship.current_load for ship in game.cargo_ships]
    if state.role != stages.MAYOR:
        yield "ship", state.ship, game.colonists_ship
        yield "colonists left", state.supply, game.colonists_supply
    if state.role == NONE and not state.over and not state.taken:
        yield "bounty", state.bounty, _their_bounty(referee, state)
        yield "end", False, game.check_game_end()
    if state.over:
        yield from _end(referee, state)


def _their_men(referee: Referee, men: list[int], other: Any) -> list[int]:
    """Their colonists by our places of buildings."""
    found = [0] * (len(men) - FIRST_BUILDING)
    for one in other.city_board:
        name = one.building_type.name
        for number in range(23):
            if referee.building(IDS[number]).name == name:
                found[number] = one.colonists
    return found


def _their_bounty(referee: Referee, state: State) -> list[int]:
    roles = range(len(state.bounty))
    return [referee.game.role_doubloons[referee.role(role)] for role in roles]


def _end(referee: Referee, state: State) -> Iterator[tuple[str, Any, Any]]:
    """The end and the points; the rounds have a last one only here."""
    if state.ending != "rounds":
        yield "end", True, referee.game.check_game_end()
    theirs = [(score[0], score[1]) for score in referee.game.get_scores()]
    yield "scores", ranks(state), theirs


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path, nargs="?", default=BUILD / "referee")
    parser.add_argument("--games", type=int, default=300)
    chosen = parser.parse_args()
    if not (chosen.folder / "engine.py").exists():
        fail(f"{chosen.folder} lacks the other engine; referee.py has its address.")
    engine = load(chosen.folder)
    print("| seats | games | rounds | answers | choices compared |")
    print("|---|--:|--:|--:|--:|")
    for seats in (2, 3, 4, 5):
        counts: Counter[str] = Counter()
        for seed in range(-(-chosen.games // 4)):
            try:
                play(engine, seats, seed, counts)
            except (Different, ValueError) as found:
                print(f"{seats} seats, seed {seed}: {found}.", file=sys.stderr)
                return 1
        told = [counts[one] for one in ("games", "rounds", "answers", "choices")]
        print(f"| {seats} | {' | '.join(f'{one:,}' for one in told)} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
